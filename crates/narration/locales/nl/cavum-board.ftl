# Cavum: wat op en rond het bord staat.

cavum-board-mountain = De berg
cavum-board-space = { $space }: { $about }
cavum-board-hex-empty = rots, nog niets gebouwd
cavum-board-hex-level = { $count } tegels op elkaar
cavum-board-hex-threatened = verdwijnt als het dynamiet ernaast ontploft
cavum-board-city-free = vrij stadsveld
cavum-board-station-of = station van { $name }
cavum-board-vein-with = ader met { $stones }
cavum-board-zoom-in = Inzoomen
cavum-board-zoom-out = Uitzoomen
cavum-board-zoom-all = De hele berg
cavum-board-option = Koopoptie
cavum-board-discard = Ongebruikt in de koophoop
cavum-board-market = Prijzen
cavum-board-scale = { $colour }: prijs { $price }, { $stones } in de reeks
cavum-board-pool = Koophoop
cavum-board-pool-help = Met een koopoptie neem je hier één onderdeel uit en zet je het meteen in.
cavum-board-sale = Verkoop: { $colour }
cavum-board-sells-at = { $name } verkoopt voor { $price } per stuk.
cavum-board-to-bid = biedt nu
cavum-board-out = gepast
cavum-board-leads = aan kop
cavum-board-cards = Volgordekaarten
cavum-board-orders = Opdrachten
cavum-board-order = { $stones }: { $value } punten, anders { $penalty } minder aan het einde
cavum-board-chips = meteen { $points } punten als je hem neemt
cavum-board-missing = Nog nodig: { $stones }
cavum-board-you = (jij)
cavum-board-points = { $points ->
    [one] punt
   *[other] punten
}
cavum-board-if-scored-help = Wat de steden zouden opleveren als ze nu werden gewaardeerd
cavum-board-actions = { $done } van { $most } acties gedaan
cavum-board-stones = { $count ->
    [0] Geen edelstenen
    [one] 1 edelsteen
   *[other] { $count } edelstenen
}
cavum-board-left = { $count ->
    [one] Nog 1 onderdeel:
   *[other] Nog { $count } onderdelen:
}
cavum-board-prospect = Delftegel
cavum-board-track = Punten
cavum-board-phase = Ronde { $phase } van { $phases }
cavum-board-routes = Routes
cavum-board-walks = Gelopen routes
cavum-board-walk-empty = geen edelsteen
cavum-board-routes-help = Het beste wat er te delven valt. Tik een route aan om hem te zien en bevestig hem; of tik op de berg veld voor veld.
cavum-board-route-so-far = Tot nu toe:
cavum-board-route-length = { $stones ->
    [0] geen edelsteen
    [one] 1 edelsteen
   *[other] { $stones } edelstenen
}, { $spaces } velden
cavum-board-explosion = De explosie
cavum-board-explosion-gone = { $exploded ->
    [one] 1 tegel is ontploft
   *[other] { $exploded } tegels zijn ontploft
}, { $hit ->
    [0] ernaast is niets geraakt.
    [one] ernaast is er 1 geraakt.
   *[other] ernaast zijn er { $hit } geraakt.
}
cavum-board-explosion-left = Wat blijft: { $tiles ->
    [one] 1 zichtbare tegel
   *[other] { $tiles } zichtbare tegels
}, { $veins ->
    [one] 1 ader
   *[other] { $veins } aders
} en alle stations.
cavum-board-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
cavum-board-player = Speler

## Waarom iets ergens niet kan

cavum-why-in-a-city = Tegels en aders komen in de berg, niet in een stad.
cavum-why-station = Hier staat een station.
cavum-why-vein = Hier ligt een ader: die kan niet worden bedekt.
cavum-why-too-many-exits = De tegel hier heeft evenveel uitgangen of meer; alleen een tegel met meer uitgangen mag hem bedekken.
cavum-why-nothing-to-continue = Hier zou geen enkele tunnel doorlopen.
cavum-why-not-just-laid = In de berg mag een station alleen op de tunneltegel die je in je vorige actie direct op het bord hebt gelegd.
cavum-why-no-route = Vanaf geen van je mijnstations loopt een route hierheen.
cavum-why-no-tile = Een ader heeft een tegel nodig om op te liggen.
cavum-why-beside-a-city = Een ader mag niet naast een stad liggen.
cavum-why-beside-a-vein = Een ader mag niet naast een andere ader liggen.
cavum-why-no-stones = In geen enkele reeks ligt nog een edelsteen.

## The table and what is on it

