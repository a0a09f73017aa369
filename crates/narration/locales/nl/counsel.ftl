# Wat de zoeker zegt: tips tijdens het spel, de analyse erna.

hint-ask = Tip
hint-thinking = Er wordt nagedacht…
hint-title = Het overwegen waard, het beste eerst:
hint-chance = { $percent } kans op winst
hint-worth = vooruitzicht { $percent }
hint-legend = Tips
hint-allow = Tips voor iedereen
hint-allow-help = Wie alleen tegen bots speelt, kan altijd om tips vragen.
hint-allowed = Aan deze tafel mag iedereen om tips vragen.

analysis-ask = Spel analyseren
analysis-title = Analyse
analysis-running = Het spel wordt geanalyseerd…
analysis-leave = Je kunt intussen weggaan: de analyse gaat door en staat hier straks klaar.
analysis-done = De analyse is klaar.
analysis-lead = Hoe groot was ieders kans om te winnen? Geschat door elke beslissing opnieuw door te rekenen.
analysis-lead-alone = Hoe goed ging het? Geschat door elke beslissing opnieuw door te rekenen.
analysis-graph = De kansen in de loop van het spel
analysis-start = Begin
analysis-steps = Stap { $steps }
analysis-turns = De grootste keerpunten
analysis-rise = { $name }: van { $before } omhoog naar { $after }
analysis-fall = { $name }: van { $before } omlaag naar { $after }
analysis-decided = { $name } koos “{ $decision }”
analysis-instead = De zoeker had liever “{ $decision }” gekozen
analysis-same = De zoeker had hetzelfde gekozen.
analysis-watch = Stap { $step } bekijken
analysis-numbers = De kansen in cijfers
analysis-step = Stap
analysis-percent = { $percent }%

refusal-no_hints = Aan deze tafel zijn er geen tips.
refusal-busy = Er wordt nu te veel tegelijk nagedacht. Probeer het zo nog eens.
