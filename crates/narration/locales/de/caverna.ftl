# Caverna: alles, was darüber gesagt wird.

caverna-name = Caverna: Höhle gegen Höhle
caverna-tagline = Höhle deinen Berg aus, richte ihn Raum für Raum ein und werde reicher als der Stamm nebenan.
caverna-players = 1 oder 2 Spieler, 20 bis 40 Minuten

## Einen Tisch einrichten

caverna-option-seats = Spieler
caverna-option-seats-help = Zu zweit spielt ihr gegeneinander; allein geht es darum, 50 Punkte zu erreichen.

## Aufzählungen


## Waren

caverna-goods = Waren
caverna-good-wood = Holz
caverna-good-stone = Stein
caverna-good-emmer = Emmer
caverna-good-flax = Flachs
caverna-good-food = Nahrung
caverna-good-gold = Gold
caverna-amount-wood = { $count } Holz
caverna-amount-stone = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
caverna-amount-emmer = { $count } Emmer
caverna-amount-flax = { $count } Flachs
caverna-amount-food = { $count } Nahrung
caverna-amount-gold = { $count } Gold
caverna-object-wood = { $count } Holz
caverna-object-stone = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
caverna-object-emmer = { $count } Emmer
caverna-object-flax = { $count } Flachs
caverna-object-food = { $count } Nahrung
caverna-object-gold = { $count } Gold
caverna-stock = { $good }: { $count } (höchstens { $limit })

## Aktionsplättchen

caverna-tile-undergrowth = Unterholz
caverna-tile-cultivation = Ackerbau
caverna-tile-housework = Hausarbeit
caverna-tile-excavation = Höhlenbau
caverna-tile-furnishing = Einrichten
caverna-tile-masonry = Mauerbau
caverna-tile-undermining = Untergrabung
caverna-tile-expansion = Ausbau
caverna-tile-drift-mining = Stollenvortrieb
caverna-tile-expedition = Expedition
caverna-tile-breach = Durchbruch
caverna-tile-renovation = Renovierung
caverna-renovation-condition = Nur mit mehr Gold als dein Gegner

## Einrichtungen

caverna-room-cave-entrance = Eingangshöhle
caverna-room-shelf = Regal
caverna-room-spinning-wheel = Spinnrad
caverna-room-tunnel = Stollen
caverna-room-grindstone = Mahlstein
caverna-room-food-corner = Speiseecke
caverna-room-parlor = Stube
caverna-room-warehouse = Warenlager
caverna-room-stall = Marktstand
caverna-room-sacrificial-altar = Opferaltar
caverna-room-storeroom = Vorratsraum
caverna-room-weaving-room = Webstube
caverna-room-furniture-workshop = Möbelwerkstatt
caverna-room-gold-vein = Goldader
caverna-room-junction-room = Verbindungsraum
caverna-room-digging-cave = Grabungshöhle
caverna-room-bakehouse = Backstube
caverna-room-state-room = Prunkraum
caverna-room-secret-chamber = Geheimkammer
caverna-room-treasury = Schatzkammer
caverna-room-prospecting-site = Schürfstelle
caverna-room-retting-room = Flachsröste
caverna-room-equipment-room = Gerätekammer
caverna-room-wood-storeroom = Holzlager
caverna-room-dungeon = Verlies
caverna-orange = Orangefarbene Einrichtung
caverna-blue = Blaue Einrichtung
caverna-free = kostenlos
caverna-costs = Baukosten: { $goods }
caverna-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
caverna-walls-needed = Nötige Wände, beliebig gedreht: { $sides }
caverna-wall-must = nötig
caverna-wall-may = erlaubt
caverna-wall-none = keine

## Wirkungen

