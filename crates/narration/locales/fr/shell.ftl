# La coquille : tout ce qui entoure les jeux.

brand = Grotto
brand-description = Des jeux de société venus des profondeurs : joue avec tes amis ou contre des bots.

nav-skip = Aller au contenu
nav-label = Menu principal
nav-home = Accueil
nav-rules = Règles
nav-account = Ton nom

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-aids = Aides de jeu
settings-sounds = Son
settings-sounds-off = Coupé
settings-sounds-quiet = Faible
settings-sounds-medium = Moyen
settings-sounds-loud = Fort
settings-keys = Raccourcis clavier (1, 2…)
settings-on = Oui
settings-off = Non

footer-unofficial = Une adaptation non officielle. Les noms des jeux appartiennent à leurs propriétaires.
footer-open = Un logiciel libre, avec ses propres illustrations ; chaque mélange peut être vérifié.

script-lost = Connexion perdue. Nouvelle tentative…
script-copied = Copié
script-failed = Ce n’est pas passé. Réessaie, s’il te plaît.

list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }

home-title = Descends dans la grotte
home-lead = Des jeux de société venus des profondeurs, avec tes amis ou contre des bots. Sans inscription, sans attente.
home-you-are = Tu joues sous le nom de { $name }.
home-rename = Choisir un autre nom
home-games = Jeux
home-play = Jouer tout de suite contre des bots
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
new-who = Qui peut rejoindre la table ?
new-by-link = Uniquement avec le lien
new-by-link-help = Idéal entre amis.
new-public = Tout le monde
new-public-help = La table est affichée sur la page d’accueil.
new-create = Ouvrir la table

chair-number = Place { $number }
chair-person = Humain
chair-empty = Place libre
chair-you = toi
chair-here = en ligne
chair-away = hors ligne
chair-left = a quitté la table

waiting-chairs = Autour de la table
waiting-join = S’asseoir
waiting-arrange = Qui peut s’asseoir à la place { $number }
waiting-set = Valider
waiting-start = Lancer la partie
waiting-empty = { $count ->
    [one] Une place est encore libre. La partie pourra commencer quand toutes seront prises.
   *[other] { $count } places sont encore libres. La partie pourra commencer quand toutes seront prises.
}
waiting-host-starts = Tout le monde est là. La personne qui a ouvert la table peut lancer la partie.
waiting-invite = Inviter des amis
waiting-invite-public = La table est affichée sur la page d’accueil. Ce lien y mène directement :
waiting-invite-private = Seules les personnes qui ont ce lien peuvent trouver la table :
waiting-link = Lien vers la table
waiting-copy = Copier

table-rules = Règles
table-full-screen = Plein écran
table-skip = Continuer
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
table-amount = Quantité
table-amount-less = Moins
table-amount-more = Plus
table-unpick = Annuler
table-undo = Annuler le coup
table-confirm = Confirmer
table-turn = ↻ Tourner
table-company = À la table
table-awaited = réfléchit
table-bystanders = { $count ->
    [0] Aucun spectateur.
    [one] { $count } spectateur.
   *[other] { $count } spectateurs.
}
table-leave = Quitter la table
table-leave-sure = Ta place se libère. Pendant une partie, les autres peuvent demander à un bot de te remplacer, et tu peux reprendre ta place jusqu’à la fin.
table-leave-now = Oui, quitter
table-look-again = Actualiser

take-over-votes = Un bot peut prendre le relais : { $votes } voix sur { $needed } pour l’instant.
take-over-ask = Faire jouer un bot
take-over-asked = Tu as voté pour.

chat-title = Discussion
chat-none = Aucun message pour l’instant.
chat-label = Écris un message
chat-send = Envoyer

log-title = Journal de la partie
log-none = Rien pour l’instant.

luck-title = Hasard vérifiable
luck-commitment = Empreinte (SHA-256 de la graine)
luck-seed = Graine
luck-promise = Tous les tirages de cette partie découlent d’une graine secrète. Voici son empreinte. La graine elle-même est publiée à la fin : personne ne peut donc la changer en cours de route.
luck-check = Le hachage SHA-256 des 32 octets de la graine doit correspondre à l’empreinte affichée depuis le début. « grotto verify » le vérifie, ainsi que chaque tirage, à partir de l’enregistrement.

after-again = Rejouer contre des bots
after-replay = Revoir la partie
after-record = Télécharger l’enregistrement
after-new-table = Nouvelle table

replay-title = { $game } : revoir la partie
replay-controls = Commandes de lecture
replay-position = Étape { $step } sur { $steps }
replay-slider = Aller à l’étape
replay-show = Afficher
replay-first = Première étape
replay-back = Étape précédente
replay-forward = Étape suivante
replay-last = Dernière étape
replay-table = Retour à la table

