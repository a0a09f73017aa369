# Diamant: all its texts.

diamant-name = Diamant
diamant-tagline = One step deeper, or home with the loot? Everyone decides at once.
diamant-players = 3 to 8 players, 30 minutes

## Setting up a table

diamant-option-seats = Adventurers
diamant-option-seats-help = How many seats the table has, people and bots together.
diamant-option-relics = Relics
diamant-option-relics-help = Five relics enter the cave, one each round. Only an adventurer who leaves alone can take them.
diamant-option-open_chests = Open chests
diamant-option-open_chests-help = Everyone can see what’s in every chest. Otherwise chests stay closed to the other players until the end.

## Decisions

diamant-decision-stay = Go deeper
diamant-decision-stay-detail = Face the next card. A second trap of the same kind costs you everything you carry.
diamant-decision-leave = Back to camp
diamant-decision-leave-detail = What you carry goes into your chest, along with your share of the rubies left on the path.

## What is asked

diamant-question-choose = Deeper, or back to camp?
diamant-question-going-deeper = You’re going deeper. { diamant-still-choosing }
diamant-question-going-home = You’re going back to camp. { diamant-still-choosing }
diamant-question-in-camp = You’re safe in camp. { diamant-still-choosing }
diamant-question-others = { $count ->
    [one] { $names } is
   *[other] { $names } are
} choosing: deeper, or back to camp?
diamant-question-card = The next card is turned over.
diamant-still-choosing = { $count ->
    [one] { $names } is still choosing.
   *[other] { $names } are still choosing.
}
diamant-many = { $count } adventurers
diamant-step-choosing = { $count ->
    [one] 1 chooses
   *[other] { $count } choose in secret
}
diamant-step-ready = { $count } ready
diamant-leaving = { $safe } safe, { $alone } if you leave alone
diamant-leaving-sure = { $safe } safe
diamant-staying = { $deadly } of { $size } cards { $deadly ->
    [one] costs
   *[other] cost
} you { $carried ->
    [one] 1 ruby
   *[other] { $carried } rubies
}
diamant-staying-empty = { $deadly } of { $size } cards { $deadly ->
    [one] ends
   *[other] end
} the round
diamant-staying-safe = No card can cost you anything yet

## Things

diamant-trap = { $trap ->
    [spiders] Spiders
    [snakes] Snakes
    [lava] Lava
    [boulder] Boulder
   *[ram] Battering ram
}
diamant-relic = { $relic ->
    [amulet] Amulet
    [goblet] Goblet
    [mask] Mask
    [crown] Crown
   *[idol] Idol
}
diamant-relic-worth = { diamant-relic } (worth { $value })

## What happened

