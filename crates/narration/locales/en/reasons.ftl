# Why a hint says what it says: clauses that are joined to one sentence.

hint-clauses = { $start }; { $next }

caverna-hint-brings = brings { $things }
caverna-hint-costs = costs { $goods }
caverna-hint-keeps = leaves you { $goods } for later
caverna-hint-nothing = costs nothing, as you have nothing left
caverna-hint-rooms = { $points ->
    [one] 1 point ({ $rooms })
   *[other] { $points } points ({ $rooms })
}
caverna-hint-caverns = { $count ->
    [one] a new cavern
   *[other] { $count } new caverns
}
caverna-hint-walls = { $count ->
    [one] a wall
   *[other] { $count } walls
}
caverna-hint-rival = otherwise { $name } could build { $rooms }

cavum-hint-bid = if this wins, you choose before { $others ->
    [one] one other player
   *[other] { $others } others
} and keep { $left } points
cavum-hint-pass = you keep all of your { $points } points
cavum-hint-pass-bid = you keep all of your { $points } points, while { $name } pays { $highest }
cavum-hint-dynamite = brings you { $dynamite }
cavum-hint-before = { $count ->
    [0] nobody acts before you
    [one] at most one player acts before you
   *[other] at most { $count } players act before you
}
cavum-hint-order = you hold { $held } of its { $stones } stones, and { $reached ->
    [0] none of the others is on your routes yet
    [one] one more is on your routes
   *[other] { $reached } more are on your routes
}
cavum-hint-order-worth = it brings { $value } points, or costs { $penalty } if you never fulfil it
cavum-hint-no-order = every order on the table costs at least { $penalty } points if you never fulfil it
cavum-hint-no-route = there is no route that you could walk
cavum-hint-collects = the way from here collects { $stones }
cavum-hint-collects-none = the way from here collects no stone
cavum-hint-enough = that’s enough for the order { $order }, worth { $value } points
cavum-hint-price = { $count ->
    [one] your stone brings { $points } points if nobody goes lower
   *[other] your { $count } stones bring up to { $points } points if nobody goes lower
}
cavum-hint-keeps = you keep { $stones } for an order or the final sale
cavum-hint-keeps-for = you need the stone for the order { $order }, worth { $value } points
cavum-hint-kept = { $count ->
    [0] you have no stones left
    [one] you keep one stone
   *[other] you keep { $count } stones
}
cavum-hint-points = { $points ->
    [one] brings 1 point
   *[other] brings { $points } points
}
cavum-hint-spares = spares you the penalty of { $penalty }
cavum-hint-route = your best route collects { $after ->
    [0] no stone
    [one] 1 stone
   *[other] { $after } stones
} instead of { $before }
cavum-hint-cities = your stations would score { $after } instead of { $before } in the cities
cavum-hint-others = takes { $points ->
    [one] 1 city point
   *[other] { $points } city points
} from the others
cavum-hint-reach = you could build on { $after ->
    [one] 1 city space
   *[other] { $after } city spaces
} instead of { $before }
cavum-hint-prepares = brings nothing at once, but prepares what follows
cavum-hint-same = your best route keeps its { $stones ->
    [one] stone
   *[other] { $stones } stones
}, your cities their { $points } points
cavum-hint-blast = { $count ->
    [one] one more tile would explode
   *[other] { $count } more tiles would explode
}
