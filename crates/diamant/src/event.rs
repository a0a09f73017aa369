//! What happens in a game of Diamant.

use serde::Serialize;
use tabletop::{Outcome, Seat, SeatSet};

use crate::card::{Relic, RelicSet, Trap};
use crate::decision::Decision;

/// An announcement. All but [`Event::YouChose`] are for everyone.
#[expect(
    missing_docs,
    reason = "the fields are what their names say; the others are described"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Everybody enters the cave (D5); in the variant a relic was shuffled in (D19).
    RoundBegan {
        /// The round, from 1.
        round: u8,
        /// The relic that is in the deck from now on.
        relic: Option<Relic>,
    },
    /// A treasure was revealed and shared (D7).
    TreasureFound {
        /// The rubies on the card.
        value: u8,
        /// What each in the cave gathered.
        each: u8,
        /// What stayed on the card.
        left: u8,
        /// Who was in the cave.
        in_cave: SeatSet,
    },
    /// The first trap of its kind was revealed (D8).
    TrapMet { trap: Trap },
    /// The second trap of a kind was revealed (D9); one card of it leaves the game (D10).
    TrapSprung {
        trap: Trap,
        /// Who was in the cave.
        fled: SeatSet,
        /// What each of them lost.
        lost: u8,
    },
    /// A relic was revealed (D20).
    RelicFound { relic: Relic },
    /// A seat has chosen; nobody hears what (D11).
    Chose { seat: Seat },
    /// What the hearing seat itself has chosen.
    YouChose { choice: Decision },
    /// All have chosen (D11).
    ChoicesRevealed {
        /// Who goes on.
        staying: SeatSet,
        /// Who goes home.
        leaving: SeatSet,
    },
    /// The leavers bring their gems home (D12, D13).
    CameHome {
        seats: SeatSet,
        /// What each had gathered.
        gathered: u8,
        /// What each took from the path besides.
        share: u8,
        /// What stays on the path.
        left: u8,
    },
    /// A lone leaver took the relics on the path (D21).
    RelicsTaken { seat: Seat, relics: RelicSet },
    /// Nobody is in the cave any more (D14, D15).
    RoundEnded {
        /// The round, from 1.
        round: u8,
        /// The rubies on the path that go back to the supply.
        rubies_lost: u8,
        /// The relics on the path that leave the game (D20).
        relics_lost: RelicSet,
    },
    /// The chests are counted (D17, D18).
    GameEnded {
        /// Points and winners.
        outcome: Outcome,
    },
}
