# Caverna: minden, amit mondunk róla.

caverna-name = Caverna: Barlang vs. Barlang
caverna-tagline = Vájd ki a hegyedet, rendezd be szobáról szobára, és légy gazdagabb a szomszéd törzsnél.
caverna-players = 1 vagy 2 játékos, 20–40 perc

## Asztal nyitása

caverna-option-seats = Játékosok
caverna-option-seats-help = Ketten egymás ellen játszotok; egyedül az 50 pont elérése a cél.

## Felsorolások


## Áruk

caverna-goods = Áruk
caverna-good-wood = fa
caverna-good-stone = kő
caverna-good-emmer = tönkebúza
caverna-good-flax = len
caverna-good-food = élelmiszer
caverna-good-gold = arany
caverna-amount-wood = { $count } fa
caverna-amount-stone = { $count } kő
caverna-amount-emmer = { $count } tönkebúza
caverna-amount-flax = { $count } len
caverna-amount-food = { $count } élelmiszer
caverna-amount-gold = { $count } arany
caverna-object-wood = { $count } fát
caverna-object-stone = { $count } követ
caverna-object-emmer = { $count } tönkebúzát
caverna-object-flax = { $count } lent
caverna-object-food = { $count } élelmiszert
caverna-object-gold = { $count } aranyat
caverna-stock = { $good }: { $count } (legfeljebb { $limit })

## Akciólapkák

caverna-tile-undergrowth = Aljnövényzet
caverna-tile-cultivation = Földművelés
caverna-tile-housework = Házimunka
caverna-tile-excavation = Kivájás
caverna-tile-furnishing = Berendezés
caverna-tile-masonry = Falazás
caverna-tile-undermining = Aláásás
caverna-tile-expansion = Bővítés
caverna-tile-drift-mining = Vájatfejtés
caverna-tile-expedition = Expedíció
caverna-tile-breach = Áttörés
caverna-tile-renovation = Tatarozás
caverna-renovation-condition = Csak ha több aranyad van, mint az ellenfelednek

## Szobák

caverna-room-cave-entrance = Barlang bejárata
caverna-room-shelf = Polc
caverna-room-spinning-wheel = Rokka
caverna-room-tunnel = Alagút
caverna-room-grindstone = Őrlőkő
caverna-room-food-corner = Étkezősarok
caverna-room-parlor = Fogadószoba
caverna-room-warehouse = Raktár
caverna-room-stall = Piaci bódé
caverna-room-sacrificial-altar = Áldozati oltár
caverna-room-storeroom = Éléskamra
caverna-room-weaving-room = Szövőszoba
caverna-room-furniture-workshop = Bútorműhely
caverna-room-gold-vein = Aranyér
caverna-room-junction-room = Csomópont szoba
caverna-room-digging-cave = Ásóbarlang
caverna-room-bakehouse = Pékség
caverna-room-state-room = Díszterem
caverna-room-secret-chamber = Titkos kamra
caverna-room-treasury = Kincstár
caverna-room-prospecting-site = Aranymosó hely
caverna-room-retting-room = Lenáztató
caverna-room-equipment-room = Szerszámkamra
caverna-room-wood-storeroom = Fatároló
caverna-room-dungeon = Tömlöc
caverna-orange = Narancssárga szoba
caverna-blue = Kék szoba
caverna-free = ingyen
caverna-costs = Költség: { $goods }
caverna-points = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
caverna-walls-needed = Szükséges falak, tetszés szerint elforgatva: { $sides }
caverna-wall-must = kell
caverna-wall-may = lehet
caverna-wall-none = nincs

## Hatások

