# Was nach einer Partie bleibt: die eigenen besten Ergebnisse allein und die nächste Partie mit denselben Leuten.

best-title = Meine Bestenliste
best-title-of = Meine besten Solopartien: { $game }
best-rank = Platz
best-points = Punkte
best-day = Datum
best-so-far = Dein bisher bestes Ergebnis!
best-this = diese Partie
best-date = { $day }.{ $month }.{ $year }

rematch-ask = Noch einmal spielen
rematch-ready = Die nächste Partie steht bereit.
rematch-go = Zur nächsten Partie
