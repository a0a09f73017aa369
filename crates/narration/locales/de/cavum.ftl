# Cavum: alles, was darüber gesagt wird.

cavum-name = Cavum
cavum-tagline = Treibe Höhlengänge durch den Berg, entdecke Edelsteinadern und verkaufe, was du schürfst, bevor das Dynamit hochgeht.
cavum-players = 2 bis 4 Spieler, 90 bis 120 Minuten

## Einen Tisch einrichten

cavum-option-seats = Spieler
cavum-option-beginners = Einsteigerspiel
cavum-option-beginners-help = Zwei Phasen statt drei, danach das übliche Ende.
cavum-option-open_stones = Offene Edelsteine
cavum-option-open_stones-help = Alle sehen, welche Edelsteine die anderen haben. Sonst ist nur ihre Anzahl zu sehen.

## Aufzählungen


## Edelsteine

cavum-colour-yellow = gelb
cavum-colour-red = rot
cavum-colour-blue = blau
cavum-colour-green = grün
cavum-colour-white = weiß
cavum-colour-violet = violett
cavum-stones = { $count } { $colour ->
    [yellow] gelb
    [red] rot
    [blue] blau
    [green] grün
    [white] weiß
   *[violet] violett
}

## Teile und Karten

cavum-piece-two = Zweier
cavum-piece-three = Dreier
cavum-piece-four = Vierer
cavum-piece-six = Sechser
cavum-piece-dynamite-two = Dynamit-Zweier
cavum-piece-dynamite-three = Dynamit-Dreier
cavum-piece-dynamite-four = Dynamit-Vierer
cavum-piece-dynamite-six = Dynamit-Sechser
cavum-piece-station = Station
cavum-piece-vein = Edelsteinader
cavum-object-two = einen Zweier
cavum-object-three = einen Dreier
cavum-object-four = einen Vierer
cavum-object-six = einen Sechser
cavum-object-dynamite-two = einen Dynamit-Zweier
cavum-object-dynamite-three = einen Dynamit-Dreier
cavum-object-dynamite-four = einen Dynamit-Vierer
cavum-object-dynamite-six = einen Dynamit-Sechser
cavum-object-station = eine Station
cavum-object-vein = eine Edelsteinader
cavum-side-0 = O
cavum-side-1 = NO
cavum-side-2 = NW
cavum-side-3 = W
cavum-side-4 = SW
cavum-side-5 = SO
cavum-stones-object = { $colour ->
    [yellow] { $count ->
        [one] 1 gelben Edelstein
       *[other] { $count } gelbe Edelsteine
    }
    [red] { $count ->
        [one] 1 roten Edelstein
       *[other] { $count } rote Edelsteine
    }
    [blue] { $count ->
        [one] 1 blauen Edelstein
       *[other] { $count } blaue Edelsteine
    }
    [green] { $count ->
        [one] 1 grünen Edelstein
       *[other] { $count } grüne Edelsteine
    }
    [white] { $count ->
        [one] 1 weißen Edelstein
       *[other] { $count } weiße Edelsteine
    }
   *[violet] { $count ->
        [one] 1 violetten Edelstein
       *[other] { $count } violette Edelsteine
    }
}
cavum-order-named = „{ $stones }“

## Entscheidungen

