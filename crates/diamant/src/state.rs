//! The whole truth about a match.

use tabletop::{BySeat, SealedChoices, Seat, SeatSet};

use crate::card::{CARDS_PER_TRAP, RelicSet, Trap};
use crate::config::Config;
use crate::decision::Decision;
use crate::deck::Deck;
use crate::path::Path;

/// A match of Diamant at one moment: a small value without heap, cheap to copy.
///
/// It holds no secret for long: the order of the deck does not exist, and choices wait in
/// [`SealedChoices`]. What a viewer may see of it is a [`View`](crate::View).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) config: Config,
    /// The round, from 1 to 5.
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    pub(crate) deck: Deck,
    pub(crate) path: Path,
    pub(crate) in_cave: SeatSet,
    /// What each player in the cave has gathered this round. One number is enough: all
    /// entered with nothing (D5) and every share was equal (D7).
    pub(crate) gathered: u8,
    /// The gems in each chest (D13).
    pub(crate) chests: BySeat<u16>,
    /// The relics beside each chest (D21).
    pub(crate) relics: BySeat<RelicSet>,
    /// How many cards of each trap have left the game (D10).
    pub(crate) traps_gone: [u8; 5],
    /// The relics that have left the game unclaimed (D20).
    pub(crate) relics_lost: RelicSet,
}

/// What is being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// A card is to be revealed (D6).
    Revealing,
    /// Everybody in the cave chooses (D11).
    Choosing(SealedChoices<Decision>),
    /// The game is over (D17).
    Over,
}

/// What everybody at the table can know, for bots and programs that hold a state.
impl State {
    /// How the table was set up.
    #[inline]
    pub fn config(&self) -> Config {
        self.config
    }

    /// The round, from 1 to 5.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The cards that can come up next.
    #[inline]
    pub fn deck(&self) -> Deck {
        self.deck
    }

    /// The cards revealed this round.
    #[inline]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Who is in the cave.
    #[inline]
    pub fn in_cave(&self) -> SeatSet {
        self.in_cave
    }

    /// What each player in the cave has gathered this round.
    #[inline]
    pub fn gathered(&self) -> u8 {
        self.gathered
    }

    /// The gems in a chest. In a game with closed chests others must remember this.
    #[inline]
    pub fn chest(&self, seat: Seat) -> u16 {
        self.chests[seat]
    }

    /// The relics beside a chest.
    #[inline]
    pub fn relics(&self, seat: Seat) -> RelicSet {
        self.relics[seat]
    }

    /// How many cards of the trap are still in the game.
    pub fn traps_left(&self, trap: Trap) -> u8 {
        CARDS_PER_TRAP - self.traps_gone[trap as usize]
    }

    /// How many cards of the deck would end the round now (D9).
    pub fn deadly_cards(&self) -> u32 {
        Trap::ALL
            .into_iter()
            .filter(|&trap| self.path.has_trap(trap))
            .map(|trap| self.deck.count(crate::Card::Trap(trap)))
            .sum()
    }
}
