//! Whole matches for an archive.

use tabletop::{Game, LuckSource, QuickDice, Seat, Seed, Table};

/// A match from the set-up to the end, in which everything follows from the seed: rolled luck,
/// told luck and, through the dice, what `decide` decides for the seats.
///
/// # Panics
///
/// If something is decided that is not legal.
pub fn whole_match<G: Game>(
    config: G::Config,
    luck: LuckKind,
    seed: u64,
    mut decide: impl FnMut(&Table<G>, Seat, &mut QuickDice) -> G::Decision,
) -> Table<G> {
    let mut dice = QuickDice::new(seed);
    let mut table = Table::open(
        config,
        match luck {
            LuckKind::Rolled => LuckSource::Rolled(Seed::from_number(seed)),
            LuckKind::Told => LuckSource::Told,
        },
    );
    while table.outcome().is_none() {
        for seat in table.prompt().awaited() {
            let decision = decide(&table, seat, &mut dice);
            let decided = table.decide(seat, decision, None);
            decided.expect("the decision is legal");
        }
        let chances = table.chances();
        if !chances.is_empty() {
            let (draw, _) = *dice.pick(&chances);
            table.tell(draw).expect("a listed draw is possible");
        }
    }
    table
}

/// The two kinds of luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LuckKind {
    /// Rolled from the seed.
    Rolled,
    /// Told, as at a real table.
    Told,
}

impl LuckKind {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Rolled, Self::Told];

    /// The word for it in the name of a record.
    pub fn word(self) -> &'static str {
        match self {
            Self::Rolled => "rolled",
            Self::Told => "told",
        }
    }
}
