# Cavum: everything that is said about it.

cavum-name = Cavum
cavum-tagline = Drive tunnels through the mountain, find veins of gems, and bring the stones to the cities before the dynamite goes off.
cavum-players = 2 to 4 players, 90 to 120 minutes

## Setting up a table

cavum-option-seats = Players
cavum-option-beginners = Beginners’ game
cavum-option-beginners-help = Two phases instead of three, then the same end.
cavum-option-open_stones = Open stones
cavum-option-open_stones-help = Everybody sees which stones the others have. Otherwise only their number is seen.

## Lists


## Stones

cavum-colour-yellow = yellow
cavum-colour-red = red
cavum-colour-blue = blue
cavum-colour-green = green
cavum-colour-white = white
cavum-colour-violet = violet
cavum-stones = { $count } { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
    [white] white
   *[violet] violet
}

## Pieces and cards

cavum-piece-two = two-exit tile
cavum-piece-three = three-exit tile
cavum-piece-four = four-exit tile
cavum-piece-six = six-exit tile
cavum-piece-dynamite-two = two-exit dynamite
cavum-piece-dynamite-three = three-exit dynamite
cavum-piece-dynamite-four = four-exit dynamite
cavum-piece-dynamite-six = six-exit dynamite
cavum-piece-station = station
cavum-piece-vein = vein
cavum-object-two = a two-exit tile
cavum-object-three = a three-exit tile
cavum-object-four = a four-exit tile
cavum-object-six = a six-exit tile
cavum-object-dynamite-two = a two-exit dynamite tile
cavum-object-dynamite-three = a three-exit dynamite tile
cavum-object-dynamite-four = a four-exit dynamite tile
cavum-object-dynamite-six = a six-exit dynamite tile
cavum-object-station = a station
cavum-object-vein = a vein
cavum-side-0 = E
cavum-side-1 = NE
cavum-side-2 = NW
cavum-side-3 = W
cavum-side-4 = SW
cavum-side-5 = SE
cavum-stones-object = { $colour ->
    [yellow] { $count ->
        [one] 1 yellow stone
       *[other] { $count } yellow stones
    }
    [red] { $count ->
        [one] 1 red stone
       *[other] { $count } red stones
    }
    [blue] { $count ->
        [one] 1 blue stone
       *[other] { $count } blue stones
    }
    [green] { $count ->
        [one] 1 green stone
       *[other] { $count } green stones
    }
    [white] { $count ->
        [one] 1 white stone
       *[other] { $count } white stones
    }
   *[violet] { $count ->
        [one] 1 violet stone
       *[other] { $count } violet stones
    }
}
cavum-order-named = “{ $stones }”

## Decisions

cavum-decision-bid = Bid { $points }
cavum-decision-pass = Pass
cavum-decision-card = Sequence card { $card }
cavum-decision-card-detail = with the { $dynamite }
cavum-decision-order = Take the order { $order }
cavum-decision-order-detail = { $value } points; { $penalty } lost if you never deliver
cavum-decision-lay = Lay the { $piece } on { $space }
cavum-decision-lay-turned = Lay the { $piece } on { $space }, exits { $sides }
cavum-decision-lay-dynamite-detail = Explodes at the end of the phase if it can be seen then
cavum-decision-station = Build a station on { $space }
cavum-decision-vein = Discover a vein on { $space }: { $colour }
cavum-decision-option = Option: { $use }
cavum-use-lay = { $piece } on { $space }
cavum-use-lay-turned = { $piece } on { $space }, exits { $sides }
cavum-use-station = station on { $space }
cavum-use-vein = vein on { $space }, { $colour }
cavum-decision-option-detail = From the buy pool
cavum-decision-option-points = Option: 3 points
cavum-decision-option-points-detail = Nothing is bought
cavum-decision-discard = Into the buy pool: { $piece }
cavum-decision-discard-detail = Counts as an action
cavum-decision-prospect = Prospect nothing
cavum-decision-prospect-detail = No route joins two of your stations
cavum-decision-prospect-from = Prospect from { $space }
cavum-decision-step = On to { $space }
cavum-decision-stop = End the route here
cavum-decision-sell = { $count ->
    [one] Sell 1 stone
   *[other] Sell { $count } stones
}
cavum-decision-sell-stone = Sell { $stones }
cavum-decision-fulfil = Deliver the order { $order }
cavum-decision-fulfil-detail = { $value } points
cavum-decision-end = Done
cavum-decision-end-detail = The next player’s turn

