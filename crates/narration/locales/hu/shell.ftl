# A keret: minden, ami a játékokat körülveszi.

brand = Grotto
brand-description = Társasjátékok a mélyből: játssz a barátaiddal vagy botok ellen.

nav-skip = Ugrás a tartalomhoz
nav-label = Főmenü
nav-home = Kezdőlap
nav-rules = Szabályok
nav-account = A neved

settings-title = Beállítások
settings-language = Nyelv
settings-theme = Téma
settings-theme-system = Rendszer
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-aids = Játékossegédlet
settings-sounds = Hang
settings-sounds-off = Ki
settings-sounds-quiet = Halk
settings-sounds-medium = Közepes
settings-sounds-loud = Hangos
settings-keys = Gyorsbillentyűk (1, 2…)
settings-on = Be
settings-off = Ki

footer-unofficial = Nem hivatalos megvalósítás. A játékok neve a tulajdonosaiké.
footer-open = Szabad szoftver, saját rajzokkal; minden keverés ellenőrizhető.

script-lost = Megszakadt a kapcsolat. Újrapróbálkozás…
script-copied = Másolva
script-failed = Ezt nem sikerült elküldeni. Kérlek, próbáld újra.

list-and = { $rest } és { $last }
list-or = { $rest } vagy { $last }

home-title = Irány a barlang
home-lead = Társasjátékok a mélyből, barátokkal vagy botok ellen. Regisztráció és várakozás nélkül.
home-you-are = { $name } néven játszol.
home-rename = Másik nevet választok
home-games = Játékok
home-play = Játssz most botok ellen
home-learn = Ismerd meg a szabályokat
home-mine = Az asztalaid
home-over = Befejezett játszmák ({ $count })
home-open = Nyitott asztalok
home-open-none = Most senki sem vár. Nyiss egy asztalt, és hívd meg a barátaidat!
home-host = megnyitotta: { $name }
home-chairs = { $taken }/{ $seats } szék foglalt

status-waiting = Játékosokra vár
status-playing = Folyamatban
status-your-turn = Te jössz
status-over = Vége

new-title = Új asztal
new-options = Változatok
new-chairs = Kik játszanak?
new-you = Te
new-who = Ki csatlakozhat?
new-by-link = Csak akinek megvan a link
new-by-link-help = Baráti körben ez a legjobb.
new-public = Bárki
new-public-help = Az asztal megjelenik a kezdőlapon.
new-create = Asztal megnyitása

chair-number = { $number }. szék
chair-person = Ember
chair-empty = Szabad szék
chair-you = te
chair-here = itt van
chair-away = nincs itt
chair-left = felállt az asztaltól

waiting-chairs = Az asztal körül
waiting-join = Leülök
waiting-arrange = Ki ülhet { $number ->
    [1] az 1.
    [5] az 5.
   *[other] a { $number }.
} székre
waiting-set = Beállítás
waiting-start = Játék indítása
waiting-empty = Még { $count } szék szabad. A játék akkor indulhat, ha minden szék foglalt.
waiting-host-starts = Mindenki itt van. A játékot az indítja, aki az asztalt megnyitotta.
waiting-invite = Hívd meg a barátaidat
waiting-invite-public = Az asztal látszik a kezdőlapon. Ez a link egyenesen ide vezet:
waiting-invite-private = Csak az találja meg az asztalt, akinek megvan ez a link:
waiting-link = Link az asztalhoz
waiting-copy = Másolás

