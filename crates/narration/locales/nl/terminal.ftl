# De terminal: wat ‘grotto play’, ‘replay’ en ‘analyse’ zeggen naast de woorden van de spellen.

## Aan tafel

terminal-seat = Plaats { $number }
terminal-seat-own = Plaats { $number } (jij)
terminal-seats = { $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
}
terminal-alone = Je speelt alleen.
terminal-company = Je zit op plaats { $seat }; { $others ->
    [one] { $level ->
        [random] je tegenstander is een bot die op goed geluk speelt.
        [greedy] je tegenstander is een bot die met verstand speelt.
        [strong] je tegenstander is een bot die sterk speelt.
       *[expert] je tegenstander is een bot die als een meester speelt.
    }
   *[other] { $level ->
        [random] de anderen zijn bots die op goed geluk spelen.
        [greedy] de anderen zijn bots die met verstand spelen.
        [strong] de anderen zijn bots die sterk spelen.
       *[expert] de anderen zijn bots die als meesters spelen.
    }
}
terminal-commitment = Alles wat het toeval bepaalt, volgt uit een geheime startwaarde. De SHA-256 ervan, om aan het eind te controleren:
terminal-resumed = Het spel gaat verder waar het gebleven was.
terminal-kept = Elke beslissing wordt bewaard in { $file }.
terminal-saved = Het spel is bewaard in { $file }. Ga verder met:
terminal-seed = De startwaarde was
terminal-seed-check = De SHA-256 van de 32 bytes is de hash van het begin. Zo controleer je dat:
terminal-seed-covered = verborgen tot het spel is afgelopen
terminal-record = Het spelverslag staat in { $file }. Zo controleer je elke stap:
terminal-points = { $points ->
    [one] punt
   *[other] punten
}
terminal-wins = wint
terminal-shares = deelt de overwinning

## Wat je kunt typen

terminal-help = Typ een beslissing, het nummer ervan of het begin van de woorden; of
terminal-wish-help = wat je kunt typen
terminal-wish-board = het hele bord nog eens tonen
terminal-wish-deck = wat er nog kan komen
terminal-wish-record = het spel tot nu toe als spelverslag
terminal-wish-undo = je laatste beslissing terugnemen
terminal-wish-quit = het spel bewaren en stoppen
terminal-no-such-number = { $number } staat niet in de lijst; die loopt van 1 tot en met { $most }.
terminal-ambiguous = { $words } kan zijn: { $candidates }.
terminal-which = { $words } kan een van deze zijn:
terminal-unknown = { $words } kan nu niet; typ { $legal }, of help.
terminal-unknown-of-many = { $words } kan nu niet; typ iets dat begint met { $beginnings }, of help.
terminal-and-more = { $listed } en nog { $count }
terminal-range = { $first } t/m { $last }
terminal-example = bijv. { $words }: { $label }
terminal-taken-back = Je laatste beslissing is teruggenomen.

## Bewaarde spellen

terminal-caption = { $name }: { $words }
terminal-luck = Toeval
terminal-position = Na { $steps } van de { $length } stappen:
terminal-not-over = Hier stopt het spelverslag; het spel is niet afgelopen.
terminal-analysing = { "  " }analyse { $bar } { $done } van { $all } stellingen, nog { $left }
terminal-analysis-decisions = Onderzochte beslissingen: { $decisions }, elk met { $iterations } doorrekeningen.
terminal-analysis-lead = Hoe groot de winstkans van elke plaats was, stap voor stap; * waar lijnen samenkomen.
terminal-analysis-lead-alone = Hoe goed het ging, stap voor stap.
terminal-steps = stap { $first } tot en met { $last }
terminal-nothing-turned = Er was geen keerpunt: de kansen bleven ongeveer gelijk.

## Diamant

terminal-diamant-left = { $rubies ->
    [0] leeg
   *[other] nog { $rubies }
}
terminal-diamant-trap = valstrik
terminal-diamant-relic = reliek
terminal-diamant-treasure = schat
terminal-diamant-deadly = dodelijke valstrik
terminal-diamant-harmless = nieuwe valstrik
terminal-diamant-next = Volgende kaart, van { $size }
terminal-diamant-alone = ★ { $values } voor wie als enige vertrekt
terminal-diamant-gone = uit het spel: { $cards }
terminal-diamant-later = In latere ronden komen de relieken van { $values } erbij.

