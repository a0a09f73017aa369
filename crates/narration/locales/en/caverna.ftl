# Caverna: everything that is said about it.

caverna-name = Caverna: Cave vs. Cave
caverna-tagline = Hollow out your mountain, furnish it room by room, and be richer than the tribe next door.
caverna-players = 1 or 2 players, 20 to 40 minutes

## Setting up a table

caverna-option-seats = Players
caverna-option-seats-help = Two play against each other; one plays for a goal of 50 points.

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
caverna-stock = { $good }: { $count } of at most { $limit }

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
caverna-walls-needed = Walls around it, to be turned as you like: { $sides }
caverna-wall-must = must be
caverna-wall-may = may be
caverna-wall-none = none

## Effects

caverna-effect-gain = gain { $goods }
caverna-effect-gain-below = gain { $goods } if you have fewer than { $below }
caverna-effect-refill = refill { $goods } to { $level }
caverna-effect-swap = swap { $deals }
caverna-deal = { $pay } for { $gain }
caverna-effect-swap-different = swap { $count } different goods for { $gain }
caverna-effect-dig = excavate a cavern
caverna-effect-dig-through = excavate a cavern, even through walls
caverna-effect-dig-paid = pay { $cost } and excavate { $tiles ->
    [one] a cavern
   *[other] { $tiles } caverns
}
caverna-effect-dig-at = pay { $cost } and excavate { $space }
caverna-effect-furnish = pay { $price } and furnish a cavern
caverna-effect-furnish-free = furnish a cavern with no food or gold on top
caverna-price-per-turn = 1 food for each turn you have in this round
caverna-effect-wall = build a wall
caverna-effect-raze = raze one of your walls and gain { $goods }
caverna-effect-rooms = use { $count ->
    [one] one of your orange rooms
   *[other] up to { $count } different orange rooms
}
caverna-effect-one-more-room = use one more different orange room
caverna-whenever-choosing = whenever you take { $what }: you may { $effect }
caverna-whenever-gaining = whenever you gain { $what }: { $effect }
caverna-whenever-using = whenever you use { $what }: { $effect }
caverna-whenever-building = whenever you build a wall: { $effect }

## Decisions

caverna-ask-tile = Your turn: take an action tile.
caverna-ask-act = { $tile }: what will you do?
caverna-ask-dig-again = Excavate the second tile.
caverna-ask-cavern = Choose the side of your additional cavern.
caverna-decision-convert = { $good ->
    [emmer] Turn 1 emmer into 1 food
    [flax] Turn 1 flax into 1 food
   *[gold] Turn 1 gold into 1 food
}
caverna-decision-take = Take { $tile }
caverna-decision-use-no-room = Use no room
caverna-decision-use-no-room-detail = The Wood Storeroom gives its wood all the same.
caverna-decision-use = { $room }: { $effect }
caverna-decision-dig = Excavate { $space }
caverna-decision-dig-food = { $food } food lies there
caverna-decision-dig-twice = Excavate { $space }, then another
caverna-decision-dig-twice-detail = Costs 2 food
caverna-decision-gain = Gain { $goods }
caverna-decision-raze = Raze the wall { $place }
caverna-decision-furnish = { $room } on { $space }, paying { $price }
caverna-decision-furnish-free = { $room } on { $space }
caverna-decision-furnish-detail = { $points } points; room cost { $cost }
caverna-decision-furnish-detail-free = { $points } points; no room cost
caverna-decision-end = End the turn
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

