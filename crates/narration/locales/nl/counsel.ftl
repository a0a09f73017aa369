# Wat de zoeker zegt: tips tijdens het spel, de analyse erna.

hint-ask = Tip
hint-thinking = Aan het nadenken…
hint-title = Het overwegen waard, de beste eerst:
hint-chance = { $percent } winstkans
hint-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
hint-expected = { hint-points } te verwachten
hint-idea = Idee: daarna { $decisions }.
hint-best = Duidelijk het beste: al het andere kost minstens { $loss }.
hint-close = { $decision } is bijna even goed.
hint-behind = Kost { $loss } ten opzichte van het beste.
hint-legend = Tips
hint-allow = Tips voor iedereen
hint-allow-help = Als je alleen tegen bots speelt, kun je altijd om tips vragen.
hint-allowed = Aan deze tafel mag iedereen om tips vragen.

analysis-ask = Spel analyseren
analysis-title = Analyse
analysis-running = Het spel wordt geanalyseerd…
analysis-leave = Je kunt intussen weggaan: de analyse gaat door en staat hier straks voor je klaar.
analysis-done = De analyse is klaar.
analysis-lead = Hoe groot was ieders kans om te winnen? Geschat door elke beslissing opnieuw door te rekenen.
analysis-lead-alone = Hoe goed ging het? Geschat door elke beslissing opnieuw door te rekenen.
analysis-graph = De kansen in de loop van het spel
analysis-start = Begin
analysis-steps = Stap { $steps }
analysis-turns = De grootste keerpunten
analysis-rise = { $name }: gestegen van { $before } naar { $after }
analysis-fall = { $name }: gedaald van { $before } naar { $after }
analysis-decided = { $name } koos ‘{ $decision }’
analysis-instead = De analyse had liever ‘{ $decision }’ gekozen
analysis-same = De analyse had hetzelfde gekozen.
analysis-luck = Het geluk gaf de doorslag; aan de keuzes lag het niet.
analysis-uncertainty = De waarden kloppen tot op ongeveer ±{ $amount }. Waar geen geluk meespeelde, veranderen ze alleen met wat een keuze kostte.
analysis-watch = Stap { $step } bekijken
analysis-numbers = De kansen in cijfers
analysis-step = Stap
analysis-percent = { $percent }%

refusal-no_hints = Aan deze tafel zijn geen tips mogelijk.
refusal-busy = Er kraken nu te veel hersens tegelijk. Probeer het zo nog eens.