cavum-decision-bid = { $points } bieten
cavum-decision-pass = Passen
cavum-decision-card = Reihenfolgekarte { $card }
cavum-decision-card-detail = dazu der { $dynamite }
cavum-decision-order = Auftrag { $order } nehmen
cavum-decision-order-detail = { $value } Punkte; nicht erfüllt kostet er am Ende { $penalty }
cavum-decision-lay = { $piece } auf { $space } legen
cavum-decision-lay-turned = { $piece } auf { $space } legen, Ausgänge { $sides }
cavum-decision-lay-dynamite-detail = Explodiert am Ende der Phase, wenn es dann noch sichtbar ist
cavum-decision-station = Station auf { $space } bauen
cavum-decision-vein = Edelsteinader auf { $space } entdecken: { $colour }
cavum-decision-option = Kaufoption: { $use }
cavum-use-lay = { $piece } auf { $space }
cavum-use-lay-turned = { $piece } auf { $space }, Ausgänge { $sides }
cavum-use-station = Station auf { $space }
cavum-use-vein = Edelsteinader auf { $space }, { $colour }
cavum-decision-option-detail = Aus dem Kaufpool
cavum-decision-option-points = Kaufoption: 3 Punkte
cavum-decision-option-points-detail = Du kaufst nichts
cavum-decision-discard = In den Kaufpool: { $piece }
cavum-decision-discard-detail = Zählt als Aktion
cavum-decision-prospect = Nichts schürfen
cavum-decision-prospect-detail = Kein Weg verbindet zwei deiner Stationen
cavum-decision-prospect-from = Schürfen ab { $space }
cavum-decision-step = Weiter nach { $space }
cavum-decision-stop = Schürfweg hier beenden
cavum-decision-sell = { $count ->
    [one] 1 Edelstein verkaufen
   *[other] { $count } Edelsteine verkaufen
}
cavum-decision-sell-stone = { $stones } verkaufen
cavum-decision-fulfil = Auftrag { $order } erfüllen
cavum-decision-fulfil-detail = { $value } Punkte
cavum-decision-end = Fertig
cavum-decision-end-detail = Der Nächste ist an der Reihe

## Was geschehen ist

cavum-event-phase-began = Phase { $phase }: Neue Auftragskarten werden aufgedeckt.
cavum-event-order-turned-up = Neuer Auftrag { $order }: { $value } Punkte.
cavum-event-opener-drawn = Das Los hat entschieden: { $name } eröffnet das Bieten.
cavum-event-bid = { $name } bietet { $points }.
cavum-event-passed = { $name } passt.
cavum-event-auction-won = { $points ->
    [0] { $name } erhält den Zuschlag und zahlt nichts.
    [one] { $name } erhält den Zuschlag und zahlt 1 Punkt.
   *[other] { $name } erhält den Zuschlag und zahlt { $points } Punkte.
}
cavum-event-card-taken = { $name } nimmt die Reihenfolgekarte { $card } und { $dynamite }.
cavum-event-order-taken = { $points ->
    [0] { $name } nimmt den Auftrag { $order }.
   *[other] { $name } nimmt den Auftrag { $order } und bekommt { $points } Punkte für die Chips darauf.
}
cavum-event-chip-put = { $chips ->
    [one] Der Auftrag { $order } bleibt liegen und erhält einen Zweierchip.
   *[other] Der Auftrag { $order } bleibt liegen und hat jetzt { $chips } Zweierchips.
}
cavum-event-tile-laid = { $name } legt { $tile } auf { $space }.
cavum-event-station-built = { $name } baut eine Station auf { $space }.
cavum-event-vein-discovered = { $name } entdeckt eine Edelsteinader auf { $space } und legt { $stones } darauf.
cavum-event-bought = { $name } setzt eine Kaufoption ein und holt { $piece } aus dem Kaufpool.
cavum-event-option-cashed = { $name } gibt eine Kaufoption ab und bekommt { $points } Punkte.
cavum-event-discarded = { $name } legt { $piece } in den Kaufpool.
cavum-event-prospected-in-vain = { $name } hat keinen Schürfweg und geht leer aus.
cavum-event-route-began = { $name } beginnt auf { $space } zu schürfen.
cavum-event-stone-prospected = { $name } schürft { $stones } auf { $space }.
cavum-event-route-ended = { $stones ->
    [0] { $name } beendet den Schürfweg ohne Edelstein.
    [one] { $name } beendet den Schürfweg mit 1 Edelstein.
   *[other] { $name } beendet den Schürfweg mit { $stones } Edelsteinen.
}
cavum-event-vein-exhausted = Die Ader auf { $space } ist erschöpft und kommt in den Kaufpool.
cavum-event-city-scored = { $points ->
    [0] Stadt { $city } ist voll: { $name } bekommt nichts.
    [one] Stadt { $city }: { $name } bekommt 1 Punkt.
   *[other] Stadt { $city }: { $name } bekommt { $points } Punkte.
}
cavum-event-dynamite-exploded = Das Dynamit auf { $space } explodiert!
cavum-event-tile-buried = Die Explosion auf { $space } reißt { $tile } darunter mit.
cavum-event-tile-hit = Die Explosion reißt { $tile } von { $space } weg.
cavum-event-price-bid = { $colour ->
    [yellow] { $name } will gelbe Edelsteine für je { $price } verkaufen.
    [red] { $name } will rote Edelsteine für je { $price } verkaufen.
    [blue] { $name } will blaue Edelsteine für je { $price } verkaufen.
    [green] { $name } will grüne Edelsteine für je { $price } verkaufen.
    [white] { $name } will weiße Edelsteine für je { $price } verkaufen.
   *[violet] { $name } will violette Edelsteine für je { $price } verkaufen.
}
cavum-event-stones-sold = { $points ->
    [one] { $name } verkauft { $stones } für 1 Punkt.
   *[other] { $name } verkauft { $stones } für { $points } Punkte.
}
cavum-event-nobody-sold = { $colour ->
    [yellow] Niemand verkauft gelbe Edelsteine.
    [red] Niemand verkauft rote Edelsteine.
    [blue] Niemand verkauft blaue Edelsteine.
    [green] Niemand verkauft grüne Edelsteine.
    [white] Niemand verkauft weiße Edelsteine.
   *[violet] Niemand verkauft violette Edelsteine.
}
cavum-event-order-fulfilled = { $name } erfüllt den Auftrag { $order }: { $points } Punkte.
cavum-event-penalty-paid = { $points ->
    [0] { $name } hat den Auftrag { $order } nicht erfüllt, hat aber keinen Punkt mehr zu verlieren.
    [one] { $name } hat den Auftrag { $order } nicht erfüllt und verliert 1 Punkt.
   *[other] { $name } hat den Auftrag { $order } nicht erfüllt und verliert { $points } Punkte.
}
cavum-event-stones-shown = Schlussverkauf: { $name } zeigt { $stones }.
cavum-event-stones-shown-none = Schlussverkauf: { $name } hat keine Edelsteine mehr.
cavum-event-stone-sold = { $price ->
    [one] { $name } verkauft { $stones } für 1 Punkt.
   *[other] { $name } verkauft { $stones } für { $price } Punkte.
}
cavum-event-game-won = { $names } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
cavum-event-game-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!

