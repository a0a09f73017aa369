# Caverna: alles wat erover gezegd wordt.

caverna-name = Caverna: Het Duel
caverna-tagline = Hol je berg uit, richt hem kamer voor kamer in en word rijker dan de stam hiernaast.
caverna-players = 1 of 2 spelers, 20 tot 40 minuten

## Een tafel klaarzetten

caverna-option-seats = Spelers
caverna-option-seats-help = Met z’n tweeën speel je tegen elkaar; alleen probeer je 50 punten te halen.

## Opsommingen


## Goederen

caverna-goods = Goederen
caverna-good-wood = hout
caverna-good-stone = steen
caverna-good-emmer = emmer
caverna-good-flax = vlas
caverna-good-food = voedsel
caverna-good-gold = goud
caverna-amount-wood = { $count } hout
caverna-amount-stone = { $count } steen
caverna-amount-emmer = { $count } emmer
caverna-amount-flax = { $count } vlas
caverna-amount-food = { $count } voedsel
caverna-amount-gold = { $count } goud
caverna-object-wood = { $count } hout
caverna-object-stone = { $count } steen
caverna-object-emmer = { $count } emmer
caverna-object-flax = { $count } vlas
caverna-object-food = { $count } voedsel
caverna-object-gold = { $count } goud
caverna-stock = { $good }: { $count } (hoogstens { $limit })

## Actietegels

caverna-tile-undergrowth = Kreupelhout
caverna-tile-cultivation = Akkerbouw
caverna-tile-housework = Huishouden
caverna-tile-excavation = Uithollen
caverna-tile-furnishing = Inrichten
caverna-tile-masonry = Metselwerk
caverna-tile-undermining = Ontwrichten
caverna-tile-expansion = Uitbreiding
caverna-tile-drift-mining = Tunnelbouw
caverna-tile-expedition = Expeditie
caverna-tile-breach = Afbreken
caverna-tile-renovation = Renovatie
caverna-renovation-condition = Alleen als je meer goud hebt dan je tegenstander

## Kamers

caverna-room-cave-entrance = Grotingang
caverna-room-shelf = Plank
caverna-room-spinning-wheel = Spinnewiel
caverna-room-tunnel = Tunnel
caverna-room-grindstone = Maalsteen
caverna-room-food-corner = Eethoek
caverna-room-parlor = Woonkamer
caverna-room-warehouse = Pakhuis
caverna-room-stall = Marktkraam
caverna-room-sacrificial-altar = Offeraltaar
caverna-room-storeroom = Voorraadkamer
caverna-room-weaving-room = Weefkamer
caverna-room-furniture-workshop = Meubelmakerij
caverna-room-gold-vein = Goudader
caverna-room-junction-room = Verbindingskamer
caverna-room-digging-cave = Graafgrot
caverna-room-bakehouse = Bakkerij
caverna-room-state-room = Staatsiezaal
caverna-room-secret-chamber = Geheime kamer
caverna-room-treasury = Schatkamer
caverna-room-prospecting-site = Goudzoekersplek
caverna-room-retting-room = Vlasroterij
caverna-room-equipment-room = Uitrustingskamer
caverna-room-wood-storeroom = Houtopslag
caverna-room-dungeon = Kerker
caverna-orange = Oranje kamer
caverna-blue = Blauwe kamer
caverna-free = gratis
caverna-costs = Kosten: { $goods }
caverna-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
caverna-walls-needed = Vereiste muren, in elke stand: { $sides }
caverna-wall-must = vereist
caverna-wall-may = toegestaan
caverna-wall-none = geen

## Effecten

