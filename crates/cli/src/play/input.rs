//! What a player types.

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
    /// Every wish with its word and what it is for.
    pub const ALL: [(Self, &str, &str); 6] = [
        (Self::Help, "help", "what can be typed"),
        (Self::Board, "board", "the whole position again"),
        (Self::Deck, "deck", "what can still come up"),
        (Self::Record, "record", "the game so far as its record"),
        (Self::Undo, "undo", "take your last decision back"),
        (Self::Quit, "quit", "save the game and stop"),
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
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unclear {
    /// A number that is not in the list.
    #[error("{number} is not in the list; its numbers are 1 to {most}")]
    NoSuchNumber {
        /// What was typed.
        number: usize,
        /// The last number.
        most: usize,
    },
    /// The beginning of several things.
    #[error("{words} can be: {}", list(.candidates))]
    Ambiguous {
        /// What was typed.
        words: String,
        /// What starts like it.
        candidates: Vec<String>,
    },
    /// The beginning of nothing.
    #[error("{words} is no decision now; {}, or help", advice(.legal))]
    Unknown {
        /// What was typed.
        words: String,
        /// What could be typed.
        legal: Vec<String>,
    },
}

/// How many candidates a complaint lists: a few lines.
pub const LISTED: usize = 12;

/// What could be typed: the decisions, or if they are many the words they begin with.
fn advice(legal: &[String]) -> String {
    if legal.len() <= LISTED {
        return format!("type {}", list(legal));
    }
    let first = |words: &String| words.split(' ').next().unwrap_or_default().to_owned();
    let mut firsts: Vec<String> = legal.iter().map(first).collect();
    firsts.dedup();
    format!("type something that begins with {}", list(&firsts))
}

fn list(words: &[String]) -> String {
    let listed = words[..words.len().min(LISTED)].join(", ");
    match words.len() {
        more if more > LISTED => format!("{listed} and {} more", more - LISTED),
        _ => listed,
    }
}

/// Reads a line: a decision in full, its number, or the beginnings of its words, as many as
/// no other decision has: `f sh 2,0` for `furnish shelf 2,0`. If no decision starts so, words
/// may also be left out: `f 2,0`.
/// Decisions come before wishes, so that no game can be kept from its words.
pub fn interpret(line: &str, legal: &[String]) -> Result<Input, Unclear> {
    let typed = line
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .to_lowercase();
    let is_typed = |decision: &&String| decision.to_lowercase() == typed;
    if let Some(decision) = legal.iter().find(is_typed) {
        return Ok(Input::Decision(decision.clone()));
    }
    if let Ok(number) = typed.parse::<usize>() {
        let most = legal.len();
        return number
            .checked_sub(1)
            .and_then(|index| legal.get(index))
            .map(|decision| Input::Decision(decision.clone()))
            .ok_or(Unclear::NoSuchNumber { number, most });
    }
    if let Some((wish, ..)) = Wish::ALL.into_iter().find(|(_, word, _)| *word == typed) {
        return Ok(Input::Wish(wish));
    }
    by_beginning(&typed, legal)
}

fn by_beginning(typed: &str, legal: &[String]) -> Result<Input, Unclear> {
    let that = |fits: fn(&str, &str) -> bool| -> Vec<String> {
        let fitting = legal.iter().filter(|decision| fits(decision, typed));
        fitting.cloned().collect()
    };
    let mut decisions = that(starts_like);
    if decisions.is_empty() {
        decisions = that(has_words_like);
    }
    let wishes: Vec<_> = Wish::ALL
        .into_iter()
        .filter(|(_, word, _)| word.starts_with(typed))
        .collect();
    match (decisions.as_slice(), wishes.as_slice()) {
        (_, [(wish, ..)]) if !legal.iter().any(|decision| starts_like(decision, typed)) => {
            Ok(Input::Wish(*wish))
        }
        ([decision], _) => Ok(Input::Decision(decision.clone())),
        ([], [(wish, ..)]) => Ok(Input::Wish(*wish)),
        ([], []) => Err(Unclear::Unknown {
            words: excerpt(typed),
            legal: legal.to_vec(),
        }),
        ([], wishes) => Err(Unclear::Ambiguous {
            words: excerpt(typed),
            candidates: wishes
                .iter()
                .map(|(_, word, _)| (*word).to_owned())
                .collect(),
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

    fn legal() -> Vec<String> {
        ["stay", "leave", "lay tile", "2 sheep"]
            .map(str::to_owned)
            .to_vec()
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
        let orders = ["order O1".to_owned(), "order O15".to_owned()];
        assert_eq!(interpret("order o1", &orders), Ok(decision("order O1")));
        assert_eq!(interpret("O15", &orders), Ok(decision("order O15")));
    }

    #[test]
    fn beginnings_of_words_narrow_a_long_list() {
        let legal = [
            "furnish shelf 2,0 with 2 food",
            "furnish shelf 2,0 with gold",
            "furnish tunnel 4,0 with gold",
            "dig 1,0",
            "dig twice 1,0",
        ]
        .map(str::to_owned);
        assert_eq!(interpret("f t", &legal), Ok(decision(&legal[2])));
        assert_eq!(interpret("f sh 2,0 w g", &legal), Ok(decision(&legal[1])));
        assert_eq!(interpret("dig 1,0", &legal), Ok(decision("dig 1,0")));
        assert_eq!(interpret("dig t", &legal), Ok(decision("dig twice 1,0")));
        // Words in between may be left out.
        assert_eq!(interpret("fur food", &legal), Ok(decision(&legal[0])));
        assert_eq!(interpret("4,0", &legal), Ok(decision(&legal[2])));
        let unclear = interpret("furn gold", &legal).unwrap_err().to_string();
        assert_eq!(
            unclear,
            "“furn gold” can be: furnish shelf 2,0 with gold, furnish tunnel 4,0 with gold"
        );
        // A wish is not taken for a word in the middle of a decision.
        let legal = ["take undermining".to_owned()];
        assert_eq!(interpret("und", &legal), Ok(Input::Wish(Wish::Undo)));
    }

    #[test]
    fn wishes_have_beginnings_too() {
        assert_eq!(interpret("q", &legal()), Ok(Input::Wish(Wish::Quit)));
        assert_eq!(interpret("undo", &legal()), Ok(Input::Wish(Wish::Undo)));
    }

    #[test]
    fn a_game_is_never_kept_from_its_words() {
        let legal = ["quit".to_owned(), "deck chairs".to_owned()];
        assert_eq!(interpret("quit", &legal), Ok(decision("quit")));
        assert_eq!(interpret("de", &legal), Ok(decision("deck chairs")));
    }

    #[test]
    fn what_is_unclear_says_what_would_be_right() {
        let complaint = |line| interpret(line, &legal()).unwrap_err().to_string();
        assert_eq!(complaint("l"), "“l” can be: leave, lay tile");
        assert_eq!(
            complaint("9"),
            "9 is not in the list; its numbers are 1 to 4"
        );
        assert_eq!(
            complaint("0"),
            "0 is not in the list; its numbers are 1 to 4"
        );
        assert_eq!(
            complaint("dance\u{1b}[31m"),
            "“dance\\u{1b}[31m” is no decision now; type stay, leave, lay tile, 2 sheep, or help"
        );
        let mut long: Vec<String> = (0..20).map(|place| format!("lay {place}")).collect();
        long.push("end".to_owned());
        assert_eq!(
            interpret("dance", &long).unwrap_err().to_string(),
            "“dance” is no decision now; type something that begins with lay, end, or help"
        );
    }
}
