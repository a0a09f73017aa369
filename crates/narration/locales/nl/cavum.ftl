# Cavum: alles wat erover wordt gezegd.

cavum-name = Cavum
cavum-tagline = Graaf tunnels door de berg, ontdek edelsteenaders en verkoop wat je delft voordat het dynamiet afgaat.
cavum-players = 2 tot 4 spelers, 90 tot 120 minuten

## Een tafel opzetten

cavum-option-seats = Spelers
cavum-option-beginners = Beginnersspel
cavum-option-beginners-help = Twee rondes in plaats van drie, daarna het gewone einde.
cavum-option-open_stones = Open edelstenen
cavum-option-open_stones-help = Iedereen ziet welke edelstenen de anderen hebben. Anders is alleen het aantal te zien.

## Opsommingen


## Edelstenen

cavum-colour-yellow = geel
cavum-colour-red = rood
cavum-colour-blue = blauw
cavum-colour-green = groen
cavum-colour-white = wit
cavum-colour-violet = paars
cavum-stones = { $count } { $colour ->
    [yellow] geel
    [red] rood
    [blue] blauw
    [green] groen
    [white] wit
   *[violet] paars
}

## Onderdelen en kaarten

cavum-piece-two = tegel met twee uitgangen
cavum-piece-three = tegel met drie uitgangen
cavum-piece-four = tegel met vier uitgangen
cavum-piece-six = tegel met zes uitgangen
cavum-piece-dynamite-two = dynamiettegel met twee uitgangen
cavum-piece-dynamite-three = dynamiettegel met drie uitgangen
cavum-piece-dynamite-four = dynamiettegel met vier uitgangen
cavum-piece-dynamite-six = dynamiettegel met zes uitgangen
cavum-piece-station = station
cavum-piece-vein = ader
cavum-object-two = een tegel met twee uitgangen
cavum-object-three = een tegel met drie uitgangen
cavum-object-four = een tegel met vier uitgangen
cavum-object-six = een tegel met zes uitgangen
cavum-object-dynamite-two = een dynamiettegel met twee uitgangen
cavum-object-dynamite-three = een dynamiettegel met drie uitgangen
cavum-object-dynamite-four = een dynamiettegel met vier uitgangen
cavum-object-dynamite-six = een dynamiettegel met zes uitgangen
cavum-object-station = een station
cavum-object-vein = een ader
cavum-side-0 = O
cavum-side-1 = NO
cavum-side-2 = NW
cavum-side-3 = W
cavum-side-4 = ZW
cavum-side-5 = ZO
cavum-stones-object = { $colour ->
    [yellow] { $count ->
        [one] 1 gele edelsteen
       *[other] { $count } gele edelstenen
    }
    [red] { $count ->
        [one] 1 rode edelsteen
       *[other] { $count } rode edelstenen
    }
    [blue] { $count ->
        [one] 1 blauwe edelsteen
       *[other] { $count } blauwe edelstenen
    }
    [green] { $count ->
        [one] 1 groene edelsteen
       *[other] { $count } groene edelstenen
    }
    [white] { $count ->
        [one] 1 witte edelsteen
       *[other] { $count } witte edelstenen
    }
   *[violet] { $count ->
        [one] 1 paarse edelsteen
       *[other] { $count } paarse edelstenen
    }
}
cavum-order-named = ‘{ $stones }’

## Beslissingen

