//! What happens in Diamant, in sentences.

use diamant::{Event, RelicSet, Trap};
use tabletop::{Seat, SeatSet};

use crate::games::{Company, Verb, capitalised};
use crate::palette::{CARE, DANGER, GAIN, RARE, STRONG, paint};

/// The sentence for an event; none for choices that will be revealed together.
pub fn of(event: &Event, company: Company) -> Option<String> {
    Some(match *event {
        Event::RoundBegan { round, relic } => {
            let begins = paint(STRONG, format!("Round {round} begins."));
            match relic {
                Some(relic) => format!(
                    "{begins} The relic worth {} is shuffled into the deck.",
                    relic.value()
                ),
                None => begins,
            }
        }
        Event::TreasureFound {
            value,
            each,
            left,
            in_cave,
        } => treasure(value, each, left, in_cave, company),
        Event::TrapMet { trap } => format!(
            "{} The first this round: harmless, but a second would be deadly.",
            paint(CARE, format!("{}!", noun(trap)))
        ),
        Event::TrapSprung { trap, fled, lost } => sprung(trap, fled, lost, company),
        Event::RelicFound { relic } => format!(
            "{} It lies on the path for whoever leaves alone.",
            paint(RARE, format!("A relic worth {}!", relic.value()))
        ),
        Event::Chose { .. } | Event::YouChose { .. } => return None,
        Event::ChoicesRevealed { staying, leaving } => choices(staying, leaving, company),
        Event::CameHome {
            seats,
            gathered,
            share,
            left,
        } => home(seats, gathered, share, left, company),
        Event::RelicsTaken { seat, relics } => taken(seat, relics, company),
        Event::RoundEnded {
            round,
            rubies_lost,
            relics_lost,
        } => ended(round, rubies_lost, relics_lost),
        Event::GameEnded { .. } => paint(STRONG, "All chests are opened."),
    })
}

fn treasure(value: u8, each: u8, left: u8, in_cave: SeatSet, company: Company) -> String {
    let found = paint(GAIN, format!("A treasure of {}!", rubies(value)));
    let gather = Verb {
        one: "gathers",
        many: "gather",
    };
    let alone = in_cave.sole().is_some();
    let who = capitalised(&company.clause(in_cave, gather));
    match (each, left) {
        (0, _) => format!("{found} Too little to share: all of it stays on the card."),
        (_, 0) if alone => format!("{found} {who} all of it."),
        (_, 0) => format!("{found} {who} {each} each, nothing is left over."),
        (_, left) => format!(
            "{found} {who} {each} each, {left} {} on the card.",
            stay(left)
        ),
    }
}

fn sprung(trap: Trap, fled: SeatSet, lost: u8, company: Company) -> String {
    let again = paint(DANGER, format!("{} again!", noun(trap)));
    let what = match (lost, fled.sole().is_some()) {
        (0, _) => "with empty hands".to_owned(),
        (_, true) => format!("and {} lost", is_lost(lost)),
        (_, false) => format!("and {} lost by each", is_lost(lost)),
    };
    let run = Verb {
        one: "runs",
        many: "run",
    };
    let who = capitalised(&company.clause(fled, run));
    format!("{again} {who} out of the cave {what}. One of the two {trap} cards leaves the game.")
}

fn is_lost(lost: u8) -> String {
    match lost {
        1 => "1 ruby is".to_owned(),
        several => format!("{several} rubies are"),
    }
}

fn choices(staying: SeatSet, leaving: SeatSet, company: Company) -> String {
    let stay = Verb {
        one: "goes on",
        many: "go on",
    };
    let leave = Verb {
        one: "leaves",
        many: "leave",
    };
    let clause = match (staying.is_empty(), leaving.is_empty()) {
        (false, true) => company.clause(staying, stay),
        (true, _) => company.clause(leaving, leave),
        (false, false) => format!(
            "{}, {}",
            company.clause(leaving, leave),
            company.clause(staying, stay)
        ),
    };
    format!("{}.", capitalised(&clause))
}

fn home(seats: SeatSet, gathered: u8, share: u8, left: u8, company: Company) -> String {
    let bring = Verb {
        one: "brings",
        many: "bring",
    };
    let who = capitalised(&company.clause(seats, bring));
    let each = match (seats.sole(), gathered + share) {
        (Some(_), _) | (None, 0) => "",
        (None, _) => " each",
    };
    let total = paint(GAIN, rubies(gathered + share));
    let origin = match (gathered, share) {
        (_, 0) => String::new(),
        (0, _) => ", all from the path".to_owned(),
        (gathered, share) => format!(", {gathered} gathered and {share} from the path"),
    };
    let behind = match left {
        0 => String::new(),
        left => format!("; {left} {} on the path", stay(left)),
    };
    format!("{who} home {total}{each}{origin}{behind}.")
}

fn taken(seat: Seat, relics: RelicSet, company: Company) -> String {
    let take = Verb {
        one: "takes",
        many: "take",
    };
    let who = capitalised(&company.clause(SeatSet::only(seat), take));
    format!("{who} {} besides.", paint(RARE, the_relics(relics)))
}

