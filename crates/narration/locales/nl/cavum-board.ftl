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
cavum-board-auction = Veiling: wie kiest een volgordekaart?
cavum-board-sale = Verkoop: { $colour }
cavum-board-no-bid = Nog geen bod.
cavum-board-highest = Hoogste bod: { $points }
cavum-board-lowest = Laagste prijs: { $price }
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
cavum-board-if-scored = Steden nu: { $points }
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