caverna-effect-gain = erhalte { $goods }
caverna-effect-gain-below = erhalte { $goods }, wenn du weniger als { $below } hast
caverna-effect-refill = fülle { $goods } auf { $level } auf
caverna-effect-swap = tausche { $deals }
caverna-deal = { $pay } gegen { $gain }
caverna-effect-swap-different = tausche { $count } verschiedene Waren gegen { $gain }
caverna-effect-dig = höhle einen Raum aus
caverna-effect-dig-through = höhle einen Raum aus, auch durch Wände
caverna-effect-dig-paid = zahle { $cost } und höhle { $tiles ->
    [one] einen Raum
   *[other] { $tiles } Räume
} aus
caverna-effect-dig-at = zahle { $cost } und höhle { $space } aus
caverna-effect-furnish = zahle { $price } und richte einen Höhlenraum ein
caverna-effect-furnish-free = richte einen Höhlenraum ein, ohne zusätzlich Nahrung oder Gold zu zahlen
caverna-price-per-turn = 1 Nahrung für jeden deiner Spielzüge in dieser Runde
caverna-effect-wall = errichte eine Wand
caverna-effect-raze = reiße eine deiner Wände ab und erhalte { $goods }
caverna-effect-rooms = nutze { $count ->
    [one] eine deiner orangefarbenen Einrichtungen
   *[other] bis zu { $count } verschiedene orangefarbene Einrichtungen
}
caverna-effect-one-more-room = nutze noch eine andere orangefarbene Einrichtung
caverna-whenever-choosing = immer wenn du „{ $what }“ wählst, optional: { $effect }
caverna-whenever-gaining = immer wenn du { $what } erhältst: { $effect }
caverna-whenever-using = immer wenn du { $what } nutzt: { $effect }
caverna-whenever-building = immer wenn du eine Wand errichtest: { $effect }

## Entscheidungen

caverna-ask-tile = Wähle ein Aktionsplättchen.
caverna-ask-act = { $tile }: Was machst du?
caverna-ask-dig-again = Höhle den zweiten Raum aus.
caverna-ask-cavern = Wähle die Seite deines Zusatzraums.
caverna-ask-end = Hier ist nichts mehr zu tun: Beende deinen Zug.
caverna-wait-tile = { $name } wählt ein Aktionsplättchen.
caverna-wait-act = { $name } führt { $tile } aus.
caverna-wait-dig-again = { $name } höhlt einen zweiten Raum aus.
caverna-wait-cavern = { $name } wählt eine Seite des Zusatzraums.
caverna-turn-own = Dein Zug { $turn } von { $turns }
caverna-turn-other = { $name }: Zug { $turn } von { $turns }
caverna-next-furnish = Wähle eine Einrichtung, dann den Höhlenraum.
caverna-next-dig = Wähle den Raum zum Aushöhlen.
caverna-next-wall = Wähle den Platz für die Wand.
caverna-next-raze = Wähle die Wand, die du abreißt.
caverna-next-use = Wähle die Einrichtung, die du nutzt.
caverna-next-cavern = { $room }: Wähle den Höhlenraum.
caverna-next-room = { $space }: Wähle eine Einrichtung.
caverna-next-way = { $room }: Wähle, was sie bringt.
caverna-cannot-furnish = Keine Einrichtung der Auslage passt oder ist bezahlbar
caverna-cannot-dig = Kein verdecktes Plättchen ist erreichbar
caverna-cannot-wall = Es sind keine Wände mehr im Vorrat
caverna-cannot-raze = Du hast keine Wand zum Abreißen
caverna-cannot-use = Keine deiner Einrichtungen kann jetzt etwas bewirken
caverna-decision-convert = { $good ->
    [emmer] 1 Emmer gegen 1 Nahrung tauschen
    [flax] 1 Flachs gegen 1 Nahrung tauschen
   *[gold] 1 Gold gegen 1 Nahrung tauschen
}
caverna-decision-take = { $tile } wählen
caverna-decision-use-no-room = Keine Einrichtung nutzen
caverna-decision-use-no-room-detail = Das Holz aus dem Holzlager bekommst du trotzdem.
caverna-decision-use = { $room }: { $effect }
caverna-decision-dig = { $space } aushöhlen
caverna-decision-dig-food = Dort findest du { $food } Nahrung
caverna-decision-dig-twice = { $space } aushöhlen, dann noch einen Raum
caverna-decision-dig-twice-detail = Kostet 2 Nahrung
caverna-decision-gain = { $goods } nehmen
caverna-decision-raze = Wand { $place } abreißen
caverna-decision-furnish = { $room } auf { $space }, dafür { $price } zahlen
caverna-decision-furnish-free = { $room } auf { $space }
caverna-decision-furnish-detail = { $points } Punkte; Baukosten { $cost }
caverna-decision-furnish-detail-free = { $points } Punkte; keine Baukosten
caverna-decision-end = Zug beenden
caverna-build-here = Wand { $place } errichten
caverna-furnish-here = { $space } einrichten: { $rooms }
caverna-dig-with = { $room }: { $space } aushöhlen