table-rules = Szabályok
table-full-screen = Teljes képernyő
table-skip = Tovább
table-board = A tábla
table-decision = A döntésed
table-choose = Te jössz: mit teszel?
table-choose-in-secret = Válassz titokban!
table-luck-decides = A szerencse dönt…
table-waiting-for = Várakozás { $names } döntésére…
table-chosen-waiting-for = Választottál. Várakozás { $names } döntésére…
table-over = A játék véget ért.
table-key = { $key } billentyű
table-all-choices = { $count ->
    [one] Az egyetlen lehetőség
   *[other] Az összes lehetőség ({ $count })
}
table-amount = Mennyiség
table-amount-less = Kevesebb
table-amount-more = Több
table-unpick = Mégse
table-undo = Visszavonás
table-confirm = Megerősítés
table-turn = ↻ Forgatás
table-company = Az asztalnál
table-awaited = gondolkodik
table-bystanders = { $count ->
    [0] Nincs néző.
   *[other] { $count } néző figyel.
}
table-leave = Felállok az asztaltól
table-leave-sure = A széked felszabadul. Ha épp játszotok, a többiek kérhetik, hogy egy bot vegye át a helyed, te pedig a játszma végéig bármikor visszaülhetsz.
table-leave-now = Igen, felállok
table-look-again = Frissítés

take-over-votes = Egy bot átveheti a helyét: eddig { $votes } szavazat, { $needed } kell.
take-over-ask = Vegye át egy bot
take-over-asked = Te már megszavaztad.

chat-title = Csevegés
chat-none = Még nincs üzenet.
chat-label = Írj valamit
chat-send = Küldés

log-title = Játéknapló
log-none = Még nem történt semmi.

luck-title = Ellenőrizhető véletlen
luck-commitment = Ujjlenyomat (a kezdőérték SHA-256 kódja)
luck-seed = Kezdőérték
luck-promise = Ebben a játszmában minden véletlen egy titkos kezdőértékből következik. Ez az ujjlenyomata. Magát a kezdőértéket a végén közzétesszük, így menet közben senki sem cserélheti ki.
luck-check = A kezdőérték 32 bájtjából számolt SHA-256 kódnak meg kell egyeznie a kezdettől látható ujjlenyomattal. Ezt és minden húzást a „grotto verify” a jegyzőkönyv alapján ellenőrzi.

after-again = Még egyszer botok ellen
after-replay = Játszma visszanézése
after-record = Jegyzőkönyv letöltése
after-new-table = Új asztal

replay-title = { $game }: visszanézés
replay-controls = A visszanézés vezérlői
replay-position = { $step }. lépés, összesen { $steps }
replay-slider = Ugrás erre a lépésre
replay-show = Mutasd
replay-first = Első lépés
replay-back = Előző lépés
replay-forward = Következő lépés
replay-last = Utolsó lépés
replay-table = Az asztalhoz

rules-title = { $game }: a szabályok
rules-lead = Előbb olvasd el, aztán játszhatsz.
rules-games = Játékok
rules-contents = Tartalom
rules-index = Tárgymutató

account-title = A neved
account-is-guest = Vendégként játszol, a neved { $name }. Ez a böngésző emlékszik rád.
account-is-claimed = { $name } néven vagy bejelentkezve.
account-name = Név
account-password = Jelszó
account-password-help = Legalább { $least } karakter.
account-rename = Névváltoztatás
account-rename-now = Megváltoztatom
account-claim = Tartsd meg a neved
account-claim-help = Jelszóval a név a tiéd, és más eszközön is folytathatod a játékot. E-mail-cím nem kell hozzá.
account-claim-now = Megtartom
account-sign-in = Bejelentkezés
account-sign-in-help = Van már jelszóval védett neved?
account-sign-in-now = Bejelentkezem
account-sign-out = Kijelentkezés
account-sign-out-help = Ez a böngésző ezután új vendégnevet kap. Az asztalaid a tieid maradnak.
account-sign-out-now = Kijelentkezem
account-delete = Fiók törlése
account-delete-help = A nevedet és a jelszavadat töröljük, a székeid felszabadulnak. A lejátszott játszmák megmaradnak, a neved nélkül.
account-delete-sure = Biztos vagyok benne; ez nem vonható vissza.
account-delete-now = Végleges törlés

