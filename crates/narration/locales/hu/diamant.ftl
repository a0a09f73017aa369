# Diamant: minden, amit róla mondunk.

diamant-name = Diamant
diamant-tagline = Még egy lépés a mélybe, vagy irány a tábor a zsákmánnyal? Mindenki egyszerre dönt.
diamant-players = 3–8 játékos, 30 perc

## Asztal beállítása

diamant-option-seats = Kalandorok
diamant-option-seats-help = Ennyi hely van az asztalnál, botokkal együtt.
diamant-option-relics = Ereklyék
diamant-option-relics-help = Öt ereklye kerül a barlangba, minden fordulóban egy. Csak az viheti el őket, aki egyedül fordul vissza.
diamant-option-open_chests = Nyitott ládák
diamant-option-open_chests-help = Mindenki látja, mi van az egyes ládákban. Különben a ládák a többiek előtt a játék végéig zárva maradnak.

## Döntések

diamant-decision-stay = Tovább a mélybe
diamant-decision-stay-detail = Jöhet a következő kártya. Ha egy csapda másodszor is felbukkan, mindent elveszítesz, ami nálad van.
diamant-decision-leave = Vissza a táborba
diamant-decision-leave-detail = Ami nálad van, a ládádba kerül, azzal együtt, ami neked jut az úton maradt rubinokból.

## Mi a kérdés

diamant-question-choose = Tovább a mélybe, vagy vissza a táborba?
diamant-question-going-deeper = Továbbmész. { diamant-still-choosing }
diamant-question-going-home = Visszatérsz a táborba. { diamant-still-choosing }
diamant-question-in-camp = Biztonságban vagy a táborban. { diamant-still-choosing }
diamant-question-others = { $names } dönt: tovább a mélybe, vagy vissza a táborba?
diamant-question-card = Jön a következő kártya.
diamant-still-choosing = { $names } még gondolkodik.
diamant-many = { $count } kalandor
diamant-step-choosing = { $count ->
    [one] { $count } dönt
   *[other] { $count } titokban dönt
}
diamant-step-ready = { $count } már döntött
diamant-leaving = { $safe } biztos, egyedül { $alone }
diamant-leaving-sure = { $safe } biztos
diamant-staying = { $size } kártyából { $deadly } elviszi a nálad lévő { $carried } rubint
diamant-staying-empty = { $size } kártyából { $deadly } véget vet a fordulónak
diamant-staying-safe = Egyelőre nem veszíthetsz semmit

## Dolgok

diamant-trap = { $trap ->
    [spiders] Pókok
    [snakes] Kígyók
    [lava] Láva
    [boulder] Gördülő szikla
   *[ram] Faltörő kos
}
diamant-relic = { $relic ->
    [amulet] Amulett
    [goblet] Serleg
    [mask] Maszk
    [crown] Korona
   *[idol] Bálvány
}
diamant-relic-worth = { diamant-relic } (értéke { $value })

## Mi történt

