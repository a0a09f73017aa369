# Cavum: what stands on and around the board.

cavum-board-mountain = The mountain
cavum-board-space = { $space }: { $about }
cavum-board-hex-empty = rock, nothing built yet
cavum-board-hex-level = { $count } tiles on top of each other
cavum-board-hex-threatened = goes if the dynamite beside it explodes
cavum-board-city-free = free city space
cavum-board-station-of = station of { $name }
cavum-board-vein-with = vein with { $stones }
cavum-board-zoom-in = Closer
cavum-board-zoom-out = Further away
cavum-board-zoom-all = The whole mountain
cavum-board-option = Option
cavum-board-discard = Into the buy pool, unused
cavum-board-market = Prices
cavum-board-scale = { $colour }: price { $price }, { $stones } on the scale
cavum-board-pool = Buy pool
cavum-board-pool-help = An option takes one of these, to be used at once.
cavum-board-auction = Auction: who chooses a sequence card?
cavum-board-sale = Sale: { $colour }
cavum-board-no-bid = No bid yet.
cavum-board-highest = Highest bid: { $points }
cavum-board-lowest = Lowest price: { $price }
cavum-board-sells-at = { $name } sells at { $price } each.
cavum-board-to-bid = bids now
cavum-board-out = has passed
cavum-board-leads = leads
cavum-board-cards = Sequence cards
cavum-board-orders = Orders
cavum-board-order = { $stones }: { $value } points, or { $penalty } lost at the end
cavum-board-chips = { $points } points at once for whoever takes it
cavum-board-missing = Missing: { $stones }
cavum-board-you = (you)
cavum-board-points = { $points ->
    [one] point
   *[other] points
}
cavum-board-if-scored = Cities now: { $points }
cavum-board-if-scored-help = What the cities would bring if they were scored now
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
cavum-board-routes-help = The best that can be collected. Tap one to see it, confirm to walk it; or tap along the board, space by space.
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
    [0] none was hit beside it.
    [one] 1 was hit beside it.
   *[other] { $hit } were hit beside it.
}
cavum-board-explosion-left = What stays: { $tiles } tiles in sight, { $veins } veins, and every station.
cavum-board-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
cavum-board-player = Player

## Why a piece cannot go somewhere

cavum-why-in-a-city = Tiles and veins go into the mountain, not into a city.
cavum-why-station = A station stands here.
cavum-why-vein = A vein lies here: it cannot be covered.
cavum-why-too-many-exits = The tile here has as many exits or more; only a tile with more exits may cover it.
cavum-why-nothing-to-continue = No tunnel would be continued here.
cavum-why-not-just-laid = In the mountain a station goes only on the tunnel tile you laid in the action before, directly on the board.
cavum-why-no-route = No route leads here from one of your stations in the mountain.
cavum-why-no-tile = A vein needs a tile to lie on.
cavum-why-beside-a-city = A vein may not touch a city.
cavum-why-beside-a-vein = A vein may not touch another vein.
cavum-why-no-stones = No stone is left on any scale.