## Zeilen des Protokolls

cavum-line = { $name }: { $deeds }.
cavum-deeds = { $start }; { $next }
cavum-deed-bought = { $use } (Kaufoption)
cavum-deed-cashed = Kaufoption für { $points } Punkte
cavum-deed-discarded = { $piece } in den Kaufpool
cavum-deed-in-vain = geht beim Schürfen leer aus
cavum-deed-route-under-way = schürft von { $start } aus
cavum-deed-route-empty = schürft von { $start } bis { $end } und findet nichts
cavum-deed-route = schürft von { $start } bis { $end }: { $stones }
cavum-deed-exhausted = Ader auf { $space } erschöpft
cavum-line-order = { $order } ({ $value })
cavum-line-orders = Neue Aufträge: { $orders }.
cavum-line-left-orders = Liegen geblieben, mit je einem weiteren Zweierchip: { $orders }.
cavum-line-cities = Stadtwertung: { $scores }.
cavum-line-explosion = Explosion auf { $spaces }: { $tiles ->
    [one] 1 Teil ist weg!
   *[other] { $tiles } Teile sind weg!
}

## Die Regeln

cavum-rules-short = Kurz gesagt
cavum-rules-short-text = Tief im Berg liegen Edelsteinadern. Du legst Höhlengänge an, baust Stationen im Berg und in den Städten ringsum, entdeckst Adern und gehst einmal pro Phase einen langen Schürfweg durch dein Netz: Von jeder Ader unterwegs nimmst du einen Edelstein mit. Punkte bringen die Stationen in den Städten und die Edelsteine, die du verkaufst oder für Aufträge lieferst.
cavum-rules-short-goal = Doch am Ende jeder Phase geht das Dynamit hoch und reißt Löcher in die Höhlen. Wer nach der letzten Phase die meisten Punkte hat, gewinnt.
cavum-rules-board = Der Berg und die Städte
cavum-rules-board-picture = Der Spielplan zu Beginn: ein Berg aus 91 Sechsecken, fünf Städte darum herum, in der Mitte eine Ader mit neun gelben Edelsteinen und vier Teile über der untersten Stadt
cavum-rules-board-text = Der Berg hat 91 Felder. Um ihn herum liegen fünf Städte mit 5, 6, 7, 7 und 6 Feldern. Ein Stadtfeld hat Ausgänge zu jedem Bergfeld, das es berührt, nie zu einem anderen Stadtfeld. In der Mitte liegt eine Ader mit allen neun gelben Edelsteinen; vor Stadt I liegen schon vier Vierer.
cavum-rules-board-names = Hier hat jedes Bergfeld einen Namen: ein Buchstabe für die Reihe, eine Zahl für den Platz darin. Stadtfelder tragen die Nummer ihrer Stadt, im Uhrzeigersinn, und ihre eigene. Eine Reihe I gibt es nicht: I ist eine Stadt.
cavum-rules-pieces = Deine zwölf Teile
cavum-rules-pieces-text = In jeder Phase bekommen alle die gleichen zwölf Teile. Jedes ist eine Aktion, und alle müssen in dieser Phase gespielt werden.
cavum-rules-piece-tunnels = Vier Höhlenteile: Zweier, Dreier, Vierer und Sechser
cavum-rules-piece-dynamite = Ein Dynamit-Teil; welches, sagt deine Reihenfolgekarte
cavum-rules-piece-vein = Eine Edelsteinader
cavum-rules-piece-stations = Drei Stationen
cavum-rules-piece-options = Zwei Kaufoptionen
cavum-rules-piece-prospect = Eine Schürfkarte, die immer als Letztes gespielt wird
cavum-rules-phases = Drei Phasen, vier Abschnitte
cavum-rules-phases-text = Alle beginnen mit 20 Punkten. Jede der drei Phasen hat vier Abschnitte:
cavum-rules-section-one = Reihenfolge: Die Reihenfolgekarten werden ersteigert, dann nehmen alle ihre Teile und Auftragskarten.
cavum-rules-section-two = Bauen: Ihr legt Höhlenteile, baut Stationen, entdeckt Adern und schürft, je Zug 1 bis 4 Aktionen.
cavum-rules-section-three = Stadtwertung, danach der Einsturz.
cavum-rules-section-four = Verkauf: Farbe für Farbe, danach die Aufträge.
cavum-rules-auction = Reihenfolge ersteigern
cavum-rules-auction-text = Ihr bietet Punkte für das Recht, als Erster zu wählen. Das erste Gebot ist 0 oder mehr; im Uhrzeigersinn erhöht jeder um mindestens 1 oder passt, und wer gepasst hat, ist bei dieser Versteigerung raus. Wer am meisten bietet, zahlt und nimmt eine beliebige Reihenfolgekarte. Mehr Punkte, als du hast, kannst du nicht bieten.
cavum-rules-auction-next = Danach eröffnet der nächste Spieler ohne Karte eine neue Versteigerung unter allen, die noch keine haben. Der Letzte nimmt kostenlos eine der übrigen Karten. Immer stehen alle vier Karten zur Wahl, auch wenn ihr weniger seid.
cavum-rules-auction-cards = Wer eine niedrige Zahl hat, spielt zuerst und gewinnt bei Gleichstand. Zu einer hohen Zahl gehört ein größeres Dynamit-Teil.
cavum-rules-orders = Aufträge
cavum-rules-orders-text = In der Reihenfolge der Karten nehmt ihr reihum je einen der offenen Aufträge oder passt; wer passt, nimmt in dieser Phase keinen mehr. Ein Auftrag verlangt Edelsteine verschiedener Farben. Lieferst du sie, bekommst du seinen Wert. Liegt er bei Spielende noch vor dir, kostet er dich seinen Minuswert.
cavum-rules-orders-picture = Eine Auftragskarte verlangt einen gelben, einen roten und einen blauen Edelstein. Sie bringt 22 Punkte; nicht erfüllt kostet sie 11.
cavum-rules-orders-chips = Jeder Auftrag, den niemand nimmt, erhält einen Zweierchip. Wer ihn in einer späteren Phase nimmt, bekommt sofort 2 Punkte für jeden Chip darauf.
cavum-rules-turns = Dein Zug
cavum-rules-turns-text = In der Reihenfolge der Karten führt ihr reihum je 1 bis 4 Aktionen aus, welche und in welcher Reihenfolge ihr wollt. Wer alle zwölf ausgeführt hat, wird übersprungen.
cavum-rules-turns-prospect = Das Schürfen ist immer deine zwölfte Aktion. Du darfst den Zug davor beenden und erst im nächsten schürfen.
cavum-rules-turns-pool = Kannst oder willst du eine Station oder eine Ader nicht einsetzen, legst du sie in den Kaufpool; auch das ist eine Aktion. Höhlenteile müssen gelegt werden, solange es einen Platz für sie gibt.
cavum-rules-lay = Höhlenteile legen
cavum-rules-lay-text = Ein Höhlenteil kommt auf ein leeres Bergfeld, beliebig gedreht, und muss mindestens einen Höhlengang fortführen: Einer seiner Ausgänge trifft auf einen Ausgang eines Nachbarteils. Die übrigen müssen nicht passen. Gänge dürfen Sackgassen sein, und du darfst auch fremde Gänge abschneiden.
cavum-rules-lay-good = Erlaubt: Ein Gang wird fortgeführt.
cavum-rules-lay-cut = Erlaubt: Der Gang von links geht weiter. Der von oben wird abgeschnitten, das macht nichts.
cavum-rules-lay-bad = Nicht erlaubt: Kein Gang wird fortgeführt.
cavum-rules-lay-vein = Erlaubt: Eine Ader ist auf allen sechs Seiten offen, sobald irgendein Teil auf dem Spielplan zu ihr hinführt. Vorher kannst du nicht von ihr aus weiterbauen.
cavum-rules-lay-city = Erlaubt: Von einem Stadtfeld aus, auf dem deine Station steht, darfst du, und nur du, einen neuen Gang beginnen. Zu einer Stadt hin bauen darf jeder.
cavum-rules-stack = Aufeinander legen
cavum-rules-stack-text = Ein Teil darf ein anderes mit weniger Ausgängen bedecken; auf einen Sechser passt also nichts mehr. Auch Teile mit einer Station oder einer Ader darauf können nicht bedeckt werden. Mindestens ein Gang muss auch oben weitergehen. Bedeckte Teile darf niemand ansehen.
cavum-rules-dynamite = Dynamit-Teile
cavum-rules-dynamite-text = Dynamit wird nach denselben Regeln gelegt; es kann andere Teile bedecken und bedeckt werden. Ist es aber am Ende der Phase sichtbar, explodiert es.
cavum-rules-stations = Stationen
cavum-rules-stations-mountain = Im Berg: Direkt nachdem du ein Höhlenteil gelegt hast, noch im selben Zug, darfst du eine Station darauf bauen, wenn es unmittelbar auf dem Spielplan liegt (Ebene 1) und kein Dynamit ist. Für alle anderen unterbricht sie den Weg.
cavum-rules-stations-city = In einer Stadt: auf einem freien Stadtfeld, von dem ein durchgehender Weg zu einer deiner Stationen im Berg führt. Auf jedem Feld ist Platz für eine Station.
cavum-rules-stations-picture = Ein neues Höhlenteil mit deiner Station darauf; Gänge führen von dort zu einem Stadtfeld, auf dem deine nächste Station stehen kann.
cavum-rules-stations-example = Du legst das markierte Teil und baust eine Station darauf. Nun führen Gänge hinunter zu Stadt I: Mit deiner nächsten Aktion kannst du dort eine Station bauen.
cavum-rules-veins = Edelsteinadern
cavum-rules-veins-text = Eine Ader kommt auf ein beliebiges Höhlen- oder Dynamit-Teil ohne Station und Ader, aber nie neben ein Stadtfeld oder eine andere Ader. Sie gehört niemandem, hält niemanden auf und hat sechs Ausgänge, was immer unter ihr liegt.
cavum-rules-veins-stones = Du wählst eine Farbe und legst 4 Edelsteine davon auf die Ader, zu zweit 3. Du nimmst sie von den niedrigsten Zahlen der Edelsteinskala. Sind es weniger, nimmst du, was da ist.
cavum-rules-veins-picture = Fünf Höhlenteile: zwei neben einem Stadtfeld, eines mit einer Station, eines neben einer Ader und eines, auf das eine neue Ader darf.
cavum-rules-veins-example = Nur auf dem Teil mit dem Haken kannst du eine Ader entdecken. Die anderen grenzen an eine Stadt oder eine Ader oder tragen eine Station.
cavum-rules-veins-scale = Auf der grünen Skala sind 1 und 2 leer. Zu zweit kommen für eine Ader die Edelsteine von 3, 4 und 5. Jetzt ist 5 die höchste sichtbare Zahl: Grün ist teurer geworden.
cavum-rules-options = Kaufoptionen
cavum-rules-options-text = Mit einer Kaufoption holst du ein Teil aus dem Kaufpool und setzt es sofort ein: ein Höhlen- oder Dynamit-Teil, eine Ader oder eine eigene Station. Alles zusammen ist eine Aktion. Oder du kaufst nichts und bekommst 3 Punkte.
cavum-rules-options-pool = Das liegt zu Beginn im Kaufpool, dazu von jedem 2 Stationen. Was gesprengt wird, erschöpft ist oder nicht eingesetzt wird, kommt dazu.
cavum-rules-prospect = Schürfen
cavum-rules-prospect-text = Du gehst einen einzigen Weg von einer deiner Stationen zu einer anderen, im Berg oder in einer Stadt, und nimmst von jeder Ader unterwegs einen Edelstein.
cavum-rules-prospect-once = Kein Feld wird zweimal betreten.
cavum-rules-prospect-printed = Nur Gänge auf Teilen zählen, nicht die auf dem Spielplan aufgedruckten. Ist ein Startteil weggesprengt, ist das Feld leer.
cavum-rules-prospect-tunnels = Du kommst von Teil zu Teil, wo beide auf der gemeinsamen Seite einen Ausgang haben. Adern sind auf allen Seiten offen.
cavum-rules-prospect-others = Fremde Stationen sind für dich gesperrt. Durch deine eigenen darfst du hindurch, durch so viele du willst.
cavum-rules-prospect-cities = Ein Stadtfeld darfst du nur betreten, wenn deine Station darauf steht.
cavum-rules-prospect-hidden = Deine Edelsteine liegen verdeckt: Die anderen sehen nur, wie viele es sind.
cavum-rules-prospect-empty = Eine Ader ohne Edelsteine kommt nach dem Schürfweg in den Kaufpool, und das Teil darunter gilt wieder.
cavum-rules-prospect-picture = Ein Schürfweg von einer Station in Stadt I über drei Adern und eine Station im Berg zu einer weiteren Station; daneben steht die Station eines anderen Spielers.
cavum-rules-prospect-example = Dein Schürfweg beginnt in Stadt I, führt über eine rote, eine blaue und eine grüne Ader und eine deiner Stationen und endet an der dritten: drei Edelsteine. Kürzer wäre es durch die fremde Station, doch die ist für dich gesperrt.
cavum-rules-cities = Stadtwertung
cavum-rules-cities-text = Jede deiner Stationen in einer Stadt bringt so viele Punkte, wie die Stadt freie Felder hat, wenn ein Weg sie mit einer deiner Stationen im Berg verbindet. Eine Station ohne solchen Weg bringt nichts, und ihr Feld zählt als frei.
cavum-rules-cities-picture = Stadt I mit fünf Feldern: Zwei deiner Stationen sind mit deiner Station im Berg verbunden, die Station eines anderen Spielers mit keiner.
cavum-rules-cities-example = Zwei Felder sind leer, und die fremde Station hat keine Verbindung: Das macht drei freie Felder. Deine beiden Stationen bringen je 3 Punkte.
cavum-rules-explosion = Der Einsturz
cavum-rules-explosion-text = Alles sichtbare Dynamit explodiert. Es kommt mit allen Teilen darunter in den Kaufpool, und von jedem Feld ringsum verschwindet das oberste Teil, wenn keine Station und keine Ader darauf ist. Liegt eine Ader auf dem Dynamit, explodiert es nicht.
cavum-rules-explosion-chain = Nebeneinander liegendes Dynamit explodiert nacheinander, sodass ein Feld dazwischen mehrmals getroffen wird. Auch freigelegtes Dynamit explodiert, bis keines mehr zu sehen ist. Stationen und Adern bleiben immer stehen.
cavum-rules-explosion-before = Vorher: Dynamit auf einem anderen Teil. Ringsum eine Station, eine Ader, ein einzelnes Teil und ein Stapel aus zweien.
cavum-rules-explosion-after = Nachher: Das Dynamit und das Teil darunter sind weg, ebenso das einzelne Teil und das obere des Stapels. Station und Ader haben gehalten.
cavum-rules-sale = Verkauf nach Farbe
cavum-rules-sale-text = Die Farben werden nacheinander verkauft, Gelb zuerst. Wer einen Edelstein der Farbe hat, darf in der Reihenfolge der Karten einen Preis bieten: zuerst höchstens die höchste sichtbare Zahl der Skala, dann immer weniger als das Gebot davor. Wer passt, ist raus. Nur wer am wenigsten geboten hat, verkauft, einen Edelstein oder mehrere, alle zu diesem Preis.
cavum-rules-sale-shown = Wer bietet, zeigt dabei einen Edelstein der Farbe. Wer am Ende nicht verkauft, nimmt ihn wieder zurück.
cavum-rules-sale-scale = Verkaufte Edelsteine gehen auf die höchsten leeren Zahlen der Skala zurück. Je mehr im Umlauf sind, desto höher der Preis.
cavum-rules-sale-example = Die höchste sichtbare Zahl bei Rot ist 6. Das erste Gebot ist 6, deines 4, die anderen passen. Du verkaufst zwei Edelsteine für je 4, zusammen 8 Punkte, und sie kommen auf 6 und 5.
cavum-rules-fulfil = Aufträge erfüllen
cavum-rules-fulfil-text = Danach darf jeder in der Reihenfolge der Karten Aufträge erfüllen: Die Edelsteine gehen auf ihre Skalen zurück, und du bekommst den Wert der Karte. Was du behältst, kannst du in der nächsten Phase verkaufen.
cavum-rules-next = Die nächste Phase
cavum-rules-next-text = Die Reihenfolgekarten kommen zurück, und fünf neue Aufträge werden aufgedeckt. Wer die niedrigste Karte hatte, eröffnet die erste Versteigerung. Höhlengänge, Stationen, Adern und Edelsteine bleiben.
cavum-rules-end = Das Ende
cavum-rules-end-scoring = Die Städte werden noch einmal gewertet, so wie der Einsturz den Berg hinterlassen hat.
cavum-rules-end-penalties = Jeder Auftrag, den du noch hast, kostet dich seinen Minuswert; unter 0 fällst du nie.
cavum-rules-end-sale = Schlussverkauf: Alle zeigen ihre Edelsteine. Wer von denen, die noch welche haben, die wenigsten Punkte hat, verkauft einen zur höchsten sichtbaren Zahl seiner Farbe und legt ihn dorthin. So geht es weiter, bis alle verkauft sind.
cavum-rules-end-example = Du hast einen blauen und einen weißen Edelstein. Weiß bringt dir jetzt 7 Punkte, Blau 4. Ist ein weißer verkauft, bringt der nächste nur noch 6.
cavum-rules-end-tie = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt die niedrigere Reihenfolgekarte.
cavum-rules-beginners = Deine erste Partie
cavum-rules-beginners-text = Zum Kennenlernen gibt es das Einsteigerspiel: zwei Phasen statt drei, dann das übliche Ende. Beim Eröffnen eines Tisches kannst du auch alle Edelsteine offen auslegen lassen.
cavum-rules-here = So spielst du hier
cavum-rules-here-text = Wähle ein Teil, und der Spielplan zeigt, wohin es darf. Tippe auf ein Feld, um es dort zu sehen, tippe noch einmal, um es zu drehen, und bestätige. Zum Schürfen tippst du deinen Weg entlang oder lässt dir den besten vorschlagen.
cavum-rules-here-undo = Du kannst deine Schritte zurücknehmen, bis jemand anders am Zug war.
cavum-rules-tips = Drei Tipps
cavum-rules-tip-one = Baue früh zwei oder drei Stationen und dazwischen einen langen Rundweg: An jeder Ader, die dort jemand entdeckt, kannst auch du schürfen.
cavum-rules-tip-two = Eine Station neben Dynamit rettet ihr Teil. Stell sie dorthin, wo dein Netz sonst reißen würde.
cavum-rules-tip-three = Nimm Aufträge, deren Farben schon in deinem Teil des Berges liegen, und entdecke die Farbe, die noch fehlt.