diamant-event-round-began = Round { $round } of { $rounds }: everyone enters the cave.
diamant-event-round-began-relic = Round { $round } of { $rounds }: everyone enters the cave. A new relic is in the deck: { diamant-relic-worth }.
diamant-event-treasure-shared = Treasure! { $value ->
    [one] 1 ruby
   *[other] { $value } rubies
}: the { $count } adventurers take { $each } each, and { $left ->
    [0] nothing is left over.
    [one] 1 stays on the card.
   *[other] { $left } stay on the card.
}
diamant-event-treasure-alone = Treasure! { $value ->
    [one] 1 ruby
   *[other] { $value } rubies
}, all for { $names }.
diamant-event-treasure-too-small = Treasure! { $value ->
    [one] 1 ruby, not enough
   *[other] { $value } rubies, not enough
} for { $count } adventurers. It all stays on the card.
diamant-event-trap-met = { $trap ->
    [spiders] Spiders! So far they’re only watching. One more card like this ends the round.
    [snakes] Snakes! So far they’re only hissing. One more card like this ends the round.
    [lava] Lava! So far it’s only bubbling. One more card like this ends the round.
    [boulder] A boulder! It hasn’t moved yet. One more card like this ends the round.
   *[ram] A battering ram! It hasn’t moved yet. One more card like this ends the round.
}
diamant-event-trap-sprung = { $trap ->
    [spiders] The spiders attack!
    [snakes] The snakes strike!
    [lava] The lava overflows!
    [boulder] The boulder rolls!
   *[ram] The battering ram swings!
} { $count ->
    [one] { $names } runs
   *[other] { $names } run
} for it { $lost ->
    [0] empty-handed.
    [one] and { $count ->
        [one] drops 1 ruby.
       *[other] drop 1 ruby each.
    }
   *[other] and { $count ->
        [one] drops { $lost } rubies.
       *[other] drop { $lost } rubies each.
    }
}
diamant-event-relic-found = A relic lies on the path: { diamant-relic-worth }. Only someone leaving alone can take it.
diamant-event-you-chose-stay = Your choice: deeper into the cave.
diamant-event-you-chose-leave = Your choice: back to camp.
diamant-event-revealed-all-stay = Nobody leaves: { $count ->
    [one] { $names } goes deeper alone.
   *[other] all { $count } go deeper.
}
diamant-event-revealed-all-leave = { $count ->
    [one] { $names } goes back to camp. The cave is empty.
   *[other] { $names } go back to camp. The cave is empty.
}
diamant-event-revealed-mixed = { $leavers ->
    [one] { $leaving } goes back to camp
   *[other] { $leaving } go back to camp
}, { $stayers ->
    [one] { $staying } goes deeper.
   *[other] { $staying } go deeper.
}
diamant-event-came-home = { $count ->
    [one] { $names } brings home { $total }: { $gathered } gathered and { $share } from the path.
   *[other] { $names } bring home { $total } each: { $gathered } gathered and { $share } from the path.
} { $left ->
    [0] { "" }
    [one] 1 ruby stays on the path.
   *[other] { $left } rubies stay on the path.
}
diamant-event-relics-taken = { $names } leaves alone and gains { $value } points: { $relics }.
diamant-event-round-ended = Round { $round } is over. { $rubies ->
    [0] Nothing is left on the path.
    [one] 1 ruby on the path is lost.
   *[other] { $rubies } rubies on the path are lost.
}
diamant-event-round-ended-relics = { diamant-event-round-ended } Out of the game: { $relics }.
diamant-event-game-won = The last entrance is closed. { $names } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
diamant-event-game-shared = The last entrance is closed. { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each!

## The board

diamant-round = Round { $round } of { $rounds }
diamant-over = After the last round
diamant-entrances = Cave entrances
diamant-entrance-closed = Entrance { $number }: barricaded
diamant-entrance-now = Entrance { $number }: this round
diamant-entrance-ahead = Entrance { $number }: still to come
diamant-camp = Camp
diamant-camp-party = In camp: { $names }
diamant-camp-empty = Nobody is in camp.
diamant-cave = The cave
diamant-cave-party = In the cave, facing the dark: { $names }
diamant-cave-empty = The cave is empty.
diamant-path-empty = The first card is about to be turned over.
diamant-on-path = { $rubies ->
    [0] no rubies on the path
    [one] 1 ruby on the path
   *[other] { $rubies } rubies on the path
}
diamant-chamber-treasure = Treasure of { $value ->
    [one] 1 ruby
   *[other] { $value } rubies
}, { $rubies ->
    [0] none left
   *[other] { $rubies } left
}
diamant-chamber-trap = Trap: { diamant-trap }
diamant-chamber-relic = Relic: { diamant-relic-worth }
diamant-chamber-each = { $each } each
diamant-chamber-floor = { $rubies ->
    [0] floor empty
   *[other] { $rubies } on the floor
}
diamant-chamber-empty = empty
diamant-chamber-more = { $count ->
    [0] no more in the deck
   *[other] { $count } more in the deck
}
diamant-chamber-lone = for a lone leaver
diamant-told-treasure = Treasure of { $value ->
    [one] 1 ruby
   *[other] { $value } rubies
}: { $each } each, { $rubies ->
    [0] none left on the floor.
   *[other] { $rubies } left on the floor for those who leave next.
}
diamant-told-trap = { diamant-trap }: another card like this ends the round.
diamant-told-relic = { diamant-relic-worth }: only someone leaving alone can take it.
diamant-adventurers = Adventurers
diamant-you = you
diamant-in-cave = in the cave
diamant-at-camp = in camp
diamant-brought-home = in camp, +{ $gems }
diamant-has-chosen = has chosen
diamant-is-choosing = still choosing
diamant-carries = Carries
diamant-chest = Chest
diamant-chest-closed = closed
diamant-traps = Traps
diamant-pip-path = on the path
diamant-pip-deck = in the deck
diamant-pip-gone = gone
diamant-trap-danger = { diamant-trap }: on the path, { $left } more in the deck, { $gone } out of the game. The next one ends the round.
diamant-trap-safe = { diamant-trap }: { $left } in the deck, { $gone } out of the game. The first one is only a warning.
diamant-relics = Relics
diamant-relic-to-come = joins the deck in a later round.
diamant-relic-in-deck = in the deck.
diamant-relic-on-path = on the path. Only someone leaving alone can take it.
diamant-relic-taken = taken by { $name }.
diamant-relic-lost = lost for good.
diamant-relic-never-seen = never seen.

## Moments

diamant-again = { $trap ->
    [spiders] Spiders again!
    [snakes] Snakes again!
    [lava] Lava again!
    [boulder] Another boulder!
   *[ram] Another battering ram!
}
diamant-chests-opened = The chests are opened.

## Aids

diamant-next-card = Next card
diamant-danger = danger
diamant-percent = { $percent }%
diamant-deck-size = { $size } in the deck
diamant-deck-fatal = fatal
diamant-deck-first = first of its kind
diamant-deck-treasure = treasure
diamant-deck-relic = relic
diamant-deck-told = Treasures still in the deck: { $values }
diamant-deck = Left in the deck: { $size ->
    [one] 1 card
   *[other] { $size } cards
}
diamant-deck-treasures = Treasures
diamant-deck-traps = Traps
diamant-deck-relics = Relics
diamant-deck-deadly = ends the round

## The end

diamant-victory = { $names } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
diamant-victory-shared = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each!
diamant-victory-yours = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
diamant-victory-yours-shared = You share the victory with { $names }: { $points ->
    [one] 1 point
   *[other] { $points } points
} each!
diamant-margin = { $lead } more than { $name }
diamant-margin-own = You came in at number { $place } with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
diamant-ranking = Final standings
diamant-ranking-place = Place
diamant-ranking-name = Adventurer
diamant-ranking-sources = Where the points are from
diamant-ranking-points = Points
diamant-source = { $source ->
    [relics] relics
   *[other] cave { $source }
}: { $points }
diamant-cave-number = Cave { $round }
diamant-cave-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
diamant-cave-sprung = { diamant-trap }, { $count } fled
diamant-cave-quiet = everyone came home

## The rules

diamant-rules-short = In short
diamant-rules-short-text = You and the others explore the same cave. Every card you turn over brings treasure or danger, and after every card everyone decides in secret: deeper, or home? Go home and you keep what you carry. Stay and you share the next treasure with fewer others, but you may lose it all.
diamant-rules-goal-text = After five rounds, the fullest chest wins.
diamant-rules-things = Components
diamant-rules-treasures = 15 treasure cards
diamant-rules-treasures-text = They hold between 1 and 17 rubies: { $values }.
diamant-rules-traps = 15 trap cards
diamant-rules-traps-text = Five kinds, three cards of each: spiders, snakes, lava, boulder and battering ram.
diamant-rules-gems = Gems
diamant-rules-gems-text = A ruby is worth 1, a diamond 5. Five rubies turn into a diamond automatically; that changes nothing but the look.
diamant-rules-equals = Five rubies make one diamond
diamant-rules-round = How a round works
diamant-rules-round-text = There are five rounds, one for each entrance to the cave. At the start of a round everyone is in the cave, empty-handed. Then two steps alternate.
diamant-rules-step-card = 1. A card is turned over
diamant-rules-card-treasure = Treasure
diamant-rules-card-treasure-text = Everyone in the cave shares its rubies equally. Any that can’t be shared stay on the card.
diamant-rules-card-first = A trap for the first time
diamant-rules-card-first-text = Nothing happens. Consider yourself warned.
diamant-rules-card-second = The same trap again
diamant-rules-card-second-text = Everyone in the cave drops what they carry and runs. The round is over at once, and one of the two trap cards leaves the game.
diamant-rules-example = Example
diamant-rules-example-text = Five adventurers find 9 rubies. Each takes 1, and 4 stay on the card.
diamant-rules-example-picture = A treasure card of 9 with 4 rubies left on it, and five adventurers with 1 ruby each
diamant-rules-step-choice = 2. Everyone decides
diamant-rules-choice-text = Each adventurer in the cave chooses in secret. Once everyone has chosen, the choices are revealed together. There’s no changing your mind.
diamant-rules-choice-stay-text = You stay in the cave and face the next card.
diamant-rules-choice-leave-text = On the way out you pick up the rubies lying on the path. If several of you leave together, you share them equally, and any that can’t be shared stay there. Everything you carry goes into your chest, where it’s safe until the end. You wait in camp for the next round.
diamant-rules-example-leave-text = There are 6 rubies on the path and everyone carries 2. Two adventurers leave together: each picks up 3 and puts 5 into their chest. Leaving alone would have been worth 8.
diamant-rules-example-leave-picture = Two adventurers leave a path with 4 and 2 rubies on it; each brings 5 to the chest
diamant-rules-end-round = The end of a round
diamant-rules-end-round-text = A round ends when the last adventurer has gone home, or when a trap turns up for the second time. Rubies left on the path are lost. All cards go back into the deck, except the trap card that left the game. The entrance is barricaded.
diamant-rules-first-card = Nobody can leave before the first card of a round.
diamant-rules-end = The end of the game
diamant-rules-end-text = After the fifth round the chests are opened and counted. The most points win; if there’s a tie, the victory is shared. Anything you haven’t brought home counts for nothing.
diamant-rules-relics = Playing with relics
diamant-rules-relics-text = There are five relics, worth 5, 7, 8, 10 and 12 points. Before each round the next one is shuffled into the deck, lowest first.
diamant-rules-relics-found = When a relic turns up, it stays on the path. Nothing else happens.
diamant-rules-relics-alone = If exactly one adventurer leaves, that adventurer takes every relic on the path. They’re safe, and their value counts at the end.
diamant-rules-relics-together = If two or more leave together, nobody gets a relic: they all stay on the path.
diamant-rules-relics-lost = Relics still on the path when the round ends leave the game. A relic that hasn’t turned up stays in the deck.
diamant-rules-options = What you can choose at the table
diamant-rules-options-chests = Chests are closed: you can see into your own, but into the others’ only at the end. With “Open chests”, everyone sees everything.
diamant-rules-options-aids = The player aids show what’s left in the deck and how dangerous the next card is. They tell you nothing you couldn’t work out yourself, and you can switch them off.
diamant-rules-tips = Three tips
diamant-rules-tip-one = Every new kind of trap on the path makes the next card more dangerous. With one, the risk is small; with four, it’s a gamble.
diamant-rules-tip-two = Once a trap has ended a round, one of its cards is gone, so that kind is rarer from then on.
diamant-rules-tip-three = Rubies on the path are worth most when you leave alone. Go when the others won’t.

diamant-hint-stay = A treasure would bring you about { $gain }; { $deadly } of { $cards } cards would cost you the { $carried } you carry.
diamant-hint-stay-safe = No card can hurt you yet, and a treasure would bring you about { $gain }.
diamant-hint-leave = Your { $carried } would be safe, with your share of the { $path } on the path; { $deadly } of { $cards } cards would cost you everything you carry.
diamant-hint-leave-safe = Your { $carried } would be safe, with your share of the { $path } on the path.