fn ended(round: u8, rubies_lost: u8, relics_lost: RelicSet) -> String {
    let over = format!("Round {round} is over.");
    match (rubies_lost, relics_lost.is_empty()) {
        (0, true) => over,
        (1, true) => format!("{over} 1 ruby on the path is lost."),
        (several, true) => format!("{over} {several} rubies on the path are lost."),
        (0, false) => format!("{over} On the path is lost: {}.", the_relics(relics_lost)),
        (lost, false) => format!(
            "{over} On the path are lost: {} and {}.",
            rubies(lost),
            the_relics(relics_lost)
        ),
    }
}

fn the_relics(relics: RelicSet) -> String {
    let values: Vec<String> = relics
        .iter()
        .map(|relic| relic.value().to_string())
        .collect();
    match values.as_slice() {
        [first @ .., last] if !first.is_empty() => {
            format!("the relics worth {} and {last}", first.join(", "))
        }
        values => format!("the relic worth {}", values.concat()),
    }
}

fn noun(trap: Trap) -> &'static str {
    match trap {
        Trap::Spiders => "Spiders",
        Trap::Snakes => "Snakes",
        Trap::Lava => "Lava",
        Trap::Boulder => "A boulder",
        Trap::Ram => "A battering ram",
    }
}

fn rubies(count: u8) -> String {
    match count {
        0 => "nothing".to_owned(),
        1 => "1 ruby".to_owned(),
        several => format!("{several} rubies"),
    }
}

fn stay(count: u8) -> &'static str {
    if count == 1 { "stays" } else { "stay" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use diamant::Relic;
    use tabletop::Viewer;

    fn told(event: &Event) -> String {
        let company = Company::seen_by(Viewer::Seat(Seat::new(0)));
        let coloured = of(event, company).expect("this event has a sentence");
        anstream::adapter::strip_str(&coloured).to_string()
    }

    #[test]
    fn a_treasure_is_shared() {
        let found = |value, each, left, count| {
            told(&Event::TreasureFound {
                value,
                each,
                left,
                in_cave: SeatSet::first(count),
            })
        };
        assert_eq!(
            found(9, 1, 4, 5),
            "A treasure of 9 rubies! You and seats 1, 2, 3 and 4 gather 1 each, 4 stay on the card."
        );
        assert_eq!(
            found(4, 2, 0, 2),
            "A treasure of 4 rubies! You and seat 1 gather 2 each, nothing is left over."
        );
        assert_eq!(
            found(1, 0, 1, 3),
            "A treasure of 1 ruby! Too little to share: all of it stays on the card."
        );
        assert_eq!(
            found(7, 7, 0, 1),
            "A treasure of 7 rubies! You gather all of it."
        );
    }

    #[test]
    fn leavers_come_home() {
        let home = |seats: SeatSet, gathered, share, left| {
            told(&Event::CameHome {
                seats,
                gathered,
                share,
                left,
            })
        };
        assert_eq!(
            home(SeatSet::first(2), 2, 3, 1),
            "You and seat 1 bring home 5 rubies each, 2 gathered and 3 from the path; \
             1 stays on the path."
        );
        assert_eq!(
            home(SeatSet::only(Seat::new(3)), 0, 0, 0),
            "Seat 3 brings home nothing."
        );
        assert_eq!(
            home(SeatSet::first(2), 0, 0, 0),
            "You and seat 1 bring home nothing."
        );
        assert_eq!(
            home(SeatSet::only(Seat::new(3)), 0, 1, 0),
            "Seat 3 brings home 1 ruby, all from the path."
        );
    }

    #[test]
    fn a_sprung_trap_says_who_lost_what() {
        assert_eq!(
            told(&Event::TrapSprung {
                trap: Trap::Snakes,
                fled: SeatSet::first(2),
                lost: 7
            }),
            "Snakes again! You and seat 1 run out of the cave and 7 rubies are lost by each. \
             One of the two snakes cards leaves the game."
        );
    }

    #[test]
    fn lost_relics_are_named() {
        assert_eq!(
            told(&Event::RoundEnded {
                round: 3,
                rubies_lost: 2,
                relics_lost: RelicSet::EMPTY.with(Relic::First).with(Relic::Third)
            }),
            "Round 3 is over. On the path are lost: 2 rubies and the relics worth 5 and 8."
        );
    }

    #[test]
    fn choices_are_told_when_all_are_known_and_not_before() {
        assert_eq!(
            told(&Event::ChoicesRevealed {
                staying: SeatSet::only(Seat::new(0)),
                leaving: SeatSet::only(Seat::new(2)),
            }),
            "Seat 2 leaves, you go on."
        );
        let company = Company::seen_by(Viewer::Bystander);
        let secret = Event::Chose { seat: Seat::new(1) };
        assert_eq!(of(&secret, company), None);
    }
}
