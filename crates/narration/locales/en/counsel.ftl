# Hints during a game, and the analysis after it.

hint-ask = Hint
hint-thinking = Thinking…
hint-title = Worth considering, best first:
hint-chance = { $percent } to win
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-expected = { hint-points } expected
hint-idea = Idea: then { $decisions }.
hint-best = Clearly best: anything else costs at least { $loss }.
hint-close = { $decision } is almost as good.
hint-behind = Costs { $loss } compared with the best.
hint-legend = Hints
hint-allow = Hints for everyone
hint-allow-help = If you play alone against bots, you can always ask for hints.
hint-allowed = Everyone at this table may ask for hints.

analysis-ask = Analyse the game
analysis-title = Analysis
analysis-running = The game is being analysed…
analysis-leave = You can leave in the meantime: the analysis keeps running and will be waiting for you here.
analysis-done = The analysis is ready.
analysis-lead = How likely was each player to win? Estimated by thinking through every decision again.
analysis-lead-alone = How well was it going? Estimated by thinking through every decision again.
analysis-graph = Chances over the course of the game
analysis-start = Start
analysis-steps = Step { $steps }
analysis-turns = The biggest turning points
analysis-rise = { $name }: up from { $before } to { $after }
analysis-fall = { $name }: down from { $before } to { $after }
analysis-decided = { $name } chose “{ $decision }”
analysis-instead = The analysis would have preferred “{ $decision }”
analysis-same = The analysis would have chosen the same.
analysis-luck = Luck made the difference; the decisions were fine.
analysis-uncertainty = The values are right to about ±{ $amount }. Where there was no luck, they only change by what a decision cost.
analysis-watch = View step { $step }
analysis-numbers = Chances in numbers
analysis-step = Step
analysis-percent = { $percent }%

refusal-no_hints = There are no hints at this table.
refusal-busy = There’s too much thinking going on right now. Try again in a moment.