## What happened

cavum-event-phase-began = Phase { $phase }: new order cards are turned up.
cavum-event-order-turned-up = New order { $order }: { $value } points.
cavum-event-opener-drawn = The lot falls on { $name }, who opens the bidding.
cavum-event-bid = { $name } bids { $points }.
cavum-event-passed = { $name } passes.
cavum-event-auction-won = { $points ->
    [0] { $name } wins the auction for nothing.
    [one] { $name } wins the auction and pays 1 point.
   *[other] { $name } wins the auction and pays { $points } points.
}
cavum-event-card-taken = { $name } takes sequence card { $card } and { $dynamite }.
cavum-event-order-taken = { $points ->
    [0] { $name } takes the order { $order }.
   *[other] { $name } takes the order { $order } and { $points } points from its chips.
}
cavum-event-chip-put = { $chips ->
    [one] The order { $order } is left over and gets a 2-chip.
   *[other] The order { $order } is left over and now has { $chips } 2-chips.
}
cavum-event-tile-laid = { $name } lays { $tile } on { $space }.
cavum-event-station-built = { $name } builds a station on { $space }.
cavum-event-vein-discovered = { $name } discovers a vein on { $space } with { $stones }.
cavum-event-bought = { $name } uses an option and takes { $piece } from the buy pool.
cavum-event-option-cashed = { $name } turns an option into { $points } points.
cavum-event-discarded = { $name } puts { $piece } into the buy pool.
cavum-event-prospected-in-vain = { $name } has no route and prospects nothing.
cavum-event-route-began = { $name } goes prospecting from { $space }.
cavum-event-stone-prospected = { $name } takes { $stones } from the vein on { $space }.
cavum-event-route-ended = { $stones ->
    [0] { $name } comes to the end of the route without a stone.
    [one] { $name } comes to the end of the route with 1 stone.
   *[other] { $name } comes to the end of the route with { $stones } stones.
}
cavum-event-vein-exhausted = The vein on { $space } is empty and goes into the buy pool.
cavum-event-city-scored = { $points ->
    [0] City { $city } is full: { $name } scores nothing.
    [one] City { $city }: { $name } scores 1 point.
   *[other] City { $city }: { $name } scores { $points } points.
}
cavum-event-dynamite-exploded = The dynamite on { $space } explodes!
cavum-event-tile-buried = The explosion on { $space } takes { $tile } from underneath.
cavum-event-tile-hit = The blast takes { $tile } from { $space }.
cavum-event-price-bid = { $colour ->
    [yellow] { $name } would sell yellow stones at { $price }.
    [red] { $name } would sell red stones at { $price }.
    [blue] { $name } would sell blue stones at { $price }.
    [green] { $name } would sell green stones at { $price }.
    [white] { $name } would sell white stones at { $price }.
   *[violet] { $name } would sell violet stones at { $price }.
}
cavum-event-stones-sold = { $points ->
    [one] { $name } sells { $stones } for 1 point.
   *[other] { $name } sells { $stones } for { $points } points.
}
cavum-event-nobody-sold = { $colour ->
    [yellow] Nobody sells yellow stones.
    [red] Nobody sells red stones.
    [blue] Nobody sells blue stones.
    [green] Nobody sells green stones.
    [white] Nobody sells white stones.
   *[violet] Nobody sells violet stones.
}
cavum-event-order-fulfilled = { $name } delivers the order { $order }: { $points } points.
cavum-event-penalty-paid = { $points ->
    [0] { $name } never delivered the order { $order }, but has no point left to lose.
    [one] { $name } never delivered the order { $order } and loses 1 point.
   *[other] { $name } never delivered the order { $order } and loses { $points } points.
}
cavum-event-stones-shown = Final sale: { $name } shows { $stones }.
cavum-event-stones-shown-none = Final sale: { $name } has no stones.
cavum-event-stone-sold = { $price ->
    [one] { $name } sells { $stones } for 1 point.
   *[other] { $name } sells { $stones } for { $price } points.
}
cavum-event-game-won = { $names } wins with { $points } points!
cavum-event-game-shared = { $names } win together with { $points } points!

