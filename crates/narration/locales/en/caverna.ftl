# Caverna: all its texts.

caverna-name = Caverna: Cave vs. Cave
caverna-tagline = Hollow out your mountain, furnish it room by room, and grow richer than the tribe next door.
caverna-players = 1 or 2 players, 20 to 40 minutes

## Setting up a table

caverna-option-seats = Players
caverna-option-seats-help = Two players compete; a solo player tries to reach 50 points.

## Lists


## Goods

caverna-goods = Goods
caverna-good-wood = wood
caverna-good-stone = stone
caverna-good-emmer = emmer
caverna-good-flax = flax
caverna-good-food = food
caverna-good-gold = gold
caverna-amount-wood = { $count } wood
caverna-amount-stone = { $count } stone
caverna-amount-emmer = { $count } emmer
caverna-amount-flax = { $count } flax
caverna-amount-food = { $count } food
caverna-amount-gold = { $count } gold
caverna-object-wood = { $count } wood
caverna-object-stone = { $count } stone
caverna-object-emmer = { $count } emmer
caverna-object-flax = { $count } flax
caverna-object-food = { $count } food
caverna-object-gold = { $count } gold
caverna-stock = { $good }: { $count } (at most { $limit })

## Action tiles

caverna-tile-undergrowth = Undergrowth
caverna-tile-cultivation = Cultivation
caverna-tile-housework = Housework
caverna-tile-excavation = Excavation
caverna-tile-furnishing = Furnishing
caverna-tile-masonry = Masonry
caverna-tile-undermining = Undermining
caverna-tile-expansion = Expansion
caverna-tile-drift-mining = Drift Mining
caverna-tile-expedition = Expedition
caverna-tile-breach = Breach
caverna-tile-renovation = Renovation
caverna-renovation-condition = Only if you have more gold than the other player

## Rooms

caverna-room-cave-entrance = Cave Entrance
caverna-room-shelf = Shelf
caverna-room-spinning-wheel = Spinning Wheel
caverna-room-tunnel = Tunnel
caverna-room-grindstone = Grindstone
caverna-room-food-corner = Food Corner
caverna-room-parlor = Parlor
caverna-room-warehouse = Warehouse
caverna-room-stall = Stall
caverna-room-sacrificial-altar = Sacrificial Altar
caverna-room-storeroom = Storeroom
caverna-room-weaving-room = Weaving Room
caverna-room-furniture-workshop = Furniture Workshop
caverna-room-gold-vein = Gold Vein
caverna-room-junction-room = Junction Room
caverna-room-digging-cave = Digging Cave
caverna-room-bakehouse = Bakehouse
caverna-room-state-room = State Room
caverna-room-secret-chamber = Secret Chamber
caverna-room-treasury = Treasury
caverna-room-prospecting-site = Prospecting Site
caverna-room-retting-room = Retting Room
caverna-room-equipment-room = Equipment Room
caverna-room-wood-storeroom = Wood Storeroom
caverna-room-dungeon = Dungeon
caverna-orange = Orange room
caverna-blue = Blue room
caverna-free = free
caverna-costs = Costs { $goods }
caverna-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
caverna-walls-needed = Walls required, in any rotation: { $sides }
caverna-wall-must = required
caverna-wall-may = optional
caverna-wall-none = none

## Effects

caverna-effect-gain = gain { $goods }
caverna-effect-gain-below = gain { $goods } if you have fewer than { $below }
caverna-effect-refill = refill { $goods } to { $level }
caverna-effect-swap = trade { $deals }
caverna-deal = { $pay } for { $gain }
caverna-effect-swap-different = trade { $count } different goods for { $gain }
caverna-effect-dig = excavate a cavern
caverna-effect-dig-through = excavate a cavern, even through walls
caverna-effect-dig-paid = pay { $cost } and excavate { $tiles ->
    [one] a cavern
   *[other] { $tiles } caverns
}
caverna-effect-dig-at = pay { $cost } and excavate { $space }
caverna-effect-furnish = pay { $price } and furnish a cavern
caverna-effect-furnish-free = furnish a cavern at no extra food or gold
caverna-price-per-turn = 1 food for each turn you have this round
caverna-effect-wall = build a wall
caverna-effect-raze = tear down one of your walls and gain { $goods }
caverna-effect-rooms = use { $count ->
    [one] one of your orange rooms
   *[other] up to { $count } different orange rooms
}
caverna-effect-one-more-room = use one more orange room, a different one
caverna-whenever-choosing = whenever you take { $what }, you may { $effect }
caverna-whenever-gaining = whenever you gain { $what }: { $effect }
caverna-whenever-using = whenever you use { $what }: { $effect }
caverna-whenever-building = whenever you build a wall: { $effect }

