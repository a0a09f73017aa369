# Ce que dit la recherche : les conseils pendant la partie, l’analyse après.

hint-ask = Conseil
hint-thinking = Réflexion en cours…
hint-title = À envisager, du meilleur au moins bon :
hint-chance = { $percent } de chances
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-expected = { hint-points } en perspective
hint-idea = L’idée : ensuite { $decisions }.
hint-best = Nettement le meilleur : tout autre choix coûte au moins { $loss }.
hint-close = { $decision } est presque aussi bon.
hint-behind = Coûte { $loss } par rapport au meilleur choix.
hint-legend = Conseils
hint-allow = Conseils pour tout le monde
hint-allow-help = Si tu joues seul contre des bots, tu peux toujours demander conseil.
hint-allowed = À cette table, tout le monde peut demander conseil.

analysis-ask = Analyser la partie
analysis-title = Analyse
analysis-running = Analyse de la partie en cours…
analysis-leave = Tu peux partir en attendant : l’analyse continue et le résultat sera ici.
analysis-done = L’analyse est prête.
analysis-lead = Quelles étaient les chances de victoire de chacun ? Estimation obtenue en recalculant chaque décision.
analysis-lead-alone = La partie se passait-elle bien ? Estimation obtenue en recalculant chaque décision.
analysis-graph = Les chances au fil de la partie
analysis-start = Début
analysis-steps = Étape { $steps }
analysis-turns = Les grands tournants
analysis-rise = { $name } : en hausse, de { $before } à { $after }
analysis-fall = { $name } : en baisse, de { $before } à { $after }
analysis-decided = Choix de { $name } : « { $decision } »
analysis-instead = L’analyse aurait préféré « { $decision } »
analysis-same = L’analyse aurait fait le même choix.
analysis-luck = C’est la chance qui a fait la différence ; les choix n’y sont pour rien.
analysis-uncertainty = Les valeurs sont justes à ±{ $amount } près. Sans hasard, elles ne changent que de ce qu’un choix a coûté.
analysis-watch = Voir l’étape { $step }
analysis-numbers = Les chances en chiffres
analysis-step = Étape
analysis-percent = { $percent } %

refusal-no_hints = Il n’y a pas de conseils à cette table.
refusal-busy = Ça cogite trop par ici en ce moment. Réessaie dans un instant.
