//! What luck decides: order cards (K13) and who opens the first auction (K14).

use tabletop::{Drum, Seat, SeatSet};

use crate::order::{Order, OrderSet};

/// What luck draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// `order O5`: this order card is turned up.
    Order(Order),
    /// `opener 2`: this seat opens the first auction.
    Opener(Seat),
}

/// What luck draws from: every card of the deck, or every seat, is equally likely.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Lots {
    Order(OrderSet),
    Opener(SeatSet),
    /// Luck is not due.
    None,
}

impl Drum<Chance> for Lots {
    fn tickets(&self) -> u32 {
        match self {
            Self::Order(cards) => cards.tickets(),
            Self::Opener(seats) => seats.tickets(),
            Self::None => 0,
        }
    }

    fn draw(&self, ticket: u32) -> Chance {
        match self {
            Self::Order(cards) => Chance::Order(cards.draw(ticket)),
            Self::Opener(seats) => Chance::Opener(seats.draw(ticket)),
            Self::None => panic!("luck is not due"),
        }
    }
}
