# Was die Suche sagt: Tipps während der Partie, die Analyse danach.

hint-ask = Tipp
hint-thinking = Denkt nach …
hint-title = Eine Überlegung wert, das Beste zuerst:
hint-chance = { $percent } Siegchance
hint-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-expected = { hint-points } zu erwarten
hint-idea = Idee: danach { $decisions }.
hint-best = Klar am besten: Alles andere kostet mindestens { $loss }.
hint-close = { $decision } ist fast genauso gut.
hint-behind = Kostet { $loss } gegenüber dem Besten.
hint-legend = Tipps
hint-allow = Tipps für alle
hint-allow-help = Wenn du allein gegen Bots spielst, kannst du immer um Tipps bitten.
hint-allowed = An diesem Tisch dürfen alle um Tipps bitten.

analysis-ask = Partie analysieren
analysis-title = Analyse
analysis-running = Die Partie wird analysiert …
analysis-leave = Du kannst inzwischen gehen: Die Analyse läuft weiter und wartet hier auf dich.
analysis-done = Die Analyse ist fertig.
analysis-lead = Wie standen die Siegchancen? Geschätzt, indem jede Entscheidung noch einmal durchgerechnet wurde.
analysis-lead-alone = Wie gut lief es? Geschätzt, indem jede Entscheidung noch einmal durchgerechnet wurde.
analysis-graph = Chancen im Verlauf der Partie
analysis-start = Beginn
analysis-steps = Schritt { $steps }
analysis-turns = Die größten Wendepunkte
analysis-rise = { $name }: von { $before } auf { $after } gestiegen
analysis-fall = { $name }: von { $before } auf { $after } gefallen
analysis-decided = { $name } wählte „{ $decision }“
analysis-instead = Die Analyse hätte „{ $decision }“ vorgezogen
analysis-same = Die Analyse hätte dasselbe gewählt.
analysis-luck = Das Glück gab den Ausschlag; an den Entscheidungen lag es nicht.
analysis-uncertainty = Die Werte stimmen auf etwa ±{ $amount }. Wo kein Glück im Spiel war, ändern sie sich nur um das, was eine Entscheidung gekostet hat.
analysis-watch = Schritt { $step } ansehen
analysis-numbers = Die Chancen in Zahlen
analysis-step = Schritt
analysis-percent = { $percent } %

refusal-no_hints = An diesem Tisch gibt es keine Tipps.
refusal-busy = Gerade rauchen hier zu viele Köpfe. Versuch es gleich noch einmal.
