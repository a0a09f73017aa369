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
cavum-board-auction = Versteigerung: Wer wählt eine Reihenfolgekarte?
cavum-board-sale = Verkauf: { $colour }
cavum-board-no-bid = Noch kein Gebot.
cavum-board-highest = Höchstes Gebot: { $points }
cavum-board-lowest = Niedrigster Preis: { $price }
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
cavum-board-if-scored = Städte jetzt: { $points }
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