rules-title = { $game } : les règles
rules-lead = À lire avant de jouer.
rules-games = Jeux
rules-contents = Sommaire
rules-index = Index

account-title = Ton nom
account-is-guest = Tu joues en tant qu’invité sous le nom de { $name }. Ce navigateur te reconnaîtra.
account-is-claimed = Tu es connecté sous le nom de { $name }.
account-name = Nom
account-password = Mot de passe
account-password-help = Au moins { $least } caractères.
account-rename = Changer de nom
account-rename-now = Changer
account-claim = Garder ton nom
account-claim-help = Avec un mot de passe, le nom est à toi et tu peux continuer à jouer sur un autre appareil. Pas besoin d’adresse e-mail.
account-claim-now = Le garder
account-sign-in = Se connecter
account-sign-in-help = Tu as déjà un nom avec un mot de passe ?
account-sign-in-now = Se connecter
account-sign-out = Se déconnecter
account-sign-out-help = Ce navigateur recevra un nouveau nom d’invité. Tes tables restent à toi.
account-sign-out-now = Se déconnecter
account-delete = Supprimer le compte
account-delete-help = Ton nom et ton mot de passe sont effacés et tes places se libèrent. Les parties jouées sont conservées, sans ton nom.
account-delete-sure = Je confirme ; c’est irréversible.
account-delete-now = Supprimer définitivement

account-error-name-taken = Ce nom est déjà pris.
account-error-name-invalid = Un nom doit compter de { $shortest } à { $longest } caractères : lettres, chiffres, espaces et ponctuation simple.
account-error-password-short = Un mot de passe doit compter au moins { $least } caractères.
account-error-wrong-password = Le nom et le mot de passe ne correspondent pas.
account-error-too-many-tries = Trop d’essais. Attends quelques minutes, s’il te plaît.

account-done-renamed = Ton nom a été changé.
account-done-claimed = Ce nom est maintenant à toi.
account-done-signed-in = Te revoilà !
account-done-signed-out = Tu es déconnecté.
account-done-deleted = Le compte a été supprimé.

error-not-found = Cul-de-sac
error-not-found-help = Il n’y a rien au bout de ce passage. Le lien est peut-être incomplet, ou la table n’existe plus.
error-refused = Ça n’a pas marché
error-refused-help = Rien n’a été changé.
error-too-many = Doucement !
error-too-many-help = Ça fait trop d’un coup. Attends quelques secondes, puis réessaie.
error-fault = Un éboulement chez nous
error-fault-help = Quelque chose a cassé. Rien de ce que tu as confirmé n’est perdu ; réessaie dans un instant.
error-again = Réessayer
error-home = Retour à l’air libre

refusal-no_such_seat = Cette place n’existe pas à cette table.
refusal-stale = La partie a avancé entre-temps. Regarde de nouveau et refais ton choix.
refusal-not_awaited = Ce n’est pas à toi de jouer.
refusal-awaiting_luck = Le hasard décide d’abord.
refusal-over = La partie est terminée.
refusal-unreadable = Le jeu ne reconnaît pas cette décision.
refusal-illegal = Ce n’est pas permis pour le moment.
refusal-luck_is_rolled = Cette table fait elle-même ses tirages.
refusal-no_chance_now = Il n’y a rien à tirer pour le moment.
refusal-impossible_outcome = Ce tirage est impossible pour le moment.
refusal-nothing_to_undo = Il n’y a rien à annuler.
refusal-choice_is_sealed = Un choix secret est définitif.
refusal-already_revealed = Quelque chose a été révélé depuis : la décision est définitive.
refusal-not_yours_to_undo = La dernière décision n’était pas la tienne.
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
refusal-has_not_left = Un bot ne peut remplacer que quelqu’un qui a quitté la table ou qui est hors ligne depuis un moment.
refusal-not_over = La partie n’est pas encore terminée.
refusal-unknown_game = Ce jeu n’existe pas.
refusal-bad_config = On ne peut pas jouer avec ces options.
refusal-unknown_level = Ce bot n’existe pas.
refusal-bad_request = La requête est incomplète ou illisible.
refusal-bad_message = Un message doit compter entre 1 et 300 caractères.
refusal-foreign_origin = La requête venait d’un autre site ; elle a donc été refusée.
refusal-unknown_token = Connecte-toi d’abord.
refusal-already_claimed = Ton nom est déjà protégé par un mot de passe.
refusal-too_many = Trop vite ! Attends un instant.
refusal-too_large = C’est trop d’un coup.
refusal-fault = Quelque chose s’est mal passé chez nous. Rien de ce que tu as confirmé n’est perdu.

talk-label = Journal, discussion et table
talk-log = Journal
talk-chat = Discussion
talk-about = Table
