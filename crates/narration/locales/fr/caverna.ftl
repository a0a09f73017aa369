# Caverna : tout ce qu’on en dit.

caverna-name = Caverna : Caverne contre Caverne
caverna-tagline = Creuse ta montagne, aménage-la salle par salle et deviens plus riche que la tribu d’à côté.
caverna-players = 1 ou 2 joueurs, 20 à 40 minutes

## Préparer une table

caverna-option-seats = Joueurs
caverna-option-seats-help = À deux, vous jouez l’un contre l’autre ; en solo, il faut atteindre 50 points.

## Listes


## Marchandises

caverna-goods = Marchandises
caverna-good-wood = bois
caverna-good-stone = pierre
caverna-good-emmer = blé
caverna-good-flax = lin
caverna-good-food = nourriture
caverna-good-gold = or
caverna-amount-wood = { $count } bois
caverna-amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
caverna-amount-emmer = { $count } blé
caverna-amount-flax = { $count } lin
caverna-amount-food = { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
}
caverna-amount-gold = { $count } or
caverna-object-wood = { $count } bois
caverna-object-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
caverna-object-emmer = { $count } blé
caverna-object-flax = { $count } lin
caverna-object-food = { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
}
caverna-object-gold = { $count } or
caverna-stock = { $good } : { $count } (au plus { $limit })

## Tuiles action

caverna-tile-undergrowth = Sous-bois
caverna-tile-cultivation = Labours
caverna-tile-housework = Travaux ménagers
caverna-tile-excavation = Excavation
caverna-tile-furnishing = Aménagement
caverna-tile-masonry = Maçonnerie
caverna-tile-undermining = Sape
caverna-tile-expansion = Agrandissement
caverna-tile-drift-mining = Percement
caverna-tile-expedition = Expédition
caverna-tile-breach = Brèche
caverna-tile-renovation = Rénovation
caverna-renovation-condition = Seulement si tu as plus d’or que l’adversaire

## Salles

caverna-room-cave-entrance = Entrée de la caverne
caverna-room-shelf = Étagère
caverna-room-spinning-wheel = Rouet
caverna-room-tunnel = Tunnel
caverna-room-grindstone = Meule
caverna-room-food-corner = Coin repas
caverna-room-parlor = Salon
caverna-room-warehouse = Entrepôt
caverna-room-stall = Étal
caverna-room-sacrificial-altar = Autel sacrificiel
caverna-room-storeroom = Réserve
caverna-room-weaving-room = Salle de tissage
caverna-room-furniture-workshop = Atelier de meubles
caverna-room-gold-vein = Filon d’or
caverna-room-junction-room = Carrefour
caverna-room-digging-cave = Salle de fouille
caverna-room-bakehouse = Fournil
caverna-room-state-room = Salle d’apparat
caverna-room-secret-chamber = Chambre secrète
caverna-room-treasury = Trésor
caverna-room-prospecting-site = Site de prospection
caverna-room-retting-room = Rouissoir
caverna-room-equipment-room = Salle d’équipement
caverna-room-wood-storeroom = Réserve de bois
caverna-room-dungeon = Cachot
caverna-orange = Salle orange
caverna-blue = Salle bleue
caverna-free = gratuit
caverna-costs = Coût : { $goods }
caverna-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
caverna-walls-needed = Murs nécessaires, dans n’importe quel sens : { $sides }
caverna-wall-must = obligatoire
caverna-wall-may = permis
caverna-wall-none = aucun

## Effets