diamant-event-round-began = { $round }. forduló (összesen { $rounds }): mindenki belép a barlangba.
diamant-event-round-began-relic = { $round }. forduló (összesen { $rounds }): mindenki belép a barlangba. Új ereklye került a pakliba: { diamant-relic-worth }.
diamant-event-treasure-shared = Kincs! { $value } rubin: { $count ->
    [5] az 5
   *[other] a { $count }
} kalandor fejenként { $each } rubint kap, { $left ->
    [0] és semmi sem marad.
   *[other] és { $left } a kártyán marad.
}
diamant-event-treasure-alone = Kincs! { $value } rubin, mind { $names } zsákmánya.
diamant-event-treasure-too-small = Kincs! { $value } rubin, de ez kevés { $count } kalandornak. Minden a kártyán marad.
diamant-event-trap-met = { $trap ->
    [spiders] Pókok! Egyelőre csak lesnek. A következő ilyen kártya véget vet a fordulónak.
    [snakes] Kígyók! Egyelőre csak sziszegnek. A következő ilyen kártya véget vet a fordulónak.
    [lava] Láva! Egyelőre csak fortyog. A következő ilyen kártya véget vet a fordulónak.
    [boulder] Gördülő szikla! Egyelőre nem mozdul. A következő ilyen kártya véget vet a fordulónak.
   *[ram] Faltörő kos! Egyelőre nem mozdul. A következő ilyen kártya véget vet a fordulónak.
}
diamant-event-trap-sprung = { $trap ->
    [spiders] Támadnak a pókok!
    [snakes] Marnak a kígyók!
    [lava] Kiömlik a láva!
    [boulder] Elszabadul a szikla!
   *[ram] Lecsap a faltörő kos!
} { $names } elmenekül, { $lost ->
    [0] üres kézzel.
   *[other] és { $count ->
        [one] elejt { $lost } rubint.
       *[other] fejenként { $lost } rubint ejt el.
    }
}
diamant-event-relic-found = Ereklye hever az úton: { diamant-relic-worth }. Csak az viheti el, aki egyedül fordul vissza.
diamant-event-you-chose-stay = A döntésed: tovább a mélybe.
diamant-event-you-chose-leave = A döntésed: vissza a táborba.
diamant-event-revealed-all-stay = Senki sem fordul vissza: { $count ->
    [one] { $names } egyedül megy tovább.
   [5] mind az 5 kalandor továbbmegy.
   *[other] mind a { $count } kalandor továbbmegy.
}
diamant-event-revealed-all-leave = { $names } visszatér a táborba. A barlang üres.
diamant-event-revealed-mixed = { $leaving } visszatér a táborba, { $staying } továbbmegy.
diamant-event-came-home = { $count ->
    [one] { $names } { $total } rubint visz haza
   *[other] { $names } fejenként { $total } rubint visz haza
}: { $gathered } gyűjtött és { $share } az útról. { $left ->
    [0] { "" }
   *[other] { $left } rubin az úton marad.
}
diamant-event-relics-taken = { $names } egyedül fordul vissza, és { $value } pontot szerez: { $relics }.
diamant-event-round-ended = Véget ért { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} forduló. { $rubies ->
    [0] Semmi sem maradt az úton.
   *[other] { $rubies } rubin odaveszett az úton.
}
diamant-event-round-ended-relics = { diamant-event-round-ended } Kikerült a játékból: { $relics }.
diamant-event-game-won = Az utolsó bejárat is lezárult. { $names } nyert, { $points } ponttal!
diamant-event-game-shared = Az utolsó bejárat is lezárult. { $names } holtversenyben nyert, fejenként { $points } ponttal!

## A tábla

diamant-round = { $round }. forduló (összesen { $rounds })
diamant-over = Az utolsó forduló után
diamant-entrances = A barlang bejáratai
diamant-entrance-closed = { $number }. bejárat: eltorlaszolva
diamant-entrance-now = { $number }. bejárat: ez a forduló
diamant-entrance-ahead = { $number }. bejárat: még hátravan
diamant-camp = Tábor
diamant-camp-party = A táborban: { $names }
diamant-camp-empty = Senki sincs a táborban.
diamant-cave = A barlang
diamant-cave-party = A barlangban, a sötétség szélén: { $names }
diamant-cave-empty = A barlang üres.
diamant-path-empty = Mindjárt jön az első kártya.
diamant-on-path = { $rubies ->
    [0] nincs rubin az úton
   *[other] { $rubies } rubin az úton
}
diamant-chamber-treasure = Kincs: { $value } rubin, { $rubies ->
    [0] nem maradt rajta
   *[other] még { $rubies } van rajta
}
diamant-chamber-trap = Csapda: { diamant-trap }
diamant-chamber-relic = Ereklye: { diamant-relic-worth }
diamant-chamber-each = fejenként { $each }
diamant-chamber-floor = { $rubies ->
    [0] a földön semmi
   *[other] { $rubies } a földön
}
diamant-chamber-empty = üres
diamant-chamber-more = { $count ->
    [0] több nincs a pakliban
   *[other] még { $count } a pakliban
}
diamant-chamber-lone = aki egyedül távozik, viheti
diamant-told-treasure = Kincs, { $value } rubin: fejenként { $each }, { $rubies ->
    [0] a földön nem maradt semmi.
   *[other] a földön { $rubies } vár a következő távozókra.
}
diamant-told-trap = { diamant-trap }: még egy ilyen kártya véget vet a fordulónak.
diamant-told-relic = { diamant-relic-worth }: csak az viheti el, aki egyedül fordul vissza.
diamant-adventurers = Kalandorok
diamant-you = te
diamant-in-cave = barlangban
diamant-at-camp = táborban
diamant-brought-home = a táborban, +{ $gems }
diamant-has-chosen = már döntött
diamant-is-choosing = még gondolkodik
diamant-carries = Nála van
diamant-chest = Láda
diamant-chest-closed = zárva
diamant-traps = Csapdák
diamant-pip-path = az úton
diamant-pip-deck = a pakliban
diamant-pip-gone = kikerült
diamant-trap-danger = { diamant-trap }: az úton van, még { $left } a pakliban, { $gone } kikerült a játékból. A következő véget vet a fordulónak.
diamant-trap-safe = { diamant-trap }: { $left } a pakliban, { $gone } kikerült a játékból. Az első még csak figyelmeztetés.
diamant-relics = Ereklyék
diamant-relic-to-come = egy későbbi fordulóban kerül a pakliba.
diamant-relic-in-deck = a pakliban.
diamant-relic-on-path = az úton. Csak az viheti el, aki egyedül fordul vissza.
diamant-relic-taken = gazdája: { $name }.
diamant-relic-lost = végleg elveszett.
diamant-relic-never-seen = nem került elő.