account-error-name-taken = Ez a név már foglalt.
account-error-name-invalid = A név { $shortest }–{ $longest } karakter hosszú lehet: betűk, számok, szóközök és egyszerű írásjelek.
account-error-password-short = A jelszó legalább { $least } karakter legyen.
account-error-wrong-password = Hibás név vagy jelszó.
account-error-too-many-tries = Túl sok próbálkozás. Kérlek, várj néhány percet.

account-done-renamed = A neved megváltozott.
account-done-claimed = A név mostantól a tiéd.
account-done-signed-in = Jó, hogy újra itt vagy!
account-done-signed-out = Kijelentkeztél.
account-done-deleted = A fiókot töröltük.

error-not-found = Zsákutca
error-not-found-help = Ennek a járatnak a végén nincs semmi. Talán hiányos a link, vagy az asztal már nem létezik.
error-refused = Ez nem sikerült
error-refused-help = Semmi sem változott.
error-too-many = Lassan a testtel!
error-too-many-help = Ez egyszerre túl sok volt. Várj néhány másodpercet, aztán próbáld újra.
error-fault = Nálunk beomlott valami
error-fault-help = Valami elromlott. Amit jóváhagytál, nem veszett el; próbáld újra egy kicsit később.
error-again = Újra
error-home = Vissza a napvilágra

refusal-no_such_seat = Ennél az asztalnál nincs ilyen szék.
refusal-stale = A játék időközben továbbhaladt. Nézd meg újra, és dönts ismét.
refusal-not_awaited = Most nem te jössz.
refusal-awaiting_luck = Előbb a szerencse dönt.
refusal-over = A játék véget ért.
refusal-unreadable = A játék nem ismer ilyen döntést.
refusal-illegal = Ez most nem lehetséges.
refusal-luck_is_rolled = Ez az asztal maga sorsol.
refusal-no_chance_now = Most nincs mit húzni.
refusal-impossible_outcome = Ez most nem húzható.
refusal-nothing_to_undo = Nincs mit visszavonni.
refusal-choice_is_sealed = A titkos választás már nem vonható vissza.
refusal-already_revealed = Azóta kiderült valami, ezért a döntés már nem vonható vissza.
refusal-not_yours_to_undo = Az utolsó döntés másé volt.
refusal-no_such_table = Nincs ilyen asztal.
refusal-no_such_page = Ezen a címen nincs semmi.
refusal-no_such_method = Ezt a címet nem lehet így használni.
refusal-not_seated = Nincs széked ennél az asztalnál.
refusal-not_host = Ezt csak az teheti meg, aki az asztalt megnyitotta.
refusal-seat_taken = Ott már ül valaki.
refusal-table_full = Minden szék foglalt.
refusal-host_stays = Aki az asztalt megnyitotta, a helyén marad.
refusal-already_started = A játék már elkezdődött.
refusal-not_started = A játék még nem kezdődött el.
refusal-seats_empty = A játék akkor indulhat, ha minden szék foglalt.
refusal-has_not_left = Bot csak annak a helyét veheti át, aki elment, vagy már jó ideje nincs itt.
refusal-not_over = A játszma még nem ért véget.
refusal-unknown_game = Nincs ilyen játék.
refusal-bad_config = Ezekkel a beállításokkal nem lehet játszani.
refusal-unknown_level = Nincs ilyen bot.
refusal-bad_request = A kérés hiányos vagy olvashatatlan.
refusal-bad_message = Egy üzenet legalább 1, legfeljebb 300 karakter lehet.
refusal-foreign_origin = A kérés másik oldalról jött, ezért elutasítottuk.
refusal-unknown_token = Előbb jelentkezz be.
refusal-already_claimed = A nevedet már jelszó védi.
refusal-too_many = Ez túl gyors volt. Várj egy kicsit.
refusal-too_large = Ez egyszerre túl sok.
refusal-fault = Nálunk hiba történt. Amit jóváhagytál, nem veszett el.

talk-label = Napló, csevegés és asztal
talk-log = Napló
talk-chat = Csevegés
talk-about = Asztal