caverna-effect-gain = je krijgt { $goods }
caverna-effect-gain-below = je krijgt { $goods } als je er minder dan { $below } hebt
caverna-effect-refill = vul { $goods } aan tot { $level }
caverna-effect-swap = ruil { $deals }
caverna-deal = { $pay } voor { $gain }
caverna-effect-swap-different = ruil { $count } verschillende goederen voor { $gain }
caverna-effect-dig = hol een grot uit
caverna-effect-dig-through = hol een grot uit, ook door muren heen
caverna-effect-dig-paid = betaal { $cost } en hol { $tiles ->
    [one] een grot
   *[other] { $tiles } grotten
} uit
caverna-effect-dig-at = betaal { $cost } en hol { $space } uit
caverna-effect-furnish = betaal { $price } en richt een grot in
caverna-effect-furnish-free = richt een grot in zonder extra voedsel of goud te betalen
caverna-price-per-turn = 1 voedsel voor elke beurt die je deze ronde hebt
caverna-effect-wall = bouw een muur
caverna-effect-raze = breek een van je muren af en krijg { $goods }
caverna-effect-rooms = gebruik { $count ->
    [one] een van je oranje kamers
   *[other] maximaal { $count } verschillende oranje kamers
}
caverna-effect-one-more-room = gebruik nog een andere oranje kamer
caverna-whenever-choosing = elke keer dat je { $what } kiest, desgewenst: { $effect }
caverna-whenever-gaining = elke keer dat je { $what } krijgt: { $effect }
caverna-whenever-using = elke keer dat je { $what } gebruikt: { $effect }
caverna-whenever-building = elke keer dat je een muur bouwt: { $effect }

## Beslissingen

caverna-ask-tile = Kies een actietegel.
caverna-ask-act = { $tile }: wat doe je?
caverna-ask-dig-again = Hol de tweede grot uit.
caverna-ask-cavern = Kies de kant van je extra grot.
caverna-ask-end = Er valt niets meer te doen: beëindig je beurt.
caverna-wait-tile = { $name } kiest een actietegel.
caverna-wait-act = { $name } voert { $tile } uit.
caverna-wait-dig-again = { $name } holt een tweede grot uit.
caverna-wait-cavern = { $name } kiest een kant van de extra grot.
caverna-turn-own = Jouw beurt { $turn } van { $turns }
caverna-turn-other = { $name }: beurt { $turn } van { $turns }
caverna-next-furnish = Kies een kamer en daarna de grot.
caverna-next-dig = Kies de grot die je uitholt.
caverna-next-wall = Kies waar de muur komt.
caverna-next-raze = Kies de muur die je afbreekt.
caverna-next-use = Kies een kamer om te gebruiken.
caverna-next-cavern = { $room }: kies de grot.
caverna-next-room = { $space }: kies een kamer.
caverna-next-way = { $room }: kies wat die oplevert.
caverna-cannot-furnish = Geen kamer uit het aanbod past of is te betalen
caverna-cannot-dig = Geen enkele gedekte tegel is bereikbaar
caverna-cannot-wall = Er zijn geen muren meer in de voorraad
caverna-cannot-raze = Je hebt geen muur om af te breken
caverna-cannot-use = Geen van je kamers kan nu iets doen
caverna-decision-convert = { $good ->
    [emmer] 1 emmer voor 1 voedsel ruilen
    [flax] 1 vlas voor 1 voedsel ruilen
   *[gold] 1 goud voor 1 voedsel ruilen
}
caverna-decision-take = { $tile } kiezen
caverna-decision-use-no-room = Geen kamer gebruiken
caverna-decision-use-no-room-detail = Het hout van de Houtopslag krijg je toch.
caverna-decision-use = { $room }: { $effect }
caverna-decision-dig = { $space } uithollen
caverna-decision-dig-food = Daar vind je { $food } voedsel
caverna-decision-dig-twice = { $space } uithollen, daarna nog een grot
caverna-decision-dig-twice-detail = Kost 2 voedsel
caverna-decision-gain = { $goods } nemen
caverna-decision-raze = Muur { $place } afbreken
caverna-decision-furnish = { $room } op { $space }, en { $price } betalen
caverna-decision-furnish-free = { $room } op { $space }
caverna-decision-furnish-detail = { $points } punten; de kamer zelf kost { $cost }
caverna-decision-furnish-detail-free = { $points } punten; de kamer zelf is gratis
caverna-decision-end = Beurt beëindigen
caverna-build-here = Muur { $place } bouwen
caverna-furnish-here = { $space } inrichten: { $rooms }
caverna-dig-with = { $room }: { $space } uithollen

## Plekken

