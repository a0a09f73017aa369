# Cavum: ami a táblán és körülötte olvasható.

cavum-board-mountain = A hegy
cavum-board-space = { $space }: { $about }
cavum-board-hex-empty = szikla, még üres
cavum-board-hex-level = { $count } lapka egymáson
cavum-board-hex-threatened = eltűnik, ha a mellette lévő dinamit felrobban
cavum-board-city-free = szabad városi mező
cavum-board-station-of = { $name } állomása
cavum-board-vein-with = telér: { $stones }
cavum-board-zoom-in = Nagyítás
cavum-board-zoom-out = Kicsinyítés
cavum-board-zoom-all = Az egész hegy
cavum-board-option = Vételi opció
cavum-board-discard = Felhasználatlanul a vételi készletbe
cavum-board-market = Árak
cavum-board-scale = { $colour }: ár { $price }, { $stones } a skálán
cavum-board-pool = Vételi készlet
cavum-board-pool-help = Egy vételi opcióval innen vehetsz el valamit, amit azonnal fel kell használnod.
cavum-board-auction = Licit: ki választ sorrendkártyát?
cavum-board-sale = Eladás: { $colour }
cavum-board-no-bid = Még nincs licit.
cavum-board-highest = Legmagasabb licit: { $points }
cavum-board-lowest = Legalacsonyabb ár: { $price }
cavum-board-sells-at = { $name } darabonként { $price } pontért ad el.
cavum-board-to-bid = licitál
cavum-board-out = kiszállt
cavum-board-leads = vezet
cavum-board-cards = Sorrendkártyák
cavum-board-orders = Megrendelések
cavum-board-order = { $stones }: { $value } pont, különben a végén { $penalty } levonás
cavum-board-chips = { $points } pont azonnal, ha elveszed
cavum-board-missing = Hiányzik még: { $stones }
cavum-board-you = (te)
cavum-board-points = pont
cavum-board-if-scored = Városok most: { $points }
cavum-board-if-scored-help = Ennyit hoznának a városok, ha most értékelnénk őket
cavum-board-actions = Elvégzett akciók: { $done } / { $most }
cavum-board-stones = { $count ->
    [0] Nincs kő
   *[other] { $count } kő
}
cavum-board-left = Még { $count } elem:
cavum-board-prospect = Bányászlapka
cavum-board-track = Pontok
cavum-board-phase = { $phase }. szakasz (összesen { $phases })
cavum-board-routes = Útvonalak
cavum-board-routes-help = A legtöbb, ami kibányászható. Koppints egy útvonalra, hogy lásd, majd erősítsd meg; vagy koppints végig rajta a hegyen, mezőről mezőre.
cavum-board-route-so-far = Eddig:
cavum-board-route-length = { $stones ->
    [0] kő nélkül
   *[other] { $stones } kő
}, { $spaces } mező
cavum-board-explosion = A robbanás
cavum-board-explosion-gone = { $exploded } lapka felrobbant, { $hit ->
    [0] szomszédos lapkát nem ért találat.
   *[other] { $hit } szomszédos lapkát ért találat.
}
cavum-board-explosion-left = Ami marad: { $tiles } látható lapka, { $veins } telér és minden állomás.
cavum-board-won = { $count ->
    [one] { $names } nyert!
   *[other] { $names } nyert!
}
cavum-board-player = Játékos

## Miért nem kerülhet valami valahová

cavum-why-in-a-city = Lapka és telér csak a hegybe kerülhet, városba nem.
cavum-why-station = Itt állomás áll.
cavum-why-vein = Itt telér van: nem lehet befedni.
cavum-why-too-many-exits = Az itteni lapkának ugyanannyi vagy több kijárata van; csak olyan lapka fedheti be, amelynek több van.
cavum-why-nothing-to-continue = Itt nem folytatódna alagút.
cavum-why-not-just-laid = A hegyben csak arra az alagútlapkára kerülhet állomás, amelyet az előző akcióban közvetlenül a táblára tettél.
cavum-why-no-route = Egyik hegyi állomásodtól sem vezet ide út.
cavum-why-no-tile = Telér csak lapkára kerülhet.
cavum-why-beside-a-city = Telér nem lehet város mellett.
cavum-why-beside-a-vein = Telér nem lehet másik telér mellett.
cavum-why-no-stones = Egyetlen skálán sincs már kő.