caverna-effect-gain = kapsz { $goods }
caverna-effect-gain-below = kapsz { $goods }, ha kevesebb mint { $below } van
caverna-effect-refill = feltöltés { $level ->
    [3] 3-ra
   *[other] { $level }-re
} ({ $goods })
caverna-effect-swap = { $deals }
caverna-deal = adsz { $pay } → { $gain }
caverna-effect-swap-different = adsz { $count } különböző árut → { $gain }
caverna-effect-dig = kivájsz egy tárnát
caverna-effect-dig-through = kivájsz egy tárnát, akár falakon át is
caverna-effect-dig-paid = fizetsz { $cost }, és kivájsz { $tiles ->
    [one] egy tárnát
   *[other] { $tiles } tárnát
}
caverna-effect-dig-at = fizetsz { $cost }, és kivájod ezt: { $space }
caverna-effect-furnish = fizetsz { $price }, és berendezel egy tárnát
caverna-effect-furnish-free = berendezel egy tárnát, külön élelmiszer vagy arany nélkül
caverna-price-per-turn = 1 élelmiszert e forduló minden körödért
caverna-effect-wall = építesz egy falat
caverna-effect-raze = lerombolod egyik faladat, és kapsz { $goods }
caverna-effect-rooms = használhatsz { $count ->
    [one] egy narancssárga szobát
   *[other] legfeljebb { $count } különböző narancssárga szobát
}
caverna-effect-one-more-room = használhatsz még egy, az eddigiektől különböző narancssárga szobát
caverna-whenever-choosing = { $what } választásakor megteheted: { $effect }
caverna-whenever-gaining = { $what } szerzésekor: { $effect }
caverna-whenever-using = { $what } használatakor: { $effect }
caverna-whenever-building = valahányszor falat építesz, { $effect }

## Döntések

caverna-ask-tile = Válassz egy akciólapkát.
caverna-ask-act = { $tile }: mit teszel?
caverna-ask-dig-again = Vájd ki a második tárnát.
caverna-ask-cavern = Válaszd ki a kiegészítő tárna oldalát.
caverna-ask-end = Nincs több tennivaló: fejezd be a köröd.
caverna-wait-tile = { $name } akciólapkát választ.
caverna-wait-act = { $name } ezt hajtja végre: { $tile }.
caverna-wait-dig-again = { $name } kivájja a második tárnát.
caverna-wait-cavern = { $name } a kiegészítő tárna oldalát választja.
caverna-turn-own = A te köröd: { $turn }/{ $turns }
caverna-turn-other = { $name } köre: { $turn }/{ $turns }
caverna-next-furnish = Válassz szobát, majd tárnát hozzá.
caverna-next-dig = Válaszd ki a kivájandó tárnát.
caverna-next-wall = Válaszd ki a fal helyét.
caverna-next-raze = Válaszd ki a lerombolandó falat.
caverna-next-use = Válaszd ki, melyik szobát használod.
caverna-next-cavern = { $room }: válaszd ki a tárnát.
caverna-next-room = { $space }: válassz szobát.
caverna-next-way = { $room }: válaszd ki, mit tegyen.
caverna-cannot-furnish = A kínálatból egy szoba sem illik be, vagy nem tudod kifizetni
caverna-cannot-dig = Egyetlen lefordított lapka sem hozzáférhető
caverna-cannot-wall = Nincs több fal a készletben
caverna-cannot-raze = Nincs lerombolható falad
caverna-cannot-use = Most egyik szobád sem tehet semmit
caverna-decision-convert = { $good ->
    [emmer] 1 tönkebúza cseréje 1 élelmiszerre
    [flax] 1 len cseréje 1 élelmiszerre
   *[gold] 1 arany cseréje 1 élelmiszerre
}
caverna-decision-take = { $tile } választása
caverna-decision-use-no-room = Egyik szobát sem használom
caverna-decision-use-no-room-detail = A Fatárolóból így is megkapod a fát.
caverna-decision-use = { $room }: { $effect }
caverna-decision-dig = { $space } kivájása
caverna-decision-dig-food = { $food } élelmiszert találsz ott
caverna-decision-dig-twice = { $space } kivájása, majd még egy tárna
caverna-decision-dig-twice-detail = 2 élelmiszerbe kerül
caverna-decision-gain = Elveszek { $goods }
caverna-decision-raze = A fal lerombolása { $place }
caverna-decision-furnish = { $room } ide: { $space }, { $price } fizetve
caverna-decision-furnish-free = { $room } ide: { $space }
caverna-decision-furnish-detail = { $points } pont; a szoba ára { $cost }
caverna-decision-furnish-detail-free = { $points } pont; a szoba ingyen van
caverna-decision-end = Kör befejezése
caverna-build-here = Fal építése { $place }
caverna-furnish-here = { $space } berendezése: { $rooms }
caverna-dig-with = { $room }: { $space } kivájása

