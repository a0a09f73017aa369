//! Who sits at the table, in the words of the reader.

use tabletop::{Seat, SeatSet, Viewer};

/// The people of a match as one reader calls them: “you” for the reader's own seat, “seat
/// 2” for the others. The numbers are those of the record and of every request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Company {
    viewer: Viewer,
}

/// A verb in the two forms a sentence about seats needs.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    /// With one other seat: `leaves`.
    pub one: &'static str,
    /// With you or several: `leave`.
    pub many: &'static str,
}

impl Company {
    /// As this viewer calls them.
    pub fn seen_by(viewer: Viewer) -> Self {
        Self { viewer }
    }

    /// Whose words these are.
    pub fn viewer(self) -> Viewer {
        self.viewer
    }

    /// “you”, “seat 2”.
    pub fn name(self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            "you".to_owned()
        } else {
            format!("seat {seat}")
        }
    }

    /// “you and seats 1, 2 and 3”; “nobody” for an empty set.
    pub fn names(self, seats: SeatSet) -> String {
        let others: Vec<String> = seats
            .iter()
            .filter(|&seat| !self.viewer.is(seat))
            .map(|seat| seat.to_string())
            .collect();
        let others_named = match others.as_slice() {
            [] => None,
            [one] => Some(format!("seat {one}")),
            [first @ .., last] => Some(format!("seats {} and {last}", first.join(", "))),
        };
        let you = usize::from(seats.len()) > others.len();
        match (you, others_named) {
            (true, Some(named)) => format!("you and {named}"),
            (true, None) => "you".to_owned(),
            (false, Some(named)) => named,
            (false, None) => "nobody".to_owned(),
        }
    }

    /// One seat at the start of a sentence with a verb that agrees: “You lay”, “Seat 1
    /// passes”.
    pub fn does(self, seat: Seat, verb: &str) -> String {
        let hisses = ["sh", "ss", "x"].iter().any(|end| verb.ends_with(end));
        let ending = match (self.viewer.is(seat), hisses) {
            (true, _) => "",
            (false, true) => "es",
            (false, false) => "s",
        };
        format!("{} {verb}{ending}", capitalised(&self.name(seat)))
    }

    /// The seats with a verb that agrees: “you and seat 1 leave”, “seat 2 leaves”.
    pub fn clause(self, seats: SeatSet, verb: Verb) -> String {
        let alone = seats.sole().is_some_and(|seat| !self.viewer.is(seat));
        let form = if alone || seats.is_empty() {
            verb.one
        } else {
            verb.many
        };
        format!("{} {form}", self.names(seats))
    }
}

/// The sentence with a capital at its start.
pub fn capitalised(sentence: &str) -> String {
    let mut characters = sentence.chars();
    match characters.next() {
        Some(first) => first.to_uppercase().chain(characters).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> SeatSet {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    #[test]
    fn the_reader_is_you_and_comes_first() {
        let company = Company::seen_by(Viewer::Seat(Seat::new(2)));
        assert_eq!(company.names(seats(&[2])), "you");
        assert_eq!(company.names(seats(&[0, 2])), "you and seat 0");
        assert_eq!(
            company.names(seats(&[0, 1, 2, 3])),
            "you and seats 0, 1 and 3"
        );
        assert_eq!(company.names(seats(&[0, 1])), "seats 0 and 1");
        assert_eq!(company.names(SeatSet::EMPTY), "nobody");
    }

    #[test]
    fn verbs_agree() {
        let company = Company::seen_by(Viewer::Seat(Seat::new(0)));
        let leave = Verb {
            one: "leaves",
            many: "leave",
        };
        assert_eq!(company.clause(seats(&[0]), leave), "you leave");
        assert_eq!(company.clause(seats(&[1]), leave), "seat 1 leaves");
        assert_eq!(company.clause(seats(&[1, 2]), leave), "seats 1 and 2 leave");
        assert_eq!(company.does(Seat::new(0), "pass"), "You pass");
        assert_eq!(company.does(Seat::new(1), "pass"), "Seat 1 passes");
        assert_eq!(company.does(Seat::new(1), "dig"), "Seat 1 digs");
        let bystander = Company::seen_by(Viewer::Bystander);
        assert_eq!(bystander.clause(seats(&[0]), leave), "seat 0 leaves");
    }

    #[test]
    fn a_sentence_starts_with_a_capital() {
        assert_eq!(capitalised("you leave"), "You leave");
        assert_eq!(capitalised(""), "");
    }
}
