# Cavum: all its texts.

cavum-name = Cavum
cavum-tagline = Drive tunnels through the mountain, find veins of gems, and bring the stones to the cities before the dynamite goes off.
cavum-players = 2 to 4 players, 90 to 120 minutes

## Setting up a table

cavum-option-seats = Players
cavum-option-beginners = Beginners’ game
cavum-option-beginners-help = Two phases instead of three, then the usual ending.
cavum-option-open_stones = Open stones
cavum-option-open_stones-help = Everyone can see which stones the others have. Otherwise only the number is visible.

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
cavum-decision-order-detail = { $value } points; lose { $penalty } if you never fulfil it
cavum-decision-lay = Lay the { $piece } on { $space }
cavum-decision-lay-turned = Lay the { $piece } on { $space }, exits { $sides }
cavum-decision-lay-dynamite-detail = Explodes at the end of the phase if it’s still visible
cavum-decision-station = Build a station on { $space }
cavum-decision-vein = Discover a vein on { $space }: { $colour }
cavum-decision-option = Option: { $use }
cavum-use-lay = { $piece } on { $space }
cavum-use-lay-turned = { $piece } on { $space }, exits { $sides }
cavum-use-station = station on { $space }
cavum-use-vein = vein on { $space }, { $colour }
cavum-decision-option-detail = From the buy pool
cavum-decision-option-points = Option: 3 points
cavum-decision-option-points-detail = You buy nothing
cavum-decision-discard = Into the buy pool: { $piece }
cavum-decision-discard-detail = Counts as an action
cavum-decision-prospect = Nothing to prospect
cavum-decision-prospect-detail = No route connects two of your stations
cavum-decision-prospect-from = Prospect from { $space }
cavum-decision-step = On to { $space }
cavum-decision-stop = End the route here
cavum-decision-sell = { $count ->
    [one] Sell 1 stone
   *[other] Sell { $count } stones
}
cavum-decision-sell-stone = Sell { $stones }
cavum-decision-fulfil = Fulfil the order { $order }
cavum-decision-fulfil-detail = { $value } points
cavum-decision-end = Done
cavum-decision-end-detail = On to the next player

## What happened

