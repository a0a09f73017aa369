# Cavum: ami a táblán és körülötte olvasható.

cavum-board-mountain = A hegy
cavum-board-space = { $space }: { $about }
cavum-board-hex-empty = szikla, még üres
cavum-board-hex-level = { $count } lapka egymáson
cavum-board-hex-threatened = eltűnik, ha a mellette lévő dinamit felrobban
cavum-board-city-free = szabad városi mező
cavum-board-station-of = { $name } állomása
cavum-board-vein-with = telér: { $stones }
cavum-board-zoom-in = Nagyítás
cavum-board-zoom-out = Kicsinyítés
cavum-board-zoom-all = Az egész hegy
cavum-board-option = Vételi opció
cavum-board-discard = Felhasználatlanul a vételi készletbe
cavum-board-market = Árak
cavum-board-scale = { $colour }: ár { $price }, { $stones } a skálán
cavum-board-pool = Vételi készlet
cavum-board-pool-help = Egy vételi opcióval innen vehetsz el valamit, amit azonnal fel kell használnod.
cavum-board-sale = Eladás: { $colour }
cavum-board-sells-at = { $name } darabonként { $price } pontért ad el.
cavum-board-to-bid = licitál
cavum-board-out = kiszállt
cavum-board-leads = vezet
cavum-board-cards = Sorrendkártyák
cavum-board-orders = Megrendelések
cavum-board-order = { $stones }: { $value } pont, különben a végén { $penalty } levonás
cavum-board-chips = { $points } pont azonnal, ha elveszed
cavum-board-missing = Hiányzik még: { $stones }
cavum-board-you = (te)
cavum-board-points = pont
cavum-board-if-scored-help = Ennyit hoznának a városok, ha most értékelnénk őket
cavum-board-actions = Elvégzett akciók: { $done } / { $most }
cavum-board-stones = { $count ->
    [0] Nincs kő
   *[other] { $count } kő
}
cavum-board-left = Még { $count } elem:
cavum-board-prospect = Bányászlapka
cavum-board-track = Pontok
cavum-board-phase = { $phase }. szakasz (összesen { $phases })
cavum-board-routes = Útvonalak
cavum-board-walks = Bejárt útvonalak
cavum-board-walk-empty = kő nélkül
cavum-board-routes-help = A legtöbb, ami kibányászható. Koppints egy útvonalra, hogy lásd, majd erősítsd meg; vagy koppints végig rajta a hegyen, mezőről mezőre.
cavum-board-route-so-far = Eddig:
cavum-board-route-length = { $stones ->
    [0] kő nélkül
   *[other] { $stones } kő
}, { $spaces } mező
cavum-board-explosion = A robbanás
cavum-board-explosion-gone = { $exploded } lapka felrobbant, { $hit ->
    [0] szomszédos lapkát nem ért találat.
   *[other] { $hit } szomszédos lapkát ért találat.
}
cavum-board-explosion-left = Ami marad: { $tiles } látható lapka, { $veins } telér és minden állomás.
cavum-board-won = { $count ->
    [one] { $names } nyert!
   *[other] { $names } nyert!
}
cavum-board-player = Játékos

## Miért nem kerülhet valami valahová

cavum-why-in-a-city = Lapka és telér csak a hegybe kerülhet, városba nem.
cavum-why-station = Itt állomás áll.
cavum-why-vein = Itt telér van: nem lehet befedni.
cavum-why-too-many-exits = Az itteni lapkának ugyanannyi vagy több kijárata van; csak olyan lapka fedheti be, amelynek több van.
cavum-why-nothing-to-continue = Itt nem folytatódna alagút.
cavum-why-not-just-laid = A hegyben csak arra az alagútlapkára kerülhet állomás, amelyet az előző akcióban közvetlenül a táblára tettél.
cavum-why-no-route = Egyik hegyi állomásodtól sem vezet ide út.
cavum-why-no-tile = Telér csak lapkára kerülhet.
cavum-why-beside-a-city = Telér nem lehet város mellett.
cavum-why-beside-a-vein = Telér nem lehet másik telér mellett.
cavum-why-no-stones = Egyetlen skálán sincs már kő.

## The table and what is on it

