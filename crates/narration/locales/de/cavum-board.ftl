# Cavum: was auf dem Plan und um ihn herum steht.

cavum-board-mountain = Der Berg
cavum-board-space = { $space }: { $about }
cavum-board-hex-empty = Fels, noch nichts gebaut
cavum-board-hex-level = { $count } Teile übereinander
cavum-board-hex-threatened = verschwindet, wenn das Dynamit daneben explodiert
cavum-board-city-free = freies Stadtfeld
cavum-board-station-of = Station von { $name }
cavum-board-vein-with = Edelsteinader: { $stones }
cavum-board-zoom-in = Vergrößern
cavum-board-zoom-out = Verkleinern
cavum-board-zoom-all = Der ganze Berg
cavum-board-option = Kaufoption
cavum-board-discard = Ungenutzt in den Kaufpool
cavum-board-market = Preise
cavum-board-scale = { $colour }: Preis { $price }, { $stones } auf der Skala
cavum-board-pool = Kaufpool
cavum-board-pool-help = Mit einer Kaufoption holst du eines davon und setzt es sofort ein.
cavum-board-sale = Verkauf: { $colour }
cavum-board-sells-at = { $name } verkauft für je { $price }.
cavum-board-to-bid = muss bieten
cavum-board-out = hat gepasst
cavum-board-leads = führt
cavum-board-cards = Reihenfolgekarten
cavum-board-orders = Aufträge
cavum-board-order = { $stones }: { $value } Punkte, sonst am Ende { $penalty } weniger
cavum-board-chips = sofort { $points } Punkte, wenn du ihn nimmst
cavum-board-missing = Fehlt noch: { $stones }
cavum-board-you = (du)
cavum-board-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
cavum-board-if-scored-help = Was die Städte brächten, wenn sie jetzt gewertet würden
cavum-board-actions = { $done } von { $most } Aktionen ausgeführt
cavum-board-stones = { $count ->
    [0] Keine Edelsteine
    [one] 1 Edelstein
   *[other] { $count } Edelsteine
}
cavum-board-left = { $count ->
    [one] Noch 1 Teil:
   *[other] Noch { $count } Teile:
}
cavum-board-prospect = Schürfkarte
cavum-board-track = Punkte
cavum-board-phase = Phase { $phase } von { $phases }
cavum-board-routes = Schürfwege
cavum-board-walks = Gegangene Schürfwege
cavum-board-walk-empty = kein Edelstein
cavum-board-routes-help = Das Beste, was sich schürfen lässt. Tippe einen Weg an, um ihn zu sehen, und bestätige ihn; oder tippe auf dem Berg Feld für Feld.
cavum-board-route-so-far = Bisher:
cavum-board-route-length = { $stones ->
    [0] kein Edelstein
    [one] 1 Edelstein
   *[other] { $stones } Edelsteine
}, { $spaces } Felder
cavum-board-explosion = Die Explosion
cavum-board-explosion-gone = { $exploded ->
    [one] 1 Teil ist explodiert
   *[other] { $exploded } Teile sind explodiert
}, { $hit ->
    [0] daneben wurde nichts getroffen.
    [one] daneben wurde 1 getroffen.
   *[other] daneben wurden { $hit } getroffen.
}
cavum-board-explosion-left = Was bleibt: { $tiles ->
    [one] 1 sichtbares Teil
   *[other] { $tiles } sichtbare Teile
}, { $veins ->
    [one] 1 Ader
   *[other] { $veins } Adern
} und alle Stationen.
cavum-board-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
cavum-board-player = Spieler

## Warum ein Teil nicht irgendwohin kann

cavum-why-in-a-city = Höhlenteile und Adern kommen in den Berg, nicht in eine Stadt.
cavum-why-station = Hier steht eine Station.
cavum-why-vein = Hier liegt eine Ader: Sie darf nicht bedeckt werden.
cavum-why-too-many-exits = Das Teil hier hat ebenso viele Ausgänge oder mehr; nur ein Teil mit mehr Ausgängen darf es bedecken.
cavum-why-nothing-to-continue = Hier würde kein Höhlengang fortgeführt.
cavum-why-not-just-laid = Im Berg kommt eine Station nur auf das Höhlenteil, das du mit der Aktion davor direkt auf den Spielplan gelegt hast.
cavum-why-no-route = Von keiner deiner Stationen im Berg führt ein Weg hierher.
cavum-why-no-tile = Eine Ader braucht ein Teil unter sich.
cavum-why-beside-a-city = Eine Ader darf nicht neben einer Stadt liegen.
cavum-why-beside-a-vein = Eine Ader darf nicht neben einer anderen liegen.
cavum-why-no-stones = Auf keiner Skala liegt noch ein Edelstein.

## The table and what is on it

