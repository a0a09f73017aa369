//! Why a hint says what it says.

use catalog::{Advice, GameId};
use narration::narration;
use tabletop::AnyTable;

use crate::art::Scene;
use crate::pages::analysis::points_alone;

/// How many decisions of the continuation a hint names. Nobody remembers more than a few.
const LONGEST_IDEA: usize = 3;

/// A difference below this is noise.
const CLOSE: f64 = 0.02;

/// The reasons for the decisions of a hint: what speaks for one in numbers, the idea behind it,
/// and what the alternatives cost.
pub(crate) struct Reasons<'a> {
    table: &'a dyn AnyTable,
    scene: &'a Scene<'a>,
    advice: &'a [Advice<String>],
    /// What a value of 1 stands for when the reader plays alone.
    points: Option<f64>,
}

impl<'a> Reasons<'a> {
    pub(crate) fn new(
        table: &'a dyn AnyTable,
        scene: &'a Scene<'a>,
        advice: &'a [Advice<String>],
    ) -> Self {
        Self {
            table,
            scene,
            advice,
            points: points_alone(table),
        }
    }

    /// The label of a decision. It may be one that is not legal yet.
    pub(crate) fn label(&self, words: &str) -> String {
        let label = narration(GameId::of(self.table)).label(words, self.scene);
        label.map_or_else(|| words.to_owned(), |label| label.text)
    }

    /// What a decision is worth, with the word for it.
    pub(crate) fn value(&self, value: f64) -> String {
        let texts = self.scene.texts;
        match self.points {
            Some(points) => texts.expected(value, points),
            None => texts.say_with("hint-chance", &[("percent", texts.percent(value).into())]),
        }
    }

    /// The sentences about the decision with this place in the hint.
    pub(crate) fn sentences(&self, place: usize) -> Vec<String> {
        let advice = &self.advice[place];
        let narration = narration(GameId::of(self.table));
        let reason = narration.reason(self.table, &advice.decision, &advice.then, self.scene);
        let compared = match place {
            0 => self.best(),
            _ => self.behind(advice),
        };
        [reason, self.idea(advice), compared]
            .into_iter()
            .flatten()
            .collect()
    }

    /// What the seat would go on with.
    fn idea(&self, advice: &Advice<String>) -> Option<String> {
        let then = advice.then.iter().take(LONGEST_IDEA);
        let then: Vec<_> = then.map(|words| self.label(words)).collect();
        let decisions = ("decisions", then.join(" → ").into());
        (!then.is_empty()).then(|| self.scene.texts.say_with("hint-idea", &[decisions]))
    }

    /// How far ahead the best is.
    fn best(&self) -> Option<String> {
        let [best, second, ..] = self.advice else {
            return None;
        };
        let loss = best.value? - second.value?;
        let texts = self.scene.texts;
        Some(if loss < CLOSE {
            let decision = self.label(&second.decision).into();
            texts.say_with("hint-close", &[("decision", decision)])
        } else {
            texts.say_with("hint-best", &[("loss", self.loss(loss).into())])
        })
    }

    /// What another decision costs compared with the best.
    fn behind(&self, advice: &Advice<String>) -> Option<String> {
        let loss = self.advice.first()?.value? - advice.value?;
        let texts = self.scene.texts;
        (loss >= CLOSE).then(|| texts.say_with("hint-behind", &[("loss", self.loss(loss).into())]))
    }

    fn loss(&self, loss: f64) -> String {
        self.scene.texts.worth(loss, self.points)
    }
}