caverna-effect-gain = reçois { $goods }
caverna-effect-gain-below = reçois { $goods } si tu en as moins de { $below }
caverna-effect-refill = complète à { $level } : { $goods }
caverna-effect-swap = échange { $deals }
caverna-deal = { $pay } contre { $gain }
caverna-effect-swap-different = échange { $count } marchandises différentes contre { $gain }
caverna-effect-dig = creuse une grotte
caverna-effect-dig-through = creuse une grotte, même à travers les murs
caverna-effect-dig-paid = paie { $cost } et creuse { $tiles ->
    [one] une grotte
   *[other] { $tiles } grottes
}
caverna-effect-dig-at = paie { $cost } et creuse { $space }
caverna-effect-furnish = paie { $price } et aménage une grotte
caverna-effect-furnish-free = aménage une grotte sans payer de nourriture ni d’or en plus
caverna-price-per-turn = 1 nourriture par tour que tu joues dans cette manche
caverna-effect-wall = construis un mur
caverna-effect-raze = abats un de tes murs et reçois { $goods }
caverna-effect-rooms = utilise { $count ->
    [one] une de tes salles orange
   *[other] jusqu’à { $count } salles orange différentes
}
caverna-effect-one-more-room = utilise une salle orange de plus, différente
caverna-whenever-choosing = chaque fois que tu prends « { $what } », si tu veux : { $effect }
caverna-whenever-gaining = chaque fois que tu reçois du { $what } : { $effect }
caverna-whenever-using = chaque fois que tu utilises { $what } : { $effect }
caverna-whenever-building = chaque fois que tu construis un mur : { $effect }

## Décisions

caverna-ask-tile = Prends une tuile action.
caverna-ask-act = { $tile } : que fais-tu ?
caverna-ask-dig-again = Creuse la deuxième grotte.
caverna-ask-cavern = Choisis la face de ta grotte supplémentaire.
caverna-ask-end = Il ne reste rien à faire : finis ton tour.
caverna-wait-tile = { $name } choisit une tuile action.
caverna-wait-act = { $name } réalise { $tile }.
caverna-wait-dig-again = { $name } creuse une deuxième grotte.
caverna-wait-cavern = { $name } choisit la face de la grotte supplémentaire.
caverna-turn-own = Ton tour { $turn } sur { $turns }
caverna-turn-other = { $name } : tour { $turn } sur { $turns }
caverna-next-furnish = Choisis une salle, puis sa grotte.
caverna-next-dig = Choisis la grotte à creuser.
caverna-next-wall = Choisis où va le mur.
caverna-next-raze = Choisis le mur à abattre.
caverna-next-use = Choisis une salle à utiliser.
caverna-next-cavern = { $room } : choisis la grotte.
caverna-next-room = { $space } : choisis une salle.
caverna-next-way = { $room } : choisis ce qu’elle fait.
caverna-cannot-furnish = Aucune salle de l’offre ne convient ou ne peut être payée
caverna-cannot-dig = Aucune tuile cachée n’est accessible
caverna-cannot-wall = Il n’y a plus de murs dans la réserve
caverna-cannot-raze = Tu n’as pas de mur à abattre
caverna-cannot-use = Aucune de tes salles ne peut servir maintenant
caverna-decision-convert = { $good ->
    [emmer] Échanger 1 blé contre 1 nourriture
    [flax] Échanger 1 lin contre 1 nourriture
   *[gold] Échanger 1 or contre 1 nourriture
}
caverna-decision-take = Prendre { $tile }
caverna-decision-use-no-room = N’utiliser aucune salle
caverna-decision-use-no-room-detail = La Réserve de bois te donne quand même son bois.
caverna-decision-use = { $room } : { $effect }
caverna-decision-dig = Creuser { $space }
caverna-decision-dig-food = { $food ->
    [one] Tu y trouves { $food } nourriture
   *[other] Tu y trouves { $food } nourritures
}
caverna-decision-dig-twice = Creuser { $space }, puis une autre grotte
caverna-decision-dig-twice-detail = Coûte 2 nourritures
caverna-decision-gain = Recevoir { $goods }
caverna-decision-raze = Abattre le mur { $place }
caverna-decision-furnish = { $room } en { $space }, en payant { $price }
caverna-decision-furnish-free = { $room } en { $space }
caverna-decision-furnish-detail = { $points } points ; la salle coûte { $cost }
caverna-decision-furnish-detail-free = { $points } points ; la salle est gratuite
caverna-decision-end = Finir le tour
caverna-build-here = Construire un mur { $place }
caverna-furnish-here = Aménager { $space } : { $rooms }
caverna-dig-with = { $room } : creuser { $space }