cavum-section-auction = Versteigerung
cavum-section-orders = Aufträge
cavum-section-building = Bauen
cavum-section-cities = Städte
cavum-section-explosion = Explosion
cavum-section-sale = Verkauf
cavum-section-delivery = Lieferung
cavum-section-final-sale = Schlussverkauf
cavum-board-after-phases = Nach Phase { $phases }
cavum-board-city = Stadt { $numeral }
cavum-board-city-worth = { $free } frei
cavum-board-city-each = { $free } frei · je { $free }
cavum-board-cities-now = Städte
cavum-board-show-blast = Zeigen, was explodieren würde
cavum-board-discard-short = in den Pool
cavum-board-market-help = höchste freie Zahl
cavum-board-rung = { $most ->
    [one] 1 Punkt
   *[other] { $least ->
        [same] { $most } Punkte
       *[other] { $least } bis { $most } Punkte
    }
}
cavum-board-lowest-now = niedrigstes
cavum-preview-route = Schürfweg
cavum-preview-no-route = noch keiner
cavum-preview-cities = Städte
cavum-preview-same = { $points ->
    [one] 1 Punkt, wie bisher
   *[other] { $points } Punkte, wie bisher
}
cavum-preview-reach = Reichweite
cavum-preview-reach-text = { $count ->
    [0] kein freies Stadtfeld
    [one] 1 freies Stadtfeld
   *[other] { $count } freie Stadtfelder
}
cavum-preview-explosion = Explosion
cavum-preview-stays = bleibt, { $others ->
    [0] sonst geht nichts
    [one] 1 anderes Plättchen geht
   *[other] { $others } andere Plättchen gehen
}
cavum-preview-goes = wird zerstört, { $others ->
    [0] sonst geht nichts
    [one] 1 anderes Plättchen geht
   *[other] { $others } andere Plättchen gehen
}
cavum-marks = Zeichen
cavum-marks-fits = passt hier
cavum-marks-on-top = passt obendrauf
cavum-marks-blown = wird gesprengt
cavum-marks-route = dein Weg
cavum-marks-hint = Tipp
cavum-marks-fresh = gerade gelegt
cavum-result-you = Du gewinnst!
cavum-result-score = { $own } zu { $next }
cavum-result-by-source = Punkte nach Herkunft und Phase
cavum-result-curve = Punkte im Verlauf
cavum-result-phase = Phase { $phase }
cavum-result-after = Danach
cavum-result-sum = Summe
cavum-source-start = Start
cavum-source-auctions = Versteigerungen
cavum-source-options = Kaufoptionen und Chips
cavum-source-cities = Städte
cavum-source-sales = Verkäufe
cavum-source-orders = Aufträge
cavum-source-penalties = Strafen
cavum-source-final-sale = Schlussverkauf
cavum-film-fuse = Die Lunte brennt …

## What is asked, and what the player who is asked is doing

cavum-ask-open = Wie viel bietest du? Das höchste Gebot wählt { $turn ->
    [first] als Erstes
   *[next] als Nächstes
} eine Reihenfolgekarte.
cavum-ask-raise = Auf { $least } erhöhen oder passen: Wer wählt { $turn ->
    [first] als Erstes
   *[next] als Nächstes
} eine Reihenfolgekarte?
cavum-ask-card = Welche Reihenfolgekarte? Niedrige bauen und verkaufen zuerst, hohe bringen stärkeres Dynamit.
cavum-ask-order = Einen Auftrag nehmen oder für diese Phase passen?
cavum-ask-build = { $left ->
    [4] Was baust du? Du hast bis zu 4 Aktionen.
    [one] Noch eine Aktion, oder ist dein Zug zu Ende?
   *[other] Noch bis zu { $left } Aktionen, oder ist dein Zug zu Ende?
}
cavum-ask-prospect = Zeit zu schürfen: Wähle einen Schürfweg oder die Station, an der deiner beginnt.
cavum-ask-step = Wohin führt dein Schürfweg weiter?
cavum-ask-price = Nenne einen Preis für { $colour ->
    [yellow] Gelb
    [red] Rot
    [blue] Blau
    [green] Grün
    [white] Weiß
   *[violet] Violett
}, höchstens { $most }, oder passe. Das niedrigste Gebot verkauft.
cavum-ask-undercut = { $lowest } unterbieten oder passen: Wer verkauft { $colour ->
    [yellow] Gelb
    [red] Rot
    [blue] Blau
    [green] Grün
    [white] Weiß
   *[violet] Violett
}?
cavum-ask-sell = Wie viele { $colour ->
    [yellow] gelbe
    [red] rote
    [blue] blaue
    [green] grüne
    [white] weiße
   *[violet] violette
} Steine verkaufst du für je { $price }?
cavum-ask-fulfil = Erfüllst du jetzt einen Auftrag?
cavum-ask-final-sale = Schlussverkauf: Welchen Stein verkaufst du?
cavum-waits-bid = { $name } bietet um eine Reihenfolgekarte.
cavum-waits-card = { $name } wählt eine Reihenfolgekarte.
cavum-waits-order = { $name } sucht einen Auftrag aus.
cavum-waits-build = { $name } baut, Aktion { $action } von 4.
cavum-waits-prospect = { $name } schürft.
cavum-waits-price = { $name } nennt einen Preis für { $colour ->
    [yellow] Gelb
    [red] Rot
    [blue] Blau
    [green] Grün
    [white] Weiß
   *[violet] Violett
}.
cavum-waits-sell = { $name } überlegt, wie viele { $colour ->
    [yellow] gelbe
    [red] rote
    [blue] blaue
    [green] grüne
    [white] weiße
   *[violet] violette
} Steine zu verkaufen sind.
cavum-waits-fulfil = { $name } sieht nach, welche Aufträge zu erfüllen sind.
cavum-waits-final-sale = { $name } verkauft im Schlussverkauf einen Stein.