## Helyek

caverna-cavern = Kiegészítő tárna
caverna-cavern-corner = két fal a sarokban
caverna-cavern-alcove = három fal
caverna-place-between = { $one } és { $other } között
caverna-place-cavern-east = a kiegészítő tárna keleti oldalán
caverna-place-cavern-south = a kiegészítő tárna déli oldalán
caverna-side-north = észak
caverna-side-east = kelet
caverna-side-south = dél
caverna-side-west = nyugat
caverna-walls-around = Falak: { $sides }
caverna-walls-none = Nincs fal
caverna-wall-here = Fal { $place }
caverna-face-down = lefordított lapka
caverna-face-down-near = lefordított lapka, hozzáférhető
caverna-empty = üres tárna
caverna-used = ebben a körben használva

## Mi történt

caverna-event-start-drawn = A sorsolás döntött, { $name } kezd.
caverna-event-room-set-aside = Kimarad a játékból: { $room }.
caverna-event-round-began = { $round }. forduló: új lapka az akciótáblán: { $tile }. Fejenként { $turns } kör; { $name } kezd.
caverna-event-round-began-solo = { $round }. forduló: új lapka az akciótáblán: { $tile }. { $turns } kör.
caverna-event-tile-taken = { $name } ezt választja: { $tile }.
caverna-event-converted = { $good ->
    [emmer] { $name } 1 tönkebúzát 1 élelmiszerre cserél.
    [flax] { $name } 1 lent 1 élelmiszerre cserél.
   *[gold] { $name } 1 aranyat 1 élelmiszerre cserél.
}
caverna-event-gained = { $name } kap { $goods }.
caverna-event-gained-nothing = { $name } ebből már nem tud többet tárolni.
caverna-event-traded = { $name } fizet { $paid }, és kap { $gained }.
caverna-event-room-used = { $name } ezt használja: { $room }.
caverna-event-room-gained = { $name } ezt használja: { $room }, és kap { $gained }.
caverna-event-room-paid = { $name } ezt használja: { $room }, és fizet { $paid }.
caverna-event-room-traded = { $name } ezt használja: { $room }, fizet { $paid }, és kap { $gained }.
caverna-event-no-room-used = { $name } egyik szobát sem használja.
caverna-event-blue-room-acted = { $room }: { $name } kap { $goods }.
caverna-event-blue-room-full = { $room }: { $name } ebből már nem tud többet tárolni.
caverna-event-dug = { $name } kivájja: { $space }{ $food ->
    [0] .
   *[other] , és talál { $food } élelmiszert.
}
caverna-event-dug-paid = { $name } kivájja: { $space } (ára { $paid }){ $food ->
    [0] .
   *[other] , és talál { $food } élelmiszert.
}
caverna-event-room-unearthed = Új szoba a kínálatban: { $room }.
caverna-event-pile-turned = A húzópakliból a kínálatba: { $room }.
caverna-event-wall-built = { $name } falat épít { $place }.
caverna-event-wall-razed = { $name } lerombolja a falat { $place }, és kap { $goods }.
caverna-event-furnished = { $name } berendezi: { $space } – { $room } ({ $points } pont), és fizet { $paid }.
caverna-event-furnished-free = { $name } berendezi: { $space } – { $room } ({ $points } pont), ingyen.
caverna-event-cave-filled = { $name } az egész barlangot berendezte, és megkapja a kiegészítő tárnát!
caverna-event-cavern-chosen = { $side ->
    [corner] { $name } a kétfalú oldalt választja.
   *[alcove] { $name } a háromfalú oldalt választja.
}
caverna-event-round-ended = Véget ért { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} forduló. Minden lapka visszakerül.
caverna-event-game-won = { $name } nyert: { $score }!
caverna-event-game-draw = Döntetlen: { $score }!
caverna-event-solo-missed = A játék { $points } ponttal ért véget. A cél 50 volt.
caverna-event-solo-reached = A cél elérve, { $points } ponttal!
caverna-event-solo-exceptional = Kiemelkedő: { $points } pont!

## Egy kör egy sorban

