//! What a lesson is made of.

use std::sync::LazyLock;

use catalog::GameId;
use rust_embed::RustEmbed;
use serde_json::Value;
use tabletop::Seat;

use crate::script::script;

/// The scripts, one for each game.
#[derive(RustEmbed)]
#[folder = "scripts/"]
struct Scripts;

static ALL: LazyLock<Vec<(GameId, Lesson)>> = LazyLock::new(|| {
    let games = GameId::ALL.iter();
    let lessons = games.filter_map(|&game| Some((game, Lesson::load(game)?)));
    lessons.collect()
});

/// A match with told luck and a learner in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// About how long it takes.
    pub minutes: u32,
    /// How the match is set up.
    pub config: Value,
    /// How the first game after it is set up.
    pub first_game: Value,
    pub(crate) script: Vec<Entry>,
}

/// One line of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// What is drawn.
    Luck(String),
    /// What a seat decides without being asked.
    Move { seat: Seat, words: String },
    /// What the learner is asked for.
    Task(Task),
}

/// Something for the learner to do: one decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Its name, which the keys of its texts are made of.
    pub name: String,
    /// The decisions that are right, in words; the first is the one to be shown.
    pub decisions: Vec<String>,
    pub(crate) mistakes: Vec<Mistake>,
}

/// Decisions that deserve an explanation of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mistake {
    /// The words they begin with.
    pub(crate) begins: String,
    /// The name of the explanation.
    pub(crate) name: String,
}

impl Lesson {
    /// Where the learner sits.
    pub const LEARNER: Seat = Seat::new(0);

    /// The lesson of a game, if it has one.
    pub fn of(game: GameId) -> Option<&'static Self> {
        let found = ALL.iter().find(|(other, _)| *other == game);
        found.map(|(_, lesson)| lesson)
    }

    /// The tasks in order.
    pub fn tasks(&self) -> impl Iterator<Item = &Task> {
        self.script.iter().filter_map(|entry| match entry {
            Entry::Task(task) => Some(task),
            Entry::Luck(_) | Entry::Move { .. } => None,
        })
    }

    fn load(game: GameId) -> Option<Self> {
        let file = Scripts::get(&format!("{game}.lesson"))?;
        let text = std::str::from_utf8(&file.data).expect("scripts are UTF-8");
        Some(script(text).unwrap_or_else(|error| panic!("{game}.lesson: {error}")))
    }
}

impl Task {
    /// The end of the key that explains why not this decision: that of a mistake with an
    /// explanation of its own, or the task's.
    pub fn why_not(&self, decision: &str) -> String {
        let own = self.mistakes.iter().find(|mistake| {
            decision
                .strip_prefix(&mistake.begins)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        });
        own.map_or_else(|| format!("{}-why", self.name), |own| own.name.clone())
    }

    /// The ends of all its keys that explain why not.
    pub fn explanations(&self) -> impl Iterator<Item = String> {
        let own = self.mistakes.iter().map(|mistake| mistake.name.clone());
        own.chain([format!("{}-why", self.name)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_is_known_by_its_first_words() {
        let task = Task {
            name: "dig".to_owned(),
            decisions: vec!["dig 1,0".to_owned()],
            mistakes: vec![Mistake {
                begins: "dig twice".to_owned(),
                name: "one-is-enough".to_owned(),
            }],
        };
        assert_eq!(task.why_not("dig twice 1,0"), "one-is-enough");
        assert_eq!(task.why_not("dig 2,0"), "dig-why");
        let all: Vec<_> = task.explanations().collect();
        assert_eq!(all, ["one-is-enough", "dig-why"]);
    }
}