## Decisions

caverna-ask-tile = Take an action tile.
caverna-ask-act = { $tile }: what will you do?
caverna-ask-dig-again = Excavate the second tile.
caverna-ask-cavern = Choose a side for your additional cavern.
caverna-ask-end = Nothing left to do here: end your turn.
caverna-wait-tile = { $name } is choosing an action tile.
caverna-wait-act = { $name } is carrying out { $tile }.
caverna-wait-dig-again = { $name } is excavating a second cavern.
caverna-wait-cavern = { $name } is choosing a side of the additional cavern.
caverna-turn-own = Your turn { $turn } of { $turns }
caverna-turn-other = { $name }: turn { $turn } of { $turns }
caverna-next-furnish = Choose a room, then its cavern.
caverna-next-dig = Choose the tile to excavate.
caverna-next-wall = Choose where the wall goes.
caverna-next-raze = Choose the wall to tear down.
caverna-next-use = Choose a room to use.
caverna-next-cavern = { $room }: choose the cavern.
caverna-next-room = { $space }: choose a room.
caverna-next-way = { $room }: choose what it does.
caverna-cannot-furnish = No room on display fits or can be paid for
caverna-cannot-dig = No face-down tile is within reach
caverna-cannot-wall = There are no walls left in the supply
caverna-cannot-raze = You have no wall to tear down
caverna-cannot-use = None of your rooms can do anything now
caverna-decision-convert = { $good ->
    [emmer] Turn 1 emmer into 1 food
    [flax] Turn 1 flax into 1 food
   *[gold] Turn 1 gold into 1 food
}
caverna-decision-take = Take { $tile }
caverna-decision-use-no-room = Don’t use a room
caverna-decision-use-no-room-detail = The Wood Storeroom still gives you its wood.
caverna-decision-use = { $room }: { $effect }
caverna-decision-dig = Excavate { $space }
caverna-decision-dig-food = You’ll find { $food } food there
caverna-decision-dig-twice = Excavate { $space }, then another
caverna-decision-dig-twice-detail = Costs 2 food
caverna-decision-gain = Gain { $goods }
caverna-decision-raze = Tear down the wall { $place }
caverna-decision-furnish = { $room } on { $space }, paying { $price }
caverna-decision-furnish-free = { $room } on { $space }
caverna-decision-furnish-detail = { $points } points; the room costs { $cost }
caverna-decision-furnish-detail-free = { $points } points; the room is free
caverna-decision-end = End turn
caverna-build-here = Build a wall { $place }
caverna-furnish-here = Furnish { $space }: { $rooms }
caverna-dig-with = { $room }: excavate { $space }

## Places

caverna-cavern = Additional cavern
caverna-cavern-corner = two walls in a corner
caverna-cavern-alcove = three walls
caverna-place-between = between { $one } and { $other }
caverna-place-cavern-east = east of the additional cavern
caverna-place-cavern-south = south of the additional cavern
caverna-side-north = north
caverna-side-east = east
caverna-side-south = south
caverna-side-west = west
caverna-walls-around = Walls: { $sides }
caverna-walls-none = No walls
caverna-wall-here = Wall { $place }
caverna-face-down = face-down tile
caverna-face-down-near = face-down tile within reach
caverna-empty = empty cavern
caverna-used = used this turn

## What happened

