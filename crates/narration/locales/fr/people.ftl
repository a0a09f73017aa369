# Comptes, blocages, signalements et modération.

account-new-password = Nouveau mot de passe
account-change-password = Changer de mot de passe
account-change-password-help = Tous les autres appareils seront déconnectés.
account-change-password-now = Changer le mot de passe
account-sign-out-everywhere = Se déconnecter partout
account-codes = Codes de secours
account-codes-help = Si tu oublies ton mot de passe, un code de secours te permet de revenir. Chaque code sert une seule fois. Les nouveaux codes remplacent les anciens.
account-codes-left = { $count ->
    [0] Tu n’as pas encore de code.
    [one] Il te reste un code.
   *[other] Il te reste { $count } codes.
}
account-codes-now = Créer de nouveaux codes
account-codes-new = Tes codes de secours
account-codes-new-help = Note-les ou enregistre-les maintenant : ils ne seront plus affichés.
account-code = Code de secours
account-recover = Mot de passe oublié ?
account-recover-help = Saisis un de tes codes de secours et choisis un nouveau mot de passe.
account-recover-now = Enregistrer le mot de passe
account-blocked = Personnes bloquées
account-blocked-help = Tu ne vois pas ce qu’elles écrivent, et elles ne peuvent pas s’asseoir à tes tables.
account-unblock = Débloquer
account-export = Tes données
account-export-help = Tout ce que le serveur sait de toi, dans un fichier.
account-export-now = Télécharger

account-error-wrong-code = Le nom et le code de secours ne correspondent pas.
account-error-banned = La modération a banni ce compte.
account-done-signed-out-everywhere = Tu es déconnecté·e de tous les appareils.
account-done-password-changed = Ton mot de passe est changé. Tous les autres appareils sont déconnectés.
account-done-recovered = Te revoilà ! Ton nouveau mot de passe est enregistré, et ce code ne sert plus.
account-done-unblocked = Tu vois de nouveau ce que cette personne écrit.

chat-bystander = regarde
chat-about = À propos de ce message de { $name }
chat-reason = Qu’est-ce qui ne va pas ? (facultatif)
chat-report = Signaler
chat-reported = Merci. La modération va regarder.
chat-block = Bloquer { $name }
chat-blocked = { $name } ne te dérangera plus. Tu peux l’annuler sur la page « Ton nom ».

waiting-removed = { $count ->
    [one] Tu as renvoyé une personne. Elle ne peut plus s’asseoir ici.
   *[other] Tu as renvoyé { $count } personnes. Elles ne peuvent plus s’asseoir ici.
}
waiting-readmit = Les laisser revenir

moderation-title = Modération
moderation-open = Voir les signalements
moderation-lead = Les messages signalés, du plus ancien au plus récent. Tout ce que tu fais ici est consigné.
moderation-none = Aucun signalement en attente.
moderation-said = { $name } a écrit :
moderation-now = (s’appelle maintenant { $name })
moderation-by = Signalé par { $name }.
moderation-table = Aller à la table
moderation-dismiss = Rien à redire
moderation-mute = Rendre muet une semaine
moderation-ban = Bannir
moderation-people = Personnes muettes ou bannies
moderation-is-mute = sans droit de parole
moderation-is-ban = banni·e
moderation-forgive = Lever

refusal-not_welcome = L’hôte ne souhaite pas que tu t’assoies à cette table.
refusal-muted = La modération t’a retiré la parole. Tu peux lire, mais pas écrire pour le moment.
refusal-banned = La modération t’a banni·e de ce serveur.
refusal-not_moderator = Seule la modération peut faire cela, et pas entre modérateurs.
refusal-not_yourself = Tu ne peux pas te faire cela à toi-même.
refusal-no_such_line = Ce message n’existe plus.
