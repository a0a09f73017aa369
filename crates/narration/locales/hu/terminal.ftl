# A terminál: amit a „grotto play”, a „replay” és az „analyse” a játékok szövegein kívül mond.

## Az asztalnál

terminal-seat = { $number }. hely
terminal-seat-own = { $number }. hely (te)
terminal-seats = { $count } hely
terminal-alone = Egyedül játszol.
terminal-company = Ez a helyed: { $seat }. { $others ->
    [one] { $level ->
        [random] Az ellenfeled bot, és vaktában játszik.
        [greedy] Az ellenfeled bot, és ésszel játszik.
        [strong] Az ellenfeled bot, és erősen játszik.
       *[expert] Az ellenfeled bot, és mesterien játszik.
    }
   *[other] { $level ->
        [random] A többiek botok, és vaktában játszanak.
        [greedy] A többiek botok, és ésszel játszanak.
        [strong] A többiek botok, és erősen játszanak.
       *[expert] A többiek botok, és mesterien játszanak.
    }
}
terminal-commitment = Minden véletlen egy titkos kezdőértékből következik. Ez az SHA-256 lenyomata, a végén ellenőrizheted:
terminal-resumed = A játszma ott folytatódik, ahol félbemaradt.
terminal-kept = Minden döntés ide kerül: { $file }.
terminal-saved = A játszma elmentve ide: { $file }. Így folytathatod:
terminal-seed = A kezdőérték ez volt:
terminal-seed-check = A 32 bájtjából számolt SHA-256 az elején látott lenyomat. Így ellenőrizheted:
terminal-seed-covered = rejtve a játszma végéig
terminal-record = A jegyzőkönyv helye: { $file }. Így ellenőrizheted minden lépését:
terminal-points = pont
terminal-wins = nyert
terminal-shares = osztozik a győzelmen

## Amit be lehet írni

terminal-help = Írj be egy döntést, a számát vagy a szavainak elejét; vagy
terminal-wish-help = mit lehet beírni
terminal-wish-board = az egész állás újra
terminal-wish-deck = mi jöhet még
terminal-wish-record = az eddigi játszma jegyzőkönyve
terminal-wish-undo = az utolsó döntésed visszavonása
terminal-wish-quit = mentés és kilépés
terminal-no-such-number = Nincs ilyen szám a listán: { $number }; 1 és { $most } között választhatsz.
terminal-ambiguous = { $words } lehet: { $candidates }.
terminal-which = { $words } ezek egyike lehet:
terminal-unknown = { $words } most nem lehetséges; ezeket írhatod: { $legal }, vagy help.
terminal-unknown-of-many = { $words } most nem lehetséges; írj olyat, ami így kezdődik: { $beginnings }, vagy help.
terminal-and-more = { $listed } és még { $count }
terminal-range = { $first }–{ $last }
terminal-example = pl. { $words }: { $label }
terminal-taken-back = Az utolsó döntésed visszavonva.

## Feljegyzett játszmák

terminal-caption = { $name }: { $words }
terminal-luck = Szerencse
terminal-position = { $length } lépésből { $steps } után:
terminal-not-over = A jegyzőkönyv itt véget ér; a játszma nem fejeződött be.
terminal-analysing = { "  " }elemzés { $bar } { $done } / { $all } állás, még { $left }
terminal-analysis-decisions = Megvizsgált döntések: { $decisions }, egyenként { $iterations } iterációval.
terminal-analysis-lead = Kinek mekkora esélye volt a győzelemre lépésről lépésre; * ahol vonalak találkoznak.
terminal-analysis-lead-alone = Mennyire alakult jól, lépésről lépésre.
terminal-steps = { $first }–{ $last }. lépés
terminal-nothing-turned = Nem volt fordulópont: az esélyek nagyjából változatlanok maradtak.

## Diamant

terminal-diamant-left = { $rubies ->
    [0] üres
   *[other] maradt { $rubies }
}
terminal-diamant-trap = csapda
terminal-diamant-relic = ereklye
terminal-diamant-treasure = kincs
terminal-diamant-deadly = halálos csapda
terminal-diamant-harmless = új csapda
terminal-diamant-next = A következő kártya, { $size } közül
terminal-diamant-alone = ★ { $values } annak, aki egyedül fordul vissza
terminal-diamant-gone = kikerült a játékból: { $cards }
terminal-diamant-later = A későbbi fordulókban jövő ereklyék értéke: { $values }.