cavum-section-auction = Licit
cavum-section-orders = Megrendelések
cavum-section-building = Építés
cavum-section-cities = Városok
cavum-section-explosion = Robbanás
cavum-section-sale = Eladás
cavum-section-delivery = Szállítás
cavum-section-final-sale = Végső eladás
cavum-board-after-phases = A(z) { $phases }. szakasz után
cavum-board-city = { $numeral }. város
cavum-board-city-worth = { $free } szabad
cavum-board-city-each = { $free } szabad · { $free } pont
cavum-board-cities-now = városok
cavum-board-show-blast = Mutasd, mi robbanna fel
cavum-board-discard-short = készletbe
cavum-board-market-help = legnagyobb szabad szám
cavum-board-rung = { $least ->
    [same] { $most } pont
   *[other] { $least }–{ $most } pont
}
cavum-board-lowest-now = legalacsonyabb
cavum-preview-route = Útvonal
cavum-preview-no-route = még nincs
cavum-preview-cities = Városok
cavum-preview-same = { $points } pont, mint eddig
cavum-preview-reach = Elérés
cavum-preview-reach-text = { $count ->
    [0] nincs szabad városmező
   *[other] { $count } szabad városmező
}
cavum-preview-explosion = Robbanás
cavum-preview-stays = marad, { $others ->
    [0] más sem tűnik el
   *[other] { $others } másik lapka eltűnik
}
cavum-preview-goes = megsemmisül, { $others ->
    [0] más nem tűnik el
   *[other] { $others } másik lapka eltűnik
}
cavum-marks = Jelek
cavum-marks-fits = ide fér
cavum-marks-on-top = rárakható
cavum-marks-blown = felrobban
cavum-marks-route = útvonalad
cavum-marks-hint = tipp
cavum-marks-fresh = most lerakva
cavum-result-you = Nyertél!
cavum-result-score = { $own } : { $next }
cavum-result-by-source = Pontok forrás és szakasz szerint
cavum-result-curve = Pontok a szakaszok során
cavum-result-phase = { $phase }. szakasz
cavum-result-after = Utána
cavum-result-sum = Összesen
cavum-source-start = Kezdet
cavum-source-auctions = Licitek
cavum-source-options = Opciók és zsetonok
cavum-source-cities = Városok
cavum-source-sales = Eladások
cavum-source-orders = Megrendelések
cavum-source-penalties = Levonások
cavum-source-final-sale = Végső eladás
cavum-film-fuse = Ég a kanóc …

## What is asked, and what the player who is asked is doing

cavum-ask-open = Mennyit licitálsz? A legmagasabb licit választ { $turn ->
    [first] elsőként
   *[next] következőként
} sorrendkártyát.
cavum-ask-raise = Emelsz legalább { $least } pontra, vagy passzolsz: ki választ { $turn ->
    [first] elsőként
   *[next] következőként
} sorrendkártyát?
cavum-ask-card = Melyik sorrendkártya? Az alacsony előbb épít és ad el, a magashoz erősebb dinamit jár.
cavum-ask-order = Elveszel egy megrendelést, vagy passzolsz erre a szakaszra?
cavum-ask-build = { $left ->
    [4] Mit építesz? Legfeljebb 4 akciód van.
    [1] Még egy akció, vagy vége a körödnek?
   *[other] Még legfeljebb { $left } akció, vagy vége a körödnek?
}
cavum-ask-prospect = Ideje bányászni: válassz útvonalat, vagy az állomást, ahonnan indulsz.
cavum-ask-step = Merre megy tovább az útvonalad?
cavum-ask-price = Mennyiért adnál el { $colour ->
    [yellow] sárgát
    [red] pirosat
    [blue] kéket
    [green] zöldet
    [white] fehéret
   *[violet] lilát
}? Legfeljebb { $most }, vagy passz. A legalacsonyabb licit ad el.
cavum-ask-undercut = Licitálsz { $lowest } alá, vagy passzolsz: ki ad el { $colour ->
    [yellow] sárgát
    [red] pirosat
    [blue] kéket
    [green] zöldet
    [white] fehéret
   *[violet] lilát
}?
cavum-ask-sell = Hány { $colour ->
    [yellow] sárga
    [red] piros
    [blue] kék
    [green] zöld
    [white] fehér
   *[violet] lila
} követ adsz el darabonként { $price } pontért?
cavum-ask-fulfil = Teljesítesz most megrendelést?
cavum-ask-final-sale = Végső eladás: melyik követ adod el?
cavum-waits-bid = { $name } sorrendkártyára licitál.
cavum-waits-card = { $name } sorrendkártyát választ.
cavum-waits-order = { $name } megrendelést választ.
cavum-waits-build = { $name } épít, 4-ből a(z) { $action }. akció.
cavum-waits-prospect = { $name } bányászik.
cavum-waits-price = { $name } árat mond: { $colour ->
    [yellow] sárga
    [red] piros
    [blue] kék
    [green] zöld
    [white] fehér
   *[violet] lila
}.
cavum-waits-sell = { $name } eldönti, hány { $colour ->
    [yellow] sárga
    [red] piros
    [blue] kék
    [green] zöld
    [white] fehér
   *[violet] lila
} követ ad el.
cavum-waits-fulfil = { $name } megnézi, mely megrendelést teljesítheti.
cavum-waits-final-sale = { $name } követ ad el a végső eladáson.