cavum-decision-bid = { $points } bieden
cavum-decision-pass = Passen
cavum-decision-card = Volgordekaart { $card }
cavum-decision-card-detail = met de { $dynamite }
cavum-decision-order = Opdracht { $order } nemen
cavum-decision-order-detail = { $value } punten; { $penalty } strafpunten als je hem nooit vervult
cavum-decision-lay = Leg de { $piece } op { $space }
cavum-decision-lay-turned = Leg de { $piece } op { $space }, uitgangen { $sides }
cavum-decision-lay-dynamite-detail = Ontploft aan het einde van de ronde als hij dan nog zichtbaar is
cavum-decision-station = Bouw een station op { $space }
cavum-decision-vein = Ontdek een ader op { $space }: { $colour }
cavum-decision-option = Koopoptie: { $use }
cavum-use-lay = { $piece } op { $space }
cavum-use-lay-turned = { $piece } op { $space }, uitgangen { $sides }
cavum-use-station = station op { $space }
cavum-use-vein = ader op { $space }, { $colour }
cavum-decision-option-detail = Uit de koophoop
cavum-decision-option-points = Koopoptie: 3 punten
cavum-decision-option-points-detail = Je koopt niets
cavum-decision-discard = In de koophoop: { $piece }
cavum-decision-discard-detail = Telt als actie
cavum-decision-prospect = Niets delven
cavum-decision-prospect-detail = Geen route verbindt twee van je stations
cavum-decision-prospect-from = Delven vanaf { $space }
cavum-decision-step = Verder naar { $space }
cavum-decision-stop = Route hier beëindigen
cavum-decision-sell = { $count ->
    [one] 1 edelsteen verkopen
   *[other] { $count } edelstenen verkopen
}
cavum-decision-sell-stone = { $stones } verkopen
cavum-decision-fulfil = Opdracht { $order } vervullen
cavum-decision-fulfil-detail = { $value } punten
cavum-decision-end = Klaar
cavum-decision-end-detail = De volgende is aan de beurt

## Wat er gebeurde

