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

## Ce qui est demandé

diamant-question-choose = Continuer, ou rentrer au camp ?
diamant-question-going-deeper = Tu continues. { diamant-still-choosing }
diamant-question-going-home = Tu rentres au camp. { diamant-still-choosing }
diamant-question-in-camp = Tu es à l’abri au camp. { diamant-still-choosing }
diamant-question-others = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
} : continuer, ou rentrer au camp ?
diamant-question-card = La prochaine carte est révélée.
diamant-still-choosing = { $count ->
    [one] { $names } réfléchit encore.
   *[other] { $names } réfléchissent encore.
}
diamant-many = { $count } aventuriers
diamant-step-choosing = { $count ->
    [one] { $count } choisit
   *[other] { $count } choisissent en secret
}
diamant-step-ready = { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
}
diamant-leaving = { $safe } à l’abri, { $alone } si tu rentres en solo
diamant-leaving-sure = { $safe } à l’abri
diamant-staying = { $deadly ->
    [one] { $deadly } carte sur { $size } te coûte
   *[other] { $deadly } cartes sur { $size } te coûtent
} { $carried } rubis
diamant-staying-empty = { $deadly ->
    [one] { $deadly } carte sur { $size } met
   *[other] { $deadly } cartes sur { $size } mettent
} fin à la manche
diamant-staying-safe = Aucune carte ne peut encore rien te coûter

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
diamant-entrance-closed = Entrée { $number } : barricadée
diamant-entrance-now = Entrée { $number } : manche en cours
diamant-entrance-ahead = Entrée { $number } : à venir
diamant-camp = Camp
diamant-camp-party = Au camp : { $names }
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
diamant-chamber-each = { $each } chacun
diamant-chamber-floor = { $rubies ->
    [0] plus rien au sol
   *[other] { $rubies } au sol
}
diamant-chamber-empty = vide
diamant-chamber-more = { $count ->
    [0] plus aucune dans la pioche
   *[other] encore { $count } dans la pioche
}
diamant-chamber-lone = à qui rentre en solo
diamant-told-treasure = Trésor de { $value } rubis : { $each } chacun, { $rubies ->
    [0] plus rien au sol.
   *[other] { $rubies } au sol pour les prochains à rentrer.
}
diamant-told-trap = { diamant-trap } : une autre carte de ce type met fin à la manche.
diamant-told-relic = { diamant-relic-worth } : il faut rentrer en solo pour l’emporter.
diamant-adventurers = Aventuriers
diamant-you = toi
diamant-in-cave = dans la grotte
diamant-at-camp = au camp
diamant-brought-home = au camp, +{ $gems }
diamant-has-chosen = a choisi
diamant-is-choosing = réfléchit encore
diamant-carries = Porte
diamant-chest = Coffre
diamant-chest-closed = fermé
diamant-traps = Pièges
diamant-pip-path = sur le chemin
diamant-pip-deck = dans la pioche
diamant-pip-gone = hors jeu
diamant-trap-danger = { diamant-trap } : sur le chemin, encore { $left } dans la pioche, { $gone } hors jeu. La prochaine carte de ce type met fin à la manche.
diamant-trap-safe = { diamant-trap } : { $left } dans la pioche, { $gone } hors jeu. La première n’est qu’un avertissement.
diamant-relics = Reliques
diamant-relic-to-come = entre dans la pioche lors d’une prochaine manche.
diamant-relic-in-deck = dans la pioche.
diamant-relic-on-path = sur le chemin. Il faut rentrer en solo pour l’emporter.
diamant-relic-taken = emportée par { $name }.
diamant-relic-lost = perdue pour de bon.
diamant-relic-never-seen = jamais vue.

## Moments

diamant-again = { $trap ->
    [spiders] Encore des araignées !
    [snakes] Encore des serpents !
    [lava] Encore de la lave !
    [boulder] Encore un rocher !
   *[ram] Encore un bélier !
}
diamant-chests-opened = On ouvre les coffres.

## Aides

diamant-next-card = Prochaine carte
diamant-danger = danger
diamant-percent = { $percent } %
diamant-deck-size = { $size } cartes
diamant-deck-fatal = fatale
diamant-deck-first = première du type
diamant-deck-treasure = trésor
diamant-deck-relic = relique
diamant-deck-told = Trésors encore dans la pioche : { $values }
diamant-deck = Reste dans la pioche : { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
}
diamant-deck-treasures = Trésors
diamant-deck-traps = Pièges
diamant-deck-relics = Reliques
diamant-deck-deadly = met fin à la manche

## La fin

diamant-victory = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
diamant-victory-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun !
diamant-victory-yours = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
diamant-victory-yours-shared = Tu partages la victoire avec { $names } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun !
diamant-margin = { $lead } de plus que { $name }
diamant-margin-own = Tu finis à la place { $place } avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
diamant-ranking = Classement final
diamant-ranking-place = Place
diamant-ranking-name = Aventurier
diamant-ranking-sources = Origine des points
diamant-ranking-points = Points
diamant-source = { $source ->
    [relics] reliques
   *[other] grotte { $source }
} : { $points }
diamant-cave-number = Grotte { $round }
diamant-cave-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
diamant-cave-sprung = { diamant-trap }, { $count } en fuite
diamant-cave-quiet = tout le monde est rentré

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

diamant-hint-stay = Un trésor te rapporterait environ { $gain } ; { $deadly } cartes sur { $cards } te feraient perdre les { $carried } que tu portes.
diamant-hint-stay-safe = Aucune carte n’est encore dangereuse, et un trésor te rapporterait environ { $gain }.
diamant-hint-leave = Tes { $carried } seraient à l’abri, avec ta part des { $path } restés sur le chemin ; { $deadly } cartes sur { $cards } te feraient tout perdre.
diamant-hint-leave-safe = Tes { $carried } seraient à l’abri, avec ta part des { $path } restés sur le chemin.