## Caverna

terminal-caverna-letter-wood = h
terminal-caverna-letter-stone = s
terminal-caverna-letter-emmer = e
terminal-caverna-letter-flax = l
terminal-caverna-letter-food = v
terminal-caverna-letter-gold = g
terminal-caverna-short-below = +{ $gain } als { $good }<{ $below }
terminal-caverna-short-all = alle={ $level }
terminal-caverna-short-any = { $count } versch.→{ $gain }
terminal-caverna-short-dig = uithol
terminal-caverna-short-wall = muur
terminal-caverna-reachable = uit te hollen
terminal-caverna-behind = achter muur
terminal-caverna-food = +{ $food } { caverna-good-food }
terminal-caverna-empty = leeg
terminal-caverna-fits-rooms = { $rooms ->
    [one] 1 kamer past
   *[other] { $rooms } passen
}
terminal-caverna-points = { $points } pt
terminal-caverna-setup = Voorbereiding
terminal-caverna-turns = beurten per ronde { $turns }
terminal-caverna-next = Volgende ronde: { $tiles }.
terminal-caverna-next-of = Volgende ronde een van: { $tiles }.
terminal-caverna-later = Later: { $tiles }.
terminal-caverna-to-do = { $tile }: nog te doen: { $parts }
terminal-caverna-all-done = { $tile }: alles is gedaan
terminal-caverna-more-rooms = { $count ->
    [one] gebruik nog een kamer
   *[other] gebruik nog { $count } kamers
}
terminal-caverna-offer = het aanbod van de kamer { $room }
terminal-caverna-column-points = pnt
terminal-caverna-column-walls = muren
terminal-caverna-column-cost = kosten
terminal-caverna-column-effect = effect
terminal-caverna-for-you = voor jou
terminal-caverna-blue = blw
terminal-caverna-fits-many = past op { $count } plekken
terminal-caverna-lacks = mist { $goods }
terminal-caverna-no-fit = past nergens
terminal-caverna-too-many-blue = te veel blauwe
terminal-caverna-help-take = deze actietegel nemen
terminal-caverna-help-gain = goederen van de tegel
terminal-caverna-help-trade = een ruil, genoemd naar wat je betaalt
terminal-caverna-help-use = een oranje kamer gebruiken; kan het op meer manieren, dan ook
terminal-caverna-help-use-with = … wat je betaalt
terminal-caverna-help-use-for = … wat je krijgt, of waar je uitholt (at 1,0)
terminal-caverna-help-dig = deze grot uithollen; dig twice 1,0: en daarna nog een
terminal-caverna-help-wall = een muur tussen twee velden bouwen
terminal-caverna-help-raze = hem afbreken
terminal-caverna-help-furnish = hier een kamer bouwen en dit boven op de kosten betalen
terminal-caverna-help-convert = één emmer, vlas of goud wordt één voedsel, op elk moment
terminal-caverna-help-end = de beurt beëindigen, ook als er nog iets te doen is
terminal-caverna-help-spaces = Elk veld toont zijn naam en wat je typt: A2 is 1,0, de eerste kolom van de tweede rij.
terminal-caverna-help-parts = De delen van een tegel doe je in willekeurige volgorde, elk één keer of helemaal niet.
terminal-caverna-help-letters = Goederen in de tekening: { $letters }.
terminal-caverna-help-signs = → is een ruil, / betekent of, ; betekent en, = vult aan tot dat aantal.
terminal-caverna-help-sides = Zijden: ▓ een natuurlijke muur, ═ ║ een gebouwde, ┄ ┊ open, » daglicht. ░ ligt gedekt.
terminal-caverna-help-walls = Muren van een kamer, met de klok mee: D moet een muur zijn, L mag, - mag niet. De kamer mag gedraaid worden: D--D past in elke hoek met precies twee muren.

## Cavum

