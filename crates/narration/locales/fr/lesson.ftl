# Leçons : ce qu’elles disent toutes, et la première partie qui suit.

lesson-title = Leçon
lesson-begin = Apprendre en { $minutes } minutes
lesson-go-on = Reprendre la leçon (étape { $number } sur { $of })
lesson-step = Leçon : étape { $number } sur { $of }
lesson-done = Leçon terminée
lesson-not-now = Pas encore.
lesson-show = Montre-moi
lesson-back = Revenir d’une étape
lesson-restart = Tout recommencer
lesson-first-game = Ta première partie

settings-advice = Conseils sans les demander

refusal-not_now = La leçon demande d’abord autre chose.
refusal-no_lesson = Cette table n’est pas une leçon.
