# Diamant: alles wat erover gezegd wordt.

diamant-name = Diamant
diamant-tagline = Nog een stap dieper, of met de buit naar het kamp? Iedereen beslist tegelijk.
diamant-players = 3 tot 8 spelers, 30 minuten

## Een tafel klaarzetten

diamant-option-seats = Avonturiers
diamant-option-seats-help = Zoveel plaatsen heeft de tafel, mensen en bots samen.
diamant-option-relics = Relieken
diamant-option-relics-help = Er komen vijf relieken in de grot, elke ronde één. Alleen wie in zijn eentje vertrekt, kan ze meenemen.
diamant-option-open_chests = Open kisten
diamant-option-open_chests-help = Iedereen ziet wat er in elke kist zit. Anders blijven de kisten voor de anderen dicht tot het einde.

## Beslissingen

diamant-decision-stay = Dieper de grot in
diamant-decision-stay-detail = Op naar de volgende kaart. Een tweede valstrik van dezelfde soort kost je alles wat je draagt.
diamant-decision-leave = Terug naar het kamp
diamant-decision-leave-detail = Wat je draagt gaat in je kist, samen met jouw deel van de robijnen op het pad.

## Wat er gevraagd wordt

diamant-question-choose = Dieper de grot in, of terug naar het kamp?
diamant-question-going-deeper = Je gaat dieper de grot in. { diamant-still-choosing }
diamant-question-going-home = Je gaat terug naar het kamp. { diamant-still-choosing }
diamant-question-in-camp = Je zit veilig in het kamp. { diamant-still-choosing }
diamant-question-others = { $count ->
    [one] { $names } kiest
   *[other] { $names } kiezen
}: dieper de grot in, of terug naar het kamp?
diamant-question-card = De volgende kaart wordt omgedraaid.
diamant-still-choosing = { $count ->
    [one] { $names } denkt nog na.
   *[other] { $names } denken nog na.
}
diamant-many = { $count } avonturiers
diamant-step-choosing = { $count ->
    [one] 1 kiest
   *[other] { $count } kiezen in het geheim
}
diamant-step-ready = { $count } klaar
diamant-leaving = { $safe } veilig, { $alone } als je als enige vertrekt
diamant-leaving-sure = { $safe } veilig
diamant-staying = { $deadly } van de { $size } kaarten { $deadly ->
    [one] kost
   *[other] kosten
} je { $carried ->
    [one] 1 robijn
   *[other] { $carried } robijnen
}
diamant-staying-empty = { $deadly } van de { $size } kaarten { $deadly ->
    [one] beëindigt
   *[other] beëindigen
} de ronde
diamant-staying-safe = Nog geen enkele kaart kan je iets kosten

## Dingen

diamant-trap = { $trap ->
    [spiders] Spinnen
    [snakes] Slangen
    [lava] Lava
    [boulder] Rolkei
   *[ram] Stormram
}
diamant-relic = { $relic ->
    [amulet] Amulet
    [goblet] Bokaal
    [mask] Masker
    [crown] Kroon
   *[idol] Afgodsbeeld
}
diamant-relic-worth = { diamant-relic } ({ $value } punten)

## Wat er gebeurde