## Orte

caverna-cavern = Zusatzraum
caverna-cavern-corner = zwei Wände in einer Ecke
caverna-cavern-alcove = drei Wände
caverna-place-between = zwischen { $one } und { $other }
caverna-place-cavern-east = östlich des Zusatzraums
caverna-place-cavern-south = südlich des Zusatzraums
caverna-side-north = Norden
caverna-side-east = Osten
caverna-side-south = Süden
caverna-side-west = Westen
caverna-walls-around = Wände: { $sides }
caverna-walls-none = Keine Wände
caverna-wall-here = Wand { $place }
caverna-face-down = verdecktes Plättchen
caverna-face-down-near = verdecktes Plättchen, erreichbar
caverna-empty = freier Höhlenraum
caverna-used = in diesem Zug genutzt

## Was geschehen ist

caverna-event-start-drawn = Das Los hat entschieden: { $name } beginnt.
caverna-event-room-set-aside = In dieser Partie nicht dabei: { $room }.
caverna-event-round-began = Runde { $round }: „{ $tile }“ kommt auf den Aktionsplan. Je { $turns } Spielzüge; { $name } beginnt.
caverna-event-round-began-solo = Runde { $round }: „{ $tile }“ kommt auf den Aktionsplan. { $turns } Spielzüge.
caverna-event-tile-taken = { $name } wählt „{ $tile }“.
caverna-event-converted = { $good ->
    [emmer] { $name } tauscht 1 Emmer gegen 1 Nahrung.
    [flax] { $name } tauscht 1 Flachs gegen 1 Nahrung.
   *[gold] { $name } tauscht 1 Gold gegen 1 Nahrung.
}
caverna-event-gained = { $name } erhält { $goods }.
caverna-event-gained-nothing = { $name } kann davon nichts mehr lagern.
caverna-event-traded = { $name } zahlt { $paid } und erhält { $gained }.
caverna-event-room-used = { $name } nutzt „{ $room }“.
caverna-event-room-gained = { $name } nutzt „{ $room }“ und erhält { $gained }.
caverna-event-room-paid = { $name } nutzt „{ $room }“ und zahlt { $paid }.
caverna-event-room-traded = { $name } nutzt „{ $room }“, zahlt { $paid } und erhält { $gained }.
caverna-event-no-room-used = { $name } nutzt keine Einrichtung.
caverna-event-blue-room-acted = { $room }: { $name } erhält { $goods }.
caverna-event-blue-room-full = { $room }: { $name } kann davon nichts mehr lagern.
caverna-event-dug = { $name } höhlt { $space } aus{ $food ->
    [0] .
   *[other] { " " }und findet { $food } Nahrung.
}
caverna-event-dug-paid = { $name } zahlt { $paid } und höhlt { $space } aus{ $food ->
    [0] .
   *[other] { " " }und findet { $food } Nahrung.
}
caverna-event-room-unearthed = Neu in der Auslage: { $room }.
caverna-event-pile-turned = Vom Nachziehstapel in die Auslage: { $room }.
caverna-event-wall-built = { $name } errichtet eine Wand { $place }.
caverna-event-wall-razed = { $name } reißt die Wand { $place } ab und erhält { $goods }.
caverna-event-furnished = { $name } richtet { $space } ein: { $room } ({ $points } Punkte) für { $paid }.
caverna-event-furnished-free = { $name } richtet { $space } ein: { $room } ({ $points } Punkte), kostenlos.
caverna-event-cave-filled = { $name } hat die ganze Höhle eingerichtet und erhält den Zusatzraum!
caverna-event-cavern-chosen = { $side ->
    [corner] { $name } wählt die Seite mit zwei Wänden.
   *[alcove] { $name } wählt die Seite mit drei Wänden.
}
caverna-event-round-ended = Runde { $round } ist vorbei. Alle Plättchen kommen zurück.
caverna-event-game-won = { $name } gewinnt { $score }!
caverna-event-game-draw = Unentschieden: { $score }!
caverna-event-solo-missed = Das Spiel endet mit { $points } Punkten. Das Ziel waren 50 Punkte.
caverna-event-solo-reached = Ziel erreicht mit { $points } Punkten!
caverna-event-solo-exceptional = Herausragend: { $points } Punkte!

