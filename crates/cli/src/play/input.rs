//! What a player types.

use narration::{NamedDecision, Texts};
use tabletop::excerpt;

/// What can be typed besides a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// `help`
    Help,
    /// `board`
    Board,
    /// `deck`
    Deck,
    /// `record`
    Record,
    /// `undo`
    Undo,
    /// `quit`
    Quit,
}

impl Wish {
    /// Every wish with its word and the key of what it is for.
    pub const ALL: [(Self, &str, &str); 6] = [
        (Self::Help, "help", "terminal-wish-help"),
        (Self::Board, "board", "terminal-wish-board"),
        (Self::Deck, "deck", "terminal-wish-deck"),
        (Self::Record, "record", "terminal-wish-record"),
        (Self::Undo, "undo", "terminal-wish-undo"),
        (Self::Quit, "quit", "terminal-wish-quit"),
    ];
}

/// What a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A legal decision.
    Decision(String),
    /// Something else.
    Wish(Wish),
}

/// A line that means nothing here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// A number that is not in the list.
    NoSuchNumber {
        /// What was typed.
        number: usize,
        /// The last number.
        most: usize,
    },
    /// The beginning of several decisions.
    Ambiguous {
        /// What was typed.
        words: String,
        /// What starts like it.
        candidates: Vec<NamedDecision>,
    },
    /// The beginning of several wishes.
    AmbiguousWish {
        /// What was typed.
        words: String,
        /// What starts like it.
        candidates: Vec<&'static str>,
    },
    /// The beginning of nothing.
    Unknown {
        /// What was typed.
        words: String,
        /// What could be typed.
        legal: Vec<String>,
    },
}

/// How many candidates a complaint lists: a few lines.
pub const LISTED: usize = 12;

impl Unclear {
    /// What is wrong and what would be right.
    pub fn in_words(&self, texts: &Texts) -> String {
        match self {
            Self::NoSuchNumber { number, most } => texts.say_with(
                "terminal-no-such-number",
                &[("number", (*number).into()), ("most", (*most).into())],
            ),
            Self::Ambiguous { words, candidates } => {
                let candidates: Vec<&str> =
                    candidates.iter().map(|one| one.words.as_str()).collect();
                ambiguous(words, &candidates, texts)
            }
            Self::AmbiguousWish { words, candidates } => ambiguous(words, candidates, texts),
            Self::Unknown { words, legal } => unknown(words, legal, texts),
        }
    }
}

fn ambiguous(words: &str, candidates: &[&str], texts: &Texts) -> String {
    let candidates = ("candidates", list(candidates, texts).into());
    texts.say_with("terminal-ambiguous", &[("words", words.into()), candidates])
}

/// What could be typed: the decisions, or if they are many the words they begin with.
fn unknown(words: &str, legal: &[String], texts: &Texts) -> String {
    let words = ("words", words.into());
    if legal.len() <= LISTED {
        let legal: Vec<&str> = legal.iter().map(String::as_str).collect();
        let legal = ("legal", list(&legal, texts).into());
        return texts.say_with("terminal-unknown", &[words, legal]);
    }
    let first = |words: &'_ String| words.split(' ').next().unwrap_or_default().to_owned();
    let mut firsts: Vec<String> = legal.iter().map(first).collect();
    firsts.dedup();
    let firsts: Vec<&str> = firsts.iter().map(String::as_str).collect();
    let beginnings = ("beginnings", list(&firsts, texts).into());
    texts.say_with("terminal-unknown-of-many", &[words, beginnings])
}

fn list(words: &[&str], texts: &Texts) -> String {
    let listed = words[..words.len().min(LISTED)].join(", ");
    match words.len() {
        more if more > LISTED => texts.say_with(
            "terminal-and-more",
            &[("listed", listed.into()), ("count", (more - LISTED).into())],
        ),
        _ => listed,
    }
}