cavum-section-auction = Veiling
cavum-section-orders = Opdrachten
cavum-section-building = Bouwen
cavum-section-cities = Steden
cavum-section-explosion = Explosie
cavum-section-sale = Verkoop
cavum-section-delivery = Levering
cavum-section-final-sale = Slotverkoop
cavum-board-after-phases = Na ronde { $phases }
cavum-board-city = Stad { $numeral }
cavum-board-city-worth = { $free } vrij
cavum-board-city-each = { $free } vrij · elk { $free }
cavum-board-cities-now = steden
cavum-board-show-blast = Tonen wat zou ontploffen
cavum-board-discard-short = naar hoop
cavum-board-market-help = hoogste vrije getal
cavum-board-rung = { $most ->
    [one] 1 punt
   *[other] { $least ->
        [same] { $most } punten
       *[other] { $least } tot { $most } punten
    }
}
cavum-board-lowest-now = laagste
cavum-preview-route = Route
cavum-preview-no-route = nog geen
cavum-preview-cities = Steden
cavum-preview-same = { $points ->
    [one] 1 punt, net als nu
   *[other] { $points } punten, net als nu
}
cavum-preview-reach = Bereik
cavum-preview-reach-text = { $count ->
    [0] geen vrij stadsveld
    [one] 1 vrij stadsveld
   *[other] { $count } vrije stadsvelden
}
cavum-preview-explosion = Explosie
cavum-preview-stays = blijft, { $others ->
    [0] verder verdwijnt niets
    [one] 1 andere tegel verdwijnt
   *[other] { $others } andere tegels verdwijnen
}
cavum-preview-goes = wordt vernietigd, { $others ->
    [0] verder verdwijnt niets
    [one] 1 andere tegel verdwijnt
   *[other] { $others } andere tegels verdwijnen
}
cavum-marks = Tekens
cavum-marks-fits = past hier
cavum-marks-on-top = past erbovenop
cavum-marks-blown = ontploft
cavum-marks-route = jouw route
cavum-marks-hint = hint
cavum-marks-fresh = net gelegd
cavum-result-you = Jij wint!
cavum-result-score = { $own } tegen { $next }
cavum-result-by-source = Punten per bron en ronde
cavum-result-curve = Punten per ronde
cavum-result-phase = Ronde { $phase }
cavum-result-after = Daarna
cavum-result-sum = Totaal
cavum-source-start = Start
cavum-source-auctions = Veilingen
cavum-source-options = Koopopties en fiches
cavum-source-cities = Steden
cavum-source-sales = Verkopen
cavum-source-orders = Opdrachten
cavum-source-penalties = Strafpunten
cavum-source-final-sale = Slotverkoop
cavum-film-fuse = De lont brandt …

## What is asked, and what the player who is asked is doing

cavum-ask-open = Wat bied je? Het hoogste bod kiest { $turn ->
    [first] als eerste
   *[next] als volgende
} een volgordekaart.
cavum-ask-raise = Verhogen naar { $least } of passen: wie kiest { $turn ->
    [first] als eerste
   *[next] als volgende
} een volgordekaart?
cavum-ask-card = Welke volgordekaart? Lage bouwen en verkopen eerst, hoge hebben sterker dynamiet.
cavum-ask-order = Een opdracht nemen, of passen voor deze ronde?
cavum-ask-build = { $left ->
    [4] Wat bouw je? Je hebt tot 4 acties.
    [one] Nog één actie, of is je beurt voorbij?
   *[other] Nog tot { $left } acties, of is je beurt voorbij?
}
cavum-ask-prospect = Tijd om te delven: kies een route, of het station waar de jouwe begint.
cavum-ask-step = Waar gaat je route verder?
cavum-ask-price = Noem een prijs voor { $colour ->
    [yellow] geel
    [red] rood
    [blue] blauw
    [green] groen
    [white] wit
   *[violet] paars
}, hoogstens { $most }, of pas. Het laagste bod verkoopt.
cavum-ask-undercut = Onder de { $lowest } bieden of passen: wie verkoopt { $colour ->
    [yellow] geel
    [red] rood
    [blue] blauw
    [green] groen
    [white] wit
   *[violet] paars
}?
cavum-ask-sell = Hoeveel { $colour ->
    [yellow] gele
    [red] rode
    [blue] blauwe
    [green] groene
    [white] witte
   *[violet] paarse
} stenen verkoop je voor { $price } per stuk?
cavum-ask-fulfil = Vervul je nu een opdracht?
cavum-ask-final-sale = Slotverkoop: welke steen verkoop je?
cavum-waits-bid = { $name } biedt op een volgordekaart.
cavum-waits-card = { $name } kiest een volgordekaart.
cavum-waits-order = { $name } kiest een opdracht.
cavum-waits-build = { $name } bouwt, actie { $action } van 4.
cavum-waits-prospect = { $name } delft.
cavum-waits-price = { $name } noemt een prijs voor { $colour ->
    [yellow] geel
    [red] rood
    [blue] blauw
    [green] groen
    [white] wit
   *[violet] paars
}.
cavum-waits-sell = { $name } beslist hoeveel { $colour ->
    [yellow] gele
    [red] rode
    [blue] blauwe
    [green] groene
    [white] witte
   *[violet] paarse
} stenen te verkopen.
cavum-waits-fulfil = { $name } kijkt welke opdrachten te vervullen zijn.
cavum-waits-final-sale = { $name } verkoopt een steen in de slotverkoop.
