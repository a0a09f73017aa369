# La coquille : tout ce qui entoure les jeux.

brand = Grotto
brand-description = Des jeux de société venus des profondeurs : joue avec tes amis ou contre des robots.

nav-skip = Aller au contenu
nav-label = Menu principal
nav-home = Accueil
nav-rules = Règles
nav-account = Ton nom

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme l’appareil
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-aids = Aides sur le plateau
settings-sounds = Sons
settings-keys = Touches simples pour décider (1, 2…)
settings-on = Oui
settings-off = Non

footer-unofficial = Une adaptation non officielle. Les noms des jeux appartiennent à leurs propriétaires.
footer-open = Un logiciel libre, avec ses propres dessins ; chaque tirage peut être vérifié.

script-lost = La connexion est perdue. Nouvelle tentative…
script-copied = Copié
script-failed = Ce n’est pas passé. Réessaie, s’il te plaît.

list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }

home-title = Descends dans la grotte
home-lead = Des jeux de société venus des profondeurs, avec tes amis ou contre des robots. Sans inscription, sans attente.
home-you-are = Ici, tu es { $name }.
home-rename = Choisir un autre nom
home-games = Jeux
home-play = Jouer tout de suite contre des robots
home-learn = Apprendre les règles
home-mine = Tes tables
home-over = Parties terminées ({ $count })
home-open = Tables ouvertes
home-open-none = Personne n’attend en ce moment. Ouvre une table et invite tes amis !
home-host = ouverte par { $name }
home-chairs = { $taken ->
    [0] aucune place prise sur { $seats }
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}

status-waiting = En attente de joueurs
status-playing = En cours
status-your-turn = À toi de jouer
status-over = Terminée

new-title = Nouvelle table
new-options = Variantes
new-chairs = Qui joue ?
new-you = Toi
new-who = Qui peut venir ?
new-by-link = Seulement ceux qui ont le lien
new-by-link-help = Parfait entre amis.
new-public = Tout le monde
new-public-help = La table est affichée sur la page d’accueil.
new-create = Ouvrir la table

chair-number = Place { $number }
chair-person = Une personne
chair-bot-random = Robot : joue au hasard
chair-bot-greedy = Robot : joue avec bon sens
chair-bot-strong = Robot : joue très bien
chair-bot-expert = Robot : joue en maître
chair-empty = Place libre
chair-you = toi
chair-here = à table
chair-away = ailleurs
chair-left = a quitté la table

waiting-chairs = Autour de la table
waiting-join = S’asseoir
waiting-arrange = Qui peut s’asseoir à la place { $number }
waiting-set = Fixer
waiting-start = Commencer la partie
waiting-empty = { $count ->
    [one] Une place est encore libre. La partie commence quand toutes sont prises.
   *[other] { $count } places sont encore libres. La partie commence quand toutes sont prises.
}
waiting-host-starts = Tout le monde est là. La personne qui a ouvert la table lance la partie.
waiting-invite = Inviter des amis
waiting-invite-public = La table est affichée sur la page d’accueil. Ce lien y mène directement :
waiting-invite-private = Seuls ceux qui ont ce lien trouvent la table :
waiting-link = Lien vers la table
waiting-copy = Copier

table-rules = Règles
table-board = Le plateau
table-decision = Ta décision
table-choose = À toi de jouer : que fais-tu ?
table-choose-in-secret = Choisis en secret !
table-luck-decides = Le hasard décide…
table-waiting-for = On attend { $names }…
table-chosen-waiting-for = Tu as choisi. On attend { $names }…
table-over = La partie est terminée.
table-key = Touche { $key }
table-all-choices = { $count ->
    [one] La seule possibilité
   *[other] Les { $count } possibilités
}
table-amount = Combien
table-amount-less = Moins
table-amount-more = Plus
table-unpick = Annuler
table-undo = Revenir en arrière
table-confirm = Confirmer
table-turn = ↻ Autrement
table-company = À la table
table-awaited = réfléchit
table-bystanders = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
table-leave = Quitter la table
table-leave-sure = Ta place se libère ; pendant une partie, les autres peuvent demander à un robot de continuer à ta place.
table-leave-now = Oui, quitter
table-look-again = Actualiser

take-over-votes = Un robot peut continuer : { $votes } sur { $needed } le demandent.
take-over-ask = Laisser un robot continuer
take-over-asked = Tu l’as demandé.

chat-title = Discussion
chat-none = Rien de dit pour l’instant.
chat-label = Dis quelque chose
chat-send = Envoyer

log-title = Ce qui s’est passé
log-none = Rien encore.

luck-title = Hasard loyal
luck-commitment = Promesse (SHA-256 de la graine)
luck-seed = Graine
luck-promise = Tout le hasard de cette partie découle d’une graine secrète. Voici son empreinte ; la graine est publiée à la fin, personne ne peut donc la changer en chemin.
luck-check = L’empreinte SHA-256 des 32 octets de la graine doit être la promesse affichée depuis le début. « grotto verify » le vérifie, ainsi que chaque tirage, à partir de l’enregistrement.

after-again = Rejouer contre des robots
after-replay = Revoir la partie
after-record = Télécharger l’enregistrement
after-new-table = Nouvelle table