terminal-cavum-letter-yellow = Ge
terminal-cavum-letter-red = Ro
terminal-cavum-letter-blue = Bl
terminal-cavum-letter-green = Gr
terminal-cavum-letter-white = Wi
terminal-cavum-letter-violet = Pa
terminal-cavum-all-sides = alle zijden
terminal-cavum-cities = Steden
terminal-cavum-free = { $city } { $free } van { $spaces } vrij
terminal-cavum-cards = Kaarten
terminal-cavum-to-play = Te spelen
terminal-cavum-option = koopoptie
terminal-cavum-prospect = delftegel
terminal-cavum-column-player = Speler
terminal-cavum-column-card = kaart
terminal-cavum-column-points = punten
terminal-cavum-column-cities = steden
terminal-cavum-column-stones = edelstenen
terminal-cavum-column-pieces = nog te spelen
terminal-cavum-orders-to-come = Opdrachten die nog kunnen komen
terminal-cavum-none = geen
terminal-cavum-fulfilled = Vervuld: { $orders }
terminal-cavum-dealing = Nog om te draaien opdrachtkaarten: { $left }.
terminal-cavum-lots = Het lot beslist wie de eerste veiling opent.
terminal-cavum-has-bid = { $name } heeft { $points } geboden.
terminal-cavum-still-in = Nog in de race: { $names }.
terminal-cavum-chooses-card = { $name } kiest een volgordekaart.
terminal-cavum-takes-order = { $name } mag een opdracht nemen; wie past, doet deze ronde niet meer mee.
terminal-cavum-turn-of = { $name } is aan de beurt.
terminal-cavum-own-turn = Jij bent aan de beurt: { $done } van hoogstens { $most } acties gedaan.
terminal-cavum-fresh = Op { $space } kun je nu een station bouwen, en alleen nu.
terminal-cavum-route-so-far = De route tot nu toe: { $spaces }.
terminal-cavum-route = Een route voor { $stones }: { $spaces }
terminal-cavum-route-empty = Een route zonder edelstenen: { $spaces }
terminal-cavum-no-route = Geen route leidt van een van je stations naar een ander.
terminal-cavum-first-price = Het eerste bod is hoogstens { $price }.
terminal-cavum-lower = Elk bod is lager dan het vorige.
terminal-cavum-sells = { $name } verkoopt voor { $price } per stuk: { $colour }.
terminal-cavum-fulfils = { $name } mag opdrachten vervullen.
terminal-cavum-final-sale = De slotverkoop: { $name } verkoopt een edelsteen voor het hoogste vrije getal van zijn kleur.
terminal-cavum-help-hexes = Elk veld toont zijn coördinaten: het eerste getal loopt op naar het oosten, het tweede naar het zuiden. De letters links benoemen de rijen: F6 is het zesde veld van rij F.
terminal-cavum-help-strokes = Strepen zijn de uitgangen van tegels; een tunnel die doorloopt heeft er twee.
terminal-cavum-help-cities = Ⅰ-3,6 tot en met Ⅴ zijn de velden van de vijf steden; [1] is een station van plaats 1, Ge×9 een ader met 9 gele edelstenen.
terminal-cavum-help-dynamite-sign = -3*4 met een ster erboven is dynamiet; ² betekent dat er tegels onder liggen.
terminal-cavum-help-orders = Een opdracht toont wat hij oplevert, wat hij kost als je hem nooit vervult, en de punten die erop liggen: 22/-11, +2. In de lijst van spelers is +4 wat de steden nu zouden opleveren.
terminal-cavum-help-words = Woorden
terminal-cavum-help-bid = in de veilingen; het eerste bod op een kaart mag 0 zijn
terminal-cavum-help-card = de volgordekaart van je keuze, met het dynamiet ervan
terminal-cavum-help-order = een opdrachtkaart; vervul je hem nooit, dan kost hij zijn strafpunten
terminal-cavum-help-lay = een tunneltegel, voor elke r een zesde slag tegen de klok in gedraaid
terminal-cavum-help-dynamite = dynamiet, dat aan het einde van de ronde ontploft
terminal-cavum-help-station = op de net gelegde tegel, of in een stad waar een route heen leidt
terminal-cavum-help-vein = een ader met edelstenen van die kleur op een tegel
terminal-cavum-help-option = een van deze met een onderdeel uit de koophoop; option points levert 3 punten op
terminal-cavum-help-discard = een onderdeel gaat ongebruikt in de koophoop
terminal-cavum-help-prospect = de route begint bij dit station; daarna step 0,1 en stop
terminal-cavum-help-sell = edelstenen voor de geboden prijs; in de slotverkoop één edelsteen
terminal-cavum-help-fulfil = opdrachten aan het einde van een ronde; end beëindigt ook een beurt
terminal-cavum-help-beginnings = Het begin is genoeg: lay f toont alle plekken voor de tegel met vier uitgangen, l f -2,3 r1 legt hem daar.
