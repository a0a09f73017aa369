# Cavum: the texts on and around the board.

cavum-board-mountain = The mountain
cavum-board-space = { $space }: { $about }
cavum-board-hex-empty = rock, nothing built yet
cavum-board-hex-level = { $count } tiles stacked
cavum-board-hex-threatened = destroyed if the dynamite next to it explodes
cavum-board-city-free = free city space
cavum-board-station-of = { $name }’s station
cavum-board-vein-with = vein with { $stones }
cavum-board-zoom-in = Zoom in
cavum-board-zoom-out = Zoom out
cavum-board-zoom-all = The whole mountain
cavum-board-option = Option
cavum-board-discard = Into the buy pool, unused
cavum-board-market = Prices
cavum-board-scale = { $colour }: price { $price }, { $stones } on the scale
cavum-board-pool = Buy pool
cavum-board-pool-help = An option lets you take one of these and use it immediately.
cavum-board-auction = Auction: who chooses a sequence card?
cavum-board-sale = Sale: { $colour }
cavum-board-no-bid = No bid yet.
cavum-board-highest = Highest bid: { $points }
cavum-board-lowest = Lowest price: { $price }
cavum-board-sells-at = { $name } sells at { $price } each.
cavum-board-to-bid = to bid
cavum-board-out = has passed
cavum-board-leads = leading
cavum-board-cards = Sequence cards
cavum-board-orders = Orders
cavum-board-order = { $stones }: { $value } points, or { $penalty } lost at the end
cavum-board-chips = { $points } points right away for taking it
cavum-board-missing = Missing: { $stones }
cavum-board-you = (you)
cavum-board-points = { $points ->
    [one] point
   *[other] points
}
cavum-board-if-scored = Cities now: { $points }
cavum-board-if-scored-help = What the cities would score right now
cavum-board-actions = { $done } of { $most } actions done
cavum-board-stones = { $count ->
    [0] No stones
    [one] 1 stone
   *[other] { $count } stones
}
cavum-board-left = { $count ->
    [one] 1 piece left:
   *[other] { $count } pieces left:
}
cavum-board-prospect = Prospect tile
cavum-board-track = Points
cavum-board-phase = Phase { $phase } of { $phases }
cavum-board-routes = Routes
cavum-board-routes-help = The best routes right now. Tap one to see it and confirm to walk it; or tap along the board, space by space.
cavum-board-route-so-far = So far:
cavum-board-route-length = { $stones ->
    [0] no stone
    [one] 1 stone
   *[other] { $stones } stones
}, { $spaces } spaces
cavum-board-explosion = The explosion
cavum-board-explosion-gone = { $exploded ->
    [one] 1 tile exploded
   *[other] { $exploded } tiles exploded
}, { $hit ->
    [0] and no neighbours were hit.
    [one] and 1 neighbour was hit.
   *[other] and { $hit } neighbours were hit.
}
cavum-board-explosion-left = Still there: { $tiles ->
    [one] 1 visible tile
   *[other] { $tiles } visible tiles
}, { $veins ->
    [one] 1 vein
   *[other] { $veins } veins
} and every station.
cavum-board-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
cavum-board-player = Player

## Why a piece cannot go somewhere

cavum-why-in-a-city = Tiles and veins go in the mountain, not in a city.
cavum-why-station = There’s a station here.
cavum-why-vein = There’s a vein here: it can’t be covered.
cavum-why-too-many-exits = The tile here has as many exits or more; only a tile with more exits may cover it.
cavum-why-nothing-to-continue = This wouldn’t continue any tunnel.
cavum-why-not-just-laid = In the mountain, a station can only go on the tunnel tile you laid in your previous action, directly on the board.
cavum-why-no-route = No route leads here from any of your stations in the mountain.
cavum-why-no-tile = A vein needs a tile to lie on.
cavum-why-beside-a-city = A vein can’t be next to a city.
cavum-why-beside-a-vein = A vein can’t be next to another vein.
cavum-why-no-stones = There are no stones left on any scale.