diamant-event-round-began = Ronde { $round } van { $rounds }: iedereen gaat de grot in.
diamant-event-round-began-relic = Ronde { $round } van { $rounds }: iedereen gaat de grot in. Er zit een nieuwe reliek in de stapel: { diamant-relic-worth }.
diamant-event-treasure-shared = Een schat! { $value ->
    [one] 1 robijn
   *[other] { $value } robijnen
}: de { $count } avonturiers pakken er elk { $each }, { $left ->
    [0] er blijft niets over.
    [one] 1 blijft op de kaart liggen.
   *[other] { $left } blijven op de kaart liggen.
}
diamant-event-treasure-alone = Een schat! { $value ->
    [one] 1 robijn
   *[other] { $value } robijnen
}, allemaal voor { $names }.
diamant-event-treasure-too-small = Een schat! { $value ->
    [one] 1 robijn, te weinig
   *[other] { $value } robijnen, te weinig
} voor { $count } avonturiers. Alles blijft op de kaart liggen.
diamant-event-trap-met = { $trap ->
    [spiders] Spinnen! Voorlopig loeren ze alleen. De volgende kaart van deze soort beëindigt de ronde.
    [snakes] Slangen! Voorlopig sissen ze alleen. De volgende kaart van deze soort beëindigt de ronde.
    [lava] Lava! Voorlopig borrelt die alleen. De volgende kaart van deze soort beëindigt de ronde.
    [boulder] Een rolkei! Die ligt nog stil. De volgende kaart van deze soort beëindigt de ronde.
   *[ram] Een stormram! Die hangt nog stil. De volgende kaart van deze soort beëindigt de ronde.
}
diamant-event-trap-sprung = { $trap ->
    [spiders] De spinnen vallen aan!
    [snakes] De slangen bijten!
    [lava] De lava stroomt over!
    [boulder] De rolkei komt eraan!
   *[ram] De stormram beukt!
} { $count ->
    [one] { $names } vlucht
   *[other] { $names } vluchten
} { $lost ->
    [0] met lege handen.
    [one] en { $count ->
        [one] laat 1 robijn vallen.
       *[other] laten elk 1 robijn vallen.
    }
   *[other] en { $count ->
        [one] laat { $lost } robijnen vallen.
       *[other] laten elk { $lost } robijnen vallen.
    }
}
diamant-event-relic-found = Er ligt een reliek op het pad: { diamant-relic-worth }. Alleen wie als enige vertrekt, kan die meenemen.
diamant-event-you-chose-stay = Jouw keuze: dieper de grot in.
diamant-event-you-chose-leave = Jouw keuze: terug naar het kamp.
diamant-event-revealed-all-stay = Niemand vertrekt: { $count ->
    [one] { $names } gaat alleen dieper de grot in.
   *[other] alle { $count } gaan dieper de grot in.
}
diamant-event-revealed-all-leave = { $count ->
    [one] { $names } gaat terug naar het kamp. De grot is leeg.
   *[other] { $names } gaan terug naar het kamp. De grot is leeg.
}
diamant-event-revealed-mixed = { $leavers ->
    [one] { $leaving } gaat terug naar het kamp
   *[other] { $leaving } gaan terug naar het kamp
}, { $stayers ->
    [one] { $staying } gaat dieper de grot in.
   *[other] { $staying } gaan dieper de grot in.
}
diamant-event-came-home = { $count ->
    [one] { $names } brengt { $total } naar het kamp: { $gathered } verzameld en { $share } van het pad.
   *[other] { $names } brengen elk { $total } naar het kamp: { $gathered } verzameld en { $share } van het pad.
} { $left ->
    [0] { "" }
    [one] 1 robijn blijft op het pad.
   *[other] { $left } robijnen blijven op het pad.
}
diamant-event-relics-taken = { $names } vertrekt als enige en krijgt { $value } punten: { $relics }.
diamant-event-round-ended = Ronde { $round } is voorbij. { $rubies ->
    [0] Op het pad ligt niets meer.
    [one] 1 robijn op het pad is verloren.
   *[other] { $rubies } robijnen op het pad zijn verloren.
}
diamant-event-round-ended-relics = { diamant-event-round-ended } Uit het spel: { $relics }.
diamant-event-game-won = De laatste ingang is dicht. { $names } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
diamant-event-game-shared = De laatste ingang is dicht. { $names } delen de overwinning met elk { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!

## Het bord

diamant-round = Ronde { $round } van { $rounds }
diamant-over = Na de laatste ronde
diamant-entrances = Ingangen van de grot
diamant-entrance-closed = Ingang { $number }: gebarricadeerd
diamant-entrance-now = Ingang { $number }: deze ronde
diamant-entrance-ahead = Ingang { $number }: komt nog
diamant-camp = Kamp
diamant-camp-party = In het kamp: { $names }
diamant-camp-empty = Er is niemand in het kamp.
diamant-cave = De grot
diamant-cave-party = In de grot, aan de rand van het donker: { $names }
diamant-cave-empty = De grot is leeg.
diamant-path-empty = Zo meteen wordt de eerste kaart omgedraaid.
diamant-on-path = { $rubies ->
    [0] geen robijnen op het pad
    [one] 1 robijn op het pad
   *[other] { $rubies } robijnen op het pad
}
diamant-chamber-treasure = Schat van { $value ->
    [one] 1 robijn
   *[other] { $value } robijnen
}, { $rubies ->
    [0] niets meer over
   *[other] nog { $rubies } over
}
diamant-chamber-trap = Valstrik: { diamant-trap }
diamant-chamber-relic = Reliek: { diamant-relic-worth }
diamant-chamber-each = elk { $each }
diamant-chamber-floor = { $rubies ->
    [0] niets op de grond
   *[other] { $rubies } op de grond
}
diamant-chamber-empty = leeg
diamant-chamber-more = { $count ->
    [0] geen meer in de stapel
   *[other] nog { $count } in de stapel
}
diamant-chamber-lone = voor wie alleen vertrekt
diamant-told-treasure = Schat van { $value ->
    [one] 1 robijn
   *[other] { $value } robijnen
}: elk { $each }, { $rubies ->
    [0] niets meer op de grond.
   *[other] { $rubies } op de grond voor wie als volgende vertrekt.
}
diamant-told-trap = { diamant-trap }: nog zo’n kaart beëindigt de ronde.
diamant-told-relic = { diamant-relic-worth }: alleen wie als enige vertrekt, kan die meenemen.
diamant-adventurers = Avonturiers
diamant-you = jij
diamant-in-cave = in de grot
diamant-at-camp = in het kamp
diamant-brought-home = in het kamp, +{ $gems }
diamant-has-chosen = heeft gekozen
diamant-is-choosing = denkt nog na
diamant-carries = Bij zich
diamant-chest = Kist
diamant-chest-closed = dicht
diamant-traps = Valstrikken
diamant-pip-path = op het pad
diamant-pip-deck = in de stapel
diamant-pip-gone = uit het spel
diamant-trap-danger = { diamant-trap }: op het pad, nog { $left } in de stapel, { $gone } uit het spel. De volgende beëindigt de ronde.
diamant-trap-safe = { diamant-trap }: { $left } in de stapel, { $gone } uit het spel. De eerste is alleen een waarschuwing.
diamant-relics = Relieken
diamant-relic-to-come = komt in een latere ronde in de stapel.
diamant-relic-in-deck = in de stapel.
diamant-relic-on-path = op het pad. Alleen wie als enige vertrekt, kan die meenemen.
diamant-relic-taken = van { $name }.
diamant-relic-lost = voorgoed verloren.
diamant-relic-never-seen = nooit gezien.

## Momenten

diamant-again = { $trap ->
    [spiders] Weer spinnen!
    [snakes] Weer slangen!
    [lava] Weer lava!
    [boulder] Weer een rolkei!
   *[ram] Weer een stormram!
}
diamant-chests-opened = De kisten gaan open.

## Hulp

diamant-next-card = Volgende kaart
diamant-danger = gevaar
diamant-percent = { $percent }%
diamant-deck-size = { $size } in de stapel
diamant-deck-fatal = fataal
diamant-deck-first = eerste van de soort
diamant-deck-treasure = schat
diamant-deck-relic = reliek
diamant-deck-told = Schatten die nog in de stapel zitten: { $values }
diamant-deck = Nog in de stapel: { $size ->
    [one] 1 kaart
   *[other] { $size } kaarten
}
diamant-deck-treasures = Schatten
diamant-deck-traps = Valstrikken
diamant-deck-relics = Relieken
diamant-deck-deadly = beëindigt de ronde

## Het einde

diamant-victory = { $names } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
diamant-victory-shared = { $names } delen de overwinning met elk { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
diamant-victory-yours = Je wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
diamant-victory-yours-shared = Je deelt de overwinning met { $names }: elk { $points ->
    [one] 1 punt
   *[other] { $points } punten
}!
diamant-margin = { $lead } meer dan { $name }
diamant-margin-own = Je eindigt op plaats { $place } met { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
diamant-ranking = Eindstand
diamant-ranking-place = Plaats
diamant-ranking-name = Avonturier
diamant-ranking-sources = Waar de punten vandaan komen
diamant-ranking-points = Punten
diamant-source = { $source ->
    [relics] relieken
   *[other] grot { $source }
}: { $points }
diamant-cave-number = Grot { $round }
diamant-cave-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
diamant-cave-sprung = { diamant-trap }, { $count } gevlucht
diamant-cave-quiet = iedereen kwam terug

## De regels

diamant-rules-short = In het kort
diamant-rules-short-text = Samen met de anderen verken je dezelfde grot. Elke kaart die wordt omgedraaid brengt een schat of gevaar, en na elke kaart beslist iedereen in het geheim: dieper, of naar het kamp? Ga je terug, dan houd je wat je draagt. Blijf je, dan deel je de volgende schat met minder anderen, maar kun je ook alles kwijtraken.
diamant-rules-goal-text = Na vijf rondes wint de volste kist.
diamant-rules-things = Spelmateriaal
diamant-rules-treasures = 15 schatkaarten
diamant-rules-treasures-text = Ze bevatten 1 tot 17 robijnen: { $values }.
diamant-rules-traps = 15 valstrikkaarten
diamant-rules-traps-text = Vijf soorten, van elk drie kaarten: spinnen, slangen, lava, rolkei en stormram.
diamant-rules-gems = Edelstenen
diamant-rules-gems-text = Een robijn is 1 waard, een diamant 5. Vijf robijnen worden vanzelf een diamant; aan de waarde verandert dat niets.
diamant-rules-equals = Vijf robijnen zijn één diamant
diamant-rules-round = Zo verloopt een ronde
diamant-rules-round-text = Er zijn vijf rondes, één voor elke ingang van de grot. Aan het begin staat iedereen met lege handen in de grot. Daarna wisselen twee stappen elkaar af.
diamant-rules-step-card = 1. Er wordt een kaart omgedraaid
diamant-rules-card-treasure = Schat
diamant-rules-card-treasure-text = Iedereen in de grot krijgt evenveel robijnen. Wat niet eerlijk te verdelen is, blijft op de kaart liggen.
diamant-rules-card-first = Een valstrik voor de eerste keer
diamant-rules-card-first-text = Er gebeurt niets. Je bent gewaarschuwd.
diamant-rules-card-second = Dezelfde valstrik nog een keer
diamant-rules-card-second-text = Iedereen in de grot laat vallen wat hij draagt en vlucht. De ronde is meteen voorbij, en een van de twee valstrikkaarten gaat uit het spel.
diamant-rules-example = Voorbeeld
diamant-rules-example-text = Vijf avonturiers vinden 9 robijnen. Ieder pakt er 1, en 4 blijven op de kaart liggen.
diamant-rules-example-picture = Een schatkaart van 9 waarop nog 4 robijnen liggen, en vijf avonturiers met elk 1 robijn
diamant-rules-step-choice = 2. Iedereen beslist
diamant-rules-choice-text = Elke avonturier in de grot kiest in het geheim. Heeft iedereen gekozen, dan worden de keuzes tegelijk onthuld. Van gedachten veranderen kan niet.
diamant-rules-choice-stay-text = Je blijft in de grot en krijgt de volgende kaart.
diamant-rules-choice-leave-text = Op de terugweg raap je de robijnen op die op het pad liggen. Vertrekken er meer tegelijk, dan delen ze eerlijk, en wat niet te verdelen is, blijft liggen. Alles wat je draagt gaat in je kist en is veilig tot het einde. In het kamp wacht je op de volgende ronde.
diamant-rules-example-leave-text = Op het pad liggen 6 robijnen en iedereen draagt er 2. Twee vertrekken tegelijk: ieder raapt er 3 op en legt er 5 in de kist. Wie als enige was vertrokken, had er 8 gehad.
diamant-rules-example-leave-picture = Twee avonturiers verlaten een pad waarop 4 en 2 robijnen liggen; ieder brengt er 5 naar de kist
diamant-rules-end-round = Het einde van een ronde
diamant-rules-end-round-text = Een ronde eindigt als de laatste avonturier is vertrokken, of als een valstrik voor de tweede keer verschijnt. Robijnen die nog op het pad liggen, zijn verloren. Alle kaarten gaan terug in de stapel, behalve de valstrikkaart die uit het spel is. De ingang wordt gebarricadeerd.
diamant-rules-first-card = Vóór de eerste kaart van een ronde kan niemand vertrekken.
diamant-rules-end = Het einde van het spel
diamant-rules-end-text = Na de vijfde ronde gaan de kisten open en wordt er geteld. Wie de meeste punten heeft, wint; bij een gelijke stand wordt de overwinning gedeeld. Wat je niet naar het kamp hebt gebracht, telt niet mee.
diamant-rules-relics = Spelen met relieken
diamant-rules-relics-text = Er zijn vijf relieken, die 5, 7, 8, 10 en 12 punten waard zijn. Vóór elke ronde wordt de volgende in de stapel geschud, de laagste eerst.
diamant-rules-relics-found = Verschijnt er een reliek, dan blijft die op het pad liggen. Verder gebeurt er niets.
diamant-rules-relics-alone = Vertrekt er precies één avonturier, dan neemt die alle relieken op het pad mee. Ze zijn veilig, en hun waarde telt aan het einde mee.
diamant-rules-relics-together = Vertrekken er twee of meer tegelijk, dan krijgt niemand een reliek: ze blijven op het pad.
diamant-rules-relics-lost = Relieken die aan het einde van de ronde nog op het pad liggen, gaan uit het spel. Een reliek die niet is verschenen, blijft in de stapel.
diamant-rules-options = Wat je aan tafel kunt kiezen
diamant-rules-options-chests = De kisten zijn dicht: je ziet die van jezelf, maar die van de anderen pas aan het einde. Met ‘Open kisten’ ziet iedereen alles.
diamant-rules-options-aids = De spelhulp toont wat er nog in de stapel zit en hoe gevaarlijk de volgende kaart is. Je ziet niets wat je niet zelf kunt uitrekenen, en je kunt hem uitzetten.
diamant-rules-tips = Drie tips
diamant-rules-tip-one = Elke nieuwe soort valstrik op het pad maakt de volgende kaart gevaarlijker. Bij één gaat het meestal goed, bij vier is het gokken.
diamant-rules-tip-two = Heeft een valstrik een ronde beëindigd, dan is er een kaart van weg. Die soort komt vanaf dan minder vaak voor.
diamant-rules-tip-three = Robijnen op het pad zijn het meest waard voor wie als enige vertrekt. Ga als de anderen blijven.

diamant-hint-stay = Een schat levert je ongeveer { $gain } op; { $deadly } van de { $cards } kaarten kosten je de { $carried } die je bij je draagt.
diamant-hint-stay-safe = Nog geen enkele kaart kan je kwaad doen, en een schat levert je ongeveer { $gain } op.
diamant-hint-leave = Je { $carried } zijn dan veilig, met jouw deel van de { $path } op het pad; { $deadly } van de { $cards } kaarten kosten je alles wat je bij je draagt.
diamant-hint-leave-safe = Je { $carried } zijn dan veilig, met jouw deel van de { $path } op het pad.
