# Pourquoi un conseil dit ce qu’il dit : des propositions réunies en une phrase.

hint-clauses = { $start } ; { $next }

caverna-hint-brings = rapporte { $things }
caverna-hint-costs = coûte { $goods }
caverna-hint-keeps = te laisse { $goods } pour la suite
caverna-hint-nothing = ne coûte rien, puisqu’il ne te reste rien
caverna-hint-rooms = { $points ->
    [one] { $points } point ({ $rooms })
   *[other] { $points } points ({ $rooms })
}
caverna-hint-caverns = { $count ->
    [one] une nouvelle caverne
   *[other] { $count } nouvelles cavernes
}
caverna-hint-walls = { $count ->
    [one] un mur
   *[other] { $count } murs
}
caverna-hint-rival = sinon, { $name } pourrait construire { $rooms }

cavum-hint-bid = si cette enchère l’emporte, tu choisis avant { $others ->
    [one] un autre joueur
   *[other] { $others } autres
} et gardes { $left } points
cavum-hint-pass = tu gardes tes { $points } points
cavum-hint-pass-bid = tu gardes tes { $points } points, et { $name } en paie { $highest }
cavum-hint-dynamite = te rapporte { $dynamite }
cavum-hint-before = { $count ->
    [0] personne ne joue avant toi
    [one] au plus un joueur joue avant toi
   *[other] au plus { $count } joueurs jouent avant toi
}
cavum-hint-order = tu as { $held } de ses { $stones } pierres, et { $reached ->
    [0] aucune autre n’est encore sur tes chemins
    [one] une autre est sur tes chemins
   *[other] { $reached } autres sont sur tes chemins
}
cavum-hint-order-worth = elle rapporte { $value } points, ou en coûte { $penalty } si tu ne la remplis jamais
cavum-hint-no-order = chaque commande visible coûte au moins { $penalty } points si tu ne la remplis jamais
cavum-hint-no-route = aucun chemin ne s’offre à toi
cavum-hint-collects = ce chemin récolte { $stones }
cavum-hint-collects-none = ce chemin ne récolte aucune pierre
cavum-hint-enough = cela suffit pour la commande { $order }, qui vaut { $value } points
cavum-hint-price = { $count ->
    [one] ta pierre rapporte { $points } points si personne ne descend plus bas
   *[other] tes { $count } pierres rapportent jusqu’à { $points } points si personne ne descend plus bas
}
cavum-hint-keeps = tu gardes { $stones } pour une commande ou la vente finale
cavum-hint-keeps-for = tu as besoin de la pierre pour la commande { $order }, qui vaut { $value } points
cavum-hint-kept = { $count ->
    [0] tu n’as plus de pierres
    [one] tu gardes une pierre
   *[other] tu gardes { $count } pierres
}
cavum-hint-points = { $points ->
    [one] rapporte { $points } point
   *[other] rapporte { $points } points
}
cavum-hint-spares = t’évite la pénalité de { $penalty }
cavum-hint-route = ton meilleur chemin récolte { $after ->
    [0] aucune pierre
    [one] 1 pierre
   *[other] { $after } pierres
} au lieu de { $before }
cavum-hint-cities = tes exploitations rapporteraient { $after } points au lieu de { $before } dans les cités
cavum-hint-others = enlève { $points ->
    [one] { $points } point
   *[other] { $points } points
} de cité aux autres
cavum-hint-reach = tu pourrais construire sur { $after ->
    [one] { $after } case de cité
   *[other] { $after } cases de cité
} au lieu de { $before }
cavum-hint-prepares = ne rapporte rien tout de suite, mais prépare la suite
cavum-hint-same = ton meilleur chemin garde { $stones ->
    [0] zéro pierre
    [one] sa pierre
   *[other] ses { $stones } pierres
}, et tes cités { $points } points
cavum-hint-blast = { $count ->
    [one] une tuile de plus exploserait
   *[other] { $count } tuiles de plus exploseraient
}