## Ein Zug in einer Zeile

caverna-line = { $name }: { $tile } – { $deeds }.
caverna-line-taken = { $name }: { $tile }.
caverna-line-idle = { $name }: { $tile } – keine Aktion.
caverna-line-before = { $name }: { $deeds }.
caverna-deeds = { $start }; { $next }
caverna-deed-gained = +{ $goods }
caverna-deed-full = kein Platz für mehr
caverna-deed-traded = { $paid } → { $gained }
caverna-deed-room = { $room }: { $deed }
caverna-deed-no-room = keine Einrichtung genutzt
caverna-deed-dug = { $space } ausgehöhlt
caverna-deed-dug-paid = { $space } für { $paid } ausgehöhlt
caverna-deed-dug-food = { $deed } ({ $gained })
caverna-deed-dug-room = { $deed }: { $room }
caverna-deed-pile = vom Nachziehstapel: { $room }
caverna-deed-wall = Wand { $place } errichtet
caverna-deed-razed = Wand { $place } abgerissen: { $gained }
caverna-deed-furnished = { $space } eingerichtet: { $room } ({ $points } Punkte) für { $paid }
caverna-deed-furnished-free = { $space } eingerichtet: { $room } ({ $points } Punkte), kostenlos
caverna-deed-filled = ganze Höhle eingerichtet
caverna-deed-cavern = Zusatzraum: { $side }

## Das Spielfeld