## Pillanatok

diamant-again = { $trap ->
    [spiders] Megint pókok!
    [snakes] Megint kígyók!
    [lava] Megint láva!
    [boulder] Megint egy gördülő szikla!
   *[ram] Megint egy faltörő kos!
}
diamant-chests-opened = Kinyílnak a ládák.

## Segítség

diamant-next-card = Következő kártya
diamant-danger = veszély
diamant-percent = { $percent }%
diamant-deck-size = { $size } a pakliban
diamant-deck-fatal = végzetes
diamant-deck-first = első ilyen
diamant-deck-treasure = kincs
diamant-deck-relic = ereklye
diamant-deck-told = Kincsek, amelyek még a pakliban vannak: { $values }
diamant-deck = A pakliban maradt: { $size } kártya
diamant-deck-treasures = Kincsek
diamant-deck-traps = Csapdák
diamant-deck-relics = Ereklyék
diamant-deck-deadly = véget vet a fordulónak

## A vége

diamant-victory = { $names } nyert, { $points } ponttal!
diamant-victory-shared = { $names } holtversenyben nyert, fejenként { $points } ponttal!
diamant-victory-yours = Nyertél, { $points } ponttal!
diamant-victory-yours-shared = Holtversenyben nyertél ({ $names } mellett), fejenként { $points } ponttal!
diamant-margin = { $lead } ponttal több, mint { $name }
diamant-margin-own = { $place }. helyezés, { $points } pont.
diamant-ranking = Végeredmény
diamant-ranking-place = Helyezés
diamant-ranking-name = Kalandor
diamant-ranking-sources = Honnan jöttek a pontok
diamant-ranking-points = Pont
diamant-source = { $source ->
    [relics] ereklyék
   *[other] { $source }. barlang
}: { $points }
diamant-cave-number = { $round }. barlang
diamant-cave-cards = { $count } kártya
diamant-cave-sprung = { diamant-trap }, { $count } elmenekült
diamant-cave-quiet = mindenki hazaért

## A szabályok

