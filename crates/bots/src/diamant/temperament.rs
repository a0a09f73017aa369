//! The kinds of players a bot may meet.

use super::next_card::NextCard;

/// How a player chooses.
#[derive(Clone, Copy, Debug)]
pub(super) enum Temperament {
    /// Watches the others: leaves before they do, or stays when they are about to leave.
    Sly,
    /// Compares staying with leaving, and wavers when they are close.
    Balanced,
    /// Compares them and never wavers.
    Resolute,
    /// Goes on as long as one more card gains on average.
    Calculating,
    /// Goes home with this many gems in hand.
    Modest(f64),
    /// Tosses a coin.
    Careless,
}

/// A balanced player wavers if staying and leaving differ by less than this many gems.
const WAVERING: f64 = 3.0;

/// A temperament, and what is assumed about such players at the start.
pub(super) struct Prior {
    pub(super) temperament: Temperament,
    /// How likely one is to meet such a player.
    pub(super) probability: f64,
    /// How many gems per round such a player falls behind one who searches.
    pub(super) deficit: f64,
}

pub(super) const PRIORS: [Prior; 11] = [
    prior(Temperament::Sly, 0.4, 1.0),
    prior(Temperament::Balanced, 0.1, 3.5),
    prior(Temperament::Resolute, 0.1, 3.5),
    prior(Temperament::Calculating, 0.1, 3.5),
    prior(Temperament::Modest(5.0), 0.04, 3.5),
    prior(Temperament::Modest(8.0), 0.04, 3.5),
    prior(Temperament::Modest(10.0), 0.04, 3.5),
    prior(Temperament::Modest(15.0), 0.04, 3.5),
    prior(Temperament::Modest(20.0), 0.04, 3.5),
    prior(Temperament::Modest(30.0), 0.04, 3.5),
    prior(Temperament::Careless, 0.06, 7.0),
];

const fn prior(temperament: Temperament, probability: f64, deficit: f64) -> Prior {
    Prior {
        temperament,
        probability,
        deficit,
    }
}

/// The place of [`Temperament::Sly`] among the [`PRIORS`].
pub(super) const SLY: usize = 0;

impl Temperament {
    /// How likely such a player is to stay, if staying gains this much at first sight. A sly
    /// player is treated as balanced at first: what the others do is known only when everybody
    /// has been considered.
    pub(super) fn stays(self, next_card: &NextCard, gain: f64) -> f64 {
        let surely = |stays: bool| if stays { 1.0 } else { 0.0 };
        match self {
            Self::Sly | Self::Balanced => (0.5 + gain / (2.0 * WAVERING)).clamp(0.0, 1.0),
            Self::Resolute => surely(gain >= 0.0),
            Self::Calculating => surely(!next_card.loses_in_expectation()),
            Self::Modest(gems) => surely(next_card.gathered < gems),
            Self::Careless => 0.5,
        }
    }
}