## Caverna

terminal-caverna-letter-wood = f
terminal-caverna-letter-stone = k
terminal-caverna-letter-emmer = b
terminal-caverna-letter-flax = l
terminal-caverna-letter-food = é
terminal-caverna-letter-gold = a
terminal-caverna-short-below = +{ $gain } ha { $good }<{ $below }
terminal-caverna-short-all = mind={ $level }
terminal-caverna-short-any = { $count } féle→{ $gain }
terminal-caverna-short-dig = vájás
terminal-caverna-short-wall = fal
terminal-caverna-reachable = kivájható
terminal-caverna-behind = fal mögött
terminal-caverna-food = +{ $food } { caverna-good-food }
terminal-caverna-empty = üres
terminal-caverna-fits-rooms = { $rooms } szoba illik
terminal-caverna-points = { $points } pont
terminal-caverna-setup = Előkészületek
terminal-caverna-turns = körök fordulónként { $turns }
terminal-caverna-next = Következő forduló: { $tiles }.
terminal-caverna-next-of = Következő fordulóban ezek egyike: { $tiles }.
terminal-caverna-later = Később: { $tiles }.
terminal-caverna-to-do = { $tile }: hátravan még: { $parts }
terminal-caverna-all-done = { $tile }: minden kész
terminal-caverna-more-rooms = még { $count ->
    [one] egy szobát használhatsz
   *[other] { $count } szobát használhatsz
}
terminal-caverna-offer = amit ez a szoba kínál: { $room }
terminal-caverna-column-points = p.
terminal-caverna-column-walls = falak
terminal-caverna-column-cost = ár
terminal-caverna-column-effect = hatás
terminal-caverna-for-you = neked
terminal-caverna-blue = kék
terminal-caverna-fits-many = { $count } tárnába illik
terminal-caverna-lacks = hiányzik { $goods }
terminal-caverna-no-fit = sehová sem illik
terminal-caverna-too-many-blue = túl sok kék
terminal-caverna-help-take = ezt az akciólapkát választod
terminal-caverna-help-gain = a lapka áruit megkapod
terminal-caverna-help-trade = csere, aszerint megnevezve, amit fizetsz
terminal-caverna-help-use = narancssárga szoba használata; ha többféleképpen lehet, akkor az is,
terminal-caverna-help-use-with = … hogy mit fizetsz
terminal-caverna-help-use-for = … hogy mit kapsz, vagy hol vájsz (at 1,0)
terminal-caverna-help-dig = ennek a tárnának a kivájása; dig twice 1,0: utána még egyé
terminal-caverna-help-wall = fal építése két mező közé
terminal-caverna-help-raze = a fal lerombolása
terminal-caverna-help-furnish = szoba építése ide; az árán felül ezt fizeted
terminal-caverna-help-convert = egy tönkebúzából, lenből vagy aranyból élelmiszer lesz, bármikor
terminal-caverna-help-end = a kör befejezése, akkor is, ha maradt tennivaló
terminal-caverna-help-spaces = Minden mezőn ott a neve és az, amit be kell írni: A2 az 1,0, a második sor első oszlopa.
terminal-caverna-help-parts = Egy lapka részeit tetszőleges sorrendben végezheted el, mindegyiket egyszer vagy egyszer sem.
terminal-caverna-help-letters = Áruk a rajzon: { $letters }.
terminal-caverna-help-signs = → csere, / vagy, ; és, = feltöltés eddig a számig.
terminal-caverna-help-sides = Oldalak: ▓ természetes fal, ═ ║ épített fal, ┄ ┊ nyitott, » napfény. ░ lefelé fordítva.
terminal-caverna-help-walls = Egy szoba falai az óramutató járása szerint: D ott fal kell, L ott lehet, - ott nem lehet. A szoba elforgatható: D--D minden olyan sarokba illik, ahol pontosan két fal van.

## Cavum

