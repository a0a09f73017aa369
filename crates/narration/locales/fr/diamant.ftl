# Diamant : tout ce qui s’en dit.

diamant-name = Diamant
diamant-tagline = Un pas de plus, ou retour au camp avec le butin ? Tout le monde décide en même temps.
diamant-players = 3 à 8 joueurs, 30 minutes

## Préparer une table

diamant-option-seats = Aventuriers
diamant-option-seats-help = Le nombre de places à la table, bots compris.
diamant-option-relics = Reliques
diamant-option-relics-help = Cinq reliques entrent dans la grotte, une par manche. Seul un aventurier qui rentre seul peut les emporter.
diamant-option-open_chests = Coffres ouverts
diamant-option-open_chests-help = Tout le monde voit le contenu de tous les coffres. Sinon, les coffres restent fermés aux autres jusqu’à la fin.

## Décisions

diamant-decision-stay = Continuer
diamant-decision-stay-detail = Plus loin dans la grotte, à la carte suivante. Un deuxième piège du même type te fait perdre tout ce que tu portes.
diamant-decision-leave = Rentrer au camp
diamant-decision-leave-detail = Ce que tu portes va dans ton coffre, avec ta part des rubis restés sur le chemin.

## Listes


## Choses

diamant-trap = { $trap ->
    [spiders] Araignées
    [snakes] Serpents
    [lava] Lave
    [boulder] Rocher
   *[ram] Bélier
}
diamant-relic = { $relic ->
    [amulet] Amulette
    [goblet] Calice
    [mask] Masque
    [crown] Couronne
   *[idol] Idole
}
diamant-relic-worth = { diamant-relic } (valeur { $value })

## Ce qui s’est passé

