# Ce que dit la recherche : les conseils pendant la partie, l’analyse après.

hint-ask = Conseil
hint-thinking = Réflexion en cours…
hint-title = À considérer, le meilleur d’abord :
hint-chance = { $percent } de gagner
hint-worth = perspectives : { $percent }
hint-legend = Conseils
hint-allow = Des conseils pour tout le monde
hint-allow-help = Qui joue seul contre des robots peut toujours demander conseil.
hint-allowed = À cette table, tout le monde peut demander conseil.

analysis-ask = Analyser la partie
analysis-title = Analyse
analysis-running = Analyse de la partie en cours…
analysis-leave = Tu peux partir entre-temps : l’analyse continue et t’attendra ici.
analysis-done = L’analyse est prête.
analysis-lead = Quelles étaient les chances de victoire de chacun ? Estimation obtenue en recalculant chaque décision.
analysis-lead-alone = La partie se passait-elle bien ? Estimation obtenue en recalculant chaque décision.
analysis-graph = Les chances au fil de la partie
analysis-start = Début
analysis-steps = Étape { $steps }
analysis-turns = Les plus grands tournants
analysis-rise = { $name } : de { $before } à { $after }, en hausse
analysis-fall = { $name } : de { $before } à { $after }, en baisse
analysis-decided = Choix de { $name } : « { $decision } »
analysis-instead = La recherche aurait plutôt choisi « { $decision } »
analysis-same = La recherche aurait fait le même choix.
analysis-watch = Voir l’étape { $step }
analysis-numbers = Les chances en chiffres
analysis-step = Étape
analysis-percent = { $percent } %

refusal-no_hints = Il n’y a pas de conseils à cette table.
refusal-busy = Trop de réflexions en même temps. Réessaie dans un instant.
