# Das Terminal: was „grotto play“, „replay“ und „analyse“ neben den Worten der Spiele sagen.

## Am Tisch

terminal-seat = Platz { $number }
terminal-seat-own = Platz { $number } (du)
terminal-seats = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
terminal-alone = Du spielst allein.
terminal-company = Du sitzt auf Platz { $seat }; { $others ->
    [one] { $level ->
        [random] dein Gegner ist ein Bot und spielt auf gut Glück.
        [greedy] dein Gegner ist ein Bot und spielt mit Verstand.
        [strong] dein Gegner ist ein Bot und spielt stark.
       *[expert] dein Gegner ist ein Bot und spielt meisterhaft.
    }
   *[other] { $level ->
        [random] die anderen sind Bots und spielen auf gut Glück.
        [greedy] die anderen sind Bots und spielen mit Verstand.
        [strong] die anderen sind Bots und spielen stark.
       *[expert] die anderen sind Bots und spielen meisterhaft.
    }
}
terminal-commitment = Alles, was der Zufall entscheidet, folgt aus einem geheimen Startwert. Sein SHA-256, zum Nachprüfen am Ende:
terminal-resumed = Die Partie geht weiter, wo sie unterbrochen wurde.
terminal-kept = Jede Entscheidung wird in { $file } gespeichert.
terminal-saved = Die Partie ist in { $file } gespeichert. Weiter geht es mit:
terminal-seed = Der Startwert war
terminal-seed-check = Der SHA-256 seiner 32 Bytes ist der Hash vom Anfang. So prüfst du ihn nach:
terminal-seed-covered = verdeckt bis zum Ende der Partie
terminal-record = Die Aufzeichnung liegt in { $file }. So prüfst du jeden Schritt nach:
terminal-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
terminal-wins = gewinnt
terminal-shares = teilt sich den Sieg

## Was man eingeben kann

terminal-help = Gib eine Entscheidung ein, ihre Nummer oder die Anfänge ihrer Wörter; oder
terminal-wish-help = was du eingeben kannst
terminal-wish-board = den ganzen Spielplan noch einmal zeigen
terminal-wish-deck = was noch kommen kann
terminal-wish-record = die Partie bisher als Aufzeichnung
terminal-wish-undo = deine letzte Entscheidung zurücknehmen
terminal-wish-quit = die Partie speichern und aufhören
terminal-no-such-number = { $number } steht nicht in der Liste; sie geht von 1 bis { $most }.
terminal-ambiguous = { $words } kann heißen: { $candidates }.
terminal-which = { $words } kann eine von diesen sein:
terminal-unknown = { $words } geht gerade nicht; gib { $legal } ein, oder help.
terminal-unknown-of-many = { $words } geht gerade nicht; gib etwas ein, das mit { $beginnings } anfängt, oder help.
terminal-and-more = { $listed } und { $count } weitere
terminal-range = { $first } bis { $last }
terminal-example = z. B. { $words }: { $label }
terminal-taken-back = Deine letzte Entscheidung ist zurückgenommen.

## Aufgezeichnete Partien

terminal-caption = { $name }: { $words }
terminal-luck = Zufall
terminal-position = Nach { $steps } von { $length } Schritten:
terminal-not-over = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.
terminal-analysing = { "  " }Analyse { $bar } { $done } von { $all } Stellungen, noch { $left }
terminal-analysis-decisions = Untersuchte Entscheidungen: { $decisions }, mit je { $iterations } Durchläufen.
terminal-analysis-lead = Wie wahrscheinlich jeder Platz Schritt für Schritt gewonnen hätte; * heißt: hier treffen sich Linien.
terminal-analysis-lead-alone = Wie gut es Schritt für Schritt lief.
terminal-steps = Schritte { $first } bis { $last }
terminal-nothing-turned = Es gab keinen Wendepunkt: Die Aussichten blieben etwa gleich.

## Diamant

terminal-diamant-left = { $rubies ->
    [0] leer
   *[other] noch { $rubies }
}
terminal-diamant-trap = Falle
terminal-diamant-relic = Relikt
terminal-diamant-treasure = Schatz
terminal-diamant-deadly = tödliche Falle
terminal-diamant-harmless = neue Falle
terminal-diamant-next = Nächste Karte von { $size }
terminal-diamant-alone = ★ { $values }, wenn jemand allein umkehrt
terminal-diamant-gone = aus dem Spiel: { $cards }
terminal-diamant-later = In späteren Runden kommen die Relikte im Wert von { $values } dazu.

## Caverna

