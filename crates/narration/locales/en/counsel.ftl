# What the search says: hints during a game, the analysis after it.

hint-ask = Hint
hint-thinking = Thinking it over…
hint-title = Worth a thought, the best first:
hint-chance = { $percent } to win
hint-worth = outlook { $percent }
hint-legend = Hints
hint-allow = Hints for everybody
hint-allow-help = Whoever plays alone against bots can always ask for hints.
hint-allowed = Everybody at this table may ask for hints.

analysis-ask = Analyse the game
analysis-title = Analysis
analysis-running = The game is being analysed…
analysis-leave = You can leave meanwhile: it goes on and will be waiting here.
analysis-done = The analysis is ready.
analysis-lead = How likely was each player to win? Estimated by searching every decision again.
analysis-lead-alone = How well was it going? Estimated by searching every decision again.
analysis-graph = Chances over the game
analysis-start = Start
analysis-steps = Step { $steps }
analysis-turns = The biggest turning points
analysis-rise = { $name }: up from { $before } to { $after }
analysis-fall = { $name }: down from { $before } to { $after }
analysis-decided = { $name } chose “{ $decision }”
analysis-instead = The search would rather have chosen “{ $decision }”
analysis-same = The search would have chosen the same.
analysis-watch = Watch step { $step }
analysis-numbers = The chances in numbers
analysis-step = Step
analysis-percent = { $percent }%

refusal-no_hints = There are no hints at this table.
refusal-busy = Too many are thinking right now. Try again in a moment.
