# Wat na een spel blijft: je eigen beste resultaten alleen en het volgende spel met dezelfde mensen.

best-title = Mijn beste scores
best-title-of = Mijn beste soloscores: { $game }
best-rank = Plaats
best-points = Punten
best-day = Datum
best-so-far = Je beste resultaat tot nu toe!
best-this = dit spel
best-date = { $day }-{ $month }-{ $year }

rematch-ask = Nog een keer
rematch-ready = Het volgende spel staat klaar.
rematch-go = Naar het volgende spel
