# Cavum: minden, ami elhangzik róla.

cavum-name = Cavum
cavum-tagline = Vágj alagutakat a hegybe, fedezz fel drágakőteléreket, és add el, amit kibányászol, mielőtt felrobban a dinamit.
cavum-players = 2–4 játékos, 90–120 perc

## Asztal nyitása

cavum-option-seats = Játékosok
cavum-option-beginners = Bevezető játék
cavum-option-beginners-help = Három helyett két szakasz, azután a szokásos befejezés.
cavum-option-open_stones = Látható kövek
cavum-option-open_stones-help = Mindenki látja, milyen köveik vannak a többieknek. Különben csak a számuk látható.

## Felsorolások


## Kövek

cavum-colour-yellow = sárga
cavum-colour-red = piros
cavum-colour-blue = kék
cavum-colour-green = zöld
cavum-colour-white = fehér
cavum-colour-violet = lila
cavum-stones = { $count } { $colour ->
    [yellow] sárga
    [red] piros
    [blue] kék
    [green] zöld
    [white] fehér
   *[violet] lila
}

## Elemek és kártyák

cavum-piece-two = kétkijáratú lapka
cavum-piece-three = háromkijáratú lapka
cavum-piece-four = négykijáratú lapka
cavum-piece-six = hatkijáratú lapka
cavum-piece-dynamite-two = kétkijáratú dinamit
cavum-piece-dynamite-three = háromkijáratú dinamit
cavum-piece-dynamite-four = négykijáratú dinamit
cavum-piece-dynamite-six = hatkijáratú dinamit
cavum-piece-station = állomás
cavum-piece-vein = telér
cavum-object-two = egy kétkijáratú lapkát
cavum-object-three = egy háromkijáratú lapkát
cavum-object-four = egy négykijáratú lapkát
cavum-object-six = egy hatkijáratú lapkát
cavum-object-dynamite-two = egy kétkijáratú dinamitlapkát
cavum-object-dynamite-three = egy háromkijáratú dinamitlapkát
cavum-object-dynamite-four = egy négykijáratú dinamitlapkát
cavum-object-dynamite-six = egy hatkijáratú dinamitlapkát
cavum-object-station = egy állomást
cavum-object-vein = egy telért
cavum-side-0 = K
cavum-side-1 = ÉK
cavum-side-2 = ÉNy
cavum-side-3 = Ny
cavum-side-4 = DNy
cavum-side-5 = DK
cavum-stones-object = { $count } { $colour ->
    [yellow] sárga követ
    [red] piros követ
    [blue] kék követ
    [green] zöld követ
    [white] fehér követ
   *[violet] lila követ
}
cavum-order-named = „{ $stones }”

## Döntések

cavum-decision-bid = Licit: { $points }
cavum-decision-pass = Passz
cavum-decision-card = { $card }. sorrendkártya
cavum-decision-card-detail = vele jár: { $dynamite }
cavum-decision-order = Megrendelés elvétele: { $order }
cavum-decision-order-detail = { $value } pont; { $penalty } levonás, ha sosem teljesíted
cavum-decision-lay = Lerakás: { $piece }, { $space }
cavum-decision-lay-turned = Lerakás: { $piece }, { $space }, kijáratok: { $sides }
cavum-decision-lay-dynamite-detail = A szakasz végén felrobban, ha még látható
cavum-decision-station = Állomás építése: { $space }
cavum-decision-vein = Telér felfedezése: { $space }, { $colour }
cavum-decision-option = Vételi opció: { $use }
cavum-use-lay = { $piece }, { $space }
cavum-use-lay-turned = { $piece }, { $space }, kijáratok: { $sides }
cavum-use-station = állomás, { $space }
cavum-use-vein = telér, { $space }, { $colour }
cavum-decision-option-detail = A vételi készletből
cavum-decision-option-points = Vételi opció: 3 pont
cavum-decision-option-points-detail = Nem veszel semmit
cavum-decision-discard = A vételi készletbe: { $piece }
cavum-decision-discard-detail = Akciónak számít
cavum-decision-prospect = Nincs mit bányászni
cavum-decision-prospect-detail = Nincs út, amely két állomásodat összekötné
cavum-decision-prospect-from = Bányászás, indulás innen: { $space }
cavum-decision-step = Tovább ide: { $space }
cavum-decision-stop = Az útvonal vége itt
cavum-decision-sell = { $count } kő eladása
cavum-decision-sell-stone = Eladok { $stones }
cavum-decision-fulfil = Megrendelés teljesítése: { $order }
cavum-decision-fulfil-detail = { $value } pont
cavum-decision-end = Kész
cavum-decision-end-detail = A következő játékos jön