/// Reads a line: a decision in full, its number, or the beginnings of its words, as many as
/// no other decision has: `f sh 2,0` for `furnish shelf 2,0`. If no decision starts so, words
/// may also be left out: `f 2,0`. If that fits none either, the words of the label count as
/// well: `Spinning`.
/// Decisions come before wishes, so that no game can be kept from its words.
pub fn interpret(line: &str, legal: &[NamedDecision]) -> Result<Input, Unclear> {
    let typed = line
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .to_lowercase();
    let is_typed = |decision: &&NamedDecision| decision.words.to_lowercase() == typed;
    if let Some(decision) = legal.iter().find(is_typed) {
        return Ok(Input::Decision(decision.words.clone()));
    }
    if let Ok(number) = typed.parse::<usize>() {
        let most = legal.len();
        return number
            .checked_sub(1)
            .and_then(|index| legal.get(index))
            .map(|decision| Input::Decision(decision.words.clone()))
            .ok_or(Unclear::NoSuchNumber { number, most });
    }
    if let Some((wish, ..)) = Wish::ALL.into_iter().find(|(_, word, _)| *word == typed) {
        return Ok(Input::Wish(wish));
    }
    by_beginning(&typed, legal)
}

fn by_beginning(typed: &str, legal: &[NamedDecision]) -> Result<Input, Unclear> {
    let fitting = |fits: fn(&NamedDecision, &str) -> bool| -> Vec<NamedDecision> {
        let fitting = legal.iter().filter(|decision| fits(decision, typed));
        fitting.cloned().collect()
    };
    let beginning = fitting(|decision, typed| starts_like(&decision.words, typed));
    let wishes: Vec<(Wish, &'static str)> = Wish::ALL
        .into_iter()
        .filter(|(_, word, _)| word.starts_with(typed))
        .map(|(wish, word, _)| (wish, word))
        .collect();
    if let ([], [(wish, _)]) = (&beginning[..], &wishes[..]) {
        return Ok(Input::Wish(*wish));
    }
    let among_words: fn(&NamedDecision, &str) -> bool =
        |decision, typed| has_words_like(&decision.words, typed);
    let among_all: fn(&NamedDecision, &str) -> bool = |decision, typed| {
        has_words_like(
            &format!("{} {}", decision.words, decision.label.text),
            typed,
        )
    };
    let decisions = [beginning, fitting(among_words), fitting(among_all)]
        .into_iter()
        .find(|decisions| !decisions.is_empty())
        .unwrap_or_default();
    match (&decisions[..], &wishes[..]) {
        ([decision], _) => Ok(Input::Decision(decision.words.clone())),
        ([], []) => Err(Unclear::Unknown {
            words: excerpt(typed),
            legal: legal.iter().map(|one| one.words.clone()).collect(),
        }),
        ([], wishes) => Err(Unclear::AmbiguousWish {
            words: excerpt(typed),
            candidates: wishes.iter().map(|(_, word)| *word).collect(),
        }),
        (_, _) => Err(Unclear::Ambiguous {
            words: excerpt(typed),
            candidates: decisions,
        }),
    }
}

/// Whether every typed word is the beginning of the decision's word in its place, in small
/// or large letters.
fn starts_like(decision: &str, typed: &str) -> bool {
    let decision = decision.to_lowercase();
    let mut words = decision.split(' ');
    let mut begins = |typed: &str| words.next().is_some_and(|word| word.starts_with(typed));
    typed.split(' ').all(&mut begins)
}

/// Whether the typed words are beginnings of some of the decision's words, in order.
fn has_words_like(decision: &str, typed: &str) -> bool {
    let decision = decision.to_lowercase();
    let mut words = decision.split(' ');
    let mut begins = |typed: &str| words.any(|word| word.starts_with(typed));
    typed.split(' ').all(&mut begins)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narration::{Label, Lang};

    fn named(words: &str, label: &str) -> NamedDecision {
        NamedDecision {
            words: words.to_owned(),
            label: Label {
                text: label.to_owned(),
                detail: String::new(),
            },
        }
    }

    fn all(words: &[&str]) -> Vec<NamedDecision> {
        words.iter().map(|words| named(words, "")).collect()
    }

    fn legal() -> Vec<NamedDecision> {
        all(&["stay", "leave", "lay tile", "2 sheep"])
    }

    fn complaint(line: &str, legal: &[NamedDecision]) -> String {
        let unclear = interpret(line, legal).unwrap_err();
        unclear.in_words(Texts::of(Lang::En))
    }

    fn decision(words: &str) -> Input {
        Input::Decision(words.to_owned())
    }

    #[test]
    fn words_numbers_and_beginnings() {
        assert_eq!(interpret("stay", &legal()), Ok(decision("stay")));
        assert_eq!(
            interpret("  LAY   Tile ", &legal()),
            Ok(decision("lay tile"))
        );
        assert_eq!(interpret("s", &legal()), Ok(decision("stay")));
        assert_eq!(interpret("3", &legal()), Ok(decision("lay tile")));
        assert_eq!(interpret("2 sheep", &legal()), Ok(decision("2 sheep")));
        assert_eq!(interpret("2 s", &legal()), Ok(decision("2 sheep")));
        let orders = all(&["order O1", "order O15"]);
        assert_eq!(interpret("order o1", &orders), Ok(decision("order O1")));
        assert_eq!(interpret("O15", &orders), Ok(decision("order O15")));
    }

    #[test]
    fn beginnings_of_words_narrow_a_long_list() {
        let words = [
            "furnish shelf 2,0 with 2 food",
            "furnish shelf 2,0 with gold",
            "furnish tunnel 4,0 with gold",
            "dig 1,0",
            "dig twice 1,0",
        ];
        let legal = all(&words);
        assert_eq!(interpret("f t", &legal), Ok(decision(words[2])));
        assert_eq!(interpret("f sh 2,0 w g", &legal), Ok(decision(words[1])));
        assert_eq!(interpret("dig 1,0", &legal), Ok(decision("dig 1,0")));
        assert_eq!(interpret("dig t", &legal), Ok(decision("dig twice 1,0")));
        // Words in between may be left out.
        assert_eq!(interpret("fur food", &legal), Ok(decision(words[0])));
        assert_eq!(interpret("4,0", &legal), Ok(decision(words[2])));
        assert_eq!(
            complaint("furn gold", &legal),
            "“furn gold” can be: furnish shelf 2,0 with gold, furnish tunnel 4,0 with gold."
        );
        // A wish is not taken for a word in the middle of a decision.
        let legal = all(&["take undermining"]);
        assert_eq!(interpret("und", &legal), Ok(Input::Wish(Wish::Undo)));
    }

    #[test]
    fn wishes_have_beginnings_too() {
        assert_eq!(interpret("q", &legal()), Ok(Input::Wish(Wish::Quit)));
        assert_eq!(interpret("undo", &legal()), Ok(Input::Wish(Wish::Undo)));
    }

    #[test]
    fn a_game_is_never_kept_from_its_words() {
        let legal = all(&["quit", "deck chairs"]);
        assert_eq!(interpret("quit", &legal), Ok(decision("quit")));
        assert_eq!(interpret("de", &legal), Ok(decision("deck chairs")));
    }

    #[test]
    fn what_is_unclear_says_what_would_be_right() {
        let complaint_here = |line| complaint(line, &legal());
        assert_eq!(complaint_here("l"), "“l” can be: leave, lay tile.");
        assert_eq!(
            complaint_here("9"),
            "9 is not in the list; its numbers are 1 to 4."
        );
        assert_eq!(
            complaint_here("0"),
            "0 is not in the list; its numbers are 1 to 4."
        );
        assert_eq!(
            complaint_here("dance\u{1b}[31m"),
            "“dance\\u{1b}[31m” is not a decision you can make now; type stay, leave, lay tile, \
             2 sheep, or help."
        );
        let layings = (0..20).map(|place| named(&format!("lay {place}"), ""));
        let long: Vec<NamedDecision> = layings.chain([named("end", "")]).collect();
        assert_eq!(
            complaint("dance", &long),
            "“dance” is not a decision you can make now; type something that begins with lay, \
             end, or help."
        );
    }

    #[test]
    fn labels_help_those_who_do_not_know_the_words() {
        let legal = [
            named("use spinning-wheel for flax", "Spinnrad: 1 Flachs nehmen"),
            named("use shelf", "Regal: auffüllen"),
            named("end", "Zug beenden"),
        ];
        assert_eq!(interpret("regal", &legal), Ok(decision("use shelf")));
        assert_eq!(interpret("zug b", &legal), Ok(decision("end")));
        assert_eq!(
            interpret("use spinnr", &legal),
            Ok(decision("use spinning-wheel for flax"))
        );
        // The words themselves come first.
        assert_eq!(interpret("e", &legal), Ok(decision("end")));
    }
}
