# Cavum : tout ce qui en est dit.

cavum-name = Cavum
cavum-tagline = Perce des tunnels dans la montagne, découvre des filons et vends tes pierres précieuses avant que la dynamite n’explose.
cavum-players = 2 à 4 joueurs, 90 à 120 minutes

## Ouvrir une table

cavum-option-seats = Joueurs
cavum-option-beginners = Partie d’initiation
cavum-option-beginners-help = Deux manches au lieu de trois, puis la fin habituelle.
cavum-option-open_stones = Pierres visibles
cavum-option-open_stones-help = Tout le monde voit quelles pierres ont les autres. Sinon, on n’en voit que le nombre.

## Énumérations


## Pierres

cavum-colour-yellow = jaune
cavum-colour-red = rouge
cavum-colour-blue = bleu
cavum-colour-green = vert
cavum-colour-white = blanc
cavum-colour-violet = violet
cavum-stones = { $count } { $colour ->
    [yellow] { $count ->
        [one] jaune
       *[other] jaunes
    }
    [red] { $count ->
        [one] rouge
       *[other] rouges
    }
    [blue] { $count ->
        [one] bleue
       *[other] bleues
    }
    [green] { $count ->
        [one] verte
       *[other] vertes
    }
    [white] { $count ->
        [one] blanche
       *[other] blanches
    }
   *[violet] { $count ->
        [one] violette
       *[other] violettes
    }
}

## Tuiles et cartes

cavum-piece-two = tuile à deux sorties
cavum-piece-three = tuile à trois sorties
cavum-piece-four = tuile à quatre sorties
cavum-piece-six = tuile à six sorties
cavum-piece-dynamite-two = dynamite à deux sorties
cavum-piece-dynamite-three = dynamite à trois sorties
cavum-piece-dynamite-four = dynamite à quatre sorties
cavum-piece-dynamite-six = dynamite à six sorties
cavum-piece-station = exploitation
cavum-piece-vein = filon
cavum-object-two = une tuile à deux sorties
cavum-object-three = une tuile à trois sorties
cavum-object-four = une tuile à quatre sorties
cavum-object-six = une tuile à six sorties
cavum-object-dynamite-two = une tuile dynamite à deux sorties
cavum-object-dynamite-three = une tuile dynamite à trois sorties
cavum-object-dynamite-four = une tuile dynamite à quatre sorties
cavum-object-dynamite-six = une tuile dynamite à six sorties
cavum-object-station = une exploitation
cavum-object-vein = un filon
cavum-side-0 = E
cavum-side-1 = NE
cavum-side-2 = NO
cavum-side-3 = O
cavum-side-4 = SO
cavum-side-5 = SE
cavum-stones-object = { $colour ->
    [yellow] { $count ->
        [one] { $count } pierre jaune
       *[other] { $count } pierres jaunes
    }
    [red] { $count ->
        [one] { $count } pierre rouge
       *[other] { $count } pierres rouges
    }
    [blue] { $count ->
        [one] { $count } pierre bleue
       *[other] { $count } pierres bleues
    }
    [green] { $count ->
        [one] { $count } pierre verte
       *[other] { $count } pierres vertes
    }
    [white] { $count ->
        [one] { $count } pierre blanche
       *[other] { $count } pierres blanches
    }
   *[violet] { $count ->
        [one] { $count } pierre violette
       *[other] { $count } pierres violettes
    }
}
cavum-order-named = « { $stones } »

## Décisions

