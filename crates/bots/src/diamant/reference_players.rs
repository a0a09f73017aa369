//! Players with fixed habits, to measure bots against.

use diamant::{Decision, Diamant, State};

use super::next_card::NextCard;
use crate::strategy::ReferencePlayer;

pub(super) const NAMES: &[&str] = &["threshold:N", "ev"];

/// The highest threshold: all the gems in the box.
const MOST_GEMS: u8 = 124;

pub(super) fn named(name: &str) -> Option<ReferencePlayer<Diamant>> {
    if name == "ev" {
        return Some(Box::new(|state, _| expectation(state)));
    }
    let number = name.strip_prefix("threshold:")?;
    let enough: u8 = number.parse().ok()?;
    (1..=MOST_GEMS)
        .contains(&enough)
        .then(|| -> ReferencePlayer<Diamant> { Box::new(move |state, _| threshold(state, enough)) })
}

/// Leaves with this many gems in hand.
fn threshold(state: &State, enough: u8) -> Decision {
    if state.gathered() >= enough {
        Decision::Leave
    } else {
        Decision::Stay
    }
}

/// Leaves when one more card is a loss on average: the risk of losing the gems in hand against a
/// share of the next treasure.
fn expectation(state: &State) -> Decision {
    if NextCard::of(state).loses_in_expectation() {
        Decision::Leave
    } else {
        Decision::Stay
    }
}

#[cfg(test)]
mod tests {
    use diamant::{Card, Trap};
    use tabletop::{LuckSource, Seat, Table};

    use super::*;

    /// What the player does after these cards, if everybody stays.
    fn after(name: &str, cards: &[Card]) -> Decision {
        let mut table = Table::<Diamant>::open(diamant::Config::default(), LuckSource::Told);
        for (number, &card) in cards.iter().enumerate() {
            if number > 0 {
                for seat in table.prompt().awaited() {
                    table.decide(seat, Decision::Stay, None).unwrap();
                }
            }
            table.tell(card).unwrap();
        }
        let seat = Seat::new(0);
        named(name).expect("it is a name")(&table.known_to(seat), seat)
    }

    #[test]
    fn a_threshold_is_a_number_of_gems_in_hand() {
        let cards = [Card::Treasure(17), Card::Treasure(15), Card::Treasure(14)];
        assert_eq!(after("threshold:10", &cards), Decision::Leave); // 4 + 3 + 3
        assert_eq!(after("threshold:11", &cards), Decision::Stay);
    }

    #[test]
    fn expectation_weighs_the_risk_against_the_next_treasure() {
        let found = [Card::Treasure(17), Card::Treasure(15), Card::Treasure(14)];
        let [snakes, lava] = [Trap::Snakes, Trap::Lava].map(Card::Trap);
        let with = |traps: &[Card]| [&found[..], traps].concat();
        // 10 gems, a share of 0.75 a card: 2 of 26 cards are deadly, then 4 of 25.
        assert_eq!(after("ev", &with(&[snakes])), Decision::Leave);
        assert_eq!(after("ev", &found), Decision::Stay);
        assert_eq!(after("ev", &[found[0], snakes, lava]), Decision::Stay);
    }

    #[test]
    fn other_names_are_nobody() {
        for name in [
            "threshold",
            "threshold:",
            "threshold:0",
            "threshold:125",
            "EV",
            "",
        ] {
            assert!(named(name).is_none(), "{name}");
        }
    }
}
