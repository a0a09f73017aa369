# Fiókok, letiltás, bejelentések és moderálás.

account-new-password = Új jelszó
account-change-password = Jelszó módosítása
account-change-password-help = Minden más eszközről kijelentkeztetünk.
account-change-password-now = Jelszó módosítása
account-sign-out-everywhere = Kijelentkezés mindenhonnan
account-codes = Helyreállító kódok
account-codes-help = Ha elfelejted a jelszavad, egy helyreállító kóddal visszajutsz. Minden kód egyszer használható. Az új kódok a régiek helyébe lépnek.
account-codes-left = { $count ->
    [0] Még nincs kódod.
   *[other] Még { $count } kódod van.
}
account-codes-now = Új kódok létrehozása
account-codes-new = A helyreállító kódjaid
account-codes-new-help = Írd fel vagy mentsd el őket most: többször nem jelennek meg.
account-code = Helyreállító kód
account-recover = Elfelejtetted a jelszavad?
account-recover-help = Írd be az egyik helyreállító kódodat, és válassz új jelszót.
account-recover-now = Új jelszó beállítása
account-blocked = Letiltott emberek
account-blocked-help = Nem látod, amit írnak, és nem ülhetnek az asztalaidhoz.
account-unblock = Letiltás feloldása
account-export = Az adataid
account-export-help = Minden, amit a szerver tud rólad, egy fájlban.
account-export-now = Letöltés

account-error-wrong-code = A név és a helyreállító kód nem tartozik össze.
account-error-banned = Egy moderátor kitiltotta ezt a fiókot.
account-done-signed-out-everywhere = Minden eszközön kijelentkeztél.
account-done-password-changed = Megváltozott a jelszavad. Minden más eszközről kijelentkeztettünk.
account-done-recovered = Örülünk, hogy újra itt vagy! Az új jelszavad él, a kódot elhasználtad.
account-done-unblocked = Újra látod, amit ír.

chat-bystander = néző
chat-about = { $name } üzenetéről
chat-reason = Mi a baj vele? (nem kötelező)
chat-report = Bejelentés
chat-reported = Köszönjük. Egy moderátor megnézi.
chat-block = { $name } letiltása
chat-blocked = { $name } le van tiltva. „A neved” oldalon visszavonhatod.

waiting-removed = { $count ->
    [one] Elküldtél valakit, aki itt már nem ülhet le.
   *[other] Elküldtél { $count } embert, akik itt már nem ülhetnek le.
}
waiting-readmit = Visszaengedés

moderation-title = Moderálás
moderation-open = Bejelentések megtekintése
moderation-lead = A bejelentett üzenetek, a legrégebbi elöl. Minden, amit itt teszel, naplóba kerül.
moderation-none = Nincs nyitott bejelentés.
moderation-said = { $name } ezt írta:
moderation-now = (most így hívják: { $name })
moderation-by = Bejelentette: { $name }.
moderation-table = Az asztalhoz
moderation-dismiss = Nincs vele baj
moderation-mute = Némítás egy hétre
moderation-ban = Kitiltás
moderation-people = Elnémítva vagy kitiltva
moderation-is-mute = elnémítva
moderation-is-ban = kitiltva
moderation-forgive = Feloldás

refusal-not_welcome = A házigazda nem szeretné, hogy ehhez az asztalhoz ülj.
refusal-muted = Egy moderátor elnémított. Olvashatsz, de egyelőre nem írhatsz.
refusal-banned = Egy moderátor kitiltott erről a szerverről.
refusal-not_moderator = Ezt csak moderátor teheti, és egymással nem.
refusal-not_yourself = Ezt magaddal nem teheted.
refusal-no_such_line = Ez az üzenet már nincs meg.