terminal-caverna-letter-wood = H
terminal-caverna-letter-stone = S
terminal-caverna-letter-emmer = E
terminal-caverna-letter-flax = F
terminal-caverna-letter-food = N
terminal-caverna-letter-gold = G
terminal-caverna-short-below = +{ $gain } bei { $good }<{ $below }
terminal-caverna-short-all = alle={ $level }
terminal-caverna-short-any = { $count } versch.→{ $gain }
terminal-caverna-short-dig = höhlen
terminal-caverna-short-wall = Wand
terminal-caverna-reachable = aushöhlbar
terminal-caverna-behind = hinter Wand
terminal-caverna-food = +{ $food } { caverna-good-food }
terminal-caverna-empty = leer
terminal-caverna-fits-rooms = Platz für { $rooms }
terminal-caverna-points = { $points } P
terminal-caverna-setup = Vorbereitung
terminal-caverna-turns = Spielzüge je Runde { $turns }
terminal-caverna-next = Nächste Runde: { $tiles }.
terminal-caverna-next-of = Nächste Runde eines von: { $tiles }.
terminal-caverna-later = Später: { $tiles }.
terminal-caverna-to-do = { $tile }: noch zu tun: { $parts }
terminal-caverna-all-done = { $tile }: alles erledigt
terminal-caverna-more-rooms = { $count ->
    [one] nutze noch eine Einrichtung
   *[other] nutze noch { $count } Einrichtungen
}
terminal-caverna-offer = das Angebot der Einrichtung { $room }
terminal-caverna-column-points = Pkt
terminal-caverna-column-walls = Wände
terminal-caverna-column-cost = Kosten
terminal-caverna-column-effect = Wirkung
terminal-caverna-for-you = für dich
terminal-caverna-blue = blau
terminal-caverna-fits-many = passt auf { $count } Räume
terminal-caverna-lacks = es fehlt { $goods }
terminal-caverna-no-fit = passt nirgends
terminal-caverna-too-many-blue = zu viele blaue
terminal-caverna-help-take = dieses Aktionsplättchen nehmen
terminal-caverna-help-gain = Waren vom Plättchen
terminal-caverna-help-trade = ein Tausch, benannt nach dem, was du zahlst
terminal-caverna-help-use = eine orangefarbene Einrichtung nutzen; gibt es mehrere Möglichkeiten, dann auch
terminal-caverna-help-use-with = … was du zahlst
terminal-caverna-help-use-for = … was du bekommst oder wo du aushöhlst (at 1,0)
terminal-caverna-help-dig = diesen Raum aushöhlen; dig twice 1,0: und danach noch einen
terminal-caverna-help-wall = eine Wand zwischen zwei Feldern errichten
terminal-caverna-help-raze = sie abreißen
terminal-caverna-help-furnish = hier eine Einrichtung bauen und dies zusätzlich zu den Baukosten zahlen
terminal-caverna-help-convert = aus einem Emmer, Flachs oder Gold wird Nahrung, jederzeit
terminal-caverna-help-end = den Spielzug beenden, auch wenn noch etwas zu tun wäre
terminal-caverna-help-spaces = Jedes Feld zeigt seinen Namen und was man eingibt: A2 ist 1,0, die erste Spalte der zweiten Zeile.
terminal-caverna-help-parts = Die Teile eines Plättchens nutzt man in beliebiger Reihenfolge, jeden einmal oder gar nicht.
terminal-caverna-help-letters = Waren in der Zeichnung: { $letters }.
terminal-caverna-help-signs = → ist ein Tausch, / heißt oder, ; heißt und, = füllt bis zu dieser Zahl auf.
terminal-caverna-help-sides = Seiten: ▓ natürliche Wand, ═ ║ errichtete Wand, ┄ ┊ offen, » Tageslicht. ░ liegt verdeckt.
terminal-caverna-help-walls = Wände einer Einrichtung im Uhrzeigersinn: D muss eine Wand sein, L darf, - darf keine sein. Die Einrichtung darf gedreht werden: D--D passt in jede Ecke mit genau zwei Wänden.

## Cavum