caverna-line = { $name }: { $tile } – { $deeds }.
caverna-line-taken = { $name }: { $tile }.
caverna-line-idle = { $name }: { $tile } – akció nélkül.
caverna-line-before = { $name }: { $deeds }.
caverna-deeds = { $start }; { $next }
caverna-deed-gained = +{ $goods }
caverna-deed-full = nem fér el több
caverna-deed-traded = { $paid } → { $gained }
caverna-deed-room = { $room }: { $deed }
caverna-deed-no-room = szoba használata nélkül
caverna-deed-dug = { $space } kivájva
caverna-deed-dug-paid = { $space } kivájva, ára { $paid }
caverna-deed-dug-food = { $deed } ({ $gained })
caverna-deed-dug-room = { $deed }: { $room }
caverna-deed-pile = a húzópakliból: { $room }
caverna-deed-wall = fal építve { $place }
caverna-deed-razed = fal lerombolva { $place }: { $gained }
caverna-deed-furnished = { $space } berendezve: { $room } ({ $points } pont), ára { $paid }
caverna-deed-furnished-free = { $space } berendezve: { $room } ({ $points } pont), ingyen
caverna-deed-filled = az egész barlang berendezve
caverna-deed-cavern = kiegészítő tárna: { $side }

## A tábla

caverna-actions = Akciótábla
caverna-round = { $round }. forduló (összesen { $rounds })
caverna-turns-each = fejenként { $turns } kör
caverna-walls-left = { $count ->
    [one] { $count } fal a készletben
   *[other] { $count } fal a készletben
}
caverna-pile = { $count ->
    [one] { $count } szoba a húzópakliban
   *[other] { $count } szoba a húzópakliban
}
caverna-part-done = kész vagy elveszett
caverna-rooms-left = { $count ->
    [one] Még egy szobát használhatsz.
   *[other] Még { $count } szobát használhatsz.
}
caverna-pile-waits = A kör végén felfordul a húzópakli legfelső szobája.
caverna-round-alone = { $round }. forduló
caverna-rounds = { $first }–{ $last }. forduló
caverna-you = te
caverna-score = Pont
caverna-score-parts = szobák { $rooms }, arany { $gold }
caverna-start-player = Kezdőjátékos
caverna-turns-left = { $turns ->
    [one] még { $turns } kör
   *[other] még { $turns } kör
}
caverna-goals = Cél: { $goal } pont; { $more } fölött kiemelkedő.
caverna-goal-missing = Még { $points } pont hiányzik.
caverna-goal-reached = A cél elérve! Még { $points } pont, és kiemelkedő.
caverna-goal-exceptional = Kiemelkedő!
caverna-display = Építhető szobák
caverna-display-empty = Nincs szoba a kínálatban.
caverna-tiles-count = { $free } szabad · még { $coming }
caverna-taken-by = { $name } elvette
caverna-display-count = { $count } szoba, elöl a megépíthetők
caverna-unseen-are = Még lefordítva:
caverna-out = Kimarad a játékból: { $rooms }
caverna-new = új
caverna-fits-here = illik
caverna-obstacle-walls-short = nem jók a falak
caverna-obstacle-blue-short = kevés narancs
caverna-told-price = , továbbá { $goods } az akcióért
caverna-told-left = Marad: { $goods }.
caverna-told-nothing-left = Nem marad semmid.
caverna-told-convert = A körödben 1-et 1 élelmiszerré alakíthatsz.
caverna-told-gold = A végén mindegyik 1 pontot ér.
caverna-explain-tile = Vedd el az egyik szabad lapkát; ebben a fordulóban más már nem kaphatja meg. Utána hajtsd végre az akcióit: mindet, néhányat vagy egyet sem, tetszőleges sorrendben.
caverna-views = Az asztal részei
caverna-view-cave = Barlang
caverna-view-actions = Akciók
caverna-view-rooms = Szobák
caverna-view-rival = Ellenfél
caverna-view-goal = Cél
caverna-goal-title = A célod
caverna-pile-title = Húzópakli
caverna-pile-rule = Ha egy körben pontosan egy tárnát vájsz ki, a húzópakli legfelső szobája is felfordul.
caverna-fits = illik ide: { $spaces }
caverna-obstacle-missing = hiányzik { $goods }
caverna-obstacle-walls = nincs üres tárna ilyen falakkal
caverna-obstacle-blue = több narancssárga szoba kell
caverna-unseen = { $count ->
    [one] { $count } szoba még lefordítva
   *[other] { $count } szoba még lefordítva
}

