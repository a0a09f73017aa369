# Waarom een tip zegt wat hij zegt: zinsdelen die tot één zin worden verbonden.

hint-clauses = { $start }; { $next }

caverna-hint-brings = dit brengt { $things } op
caverna-hint-costs = dit kost { $goods }
caverna-hint-keeps = je houdt { $goods } over voor later
caverna-hint-nothing = dit kost niets, want je hebt niets meer
caverna-hint-rooms = { $points ->
    [one] 1 punt ({ $rooms })
   *[other] { $points } punten ({ $rooms })
}
caverna-hint-caverns = { $count ->
    [one] een nieuwe grot
   *[other] { $count } nieuwe grotten
}
caverna-hint-walls = { $count ->
    [one] een muur
   *[other] { $count } muren
}
caverna-hint-rival = anders zou { $name } dit kunnen bouwen: { $rooms }

cavum-hint-bid = als dit bod wint, kies je vóór { $others ->
    [one] één andere speler
   *[other] { $others } anderen
} en houd je { $left } punten
cavum-hint-pass = je houdt al je { $points } punten
cavum-hint-pass-bid = je houdt al je { $points } punten, terwijl { $name } er { $highest } betaalt
cavum-hint-dynamite = je krijgt { $dynamite }
cavum-hint-before = { $count ->
    [0] niemand is vóór jou aan de beurt
    [one] hoogstens één speler is vóór jou aan de beurt
   *[other] hoogstens { $count } spelers zijn vóór jou aan de beurt
}
cavum-hint-order = je hebt { $held } van de { $stones } edelstenen, en { $reached ->
    [0] van de andere ligt er nog geen op je routes
    [one] nog één ligt op je routes
   *[other] nog { $reached } liggen op je routes
}
cavum-hint-order-worth = de opdracht brengt { $value } punten op, of kost er { $penalty } als je hem nooit vervult
cavum-hint-no-order = elke opdracht op tafel kost minstens { $penalty } punten als je hem nooit vervult
cavum-hint-no-route = er is geen route die je kunt lopen
cavum-hint-collects = deze route delft { $stones }
cavum-hint-collects-none = deze route delft geen edelsteen
cavum-hint-enough = dat is genoeg voor de opdracht { $order }, die { $value } punten waard is
cavum-hint-price = { $count ->
    [one] je edelsteen brengt { $points } punten op als niemand lager gaat
   *[other] je { $count } edelstenen brengen tot { $points } punten op als niemand lager gaat
}
cavum-hint-keeps = je houdt { $stones } voor een opdracht of de slotverkoop
cavum-hint-keeps-for = je hebt de edelsteen nodig voor de opdracht { $order }, die { $value } punten waard is
cavum-hint-kept = { $count ->
    [0] je hebt geen edelstenen meer
    [one] je houdt één edelsteen
   *[other] je houdt { $count } edelstenen
}
cavum-hint-points = { $points ->
    [one] dit brengt 1 punt op
   *[other] dit brengt { $points } punten op
}
cavum-hint-spares = dit bespaart je { $penalty } strafpunten
cavum-hint-route = je beste route delft { $after ->
    [0] geen edelsteen
    [one] 1 edelsteen
   *[other] { $after } edelstenen
} in plaats van { $before }
cavum-hint-cities = je stations zouden in de steden { $after } in plaats van { $before } punten opleveren
cavum-hint-others = dit kost de anderen { $points ->
    [one] 1 stadspunt
   *[other] { $points } stadspunten
}
cavum-hint-reach = je zou op { $after ->
    [one] 1 stadsveld
   *[other] { $after } stadsvelden
} in plaats van { $before } kunnen bouwen
cavum-hint-prepares = dit brengt niet meteen iets op, maar bereidt voor wat volgt
cavum-hint-same = je beste route houdt { $stones ->
    [0] nul edelstenen
    [one] haar edelsteen
   *[other] haar { $stones } edelstenen
}, je steden houden { $points } punten
cavum-hint-blast = { $count ->
    [one] er zou één tegel meer ontploffen
   *[other] er zouden { $count } tegels meer ontploffen
}