caverna-event-start-drawn = { $name } is drawn to go first.
caverna-event-room-set-aside = Not in this game: { $room }.
caverna-event-round-began = Round { $round }: { $tile } joins the action board. { $turns } turns each; { $name } goes first.
caverna-event-round-began-solo = Round { $round }: { $tile } joins the action board. { $turns } turns.
caverna-event-tile-taken = { $name } takes { $tile }.
caverna-event-converted = { $good ->
    [emmer] { $name } turns 1 emmer into 1 food.
    [flax] { $name } turns 1 flax into 1 food.
   *[gold] { $name } turns 1 gold into 1 food.
}
caverna-event-gained = { $name } gains { $goods }.
caverna-event-gained-nothing = { $name } can’t store any more of that.
caverna-event-traded = { $name } pays { $paid } and gains { $gained }.
caverna-event-room-used = { $name } uses { $room }.
caverna-event-room-gained = { $name } uses { $room } and gains { $gained }.
caverna-event-room-paid = { $name } uses { $room } and pays { $paid }.
caverna-event-room-traded = { $name } uses { $room }, pays { $paid } and gains { $gained }.
caverna-event-no-room-used = { $name } uses no room.
caverna-event-blue-room-acted = { $room }: { $name } gains { $goods }.
caverna-event-blue-room-full = { $room }: { $name } can’t store any more of that.
caverna-event-dug = { $name } excavates { $space }{ $food ->
    [0] .
   *[other] { " " }and finds { $food } food.
}
caverna-event-dug-paid = { $name } pays { $paid } and excavates { $space }{ $food ->
    [0] .
   *[other] { " " }and finds { $food } food.
}
caverna-event-room-unearthed = New on display: { $room }.
caverna-event-pile-turned = From the draw pile to the display: { $room }.
caverna-event-wall-built = { $name } builds a wall { $place }.
caverna-event-wall-razed = { $name } tears down the wall { $place } and gains { $goods }.
caverna-event-furnished = { $name } furnishes { $space } with { $room } ({ $points } points) and pays { $paid }.
caverna-event-furnished-free = { $name } furnishes { $space } with { $room } ({ $points } points) and pays nothing.
caverna-event-cave-filled = { $name } has furnished the whole cave and gets the additional cavern!
caverna-event-cavern-chosen = { $side ->
    [corner] { $name } chooses the side with two walls.
   *[alcove] { $name } chooses the side with three walls.
}
caverna-event-round-ended = Round { $round } is over. All tiles come back.
caverna-event-game-won = { $name } wins { $score }!
caverna-event-game-draw = It’s a draw: { $score }!
caverna-event-solo-missed = The game ends with { $points } points. The goal was 50.
caverna-event-solo-reached = Goal reached with { $points } points!
caverna-event-solo-exceptional = Exceptional: { $points } points!

## A turn in one line

caverna-line = { $name }: { $tile } – { $deeds }.
caverna-line-taken = { $name }: { $tile }.
caverna-line-idle = { $name }: { $tile } – no actions.
caverna-line-before = { $name }: { $deeds }.
caverna-deeds = { $start }; { $next }
caverna-deed-gained = +{ $goods }
caverna-deed-full = no space for more
caverna-deed-traded = { $paid } → { $gained }
caverna-deed-room = { $room }: { $deed }
caverna-deed-no-room = no room used
caverna-deed-dug = excavated { $space }
caverna-deed-dug-paid = excavated { $space } for { $paid }
caverna-deed-dug-food = { $deed } ({ $gained })
caverna-deed-dug-room = { $deed }: { $room }
caverna-deed-pile = from the draw pile: { $room }
caverna-deed-wall = built a wall { $place }
caverna-deed-razed = tore down the wall { $place }: { $gained }
caverna-deed-furnished = furnished { $space }: { $room } ({ $points } points) for { $paid }
caverna-deed-furnished-free = furnished { $space }: { $room } ({ $points } points), free
caverna-deed-filled = the whole cave furnished
caverna-deed-cavern = additional cavern with { $side }