caverna-actions = Aktionsplan
caverna-round = Runde { $round } von { $rounds }
caverna-turns-each = je { $turns } Spielzüge
caverna-walls-left = { $count ->
    [one] 1 Wand im Vorrat
   *[other] { $count } Wände im Vorrat
}
caverna-pile = { $count ->
    [one] 1 Einrichtung im Nachziehstapel
   *[other] { $count } Einrichtungen im Nachziehstapel
}
caverna-part-done = erledigt oder verfallen
caverna-rooms-left = { $count ->
    [one] Du kannst noch eine Einrichtung nutzen.
   *[other] Du kannst noch { $count } Einrichtungen nutzen.
}
caverna-pile-waits = Am Ende des Zugs wird die oberste Einrichtung des Nachziehstapels aufgedeckt.
caverna-round-alone = Runde { $round }
caverna-rounds = Runden { $first }–{ $last }
caverna-you = du
caverna-score = Punkte
caverna-score-parts = Einrichtungen { $rooms }, Gold { $gold }
caverna-start-player = Startspieler
caverna-turns-left = { $turns ->
    [one] noch 1 Spielzug
   *[other] noch { $turns } Spielzüge
}
caverna-goals = Ziel: { $goal } Punkte; mehr als { $more } sind herausragend.
caverna-goal-missing = Es fehlen noch { $points }.
caverna-goal-reached = Ziel erreicht! Mit { $points } mehr wäre es herausragend.
caverna-goal-exceptional = Herausragend!
caverna-display = Auslage
caverna-display-empty = In der Auslage liegt nichts.
caverna-tiles-count = { $free } frei · noch { $coming }
caverna-taken-by = Genommen von { $name }
caverna-display-count = { $count } Einrichtungen, Baubares zuerst
caverna-unseen-are = Noch verdeckt:
caverna-out = In dieser Partie nicht dabei: { $rooms }
caverna-new = neu
caverna-fits-here = passt
caverna-obstacle-walls-short = falsche Wände
caverna-obstacle-blue-short = zu wenig Orange
caverna-told-price = , dazu { $goods } für die Aktion
caverna-told-left = Übrig bleibt: { $goods }.
caverna-told-nothing-left = Übrig bleibt nichts.
caverna-told-convert = In deinem Zug kannst du 1 davon zu 1 Nahrung machen.
caverna-told-gold = Am Ende zählt jedes 1 Punkt.
caverna-explain-tile = Nimm eines der freien Plättchen; in dieser Runde bekommt es niemand sonst. Führe dann seine Aktionen aus: alle, einige oder keine, in beliebiger Reihenfolge.
caverna-views = Teile des Tisches
caverna-view-cave = Höhle
caverna-view-actions = Aktionen
caverna-view-rooms = Auslage
caverna-view-rival = Gegner
caverna-view-goal = Ziel
caverna-goal-title = Dein Ziel
caverna-pile-title = Nachziehstapel
caverna-pile-rule = Höhlst du in einem Zug genau einen Raum aus, wird auch die oberste Einrichtung des Stapels aufgedeckt.
caverna-fits = passt auf { $spaces }
caverna-obstacle-missing = es fehlt: { $goods }
caverna-obstacle-walls = kein freier Raum mit diesen Wänden
caverna-obstacle-blue = zu wenige orangefarbene
caverna-unseen = { $count ->
    [one] 1 Einrichtung ist noch verdeckt
   *[other] { $count } Einrichtungen sind noch verdeckt
}

## Das Ende

caverna-result-won = { $names } gewinnt!
caverna-result-draw = Unentschieden!
caverna-result-missed = Das Ziel von 50 Punkten hast du verfehlt.
caverna-result-reached = Ziel erreicht!
caverna-result-exceptional = Ein herausragendes Ergebnis!
caverna-result-you = Du gewinnst!
caverna-result-source = Punkte aus
caverna-result-orange = Orangefarbene Einrichtungen
caverna-result-blue = Blaue Einrichtungen
caverna-result-gold = Gold
caverna-result-best = Beste Einrichtung (bei Gleichstand)

## Die Regeln