terminal-cavum-letter-yellow = S
terminal-cavum-letter-red = P
terminal-cavum-letter-blue = K
terminal-cavum-letter-green = Z
terminal-cavum-letter-white = F
terminal-cavum-letter-violet = L
terminal-cavum-all-sides = minden oldal
terminal-cavum-cities = Városok
terminal-cavum-free = { $city } { $free } szabad / { $spaces }
terminal-cavum-cards = Kártyák
terminal-cavum-to-play = Hátravan
terminal-cavum-option = vételi opció
terminal-cavum-prospect = bányászlapka
terminal-cavum-column-player = Játékos
terminal-cavum-column-card = kártya
terminal-cavum-column-points = pont
terminal-cavum-column-cities = városok
terminal-cavum-column-stones = kövek
terminal-cavum-column-pieces = még kijátszható
terminal-cavum-orders-to-come = Megrendelések, amelyek még jöhetnek
terminal-cavum-none = nincs
terminal-cavum-fulfilled = Teljesítve: { $orders }
terminal-cavum-dealing = Még felfordítandó megrendelések: { $left }.
terminal-cavum-lots = Sorsolás dönti el, ki nyitja meg az első licitet.
terminal-cavum-has-bid = { $name } licitje: { $points }.
terminal-cavum-still-in = Még versenyben: { $names }.
terminal-cavum-chooses-card = { $name } sorrendkártyát választ.
terminal-cavum-takes-order = { $name } elvehet egy megrendelést; a passz erre a szakaszra végleges.
terminal-cavum-turn-of = { $name } következik.
terminal-cavum-own-turn = Te jössz: elvégzett akciók: { $done }, legfeljebb { $most }.
terminal-cavum-fresh = Ide most állomást építhetsz, és csak most: { $space }.
terminal-cavum-route-so-far = Az útvonal eddig: { $spaces }.
terminal-cavum-route = Útvonal, amely ezt hozza: { $stones }: { $spaces }
terminal-cavum-route-empty = Útvonal kő nélkül: { $spaces }
terminal-cavum-no-route = Egyik állomásodtól sem vezet út egy másikhoz.
terminal-cavum-first-price = Az első ajánlat legfeljebb { $price }.
terminal-cavum-lower = Minden ajánlat alacsonyabb az előzőnél.
terminal-cavum-sells = { $name } elad, darabonként { $price } pontért: { $colour }.
terminal-cavum-fulfils = { $name } megrendeléseket teljesíthet.
terminal-cavum-final-sale = A végső eladás: { $name } elad egy követ a színe legmagasabb szabad áráért.
terminal-cavum-help-hexes = Minden mezőn ott vannak a koordinátái: az első szám kelet felé nő, a második dél felé. A bal oldali betűk a sorok nevei: F6 az F sor hatodik mezője.
terminal-cavum-help-strokes = A vonalkák a lapkák kijáratai; a folytatódó alagútnak kettő van.
terminal-cavum-help-cities = Ⅰ-3,6-tól Ⅴ-ig az öt város mezői látszanak; [1] az 1. hely állomása, S×9 egy telér 9 sárga kővel.
terminal-cavum-help-dynamite-sign = -3*4, fölötte csillaggal: dinamit; ² azt jelenti, hogy lapkák vannak alatta.
terminal-cavum-help-orders = A megrendelésen az áll, mit hoz, mibe kerül, ha sosem teljesíted, és hány pont van rajta: 22/-11, +2. A játékosok listáján +4 az, amit a városok most hoznának.
terminal-cavum-help-words = Szavak
terminal-cavum-help-bid = a licitekben; az első ajánlat egy kártyára 0 is lehet
terminal-cavum-help-card = a választott sorrendkártya a dinamitjával
terminal-cavum-help-order = egy megrendelés; ha sosem teljesíted, a büntetésébe kerül
terminal-cavum-help-lay = egy alagútlapka; r minden száma egy hatoddal forgatja az óramutatóval ellentétesen
terminal-cavum-help-dynamite = dinamit, amely a szakasz végén felrobban
terminal-cavum-help-station = az éppen lerakott lapkára, vagy egy városba, ahová út vezet
terminal-cavum-help-vein = ilyen színű kövek telére egy lapkán
terminal-cavum-help-option = ezek egyike a vételi készlet egy elemével; az option points 3 pontot ér
terminal-cavum-help-discard = egy elem felhasználatlanul a vételi készletbe kerül
terminal-cavum-help-prospect = az útvonal ennél az állomásnál kezdődik; utána step 0,1 és stop
terminal-cavum-help-sell = kövek a licitált áron; a végső eladásban egyetlen kő
terminal-cavum-help-fulfil = megrendelések a szakasz végén; az end a kört is befejezi
terminal-cavum-help-beginnings = Elég a szavak eleje: lay f a négykijáratú lapka összes helyét felsorolja, l f -2,3 r1 oda is teszi.