caverna-cavern = Extra grot
caverna-cavern-corner = twee muren in een hoek
caverna-cavern-alcove = drie muren
caverna-place-between = tussen { $one } en { $other }
caverna-place-cavern-east = ten oosten van de extra grot
caverna-place-cavern-south = ten zuiden van de extra grot
caverna-side-north = noord
caverna-side-east = oost
caverna-side-south = zuid
caverna-side-west = west
caverna-walls-around = Muren: { $sides }
caverna-walls-none = Geen muren
caverna-wall-here = Muur { $place }
caverna-face-down = gedekte tegel
caverna-face-down-near = gedekte tegel, bereikbaar
caverna-empty = lege grot
caverna-used = deze beurt gebruikt

## Wat er gebeurd is

caverna-event-start-drawn = Het lot heeft { $name } aangewezen als startspeler.
caverna-event-room-set-aside = Doet niet mee in dit spel: { $room }.
caverna-event-round-began = Ronde { $round }: { $tile } komt op het actietableau. Elk { $turns } beurten; { $name } begint.
caverna-event-round-began-solo = Ronde { $round }: { $tile } komt op het actietableau. { $turns } beurten.
caverna-event-tile-taken = { $name } kiest { $tile }.
caverna-event-converted = { $good ->
    [emmer] { $name } ruilt 1 emmer voor 1 voedsel.
    [flax] { $name } ruilt 1 vlas voor 1 voedsel.
   *[gold] { $name } ruilt 1 goud voor 1 voedsel.
}
caverna-event-gained = { $name } krijgt { $goods }.
caverna-event-gained-nothing = { $name } kan daar niet meer van opslaan.
caverna-event-traded = { $name } betaalt { $paid } en krijgt { $gained }.
caverna-event-room-used = { $name } gebruikt { $room }.
caverna-event-room-gained = { $name } gebruikt { $room } en krijgt { $gained }.
caverna-event-room-paid = { $name } gebruikt { $room } en betaalt { $paid }.
caverna-event-room-traded = { $name } gebruikt { $room }, betaalt { $paid } en krijgt { $gained }.
caverna-event-no-room-used = { $name } gebruikt geen kamer.
caverna-event-blue-room-acted = { $room }: { $name } krijgt { $goods }.
caverna-event-blue-room-full = { $room }: { $name } kan daar niet meer van opslaan.
caverna-event-dug = { $name } holt { $space } uit{ $food ->
    [0] .
   *[other] { " " }en vindt { $food } voedsel.
}
caverna-event-dug-paid = { $name } betaalt { $paid } en holt { $space } uit{ $food ->
    [0] .
   *[other] { " " }en vindt { $food } voedsel.
}
caverna-event-room-unearthed = Nieuw in het aanbod: { $room }.
caverna-event-pile-turned = Van de stapel naar het aanbod: { $room }.
caverna-event-wall-built = { $name } bouwt een muur { $place }.
caverna-event-wall-razed = { $name } breekt de muur { $place } af en krijgt { $goods }.
caverna-event-furnished = { $name } richt { $space } in: { $room } ({ $points } punten) voor { $paid }.
caverna-event-furnished-free = { $name } richt { $space } in: { $room } ({ $points } punten), gratis.
caverna-event-cave-filled = { $name } heeft de hele grot ingericht en krijgt de extra grot!
caverna-event-cavern-chosen = { $side ->
    [corner] { $name } kiest de kant met twee muren.
   *[alcove] { $name } kiest de kant met drie muren.
}
caverna-event-round-ended = Ronde { $round } is afgelopen. Alle tegels komen terug.
caverna-event-game-won = { $name } wint { $score }!
caverna-event-game-draw = Gelijkspel: { $score }!
caverna-event-solo-missed = Het spel eindigt met { $points } punten. Het doel was 50.
caverna-event-solo-reached = Doel gehaald met { $points } punten!
caverna-event-solo-exceptional = Uitzonderlijk: { $points } punten!

## Een beurt in één regel

