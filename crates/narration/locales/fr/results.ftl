# Ce qui reste après une partie : ses meilleurs résultats en solitaire et la partie suivante avec les mêmes personnes.

best-title = Mes records
best-title-of = Mes meilleures parties en solo : { $game }
best-rank = Rang
best-points = Points
best-day = Date
best-so-far = Ton meilleur résultat jusqu’ici !
best-this = cette partie
best-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[other] déc.
} { $year }

rematch-ask = Rejouer
rematch-ready = La partie suivante est prête.
rematch-go = Passer à la partie suivante