## Mi történt

cavum-event-phase-began = { $phase }. szakasz: új megrendelések kerülnek az asztalra.
cavum-event-order-turned-up = Új megrendelés: { $order }, { $value } pont.
cavum-event-opener-drawn = A sorsolás döntött, { $name } nyitja a licitet.
cavum-event-bid = { $name } licitje: { $points }.
cavum-event-passed = { $name } passzol.
cavum-event-auction-won = { $points ->
    [0] { $name } megnyeri a licitet, és nem fizet semmit.
   *[other] { $name } megnyeri a licitet, és { $points } pontot fizet.
}
cavum-event-card-taken = { $name } elveszi { $card ->
    [1] az 1.
   *[other] a { $card }.
} sorrendkártyát, és kap { $dynamite }.
cavum-event-order-taken = { $points ->
    [0] { $name } elvesz egy megrendelést: { $order }.
   *[other] { $name } elvesz egy megrendelést: { $order }, és { $points } pontot kap a zsetonokért.
}
cavum-event-chip-put = { $chips ->
    [one] Senki sem vette el: { $order }. Kettes zseton kerül rá.
   *[other] Senki sem vette el: { $order }. Már { $chips } kettes zseton van rajta.
}
cavum-event-tile-laid = { $name } lerak { $tile }: { $space }.
cavum-event-station-built = { $name } állomást épít: { $space }.
cavum-event-vein-discovered = { $name } telért fedez fel: { $space }. Rátesz { $stones }.
cavum-event-bought = { $name } egy vételi opcióval kivesz { $piece } a vételi készletből.
cavum-event-option-cashed = { $name } egy vételi opcióért { $points } pontot kap.
cavum-event-discarded = { $name } betesz { $piece } a vételi készletbe.
cavum-event-prospected-in-vain = { $name } útvonal híján semmit sem bányászik.
cavum-event-route-began = { $name } bányászni indul innen: { $space }.
cavum-event-stone-prospected = { $name } kibányászik { $stones } itt: { $space }.
cavum-event-route-ended = { $stones ->
    [0] { $name } az útvonal végére ért, kő nélkül.
   *[other] { $name } az útvonal végére ért, { $stones } kővel.
}
cavum-event-vein-exhausted = A telér kimerült, és a vételi készletbe kerül: { $space }.
cavum-event-city-scored = { $points ->
    [0] { $city }. város: minden hely foglalt, { $name } nem kap pontot.
   *[other] { $city }. város: { $name } { $points } pontot kap.
}
cavum-event-dynamite-exploded = Felrobban a dinamit: { $space }!
cavum-event-tile-buried = A robbanás ({ $space }) elsodor a dinamit alól { $tile }.
cavum-event-tile-hit = A robbanás elsodor { $tile } innen: { $space }.
cavum-event-price-bid = { $colour ->
    [yellow] { $name } darabonként { $price } pontért adna el sárga követ.
    [red] { $name } darabonként { $price } pontért adna el piros követ.
    [blue] { $name } darabonként { $price } pontért adna el kék követ.
    [green] { $name } darabonként { $price } pontért adna el zöld követ.
    [white] { $name } darabonként { $price } pontért adna el fehér követ.
   *[violet] { $name } darabonként { $price } pontért adna el lila követ.
}
cavum-event-stones-sold = { $name } elad { $stones } { $points } pontért.
cavum-event-nobody-sold = { $colour ->
    [yellow] Senki sem ad el sárga követ.
    [red] Senki sem ad el piros követ.
    [blue] Senki sem ad el kék követ.
    [green] Senki sem ad el zöld követ.
    [white] Senki sem ad el fehér követ.
   *[violet] Senki sem ad el lila követ.
}
cavum-event-order-fulfilled = { $name } teljesíti a megrendelést: { $order }, { $points } pont.
cavum-event-penalty-paid = { $points ->
    [0] { $name } nem teljesítette a megrendelést: { $order }, de nincs már elveszíthető pontja.
   *[other] { $name } nem teljesítette a megrendelést: { $order }. Levonás: { $points } pont.
}
cavum-event-stones-shown = Végső eladás: { $name } megmutat { $stones }.
cavum-event-stones-shown-none = Végső eladás: { $name } kövei elfogytak.
cavum-event-stone-sold = { $name } elad { $stones } { $price } pontért.
cavum-event-game-won = { $names } nyert, { $points } ponttal!
cavum-event-game-shared = { $names } holtversenyben nyert, fejenként { $points } ponttal!