## Lieux

caverna-cavern = Grotte supplémentaire
caverna-cavern-corner = deux murs en angle
caverna-cavern-alcove = trois murs
caverna-place-between = entre { $one } et { $other }
caverna-place-cavern-east = à l’est de la grotte supplémentaire
caverna-place-cavern-south = au sud de la grotte supplémentaire
caverna-side-north = nord
caverna-side-east = est
caverna-side-south = sud
caverna-side-west = ouest
caverna-walls-around = Murs : { $sides }
caverna-walls-none = Aucun mur
caverna-wall-here = Mur { $place }
caverna-face-down = tuile face cachée
caverna-face-down-near = tuile face cachée, accessible
caverna-empty = grotte vide
caverna-used = utilisée ce tour-ci

## Ce qui s’est passé

caverna-event-start-drawn = Le sort a désigné { $name } pour commencer.
caverna-event-room-set-aside = Hors jeu : { $room }.
caverna-event-round-began = Manche { $round } : « { $tile } » rejoint le plateau d’actions. { $turns } tours chacun ; { $name } commence.
caverna-event-round-began-solo = Manche { $round } : « { $tile } » rejoint le plateau d’actions. { $turns } tours.
caverna-event-tile-taken = { $name } prend « { $tile } ».
caverna-event-converted = { $good ->
    [emmer] { $name } échange 1 blé contre 1 nourriture.
    [flax] { $name } échange 1 lin contre 1 nourriture.
   *[gold] { $name } échange 1 or contre 1 nourriture.
}
caverna-event-gained = { $name } reçoit { $goods }.
caverna-event-gained-nothing = { $name } en a déjà le maximum.
caverna-event-traded = { $name } paie { $paid } et reçoit { $gained }.
caverna-event-room-used = { $name } utilise « { $room } ».
caverna-event-room-gained = { $name } utilise « { $room } » et reçoit { $gained }.
caverna-event-room-paid = { $name } utilise « { $room } » et paie { $paid }.
caverna-event-room-traded = { $name } utilise « { $room } », paie { $paid } et reçoit { $gained }.
caverna-event-no-room-used = { $name } n’utilise aucune salle.
caverna-event-blue-room-acted = { $room } : { $name } reçoit { $goods }.
caverna-event-blue-room-full = { $room } : { $name } en a déjà le maximum.
caverna-event-dug = { $name } creuse { $space }{ $food ->
    [0] .
    [one] { " " }et trouve { $food } nourriture.
   *[other] { " " }et trouve { $food } nourritures.
}
caverna-event-dug-paid = { $name } paie { $paid } et creuse { $space }{ $food ->
    [0] .
    [one] { " " }et trouve { $food } nourriture.
   *[other] { " " }et trouve { $food } nourritures.
}
caverna-event-room-unearthed = Nouveau dans l’offre : { $room }.
caverna-event-pile-turned = De la pioche vers l’offre : { $room }.
caverna-event-wall-built = { $name } construit un mur { $place }.
caverna-event-wall-razed = { $name } abat le mur { $place } et reçoit { $goods }.
caverna-event-furnished = { $name } aménage { $space } : { $room } ({ $points } points) pour { $paid }.
caverna-event-furnished-free = { $name } aménage { $space } : { $room } ({ $points } points), sans rien payer.
caverna-event-cave-filled = { $name } a aménagé toute sa caverne et reçoit la grotte supplémentaire !
caverna-event-cavern-chosen = { $side ->
    [corner] { $name } choisit la face à deux murs.
   *[alcove] { $name } choisit la face à trois murs.
}
caverna-event-round-ended = La manche { $round } est terminée. Toutes les tuiles reviennent.
caverna-event-game-won = { $name } gagne { $score } !
caverna-event-game-draw = Égalité : { $score } !
caverna-event-solo-missed = La partie se termine avec { $points } points. L’objectif était de 50.
caverna-event-solo-reached = Objectif atteint avec { $points } points !
caverna-event-solo-exceptional = Exceptionnel : { $points } points !

## Un tour en une ligne

