# Le terminal : ce que disent « grotto play », « replay » et « analyse » en plus des mots des jeux.

## À la table

terminal-seat = Place { $number }
terminal-seat-own = Place { $number } (toi)
terminal-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
terminal-alone = Tu joues en solo.
terminal-company = Tu occupes la place { $seat } ; { $others ->
    [one] { $level ->
        [random] l’autre joueur est un robot qui joue au hasard.
        [greedy] l’autre joueur est un robot qui joue avec bon sens.
        [strong] l’autre joueur est un robot qui joue très bien.
       *[expert] l’autre joueur est un robot qui joue en maître.
    }
   *[other] { $level ->
        [random] les autres sont des robots qui jouent au hasard.
        [greedy] les autres sont des robots qui jouent avec bon sens.
        [strong] les autres sont des robots qui jouent très bien.
       *[expert] les autres sont des robots qui jouent en maîtres.
    }
}
terminal-commitment = Tous les tirages découlent d’une graine secrète. Son SHA-256, à vérifier à la fin :
terminal-resumed = La partie reprend là où elle s’était arrêtée.
terminal-kept = Chaque décision est enregistrée dans { $file }.
terminal-saved = La partie est enregistrée dans { $file }. Pour la reprendre :
terminal-seed = La graine était
terminal-seed-check = Le SHA-256 de ses 32 octets est l’empreinte affichée au début. Pour le vérifier :
terminal-seed-covered = cachée jusqu’à la fin de la partie
terminal-record = L’enregistrement est dans { $file }. Pour en vérifier chaque étape :
terminal-points = { $points ->
    [one] point
   *[other] points
}
terminal-wins = gagne
terminal-shares = partage la victoire

## Ce que l’on peut taper

terminal-help = Tape une décision, son numéro ou le début de ses mots ; ou bien
terminal-wish-help = ce que l’on peut taper
terminal-wish-board = revoir tout le plateau
terminal-wish-deck = ce qui peut encore venir
terminal-wish-record = voir l’enregistrement de la partie jusqu’ici
terminal-wish-undo = reprendre ta dernière décision
terminal-wish-quit = enregistrer la partie et arrêter
terminal-no-such-number = { $number } n’est pas dans la liste ; elle va de 1 à { $most }.
terminal-ambiguous = { $words } peut vouloir dire : { $candidates }.
terminal-which = { $words } peut être l’une de ces décisions :
terminal-unknown = { $words } n’est pas possible maintenant ; tape { $legal }, ou help.
terminal-unknown-of-many = { $words } n’est pas possible maintenant ; tape quelque chose qui commence par { $beginnings }, ou help.
terminal-and-more = { $listed } et { $count } autres
terminal-range = { $first } à { $last }
terminal-example = p. ex. { $words } : { $label }
terminal-taken-back = Ta dernière décision est annulée.

## Parties enregistrées

terminal-caption = { $name } : { $words }
terminal-luck = Hasard
terminal-position = Après { $steps } étapes sur { $length } :
terminal-not-over = L’enregistrement s’arrête ici ; la partie n’est pas finie.
terminal-analysing = { "  " }analyse { $bar } { $done } positions sur { $all }, encore { $left }
terminal-analysis-decisions = Décisions examinées : { $decisions }, avec { $iterations } itérations chacune.
terminal-analysis-lead = Les chances de gagner de chaque place, étape par étape ; * là où des lignes se croisent.
terminal-analysis-lead-alone = Comment la partie se passait, étape par étape.
terminal-steps = étapes { $first } à { $last }
terminal-nothing-turned = Il n’y a pas eu de tournant : les chances sont restées à peu près les mêmes.

## Diamant

terminal-diamant-left = { $rubies ->
    [0] vide
    [one] reste { $rubies }
   *[other] reste { $rubies }
}
terminal-diamant-trap = piège
terminal-diamant-relic = relique
terminal-diamant-treasure = trésor
terminal-diamant-deadly = piège mortel
terminal-diamant-harmless = nouveau piège
terminal-diamant-next = Prochaine carte, sur { $size }
terminal-diamant-alone = ★ { $values } pour qui rentre en solo
terminal-diamant-gone = hors du jeu : { $cards }
terminal-diamant-later = Les manches suivantes ajoutent les reliques valant { $values }.

## Caverna