caverna-event-start-drawn = The lot falls on { $name }, who begins.
caverna-event-room-set-aside = Out of this game: { $room }.
caverna-event-round-began = Round { $round }: { $tile } joins the action board. { $turns } turns each; { $name } begins.
caverna-event-round-began-solo = Round { $round }: { $tile } joins the action board. { $turns } turns.
caverna-event-tile-taken = { $name } takes { $tile }.
caverna-event-converted = { $good ->
    [emmer] { $name } turns 1 emmer into 1 food.
    [flax] { $name } turns 1 flax into 1 food.
   *[gold] { $name } turns 1 gold into 1 food.
}
caverna-event-gained = { $name } gains { $goods }.
caverna-event-gained-nothing = { $name } has no room left for more of it.
caverna-event-traded = { $name } pays { $paid } and gains { $gained }.
caverna-event-room-used = { $name } uses { $room }.
caverna-event-room-gained = { $name } uses { $room } and gains { $gained }.
caverna-event-room-paid = { $name } uses { $room } and pays { $paid }.
caverna-event-room-traded = { $name } uses { $room }, pays { $paid } and gains { $gained }.
caverna-event-no-room-used = { $name } uses no room.
caverna-event-blue-room-acted = { $room }: { $name } gains { $goods }.
caverna-event-blue-room-full = { $room }: { $name } has no room left for more of it.
caverna-event-dug = { $name } excavates { $space }{ $food ->
    [0] .
   *[other] { " " }and finds { $food } food.
}
caverna-event-dug-paid = { $name } pays { $paid } and excavates { $space }{ $food ->
    [0] .
   *[other] { " " }and finds { $food } food.
}
caverna-event-room-unearthed = New in the display: { $room }.
caverna-event-pile-turned = From the pile into the display: { $room }.
caverna-event-wall-built = { $name } builds a wall { $place }.
caverna-event-wall-razed = { $name } razes the wall { $place } and gains { $goods }.
caverna-event-furnished = { $name } furnishes { $space } with { $room } ({ $points } points) and pays { $paid }.
caverna-event-furnished-free = { $name } furnishes { $space } with { $room } ({ $points } points) and pays nothing.
caverna-event-cave-filled = { $name } has furnished the whole cave and gets the additional cavern!
caverna-event-cavern-chosen = { $side ->
    [corner] { $name } chooses the side with two walls.
   *[alcove] { $name } chooses the side with three walls.
}
caverna-event-round-ended = Round { $round } is over. All tiles come back.
caverna-event-game-won = { $name } wins { $score }!
caverna-event-game-draw = It is a draw: { $score }!
caverna-event-solo-missed = The game is over with { $points } points. The goal was 50.
caverna-event-solo-reached = Goal reached with { $points } points!
caverna-event-solo-exceptional = Exceptional: { $points } points!

## A turn in one line

caverna-line = { $name }: { $tile } – { $deeds }.
caverna-line-taken = { $name }: { $tile }.
caverna-line-idle = { $name }: { $tile } – nothing done.
caverna-line-before = { $name }: { $deeds }.
caverna-deeds = { $start }; { $next }
caverna-deed-gained = +{ $goods }
caverna-deed-full = no room for more
caverna-deed-traded = { $paid } → { $gained }
caverna-deed-room = { $room }: { $deed }
caverna-deed-no-room = no room used
caverna-deed-dug = excavated { $space }
caverna-deed-dug-paid = excavated { $space } for { $paid }
caverna-deed-dug-food = { $deed } ({ $gained })
caverna-deed-dug-room = { $deed }: { $room }
caverna-deed-pile = from the pile: { $room }
caverna-deed-wall = built a wall { $place }
caverna-deed-razed = razed the wall { $place }: { $gained }
caverna-deed-furnished = furnished { $space }: { $room } ({ $points } points) for { $paid }
caverna-deed-furnished-free = furnished { $space }: { $room } ({ $points } points), free
caverna-deed-filled = the whole cave is furnished
caverna-deed-cavern = additional cavern with { $side }

## The board

caverna-actions = Action board
caverna-available = Tiles to choose from
caverna-round = Round { $round } of { $rounds }
caverna-turns-each = { $turns } turns each
caverna-walls-left = { $count ->
    [one] 1 wall in the supply
   *[other] { $count } walls in the supply
}
caverna-pile = { $count ->
    [one] 1 room in the pile
   *[other] { $count } rooms in the pile
}
caverna-turn-of = { $name }’s turn
caverna-part-done = done or given up
caverna-rooms-left = { $count ->
    [one] One more room can be used.
   *[other] { $count } more rooms can be used.
}
caverna-pile-waits = At the end of the turn the pile is turned up.
caverna-to-come = Still to come, in an order nobody knows
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
caverna-display-empty = No room is in the display.
caverna-fits = fits { $spaces }
caverna-obstacle-missing = { $goods } missing
caverna-obstacle-walls = no cavern with these walls
caverna-obstacle-blue = needs more orange rooms
caverna-unseen = { $count ->
    [one] 1 room is still face down
   *[other] { $count } rooms are still face down
}
caverna-out = Out of this game: { $rooms }

## The end

caverna-result-won = { $names } wins!
caverna-result-draw = A draw!
caverna-result-missed = The goal of 50 points was missed.
caverna-result-reached = Goal reached!
caverna-result-exceptional = An exceptional result!
caverna-result-player = Player
caverna-result-rooms = Rooms
caverna-result-gold = Gold
caverna-result-best = Best room

