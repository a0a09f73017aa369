# Warum ein Tipp sagt, was er sagt: Teilsätze, die zu einem Satz verbunden werden.

hint-clauses = { $start }; { $next }

caverna-hint-brings = bringt { $things }
caverna-hint-costs = kostet { $goods }
caverna-hint-keeps = lässt dir { $goods } für später
caverna-hint-nothing = kostet nichts, denn du hast nichts mehr
caverna-hint-rooms = { $points ->
    [one] 1 Punkt ({ $rooms })
   *[other] { $points } Punkte ({ $rooms })
}
caverna-hint-caverns = { $count ->
    [one] einen neuen Raum
   *[other] { $count } neue Räume
}
caverna-hint-walls = { $count ->
    [one] eine Wand
   *[other] { $count } Wände
}
caverna-hint-rival = sonst könnte { $name } das bauen: { $rooms }

cavum-hint-bid = mit diesem Gebot wählst du vor { $others ->
    [one] einem anderen
   *[other] { $others } anderen
} und behältst { $left } Punkte
cavum-hint-pass = du behältst alle deine { $points } Punkte
cavum-hint-pass-bid = du behältst alle deine { $points } Punkte, während { $name } { $highest } zahlt
cavum-hint-dynamite = bringt dir { $dynamite }
cavum-hint-before = { $count ->
    [0] niemand ist vor dir an der Reihe
    [one] höchstens einer ist vor dir an der Reihe
   *[other] höchstens { $count } sind vor dir an der Reihe
}
cavum-hint-order = du hast { $held } der { $stones } Edelsteine, und { $reached ->
    [0] von den anderen liegt noch keiner auf deinen Schürfwegen
    [one] einer liegt auf deinen Schürfwegen
   *[other] { $reached } liegen auf deinen Schürfwegen
}
cavum-hint-order-worth = er bringt { $value } Punkte oder kostet { $penalty }, wenn du ihn nie erfüllst
cavum-hint-no-order = jeder Auftrag auf dem Tisch kostet mindestens { $penalty } Punkte, wenn du ihn nie erfüllst
cavum-hint-no-route = es gibt keinen Schürfweg für dich
cavum-hint-collects = dieser Weg schürft { $stones }
cavum-hint-collects-none = dieser Weg schürft keinen Edelstein
cavum-hint-enough = das reicht für den Auftrag { $order } mit { $value } Punkten
cavum-hint-price = { $count ->
    [one] dein Edelstein bringt { $points } Punkte, wenn dich niemand unterbietet
   *[other] deine { $count } Edelsteine bringen bis zu { $points } Punkte, wenn dich niemand unterbietet
}
cavum-hint-keeps = du behältst { $stones } für einen Auftrag oder den Schlussverkauf
cavum-hint-keeps-for = du brauchst den Edelstein für den Auftrag { $order } mit { $value } Punkten
cavum-hint-kept = { $count ->
    [0] du hast keine Edelsteine mehr
    [one] du behältst einen Edelstein
   *[other] du behältst { $count } Edelsteine
}
cavum-hint-points = { $points ->
    [one] bringt 1 Punkt
   *[other] bringt { $points } Punkte
}
cavum-hint-spares = erspart dir die Strafe von { $penalty }
cavum-hint-route = dein bester Schürfweg bringt { $after ->
    [0] keinen Edelstein
    [one] 1 Edelstein
   *[other] { $after } Edelsteine
} statt { $before }
cavum-hint-cities = deine Stationen brächten in den Städten { $after } statt { $before } Punkte
cavum-hint-others = nimmt den anderen { $points ->
    [one] 1 Stadtpunkt
   *[other] { $points } Stadtpunkte
}
cavum-hint-reach = du könntest auf { $after ->
    [one] 1 Stadtfeld
   *[other] { $after } Stadtfeldern
} statt { $before } bauen
cavum-hint-prepares = bringt nicht sofort etwas, bereitet aber vor, was folgt
cavum-hint-same = dein bester Schürfweg behält { $stones ->
    [0] nichts
    [one] seinen Edelstein
   *[other] seine { $stones } Edelsteine
}, deine Städte { $points } Punkte
cavum-hint-blast = { $count ->
    [one] ein Plättchen mehr würde explodieren
   *[other] { $count } Plättchen mehr würden explodieren
}