cavum-event-phase-began = Phase { $phase }: new order cards are revealed.
cavum-event-order-turned-up = New order { $order }: { $value } points.
cavum-event-opener-drawn = { $name } is drawn to open the bidding.
cavum-event-bid = { $name } bids { $points }.
cavum-event-passed = { $name } passes.
cavum-event-auction-won = { $points ->
    [0] { $name } wins the auction and pays nothing.
    [one] { $name } wins the auction and pays 1 point.
   *[other] { $name } wins the auction and pays { $points } points.
}
cavum-event-card-taken = { $name } takes sequence card { $card } and { $dynamite }.
cavum-event-order-taken = { $points ->
    [0] { $name } takes the order { $order }.
   *[other] { $name } takes the order { $order } and scores { $points } points for its chips.
}
cavum-event-chip-put = { $chips ->
    [one] Nobody takes the order { $order }: it gets a 2-chip.
   *[other] Nobody takes the order { $order }: it now has { $chips } 2-chips.
}
cavum-event-tile-laid = { $name } lays { $tile } on { $space }.
cavum-event-station-built = { $name } builds a station on { $space }.
cavum-event-vein-discovered = { $name } discovers a vein on { $space } with { $stones }.
cavum-event-bought = { $name } uses an option and takes { $piece } from the buy pool.
cavum-event-option-cashed = { $name } cashes in an option for { $points } points.
cavum-event-discarded = { $name } puts { $piece } into the buy pool.
cavum-event-prospected-in-vain = { $name } has no route and doesn’t prospect anything.
cavum-event-route-began = { $name } starts prospecting from { $space }.
cavum-event-stone-prospected = { $name } takes { $stones } from the vein on { $space }.
cavum-event-route-ended = { $stones ->
    [0] { $name } reaches the end of the route without a stone.
    [one] { $name } reaches the end of the route with 1 stone.
   *[other] { $name } reaches the end of the route with { $stones } stones.
}
cavum-event-vein-exhausted = The vein on { $space } is exhausted and goes into the buy pool.
cavum-event-city-scored = { $points ->
    [0] City { $city } is full: { $name } scores nothing.
    [one] City { $city }: { $name } scores 1 point.
   *[other] City { $city }: { $name } scores { $points } points.
}
cavum-event-dynamite-exploded = The dynamite on { $space } explodes!
cavum-event-tile-buried = The explosion on { $space } takes { $tile } underneath with it.
cavum-event-tile-hit = The blast blows { $tile } off { $space }.
cavum-event-price-bid = { $colour ->
    [yellow] { $name } offers to sell yellow stones at { $price }.
    [red] { $name } offers to sell red stones at { $price }.
    [blue] { $name } offers to sell blue stones at { $price }.
    [green] { $name } offers to sell green stones at { $price }.
    [white] { $name } offers to sell white stones at { $price }.
   *[violet] { $name } offers to sell violet stones at { $price }.
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
cavum-event-order-fulfilled = { $name } fulfils the order { $order }: { $points } points.
cavum-event-penalty-paid = { $points ->
    [0] { $name } never fulfilled the order { $order }, but has no points left to lose.
    [one] { $name } never fulfilled the order { $order } and loses 1 point.
   *[other] { $name } never fulfilled the order { $order } and loses { $points } points.
}
cavum-event-stones-shown = Final sale: { $name } reveals { $stones }.
cavum-event-stones-shown-none = Final sale: { $name } has no stones left.
cavum-event-stone-sold = { $price ->
    [one] { $name } sells { $stones } for 1 point.
   *[other] { $name } sells { $stones } for { $price } points.
}
cavum-event-game-won = { $names } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
cavum-event-game-shared = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each!

## Lines of the log

cavum-line = { $name }: { $deeds }.
cavum-deeds = { $start }; { $next }
cavum-deed-bought = { $use } (option)
cavum-deed-cashed = option for { $points } points
cavum-deed-discarded = { $piece } into the buy pool
cavum-deed-in-vain = nothing to prospect
cavum-deed-route-under-way = prospects from { $start }
cavum-deed-route-empty = prospects from { $start } to { $end } and finds nothing
cavum-deed-route = prospects from { $start } to { $end }: { $stones }
cavum-deed-exhausted = vein on { $space } exhausted
cavum-line-order = { $order } ({ $value })
cavum-line-orders = New orders: { $orders }.
cavum-line-left-orders = Not taken, each with one more 2-chip: { $orders }.
cavum-line-cities = City scoring: { $scores }.
cavum-line-explosion = Explosion on { $spaces }: { $tiles ->
    [one] 1 tile is gone!
   *[other] { $tiles } tiles are gone!
}

## The rules

cavum-rules-short = In short
cavum-rules-short-text = Deep in the mountain lie veins of precious stones. You drive tunnels, build stations in the mountain and in the cities around it, and discover veins. Once per phase you walk one long route through your network and take a stone from every vein along the way. Stations in cities score points, and so do the stones you sell or deliver.
cavum-rules-short-goal = But at the end of every phase the dynamite goes off and tears holes in the tunnels. The player with the most points after the last phase wins.
cavum-rules-board = The mountain and the cities
cavum-rules-board-picture = The board at the start: a mountain of 91 hexes surrounded by five cities, a vein with nine yellow stones in the middle and four tiles above the lowest city
cavum-rules-board-text = The mountain has 91 spaces. Around it lie five cities with 5, 6, 7, 7 and 6 spaces. A city space opens onto every mountain space it touches, never onto another city space. In the middle lies a vein with all nine yellow stones; four four-exit tiles are already in place in front of city I.
cavum-rules-board-names = On this site every mountain space has a name: a letter for the row and a number for its place in the row. City spaces have the number of their city, counted clockwise, and their own. There is no row I: I is a city.
cavum-rules-pieces = Your twelve pieces
cavum-rules-pieces-text = In every phase everyone gets the same twelve pieces. Each is one action, and all of them must be played in that phase.
cavum-rules-piece-tunnels = Four tunnel tiles, with 2, 3, 4 and 6 exits
cavum-rules-piece-dynamite = One dynamite tile; your sequence card says which
cavum-rules-piece-vein = One vein
cavum-rules-piece-stations = Three stations
cavum-rules-piece-options = Two options
cavum-rules-piece-prospect = One prospect tile, always played last
cavum-rules-phases = Three phases, four sections
cavum-rules-phases-text = Everyone starts with 20 points. Each of the three phases has four sections:
cavum-rules-section-one = Turn order: the sequence cards are auctioned, then everyone takes pieces and order cards.
cavum-rules-section-two = Building: you lay tunnels, build stations, discover veins and prospect, 1 to 4 actions per turn.
cavum-rules-section-three = City scoring, then the explosion.
cavum-rules-section-four = Sale: colour by colour, then the orders.
cavum-rules-auction = The auction for the sequence cards
cavum-rules-auction-text = You bid points for the right to choose first. The opening bid is 0 or more; clockwise, each player raises by at least 1 or passes, and once you’ve passed you’re out of this auction. The highest bidder pays and takes any sequence card. You can’t bid more points than you have.
cavum-rules-auction-next = Then the next player without a card opens a new auction among those who don’t have one yet. The last player takes one of the remaining cards for free. All four cards are on offer, even with fewer players.
cavum-rules-auction-cards = A low number plays first and wins ties. A high number comes with a bigger dynamite tile.
cavum-rules-orders = Order cards
cavum-rules-orders-text = In the order of the sequence cards, round and round, each player takes one of the open orders or passes; once you pass, you take no more orders in this phase. An order asks for stones of different colours. Deliver them and you score its value. If you still hold it at the end of the game, you lose its penalty.
cavum-rules-orders-picture = An order card asks for a yellow, a red and a blue stone. It’s worth 22 points; unfulfilled, it costs 11.
cavum-rules-orders-chips = Every order nobody takes gets a 2-chip. Take it in a later phase and you immediately score 2 points for each chip on it.
cavum-rules-turns = Your turn
cavum-rules-turns-text = In the order of the sequence cards, round and round, each of you takes 1 to 4 actions, in any order you like. Players who have used all twelve are skipped.
cavum-rules-turns-prospect = Prospecting is always your twelfth action. You may end your turn before it and prospect on the next one.
cavum-rules-turns-pool = If you can’t or don’t want to use a station or a vein, put it into the buy pool; that’s an action too. Tiles must be laid as long as there’s a place for them.
cavum-rules-lay = Laying tunnels
cavum-rules-lay-text = A tile goes on an empty mountain space, rotated any way you like, and must continue at least one tunnel: one of its exits meets an exit of an adjacent tile. The other exits don’t have to match. Tunnels may be dead ends, and you may cut off other players’ tunnels.
cavum-rules-lay-good = Allowed: one tunnel is continued.
cavum-rules-lay-cut = Allowed: the tunnel from the left is continued. The one from above is cut off, and that’s fine.
cavum-rules-lay-bad = Not allowed: no tunnel is continued.
cavum-rules-lay-vein = Allowed: a vein is open on all six sides as soon as any tile on the board leads to it. Until then, you can’t build away from it.
cavum-rules-lay-city = Allowed: from a city space with your own station on it you, and only you, may start a new tunnel. Anyone may build towards a city.
cavum-rules-stack = Stacking tiles
cavum-rules-stack-text = A tile may cover another one with fewer exits, so a six-exit tile can never be covered. Neither can a tile with a station or a vein on it. Here too, at least one tunnel must be continued. Nobody may look at covered tiles.
cavum-rules-dynamite = Dynamite tiles
cavum-rules-dynamite-text = Dynamite is laid by the same rules; it can cover tiles and be covered. But if it’s visible at the end of the phase, it explodes.
cavum-rules-stations = Stations
cavum-rules-stations-mountain = In the mountain: right after laying a tunnel tile, in the same turn, you may put a station on it if it lies directly on the board and isn’t dynamite. It interrupts everyone else’s routes.
cavum-rules-stations-city = In a city: on a free city space that has an unbroken route to one of your stations in the mountain. There’s room for one station on each space.
cavum-rules-stations-picture = A new tile with your station on it; tunnels lead from it to a city space, where your next station may go.
cavum-rules-stations-example = You lay the marked tile and put a station on it. Now tunnels lead down to city I: your next action can be to build a station there.
cavum-rules-veins = Veins
cavum-rules-veins-text = A vein goes on any tunnel or dynamite tile without a station or a vein, but never next to a city space or another vein. It belongs to nobody, stops nobody, and has six exits, whatever lies beneath it.
cavum-rules-veins-stones = You choose one colour and put 4 stones of it on the vein, or 3 with two players. They come from the lowest numbers on the price scale. If there are fewer left, take what’s there.
cavum-rules-veins-picture = Five tiles: two next to a city space, one with a station, one next to a vein, and one where a new vein may go.
cavum-rules-veins-example = You can discover a vein only on the tile with the tick. The others touch a city or a vein, or have a station on them.
cavum-rules-veins-scale = On the green scale, 1 and 2 are empty. With two players, a vein takes the stones from 3, 4 and 5. Now 5 is the highest visible number: the price of green has gone up.
cavum-rules-options = Options
cavum-rules-options-text = With an option you take a piece from the buy pool and use it immediately: a tunnel or dynamite tile, a vein, or a station of your own. All of that is one action. Or you buy nothing and score 3 points.
cavum-rules-options-pool = At the start the buy pool holds this, plus 2 stations per player. Everything that’s blown up, exhausted or unused is added to it.
cavum-rules-prospect = Prospecting
cavum-rules-prospect-text = You walk a single route from one of your stations to another, in the mountain or in a city, and take one stone from every vein along the way.
cavum-rules-prospect-once = You can’t enter a space twice.
cavum-rules-prospect-printed = Only tunnels on tiles count, not those printed on the board. A space whose start tile has been blown up is bare rock.
cavum-rules-prospect-tunnels = You can move from tile to tile where both have an exit on their shared side. Veins are open on all sides.
cavum-rules-prospect-others = Other players’ stations are closed to you. You may pass through as many of your own as you like.
cavum-rules-prospect-cities = You can enter a city space only if your own station is on it.
cavum-rules-prospect-hidden = Your stones lie face down: everyone can see only how many you have.
cavum-rules-prospect-empty = A vein without stones goes into the buy pool after the route, and the tile beneath it counts again.
cavum-rules-prospect-picture = A route from a station in city I through three veins and a station in the mountain to another station; another player’s station stands beside it.
cavum-rules-prospect-example = Your route begins in city I, passes through a red, a blue and a green vein and one of your own stations, and ends at the third: three stones. Going through the other player’s station would be shorter, but it’s closed to you.
cavum-rules-cities = City scoring
cavum-rules-cities-text = Each of your stations in a city scores as many points as the city has free spaces, if a route connects it to one of your stations in the mountain. A station without such a route scores nothing, and its space counts as free.
cavum-rules-cities-picture = City I with five spaces: two of your stations are connected to your station in the mountain, another player’s station to none.
cavum-rules-cities-example = Two spaces are empty, and the other player’s station has no route: that makes three free spaces. Your two stations score 3 points each.
cavum-rules-explosion = The explosion
cavum-rules-explosion-text = All visible dynamite explodes. It goes into the buy pool along with all tiles beneath it, and every adjacent space loses its top tile, unless there’s a station or a vein on it. A vein on top of dynamite keeps it from going off.
cavum-rules-explosion-chain = Adjacent dynamite tiles explode one after the other, so a space between them is hit more than once. Dynamite that’s uncovered explodes as well, until none is visible. Stations and veins always stay.
cavum-rules-explosion-before = Before: dynamite on top of another tile. Around it a station, a vein, a single tile and a stack of two.
cavum-rules-explosion-after = After: the dynamite and the tile beneath it are gone, and so are the single tile and the top of the stack. The station and the vein have held.
cavum-rules-sale = Sale by colour
cavum-rules-sale-text = The colours are sold one after the other, starting with yellow. If you have a stone of that colour you may bid a price, in the order of the sequence cards: at first no higher than the highest visible number on its scale, then always lower than the previous bid. Once you pass, you’re out. Only the lowest bidder sells, one or more stones, all at that price.
cavum-rules-sale-shown = A bid is made with a stone of that colour, shown to everyone. If you don’t get to sell, you take it back.
cavum-rules-sale-scale = Sold stones go back to the highest empty numbers on the scale. The more stones are in circulation, the higher the price.
cavum-rules-sale-example = The highest visible number for red is 6. The first bid is 6, yours is 4, the others pass. You sell two stones for 4 each, 8 points in total, and they go to 6 and 5.
cavum-rules-fulfil = Fulfilling orders
cavum-rules-fulfil-text = Then, in the order of the sequence cards, everyone may fulfil orders: the stones go back to their scales, and you score the value of the card. Stones you keep can be sold in the next phase.
cavum-rules-next = The next phase
cavum-rules-next-text = The sequence cards go back and five new orders are revealed. The player who had the lowest card opens the first auction. Tunnels, stations, veins and stones stay.
cavum-rules-end = The end
cavum-rules-end-scoring = The cities are scored once more, on the board as the explosion left it.
cavum-rules-end-penalties = Every order you still hold costs you its penalty, but you never fall below 0.
cavum-rules-end-sale = Final sale: all stones are revealed. Among those who still have stones, the player with the fewest points sells one for the highest visible number of its colour and puts it there. This goes on until all stones are sold.
cavum-rules-end-example = You have a blue and a white stone. Right now white brings you 7 points and blue 4. Once a white stone is sold, the next one brings only 6.
cavum-rules-end-tie = The most points win. In a tie, the lower sequence card wins.
cavum-rules-beginners = Your first game
cavum-rules-beginners-text = To get to know Cavum, play the beginners’ game: two phases instead of three, then the usual ending. When you open a table, you can also make all stones visible.
cavum-rules-here = Playing on this site
cavum-rules-here-text = Choose a piece and the board shows where it can go. Tap a space to see it there, tap again to rotate it, then confirm. To prospect, tap along your route, or have the best one suggested to you.
cavum-rules-here-undo = You can undo your steps until someone else has acted.
cavum-rules-tips = Three tips
cavum-rules-tip-one = Build two or three stations early, with a long loop of tunnels between them: every vein anyone discovers on it is yours to prospect as well.
cavum-rules-tip-two = A station next to dynamite saves its tile. Put it where your network would otherwise break.
cavum-rules-tip-three = Take orders whose colours are already in your part of the mountain, and discover the colour that’s missing.