terminal-caverna-letter-wood = b
terminal-caverna-letter-stone = p
terminal-caverna-letter-emmer = é
terminal-caverna-letter-flax = l
terminal-caverna-letter-food = n
terminal-caverna-letter-gold = o
terminal-caverna-short-below = +{ $gain } si { $good }<{ $below }
terminal-caverna-short-all = tout={ $level }
terminal-caverna-short-any = { $count } diff.→{ $gain }
terminal-caverna-short-dig = creuse
terminal-caverna-short-wall = mur
terminal-caverna-reachable = à creuser
terminal-caverna-behind = derrière mur
terminal-caverna-food = +{ $food } { caverna-good-food }
terminal-caverna-empty = vide
terminal-caverna-fits-rooms = place pour { $rooms }
terminal-caverna-points = { $points } pts
terminal-caverna-setup = Mise en place
terminal-caverna-turns = tours par manche { $turns }
terminal-caverna-next = Manche suivante : { $tiles }.
terminal-caverna-next-of = Manche suivante, l’une de : { $tiles }.
terminal-caverna-later = Plus tard : { $tiles }.
terminal-caverna-to-do = { $tile } : reste à faire : { $parts }
terminal-caverna-all-done = { $tile } : tout est fait
terminal-caverna-more-rooms = { $count ->
    [one] utilise encore une salle
   *[other] utilise encore { $count } salles
}
terminal-caverna-offer = ce que propose la salle { $room }
terminal-caverna-column-points = pts
terminal-caverna-column-walls = murs
terminal-caverna-column-cost = coût
terminal-caverna-column-effect = effet
terminal-caverna-for-you = pour toi
terminal-caverna-blue = bleu
terminal-caverna-fits-many = va dans { $count } grottes
terminal-caverna-lacks = manque { $goods }
terminal-caverna-no-fit = ne va nulle part
terminal-caverna-too-many-blue = trop de bleues
terminal-caverna-help-take = prendre cette tuile action
terminal-caverna-help-gain = les marchandises de la tuile
terminal-caverna-help-trade = un échange, désigné par ce que tu paies
terminal-caverna-help-use = utiliser une salle orange ; s’il y a plusieurs façons, préciser
terminal-caverna-help-use-with = … ce que tu paies
terminal-caverna-help-use-for = … ce que tu reçois, ou l’endroit que tu creuses (at 1,0)
terminal-caverna-help-dig = creuser cette grotte ; dig twice 1,0 : puis une autre
terminal-caverna-help-wall = construire un mur entre deux cases
terminal-caverna-help-raze = l’abattre
terminal-caverna-help-furnish = construire une salle ici, en payant ceci en plus de son coût
terminal-caverna-help-convert = un blé, un lin ou un or devient une nourriture, à tout moment
terminal-caverna-help-end = finir le tour, même s’il reste à faire
terminal-caverna-help-spaces = Chaque case montre son nom et ce qu’il faut taper : A2 est 1,0, première colonne de la deuxième ligne.
terminal-caverna-help-parts = Les parties d’une tuile se font dans n’importe quel ordre, chacune une fois ou pas du tout.
terminal-caverna-help-letters = Marchandises dans le dessin : { $letters }.
terminal-caverna-help-signs = → est un échange, / veut dire ou, ; veut dire et, = complète jusqu’à ce nombre.
terminal-caverna-help-sides = Côtés : ▓ mur naturel, ═ ║ mur construit, ┄ ┊ ouvert, » lumière du jour. ░ est face cachée.
terminal-caverna-help-walls = Murs d’une salle, dans le sens horaire : D mur obligatoire, L mur permis, - aucun mur. La salle peut être tournée : D--D va dans tout coin avec exactement deux murs.

## Cavum

