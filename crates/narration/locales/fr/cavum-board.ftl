# Cavum : ce qui est écrit sur le plateau et autour.

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
cavum-board-sale = Vente : { $colour }
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
cavum-board-walks = Chemins parcourus
cavum-board-walk-empty = aucune pierre
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

## The table and what is on it

cavum-section-auction = Enchère
cavum-section-orders = Commandes
cavum-section-building = Construction
cavum-section-cities = Cités
cavum-section-explosion = Explosion
cavum-section-sale = Vente
cavum-section-delivery = Livraison
cavum-section-final-sale = Vente finale
cavum-board-after-phases = Après la manche { $phases }
cavum-board-city = Cité { $numeral }
cavum-board-city-worth = { $free } libres
cavum-board-city-each = { $free } libres · { $free } chacune
cavum-board-cities-now = cités
cavum-board-show-blast = Montrer ce qui exploserait
cavum-board-discard-short = au négoce
cavum-board-market-help = plus grand nombre libre
cavum-board-rung = { $most ->
    [one] 1 point
   *[other] { $least ->
        [same] { $most } points
       *[other] { $least } à { $most } points
    }
}
cavum-board-lowest-now = le plus bas
cavum-preview-route = Chemin
cavum-preview-no-route = aucun encore
cavum-preview-cities = Cités
cavum-preview-same = { $points ->
    [one] { $points } point, comme avant
   *[other] { $points } points, comme avant
}
cavum-preview-reach = Portée
cavum-preview-reach-text = { $count ->
    [0] aucune case de cité libre
    [one] { $count } case de cité libre
   *[other] { $count } cases de cité libres
}
cavum-preview-explosion = Explosion
cavum-preview-stays = reste, { $others ->
    [0] rien d’autre ne part
    [one] { $others } autre tuile part
   *[other] { $others } autres tuiles partent
}
cavum-preview-goes = détruite, { $others ->
    [0] rien d’autre ne part
    [one] { $others } autre tuile part
   *[other] { $others } autres tuiles partent
}
cavum-marks = Repères
cavum-marks-fits = se pose ici
cavum-marks-on-top = se pose dessus
cavum-marks-blown = explose
cavum-marks-route = ton chemin
cavum-marks-hint = conseil
cavum-marks-fresh = posé à l’instant
cavum-result-you = Tu gagnes !
cavum-result-score = { $own } à { $next }
cavum-result-by-source = Points par source et par manche
cavum-result-curve = Les points au fil des manches
cavum-result-phase = Manche { $phase }
cavum-result-after = Ensuite
cavum-result-sum = Total
cavum-source-start = Départ
cavum-source-auctions = Enchères
cavum-source-options = Options et jetons
cavum-source-cities = Cités
cavum-source-sales = Ventes
cavum-source-orders = Commandes
cavum-source-penalties = Pénalités
cavum-source-final-sale = Vente finale
cavum-film-fuse = La mèche brûle …

## What is asked, and what the player who is asked is doing

cavum-ask-open = Combien proposes-tu ? La meilleure offre choisit { $turn ->
    [first] la première
   *[next] la suivante
} carte Séquence.
cavum-ask-raise = Monter à { $least } ou passer : qui choisit { $turn ->
    [first] la première
   *[next] la suivante
} carte Séquence ?
cavum-ask-card = Quelle carte Séquence ? Les petites jouent et vendent en premier, les grandes ont une dynamite plus forte.
cavum-ask-order = Prendre une commande, ou passer pour cette manche ?
cavum-ask-build = { $left ->
    [4] Que construis-tu ? Tu as jusqu’à 4 actions.
    [one] Encore une action, ou ton tour est-il fini ?
   *[other] Encore { $left } actions au plus, ou ton tour est-il fini ?
}
cavum-ask-prospect = Place à la prospection : choisis un chemin, ou l’exploitation où le tien commence.
cavum-ask-step = Par où continue ton chemin ?
cavum-ask-price = Propose un prix pour { $colour ->
    [yellow] les jaunes
    [red] les rouges
    [blue] les bleues
    [green] les vertes
    [white] les blanches
   *[violet] les violettes
}, { $most } au plus, ou passe. L’offre la plus basse vend.
cavum-ask-undercut = Descendre sous { $lowest } ou passer : qui vend { $colour ->
    [yellow] les jaunes
    [red] les rouges
    [blue] les bleues
    [green] les vertes
    [white] les blanches
   *[violet] les violettes
} ?
cavum-ask-sell = Combien de pierres { $colour ->
    [yellow] jaunes
    [red] rouges
    [blue] bleues
    [green] vertes
    [white] blanches
   *[violet] violettes
} vends-tu à { $price } chacune ?
cavum-ask-fulfil = Remplis-tu une commande maintenant ?
cavum-ask-final-sale = Vente finale : quelle pierre vends-tu ?
cavum-waits-bid = { $name } fait une offre pour une carte Séquence.
cavum-waits-card = { $name } choisit une carte Séquence.
cavum-waits-order = { $name } choisit une commande.
cavum-waits-build = { $name } construit, action { $action } sur 4.
cavum-waits-prospect = { $name } prospecte.
cavum-waits-price = { $name } propose un prix pour { $colour ->
    [yellow] les jaunes
    [red] les rouges
    [blue] les bleues
    [green] les vertes
    [white] les blanches
   *[violet] les violettes
}.
cavum-waits-sell = { $name } décide combien de pierres { $colour ->
    [yellow] jaunes
    [red] rouges
    [blue] bleues
    [green] vertes
    [white] blanches
   *[violet] violettes
} vendre.
cavum-waits-fulfil = { $name } regarde quelles commandes remplir.
cavum-waits-final-sale = { $name } vend une pierre à la vente finale.