caverna-line = { $name }: { $tile } – { $deeds }.
caverna-line-taken = { $name }: { $tile }.
caverna-line-idle = { $name }: { $tile } – geen acties.
caverna-line-before = { $name }: { $deeds }.
caverna-deeds = { $start }; { $next }
caverna-deed-gained = +{ $goods }
caverna-deed-full = geen plaats voor meer
caverna-deed-traded = { $paid } → { $gained }
caverna-deed-room = { $room }: { $deed }
caverna-deed-no-room = geen kamer gebruikt
caverna-deed-dug = { $space } uitgehold
caverna-deed-dug-paid = { $space } uitgehold voor { $paid }
caverna-deed-dug-food = { $deed } ({ $gained })
caverna-deed-dug-room = { $deed }: { $room }
caverna-deed-pile = van de stapel: { $room }
caverna-deed-wall = muur { $place } gebouwd
caverna-deed-razed = muur { $place } afgebroken: { $gained }
caverna-deed-furnished = { $space } ingericht: { $room } ({ $points } punten) voor { $paid }
caverna-deed-furnished-free = { $space } ingericht: { $room } ({ $points } punten), gratis
caverna-deed-filled = hele grot ingericht
caverna-deed-cavern = extra grot: { $side }

## Het bord

caverna-actions = Actietableau
caverna-round = Ronde { $round } van { $rounds }
caverna-turns-each = elk { $turns } beurten
caverna-walls-left = { $count ->
    [one] 1 muur in de voorraad
   *[other] { $count } muren in de voorraad
}
caverna-pile = { $count ->
    [one] 1 kamer in de stapel
   *[other] { $count } kamers in de stapel
}
caverna-part-done = gedaan of vervallen
caverna-rooms-left = { $count ->
    [one] Je kunt nog één kamer gebruiken.
   *[other] Je kunt nog { $count } kamers gebruiken.
}
caverna-pile-waits = Aan het einde van de beurt wordt de bovenste kamer van de stapel omgedraaid.
caverna-round-alone = Ronde { $round }
caverna-rounds = Rondes { $first }–{ $last }
caverna-you = jij
caverna-score = Punten
caverna-score-parts = kamers { $rooms }, goud { $gold }
caverna-start-player = Startspeler
caverna-turns-left = { $turns ->
    [one] nog 1 beurt
   *[other] nog { $turns } beurten
}
caverna-goals = Doel: { $goal } punten; meer dan { $more } is uitzonderlijk.
caverna-goal-missing = Nog { $points } te gaan.
caverna-goal-reached = Doel gehaald! Met nog { $points } erbij is het uitzonderlijk.
caverna-goal-exceptional = Uitzonderlijk!
caverna-display = Aanbod van kamers
caverna-display-empty = Er ligt geen kamer in het aanbod.
caverna-tiles-count = { $free } vrij · nog { $coming }
caverna-taken-by = Genomen door { $name }
caverna-display-count = { $count } kamers, wat je kunt bouwen eerst
caverna-unseen-are = Nog gedekt:
caverna-out = Doet niet mee in dit spel: { $rooms }
caverna-new = nieuw
caverna-fits-here = past
caverna-obstacle-walls-short = verkeerde muren
caverna-obstacle-blue-short = te weinig oranje
caverna-told-price = , plus { $goods } voor de actie
caverna-told-left = Je houdt { $goods } over.
caverna-told-nothing-left = Je houdt niets over.
caverna-told-convert = In je beurt kun je er 1 in 1 voedsel veranderen.
caverna-told-gold = Elk is aan het einde 1 punt waard.
caverna-explain-tile = Neem een van de vrije tegels; deze ronde krijgt niemand anders die. Voer daarna de acties uit: allemaal, enkele of geen, in elke volgorde.
caverna-views = Delen van de tafel
caverna-view-cave = Grot
caverna-view-actions = Acties
caverna-view-rooms = Kamers
caverna-view-rival = Tegenstander
caverna-view-goal = Doel
caverna-goal-title = Je doel
caverna-pile-title = Trekstapel
caverna-pile-rule = Als je in een beurt precies één grot uitholt, wordt ook de bovenste kamer van de stapel omgedraaid.
caverna-fits = past op { $spaces }
caverna-obstacle-missing = { $goods } te weinig
caverna-obstacle-walls = geen lege grot met deze muren
caverna-obstacle-blue = je hebt meer oranje kamers nodig
caverna-unseen = { $count ->
    [one] 1 kamer ligt nog gedekt
   *[other] { $count } kamers liggen nog gedekt
}