replay-title = { $game } : revoir la partie
replay-controls = Étapes de la partie
replay-position = Étape { $step } sur { $steps }
replay-slider = Aller à l’étape
replay-show = Afficher
replay-first = Au début
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-last = À la fin
replay-table = Vers la table

rules-title = { $game } : les règles
rules-lead = Lis-les d’abord, joue ensuite.
rules-games = Jeux

account-title = Ton nom
account-is-guest = Tu joues en invité sous le nom de { $name }. Ce navigateur se souvient de toi.
account-is-claimed = Tu es connecté sous le nom de { $name }.
account-name = Nom
account-password = Mot de passe
account-password-help = Au moins { $least } caractères.
account-rename = Changer de nom
account-rename-now = Changer
account-claim = Garder ton nom
account-claim-help = Avec un mot de passe, le nom est à toi et tu peux continuer sur un autre appareil. Pas besoin d’adresse e-mail.
account-claim-now = Le garder
account-sign-in = Se connecter
account-sign-in-help = Tu as déjà un nom avec un mot de passe ?
account-sign-in-now = Se connecter
account-sign-out = Se déconnecter
account-sign-out-help = Ce navigateur reçoit alors un nouveau nom d’invité. Tes tables restent à toi.
account-sign-out-now = Se déconnecter
account-delete = Supprimer le compte
account-delete-help = Ton nom et ton mot de passe sont effacés et tes places se libèrent. Les parties jouées restent, sans ton nom.
account-delete-sure = Oui, vraiment ; c’est irréversible.
account-delete-now = Supprimer pour toujours

account-error-name-taken = Quelqu’un porte déjà ce nom.
account-error-name-invalid = Un nom compte de { $shortest } à { $longest } caractères : lettres, chiffres, espaces et ponctuation simple.
account-error-password-short = Un mot de passe compte au moins { $least } caractères.
account-error-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
account-error-too-many-tries = Trop d’essais. Attends quelques minutes, s’il te plaît.

account-done-renamed = Ton nom est changé.
account-done-claimed = Le nom est à toi maintenant.
account-done-signed-in = Content de te revoir !
account-done-signed-out = Tu es déconnecté.
account-done-deleted = Le compte est supprimé.

error-not-found = Un cul-de-sac
error-not-found-help = Il n’y a rien au bout de ce passage. Le lien est peut-être incomplet, ou la table n’existe plus.
error-refused = Ça ne marche pas
error-refused-help = Rien n’a été changé.
error-too-many = Un peu moins vite
error-too-many-help = C’était trop à la fois. Attends quelques secondes, puis réessaie.
error-fault = Un éboulement chez nous
error-fault-help = Quelque chose s’est cassé. Rien de ce qui était confirmé n’est perdu ; réessaie dans un instant.
error-again = Réessayer
error-home = Retour à la lumière

refusal-no_such_seat = Cette place n’existe pas à cette table.
refusal-stale = La partie a avancé entre-temps. Regarde à nouveau et décide.
refusal-not_awaited = Ce n’est pas à toi de décider.
refusal-awaiting_luck = Le hasard décide d’abord.
refusal-over = La partie est terminée.
refusal-unreadable = Le jeu ne connaît pas cette décision.
refusal-illegal = Ce n’est pas permis maintenant.
refusal-luck_is_rolled = Cette table tire elle-même son hasard.
refusal-no_chance_now = Rien n’est tiré maintenant.
refusal-impossible_outcome = Cela ne peut pas sortir maintenant.
refusal-nothing_to_undo = Il n’y a rien à reprendre.
refusal-choice_is_sealed = Un choix secret est définitif.
refusal-already_revealed = Quelque chose a été révélé depuis, la décision reste donc valable.
refusal-not_yours_to_undo = La dernière décision est celle de quelqu’un d’autre.
refusal-no_such_table = Cette table n’existe pas.
refusal-no_such_page = Il n’y a rien à cette adresse.
refusal-no_such_method = Cette adresse ne s’utilise pas ainsi.
refusal-not_seated = Tu n’as pas de place à cette table.
refusal-not_host = Seule la personne qui a ouvert la table peut le faire.
refusal-seat_taken = Quelqu’un est déjà assis là.
refusal-table_full = Toutes les places sont prises.
refusal-host_stays = La personne qui a ouvert la table garde sa place.
refusal-already_started = La partie a déjà commencé.
refusal-not_started = La partie n’a pas encore commencé.
refusal-seats_empty = La partie peut commencer quand toutes les places sont prises.
refusal-has_not_left = Un robot ne peut remplacer que quelqu’un qui a quitté la table.
refusal-not_over = La partie n’est pas encore terminée.
refusal-unknown_game = Ce jeu n’existe pas.
refusal-bad_config = On ne peut pas jouer ainsi.
refusal-unknown_level = Il n’y a pas de tels robots.
refusal-bad_request = La demande est incomplète ou illisible.
refusal-bad_message = Un message compte au moins un caractère et au plus 300.
refusal-foreign_origin = La demande venait d’un autre site ; elle n’a donc pas été exécutée.
refusal-unknown_token = Connecte-toi d’abord.
refusal-already_claimed = Ton nom est déjà protégé par un mot de passe.
refusal-too_many = C’était trop rapide. Attends un instant.
refusal-too_large = C’est trop à la fois.
refusal-fault = Quelque chose s’est mal passé chez nous. Rien de ce qui était confirmé n’est perdu.