cavum-decision-bid = Proposer { $points }
cavum-decision-pass = Passer
cavum-decision-card = Carte Séquence { $card }
cavum-decision-card-detail = avec la { $dynamite }
cavum-decision-order = Prendre la commande { $order }
cavum-decision-order-detail = { $value } points ; { $penalty } de moins si tu ne la remplis jamais
cavum-decision-lay = Poser la { $piece } en { $space }
cavum-decision-lay-turned = Poser la { $piece } en { $space }, sorties { $sides }
cavum-decision-lay-dynamite-detail = Explose à la fin de la manche si elle est encore visible
cavum-decision-station = Construire une exploitation en { $space }
cavum-decision-vein = Découvrir un filon en { $space } : { $colour }
cavum-decision-option = Option d’achat : { $use }
cavum-use-lay = { $piece } en { $space }
cavum-use-lay-turned = { $piece } en { $space }, sorties { $sides }
cavum-use-station = exploitation en { $space }
cavum-use-vein = filon en { $space }, { $colour }
cavum-decision-option-detail = De l’espace de négoce
cavum-decision-option-points = Option d’achat : 3 points
cavum-decision-option-points-detail = Tu n’achètes rien
cavum-decision-discard = Dans l’espace de négoce : { $piece }
cavum-decision-discard-detail = Compte comme une action
cavum-decision-prospect = Ne rien récolter
cavum-decision-prospect-detail = Aucun chemin ne relie deux de tes exploitations
cavum-decision-prospect-from = Récolter à partir de { $space }
cavum-decision-step = Continuer vers { $space }
cavum-decision-stop = Terminer le chemin ici
cavum-decision-sell = { $count ->
    [one] Vendre { $count } pierre
   *[other] Vendre { $count } pierres
}
cavum-decision-sell-stone = Vendre { $stones }
cavum-decision-fulfil = Remplir la commande { $order }
cavum-decision-fulfil-detail = { $value } points
cavum-decision-end = Terminer
cavum-decision-end-detail = Au joueur suivant

## Ce qui s’est passé

cavum-event-phase-began = Manche { $phase } : de nouvelles cartes Commande sont révélées.
cavum-event-order-turned-up = Nouvelle commande { $order } : { $value } points.
cavum-event-opener-drawn = Le sort a désigné { $name } pour ouvrir les enchères.
cavum-event-bid = { $name } propose { $points }.
cavum-event-passed = { $name } passe.
cavum-event-auction-won = { $points ->
    [0] { $name } remporte l’enchère sans rien payer.
    [one] { $name } remporte l’enchère et paie { $points } point.
   *[other] { $name } remporte l’enchère et paie { $points } points.
}
cavum-event-card-taken = { $name } prend la carte Séquence { $card } et { $dynamite }.
cavum-event-order-taken = { $points ->
    [0] { $name } prend la commande { $order }.
   *[other] { $name } prend la commande { $order } et marque { $points } points pour ses jetons.
}
cavum-event-chip-put = { $chips ->
    [one] Personne ne prend la commande { $order } : elle reçoit un jeton +2.
   *[other] Personne ne prend la commande { $order } : elle porte maintenant { $chips } jetons +2.
}
cavum-event-tile-laid = { $name } pose { $tile } en { $space }.
cavum-event-station-built = { $name } construit une exploitation en { $space }.
cavum-event-vein-discovered = { $name } découvre un filon en { $space } et y place { $stones }.
cavum-event-bought = { $name } joue une option d’achat et prend { $piece } dans l’espace de négoce.
cavum-event-option-cashed = { $name } échange une option d’achat contre { $points } points.
cavum-event-discarded = { $name } remet { $piece } dans l’espace de négoce.
cavum-event-prospected-in-vain = { $name } n’a aucun chemin et ne récolte rien.
cavum-event-route-began = { $name } part récolter depuis { $space }.
cavum-event-stone-prospected = { $name } récolte { $stones } en { $space }.
cavum-event-route-ended = { $stones ->
    [0] { $name } arrive au bout du chemin sans aucune pierre.
    [one] { $name } arrive au bout du chemin avec { $stones } pierre.
   *[other] { $name } arrive au bout du chemin avec { $stones } pierres.
}
cavum-event-vein-exhausted = Le filon en { $space } est épuisé et rejoint l’espace de négoce.
cavum-event-city-scored = { $points ->
    [0] La cité { $city } est pleine : { $name } ne marque rien.
    [one] Cité { $city } : { $name } marque { $points } point.
   *[other] Cité { $city } : { $name } marque { $points } points.
}
cavum-event-dynamite-exploded = La dynamite en { $space } explose !
cavum-event-tile-buried = L’explosion en { $space } emporte aussi { $tile } qui se trouvait dessous.
cavum-event-tile-hit = Le souffle emporte { $tile } en { $space }.
cavum-event-price-bid = { $colour ->
    [yellow] { $name } propose de vendre des pierres jaunes à { $price }.
    [red] { $name } propose de vendre des pierres rouges à { $price }.
    [blue] { $name } propose de vendre des pierres bleues à { $price }.
    [green] { $name } propose de vendre des pierres vertes à { $price }.
    [white] { $name } propose de vendre des pierres blanches à { $price }.
   *[violet] { $name } propose de vendre des pierres violettes à { $price }.
}
cavum-event-stones-sold = { $points ->
    [one] { $name } vend { $stones } pour { $points } point.
   *[other] { $name } vend { $stones } pour { $points } points.
}
cavum-event-nobody-sold = { $colour ->
    [yellow] Personne ne vend de pierres jaunes.
    [red] Personne ne vend de pierres rouges.
    [blue] Personne ne vend de pierres bleues.
    [green] Personne ne vend de pierres vertes.
    [white] Personne ne vend de pierres blanches.
   *[violet] Personne ne vend de pierres violettes.
}
cavum-event-order-fulfilled = { $name } remplit la commande { $order } : { $points } points.
cavum-event-penalty-paid = { $points ->
    [0] { $name } n’a pas rempli la commande { $order }, mais n’a plus aucun point à perdre.
    [one] { $name } n’a pas rempli la commande { $order } et perd { $points } point.
   *[other] { $name } n’a pas rempli la commande { $order } et perd { $points } points.
}
cavum-event-stones-shown = Vente finale : { $name } montre { $stones }.
cavum-event-stones-shown-none = Vente finale : { $name } n’a plus de pierres.
cavum-event-stone-sold = { $price ->
    [one] { $name } vend { $stones } pour { $price } point.
   *[other] { $name } vend { $stones } pour { $price } points.
}
cavum-event-game-won = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
cavum-event-game-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun !

## Lignes du journal

cavum-line = { $name } : { $deeds }.
cavum-deeds = { $start } ; { $next }
cavum-deed-bought = { $use } (option d’achat)
cavum-deed-cashed = option d’achat contre { $points } points
cavum-deed-discarded = { $piece } dans l’espace de négoce
cavum-deed-in-vain = ne récolte rien
cavum-deed-route-under-way = récolte depuis { $start }
cavum-deed-route-empty = va de { $start } à { $end } sans rien récolter
cavum-deed-route = récolte de { $start } à { $end } : { $stones }
cavum-deed-exhausted = filon épuisé en { $space }
cavum-line-order = { $order } ({ $value })
cavum-line-orders = Nouvelles commandes : { $orders }.
cavum-line-left-orders = Non prises, avec un jeton +2 de plus chacune : { $orders }.
cavum-line-cities = Décompte des cités : { $scores }.
cavum-line-explosion = Explosion en { $spaces } : { $tiles ->
    [one] { $tiles } tuile disparaît !
   *[other] { $tiles } tuiles disparaissent !
}

## Les règles

cavum-rules-short = En bref
cavum-rules-short-text = La montagne cache des filons de pierres précieuses. Tu perces des tunnels, tu construis des exploitations dans la montagne et dans les cités qui l’entourent, tu découvres des filons et, une fois par manche, tu parcours un long chemin à travers ton réseau en prenant une pierre à chaque filon traversé. Les exploitations dans les cités rapportent des points, tout comme les pierres que tu vends ou que tu livres.
cavum-rules-short-goal = Mais à la fin de chaque manche, la dynamite explose et troue les tunnels. Le joueur qui a le plus de points après la dernière manche gagne la partie.
cavum-rules-board = La montagne et les cités
cavum-rules-board-picture = Le plateau au début : une montagne de 91 hexagones entourée de cinq cités, au centre un filon avec neuf pierres jaunes et quatre tuiles au-dessus de la cité du bas
cavum-rules-board-text = La montagne compte 91 cases. Autour se trouvent cinq cités de 5, 6, 7, 7 et 6 cases. Une case de cité s’ouvre sur chaque case de montagne qu’elle touche, jamais sur une autre case de cité. Au centre se trouve un filon avec les neuf pierres jaunes ; quatre tuiles à quatre sorties sont déjà posées devant la cité I.
cavum-rules-board-names = Ici, chaque case de montagne a un nom : une lettre pour la rangée, un chiffre pour la place dans la rangée. Les cases de cité portent le numéro de leur cité, dans le sens horaire, puis le leur. Il n’y a pas de rangée I : I est une cité.
cavum-rules-pieces = Tes douze pièces
cavum-rules-pieces-text = À chaque manche, tout le monde reçoit les mêmes douze pièces. Chacune vaut une action, et toutes doivent être jouées pendant la manche.
cavum-rules-piece-tunnels = Quatre tuiles tunnel, à 2, 3, 4 et 6 sorties
cavum-rules-piece-dynamite = Une tuile dynamite, indiquée par ta carte Séquence
cavum-rules-piece-vein = Un filon
cavum-rules-piece-stations = Trois exploitations
cavum-rules-piece-options = Deux options d’achat
cavum-rules-piece-prospect = Une tuile prospection, toujours jouée en dernier
cavum-rules-phases = Trois manches, quatre étapes
cavum-rules-phases-text = Tout le monde commence avec 20 points. Chacune des trois manches comporte quatre étapes :
cavum-rules-section-one = L’ordre du tour : les cartes Séquence sont mises aux enchères, puis chacun prend ses pièces et des cartes Commande.
cavum-rules-section-two = La construction : on pose des tunnels, on construit des exploitations, on découvre des filons et on récolte, 1 à 4 actions par tour.
cavum-rules-section-three = Le décompte des cités, puis l’explosion.
cavum-rules-section-four = La vente : couleur par couleur, puis les commandes.
cavum-rules-auction = Les enchères pour les cartes Séquence
cavum-rules-auction-text = Vous misez des points pour choisir en premier. La première mise est de 0 ou plus ; dans le sens horaire, chacun surenchérit d’au moins 1 ou passe, et ceux qui ont passé ne participent plus à cette enchère. Celui qui a misé le plus paie et prend la carte Séquence de son choix. On ne peut pas miser plus de points qu’on n’en a.
cavum-rules-auction-next = Ensuite, le joueur suivant sans carte ouvre une nouvelle enchère entre ceux qui n’en ont pas encore. Le dernier prend gratuitement une carte restante. Les quatre cartes sont toujours proposées, même si vous êtes moins nombreux.
cavum-rules-auction-cards = Un petit numéro joue en premier et l’emporte en cas d’égalité. Un grand numéro donne la plus grosse dynamite.
cavum-rules-orders = Les cartes Commande
cavum-rules-orders-text = Dans l’ordre des cartes, tour après tour, chacun prend une des commandes visibles ou passe ; si tu passes, tu n’en prends plus pendant cette manche. Une commande réclame des pierres de couleurs différentes. Si tu les livres, tu marques sa valeur. Si tu l’as encore à la fin de la partie, tu perds sa pénalité.
cavum-rules-orders-picture = Une carte Commande réclame une pierre jaune, une rouge et une bleue. Elle rapporte 22 points ; non remplie, elle en coûte 11.
cavum-rules-orders-chips = Chaque commande que personne ne prend reçoit un jeton +2. Si tu la prends lors d’une manche suivante, tu marques aussitôt 2 points par jeton.
cavum-rules-turns = Ton tour
cavum-rules-turns-text = Dans l’ordre des cartes Séquence, tour après tour, chacun joue 1 à 4 actions de son choix, dans l’ordre qu’il veut. Le tour de ceux qui ont joué leurs douze actions est sauté.
cavum-rules-turns-prospect = La récolte est toujours ta douzième action. Tu peux finir ton tour juste avant et récolter au suivant.
cavum-rules-turns-pool = Si tu ne peux pas ou ne veux pas utiliser une exploitation ou un filon, mets-le dans l’espace de négoce ; c’est aussi une action. Les tuiles doivent être posées tant qu’il y a une place pour elles.
cavum-rules-lay = Poser des tunnels
cavum-rules-lay-text = Une tuile se pose sur une case de montagne vide, tournée comme tu veux, et doit prolonger au moins un tunnel : une de ses sorties rejoint une sortie d’une tuile voisine. Les autres n’ont pas besoin de correspondre. Un tunnel peut finir en cul-de-sac, et tu peux couper ceux des autres.
cavum-rules-lay-good = Permis : un tunnel est prolongé.
cavum-rules-lay-cut = Permis : le tunnel venant de la gauche est prolongé. Celui venant d’en haut est coupé, ce n’est pas grave.
cavum-rules-lay-bad = Interdit : aucun tunnel n’est prolongé.
cavum-rules-lay-vein = Permis : un filon est ouvert sur ses six côtés dès qu’une tuile du plateau y mène. Avant cela, on ne peut pas construire à partir de lui.
cavum-rules-lay-city = Permis : à partir d’une case de cité où se trouve ton exploitation, toi seul peux commencer un nouveau tunnel. Vers une cité, tout le monde peut construire.
cavum-rules-stack = Superposer les tuiles
cavum-rules-stack-text = Une tuile peut en recouvrir une autre qui a moins de sorties ; une tuile à six sorties ne peut donc jamais être recouverte. Une tuile qui porte une exploitation ou un filon non plus. Là aussi, au moins un tunnel doit être prolongé. Personne ne peut regarder les tuiles recouvertes.
cavum-rules-dynamite = Les tuiles dynamite
cavum-rules-dynamite-text = La dynamite se pose selon les mêmes règles ; elle peut recouvrir une tuile et être recouverte. Mais si elle est visible à la fin de la manche, elle explose.
cavum-rules-stations = Les exploitations
cavum-rules-stations-mountain = Dans la montagne : juste après avoir posé une tuile tunnel, dans le même tour, tu peux y construire une exploitation si la tuile repose directement sur le plateau et n’est pas de la dynamite. Elle coupe le chemin de tous les autres.
cavum-rules-stations-city = Dans une cité : sur une case libre reliée par un chemin ininterrompu à l’une de tes exploitations dans la montagne. Il n’y a de place que pour une exploitation par case.
cavum-rules-stations-picture = Une nouvelle tuile avec ton exploitation ; des tunnels mènent de là à une case de cité, où tu peux placer ta prochaine exploitation.
cavum-rules-stations-example = Tu poses la tuile marquée et tu y construis une exploitation. Des tunnels mènent maintenant à la cité I : ta prochaine action peut être d’y construire une exploitation.
cavum-rules-veins = Les filons
cavum-rules-veins-text = Un filon se pose sur n’importe quelle tuile tunnel ou dynamite sans exploitation ni filon, mais jamais à côté d’une case de cité ou d’un autre filon. Il n’appartient à personne, n’arrête personne et a six sorties, quoi qu’il y ait dessous.
cavum-rules-veins-stones = Tu choisis une couleur et tu places 4 pierres de cette couleur sur le filon, ou 3 à deux joueurs. Elles viennent des plus petits nombres de l’échelle de prix. S’il en reste moins, prends ce qu’il y a.
cavum-rules-veins-picture = Cinq tuiles : deux à côté d’une case de cité, une avec une exploitation, une à côté d’un filon, et une où un nouveau filon peut être posé.
cavum-rules-veins-example = Tu ne peux découvrir un filon que sur la tuile cochée. Les autres touchent une cité ou un filon, ou portent une exploitation.
cavum-rules-veins-scale = Sur l’échelle verte, 1 et 2 sont vides. À deux joueurs, un filon prend les pierres de 3, 4 et 5. Maintenant, 5 est le plus grand nombre visible : le vert vaut plus cher.
cavum-rules-options = Les options d’achat
cavum-rules-options-text = Avec une option, tu prends une pièce dans l’espace de négoce et tu l’utilises aussitôt : une tuile tunnel ou dynamite, un filon ou l’une de tes exploitations. Le tout compte pour une action. Ou bien tu n’achètes rien et tu marques 3 points.
cavum-rules-options-pool = Voilà ce que contient l’espace de négoce au début, avec 2 exploitations par joueur. Tout ce qui explose, s’épuise ou reste inutilisé l’y rejoint.
cavum-rules-prospect = La récolte
cavum-rules-prospect-text = Tu parcours un seul chemin, d’une de tes exploitations à une autre, dans la montagne ou dans une cité, et tu prends une pierre à chaque filon traversé.
cavum-rules-prospect-once = On ne passe jamais deux fois par la même case.
cavum-rules-prospect-printed = Seuls comptent les tunnels des tuiles, pas ceux imprimés sur le plateau. Une case dont la tuile de départ a sauté est nue.
cavum-rules-prospect-tunnels = On va d’une tuile à l’autre là où les deux ont une sortie sur leur côté commun. Les filons sont ouverts de tous les côtés.
cavum-rules-prospect-others = Les exploitations des autres te sont fermées. Tu peux traverser autant des tiennes que tu veux.
cavum-rules-prospect-cities = On n’entre dans une case de cité que si l’on y a une exploitation.
cavum-rules-prospect-hidden = Tes pierres restent face cachée : les autres voient seulement combien tu en as.
cavum-rules-prospect-empty = Un filon épuisé rejoint l’espace de négoce après la récolte, et la tuile du dessous compte de nouveau.
cavum-rules-prospect-picture = Un chemin d’une exploitation de la cité I à une autre, par trois filons et une exploitation dans la montagne ; à côté se trouve l’exploitation d’un autre joueur.
cavum-rules-prospect-example = Ton chemin part de la cité I, traverse un filon rouge, un bleu, un vert et une de tes exploitations, et s’arrête à la troisième : trois pierres. Passer par l’exploitation de l’autre joueur serait plus court, mais elle t’est fermée.
cavum-rules-cities = Le décompte des cités
cavum-rules-cities-text = Chacune de tes exploitations dans une cité rapporte autant de points que la cité a de cases libres, si un chemin la relie à l’une de tes exploitations dans la montagne. Sans ce chemin, elle ne rapporte rien et sa case compte comme libre.
cavum-rules-cities-picture = La cité I avec cinq cases : deux de tes exploitations sont reliées à ton exploitation dans la montagne, celle d’un autre joueur n’est reliée à rien.
cavum-rules-cities-example = Deux cases sont vides et l’exploitation de l’autre n’est pas reliée : cela fait trois cases libres. Tes deux exploitations rapportent 3 points chacune.
cavum-rules-explosion = L’explosion
cavum-rules-explosion-text = Toute la dynamite visible explose. Elle rejoint l’espace de négoce avec toutes les tuiles du dessous, et chaque case voisine perd sa tuile supérieure, sauf si elle porte une exploitation ou un filon. Un filon posé sur la dynamite l’empêche d’exploser.
cavum-rules-explosion-chain = Des dynamites voisines explosent l’une après l’autre : une case située entre elles est touchée plusieurs fois. Une dynamite mise au jour explose aussi, jusqu’à ce qu’aucune ne soit plus visible. Les exploitations et les filons restent toujours.
cavum-rules-explosion-before = Avant : une dynamite sur une autre tuile. Autour, une exploitation, un filon, une tuile seule et une pile de deux.
cavum-rules-explosion-after = Après : la dynamite et la tuile du dessous ont disparu, comme la tuile seule et le haut de la pile. L’exploitation et le filon ont tenu.
cavum-rules-sale = La vente des couleurs
cavum-rules-sale-text = Les couleurs se vendent l’une après l’autre, le jaune d’abord. Si tu as une pierre de la couleur, tu peux proposer un prix, dans l’ordre des cartes Séquence : d’abord au plus le plus grand nombre visible de l’échelle, puis toujours moins que l’offre précédente. Si tu passes, tu ne participes plus. Seul celui qui a proposé le prix le plus bas vend, une pierre ou plusieurs, toutes à ce prix.
cavum-rules-sale-shown = En proposant un prix, on montre une pierre de la couleur. Si tu ne vends pas, tu la reprends.
cavum-rules-sale-scale = Les pierres vendues retournent sur les plus grands nombres vides de l’échelle. Plus il y a de pierres en circulation, plus le prix est élevé.
cavum-rules-sale-example = Le plus grand nombre visible du rouge est 6. La première offre est 6, la tienne 4, les autres passent. Tu vends deux pierres à 4, soit 8 points, et elles vont sur 6 et 5.
cavum-rules-fulfil = Remplir les commandes
cavum-rules-fulfil-text = Ensuite, dans l’ordre des cartes Séquence, chacun peut remplir ses commandes : les pierres retournent sur leurs échelles et tu marques la valeur de la carte. Tu peux vendre ce que tu gardes à la manche suivante.
cavum-rules-next = La manche suivante
cavum-rules-next-text = Les cartes Séquence sont remises en jeu et cinq nouvelles commandes sont révélées. Le joueur qui avait la plus petite carte ouvre la première enchère. Tunnels, exploitations, filons et pierres restent en place.
cavum-rules-end = La fin
cavum-rules-end-scoring = Les cités sont décomptées une dernière fois, sur le plateau tel que l’explosion l’a laissé.
cavum-rules-end-penalties = Chaque commande encore devant toi te coûte sa pénalité, sans que tu descendes sous 0.
cavum-rules-end-sale = Vente finale : toutes les pierres sont révélées. Parmi ceux qui en ont encore, le dernier au score en vend une au plus grand nombre visible de sa couleur et l’y place. On continue jusqu’à ce que tout soit vendu.
cavum-rules-end-example = Tu as une pierre bleue et une blanche. La blanche te rapporte 7 points maintenant, la bleue 4. Une fois une blanche vendue, la suivante n’en rapporte plus que 6.
cavum-rules-end-tie = Le plus grand nombre de points gagne. En cas d’égalité, c’est la plus petite carte Séquence.
cavum-rules-beginners = Ta première partie
cavum-rules-beginners-text = Pour découvrir le jeu, choisis la partie d’initiation : deux manches au lieu de trois, puis la fin habituelle. En ouvrant une table, tu peux aussi rendre toutes les pierres visibles.
cavum-rules-here = Jouer sur ce site
cavum-rules-here-text = Choisis une pièce : le plateau montre où elle peut aller. Touche une case pour l’y voir, touche encore pour la tourner, puis confirme. Pour la récolte, suis ton chemin case par case ou fais-toi proposer le meilleur.
cavum-rules-here-undo = Tu peux annuler tes coups tant que personne d’autre n’a joué.
cavum-rules-tips = Trois conseils
cavum-rules-tip-one = Construis tôt deux ou trois exploitations et une longue boucle de tunnels entre elles : chaque filon que quelqu’un y découvre est aussi pour toi.
cavum-rules-tip-two = Une exploitation à côté de la dynamite protège sa tuile. Place-la là où ton réseau risque de se rompre.
cavum-rules-tip-three = Prends les commandes dont les couleurs se trouvent déjà dans ta partie de la montagne, et découvre la couleur qui manque.