cavum-event-phase-began = Ronde { $phase }: er worden nieuwe opdrachtkaarten omgedraaid.
cavum-event-order-turned-up = Nieuwe opdracht { $order }: { $value } punten.
cavum-event-opener-drawn = Het lot heeft { $name } aangewezen om het bieden te openen.
cavum-event-bid = { $name } biedt { $points }.
cavum-event-passed = { $name } past.
cavum-event-auction-won = { $points ->
    [0] { $name } wint de veiling en betaalt niets.
    [one] { $name } wint de veiling en betaalt 1 punt.
   *[other] { $name } wint de veiling en betaalt { $points } punten.
}
cavum-event-card-taken = { $name } neemt volgordekaart { $card } en { $dynamite }.
cavum-event-order-taken = { $points ->
    [0] { $name } neemt de opdracht { $order }.
   *[other] { $name } neemt de opdracht { $order } en krijgt { $points } punten voor de puntenschijfjes.
}
cavum-event-chip-put = { $chips ->
    [one] Niemand neemt de opdracht { $order }: er komt een puntenschijfje op.
   *[other] Niemand neemt de opdracht { $order }: er liggen nu { $chips } puntenschijfjes op.
}
cavum-event-tile-laid = { $name } legt { $tile } op { $space }.
cavum-event-station-built = { $name } bouwt een station op { $space }.
cavum-event-vein-discovered = { $name } ontdekt een ader op { $space } en legt er { $stones } op.
cavum-event-bought = { $name } gebruikt een koopoptie en neemt { $piece } uit de koophoop.
cavum-event-option-cashed = { $name } ruilt een koopoptie voor { $points } punten.
cavum-event-discarded = { $name } legt { $piece } in de koophoop.
cavum-event-prospected-in-vain = { $name } heeft geen route en delft niets.
cavum-event-route-began = { $name } gaat delven vanaf { $space }.
cavum-event-stone-prospected = { $name } delft { $stones } op { $space }.
cavum-event-route-ended = { $stones ->
    [0] { $name } bereikt het einde van de route zonder edelsteen.
    [one] { $name } bereikt het einde van de route met 1 edelsteen.
   *[other] { $name } bereikt het einde van de route met { $stones } edelstenen.
}
cavum-event-vein-exhausted = De ader op { $space } is uitgeput en gaat naar de koophoop.
cavum-event-city-scored = { $points ->
    [0] Stad { $city } is vol: { $name } krijgt niets.
    [one] Stad { $city }: { $name } krijgt 1 punt.
   *[other] Stad { $city }: { $name } krijgt { $points } punten.
}
cavum-event-dynamite-exploded = Het dynamiet op { $space } ontploft!
cavum-event-tile-buried = De explosie op { $space } sleurt { $tile } eronder mee.
cavum-event-tile-hit = De klap blaast { $tile } van { $space }.
cavum-event-price-bid = { $colour ->
    [yellow] { $name } wil gele edelstenen verkopen voor { $price }.
    [red] { $name } wil rode edelstenen verkopen voor { $price }.
    [blue] { $name } wil blauwe edelstenen verkopen voor { $price }.
    [green] { $name } wil groene edelstenen verkopen voor { $price }.
    [white] { $name } wil witte edelstenen verkopen voor { $price }.
   *[violet] { $name } wil paarse edelstenen verkopen voor { $price }.
}
cavum-event-stones-sold = { $points ->
    [one] { $name } verkoopt { $stones } voor 1 punt.
   *[other] { $name } verkoopt { $stones } voor { $points } punten.
}
cavum-event-nobody-sold = { $colour ->
    [yellow] Niemand verkoopt gele edelstenen.
    [red] Niemand verkoopt rode edelstenen.
    [blue] Niemand verkoopt blauwe edelstenen.
    [green] Niemand verkoopt groene edelstenen.
    [white] Niemand verkoopt witte edelstenen.
   *[violet] Niemand verkoopt paarse edelstenen.
}
cavum-event-order-fulfilled = { $name } vervult de opdracht { $order }: { $points } punten.
cavum-event-penalty-paid = { $points ->
    [0] { $name } heeft de opdracht { $order } niet vervuld, maar heeft geen punten meer te verliezen.
    [one] { $name } heeft de opdracht { $order } niet vervuld en verliest 1 punt.
   *[other] { $name } heeft de opdracht { $order } niet vervuld en verliest { $points } punten.
}
cavum-event-stones-shown = Slotverkoop: { $name } laat { $stones } zien.
cavum-event-stones-shown-none = Slotverkoop: { $name } heeft geen edelstenen meer.
cavum-event-stone-sold = { $price ->
    [one] { $name } verkoopt { $stones } voor 1 punt.
   *[other] { $name } verkoopt { $stones } voor { $price } punten.
}
cavum-event-game-won = { $names } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
cavum-event-game-shared = { $names } delen de overwinning met elk { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!

## Regels van het logboek

cavum-line = { $name }: { $deeds }.
cavum-deeds = { $start }; { $next }
cavum-deed-bought = { $use } (koopoptie)
cavum-deed-cashed = koopoptie voor { $points } punten
cavum-deed-discarded = { $piece } in de koophoop
cavum-deed-in-vain = delft niets
cavum-deed-route-under-way = delft vanaf { $start }
cavum-deed-route-empty = delft van { $start } tot { $end } en vindt niets
cavum-deed-route = delft van { $start } tot { $end }: { $stones }
cavum-deed-exhausted = ader op { $space } uitgeput
cavum-line-order = { $order } ({ $value })
cavum-line-orders = Nieuwe opdrachten: { $orders }.
cavum-line-left-orders = Niet genomen, elk met een puntenschijfje erbij: { $orders }.
cavum-line-cities = Stedenwaardering: { $scores }.
cavum-line-explosion = Explosie op { $spaces }: { $tiles ->
    [one] 1 tegel is weg!
   *[other] { $tiles } tegels zijn weg!
}

## De regels

cavum-rules-short = In het kort
cavum-rules-short-text = Diep in de berg liggen aders vol edelstenen. Je graaft tunnels, bouwt stations in de berg en in de steden eromheen, ontdekt aders en loopt één keer per ronde een lange route door je netwerk: van elke ader onderweg neem je een edelsteen mee. Stations in steden leveren punten op, net als de edelstenen die je verkoopt of voor opdrachten levert.
cavum-rules-short-goal = Maar aan het einde van elke ronde gaat het dynamiet af en slaat het gaten in de tunnels. Wie na de laatste ronde de meeste punten heeft, wint.
cavum-rules-board = De berg en de steden
cavum-rules-board-picture = Het bord aan het begin: een berg van 91 zeshoeken met vijf steden eromheen, in het midden een ader met negen gele edelstenen en vier tegels boven de onderste stad
cavum-rules-board-text = De berg heeft 91 velden. Eromheen liggen vijf steden met 5, 6, 7, 7 en 6 velden. Een stadsveld heeft een uitgang naar elk bergveld waar het aan grenst, nooit naar een ander stadsveld. In het midden ligt een ader met alle negen gele edelstenen; voor stad I liggen al vier tegels met vier uitgangen.
cavum-rules-board-names = Hier heeft elk bergveld een naam: een letter voor de rij en een cijfer voor de plaats daarin. Stadsvelden hebben het nummer van hun stad, met de klok mee, en hun eigen nummer. Een rij I is er niet: I is een stad.
cavum-rules-pieces = Je twaalf onderdelen
cavum-rules-pieces-text = In elke ronde krijgt iedereen dezelfde twaalf onderdelen. Elk onderdeel is één actie, en je moet ze allemaal in die ronde spelen.
cavum-rules-piece-tunnels = Vier tunneltegels, met 2, 3, 4 en 6 uitgangen
cavum-rules-piece-dynamite = Eén dynamiettegel; je volgordekaart zegt welke
cavum-rules-piece-vein = Eén ader
cavum-rules-piece-stations = Drie stations
cavum-rules-piece-options = Twee koopopties
cavum-rules-piece-prospect = Eén delftegel, altijd als laatste gespeeld
cavum-rules-phases = Drie rondes, vier fasen
cavum-rules-phases-text = Iedereen begint met 20 punten. Elk van de drie rondes heeft vier fasen:
cavum-rules-section-one = Speelvolgorde: de volgordekaarten worden geveild, daarna neemt iedereen onderdelen en opdrachtkaarten.
cavum-rules-section-two = Bouwen: je legt tunnels, bouwt stations, ontdekt aders en delft, met 1 tot 4 acties per beurt.
cavum-rules-section-three = Steden waarderen, daarna de explosie.
cavum-rules-section-four = Verkoop: kleur na kleur, daarna de opdrachten.
cavum-rules-auction = De veiling van de volgordekaarten
cavum-rules-auction-text = Je biedt punten voor het recht om als eerste te kiezen. Het openingsbod is 0 of meer; met de klok mee verhoogt iedereen met minstens 1 of past, en wie heeft gepast, doet in deze veiling niet meer mee. De hoogste bieder betaalt en neemt een volgordekaart naar keuze. Meer punten bieden dan je hebt, kan niet.
cavum-rules-auction-next = Daarna opent de volgende speler zonder kaart een nieuwe veiling onder degenen die er nog geen hebben. De laatste neemt gratis een van de overgebleven kaarten. Alle vier de kaarten doen mee, ook als jullie met minder zijn.
cavum-rules-auction-cards = Wie een laag nummer heeft, speelt het eerst en wint bij een gelijke stand. Bij een hoog nummer hoort een grotere dynamiettegel.
cavum-rules-orders = Opdrachtkaarten
cavum-rules-orders-text = In de volgorde van de kaarten neemt iedereen om de beurt een van de open opdrachten of past; wie past, neemt er deze ronde geen meer. Een opdracht vraagt om edelstenen van verschillende kleuren. Lever je die, dan krijg je de waarde. Ligt de opdracht aan het einde van het spel nog voor je, dan kost hij je de strafpunten.
cavum-rules-orders-picture = Een opdrachtkaart vraagt om een gele, een rode en een blauwe edelsteen. Hij levert 22 punten op; niet vervuld kost hij er 11.
cavum-rules-orders-chips = Elke opdracht die niemand neemt, krijgt een puntenschijfje. Wie hem in een latere ronde neemt, krijgt meteen 2 punten voor elk schijfje.
cavum-rules-turns = Je beurt
cavum-rules-turns-text = In de volgorde van de kaarten voert iedereen om de beurt 1 tot 4 acties uit, welke en in welke volgorde je maar wilt. Wie alle twaalf heeft gedaan, wordt overgeslagen.
cavum-rules-turns-prospect = Delven is altijd je twaalfde actie. Je mag je beurt ervoor beëindigen en pas in je volgende beurt delven.
cavum-rules-turns-pool = Kun of wil je een station of ader niet gebruiken, leg die dan in de koophoop; ook dat is een actie. Tegels moeten worden gelegd zolang er een plek voor is.
cavum-rules-lay = Tunnels leggen
cavum-rules-lay-text = Een tegel komt op een leeg bergveld, gedraaid zoals je wilt, en moet minstens één tunnel laten doorlopen: een van de uitgangen sluit aan op een uitgang van een tegel ernaast. De andere hoeven niet te passen. Tunnels mogen doodlopen, en je mag ook andermans tunnels afsnijden.
cavum-rules-lay-good = Mag: één tunnel loopt door.
cavum-rules-lay-cut = Mag: de tunnel van links loopt door. Die van boven wordt afgesneden, en dat geeft niet.
cavum-rules-lay-bad = Mag niet: geen enkele tunnel loopt door.
cavum-rules-lay-vein = Mag: een ader is aan alle zes kanten open zodra er op het bord een tegel naartoe leidt. Tot die tijd kun je er niet vandaan bouwen.
cavum-rules-lay-city = Mag: vanaf een stadsveld met jouw station mag jij, en alleen jij, een nieuwe tunnel beginnen. Naar een stad toe bouwen mag iedereen.
cavum-rules-stack = Op elkaar leggen
cavum-rules-stack-text = Een tegel mag een andere met minder uitgangen bedekken; een tegel met zes uitgangen kan dus nooit worden bedekt. Tegels met een station of ader ook niet. Ook hier moet minstens één tunnel doorlopen. Niemand mag naar bedekte tegels kijken.
cavum-rules-dynamite = Dynamiettegels
cavum-rules-dynamite-text = Dynamiet leg je volgens dezelfde regels; het kan andere tegels bedekken en bedekt worden. Maar als het aan het einde van de ronde zichtbaar is, ontploft het.
cavum-rules-stations = Stations
cavum-rules-stations-mountain = In de berg: meteen nadat je een tunneltegel hebt gelegd, in dezelfde beurt, mag je er een station op bouwen als de tegel direct op het bord ligt en geen dynamiet is. Voor alle anderen onderbreekt dat station de route.
cavum-rules-stations-city = In een stad: op een vrij stadsveld met een ononderbroken route naar een van je mijnstations. Op elk veld is plaats voor één station.
cavum-rules-stations-picture = Een nieuwe tegel met jouw station erop; tunnels leiden vandaar naar een stadsveld, waar je volgende station mag komen.
cavum-rules-stations-example = Je legt de gemarkeerde tegel en bouwt er een station op. Nu leiden er tunnels naar stad I: met je volgende actie kun je daar een station bouwen.
cavum-rules-veins = Aders
cavum-rules-veins-text = Een ader komt op een willekeurige tunnel- of dynamiettegel zonder station of ader, maar nooit naast een stadsveld of een andere ader. Hij is van niemand, houdt niemand tegen en heeft zes uitgangen, wat er ook onder ligt.
cavum-rules-veins-stones = Je kiest een kleur en legt er 4 edelstenen van op de ader, of 3 met twee spelers. Ze komen van de laagste getallen van de prijsreeks. Zijn er minder, neem dan wat er ligt.
cavum-rules-veins-picture = Vijf tegels: twee naast een stadsveld, een met een station, een naast een ader en een waar een nieuwe ader op mag.
cavum-rules-veins-example = Alleen op de tegel met het vinkje kun je een ader ontdekken. De andere grenzen aan een stad of een ader, of er staat een station op.
cavum-rules-veins-scale = In de groene reeks zijn 1 en 2 leeg. Met twee spelers komen de edelstenen voor een ader van 3, 4 en 5. Nu is 5 het hoogste zichtbare getal: groen is duurder geworden.
cavum-rules-options = Koopopties
cavum-rules-options-text = Met een koopoptie neem je een onderdeel uit de koophoop en zet je het meteen in: een tunnel- of dynamiettegel, een ader of een eigen station. Samen is dat één actie. Of je koopt niets en krijgt 3 punten.
cavum-rules-options-pool = Dit ligt aan het begin in de koophoop, plus 2 stations van elke speler. Alles wat ontploft, uitgeput raakt of niet wordt gebruikt, komt erbij.
cavum-rules-prospect = Delven
cavum-rules-prospect-text = Je loopt één route van een van je stations naar een ander, in de berg of in een stad, en neemt van elke ader onderweg één edelsteen.
cavum-rules-prospect-once = Je mag geen veld twee keer betreden.
cavum-rules-prospect-printed = Alleen tunnels op tegels tellen, niet die op het bord gedrukt zijn. Een veld waarvan de starttegel is weggeslagen, is kaal.
cavum-rules-prospect-tunnels = Je gaat van tegel naar tegel waar beide aan hun gezamenlijke kant een uitgang hebben. Aders zijn aan alle kanten open.
cavum-rules-prospect-others = Stations van anderen zijn voor jou gesloten. Door je eigen stations mag je heen, zoveel je wilt.
cavum-rules-prospect-cities = Een stadsveld mag je alleen betreden als je eigen station erop staat.
cavum-rules-prospect-hidden = Je edelstenen liggen dicht: de anderen zien alleen hoeveel je er hebt.
cavum-rules-prospect-empty = Een lege ader gaat na de route naar de koophoop, en de tegel eronder telt weer mee.
cavum-rules-prospect-picture = Een route van een station in stad I over drie aders en een mijnstation naar een ander station; ernaast staat het station van een andere speler.
cavum-rules-prospect-example = Je route begint in stad I, gaat over een rode, een blauwe en een groene ader en een van je eigen stations, en eindigt bij het derde: drie edelstenen. Door het station van de andere speler zou het korter zijn, maar dat is voor jou gesloten.
cavum-rules-cities = Steden waarderen
cavum-rules-cities-text = Elk van je stations in een stad levert zoveel punten op als de stad lege velden heeft, als een route het met een van je mijnstations verbindt. Een station zonder zo’n route levert niets op, en zijn veld telt als leeg.
cavum-rules-cities-picture = Stad I met vijf velden: twee van je stations zijn verbonden met je mijnstation, het station van een andere speler met geen enkel.
cavum-rules-cities-example = Twee velden zijn leeg, en het station van de ander heeft geen verbinding: dat maakt drie lege velden. Je twee stations leveren elk 3 punten op.
cavum-rules-explosion = De explosie
cavum-rules-explosion-text = Al het zichtbare dynamiet ontploft. Het gaat met alle tegels eronder naar de koophoop, en van elk veld eromheen verdwijnt de bovenste tegel, tenzij er een station of ader op ligt. Dynamiet met een ader erop ontploft niet.
cavum-rules-explosion-chain = Dynamiettegels naast elkaar ontploffen na elkaar, zodat een veld ertussen meerdere keren wordt getroffen. Dynamiet dat bloot komt te liggen, ontploft ook, tot er geen meer zichtbaar is. Stations en aders blijven altijd liggen.
cavum-rules-explosion-before = Ervoor: dynamiet op een andere tegel. Eromheen een station, een ader, een losse tegel en een stapel van twee.
cavum-rules-explosion-after = Erna: het dynamiet en wat eronder lag zijn weg, net als de losse tegel en de bovenste van de stapel. Het station en de ader hebben standgehouden.
cavum-rules-sale = Verkoop op kleur
cavum-rules-sale-text = De kleuren worden na elkaar verkocht, geel eerst. Wie een edelsteen van de kleur heeft, mag in de volgorde van de kaarten een prijs bieden: eerst hooguit het hoogste zichtbare getal van de reeks, daarna steeds lager dan het vorige bod. Wie past, doet niet meer mee. Alleen de laagste bieder verkoopt, één edelsteen of meer, allemaal voor die prijs.
cavum-rules-sale-shown = Wie biedt, laat een edelsteen van de kleur zien. Verkoop je niet, dan neem je hem terug.
cavum-rules-sale-scale = Verkochte edelstenen gaan terug naar de hoogste lege getallen van de reeks. Hoe meer er in omloop zijn, hoe hoger de prijs.
cavum-rules-sale-example = Het hoogste zichtbare getal van rood is 6. Het eerste bod is 6, dat van jou 4, de anderen passen. Je verkoopt twee edelstenen voor 4 per stuk, samen 8 punten, en ze gaan naar 6 en 5.
cavum-rules-fulfil = Opdrachten vervullen
cavum-rules-fulfil-text = Daarna mag iedereen in de volgorde van de kaarten opdrachten vervullen: de edelstenen gaan terug naar hun reeksen en jij krijgt de waarde van de kaart. Wat je houdt, kun je in de volgende ronde verkopen.
cavum-rules-next = De volgende ronde
cavum-rules-next-text = De volgordekaarten gaan terug en er worden vijf nieuwe opdrachten omgedraaid. Wie de laagste kaart had, opent de eerste veiling. Tunnels, stations, aders en edelstenen blijven liggen.
cavum-rules-end = Het einde
cavum-rules-end-scoring = De steden worden nog één keer gewaardeerd, met de berg zoals de explosie hem heeft achtergelaten.
cavum-rules-end-penalties = Elke opdracht die je nog hebt, kost je strafpunten; onder 0 kom je nooit.
cavum-rules-end-sale = Slotverkoop: alle edelstenen worden getoond. Wie nog edelstenen heeft en de minste punten, verkoopt er één voor het hoogste zichtbare getal van die kleur en legt hem daar neer. Dit gaat door tot alles is verkocht.
cavum-rules-end-example = Je hebt een blauwe en een witte edelsteen. Wit levert je nu 7 punten op, blauw 4. Is er een witte verkocht, dan levert de volgende nog maar 6 op.
cavum-rules-end-tie = Wie de meeste punten heeft, wint. Bij een gelijke stand wint de laagste volgordekaart.
cavum-rules-beginners = Je eerste spel
cavum-rules-beginners-text = Om Cavum te leren kennen is er het beginnersspel: twee rondes in plaats van drie, daarna het gewone einde. Als je een tafel opent, kun je ook alle edelstenen zichtbaar maken.
cavum-rules-here = Zo speel je hier
cavum-rules-here-text = Kies een onderdeel, en het bord laat zien waar het mag komen. Tik op een veld om het daar te zien, tik nog eens om het te draaien en bevestig. Om te delven tik je langs je route, of je laat de beste voorstellen.
cavum-rules-here-undo = Je kunt je stappen terugnemen tot iemand anders iets heeft gedaan.
cavum-rules-tips = Drie tips
cavum-rules-tip-one = Bouw vroeg twee of drie stations met een lange lus van tunnels ertussen: in elke ader die iemand daar ontdekt, kun jij ook delven.
cavum-rules-tip-two = Een station naast dynamiet redt zijn tegel. Zet het waar je netwerk anders zou breken.
cavum-rules-tip-three = Neem opdrachten waarvan de kleuren al in jouw deel van de berg liggen, en ontdek de kleur die nog ontbreekt.