caverna-rules-short = Kurz gesagt
caverna-rules-short-text = Jeder von euch wohnt in einem Berg voller Schutt. Wer am Zug ist, wählt ein Aktionsplättchen: Damit bekommst du Waren, höhlst Räume aus und richtest sie ein. Die Einrichtungen machen deine späteren Züge besser und sind Punkte wert.
caverna-rules-short-goal = Nach acht Runden werden die Punkte deiner Einrichtungen und dein Gold zusammengezählt. Die höhere Summe gewinnt.
caverna-rules-goods-text = Du beginnst mit 1 von jeder Sorte. Mehr als 9 einer Sorte kannst du nicht haben, bei Gold nicht mehr als 19. Was darüber hinausgeht, ist verloren. Am Ende zählt allein Gold: je 1 Punkt.
caverna-rules-goods-convert = Jederzeit in deinem Zug und beliebig oft kannst du 1 Emmer, 1 Flachs oder 1 Gold gegen 1 Nahrung tauschen.
caverna-rules-cave = Deine Höhle
caverna-rules-cave-picture = Die Höhle zu Beginn: elf Räume, neun davon mit verdeckten Plättchen, die Eingangshöhle auf A4 und darüber ein freier Höhlenraum
caverna-rules-cave-tiles = Auf neun Räumen liegen verdeckte Einrichtungen. Niemand weiß, welche wo liegt. Der Raum über deiner Eingangshöhle ist von Anfang an frei.
caverna-rules-cave-names = Hier hat jeder Raum einen Namen: ein Buchstabe für die Spalte, eine Zahl für die Reihe. Unter B2 und B4 liegt je 1 Nahrung; du bekommst sie beim Aushöhlen.
caverna-rules-cave-walls = Der dicke Fels rund um die Höhle zählt als Wand: Das sind die natürlichen Wände. Zwischen zwei benachbarten Räumen kannst du eigene Wände errichten. Für euch beide zusammen gibt es 7 Wände.
caverna-rules-cave-rooms = Die sechs Einrichtungen mit heller Rückseite liegen von Anfang an in der Auslage. Alles, was ausgehöhlt wird, kommt dazu, und ihr könnt es beide bauen.
caverna-rules-rounds = Acht Runden
caverna-rules-rounds-tile = Ein neues Aktionsplättchen wird aufgedeckt. Es bleibt bis zum Ende, also wächst die Auswahl von Runde zu Runde.
caverna-rules-rounds-turns = Ihr seid abwechselnd am Zug, der Startspieler zuerst, bis jeder je nach Runde 2, 3 oder 4 Spielzüge hatte.
caverna-rules-rounds-back = Alle gewählten Plättchen kommen zurück, und der andere Spieler wird Startspieler.
caverna-rules-turn = Dein Zug
caverna-rules-turn-text = Nimm eines der Plättchen, die noch ausliegen; in dieser Runde bekommt es sonst niemand mehr. Dann führst du seine Aktionen aus: alle, einige oder keine, in beliebiger Reihenfolge, jede höchstens einmal.
caverna-rules-turn-free = Du darfst auch ein Plättchen nehmen und nichts damit tun, nur damit dein Gegner es nicht bekommt.
caverna-rules-icons = Was die Symbole bedeuten
caverna-rules-icon-gain = Du erhältst diese Waren. Bei einem Schrägstrich wählst du genau eine Sorte.
caverna-rules-icon-exchange = Du zahlst alles links und erhältst alles rechts, einmal.
caverna-rules-icon-refill = Waren unter dieser Zahl werden auf sie aufgefüllt; du verlierst dabei nie etwas.
caverna-rules-icon-or = Das eine oder das andere oder keines von beiden, aber nie beides.
caverna-rules-icon-dig = Du höhlst einen Raum aus.
caverna-rules-icon-furnish = Du richtest einen Höhlenraum ein. Was vor dem Pfeil steht, zahlst du zusätzlich zu den Baukosten.
caverna-rules-icon-wall = Du legst eine Wand aus dem Vorrat zwischen zwei Räume deiner Höhle. Ist der Vorrat leer, passiert nichts.
caverna-rules-icon-raze = Du entfernst eine Wand, die du errichtet hast, nie eine natürliche, und erhältst die Waren. Was schon eingerichtet ist, bleibt.
caverna-rules-icon-rooms = Du nutzt höchstens so viele verschiedene orangefarbene Einrichtungen, jede einmal. Auch die Eingangshöhle ist eine.
caverna-rules-icon-whenever = Eine blaue Einrichtung: Sie wirkt von selbst, immer wenn das passiert.
caverna-rules-icon-per-turn = So viel Nahrung, wie jeder in dieser Runde Spielzüge hat: 2, 3 oder 4.
caverna-rules-dig = Aushöhlen
caverna-rules-dig-text = Wähle ein erreichbares verdecktes Plättchen und lege es offen in die Auslage. Sein Platz ist jetzt ein freier Höhlenraum. Ist dort Nahrung aufgedruckt, gehört sie dir.
caverna-rules-dig-reach = Ein Plättchen ist erreichbar, wenn von der Eingangshöhle Feld für Feld ein Weg dorthin führt, ohne dass eine Wand oder ein anderes verdecktes Plättchen im Weg ist. Durch freie und eingerichtete Räume kannst du gehen. Mit der Untergrabung gräbst du durch Wände, aber nicht durch Plättchen.
caverna-rules-furnish = Einrichten
caverna-rules-furnish-text = Wähle eine Einrichtung aus der Auslage, zahle ihre Baukosten und was die Aktion zusätzlich kostet, und lege sie auf einen freien Höhlenraum, dessen Wände passen. Erreichbar muss er nicht sein. Die Kosten der Aktion zahlst du nur, wenn du wirklich einrichtest.
caverna-rules-walls = Welche Wände passen
caverna-rules-walls-text = Jede Einrichtung zeigt, welche Wände sie braucht. An einer dicken Seite muss eine Wand sein, an einer gestrichelten darf eine sein, an den übrigen darf keine sein. Du darfst das Bild drehen, aber nicht spiegeln. Natürliche und errichtete Wände zählen gleich; Plättchen sind nie Wände.
caverna-rules-walls-one = genau eine Wand
caverna-rules-walls-may = eine Wand und bis zu zwei weitere daneben
caverna-rules-walls-opposite = zwei gegenüberliegende Wände
caverna-rules-walls-all = Wände ringsum
caverna-rules-orange = Orangefarbene Einrichtungen
caverna-rules-orange-text = Eine orangefarbene Einrichtung wirkt, wenn du sie nutzt: mit einem Plättchen, das eine Zahl im Bogen zeigt. Mit der 1 nutzt du eine, mit der 3 bis zu drei verschiedene. Bauen heißt noch nicht nutzen; dafür brauchst du einen späteren Zug.
caverna-rules-blue = Blaue Einrichtungen
caverna-rules-blue-text = Eine blaue Einrichtung wirkt von selbst, sobald sie gebaut ist: immer wenn die abgebildete Situation eintritt.
caverna-rules-blue-limit = Du musst stets mehr orangefarbene als blaue Einrichtungen haben. Die Eingangshöhle zählt als orangefarben; deine erste Einrichtung ist also immer orangefarben.
caverna-rules-tiles = Alle Aktionsplättchen
caverna-rules-tiles-start = Von Anfang an offen
caverna-rules-tiles-two = In den Runden 1 bis 3: je zwei Spielzüge
caverna-rules-tiles-three = In den Runden 4 bis 7: je drei Spielzüge
caverna-rules-tiles-four = In Runde 8: je vier Spielzüge
caverna-rules-tiles-excavation = Höhlenbau: Ob du ein- oder zweimal aushöhlst, entscheidest du, bevor du das erste Plättchen siehst, und dann zahlst du auch die 2 Nahrung. Den Stein erhältst du auf jeden Fall.
caverna-rules-tiles-housework = Mit der Hausarbeit kannst du in einem Zug zwei Räume einrichten, jeden zu seinem Preis.
caverna-rules-rooms = Alle Einrichtungen
caverna-rules-rooms-text = Auf jeder Einrichtung stehen ihr Name, ihre Punkte auf dem Schild, ihre Baukosten, die Wände, die sie braucht, und was sie tut.
caverna-rules-rooms-notes = Gut zu wissen
caverna-rules-rooms-leave-out = Jeden Teil einer Einrichtung darfst du auslassen, und du darfst sie auch nutzen, wenn sich dadurch nichts ändert.
caverna-rules-rooms-retting = Flachsröste: Sie wirkt, wenn dein Flachs wirklich mehr wird, egal warum, und zwar nach dem ganzen Ertrag.
caverna-rules-rooms-junction = Verbindungsraum: Gold darf eine der drei Waren sein.
caverna-rules-rooms-wood-storeroom = Holzlager: Das Holz bekommst du, bevor die Einrichtung genutzt wird, und auch, wenn du keine nutzt.
caverna-rules-rooms-prospecting = Schürfstelle: einmal, zu einem beliebigen Zeitpunkt in dem Zug, in dem du Unterholz wählst.
caverna-rules-cavern = Der Zusatzraum
caverna-rules-cavern-text = Wer als Erster auf allen elf Räumen offene Einrichtungen hat, erhält sofort einen weiteren Raum und wählt dessen Seite. Er ist schon ausgehöhlt und grenzt an keinen anderen; du kannst ihn einrichten und an seinen offenen Seiten Wände errichten. Es gibt nur einen.
caverna-rules-end = Das Ende
caverna-rules-end-text = Nach Runde 8 zählst du die Punkte deiner Einrichtungen und 1 Punkt je Gold zusammen. Andere Waren zählen nichts.
caverna-rules-end-tie = Bei Gleichstand entscheidet die wertvollste einzelne Einrichtung. Ist auch die gleich, endet das Spiel unentschieden.
caverna-rules-solo = Allein spielen
caverna-rules-solo-rooms = Drei der sechs hellen Einrichtungen kommen aus dem Spiel. Neun dunkle liegen in deiner Höhle, die anderen neun bilden einen verdeckten Nachziehstapel.
caverna-rules-solo-tiles = Der Durchbruch kommt aus dem Spiel, also gibt es sieben Runden mit 2, 2, 2, 3, 3, 3 und 4 Spielzügen. Die Renovierung kannst du wählen, egal wie viel Gold du hast.
caverna-rules-solo-pile = Immer wenn du in einem Zug genau ein Plättchen aushöhlst, kommt auch das oberste vom Nachziehstapel in die Auslage.
caverna-rules-solo-goal = Mit 50 Punkten hast du gewonnen. Mehr als 60 sind herausragend.
caverna-rules-examples = Beispiele
caverna-rules-example-reach-picture = Die Höhle mit einer Wand zwischen A4 und B4; erreichbar sind A2, B3 und A5
caverna-rules-example-reach = Zu Beginn sind A2, B3, B4 und A5 erreichbar. Eine Wand zwischen A4 und B4 versperrt den Weg nach B4, bis B3 ausgehöhlt ist: Dann führt ein Weg über A3 und B3 dorthin.
caverna-rules-example-bakehouse = Du nutzt die Backstube und zahlst 2 Emmer: Du erhältst 4 Nahrung und 1 Gold. Mit 3 Emmer wären es 2 Gold.
caverna-rules-example-parlor = Die Stube füllt jede Ware, von der du nichts hast, auf 1 auf. Die anderen bleiben, wie sie sind.
caverna-rules-example-expansion = Der Ausbau kostet 5 Nahrung oder 2 Gold für eine Einrichtung. Hast du 3 Nahrung und 2 Emmer, tauschst du den Emmer und kannst zahlen.
caverna-rules-here = So spielst du hier
caverna-rules-here-text = Klicke auf das, was du willst: ein Plättchen, einen Raum, den Riss zwischen zwei Räumen oder eine Einrichtung und dann den Platz dafür. Halte die Maus, den Fokus oder den Finger auf etwas, und du liest, was es tut. Oder klappe die Liste neben der Frage auf; dort steht immer alles, was erlaubt ist. Was du nicht bauen kannst, ist ausgegraut, mit Begründung.
caverna-rules-here-undo = Bis dein Zug vorbei ist, kannst du deine Schritte zurücknehmen, solange nichts Neues aufgedeckt wurde.
caverna-rules-tips = Drei Tipps
caverna-rules-tip-one = Schau vor dem Graben auf deine Wände: Ecken und Nischen sind begehrt, und in einen Raum ohne Wände passt gar nichts.
caverna-rules-tip-two = Einrichtungen, die Gold bringen, lohnen sich am meisten, wenn du sie früh baust.
caverna-rules-tip-three = Was du ausgräbst, kann dein Gegner zuerst bauen. Halte Waren und Platz bereit.