diamant-event-round-began = Manche { $round } sur { $rounds } : tout le monde entre dans la grotte.
diamant-event-round-began-relic = Manche { $round } sur { $rounds } : tout le monde entre dans la grotte. Une nouvelle relique est dans la pioche : { diamant-relic-worth }.
diamant-event-treasure-shared = Un trésor ! { $value } rubis : les { $count } aventuriers en prennent { $each } chacun, { $left ->
    [0] il n’en reste aucun.
    [1] et 1 reste sur la carte.
   *[other] et { $left } restent sur la carte.
}
diamant-event-treasure-alone = Un trésor ! { $value } rubis, rien que pour { $names }.
diamant-event-treasure-too-small = Un trésor ! { $value } rubis, pas assez pour { $count } aventuriers. Tout reste sur la carte.
diamant-event-trap-met = { $trap ->
    [spiders] Des araignées ! Pour l’instant, elles guettent. La prochaine carte de ce type met fin à la manche.
    [snakes] Des serpents ! Pour l’instant, ils sifflent. La prochaine carte de ce type met fin à la manche.
    [lava] De la lave ! Pour l’instant, elle bouillonne. La prochaine carte de ce type met fin à la manche.
    [boulder] Un rocher ! Il ne bouge pas encore. La prochaine carte de ce type met fin à la manche.
   *[ram] Un bélier ! Il ne bouge pas encore. La prochaine carte de ce type met fin à la manche.
}
diamant-event-trap-sprung = { $trap ->
    [spiders] Les araignées attaquent !
    [snakes] Les serpents mordent !
    [lava] La lave déborde !
    [boulder] Le rocher dévale !
   *[ram] Le bélier frappe !
} { $count ->
    [one] { $names } s’enfuit
   *[other] { $names } s’enfuient
} { $lost ->
    [0] les mains vides.
   *[other] et { $count ->
        [one] perd { $lost } rubis.
       *[other] perdent { $lost } rubis chacun.
    }
}
diamant-event-relic-found = Une relique sur le chemin : { diamant-relic-worth }. Il faut rentrer en solo pour l’emporter.
diamant-event-you-chose-stay = Ton choix : continuer.
diamant-event-you-chose-leave = Ton choix : rentrer au camp.
diamant-event-revealed-all-stay = Personne ne rentre : { $count ->
    [one] { $names } continue en solo.
   *[other] les { $count } aventuriers continuent.
}
diamant-event-revealed-all-leave = { $count ->
    [one] { $names } rentre au camp. La grotte est vide.
   *[other] { $names } rentrent au camp. La grotte est vide.
}
diamant-event-revealed-mixed = { $leavers ->
    [one] { $leaving } rentre au camp
   *[other] { $leaving } rentrent au camp
}, { $stayers ->
    [one] { $staying } continue.
   *[other] { $staying } continuent.
}
diamant-event-came-home = { $count ->
    [one] { $names } rapporte { $total } rubis : { $gathered } en poche et { $share } du chemin.
   *[other] { $names } rapportent { $total } rubis chacun : { $gathered } en poche et { $share } du chemin.
} { $left ->
    [0] { "" }
    [1] 1 rubis reste sur le chemin.
   *[other] { $left } rubis restent sur le chemin.
}
diamant-event-relics-taken = { $names } rentre en solo et gagne { $value } points : { $relics }.
diamant-event-round-ended = La manche { $round } est terminée. { $rubies ->
    [0] Il ne reste rien sur le chemin.
    [1] 1 rubis du chemin est perdu.
   *[other] { $rubies } rubis du chemin sont perdus.
}
diamant-event-round-ended-relics = { diamant-event-round-ended } Hors jeu : { $relics }.
diamant-event-game-won = La dernière entrée est fermée. { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
diamant-event-game-shared = La dernière entrée est fermée. { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun !

## Le plateau

diamant-round = Manche { $round } sur { $rounds }
diamant-over = Après la dernière manche
diamant-entrances = Entrées de la grotte
diamant-entrance-closed = Entrée { $number } : barricadée
diamant-entrance-now = Entrée { $number } : manche en cours
diamant-entrance-ahead = Entrée { $number } : à venir
diamant-camp = Camp
diamant-camp-party = Au camp : { $names }
diamant-camp-empty = Il n’y a personne au camp.
diamant-cave = La grotte
diamant-cave-party = Dans la grotte, face à l’obscurité : { $names }
diamant-cave-empty = La grotte est vide.
diamant-path-empty = La première carte va être retournée.
diamant-on-path = { $rubies ->
    [0] aucun rubis sur le chemin
   *[other] { $rubies } rubis sur le chemin
}
diamant-chamber-treasure = Trésor de { $value } rubis, { $rubies ->
    [0] il n’en reste aucun
    [1] il en reste 1
   *[other] il en reste { $rubies }
}
diamant-chamber-trap = Piège : { diamant-trap }
diamant-chamber-relic = Relique : { diamant-relic-worth }
diamant-newest = nouveau
diamant-past-title = La manche { $round } est terminée
diamant-adventurers = Aventuriers
diamant-you = toi
diamant-in-cave = dans la grotte
diamant-at-camp = au camp
diamant-has-chosen = a choisi
diamant-is-choosing = réfléchit encore
diamant-carries = Porte
diamant-chest = Coffre
diamant-chest-closed = fermé
diamant-traps = Pièges
diamant-trap-danger-long = sur le chemin : le prochain met fin à la manche
diamant-trap-safe-long = pas encore vu dans cette manche
diamant-trap-gone = { $gone ->
    [0] aucune carte retirée du jeu
    [1] 1 carte sur { $all } retirée du jeu
   *[other] { $gone } cartes sur { $all } retirées du jeu
}
diamant-relics = Reliques
diamant-relic-to-come = plus tard
diamant-relic-in-deck = dans la pioche
diamant-relic-on-path = sur le chemin
diamant-relic-lost = perdue
diamant-relic-never-seen = jamais vue

## Aides

diamant-aids = Aides de jeu
diamant-risk = Risque de la prochaine carte
diamant-percent = { $percent } %
diamant-risk-cards = { $deadly ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $deadly } cartes
} sur { $size } { $deadly ->
    [0] ne mettrait
    [1] mettrait
   *[other] mettraient
} fin à la manche
diamant-alone = Si tu rentres en solo maintenant
diamant-alone-relics = plus des reliques valant { $value }
diamant-deck = Reste dans la pioche : { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
diamant-deck-card = Carte
diamant-deck-count = Nombre
diamant-deck-treasures = Trésors
diamant-deck-traps = Pièges
diamant-deck-relics = Reliques
diamant-deck-deadly = met fin à la manche

## La fin

diamant-ranking = Classement final
diamant-ranking-won = { $names } gagne !
diamant-ranking-shared = { $names } se partagent la victoire !
diamant-ranking-place = Place
diamant-ranking-name = Aventurier
diamant-ranking-gems = Gemmes
diamant-ranking-relics = Reliques
diamant-ranking-points = Points

## Les règles

diamant-rules-short = En bref
diamant-rules-short-text = Tu explores la même grotte que les autres. Chaque carte retournée apporte un trésor ou un danger, et après chaque carte tout le monde décide en secret : continuer ou rentrer ? Si tu rentres, tu gardes ce que tu portes. Si tu restes, tu partages le prochain trésor avec moins de monde, mais tu risques de tout perdre.
diamant-rules-goal-text = Après cinq manches, le coffre le mieux rempli l’emporte.
diamant-rules-things = Le matériel
diamant-rules-treasures = 15 cartes Trésor
diamant-rules-treasures-text = Elles contiennent de 1 à 17 rubis : { $values }.
diamant-rules-traps = 15 cartes Piège
diamant-rules-traps-text = Cinq types, trois cartes de chacun : araignées, serpents, lave, rocher et bélier.
diamant-rules-gems = Les gemmes
diamant-rules-gems-text = Un rubis vaut 1, un diamant 5. Cinq rubis se changent automatiquement en un diamant ; leur valeur ne change pas.
diamant-rules-equals = Cinq rubis font un diamant
diamant-rules-round = Le déroulement d’une manche
diamant-rules-round-text = Il y a cinq manches, une pour chaque entrée de la grotte. Au début, tout le monde est dans la grotte, les mains vides. Ensuite, deux étapes alternent.
diamant-rules-step-card = 1. Une carte est retournée
diamant-rules-card-treasure = Trésor
diamant-rules-card-treasure-text = Tous ceux qui sont dans la grotte se partagent les rubis à parts égales. Le reste demeure sur la carte.
diamant-rules-card-first = Un piège pour la première fois
diamant-rules-card-first-text = Il ne se passe rien. C’est un avertissement.
diamant-rules-card-second = Le même piège une deuxième fois
diamant-rules-card-second-text = Tous ceux qui sont dans la grotte lâchent ce qu’ils portent et s’enfuient. La manche s’arrête aussitôt, et l’une des deux cartes Piège est retirée du jeu.
diamant-rules-example = Exemple
diamant-rules-example-text = Cinq aventuriers trouvent 9 rubis. Chacun en prend 1, et 4 restent sur la carte.
diamant-rules-example-picture = Une carte Trésor de 9 où restent 4 rubis, et cinq aventuriers avec 1 rubis chacun
diamant-rules-step-choice = 2. Tout le monde décide
diamant-rules-choice-text = Chaque aventurier dans la grotte choisit en secret. Quand tous ont choisi, les choix sont révélés en même temps. Impossible de changer d’avis.
diamant-rules-choice-stay-text = Tu restes dans la grotte et tu affrontes la prochaine carte.
diamant-rules-choice-leave-text = Sur le chemin du retour, tu ramasses les rubis restés là. Si plusieurs aventuriers rentrent ensemble, ils se les partagent à parts égales, et le reste demeure sur place. Tout ce que tu portes va dans ton coffre, en sécurité jusqu’à la fin. Au camp, tu attends la manche suivante.
diamant-rules-example-leave-text = Il y a 6 rubis sur le chemin et chacun en porte 2. Deux aventuriers rentrent ensemble : chacun en ramasse 3 et en met 5 dans son coffre. Un aventurier rentré seul en aurait eu 8.
diamant-rules-example-leave-picture = Deux aventuriers quittent un chemin où restent 4 et 2 rubis ; chacun en rapporte 5 dans son coffre
diamant-rules-end-round = La fin d’une manche
diamant-rules-end-round-text = Une manche se termine quand le dernier aventurier est rentré, ou quand un piège apparaît pour la deuxième fois. Les rubis restés sur le chemin sont perdus. Toutes les cartes retournent dans la pioche, sauf la carte Piège retirée du jeu. L’entrée est barricadée.
diamant-rules-first-card = Personne ne peut rentrer avant la première carte d’une manche.
diamant-rules-end = La fin de la partie
diamant-rules-end-text = Après la cinquième manche, on ouvre les coffres et on compte. Le plus grand nombre de points l’emporte ; en cas d’égalité, la victoire est partagée. Ce que tu n’as pas rapporté ne compte pas.
diamant-rules-relics = Jouer avec les reliques
diamant-rules-relics-text = Il y a cinq reliques, qui valent 5, 7, 8, 10 et 12 points. Avant chaque manche, la suivante est mélangée à la pioche, en commençant par la plus petite.
diamant-rules-relics-found = Quand une relique apparaît, elle reste sur le chemin. Il ne se passe rien d’autre.
diamant-rules-relics-alone = Si un seul aventurier rentre, il emporte toutes les reliques du chemin. Elles sont en sécurité et leur valeur compte à la fin.
diamant-rules-relics-together = Si deux aventuriers ou plus rentrent ensemble, personne n’a de relique : elles restent sur le chemin.
diamant-rules-relics-lost = Les reliques encore sur le chemin à la fin de la manche sont retirées du jeu. Une relique qui n’est pas apparue reste dans la pioche.
diamant-rules-options = Ce que tu peux choisir à la table
diamant-rules-options-chests = Les coffres sont fermés : tu vois le tien, mais ceux des autres seulement à la fin. Avec « Coffres ouverts », tout le monde voit tout.
diamant-rules-options-aids = Les aides de jeu montrent ce qui reste dans la pioche et le risque de la prochaine carte. Elles ne révèlent rien que tu ne puisses calculer toi-même, et tu peux les désactiver.
diamant-rules-tips = Trois conseils
diamant-rules-tip-one = Chaque nouveau type de piège sur le chemin rend la prochaine carte plus dangereuse. Avec un seul, le risque est faible ; avec quatre, c’est un pari.
diamant-rules-tip-two = Quand un piège a mis fin à une manche, il lui manque une carte. Ce type est dès lors plus rare.
diamant-rules-tip-three = C’est en rentrant en solo que les rubis du chemin rapportent le plus. Pars quand les autres restent.