diamant-rules-short = Röviden
diamant-rules-short-text = A többiekkel együtt ugyanazt a barlangot járod be. Minden felfordított kártya kincset vagy veszélyt hoz, és minden kártya után mindenki titokban dönt: tovább vagy haza? Ha hazamész, megtartod, ami nálad van. Ha maradsz, kevesebbekkel osztozol a következő kincsen, de mindent elveszíthetsz.
diamant-rules-goal-text = Öt forduló után az nyer, akinek a legtöbb van a ládájában.
diamant-rules-things = Tartozékok
diamant-rules-treasures = 15 kincskártya
diamant-rules-treasures-text = 1–17 rubin van rajtuk: { $values }.
diamant-rules-traps = 15 csapdakártya
diamant-rules-traps-text = Ötféle csapda, mindegyikből három kártya: pókok, kígyók, láva, gördülő szikla és faltörő kos.
diamant-rules-gems = Drágakövek
diamant-rules-gems-text = A rubin 1-et, a gyémánt 5-öt ér. Öt rubin magától gyémánttá válik; az értékük ettől nem változik.
diamant-rules-equals = Öt rubin egy gyémántot ér
diamant-rules-round = Így zajlik egy forduló
diamant-rules-round-text = Öt forduló van, a barlang minden bejáratához egy. Kezdetben mindenki üres kézzel áll a barlangban. Ezután két lépés váltakozik.
diamant-rules-step-card = 1. Felfordul egy kártya
diamant-rules-card-treasure = Kincs
diamant-rules-card-treasure-text = A barlangban lévők egyenlően osztoznak a rubinokon. Ami nem osztható el, a kártyán marad.
diamant-rules-card-first = Egy csapda először bukkan fel
diamant-rules-card-first-text = Nem történik semmi. Ez csak figyelmeztetés.
diamant-rules-card-second = Ugyanaz a csapda másodszor
diamant-rules-card-second-text = A barlangban mindenki elejti, ami nála van, és elmenekül. A forduló azonnal véget ér, és a két csapdakártya egyike kikerül a játékból.
diamant-rules-example = Példa
diamant-rules-example-text = Öt kalandor 9 rubint talál. Mindegyik 1-et vesz el, és 4 a kártyán marad.
diamant-rules-example-picture = Egy 9-es kincskártya, rajta 4 rubin, és öt kalandor, mindegyiknél 1 rubin
diamant-rules-step-choice = 2. Mindenki dönt
diamant-rules-choice-text = A barlangban minden kalandor titokban választ. Ha mindenki választott, a döntések egyszerre derülnek ki. Meggondolni már nem lehet.
diamant-rules-choice-stay-text = A barlangban maradsz, és jöhet a következő kártya.
diamant-rules-choice-leave-text = Visszafelé felszeded az úton heverő rubinokat. Ha többen fordulnak vissza egyszerre, egyenlően osztoznak, és ami nem osztható el, ott marad. Minden, ami nálad van, a ládádba kerül, és a játék végéig biztonságban van. A táborban megvárod a következő fordulót.
diamant-rules-example-leave-text = Az úton 6 rubin hever, és mindenkinél 2 van. Ketten egyszerre fordulnak vissza: mindketten 3-at szednek fel, és 5-öt tesznek a ládájukba. Ha csak egyikük fordult volna vissza, 8-at vihetett volna haza.
diamant-rules-example-leave-picture = Két kalandor elhagyja az utat, amelyen 4 és 2 rubin hever; mindketten 5-öt visznek a ládájukba
diamant-rules-end-round = A forduló vége
diamant-rules-end-round-text = A forduló akkor ér véget, ha az utolsó kalandor is hazament, vagy ha egy csapda másodszor is felbukkan. Az úton maradt rubinok elvesznek. Minden kártya visszakerül a pakliba, kivéve a játékból kikerült csapdakártyát. A bejáratot eltorlaszoljuk.
diamant-rules-first-card = A forduló első kártyája előtt senki sem fordulhat vissza.
diamant-rules-end = A játék vége
diamant-rules-end-text = Az ötödik forduló után kinyílnak a ládák, és jön a számolás. Az nyer, akinek a legtöbb pontja van; egyenlőség esetén a győzelem közös. Amit nem vittél haza, nem számít.
diamant-rules-relics = Játék ereklyékkel
diamant-rules-relics-text = Az öt ereklye 5, 7, 8, 10 és 12 pontot ér. Minden forduló előtt a soron következőt belekeverjük a pakliba, elsőként a legkisebbet.
diamant-rules-relics-found = Ha ereklye bukkan fel, az úton marad. Más nem történik.
diamant-rules-relics-alone = Ha pontosan egy kalandor fordul vissza, ő viszi el az úton lévő összes ereklyét. Ezek biztonságban vannak, és a végén beszámít az értékük.
diamant-rules-relics-together = Ha ketten vagy többen fordulnak vissza egyszerre, senki sem kap ereklyét: azok az úton maradnak.
diamant-rules-relics-lost = Amelyik ereklye a forduló végén még az úton van, kikerül a játékból. Ami nem bukkant fel, a pakliban marad.
diamant-rules-options = Amit az asztalnál választhatsz
diamant-rules-options-chests = A ládák zárva vannak: a sajátodat látod, a többiekét csak a végén. A „Nyitott ládák” beállítással mindenki mindent lát.
diamant-rules-options-aids = A játékossegédlet megmutatja, mi van még a pakliban, és mennyire veszélyes a következő kártya. Semmi olyat nem árul el, amit magad ne tudnál kiszámolni, és ki is kapcsolhatod.
diamant-rules-tips = Három tanács
diamant-rules-tip-one = Minden újabb csapdafajta az úton veszélyesebbé teszi a következő kártyát. Egynél ritka a baj, négynél már szerencsejáték.
diamant-rules-tip-two = Ha egy csapda véget vetett egy fordulónak, egy kártyája kikerül. Attól fogva ez a fajta ritkább.
diamant-rules-tip-three = Az úton heverő rubinok annak érnek a legtöbbet, aki egyedül fordul vissza. Akkor menj, amikor a többiek maradnak.

diamant-hint-stay = Egy kincs nagyjából { $gain } rubint hozna neked; { $cards } lapból { $deadly } elvenné tőled a nálad lévő { $carried } rubint.
diamant-hint-stay-safe = Egyelőre egyik lap sem árthat neked, egy kincs pedig nagyjából { $gain } rubint hozna.
diamant-hint-leave = A nálad lévő { $carried } rubin biztonságban lenne, és részed lenne az úton heverő { $path } rubinból is; { $cards } lapból { $deadly } mindent elvenne, ami nálad van.
diamant-hint-leave-safe = A nálad lévő { $carried } rubin biztonságban lenne, és részed lenne az úton heverő { $path } rubinból is.