## The rules

caverna-rules-short = In short
caverna-rules-short-text = You and your opponent each live in a mountain full of rubble. On your turns you take action tiles: they give you goods, let you excavate caverns and furnish them with rooms. The rooms make your later turns better, and they are worth points.
caverna-rules-short-goal = After eight rounds, the points of your rooms and your gold are added up. The higher sum wins.
caverna-rules-goods-text = You start with 1 of each. You can have at most 9 of each, and 19 gold. What you gain beyond that is lost. Only gold is worth points at the end: 1 each.
caverna-rules-goods-convert = At any time in your turn, as often as you like, 1 emmer, 1 flax or 1 gold can become 1 food.
caverna-rules-cave = Your cave
caverna-rules-cave-picture = The cave at the start: eleven spaces, nine of them covered by face-down tiles, the Cave Entrance at A4 and an empty cavern above it
caverna-rules-cave-tiles = Nine spaces are covered by rooms lying face down. Nobody knows which room is where. The space above your Cave Entrance is empty from the start.
caverna-rules-cave-names = Here every space has a name: a letter for the column, a number for the row. Under B2 and B4 lies 1 food, for whoever excavates them.
caverna-rules-cave-walls = The thick rock around the cave counts as walls: these are its natural walls. Between two neighbouring spaces you can build a wall of your own. There are 7 walls for both of you together.
caverna-rules-cave-rooms = The six rooms with a light back lie open in the display from the start. Everything that is excavated comes to them, and both of you can build it.
caverna-rules-rounds = Eight rounds
caverna-rules-rounds-tile = A new action tile is turned up. It stays until the end of the game, so there is more to choose from in each round.
caverna-rules-rounds-turns = You take turns, the start player first, until each of you has had 2, 3 or 4 turns, as the round says.
caverna-rules-rounds-back = All taken tiles come back, and the other player becomes start player.
caverna-rules-turn = Your turn
caverna-rules-turn-text = Take one of the tiles that still lie there; no one else can have it this round. Then do its actions: all, some or none of them, in any order, each at most once.
caverna-rules-turn-free = You may take a tile and do nothing with it, just so that the other cannot have it.
caverna-rules-icons = What the icons say
caverna-rules-icon-gain = You gain these goods. With a slash you choose exactly one kind.
caverna-rules-icon-exchange = You pay everything on the left and gain everything on the right, once.
caverna-rules-icon-refill = Goods below this number are raised to it; you never lose any.
caverna-rules-icon-or = One or the other, or neither; never both.
caverna-rules-icon-dig = You excavate a cavern.
caverna-rules-icon-furnish = You furnish a cavern with a room. What stands before the arrow comes on top of the room’s own cost.
caverna-rules-icon-wall = You put a wall from the supply between two spaces of your cave. If the supply is empty, nothing happens.
caverna-rules-icon-raze = You take away one of the walls you have built, never a natural one, and gain the goods. Rooms that are already there stay.
caverna-rules-icon-rooms = You use up to that many different orange rooms of yours, each once. The Cave Entrance is one of them.
caverna-rules-icon-whenever = A blue room: it works by itself whenever this happens.
caverna-rules-icon-per-turn = As much food as each player has turns in this round: 2, 3 or 4.
caverna-rules-dig = Excavating
caverna-rules-dig-text = Choose a face-down tile within reach and turn it up into the display. Its space is an empty cavern now. If there is food printed on the space, it is yours.
caverna-rules-dig-reach = A tile is within reach if a path leads to it from the Cave Entrance, square by square, without crossing a wall or another face-down tile. Empty and furnished caverns can be walked through. Undermining digs through walls, but not through tiles.
caverna-rules-furnish = Furnishing
caverna-rules-furnish-text = Choose a room from the display, pay its cost and what the action asks on top, and put it on an empty cavern of yours whose walls fit. The cavern need not be within reach. You pay for the action only if you really furnish.
caverna-rules-walls = Which walls fit
caverna-rules-walls-text = Each room shows the walls it needs. On a thick side there must be a wall, on a dashed side there may be one, on any other side there must be none. You may turn the picture, but not mirror it. Natural walls and built walls count alike; tiles are never walls.
caverna-rules-walls-one = exactly one wall
caverna-rules-walls-may = one wall, and up to two more beside it
caverna-rules-walls-opposite = two walls facing each other
caverna-rules-walls-all = walls all around
caverna-rules-orange = Orange rooms
caverna-rules-orange-text = An orange room works when you use it: with a tile that shows a number in an arch. With 1 you use one room, with 3 up to three different ones. Building a room does not use it yet; that takes a later turn.
caverna-rules-blue = Blue rooms
caverna-rules-blue-text = A blue room works by itself, from the moment it is built, whenever its situation occurs.
caverna-rules-blue-limit = You must always have more orange rooms than blue ones. The Cave Entrance counts as orange, so your first room has to be orange.
caverna-rules-tiles = All action tiles
caverna-rules-tiles-start = Open from the start
caverna-rules-tiles-two = In rounds 1 to 3: two turns each
caverna-rules-tiles-three = In rounds 4 to 7: three turns each
caverna-rules-tiles-four = In round 8: four turns each
caverna-rules-tiles-excavation = Excavation: you decide whether to dig once or twice, and pay the 2 food, before you see the first room. The stone is yours either way.
caverna-rules-tiles-housework = Housework can furnish two caverns in one turn, each with its own price.
caverna-rules-rooms = All rooms
caverna-rules-rooms-text = On every room: its name, its points on the shield, what it costs, the walls it needs, and what it does.
caverna-rules-rooms-notes = Good to know
caverna-rules-rooms-leave-out = Any part of a room may be left out, and using a room that changes nothing is allowed.
caverna-rules-rooms-retting = Retting Room: it pays when your flax really rises, for whatever reason, after the whole gain.
caverna-rules-rooms-junction = Junction Room: gold may be one of the three goods.
caverna-rules-rooms-wood-storeroom = Wood Storeroom: the wood comes before the room is used, and even if you use none.
caverna-rules-rooms-prospecting = Prospecting Site: once, at any moment of the turn in which you take Undergrowth.
caverna-rules-cavern = The additional cavern
caverna-rules-cavern-text = Whoever is the first to have face-up rooms on all eleven spaces gets one more cavern at once, and chooses its side. It is excavated already and touches no other space; it can be furnished, and walls can be built on its open sides. There is only one.
caverna-rules-end = The end
caverna-rules-end-text = After round 8 you add the points of your rooms and 1 point for each gold. Other goods count nothing.
caverna-rules-end-tie = With equal points, the most valuable single room decides. If that is equal too, it is a draw.
caverna-rules-solo = Playing alone
caverna-rules-solo-rooms = Three of the six light rooms are out of the game. Nine dark rooms lie in your cave, the other nine are a face-down pile.
caverna-rules-solo-tiles = Breach is out, so there are seven rounds with 2, 2, 2, 3, 3, 3 and 4 turns. Renovation can be taken whatever gold you have.
caverna-rules-solo-pile = Whenever you excavate exactly one tile in a turn, the top room of the pile comes into the display as well.
caverna-rules-solo-goal = Reach 50 points to win. More than 60 is exceptional.
caverna-rules-examples = Examples
caverna-rules-example-reach-picture = The cave with a wall between A4 and B4; A2, B3 and A5 are within reach
caverna-rules-example-reach = At the start A2, B3, B4 and A5 are within reach. A wall between A4 and B4 blocks the way to B4, until B3 is excavated: then a path leads there over A3 and B3.
caverna-rules-example-bakehouse = You use the Bakehouse and pay 2 emmer: 4 food and 1 gold are yours. With 3 emmer it would be 2 gold.
caverna-rules-example-parlor = The Parlor raises every good you have none of to 1. The others stay as they are.
caverna-rules-example-expansion = Expansion asks 5 food or 2 gold for a room. With 3 food and 2 emmer you turn the emmer into food and can pay.
caverna-rules-here = Playing it here
caverna-rules-here-text = Click what you want on the board: a tile, a space, the crack between two spaces, a room and then the space for it. Rest the mouse, the focus or a finger on something, and it says what it does. Or unfold the list below the board; it always has everything that is allowed. What you cannot build is greyed, with the reason.
caverna-rules-here-undo = You can take back your steps until your turn is over, as long as nothing new has been turned up.
caverna-rules-tips = Three tips
caverna-rules-tip-one = Look at your walls before you dig: corners and alcoves are wanted, and a space without walls takes no room at all.
caverna-rules-tip-two = Rooms that make gold pay most when they come early.
caverna-rules-tip-three = Whatever you dig up, your opponent can build first. Have the goods and the space ready.