## The board

caverna-actions = Action board
caverna-round = Round { $round } of { $rounds }
caverna-turns-each = { $turns } turns each
caverna-walls-left = { $count ->
    [one] 1 wall in the supply
   *[other] { $count } walls in the supply
}
caverna-pile = { $count ->
    [one] 1 room in the draw pile
   *[other] { $count } rooms in the draw pile
}
caverna-part-done = done or forfeited
caverna-rooms-left = { $count ->
    [one] You can use one more room.
   *[other] You can use { $count } more rooms.
}
caverna-pile-waits = The top room of the draw pile is turned over at the end of the turn.
caverna-round-alone = Round { $round }
caverna-rounds = Rounds { $first }–{ $last }
caverna-you = you
caverna-score = Points
caverna-score-parts = rooms { $rooms }, gold { $gold }
caverna-start-player = Start player
caverna-turns-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
caverna-goals = Goal: { $goal } points; more than { $more } is exceptional.
caverna-goal-missing = { $points } to go.
caverna-goal-reached = Goal reached! { $points } more would be exceptional.
caverna-goal-exceptional = Exceptional!
caverna-display = Rooms to build
caverna-display-empty = There are no rooms on display.
caverna-tiles-count = { $free } free · { $coming } to come
caverna-taken-by = Taken by { $name }
caverna-display-count = { $count } rooms, what you can build first
caverna-unseen-are = Still face down:
caverna-out = Not in this game: { $rooms }
caverna-new = new
caverna-fits-here = fits
caverna-obstacle-walls-short = walls don’t fit
caverna-obstacle-blue-short = too few orange
caverna-told-price = , plus { $goods } for the action
caverna-told-left = You keep { $goods }.
caverna-told-nothing-left = You keep nothing.
caverna-told-convert = On your turn you can turn 1 into 1 food.
caverna-told-gold = Each is worth 1 point at the end.
caverna-explain-tile = Take one of the free tiles; nobody else can have it this round. Then carry out its actions: all, some or none of them, in any order.
caverna-views = Parts of the table
caverna-view-cave = Cave
caverna-view-actions = Actions
caverna-view-rooms = Rooms
caverna-view-rival = Rival
caverna-view-goal = Goal
caverna-goal-title = Your goal
caverna-pile-title = Draw pile
caverna-pile-rule = If you excavate exactly one cavern in a turn, the top room of the pile is turned over too.
caverna-fits = fits { $spaces }
caverna-obstacle-missing = { $goods } missing
caverna-obstacle-walls = no empty cavern with these walls
caverna-obstacle-blue = you need more orange rooms
caverna-unseen = { $count ->
    [one] 1 room is still face down
   *[other] { $count } rooms are still face down
}

## The end

caverna-result-won = { $names } wins!
caverna-result-draw = A draw!
caverna-result-missed = The goal of 50 points was missed.
caverna-result-reached = Goal reached!
caverna-result-exceptional = An exceptional result!
caverna-result-you = You win!
caverna-result-source = Points from
caverna-result-orange = Orange rooms
caverna-result-blue = Blue rooms
caverna-result-gold = Gold
caverna-result-best = Best room (breaks a tie)

## The rules

