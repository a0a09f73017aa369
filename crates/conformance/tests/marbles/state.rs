//! The whole truth about a game of Marbles.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use tabletop::{BySeat, Drum, SealedChoices, Seat, SeatSet};

use super::defect::Defect;
use super::words::Colour;

/// The marbles in the box, red and blue.
pub const MARBLES: [u8; 2] = [4, 3];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarblesState {
    pub seats: u8,
    pub rounds_left: u8,
    pub bag: [u8; 2],
    pub out: [u8; 2],
    pub hands: BySeat<Option<Colour>>,
    pub points: BySeat<u8>,
    pub stage: Stage,
    /// Always 0, but for a defect.
    pub oddity: u8,
    /// Whether nobody listened when the table was set up.
    pub unheard: Aside<bool>,
    pub tally: Tally,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Dealing(Seat),
    Betting(SealedChoices<Colour>),
    Drawing(BySeat<Option<Colour>>),
    Returning(Colour),
    Over,
}

impl MarblesState {
    pub fn begin_round(&mut self) {
        if !Defect::NeverEnds.here() {
            self.rounds_left -= 1;
        } else if self.bag == [0, 0] {
            // So that there is something to draw for ever.
            self.bag = std::mem::take(&mut self.out);
        }
        self.stage = match self.rounds_left {
            0 => Stage::Over,
            _ => Stage::Betting(SealedChoices::awaiting(SeatSet::first(self.seats))),
        };
    }
}

/// Red and blue marbles that can be drawn.
#[derive(Clone, Copy)]
pub struct Bag(pub [u8; 2]);

impl Drum<Colour> for Bag {
    fn tickets(&self) -> u32 {
        self.0.into_iter().map(u32::from).sum()
    }

    fn draw(&self, ticket: u32) -> Colour {
        if ticket < self.0[Colour::Red as usize].into() {
            Colour::Red
        } else {
            Colour::Blue
        }
    }
}

/// Something that counts for nothing in a comparison.
#[derive(Clone, Copy, Debug)]
pub struct Aside<T>(pub T);

impl<T> PartialEq for Aside<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Aside<T> {}

/// Counts the decisions; with a defect the copies of a state count together.
#[derive(Debug, Default)]
pub struct Tally(Arc<AtomicU8>);

impl Tally {
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u8 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clone for Tally {
    fn clone(&self) -> Self {
        match () {
            () if Defect::CopiesShare.here() => Self(Arc::clone(&self.0)),
            () => Self(Arc::new(AtomicU8::new(self.get()))),
        }
    }
}

impl PartialEq for Tally {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Tally {}
