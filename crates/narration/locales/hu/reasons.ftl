# Miért mondja egy tipp, amit mond: tagmondatok, amelyekből egy mondat lesz.

hint-clauses = { $start }; { $next }

caverna-hint-brings = hoz { $things }
caverna-hint-costs = elvisz { $goods }
caverna-hint-keeps = későbbre marad: megtartasz { $goods }
caverna-hint-nothing = semmibe sem kerül, mert semmid sem maradt
caverna-hint-rooms = { $points } pontot ({ $rooms })
caverna-hint-caverns = { $count } új tárnát
caverna-hint-walls = { $count } falat
caverna-hint-rival = különben { $name } is megépíthetné: { $rooms }

cavum-hint-bid = ha ez nyer, { $others } játékos előtt választasz, és { $left } pontod marad
cavum-hint-pass = megtartod mind a { $points } pontodat
cavum-hint-pass-bid = megtartod mind a { $points } pontodat, { $name } pedig fizet { $highest } pontot
cavum-hint-dynamite = vele jár: { $dynamite }
cavum-hint-before = { $count ->
    [0] senki sem jön előtted
   *[other] legfeljebb { $count } játékos jön előtted
}
cavum-hint-order = megvan a { $stones } kőből { $held }, { $reached ->
    [0] és a többi még nincs az útvonalaidon
   *[other] és további { $reached } van az útvonalaidon
}
cavum-hint-order-worth = { $value } pontot hoz, vagy { $penalty } pontot visz, ha sosem teljesíted
cavum-hint-no-order = minden kint lévő megrendelés legalább { $penalty } pontot visz, ha sosem teljesíted
cavum-hint-no-route = nincs útvonalad
cavum-hint-collects = ez az útvonal kibányászik { $stones }
cavum-hint-collects-none = ez az útvonal nem hoz követ
cavum-hint-enough = ez elég ehhez a megrendeléshez: { $order }, { $value } pont
cavum-hint-price = { $count ->
    [one] a köved { $points } pontot hoz, ha senki sem megy lejjebb
   *[other] a { $count } köved legfeljebb { $points } pontot hoz, ha senki sem megy lejjebb
}
cavum-hint-keeps = megtartasz { $stones } egy megrendelésre vagy a végső eladásra
cavum-hint-keeps-for = a kő kell ehhez a megrendeléshez: { $order }, { $value } pont
cavum-hint-kept = { $count ->
    [0] nincs több köved
   *[other] megtartasz { $count } követ
}
cavum-hint-points = hoz { $points } pontot
cavum-hint-spares = megspórol { $penalty } pont levonást
cavum-hint-route = a legjobb útvonalad { $before } helyett { $after } követ hoz
cavum-hint-cities = az állomásaid { $before } helyett { $after } pontot hoznának a városokban
cavum-hint-others = { $points } városi pontot elvesz a többiektől
cavum-hint-reach = { $before } helyett { $after } városmezőre építhetnél
cavum-hint-prepares = most még nem hoz semmit, de előkészíti a folytatást
cavum-hint-same = a legjobb útvonaladon marad { $stones } kő, a városaidban { $points } pont
cavum-hint-blast = { $count } lapkával több robbanna fel
