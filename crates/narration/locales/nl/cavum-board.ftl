# Cavum: wat op en rond het bord staat.

cavum-board-mountain = De berg
cavum-board-space = { $space }: { $about }
cavum-board-hex-empty = rots, nog niets gebouwd
cavum-board-hex-level = { $count } tegels op elkaar
cavum-board-hex-threatened = verdwijnt als het dynamiet ernaast ontploft
cavum-board-city-free = vrij stadsveld
cavum-board-station-of = station van { $name }
cavum-board-vein-with = ader met { $stones }
cavum-board-zoom-in = Dichterbij
cavum-board-zoom-out = Verder weg
cavum-board-zoom-all = De hele berg
cavum-board-option = Koopoptie
cavum-board-discard = Ongebruikt in de koophoop
cavum-board-market = Prijzen
cavum-board-scale = { $colour }: prijs { $price }, { $stones } in de reeks
cavum-board-pool = Koophoop
cavum-board-pool-help = Een koopoptie haalt hier één onderdeel uit, dat meteen wordt ingezet.
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
cavum-board-chips = { $points } punten meteen voor wie hem neemt
cavum-board-missing = Ontbreekt: { $stones }
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
cavum-board-routes-help = Het beste wat er te delven valt. Tik een route aan om hem te zien en bevestig hem; of tik hem veld voor veld aan op de berg.
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
cavum-board-explosion-left = Wat blijft: { $tiles } zichtbare tegels, { $veins } aders en elk station.
cavum-board-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
}
cavum-board-player = Speler

## Waarom iets ergens niet kan

cavum-why-in-a-city = Tegels en aders komen in de berg, niet in een stad.
cavum-why-station = Hier staat een station.
cavum-why-vein = Hier ligt een ader: die mag niet bedekt worden.
cavum-why-too-many-exits = De tegel hier heeft evenveel uitgangen of meer; alleen een tegel met meer uitgangen mag hem bedekken.
cavum-why-nothing-to-continue = Hier zou geen tunnel worden voortgezet.
cavum-why-not-just-laid = In de berg komt een station alleen op de tunneltegel die je in de actie ervoor direct op het bord hebt gelegd.
cavum-why-no-route = Vanaf geen van je stations in de berg loopt een route hierheen.
cavum-why-no-tile = Een ader heeft een tegel nodig om op te liggen.
cavum-why-beside-a-city = Een ader mag geen stad raken.
cavum-why-beside-a-vein = Een ader mag geen andere ader raken.
cavum-why-no-stones = In geen enkele reeks ligt nog een edelsteen.