## Lines of the log

cavum-line = { $name }: { $deeds }.
cavum-deeds = { $start }; { $next }
cavum-deed-bought = { $use } (option)
cavum-deed-cashed = option for { $points } points
cavum-deed-discarded = { $piece } into the buy pool
cavum-deed-in-vain = prospects nothing
cavum-deed-route-under-way = prospects from { $start }
cavum-deed-route-empty = prospects from { $start } to { $end } and finds nothing
cavum-deed-route = prospects from { $start } to { $end }: { $stones }
cavum-deed-exhausted = vein on { $space } empty
cavum-line-order = { $order } ({ $value })
cavum-line-orders = New orders: { $orders }.
cavum-line-left-orders = Left over, each with one more 2-chip: { $orders }.
cavum-line-cities = City scoring: { $scores }.
cavum-line-explosion = Explosion on { $spaces }: { $tiles ->
    [one] 1 tile is gone!
   *[other] { $tiles } tiles are gone!
}

## The rules

cavum-rules-short = In short
cavum-rules-short-text = Deep in the mountain lie veins of precious stones. You drive tunnels, build stations in the mountain and in the cities around it, discover veins, and once in every phase you walk one long route through your network and take a stone from every vein on the way. Stations in cities bring points, and so do stones you sell or deliver.
cavum-rules-short-goal = But at the end of every phase the dynamite goes off and tears holes into the tunnels. Whoever has the most points after the last phase wins.
cavum-rules-board = The mountain and the cities
cavum-rules-board-picture = The board at the start: a mountain of 91 hexes, five cities around it, a vein with nine yellow stones in the middle and four tiles above the lowest city
cavum-rules-board-text = The mountain has 91 spaces. Around it lie five cities with 5, 6, 7, 7 and 6 spaces. A city space opens to every mountain space it touches, never to another city space. In the middle lies a vein with all nine yellow stones; four tiles with four exits wait in front of city I.
cavum-rules-board-names = Here every mountain space has a name: a letter for the row, a number for the place in it. City spaces have the number of their city, clockwise, and their own. There is no row I: I is a city.
cavum-rules-pieces = Your twelve pieces
cavum-rules-pieces-text = In every phase everybody gets the same twelve pieces. Each is one action, and all of them must be played in this phase.
cavum-rules-piece-tunnels = Four tunnel tiles, with 2, 3, 4 and 6 exits
cavum-rules-piece-dynamite = One dynamite tile; your sequence card says which
cavum-rules-piece-vein = One vein
cavum-rules-piece-stations = Three stations
cavum-rules-piece-options = Two options
cavum-rules-piece-prospect = One prospect tile, always the last to be played
cavum-rules-phases = Three phases, four sections
cavum-rules-phases-text = Everybody starts with 20 points. Each of the three phases has four sections:
cavum-rules-section-one = Order of play: sequence cards are auctioned, then everybody takes pieces and order cards.
cavum-rules-section-two = Building: you lay tunnels, build stations, discover veins and prospect, 1 to 4 actions at a time.
cavum-rules-section-three = City scoring, then the explosion.
cavum-rules-section-four = Sale: colour by colour, then the orders.
cavum-rules-auction = The auction of the sequence cards
cavum-rules-auction-text = You bid points for the right to choose first. Whoever opens says 0 or more; clockwise, everybody raises by at least 1 or passes, and whoever has passed is out of this auction. The highest bidder pays and takes any sequence card. You cannot bid more points than you have.
cavum-rules-auction-next = Then the next player without a card opens a new auction among those who have none. The last one takes a remaining card for nothing. All four cards are on offer, even when fewer of you play.
cavum-rules-auction-cards = A low number plays first, and wins ties. A high number comes with the bigger dynamite tile.
cavum-rules-orders = Order cards
cavum-rules-orders-text = In the order of the cards, round and round, everybody takes one of the open orders or passes; whoever passes takes no more in this phase. An order asks for stones of different colours. Deliver them and you score its value. If you still hold it at the end of the game, you lose its penalty.
cavum-rules-orders-picture = An order card asks for a yellow, a red and a blue stone. It brings 22 points; undelivered, it costs 11.
cavum-rules-orders-chips = Every order nobody takes gets a 2-chip. Whoever takes it in a later phase scores 2 points at once for each chip on it.
cavum-rules-turns = Your turn
cavum-rules-turns-text = In the order of the sequence cards, round and round, each of you does 1 to 4 actions, in any order you like. Whoever has done all twelve is skipped.
cavum-rules-turns-prospect = Prospecting is always your twelfth action. You may end your turn before it and prospect in the next.
cavum-rules-turns-pool = If you cannot or do not want to use a station or a vein, put it into the buy pool; that is an action too. Tiles must be laid whenever there is a place for them.
cavum-rules-lay = Laying tunnels
cavum-rules-lay-text = A tile goes on an empty mountain space, turned as you like, and must continue at least one tunnel: one of its exits meets an exit of a tile beside it. The other exits need not fit. Tunnels may end blindly, and you may cut off other people’s.
cavum-rules-lay-good = Allowed: one tunnel goes on.
cavum-rules-lay-cut = Allowed: the tunnel from the left goes on. The one from above is cut off, which does not matter.
cavum-rules-lay-bad = Not allowed: no tunnel goes on.
cavum-rules-lay-vein = Allowed: a vein is open on all six sides as soon as some tile on the board leads to it. Before that, you cannot start from it.
cavum-rules-lay-city = Allowed: from a city space with your own station on it, and only you, you may start a new tunnel. Anybody may build towards a city.
cavum-rules-stack = On top of each other
cavum-rules-stack-text = A tile may cover another one with fewer exits; a six can never be covered. Tiles with a station or a vein on them cannot be covered either. On top, too, at least one tunnel must go on. Nobody may look at covered tiles.
cavum-rules-dynamite = Dynamite tiles
cavum-rules-dynamite-text = Dynamite is laid by the same rules, covers and can be covered. But if it can be seen at the end of the phase, it explodes.
cavum-rules-stations = Stations
cavum-rules-stations-mountain = In the mountain: right after laying a tunnel tile, in the same turn, you may put a station on it, if it lies directly on the board and is no dynamite. It interrupts the routes of everybody else.
cavum-rules-stations-city = In a city: on a free city space that is joined by an unbroken route to one of your stations in the mountain. There is room for one station on each space.
cavum-rules-stations-picture = A new tile with your station on it; tunnels lead from it to a city space, where your next station may stand.
cavum-rules-stations-example = You lay the marked tile and put a station on it. Now tunnels lead down to city I: your next action can be a station there.
cavum-rules-veins = Veins
cavum-rules-veins-text = A vein goes on any tunnel or dynamite tile without station or vein, but never beside a city space or another vein. It belongs to nobody, stops nobody, and has six exits, whatever lies beneath it.
cavum-rules-veins-stones = You choose one colour and put 4 stones of it on the vein, with two players 3. They come from the lowest numbers of the price scale. If there are fewer, take what is there.
cavum-rules-veins-picture = Five tiles: two beside a city space, one with a station, one beside a vein, and one on which a new vein may be laid.
cavum-rules-veins-example = Only on the ticked tile can you discover a vein. The others touch a city or a vein, or carry a station.
cavum-rules-veins-scale = On the green scale, 1 and 2 are empty. A vein for two players takes the stones from 3, 4 and 5. Now 5 is the highest number you can see: the price of green has gone up.
cavum-rules-options = Options
cavum-rules-options-text = With an option you take a piece from the buy pool and use it at once: a tunnel or dynamite tile, a vein, or a station of your own. All of it is one action. Or you buy nothing and score 3 points.
cavum-rules-options-pool = At the start the buy pool holds this, and 2 stations of everybody. Everything that is blown up, emptied or not used comes to it.
cavum-rules-prospect = Prospecting
cavum-rules-prospect-text = You walk one route from one of your stations to another one, in the mountain or in a city, and take one stone from every vein you pass.
cavum-rules-prospect-once = No space is entered twice.
cavum-rules-prospect-tunnels = You go from tile to tile where both have an exit on their common side. Veins are open on all sides.
cavum-rules-prospect-others = Stations of others are closed to you. Your own you may pass, as many as you like.
cavum-rules-prospect-cities = A city space can be entered only if your own station stands on it.
cavum-rules-prospect-hidden = Your stones lie face down: everybody sees how many you have.
cavum-rules-prospect-empty = A vein without stones goes into the buy pool after the route, and the tile beneath it counts again.
cavum-rules-prospect-picture = A route from a station in city I over three veins and a station in the mountain to another station; a station of another player stands beside it.
cavum-rules-prospect-example = Your route begins in city I, passes a red, a blue and a green vein and one of your own stations, and ends at the third: three stones. The way past the other player’s station would have been shorter, but it is closed to you.
cavum-rules-cities = City scoring
cavum-rules-cities-text = Each of your stations in a city scores as many points as the city has free spaces, if a route joins it to one of your stations in the mountain. A station without such a route scores nothing, and its space counts as free.
cavum-rules-cities-picture = City I with five spaces: two of your stations are joined to your station in the mountain, a station of another player is joined to none.
cavum-rules-cities-example = Two spaces are empty, and the other player’s station has no route: that makes three free spaces. Your two stations score 3 points each.
cavum-rules-explosion = The explosion
cavum-rules-explosion-text = All dynamite that can be seen explodes. It goes into the buy pool with all tiles beneath it, and from every space around it the top tile goes too, unless a station or a vein is on it. A vein on dynamite keeps it quiet.
cavum-rules-explosion-chain = Dynamite side by side explodes one after the other, so that a space between them is hit more than once. Dynamite that is uncovered explodes as well, until none can be seen. Stations and veins always stay.
cavum-rules-explosion-before = Before: dynamite on top of another tile. Around it a station, a vein, a single tile and a stack of two.
cavum-rules-explosion-after = After: the dynamite and what lay beneath it are gone, and so are the single tile and the top of the stack. Station and vein have held.
cavum-rules-sale = Sale by colour
cavum-rules-sale-text = The colours are sold one after the other, yellow first. Whoever has a stone of the colour may bid a price, in the order of the sequence cards: first at most the highest visible number of its scale, then always lower than the bid before. Whoever passes is out. Only the lowest bidder sells, one stone or more, all at that price.
cavum-rules-sale-scale = Sold stones go back to the highest empty numbers of the scale. The more stones are on their way, the higher the price.
cavum-rules-sale-example = The highest visible number of red is 6. The first bid is 6, yours is 4, the others pass. You sell two stones for 4 each, 8 points together, and they go to 6 and 5.
cavum-rules-fulfil = Delivering orders
cavum-rules-fulfil-text = Then, in the order of the sequence cards, everybody may deliver orders: the stones go back to their scales, and you score the value of the card. What you keep, you can sell in the next phase.
cavum-rules-next = The next phase
cavum-rules-next-text = The sequence cards go back and five new orders are turned up. Whoever had the lowest card opens the first auction. Tunnels, stations, veins and stones stay.
cavum-rules-end = The end
cavum-rules-end-scoring = The cities are scored once more, on the board as the explosion has left it.
cavum-rules-end-penalties = For every order you still hold you lose its penalty, but never fall below 0.
cavum-rules-end-sale = Final sale: all stones are shown. Whoever is last in points and still has stones sells one at the highest visible number of its colour and puts it there. This goes on until all stones are sold.
cavum-rules-end-example = You have a blue and a white stone. White brings you 7 points now and blue 4. After a white stone is sold, the next one brings only 6.
cavum-rules-end-tie = The most points win. If there is a tie, the lower sequence card wins.
cavum-rules-beginners = The first game
cavum-rules-beginners-text = To get to know it, play the beginners’ game: two phases instead of three, then the same end. When you open a table you can also let all stones be visible.
cavum-rules-here = Playing it here
cavum-rules-here-text = Choose a piece and the board shows where it can go. Tap a space to see the piece there, tap again to turn it, and confirm. For prospecting tap along your route, or let the best one be suggested.
cavum-rules-here-undo = You can take back your steps until somebody else has acted.
cavum-rules-tips = Three tips
cavum-rules-tip-one = Build two or three stations early, and a long loop of tunnels between them: every vein somebody opens on it is yours to prospect as well.
cavum-rules-tip-two = A station beside dynamite keeps its tile. Put it where your network would break.
cavum-rules-tip-three = Take orders you can deliver with the colours that already lie in your part of the mountain, and discover the colour that is missing.