caverna-line = { $name } : { $tile } – { $deeds }.
caverna-line-taken = { $name } : { $tile }.
caverna-line-idle = { $name } : { $tile } – aucune action.
caverna-line-before = { $name } : { $deeds }.
caverna-deeds = { $start } ; { $next }
caverna-deed-gained = +{ $goods }
caverna-deed-full = plus de place
caverna-deed-traded = { $paid } → { $gained }
caverna-deed-room = { $room } : { $deed }
caverna-deed-no-room = aucune salle utilisée
caverna-deed-dug = { $space } creusée
caverna-deed-dug-paid = { $space } creusée pour { $paid }
caverna-deed-dug-food = { $deed } ({ $gained })
caverna-deed-dug-room = { $deed } : { $room }
caverna-deed-pile = de la pioche : { $room }
caverna-deed-wall = mur construit { $place }
caverna-deed-razed = mur abattu { $place } : { $gained }
caverna-deed-furnished = { $space } aménagée : { $room } ({ $points } points) pour { $paid }
caverna-deed-furnished-free = { $space } aménagée : { $room } ({ $points } points), gratuit
caverna-deed-filled = toute la caverne aménagée
caverna-deed-cavern = grotte supplémentaire : { $side }

## Le plateau

caverna-actions = Plateau d’actions
caverna-round = Manche { $round } sur { $rounds }
caverna-turns-each = { $turns } tours chacun
caverna-walls-left = { $count ->
    [one] { $count } mur en réserve
   *[other] { $count } murs en réserve
}
caverna-pile = { $count ->
    [one] { $count } salle dans la pioche
   *[other] { $count } salles dans la pioche
}
caverna-part-done = fait ou perdu
caverna-rooms-left = { $count ->
    [one] Tu peux encore utiliser une salle.
   *[other] Tu peux encore utiliser { $count } salles.
}
caverna-pile-waits = À la fin du tour, la première salle de la pioche est révélée.
caverna-round-alone = Manche { $round }
caverna-rounds = Manches { $first }–{ $last }
caverna-you = toi
caverna-score = Points
caverna-score-parts = salles { $rooms }, or { $gold }
caverna-start-player = Premier joueur
caverna-turns-left = { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
caverna-goals = Objectif : { $goal } points ; au-delà de { $more }, c’est exceptionnel.
caverna-goal-missing = Encore { $points } à marquer.
caverna-goal-reached = Objectif atteint ! Encore { $points } pour un résultat exceptionnel.
caverna-goal-exceptional = Exceptionnel !
caverna-display = Salles à construire
caverna-display-empty = Il n’y a aucune salle dans l’offre.
caverna-tiles-count = { $free } libres · { $coming } à venir
caverna-taken-by = Prise par { $name }
caverna-display-count = { $count } salles, les constructibles d’abord
caverna-unseen-are = Encore face cachée :
caverna-out = Hors jeu : { $rooms }
caverna-new = nouveau
caverna-fits-here = convient
caverna-obstacle-walls-short = murs différents
caverna-obstacle-blue-short = trop peu d’orange
caverna-told-price = , plus { $goods } pour l’action
caverna-told-left = Il te reste { $goods }.
caverna-told-nothing-left = Il ne te reste rien.
caverna-told-convert = À ton tour, tu peux en changer 1 en 1 nourriture.
caverna-told-gold = Chacun vaut 1 point à la fin.
caverna-explain-tile = Prends une des tuiles libres : pendant cette manche, personne d’autre ne l’aura. Réalise ensuite ses actions : toutes, quelques-unes ou aucune, dans l’ordre de ton choix.
caverna-views = Parties de la table
caverna-view-cave = Grotte
caverna-view-actions = Actions
caverna-view-rooms = Salles
caverna-view-rival = Adversaire
caverna-view-goal = Objectif
caverna-goal-title = Ton objectif
caverna-pile-title = Pioche
caverna-pile-rule = Si tu creuses exactement une grotte dans un tour, la première salle de la pioche est révélée aussi.
caverna-fits = va en { $spaces }
caverna-obstacle-missing = il manque { $goods }
caverna-obstacle-walls = aucune grotte vide avec ces murs
caverna-obstacle-blue = il te faut plus de salles orange
caverna-unseen = { $count ->
    [one] { $count } salle est encore face cachée
   *[other] { $count } salles sont encore face cachée
}

## La fin

caverna-result-won = { $names } gagne !
caverna-result-draw = Égalité !
caverna-result-missed = L’objectif de 50 points est manqué.
caverna-result-reached = Objectif atteint !
caverna-result-exceptional = Un résultat exceptionnel !
caverna-result-you = Tu gagnes !
caverna-result-source = Points de
caverna-result-orange = Salles orange
caverna-result-blue = Salles bleues
caverna-result-gold = Or
caverna-result-best = Meilleure salle (en cas d’égalité)

## Les règles

caverna-rules-short = En bref
caverna-rules-short-text = Chacun de vous habite une montagne pleine de gravats. À ton tour, tu prends une tuile action : elle te donne des marchandises, te permet de creuser des grottes et de les aménager en salles. Les salles améliorent tes tours suivants et valent des points.
caverna-rules-short-goal = Après huit manches, on additionne les points de tes salles et ton or. Le total le plus élevé l’emporte.
caverna-rules-goods-text = Tu commences avec 1 de chaque sorte. Tu ne peux pas avoir plus de 9 de chaque, ni plus de 19 or. Ce qui dépasse est perdu. À la fin, seul l’or compte : 1 point pièce.
caverna-rules-goods-convert = À tout moment de ton tour, autant de fois que tu veux, tu peux échanger 1 blé, 1 lin ou 1 or contre 1 nourriture. Le blé est de l’amidonnier, une céréale de l’âge de pierre.
caverna-rules-cave = Ta caverne
caverna-rules-cave-picture = La caverne au début : onze cases, dont neuf couvertes de tuiles face cachée, l’Entrée en A4 et une grotte vide au-dessus
caverna-rules-cave-tiles = Neuf cases sont couvertes de salles face cachée. Personne ne sait où se trouve chacune. La case au-dessus de l’Entrée est vide dès le début.
caverna-rules-cave-names = Ici, chaque case a un nom : une lettre pour la colonne, un chiffre pour la rangée. B2 et B4 cachent 1 nourriture chacune, à toi quand tu les creuses.
caverna-rules-cave-walls = La roche épaisse autour de la caverne compte comme des murs : ce sont les murs naturels. Entre deux cases voisines, tu peux construire tes propres murs. Il y a 7 murs pour vous deux.
caverna-rules-cave-rooms = Les six salles au dos clair sont dans l’offre dès le début. Tout ce qui est creusé les rejoint, et chacun de vous peut le construire.
caverna-rules-rounds = Huit manches
caverna-rules-rounds-tile = Une nouvelle tuile action est retournée. Elle reste jusqu’à la fin : le choix augmente à chaque manche.
caverna-rules-rounds-turns = Vous jouez à tour de rôle, en commençant par le premier joueur, jusqu’à ce que chacun ait joué 2, 3 ou 4 tours, selon la manche.
caverna-rules-rounds-back = Toutes les tuiles prises reviennent, et l’adversaire devient premier joueur.
caverna-rules-turn = Ton tour
caverna-rules-turn-text = Prends une des tuiles encore disponibles ; personne d’autre ne l’aura dans cette manche. Puis effectue ses actions : toutes, quelques-unes ou aucune, dans l’ordre que tu veux, chacune une fois au plus.
caverna-rules-turn-free = Tu peux aussi prendre une tuile et n’en rien faire, juste pour que l’adversaire ne l’ait pas.
caverna-rules-icons = La signification des symboles
caverna-rules-icon-gain = Tu reçois ces marchandises. Avec une barre oblique, tu choisis exactement une sorte.
caverna-rules-icon-exchange = Tu paies tout ce qui est à gauche et reçois tout ce qui est à droite, une fois.
caverna-rules-icon-refill = Ce qui est en dessous de ce nombre est complété jusqu’à lui ; tu ne perds jamais rien.
caverna-rules-icon-or = L’un ou l’autre, ou aucun ; jamais les deux.
caverna-rules-icon-dig = Tu creuses une grotte.
caverna-rules-icon-furnish = Tu aménages une grotte. Ce qui précède la flèche s’ajoute au coût de la salle.
caverna-rules-icon-wall = Tu poses un mur de la réserve entre deux cases de ta caverne. Si la réserve est vide, il ne se passe rien.
caverna-rules-icon-raze = Tu retires un mur que tu as construit, jamais un mur naturel, et tu reçois les marchandises. Les salles déjà en place restent.
caverna-rules-icon-rooms = Tu utilises jusqu’à ce nombre de salles orange différentes, chacune une fois. L’Entrée en est une.
caverna-rules-icon-whenever = Une salle bleue : elle agit automatiquement chaque fois que cela se produit.
caverna-rules-icon-per-turn = Autant de nourriture que chacun joue de tours dans cette manche : 2, 3 ou 4.
caverna-rules-dig = Creuser
caverna-rules-dig-text = Choisis une tuile face cachée accessible et place-la face visible dans l’offre. Sa case est maintenant une grotte vide. S’il y a de la nourriture imprimée sur la case, elle est à toi.
caverna-rules-dig-reach = Une tuile est accessible si un chemin y mène depuis l’Entrée, case par case, sans traverser un mur ni une autre tuile face cachée. On passe par les grottes vides ou aménagées. La Sape creuse à travers les murs, mais pas à travers les tuiles.
caverna-rules-furnish = Aménager
caverna-rules-furnish-text = Choisis une salle de l’offre, paie son coût et ce que l’action demande en plus, et pose-la sur une grotte vide dont les murs conviennent. Elle n’a pas besoin d’être accessible. Tu ne paies l’action que si tu aménages vraiment.
caverna-rules-walls = Quels murs conviennent
caverna-rules-walls-text = Chaque salle montre les murs qu’il lui faut. Sur un côté épais, il faut un mur ; sur un côté en pointillé, il peut y en avoir un ; sur les autres, il ne doit pas y en avoir. Tu peux tourner le dessin, mais pas l’inverser comme dans un miroir. Murs naturels et murs construits comptent pareil ; les tuiles ne sont jamais des murs.
caverna-rules-walls-one = exactement un mur
caverna-rules-walls-may = un mur, et jusqu’à deux de plus à côté
caverna-rules-walls-opposite = deux murs face à face
caverna-rules-walls-all = des murs tout autour
caverna-rules-orange = Salles orange
caverna-rules-orange-text = Une salle orange agit quand tu l’utilises, avec une tuile qui montre un chiffre dans une arche. Avec un 1, tu utilises une salle ; avec un 3, jusqu’à trois salles différentes. Construire une salle ne permet pas encore de l’utiliser : ce sera pour un tour suivant.
caverna-rules-blue = Salles bleues
caverna-rules-blue-text = Une salle bleue agit automatiquement, dès qu’elle est construite, chaque fois que sa situation se présente.
caverna-rules-blue-limit = Tu dois toujours avoir plus de salles orange que de bleues. L’Entrée compte comme orange ; ta première salle est donc toujours orange.
caverna-rules-tiles = Toutes les tuiles action
caverna-rules-tiles-start = Disponibles dès le début
caverna-rules-tiles-two = Manches 1 à 3 : deux tours chacun
caverna-rules-tiles-three = Manches 4 à 7 : trois tours chacun
caverna-rules-tiles-four = Manche 8 : quatre tours chacun
caverna-rules-tiles-excavation = Excavation : tu décides de creuser une ou deux fois, et tu paies les 2 nourritures, avant de voir la première salle. La pierre est à toi dans tous les cas.
caverna-rules-tiles-housework = Les Travaux ménagers permettent d’aménager deux grottes en un tour, chacune à son prix.
caverna-rules-rooms = Toutes les salles
caverna-rules-rooms-text = Chaque salle montre son nom, ses points sur l’écu, son coût, les murs qu’il lui faut et ce qu’elle fait.
caverna-rules-rooms-notes = Bon à savoir
caverna-rules-rooms-leave-out = Tu peux ignorer une partie d’une salle, et utiliser une salle même si cela ne change rien.
caverna-rules-rooms-retting = Rouissoir : il rapporte quand ton lin augmente vraiment, quelle qu’en soit la raison, une fois tout le gain encaissé.
caverna-rules-rooms-junction = Carrefour : l’or peut être une des trois marchandises.
caverna-rules-rooms-wood-storeroom = Réserve de bois : tu reçois le bois avant d’utiliser la salle, et même si tu n’en utilises aucune.
caverna-rules-rooms-prospecting = Site de prospection : une fois, à n’importe quel moment du tour où tu prends Sous-bois.
caverna-rules-cavern = La grotte supplémentaire
caverna-rules-cavern-text = Le premier à avoir des salles visibles sur ses onze cases reçoit aussitôt une grotte de plus et en choisit la face. Elle est déjà creusée et ne touche aucune autre case ; on peut l’aménager et construire des murs sur ses côtés ouverts. Il n’y en a qu’une.
caverna-rules-end = La fin
caverna-rules-end-text = Après la manche 8, tu additionnes les points de tes salles et 1 point par or. Les autres marchandises ne valent rien.
caverna-rules-end-tie = En cas d’égalité, la salle la plus précieuse départage. Si elles se valent aussi, c’est un match nul.
caverna-rules-solo = Jouer en solo
caverna-rules-solo-rooms = Trois des six salles claires sont retirées du jeu. Neuf salles sombres sont dans ta caverne, les neuf autres forment une pioche face cachée.
caverna-rules-solo-tiles = La Brèche est retirée du jeu : il y a sept manches de 2, 2, 2, 3, 3, 3 et 4 tours. Tu peux prendre la Rénovation quel que soit ton or.
caverna-rules-solo-pile = Chaque fois que tu creuses exactement une tuile dans un tour, la première salle de la pioche rejoint aussi l’offre.
caverna-rules-solo-goal = Avec 50 points, tu gagnes. Plus de 60, c’est exceptionnel.
caverna-rules-examples = Exemples
caverna-rules-example-reach-picture = La caverne avec un mur entre A4 et B4 ; A2, B3 et A5 sont accessibles
caverna-rules-example-reach = Au début, A2, B3, B4 et A5 sont accessibles. Un mur entre A4 et B4 barre le chemin vers B4, jusqu’à ce que B3 soit creusée : alors un chemin y mène par A3 et B3.
caverna-rules-example-bakehouse = Tu utilises le Fournil et tu paies 2 blé : tu reçois 4 nourritures et 1 or. Avec 3 blé, ce serait 2 or.
caverna-rules-example-parlor = Le Salon complète à 1 chaque marchandise que tu n’as pas. Les autres restent comme elles sont.
caverna-rules-example-expansion = L’Agrandissement coûte 5 nourritures ou 2 or pour une salle. Avec 3 nourritures et 2 blé, tu échanges le blé et tu peux payer.
caverna-rules-here = Jouer sur ce site
caverna-rules-here-text = Clique sur ce que tu veux : une tuile, une case, la fissure entre deux cases, ou une salle puis sa case. Laisse la souris, le focus ou un doigt sur un élément pour lire ce qu’il fait. Ou déplie la liste à côté de la question ; elle montre toujours tout ce qui est permis. Ce que tu ne peux pas construire est grisé, avec la raison.
caverna-rules-here-undo = Tu peux annuler tes coups jusqu’à la fin de ton tour, tant que rien de nouveau n’a été révélé.
caverna-rules-tips = Trois conseils
caverna-rules-tip-one = Regarde tes murs avant de creuser : les angles et les alcôves sont recherchés, et une case sans mur n’accepte aucune salle.
caverna-rules-tip-two = Les salles qui produisent de l’or rapportent d’autant plus qu’elles arrivent tôt.
caverna-rules-tip-three = Ce que tu déterres, l’adversaire peut le construire avant toi. Prépare les marchandises et la place.