caverna-rules-short = In short
caverna-rules-short-text = You and your opponent each live in a mountain full of rubble. On your turn you take an action tile: it gives you goods and lets you excavate caverns and furnish them with rooms. Rooms make your later turns better, and they’re worth points.
caverna-rules-short-goal = After eight rounds, add up the points of your rooms and your gold. The higher total wins.
caverna-rules-goods-text = You start with 1 of each. You can never have more than 9 of each, or 19 gold; anything beyond that is lost. At the end, only gold is worth points: 1 each.
caverna-rules-goods-convert = At any time during your turn, as often as you like, you can turn 1 emmer, 1 flax or 1 gold into 1 food.
caverna-rules-cave = Your cave
caverna-rules-cave-picture = The cave at the start: eleven spaces, nine of them covered by face-down tiles, the Cave Entrance at A4 and an empty cavern above it
caverna-rules-cave-tiles = Nine spaces are covered by face-down rooms. Nobody knows which room is where. The space above your Cave Entrance is empty from the start.
caverna-rules-cave-names = On this site every space has a name: a letter for the column and a number for the row. B2 and B4 hide 1 food each, yours when you excavate them.
caverna-rules-cave-walls = The thick rock around the cave counts as walls: these are its natural walls. Between two adjacent spaces you can build walls of your own. The two of you share a supply of 7 walls.
caverna-rules-cave-rooms = The six rooms with a light back are on display from the start. Everything that’s excavated joins them, and either of you can build it.
caverna-rules-rounds = Eight rounds
caverna-rules-rounds-tile = A new action tile is turned over. It stays until the end of the game, so there’s more to choose from each round.
caverna-rules-rounds-turns = You take turns, starting with the start player, until each of you has had 2, 3 or 4 turns, depending on the round.
caverna-rules-rounds-back = All the tiles you took go back, and the other player becomes start player.
caverna-rules-turn = Your turn
caverna-rules-turn-text = Take one of the tiles still on the board; nobody else can have it this round. Then carry out its actions: all, some or none of them, in any order, each at most once.
caverna-rules-turn-free = You may also take a tile and do nothing with it, just so your opponent can’t have it.
caverna-rules-icons = What the icons mean
caverna-rules-icon-gain = You gain these goods. A slash means you choose exactly one kind.
caverna-rules-icon-exchange = You pay everything on the left and gain everything on the right, once.
caverna-rules-icon-refill = Goods below this number are raised to it; you never lose any.
caverna-rules-icon-or = One or the other, or neither; never both.
caverna-rules-icon-dig = You excavate a cavern.
caverna-rules-icon-furnish = You furnish a cavern with a room. You pay what comes before the arrow on top of the room’s own cost.
caverna-rules-icon-wall = You place a wall from the supply between two spaces of your cave. If the supply is empty, nothing happens.
caverna-rules-icon-raze = You remove one of the walls you’ve built, never a natural one, and gain the goods. Rooms already in place stay.
caverna-rules-icon-rooms = You use up to this many different orange rooms, each of them once. The Cave Entrance is one of them.
caverna-rules-icon-whenever = A blue room: it works automatically whenever this happens.
caverna-rules-icon-per-turn = As much food as each player has turns this round: 2, 3 or 4.
caverna-rules-dig = Excavating
caverna-rules-dig-text = Choose a face-down tile within reach and move it face up to the display. Its space is now an empty cavern. If there’s food printed on the space, it’s yours.
caverna-rules-dig-reach = A tile is within reach if a path leads to it from the Cave Entrance, space by space, without crossing a wall or another face-down tile. You can pass through empty and furnished caverns. Undermining digs through walls, but not through tiles.
caverna-rules-furnish = Furnishing
caverna-rules-furnish-text = Choose a room from the display, pay its cost and whatever the action costs on top, and put it on an empty cavern of yours whose walls fit. The cavern doesn’t have to be within reach. You only pay for the action if you actually furnish.
caverna-rules-walls = Which walls fit
caverna-rules-walls-text = Each room shows the walls it needs. On a thick side there must be a wall, on a dashed side there may be one, and on any other side there must be none. You may rotate the picture, but not mirror it. Natural walls and built walls count alike; tiles are never walls.
caverna-rules-walls-one = exactly one wall
caverna-rules-walls-may = one wall, and up to two more next to it
caverna-rules-walls-opposite = two walls facing each other
caverna-rules-walls-all = walls all around
caverna-rules-orange = Orange rooms
caverna-rules-orange-text = An orange room works when you use it, with a tile that shows a number in an arch. With a 1 you use one room, with a 3 up to three different ones. Building a room doesn’t let you use it yet; that takes a later turn.
caverna-rules-blue = Blue rooms
caverna-rules-blue-text = A blue room works automatically, from the moment it’s built, whenever its situation comes up.
caverna-rules-blue-limit = You must always have more orange rooms than blue ones. The Cave Entrance counts as orange, so your first room has to be orange.
caverna-rules-tiles = All action tiles
caverna-rules-tiles-start = Available from the start
caverna-rules-tiles-two = In rounds 1 to 3: two turns each
caverna-rules-tiles-three = In rounds 4 to 7: three turns each
caverna-rules-tiles-four = In round 8: four turns each
caverna-rules-tiles-excavation = Excavation: you decide whether to dig once or twice, and pay the 2 food, before you see the first room. You get the stone either way.
caverna-rules-tiles-housework = Housework lets you furnish two caverns in one turn, each at its own price.
caverna-rules-rooms = All rooms
caverna-rules-rooms-text = Every room shows its name, its points on the shield, its cost, the walls it needs and what it does.
caverna-rules-rooms-notes = Good to know
caverna-rules-rooms-leave-out = You may skip any part of a room, and you may use a room even if it changes nothing.
caverna-rules-rooms-retting = Retting Room: it pays out when your flax really increases, for whatever reason, once the whole gain is done.
caverna-rules-rooms-junction = Junction Room: gold may be one of the three goods.
caverna-rules-rooms-wood-storeroom = Wood Storeroom: you get the wood before the room is used, even if you use none.
caverna-rules-rooms-prospecting = Prospecting Site: once, at any point in the turn in which you take Undergrowth.
caverna-rules-cavern = The additional cavern
caverna-rules-cavern-text = The first player with face-up rooms on all eleven spaces immediately gets one more cavern and chooses its side. It’s already excavated and touches no other space; it can be furnished, and walls can be built on its open sides. There’s only one.
caverna-rules-end = The end
caverna-rules-end-text = After round 8, add up the points of your rooms and 1 point for each gold. Other goods are worth nothing.
caverna-rules-end-tie = In a tie, the most valuable single room decides. If that’s equal too, it’s a draw.
caverna-rules-solo = Playing solo
caverna-rules-solo-rooms = Three of the six light rooms are out of the game. Nine dark rooms lie in your cave; the other nine form a face-down draw pile.
caverna-rules-solo-tiles = Breach is out of the game, so there are seven rounds with 2, 2, 2, 3, 3, 3 and 4 turns. You can take Renovation no matter how much gold you have.
caverna-rules-solo-pile = Whenever you excavate exactly one tile in a turn, the top room of the draw pile joins the display as well.
caverna-rules-solo-goal = Reach 50 points to win. More than 60 is exceptional.
caverna-rules-examples = Examples
caverna-rules-example-reach-picture = The cave with a wall between A4 and B4; A2, B3 and A5 are within reach
caverna-rules-example-reach = At the start A2, B3, B4 and A5 are within reach. A wall between A4 and B4 blocks the way to B4 until B3 is excavated: then a path leads there via A3 and B3.
caverna-rules-example-bakehouse = You use the Bakehouse and pay 2 emmer: you gain 4 food and 1 gold. With 3 emmer it would be 2 gold.
caverna-rules-example-parlor = The Parlor raises every good you have none of to 1. The others stay as they are.
caverna-rules-example-expansion = Expansion costs 5 food or 2 gold to furnish a room. With 3 food and 2 emmer, turn the emmer into food and you can pay.
caverna-rules-here = Playing on this site
caverna-rules-here-text = Click what you want on the board: a tile, a space, the crack between two spaces, or a room and then the space for it. Hover over something, focus it or hold a finger on it to see what it does. Or open the list beside the question; it always shows everything you’re allowed to do. Rooms you can’t build are greyed out, with the reason.
caverna-rules-here-undo = You can undo your steps until your turn is over, as long as nothing new has been turned over.
caverna-rules-tips = Three tips
caverna-rules-tip-one = Check your walls before you dig: corners and alcoves are in demand, and a space without walls fits no room at all.
caverna-rules-tip-two = Rooms that make gold pay off most when you build them early.
caverna-rules-tip-three = Whatever you dig up, your opponent can build first. Have the goods and the space ready.