terminal-cavum-letter-yellow = Ge
terminal-cavum-letter-red = Ro
terminal-cavum-letter-blue = Bl
terminal-cavum-letter-green = Gr
terminal-cavum-letter-white = We
terminal-cavum-letter-violet = Vi
terminal-cavum-all-sides = alle Seiten
terminal-cavum-cities = Städte
terminal-cavum-free = { $city } { $free } von { $spaces } frei
terminal-cavum-cards = Karten
terminal-cavum-to-play = Noch da
terminal-cavum-option = Kaufoption
terminal-cavum-prospect = Schürfkarte
terminal-cavum-column-player = Spieler
terminal-cavum-column-card = Karte
terminal-cavum-column-points = Punkte
terminal-cavum-column-cities = Städte
terminal-cavum-column-stones = Edelsteine
terminal-cavum-column-pieces = noch zu spielen
terminal-cavum-orders-to-come = Aufträge, die noch kommen können
terminal-cavum-none = keine
terminal-cavum-fulfilled = Erfüllt: { $orders }
terminal-cavum-dealing = Noch aufzudeckende Auftragskarten: { $left }.
terminal-cavum-lots = Das Los entscheidet, wer die erste Versteigerung eröffnet.
terminal-cavum-has-bid = { $name } hat { $points } geboten.
terminal-cavum-still-in = Noch dabei: { $names }.
terminal-cavum-chooses-card = { $name } wählt eine Reihenfolgekarte.
terminal-cavum-takes-order = { $name } darf einen Auftrag nehmen; wer passt, ist für diese Phase draußen.
terminal-cavum-turn-of = { $name } ist am Zug.
terminal-cavum-own-turn = Du bist am Zug: { $done } von höchstens { $most } Aktionen getan.
terminal-cavum-fresh = Auf { $space } kannst du jetzt eine Station bauen, und nur jetzt.
terminal-cavum-route-so-far = Der Schürfweg bisher: { $spaces }.
terminal-cavum-route = Ein Schürfweg für { $stones }: { $spaces }
terminal-cavum-route-empty = Ein Schürfweg ohne Edelsteine: { $spaces }
terminal-cavum-no-route = Kein Weg führt von einer deiner Stationen zu einer anderen.
terminal-cavum-first-price = Das erste Gebot darf höchstens { $price } sein.
terminal-cavum-lower = Jedes Gebot ist niedriger als das vorige.
terminal-cavum-sells = { $name } verkauft zu je { $price }: { $colour }.
terminal-cavum-fulfils = { $name } darf Aufträge erfüllen.
terminal-cavum-final-sale = Schlussverkauf: { $name } verkauft einen Edelstein zur höchsten freien Zahl seiner Farbe.
terminal-cavum-help-hexes = Jedes Feld zeigt seine Koordinaten: Die erste Zahl wächst nach Osten, die zweite nach Süden. Die Buchstaben links benennen die Reihen: F6 ist das sechste Feld der Reihe F.
terminal-cavum-help-strokes = Striche sind die Ausgänge der Teile; ein Tunnel, der weiterführt, hat zwei davon.
terminal-cavum-help-cities = Ⅰ-3,6 bis Ⅴ sind die Felder der fünf Städte; [1] ist eine Station von Platz 1, Ge×9 eine Ader mit 9 gelben Edelsteinen.
terminal-cavum-help-dynamite-sign = -3*4 mit einem Stern darüber ist Dynamit; ² heißt, dass Teile darunterliegen.
terminal-cavum-help-orders = Ein Auftrag zeigt, was er bringt, was er kostet, wenn du ihn nie erfüllst, und welche Punkte auf ihm liegen: 22/-11, +2. In der Liste der Spieler ist +4, was die Städte jetzt brächten.
terminal-cavum-help-words = Wörter
terminal-cavum-help-bid = in den Versteigerungen; das erste Gebot für eine Karte darf 0 sein
terminal-cavum-help-card = die Reihenfolgekarte deiner Wahl, mit ihrem Dynamit
terminal-cavum-help-order = eine Auftragskarte; erfüllst du sie nie, kostet sie ihre Strafpunkte
terminal-cavum-help-lay = ein Tunnelteil, für jedes r um ein Sechstel gegen den Uhrzeigersinn gedreht
terminal-cavum-help-dynamite = Dynamit, das am Ende der Phase explodiert
terminal-cavum-help-station = auf das eben gelegte Teil, oder mit einem Weg in eine Stadt
terminal-cavum-help-vein = eine Edelsteinader dieser Farbe auf ein Teil
terminal-cavum-help-option = eines davon mit einem Teil aus dem Kaufpool; option points bringt 3 Punkte
terminal-cavum-help-discard = ein Teil geht ungenutzt in den Kaufpool
terminal-cavum-help-prospect = der Schürfweg beginnt an dieser Station; danach step 0,1 und stop
terminal-cavum-help-sell = Edelsteine zum gebotenen Preis; im Schlussverkauf einen einzelnen
terminal-cavum-help-fulfil = Aufträge am Ende einer Phase; end beendet auch einen Zug
terminal-cavum-help-beginnings = Anfänge genügen: lay f listet alle Stellen für den Vierer auf, l f -2,3 r1 legt ihn dorthin.
