# Left after a game: your best solo results, and the next game with the same people.

best-title = My best scores
best-title-of = My best solo scores: { $game }
best-rank = Rank
best-points = Points
best-day = Date
best-so-far = Your best result so far!
best-this = this game
best-date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[other] Dec
} { $year }

rematch-ask = Play again
rematch-ready = The next game is ready.
rematch-go = Go to the next game