terminal-cavum-letter-yellow = Ja
terminal-cavum-letter-red = Ro
terminal-cavum-letter-blue = Bu
terminal-cavum-letter-green = Ve
terminal-cavum-letter-white = Bc
terminal-cavum-letter-violet = Vi
terminal-cavum-all-sides = tous les côtés
terminal-cavum-cities = Cités
terminal-cavum-free = { $city } { $free } libres sur { $spaces }
terminal-cavum-cards = Cartes
terminal-cavum-to-play = À jouer
terminal-cavum-option = option d’achat
terminal-cavum-prospect = prospection
terminal-cavum-column-player = Joueur
terminal-cavum-column-card = carte
terminal-cavum-column-points = points
terminal-cavum-column-cities = cités
terminal-cavum-column-stones = pierres
terminal-cavum-column-pieces = encore à jouer
terminal-cavum-orders-to-come = Commandes qui peuvent encore venir
terminal-cavum-none = aucune
terminal-cavum-fulfilled = Remplies : { $orders }
terminal-cavum-dealing = Cartes Commande encore à retourner : { $left }.
terminal-cavum-lots = Le sort décide qui ouvre la première enchère.
terminal-cavum-has-bid = { $name } a proposé { $points }.
terminal-cavum-still-in = Encore en lice : { $names }.
terminal-cavum-chooses-card = { $name } choisit une carte Séquence.
terminal-cavum-takes-order = { $name } peut prendre une commande ; passer est définitif pour cette manche.
terminal-cavum-turn-of = C’est le tour de { $name }.
terminal-cavum-own-turn = À toi de jouer : actions jouées : { $done } sur { $most } au plus.
terminal-cavum-fresh = Tu peux construire une exploitation en { $space } maintenant, et seulement maintenant.
terminal-cavum-route-so-far = Le chemin jusqu’ici : { $spaces }.
terminal-cavum-route = Un chemin pour { $stones } : { $spaces }
terminal-cavum-route-empty = Un chemin sans pierre : { $spaces }
terminal-cavum-no-route = Aucun chemin ne mène d’une de tes exploitations à une autre.
terminal-cavum-first-price = La première offre est de { $price } au plus.
terminal-cavum-lower = Chaque offre est plus basse que la précédente.
terminal-cavum-sells = { $name } vend à { $price } la pierre : { $colour }.
terminal-cavum-fulfils = { $name } peut remplir des commandes.
terminal-cavum-final-sale = La vente finale : { $name } vend une pierre au plus haut prix libre de sa couleur.
terminal-cavum-help-hexes = Chaque case montre ses coordonnées : le premier nombre croît vers l’est, le second vers le sud. Les lettres à gauche nomment les rangées : F6 est la sixième case de la rangée F.
terminal-cavum-help-strokes = Les traits sont les sorties des tuiles ; un tunnel qui se prolonge en a deux.
terminal-cavum-help-cities = De Ⅰ-3,6 à Ⅴ : les cases des cinq cités ; [1] est une exploitation de la place 1, Ja×9 un filon de 9 pierres jaunes.
terminal-cavum-help-dynamite-sign = -3*4 avec une étoile au-dessus est de la dynamite ; ² veut dire qu’il y a des tuiles dessous.
terminal-cavum-help-orders = Une commande montre ce qu’elle rapporte, ce qu’elle coûte si tu ne la remplis jamais, et les points posés dessus : 22/-11, +2. Dans la liste des joueurs, +4 est ce que les cités rapporteraient maintenant.
terminal-cavum-help-words = Mots
terminal-cavum-help-bid = dans les enchères ; la première offre pour une carte peut être 0
terminal-cavum-help-card = la carte Séquence de ton choix, avec sa dynamite
terminal-cavum-help-order = une carte Commande ; jamais remplie, elle coûte sa pénalité
terminal-cavum-help-lay = une tuile tunnel, tournée d’un sixième vers la gauche pour chaque r
terminal-cavum-help-dynamite = de la dynamite, qui explose à la fin de la manche
terminal-cavum-help-station = sur la tuile tout juste posée, ou dans une cité reliée par un chemin
terminal-cavum-help-vein = un filon de cette couleur sur une tuile
terminal-cavum-help-option = l’une de ces actions avec une pièce de l’espace de négoce ; option points rapporte 3 points
terminal-cavum-help-discard = une pièce va dans l’espace de négoce sans servir
terminal-cavum-help-prospect = le chemin commence à cette exploitation ; puis step 0,1 et stop
terminal-cavum-help-sell = des pierres au prix proposé ; une seule pierre dans la vente finale
terminal-cavum-help-fulfil = les commandes à la fin d’une manche ; end finit aussi un tour
terminal-cavum-help-beginnings = Les débuts suffisent : lay f montre tous les endroits pour la tuile à quatre sorties, l f -2,3 r1 l’y pose.