## Het einde

caverna-result-won = { $names } wint!
caverna-result-draw = Gelijkspel!
caverna-result-missed = Het doel van 50 punten is niet gehaald.
caverna-result-reached = Doel gehaald!
caverna-result-exceptional = Een uitzonderlijk resultaat!
caverna-result-you = Je wint!
caverna-result-source = Punten uit
caverna-result-orange = Oranje kamers
caverna-result-blue = Blauwe kamers
caverna-result-gold = Goud
caverna-result-best = Beste kamer (bij gelijke stand)

## De regels

caverna-rules-short = In het kort
caverna-rules-short-text = Jij en je tegenstander wonen elk in een berg vol puin. In je beurt kies je een actietegel: daarmee krijg je goederen, hol je grotten uit en richt je ze in met kamers. De kamers maken je latere beurten beter en zijn punten waard.
caverna-rules-short-goal = Na acht rondes tel je de punten van je kamers en je goud bij elkaar op. Het hoogste totaal wint.
caverna-rules-goods-text = Je begint met 1 van elke soort. Meer dan 9 van een soort kun je niet hebben, en niet meer dan 19 goud. Wat daarboven komt, gaat verloren. Aan het einde telt alleen goud: 1 punt per stuk.
caverna-rules-goods-convert = Op elk moment in je beurt mag je, zo vaak je wilt, 1 emmer, 1 vlas of 1 goud voor 1 voedsel ruilen.
caverna-rules-cave = Je grot
caverna-rules-cave-picture = De grot aan het begin: elf vakken, waarvan negen met gedekte tegels, de Grotingang op A4 en daarboven een lege grot
caverna-rules-cave-tiles = Op negen vakken liggen gedekte kamers. Niemand weet welke waar ligt. Het vak boven je Grotingang is vanaf het begin leeg.
caverna-rules-cave-names = Hier heeft elk vak een naam: een letter voor de kolom, een cijfer voor de rij. Onder B2 en B4 ligt elk 1 voedsel, dat je krijgt als je ze uitholt.
caverna-rules-cave-walls = De dikke rots rond de grot telt als muur: dat zijn de natuurlijke muren. Tussen twee aangrenzende vakken kun je zelf muren bouwen. Er zijn 7 muren voor jullie samen.
caverna-rules-cave-rooms = De zes kamers met een lichte achterkant liggen vanaf het begin open in het aanbod. Alles wat uitgehold wordt, komt erbij, en jullie kunnen het allebei bouwen.
caverna-rules-rounds = Acht rondes
caverna-rules-rounds-tile = Er wordt een nieuwe actietegel omgedraaid. Die blijft tot het einde liggen, dus elke ronde valt er meer te kiezen.
caverna-rules-rounds-turns = Jullie zijn om en om aan de beurt, te beginnen met de startspeler, tot ieder 2, 3 of 4 beurten heeft gehad, afhankelijk van de ronde.
caverna-rules-rounds-back = Alle gekozen tegels gaan terug, en de andere speler wordt startspeler.
caverna-rules-turn = Je beurt
caverna-rules-turn-text = Neem een van de tegels die er nog liggen; deze ronde kan niemand anders die nog krijgen. Voer dan de acties uit: alle, een deel of geen, in een volgorde naar keuze, elke actie hoogstens één keer.
caverna-rules-turn-free = Je mag ook een tegel nemen en er niets mee doen, alleen om hem je tegenstander niet te gunnen.
caverna-rules-icons = Wat de symbolen betekenen
caverna-rules-icon-gain = Je krijgt deze goederen. Bij een schuine streep kies je precies één soort.
caverna-rules-icon-exchange = Je betaalt alles links en krijgt alles rechts, één keer.
caverna-rules-icon-refill = Goederen onder dit getal worden tot dit getal aangevuld; je verliest nooit iets.
caverna-rules-icon-or = Het een of het ander, of geen van beide; nooit allebei.
caverna-rules-icon-dig = Je holt een grot uit.
caverna-rules-icon-furnish = Je richt een grot in met een kamer. Wat vóór de pijl staat, komt boven op de kosten van de kamer.
caverna-rules-icon-wall = Je legt een muur uit de voorraad tussen twee vakken van je grot. Is de voorraad leeg, dan gebeurt er niets.
caverna-rules-icon-raze = Je haalt een muur weg die je zelf hebt gebouwd, nooit een natuurlijke, en krijgt de goederen. Kamers die er al liggen, blijven liggen.
caverna-rules-icon-rooms = Je gebruikt maximaal zoveel verschillende oranje kamers, elk één keer. De Grotingang is er ook een.
caverna-rules-icon-whenever = Een blauwe kamer: die werkt vanzelf, elke keer dat dit gebeurt.
caverna-rules-icon-per-turn = Zoveel voedsel als elke speler deze ronde beurten heeft: 2, 3 of 4.
caverna-rules-dig = Uithollen
caverna-rules-dig-text = Kies een bereikbare gedekte tegel en leg hem open in het aanbod. Het vak is nu een lege grot. Staat er voedsel op het vak, dan krijg je dat.
caverna-rules-dig-reach = Een tegel is bereikbaar als er vanaf de Grotingang vak voor vak een route naartoe leidt, zonder muur of andere gedekte tegel ertussen. Door lege en ingerichte grotten kun je heen. Met Ontwrichten graaf je door muren, maar niet door tegels.
caverna-rules-furnish = Inrichten
caverna-rules-furnish-text = Kies een kamer uit het aanbod, betaal de kosten ervan en wat de actie extra kost, en leg hem op een lege grot waarvan de muren passen. De grot hoeft niet bereikbaar te zijn. De kosten van de actie betaal je alleen als je echt inricht.
caverna-rules-walls = Welke muren passen
caverna-rules-walls-text = Elke kamer toont welke muren er nodig zijn. Aan een dikke kant moet een muur zijn, aan een gestippelde kant mag er een zijn, aan de andere kanten mag er geen zijn. Je mag de afbeelding draaien, maar niet spiegelen. Natuurlijke en gebouwde muren tellen even zwaar; tegels zijn nooit muren.
caverna-rules-walls-one = precies één muur
caverna-rules-walls-may = één muur, met maximaal twee andere ernaast
caverna-rules-walls-opposite = twee muren tegenover elkaar
caverna-rules-walls-all = muren rondom
caverna-rules-orange = Oranje kamers
caverna-rules-orange-text = Een oranje kamer werkt als je hem gebruikt: met een tegel die een cijfer in een boog toont. Met een 1 gebruik je één kamer, met een 3 maximaal drie verschillende. Een kamer bouwen is hem nog niet gebruiken; daarvoor heb je een latere beurt nodig.
caverna-rules-blue = Blauwe kamers
caverna-rules-blue-text = Een blauwe kamer werkt vanzelf, zodra hij gebouwd is, elke keer dat de situatie zich voordoet.
caverna-rules-blue-limit = Je moet altijd meer oranje dan blauwe kamers hebben. De Grotingang telt als oranje, dus je eerste kamer is altijd oranje.
caverna-rules-tiles = Alle actietegels
caverna-rules-tiles-start = Vanaf het begin open
caverna-rules-tiles-two = In ronde 1 t/m 3: elk twee beurten
caverna-rules-tiles-three = In ronde 4 t/m 7: elk drie beurten
caverna-rules-tiles-four = In ronde 8: elk vier beurten
caverna-rules-tiles-excavation = Uithollen: je beslist of je één of twee keer graaft, en betaalt de 2 voedsel, voordat je de eerste kamer ziet. De steen krijg je hoe dan ook.
caverna-rules-tiles-housework = Met Huishouden kun je in één beurt twee grotten inrichten, elk voor de eigen prijs.
caverna-rules-rooms = Alle kamers
caverna-rules-rooms-text = Op elke kamer staan de naam, de punten (op het schild), de kosten, de vereiste muren en wat hij doet.
caverna-rules-rooms-notes = Goed om te weten
caverna-rules-rooms-leave-out = Je mag elk deel van een kamer overslaan, en je mag ook een kamer gebruiken die niets verandert.
caverna-rules-rooms-retting = Vlasroterij: die levert pas iets op als je vlas echt toeneemt, om welke reden ook, na de hele opbrengst.
caverna-rules-rooms-junction = Verbindingskamer: goud mag een van de drie goederen zijn.
caverna-rules-rooms-wood-storeroom = Houtopslag: het hout krijg je voordat de kamer wordt gebruikt, en ook als je er geen gebruikt.
caverna-rules-rooms-prospecting = Goudzoekersplek: één keer, op een moment naar keuze in de beurt waarin je Kreupelhout kiest.
caverna-rules-cavern = De extra grot
caverna-rules-cavern-text = Wie als eerste op alle elf vakken open kamers heeft, krijgt meteen nog een grot en kiest de kant ervan. Die is al uitgehold en grenst aan geen enkel vak; je kunt hem inrichten en aan de open kanten muren bouwen. Er is er maar één.
caverna-rules-end = Het einde
caverna-rules-end-text = Na ronde 8 tel je de punten van je kamers op, plus 1 punt per goud. Andere goederen tellen niet mee.
caverna-rules-end-tie = Bij een gelijke stand beslist de waardevolste kamer. Is die ook gelijk, dan is het gelijkspel.
caverna-rules-solo = Solospel
caverna-rules-solo-rooms = Drie van de zes lichte kamers gaan uit het spel. Negen donkere liggen in je grot, de andere negen vormen een gedekte stapel.
caverna-rules-solo-tiles = Afbreken gaat uit het spel, dus er zijn zeven rondes met 2, 2, 2, 3, 3, 3 en 4 beurten. Renovatie mag je kiezen, hoeveel goud je ook hebt.
caverna-rules-solo-pile = Elke keer dat je in een beurt precies één tegel uitholt, komt ook de bovenste kamer van de stapel in het aanbod.
caverna-rules-solo-goal = Met 50 punten win je. Meer dan 60 is uitzonderlijk.
caverna-rules-examples = Voorbeelden
caverna-rules-example-reach-picture = De grot met een muur tussen A4 en B4; A2, B3 en A5 zijn bereikbaar
caverna-rules-example-reach = Aan het begin zijn A2, B3, B4 en A5 bereikbaar. Een muur tussen A4 en B4 sluit de weg naar B4 af, tot B3 uitgehold is: dan leidt er een route over A3 en B3 naartoe.
caverna-rules-example-bakehouse = Je gebruikt de Bakkerij en betaalt 2 emmer: je krijgt 4 voedsel en 1 goud. Met 3 emmer zou het 2 goud zijn.
caverna-rules-example-parlor = De Woonkamer vult alle goederen waarvan je niets hebt aan tot 1. De andere blijven zoals ze zijn.
caverna-rules-example-expansion = Uitbreiding kost 5 voedsel of 2 goud voor een kamer. Met 3 voedsel en 2 emmer ruil je de emmer en kun je betalen.
caverna-rules-here = Zo speel je hier
caverna-rules-here-text = Klik op wat je wilt: een tegel, een vak, de barst tussen twee vakken, of een kamer en dan het vak ervoor. Houd de muis, de focus of een vinger ergens op, dan lees je wat het doet. Of klap de lijst naast de vraag open; daar staat altijd alles wat mag. Wat je niet kunt bouwen is grijs, met de reden erbij.
caverna-rules-here-undo = Tot je beurt voorbij is, kun je je stappen terugnemen, zolang er niets nieuws is omgedraaid.
caverna-rules-tips = Drie tips
caverna-rules-tip-one = Kijk naar je muren voordat je graaft: hoeken en nissen zijn gewild, en in een vak zonder muren past geen enkele kamer.
caverna-rules-tip-two = Kamers die goud opleveren, lonen het meest als je ze vroeg bouwt.
caverna-rules-tip-three = Wat jij opgraaft, kan je tegenstander eerder bouwen. Houd goederen en plaats achter de hand.
