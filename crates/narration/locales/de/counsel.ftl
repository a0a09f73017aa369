# Was die Suche sagt: Tipps während der Partie, die Analyse danach.

hint-ask = Tipp
hint-thinking = Da wird noch überlegt …
hint-title = Eine Überlegung wert, das Beste zuerst:
hint-chance = gewinnt zu { $percent }
hint-worth = Aussicht { $percent }
hint-legend = Tipps
hint-allow = Tipps für alle
hint-allow-help = Wer allein gegen Bots spielt, kann immer um Tipps bitten.
hint-allowed = An diesem Tisch dürfen alle um Tipps bitten.

analysis-ask = Partie analysieren
analysis-title = Analyse
analysis-running = Die Partie wird analysiert …
analysis-leave = Du kannst inzwischen gehen: Es läuft weiter, und das Ergebnis wartet hier.
analysis-done = Die Analyse ist fertig.
analysis-lead = Wie wahrscheinlich war es, dass jemand gewinnt? Geschätzt, indem jede Entscheidung noch einmal durchgerechnet wurde.
analysis-lead-alone = Wie gut lief es? Geschätzt, indem jede Entscheidung noch einmal durchgerechnet wurde.
analysis-graph = Gewinnaussichten im Verlauf der Partie
analysis-start = Beginn
analysis-steps = Schritt { $steps }
analysis-turns = Die größten Wendepunkte
analysis-rise = { $name }: von { $before } hinauf auf { $after }
analysis-fall = { $name }: von { $before } hinab auf { $after }
analysis-decided = { $name } wählte „{ $decision }“
analysis-instead = Die Suche hätte lieber „{ $decision }“ gewählt
analysis-same = Die Suche hätte dasselbe gewählt.
analysis-watch = Schritt { $step } ansehen
analysis-numbers = Die Aussichten in Zahlen
analysis-step = Schritt
analysis-percent = { $percent } %

refusal-no_hints = An diesem Tisch gibt es keine Tipps.
refusal-busy = Gerade wird zu viel auf einmal überlegt. Versuche es gleich noch einmal.
