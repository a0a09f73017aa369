# Cavum : ce qui est écrit sur le plateau et autour.

cavum-board-mountain = La montagne
cavum-board-space = { $space } : { $about }
cavum-board-hex-empty = roche, rien de construit
cavum-board-hex-level = { $count } tuiles superposées
cavum-board-hex-threatened = disparaît si la dynamite voisine explose
cavum-board-city-free = case de cité libre
cavum-board-station-of = exploitation de { $name }
cavum-board-vein-with = filon avec { $stones }
cavum-board-zoom-in = Zoom avant
cavum-board-zoom-out = Zoom arrière
cavum-board-zoom-all = Toute la montagne
cavum-board-option = Option d’achat
cavum-board-discard = Dans l’espace de négoce, inutilisé
cavum-board-market = Prix
cavum-board-scale = { $colour } : prix { $price }, { $stones } sur l’échelle
cavum-board-pool = Espace de négoce
cavum-board-pool-help = Avec une option d’achat, tu prends l’une de ces pièces et tu l’utilises aussitôt.
cavum-board-auction = Enchère : qui choisit une carte Séquence ?
cavum-board-sale = Vente : { $colour }
cavum-board-no-bid = Aucune offre pour l’instant.
cavum-board-highest = Meilleure offre : { $points }
cavum-board-lowest = Prix le plus bas : { $price }
cavum-board-sells-at = { $name } vend à { $price } la pierre.
cavum-board-to-bid = doit proposer
cavum-board-out = a passé
cavum-board-leads = en tête
cavum-board-cards = Cartes Séquence
cavum-board-orders = Commandes
cavum-board-order = { $stones } : { $value } points, sinon { $penalty } de moins à la fin
cavum-board-chips = { $points } points tout de suite si tu la prends
cavum-board-missing = Il manque : { $stones }
cavum-board-you = (toi)
cavum-board-points = { $points ->
    [one] point
   *[other] points
}
cavum-board-if-scored = Cités actuelles : { $points }
cavum-board-if-scored-help = Ce que rapporteraient les cités si on les décomptait maintenant
cavum-board-actions = Actions jouées : { $done } sur { $most }
cavum-board-stones = { $count ->
    [0] Aucune pierre
    [one] 1 pierre
   *[other] { $count } pierres
}
cavum-board-left = { $count ->
    [one] Encore { $count } pièce :
   *[other] Encore { $count } pièces :
}
cavum-board-prospect = Tuile prospection
cavum-board-track = Points
cavum-board-phase = Manche { $phase } sur { $phases }
cavum-board-routes = Chemins
cavum-board-routes-help = Ce qu’on peut récolter de mieux. Touche un chemin pour le voir, confirme pour le suivre ; ou touche les cases une à une sur la montagne.
cavum-board-route-so-far = Jusqu’ici :
cavum-board-route-length = { $stones ->
    [0] aucune pierre
    [one] 1 pierre
   *[other] { $stones } pierres
}, { $spaces } cases
cavum-board-explosion = L’explosion
cavum-board-explosion-gone = { $exploded ->
    [one] 1 tuile a explosé
   *[other] { $exploded } tuiles ont explosé
}, { $hit ->
    [0] aucune voisine n’a été touchée.
    [one] 1 voisine a été touchée.
   *[other] { $hit } voisines ont été touchées.
}
cavum-board-explosion-left = Ce qui reste : { $tiles ->
    [one] { $tiles } tuile visible
   *[other] { $tiles } tuiles visibles
}, { $veins ->
    [one] { $veins } filon
   *[other] { $veins } filons
} et toutes les exploitations.
cavum-board-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
cavum-board-player = Joueur

## Pourquoi une pièce ne peut pas aller là

cavum-why-in-a-city = Les tuiles et les filons vont dans la montagne, pas dans une cité.
cavum-why-station = Il y a une exploitation ici.
cavum-why-vein = Il y a un filon ici : on ne peut pas le recouvrir.
cavum-why-too-many-exits = La tuile posée ici a autant de sorties ou plus ; seule une tuile qui en a davantage peut la recouvrir.
cavum-why-nothing-to-continue = Aucun tunnel ne serait prolongé ici.
cavum-why-not-just-laid = Dans la montagne, une exploitation ne va que sur la tuile tunnel que tu viens de poser à l’action précédente, directement sur le plateau.
cavum-why-no-route = Aucun chemin ne mène ici depuis l’une de tes exploitations dans la montagne.
cavum-why-no-tile = Un filon doit reposer sur une tuile.
cavum-why-beside-a-city = Un filon ne peut pas être à côté d’une cité.
cavum-why-beside-a-vein = Un filon ne peut pas être à côté d’un autre filon.
cavum-why-no-stones = Il n’y a plus de pierre sur aucune échelle.
