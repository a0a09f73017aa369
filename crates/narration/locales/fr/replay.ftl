# Les parties qui se rejouent toutes seules, les tables d’essai, et les places que l’on quitte et que l’on reprend.

replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-headings = Manches et phases
replay-heading-before = Revenir à : { $heading }
replay-heading-before-none = Rien avant
replay-heading-after = Passer à : { $heading }
replay-heading-after-none = Rien après
replay-track = Déroulement de la partie
replay-keys = Touches
replay-keys-off = Les raccourcis clavier sont désactivés dans tes réglages.
replay-key-play = Lecture ou pause
replay-key-step = Une étape en arrière ou en avant
replay-key-heading = Manche ou phase précédente ou suivante

try-from-here = Essayer à partir d’ici
try-help = Ouvre une table rien que pour toi, qui commence dans cette position. Des bots prennent les autres places, et tout ce que le hasard n’a pas encore décidé est tiré à nouveau.
try-seat = Jouer à la place de
try-title = Essai
try-about = Une table rien que pour toi. Rien ne compte ici, et le hasard n’est pas celui de la vraie partie.
try-back = Retour à la partie
try-back-to-step = Retour à l’étape { $step } de la partie
try-again = Réessayer à partir de l’étape { $step }

chair-kept = garde la place de { $name }
table-broken-off = Les responsables de ce serveur ont interrompu la partie. Elle n’a pas de résultat.
chair-news-left = { $name } a quitté la table.
chair-absent = { $name } est hors ligne depuis un moment.
chair-news-returned = { $name } est de retour.
chair-news-replaced = Le bot { $bot } joue maintenant à la place de { $name }.
return-left = Tu as quitté cette partie.
return-kept = Tu as quitté cette partie. Le bot { $bot } garde ta place.
return-now = Reprendre ma place
