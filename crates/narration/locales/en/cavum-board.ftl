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
cavum-board-sale = Sale: { $colour }
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
cavum-board-walks = Routes walked
cavum-board-walk-empty = no stone
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

## The table and what is on it

cavum-section-auction = Auction
cavum-section-orders = Orders
cavum-section-building = Building
cavum-section-cities = Cities
cavum-section-explosion = Explosion
cavum-section-sale = Sale
cavum-section-delivery = Delivery
cavum-section-final-sale = Final sale
cavum-board-after-phases = After phase { $phases }
cavum-board-city = City { $numeral }
cavum-board-city-worth = { $free } free
cavum-board-city-each = { $free } free · { $free } each
cavum-board-cities-now = cities
cavum-board-show-blast = Show what would explode
cavum-board-discard-short = to pool
cavum-board-market-help = highest free number
cavum-board-rung = { $most ->
    [one] 1 point
   *[other] { $least ->
        [same] { $most } points
       *[other] { $least } to { $most } points
    }
}
cavum-board-lowest-now = lowest
cavum-preview-route = Route
cavum-preview-no-route = none yet
cavum-preview-cities = Cities
cavum-preview-same = { $points ->
    [one] 1 point, as before
   *[other] { $points } points, as before
}
cavum-preview-reach = Reach
cavum-preview-reach-text = { $count ->
    [0] no free city space
    [one] 1 free city space
   *[other] { $count } free city spaces
}
cavum-preview-explosion = Explosion
cavum-preview-stays = stays, { $others ->
    [0] nothing else goes
    [one] 1 other tile goes
   *[other] { $others } other tiles go
}
cavum-preview-goes = destroyed, { $others ->
    [0] nothing else goes
    [one] 1 other tile goes
   *[other] { $others } other tiles go
}
cavum-marks = Marks
cavum-marks-fits = fits here
cavum-marks-on-top = fits on top
cavum-marks-blown = blown up
cavum-marks-route = your route
cavum-marks-hint = hint
cavum-marks-fresh = laid just now
cavum-result-you = You win!
cavum-result-score = { $own } to { $next }
cavum-result-by-source = Points by source and phase
cavum-result-curve = Points over the phases
cavum-result-phase = Phase { $phase }
cavum-result-after = Afterwards
cavum-result-sum = Sum
cavum-source-start = Start
cavum-source-auctions = Auctions
cavum-source-options = Options and chips
cavum-source-cities = Cities
cavum-source-sales = Sales
cavum-source-orders = Orders
cavum-source-penalties = Penalties
cavum-source-final-sale = Final sale
cavum-film-fuse = The fuse is burning …

## What is asked, and what the player who is asked is doing

cavum-ask-open = What do you bid? The highest bidder picks a sequence card { $turn ->
    [first] first
   *[next] next
}.
cavum-ask-raise = Raise to { $least } or pass: who picks a sequence card { $turn ->
    [first] first
   *[next] next
}?
cavum-ask-card = Which sequence card? Low cards build and sell first; high ones bring stronger dynamite.
cavum-ask-order = Take an order, or pass for the rest of this phase?
cavum-ask-build = { $left ->
    [4] What do you build? You have up to 4 actions.
    [one] One more action, or is your turn over?
   *[other] Up to { $left } more actions, or is your turn over?
}
cavum-ask-prospect = Time to prospect: pick a route, or the station where yours begins.
cavum-ask-step = Where does your route go from here?
cavum-ask-price = Name a price for { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
    [white] white
   *[violet] violet
}, at most { $most }, or pass. The lowest bid sells.
cavum-ask-undercut = Undercut { $lowest } or pass: who sells { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
    [white] white
   *[violet] violet
}?
cavum-ask-sell = How many { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
    [white] white
   *[violet] violet
} stones do you sell at { $price } each?
cavum-ask-fulfil = Do you deliver an order now?
cavum-ask-final-sale = Final sale: which stone do you sell?
cavum-waits-bid = { $name } is bidding for a sequence card.
cavum-waits-card = { $name } is choosing a sequence card.
cavum-waits-order = { $name } is choosing an order.
cavum-waits-build = { $name } is building, action { $action } of 4.
cavum-waits-prospect = { $name } is prospecting.
cavum-waits-price = { $name } is naming a price for { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
    [white] white
   *[violet] violet
}.
cavum-waits-sell = { $name } is deciding how many { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
    [white] white
   *[violet] violet
} stones to sell.
cavum-waits-fulfil = { $name } is looking at the orders to deliver.
cavum-waits-final-sale = { $name } is selling a stone in the final sale.