## A vége

caverna-result-won = { $names } nyert!
caverna-result-draw = Döntetlen!
caverna-result-missed = Az 50 pontos célt nem sikerült elérni.
caverna-result-reached = A cél elérve!
caverna-result-exceptional = Kiemelkedő eredmény!
caverna-result-you = Nyertél!
caverna-result-source = Pontok forrása
caverna-result-orange = Narancssárga szobák
caverna-result-blue = Kék szobák
caverna-result-gold = Arany
caverna-result-best = Legjobb szoba (döntetlennél)

## A szabályok

caverna-rules-short = Röviden
caverna-rules-short-text = Te és az ellenfeled egy-egy törmelékkel teli hegyben laktok. A körödben akciólapkát választasz: árukat kapsz tőle, tárnákat vájhatsz ki, és szobákkal rendezheted be őket. A szobák jobbá teszik a későbbi köreidet, és pontot érnek.
caverna-rules-short-goal = Nyolc forduló után összeadod a szobáid pontjait és az aranyadat. A nagyobb összeg nyer.
caverna-rules-goods-text = Mindegyikből 1-gyel kezdesz. Egy fajtából legfeljebb 9 lehet nálad, aranyból 19. Ami ezen felül van, elveszik. A végén csak az arany számít: darabja 1 pontot ér.
caverna-rules-goods-convert = A körödben bármikor és bármennyiszer 1 tönkebúzát, 1 lent vagy 1 aranyat 1 élelmiszerre cserélhetsz.
caverna-rules-cave = A barlangod
caverna-rules-cave-picture = A barlang az elején: tizenegy mező, kilencen lefordított lapka, az A4 a Barlang bejárata, fölötte egy üres tárna
caverna-rules-cave-tiles = Kilenc mezőn szobák fekszenek lefordítva. Senki sem tudja, melyik hol van. A Barlang bejárata fölötti mező már az elején üres.
caverna-rules-cave-names = Itt minden mezőnek neve van: egy betű az oszlopnak, egy szám a sornak. A B2 és a B4 alatt 1-1 élelmiszer van, amelyet a kivájáskor kapsz meg.
caverna-rules-cave-walls = A barlangot körülvevő vastag szikla falnak számít: ezek a természetes falak. Két szomszédos mező közé te is építhetsz falat. Kettőtökre összesen 7 fal jut.
caverna-rules-cave-rooms = A hat világos hátú szoba kezdettől a kínálatban van. Minden, amit kivájtok, melléjük kerül, és bármelyikőtök megépítheti.
caverna-rules-rounds = Nyolc forduló
caverna-rules-rounds-tile = Felfordul egy új akciólapka. A játék végéig marad, így fordulóról fordulóra nő a választék.
caverna-rules-rounds-turns = Felváltva következtek, a kezdőjátékossal az élen, amíg a fordulótól függően mindkettőtöknek megvolt a 2, 3 vagy 4 köre.
caverna-rules-rounds-back = Minden elvett lapka visszakerül, és a másik játékos lesz a kezdőjátékos.
caverna-rules-turn = A köröd
caverna-rules-turn-text = Vegyél el egyet a még ott fekvő lapkákból; ebben a fordulóban már senki más nem kapja meg. Aztán hajtsd végre az akcióit: mindet, néhányat vagy egyet sem, tetszőleges sorrendben, mindegyiket legfeljebb egyszer.
caverna-rules-turn-free = El is vehetsz egy lapkát úgy, hogy semmit sem teszel vele, csak hogy az ellenfeled ne kapja meg.
caverna-rules-icons = Mit jelentenek a szimbólumok
caverna-rules-icon-gain = Megkapod ezeket az árukat. Perjelnél pontosan egy fajtát választasz.
caverna-rules-icon-exchange = Kifizetsz mindent, ami a nyíltól balra van, és megkapsz mindent, ami jobbra, egyszer.
caverna-rules-icon-refill = Ami e szám alatt van, annyira töltődik fel; sosem veszítesz semmit.
caverna-rules-icon-or = Az egyik vagy a másik, vagy egyik sem; de sosem mindkettő.
caverna-rules-icon-dig = Kivájsz egy tárnát.
caverna-rules-icon-furnish = Berendezel egy tárnát egy szobával. Ami a nyíl előtt áll, a szoba árán felül fizetendő.
caverna-rules-icon-wall = Egy falat teszel a készletből a barlangod két mezője közé. Ha üres a készlet, nem történik semmi.
caverna-rules-icon-raze = Eltávolítasz egy általad épített falat, természeteset soha, és megkapod az árukat. A már álló szobák maradnak.
caverna-rules-icon-rooms = Legfeljebb ennyi különböző narancssárga szobát használhatsz, mindegyiket egyszer. A Barlang bejárata is ilyen.
caverna-rules-icon-whenever = Kék szoba: magától működik, valahányszor ez történik.
caverna-rules-icon-per-turn = Annyi élelmiszer, ahány köre egy-egy játékosnak van a fordulóban: 2, 3 vagy 4.
caverna-rules-dig = Kivájás
caverna-rules-dig-text = Válassz egy hozzáférhető lefordított lapkát, és tedd felfordítva a kínálatba. A mezője mostantól üres tárna. Ha a mezőn élelmiszer látható, az a tiéd.
caverna-rules-dig-reach = Egy lapka akkor hozzáférhető, ha a Barlang bejáratától mezőről mezőre út vezet hozzá, amelyet nem zár el fal vagy más lefordított lapka. Üres és berendezett tárnákon át lehet menni. Az Aláásással falakon is átáshatsz, lapkákon nem.
caverna-rules-furnish = Berendezés
caverna-rules-furnish-text = Válassz egy szobát a kínálatból, fizesd ki az árát és azt, amibe az akció kerül, és tedd egy üres tárnára, amelynek a falai megfelelnek. A tárnának nem kell hozzáférhetőnek lennie. Az akcióért csak akkor fizetsz, ha tényleg berendezel.
caverna-rules-walls = Milyen falak kellenek
caverna-rules-walls-text = Minden szoba megmutatja, milyen falak kellenek neki. A vastag oldalon kell fal, a szaggatott oldalon lehet, a többin nem lehet. A rajzot elforgathatod, de nem tükrözheted. A természetes és az épített falak egyformán számítanak; a lapkák sosem falak.
caverna-rules-walls-one = pontosan egy fal
caverna-rules-walls-may = egy fal, és mellette legfeljebb még kettő
caverna-rules-walls-opposite = két egymással szemközti fal
caverna-rules-walls-all = körben falak
caverna-rules-orange = Narancssárga szobák
caverna-rules-orange-text = A narancssárga szoba akkor működik, ha használod: olyan lapkával, amely boltívben számot mutat. Az 1-essel egy szobát használhatsz, a 3-assal legfeljebb három különbözőt. Az építés még nem használat; ahhoz egy későbbi kör kell.
caverna-rules-blue = Kék szobák
caverna-rules-blue-text = A kék szoba magától működik attól fogva, hogy megépült, valahányszor bekövetkezik a rajta jelzett helyzet.
caverna-rules-blue-limit = Mindig több narancssárga szobádnak kell lennie, mint kéknek. A Barlang bejárata narancssárgának számít, így az első szobád mindig narancssárga.
caverna-rules-tiles = Az összes akciólapka
caverna-rules-tiles-start = Kezdettől felfordítva
caverna-rules-tiles-two = Az 1–3. fordulóban: fejenként két kör
caverna-rules-tiles-three = A 4–7. fordulóban: fejenként három kör
caverna-rules-tiles-four = A 8. fordulóban: fejenként négy kör
caverna-rules-tiles-excavation = Kivájás: hogy egyszer vagy kétszer ásol, azt az első szoba meglátása előtt döntöd el, és a 2 élelmiszert is akkor fizeted ki. A követ mindenképp megkapod.
caverna-rules-tiles-housework = A Házimunkával egy körben két tárnát is berendezhetsz, mindegyiket a maga áráért.
caverna-rules-rooms = Az összes szoba
caverna-rules-rooms-text = Minden szobán rajta van a neve, a pontja a pajzson, az ára, a szükséges falak és az, hogy mit csinál.
caverna-rules-rooms-notes = Jó tudni
caverna-rules-rooms-leave-out = Egy szoba bármelyik része kihagyható, és olyan szobát is használhatsz, amely nem változtat semmin.
caverna-rules-rooms-retting = Lenáztató: akkor ad, ha tényleg több lened lesz, bármi okból, és csak a teljes bevétel után.
caverna-rules-rooms-junction = Csomópont szoba: az arany is lehet a három áru egyike.
caverna-rules-rooms-wood-storeroom = Fatároló: a fát a szoba használata előtt kapod meg, akkor is, ha egy szobát sem használsz.
caverna-rules-rooms-prospecting = Aranymosó hely: egyszer, bármikor abban a körben, amelyben az Aljnövényzetet választod.
caverna-rules-cavern = A kiegészítő tárna
caverna-rules-cavern-text = Akinek elsőként van felfordított szoba mind a tizenegy mezőjén, azonnal kap még egy tárnát, és megválasztja az oldalát. Már ki van vájva, és egyetlen mezővel sem szomszédos; berendezhető, és a nyitott oldalaira fal építhető. Csak egy van belőle.
caverna-rules-end = A játék vége
caverna-rules-end-text = A 8. forduló után összeadod a szobáid pontjait, és minden aranyért 1 pont jár. Más áru nem számít.
caverna-rules-end-tie = Egyenlőség esetén a legértékesebb szoba dönt. Ha az is egyforma, döntetlen.
caverna-rules-solo = Egyjátékos mód
caverna-rules-solo-rooms = A hat világos szobából három kimarad. Kilenc sötét a barlangodba kerül, a többi kilenc lefordított húzópaklit alkot.
caverna-rules-solo-tiles = Az Áttörés kimarad, így hét forduló van 2, 2, 2, 3, 3, 3 és 4 körrel. A Tatarozást választhatod, akármennyi aranyad van.
caverna-rules-solo-pile = Valahányszor egy körben pontosan egy lapkát vájsz ki, a húzópakli legfelső szobája is a kínálatba kerül.
caverna-rules-solo-goal = 50 ponttal nyersz. 60 fölött kiemelkedő az eredmény.
caverna-rules-examples = Példák
caverna-rules-example-reach-picture = A barlang, A4 és B4 között fallal; A2, B3 és A5 hozzáférhető
caverna-rules-example-reach = Az elején A2, B3, B4 és A5 hozzáférhető. Egy fal A4 és B4 között elzárja a B4-hez vezető utat, amíg B3 nincs kivájva: akkor A3-on és B3-on át út vezet oda.
caverna-rules-example-bakehouse = Használod a Pékséget, és fizetsz 2 tönkebúzát: kapsz 4 élelmiszert és 1 aranyat. 3 tönkebúzáért 2 arany járna.
caverna-rules-example-parlor = A Fogadószoba 1-re tölt fel minden árut, amelyből nincs. A többi marad, ahogy van.
caverna-rules-example-expansion = A Bővítés 5 élelmiszerbe vagy 2 aranyba kerül szobánként. Ha 3 élelmiszered és 2 tönkebúzád van, becseréled a búzát, és fizethetsz.
caverna-rules-here = Így játszhatsz itt
caverna-rules-here-text = Kattints arra, amit szeretnél: egy lapkára, egy mezőre, két mező közti repedésre, vagy egy szobára, majd a helyére. Tartsd az egeret, a fókuszt vagy az ujjadat valamin, és elolvashatod, mit csinál. Vagy nyisd le a kérdés melletti listát; ott mindig minden megengedett lépés szerepel. Amit nem építhetsz meg, az szürke, és az oka is ott van.
caverna-rules-here-undo = A köröd végéig visszavonhatod a lépéseidet, amíg semmi új nem került elő.
caverna-rules-tips = Három tanács
caverna-rules-tip-one = Ásás előtt nézd meg a falaidat: a sarkok és a fülkék keresettek, fal nélküli mezőre pedig egyetlen szoba sem illik.
caverna-rules-tip-two = Az aranyat termelő szobák akkor érik meg a legjobban, ha korán megépíted őket.
caverna-rules-tip-three = Amit kiásol, azt az ellenfeled előbb is megépítheti. Legyen kéznél áru és hely.