## A napló sorai

cavum-line = { $name }: { $deeds }.
cavum-deeds = { $start }; { $next }
cavum-deed-bought = { $use } (vételi opció)
cavum-deed-cashed = vételi opció { $points } pontért
cavum-deed-discarded = { $piece } a vételi készletbe
cavum-deed-in-vain = semmit sem bányászik
cavum-deed-route-under-way = bányászás innen: { $start }
cavum-deed-route-empty = { $start } – { $end }: semmit sem bányászik
cavum-deed-route = { $start } – { $end }: kibányászik { $stones }
cavum-deed-exhausted = kimerült telér: { $space }
cavum-line-order = { $order } ({ $value })
cavum-line-orders = Új megrendelések: { $orders }.
cavum-line-left-orders = Senki sem vette el, eggyel több kettes zseton kerül rájuk: { $orders }.
cavum-line-cities = Városértékelés: { $scores }.
cavum-line-explosion = Robbanás ({ $spaces }): { $tiles } lapka odalett!

## A szabályok

cavum-rules-short = Röviden
cavum-rules-short-text = A hegy mélyén drágakőtelérek rejtőznek. Alagutakat vágsz, állomásokat építesz a hegyben és a körülötte fekvő városokban, teléreket fedezel fel, és szakaszonként egyszer végigmész egy hosszú útvonalon a hálózatodban: útközben minden telérből elveszel egy követ. Pontot hoznak a városi állomások, és azok a kövek is, amelyeket eladsz vagy megrendelésre szállítasz.
cavum-rules-short-goal = Csakhogy minden szakasz végén felrobban a dinamit, és lyukakat szakít az alagutakba. Az nyer, akinek az utolsó szakasz után a legtöbb pontja van.
cavum-rules-board = A hegy és a városok
cavum-rules-board-picture = A tábla a játék elején: 91 hatszögből álló hegy, körülötte öt város, középen egy telér kilenc sárga kővel, a legalsó város fölött négy lapka
cavum-rules-board-text = A hegynek 91 mezője van. Körülötte öt város fekszik, 5, 6, 7, 7 és 6 mezővel. Egy városi mezőnek minden hegyi mező felé van kijárata, amellyel érintkezik, másik városi mező felé soha. Középen egy telér fekszik mind a kilenc sárga kővel; az I. város előtt már négy négykijáratú lapka van.
cavum-rules-board-names = Itt minden hegyi mezőnek neve van: egy betű a sornak, egy szám a soron belüli helynek. A városi mezők neve a város száma az óramutató járása szerint, és a saját számuk. I sor nincs: az I. egy város.
cavum-rules-pieces = A tizenkét elemed
cavum-rules-pieces-text = Minden szakaszban mindenki ugyanazt a tizenkét elemet kapja. Mindegyik egy-egy akció, és mindet ki kell játszani a szakaszban.
cavum-rules-piece-tunnels = Négy alagútlapka 2, 3, 4 és 6 kijárattal
cavum-rules-piece-dynamite = Egy dinamitlapka; a sorrendkártyád mondja meg, melyik
cavum-rules-piece-vein = Egy telér
cavum-rules-piece-stations = Három állomás
cavum-rules-piece-options = Két vételi opció
cavum-rules-piece-prospect = Egy bányászlapka, mindig utoljára játszod ki
cavum-rules-phases = Három szakasz, négy rész
cavum-rules-phases-text = Mindenki 20 ponttal kezd. A három szakasz mindegyike négy részből áll:
cavum-rules-section-one = Sorrend: licit a sorrendkártyákra, azután mindenki elveszi az elemeit és a megrendeléseit.
cavum-rules-section-two = Építés: alagutakat raktok le, állomásokat építetek, teléreket fedeztek fel és bányásztok, körönként 1–4 akcióval.
cavum-rules-section-three = Városértékelés, azután a robbanás.
cavum-rules-section-four = Eladás: színenként, azután a megrendelések.
cavum-rules-auction = Licit a sorrendkártyákra
cavum-rules-auction-text = Pontokkal licitáltok azért, hogy ki választhat először. A nyitó licit 0 vagy több; az óramutató járása szerint mindenki emel legalább 1-gyel, vagy passzol, és aki passzolt, ebből a licitből kiszállt. Aki a legtöbbet ígéri, fizet, és elvesz egy tetszőleges sorrendkártyát. Több ponttal nem licitálhatsz, mint amennyid van.
cavum-rules-auction-next = Ezután a következő kártya nélküli játékos új licitet nyit azok között, akiknek még nincs kártyájuk. Az utolsó ingyen vesz el egyet a maradékból. Mind a négy kártya választható, akkor is, ha kevesebben vagytok.
cavum-rules-auction-cards = Akinek alacsony a száma, előbb jön, és egyenlőség esetén ő nyer. A magas számhoz nagyobb dinamit jár.
cavum-rules-orders = Megrendelések
cavum-rules-orders-text = A kártyák sorrendjében, körbe-körbe mindenki elvesz egyet a nyitott megrendelésekből, vagy passzol; aki passzolt, ebben a szakaszban már nem vesz el többet. Egy megrendelés különböző színű köveket kér. Ha leszállítod őket, megkapod az értékét. Ha a játék végén még nálad van, elveszíted a rajta jelzett büntetőpontokat.
cavum-rules-orders-picture = Egy megrendelés egy sárga, egy piros és egy kék követ kér. 22 pontot ér; ha nem teljesíted, 11 pontodba kerül.
cavum-rules-orders-chips = Amelyik megrendelést senki sem veszi el, arra kettes zseton kerül. Aki egy későbbi szakaszban elveszi, zsetononként azonnal 2 pontot kap.
cavum-rules-turns = A köröd
cavum-rules-turns-text = A sorrendkártyák rendjében, körbe-körbe mindenki 1–4 akciót hajt végre, tetszőleges sorrendben. Akinek megvolt mind a tizenkettő, kimarad.
cavum-rules-turns-prospect = A bányászás mindig a tizenkettedik akciód. A körödet előtte befejezheted, és bányászhatsz a következőben.
cavum-rules-turns-pool = Ha egy állomást vagy telért nem tudsz vagy nem akarsz felhasználni, tedd a vételi készletbe; ez is egy akció. A lapkákat le kell rakni, amíg van nekik hely.
cavum-rules-lay = Alagutak lerakása
cavum-rules-lay-text = A lapka egy üres hegyi mezőre kerül, tetszés szerint elforgatva, és legalább egy alagutat folytatnia kell: valamelyik kijárata egy szomszédos lapka kijáratához csatlakozik. A többinek nem kell illeszkednie. Az alagút lehet zsákutca, és a többiekét is elvághatod.
cavum-rules-lay-good = Szabályos: egy alagút folytatódik.
cavum-rules-lay-cut = Szabályos: a balról jövő alagút folytatódik. A felülről jövőt elvágja, de ez nem baj.
cavum-rules-lay-bad = Szabálytalan: egyetlen alagút sem folytatódik.
cavum-rules-lay-vein = Szabályos: a telér mind a hat oldalán nyitva áll, amint a táblán bármelyik lapka hozzá vezet. Addig nem lehet tőle továbbépíteni.
cavum-rules-lay-city = Szabályos: arról a városi mezőről, amelyen a te állomásod áll, te, és csak te, új alagutat kezdhetsz. Város felé bárki építhet.
cavum-rules-stack = Lapkák egymáson
cavum-rules-stack-text = Egy lapka befedhet egy másikat, amelynek kevesebb kijárata van; a hatkijáratút tehát semmi sem fedheti be. Az a lapka sem fedhető be, amelyen állomás vagy telér van. Legalább egy alagútnak ilyenkor is folytatódnia kell. A befedett lapkákat senki sem nézheti meg.
cavum-rules-dynamite = Dinamitlapkák
cavum-rules-dynamite-text = A dinamitot ugyanígy kell lerakni: befedhet más lapkát, és be is lehet fedni. De ha a szakasz végén látható, felrobban.
cavum-rules-stations = Állomások
cavum-rules-stations-mountain = A hegyben: közvetlenül azután, hogy leraktál egy alagútlapkát, még ugyanabban a körben állomást tehetsz rá, ha a lapka közvetlenül a táblán fekszik, és nem dinamit. Mindenki más útját elzárja.
cavum-rules-stations-city = A városban: olyan szabad városi mezőre, amelyet megszakítatlan út köt össze egy hegyi állomásoddal. Egy mezőn egy állomás fér el.
cavum-rules-stations-picture = Új lapka, rajta az állomásod; onnan alagutak vezetnek egy városi mezőhöz, ahol a következő állomásod állhat.
cavum-rules-stations-example = Lerakod a megjelölt lapkát, és állomást építesz rá. Most alagutak vezetnek az I. városba: a következő akcióddal ott is építhetsz egy állomást.
cavum-rules-veins = Telérek
cavum-rules-veins-text = A telér bármelyik alagút- vagy dinamitlapkára kerülhet, amelyen nincs állomás vagy telér, de sohasem városi mező vagy másik telér mellé. Senkié sem, senkit sem állít meg, és hat kijárata van, bármi legyen alatta.
cavum-rules-veins-stones = Választasz egy színt, és 4 ilyen követ teszel a telérre, két játékos esetén 3-at. Az árskála legalacsonyabb számairól veszed el őket. Ha kevesebb van, elveszed, ami maradt.
cavum-rules-veins-picture = Öt lapka: kettő városi mező mellett, egyen állomás áll, egy telér mellett fekszik, egyre pedig új telér kerülhet.
cavum-rules-veins-example = Csak a pipával jelölt lapkán fedezhetsz fel telért. A többi városhoz vagy telérhez ér, vagy állomás áll rajta.
cavum-rules-veins-scale = A zöld skálán az 1 és a 2 üres. Két játékos esetén egy telérre a 3, a 4 és az 5 köve kerül. Most az 5 a legnagyobb látható szám: a zöld drágább lett.
cavum-rules-options = Vételi opciók
cavum-rules-options-text = Egy opcióval elveszel egy elemet a vételi készletből, és azonnal felhasználod: alagút- vagy dinamitlapkát, telért vagy saját állomást. Az egész egyetlen akció. Vagy nem veszel semmit, és 3 pontot kapsz.
cavum-rules-options-pool = A játék elején ez van a vételi készletben, és mindenkitől 2 állomás. Ide kerül minden, ami felrobban, kimerül vagy felhasználatlan marad.
cavum-rules-prospect = Bányászás
cavum-rules-prospect-text = Egyetlen útvonalon mész végig az egyik állomásodtól egy másikig, a hegyben vagy egy városban, és útközben minden telérből elveszel egy követ.
cavum-rules-prospect-once = Egy mezőre csak egyszer léphetsz.
cavum-rules-prospect-printed = Csak a lapkákon lévő alagutak számítanak, a táblára nyomtatottak nem. Ha egy kezdőlapka felrobbant, a mezője üres.
cavum-rules-prospect-tunnels = Egyik lapkáról a másikra ott mehetsz át, ahol a közös oldalon mindkettőnek kijárata van. A telérek minden oldalról nyitottak.
cavum-rules-prospect-others = Mások állomásai előtted zárva vannak. A sajátjaidon akárhányszor áthaladhatsz.
cavum-rules-prospect-cities = Városi mezőre csak akkor léphetsz, ha a saját állomásod áll rajta.
cavum-rules-prospect-hidden = A köveid lefordítva fekszenek: a többiek csak azt látják, hány van.
cavum-rules-prospect-empty = A kimerült telér az útvonal végén a vételi készletbe kerül, és újra az alatta fekvő lapka érvényes.
cavum-rules-prospect-picture = Útvonal az I. városban álló állomástól három teléren és egy hegyi állomáson át egy másik állomásig; mellette egy másik játékos állomása áll.
cavum-rules-prospect-example = Az utad az I. városból indul, egy piros, egy kék és egy zöld teléren meg egy saját állomáson vezet át, és a harmadiknál ér véget: három kő. A másik játékos állomásán át rövidebb volna, de az előtted zárva van.
cavum-rules-cities = Városértékelés
cavum-rules-cities-text = Minden városi állomásod annyi pontot hoz, ahány szabad mezője van a városnak, ha út köti össze egy hegyi állomásoddal. Az az állomás, amelynek nincs ilyen útja, nem hoz semmit, és a mezője szabadnak számít.
cavum-rules-cities-picture = Az I. város öt mezővel: két állomásod össze van kötve a hegyi állomásoddal, egy másik játékosé egyikkel sem.
cavum-rules-cities-example = Két mező üres, és a másik játékos állomásának nincs útja: ez három szabad mező. A két állomásod 3-3 pontot hoz.
cavum-rules-explosion = A robbanás
cavum-rules-explosion-text = Minden látható dinamit felrobban. A vételi készletbe kerül az összes alatta fekvő lapkával együtt, és minden szomszédos mezőről eltűnik a legfelső lapka, kivéve, ha állomás vagy telér van rajta. A dinamitra helyezett telér megakadályozza a robbanást.
cavum-rules-explosion-chain = Az egymás melletti dinamitok egymás után robbannak, ezért a köztük lévő mezőt többször is éri robbanás. Az előbukkanó dinamit is felrobban, amíg csak egy is látszik. Az állomások és a telérek mindig megmaradnak.
cavum-rules-explosion-before = Előtte: dinamit egy másik lapkán. Körülötte egy állomás, egy telér, egy magányos lapka és egy kettes halom.
cavum-rules-explosion-after = Utána: a dinamit és az alatta lévő lapka eltűnt, ahogy a magányos lapka és a halom teteje is. Az állomás és a telér kibírta.
cavum-rules-sale = Eladás színenként
cavum-rules-sale-text = A színek egymás után kerülnek sorra, elsőként a sárga. Akinek van ilyen színű köve, a sorrendkártyák rendjében árat mondhat: először legfeljebb a skála legnagyobb látható számát, azután mindig kisebbet az előzőnél. Aki passzol, kiszállt. Csak az ad el egy vagy több követ, aki a legalacsonyabb árat mondta, mindet ezen az áron.
cavum-rules-sale-shown = Aki árat mond, felmutat egy ilyen színű követ. Aki végül nem ad el, visszaveszi.
cavum-rules-sale-scale = Az eladott kövek a skála legnagyobb üres számaira kerülnek vissza. Minél több kő van forgalomban, annál magasabb az ár.
cavum-rules-sale-example = A piros legnagyobb látható száma a 6. Az első ajánlat 6, a tiéd 4, a többiek passzolnak. Két követ adsz el darabonként 4-ért, összesen 8 pontért, és a 6-ra meg az 5-re kerülnek.
cavum-rules-fulfil = Megrendelések teljesítése
cavum-rules-fulfil-text = Ezután a sorrendkártyák rendjében mindenki teljesíthet megrendeléseket: a kövek visszakerülnek a skálájukra, te pedig megkapod a kártya értékét. Amit megtartasz, a következő szakaszban eladhatod.
cavum-rules-next = A következő szakasz
cavum-rules-next-text = A sorrendkártyák visszakerülnek, és öt új megrendelés kerül az asztalra. Akinél a legalacsonyabb kártya volt, az nyitja meg az első licitet. Az alagutak, állomások, telérek és kövek megmaradnak.
cavum-rules-end = A játék vége
cavum-rules-end-scoring = A városokat még egyszer értékelitek, úgy, ahogy a robbanás a hegyet hagyta.
cavum-rules-end-penalties = Minden nálad maradt megrendelés után elveszíted a rajta jelzett büntetőpontokat, de 0 alá nem kerülhetsz.
cavum-rules-end-sale = Végső eladás: mindenki megmutatja a köveit. Akinek van még köve, és közülük neki van a legkevesebb pontja, elad egyet a színe legnagyobb látható számáért, és oda is teszi. Ez addig tart, amíg minden kő el nem kel.
cavum-rules-end-example = Van egy kék és egy fehér köved. A fehér most 7 pontot hoz, a kék 4-et. Ha egy fehér elkelt, a következő már csak 6-ot ér.
cavum-rules-end-tie = Az nyer, akinek a legtöbb pontja van. Egyenlőség esetén az alacsonyabb sorrendkártya nyer.
cavum-rules-beginners = Az első játszmád
cavum-rules-beginners-text = Ismerkedéshez ott a bevezető játék: három helyett két szakasz, azután a szokásos befejezés. Asztalnyitáskor azt is beállíthatod, hogy minden kő látható legyen.
cavum-rules-here = Így játszhatsz itt
cavum-rules-here-text = Válassz egy elemet, és a tábla megmutatja, hová kerülhet. Koppints egy mezőre, hogy ott lásd, koppints újra, hogy elforgasd, majd erősítsd meg. Bányászáskor koppints végig az útvonaladon, vagy kérj javaslatot a legjobbra.
cavum-rules-here-undo = A lépéseidet visszavonhatod, amíg más nem lépett.
cavum-rules-tips = Három tanács
cavum-rules-tip-one = Építs korán két-három állomást, közéjük pedig egy hosszú alagúthurkot: bárki fedez fel ott telért, abból te is bányászhatsz.
cavum-rules-tip-two = A dinamit melletti állomás megvédi a lapkáját. Oda tedd, ahol különben elszakadna a hálózatod.
cavum-rules-tip-three = Olyan megrendelést vegyél el, amelynek színei már ott vannak a hegy rád eső részében, és fedezd fel a hiányzó színt.
