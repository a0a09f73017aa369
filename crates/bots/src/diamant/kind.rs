//! The kinds of players one may meet.

use super::outlook::Outlook;

/// How a player chooses.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// Watches the others: leaves before them, or stays when they are about to leave.
    Sly,
    /// Weighs staying against leaving, and wavers when they are close.
    Weighs,
    /// Weighs and never wavers.
    Resolute,
    /// Goes on as long as one more card gains in expectation.
    Expects,
    /// Goes home with so many gems in hand.
    Content(f64),
    /// Tosses a coin.
    Careless,
}

/// Within so many gems of difference a player who weighs wavers.
const WAVERING: f64 = 3.0;

/// A kind with what is known of such players before they have done anything.
pub(super) struct Known {
    pub(super) kind: Kind,
    /// How likely one meets such a player.
    pub(super) likely: f64,
    /// How many gems such a player falls behind one who searches, in a round.
    pub(super) behind: f64,
}

/// Every kind.
pub(super) const KINDS: [Known; 11] = [
    known(Kind::Sly, 0.4, 1.0),
    known(Kind::Weighs, 0.1, 3.5),
    known(Kind::Resolute, 0.1, 3.5),
    known(Kind::Expects, 0.1, 3.5),
    known(Kind::Content(5.0), 0.04, 3.5),
    known(Kind::Content(8.0), 0.04, 3.5),
    known(Kind::Content(10.0), 0.04, 3.5),
    known(Kind::Content(15.0), 0.04, 3.5),
    known(Kind::Content(20.0), 0.04, 3.5),
    known(Kind::Content(30.0), 0.04, 3.5),
    known(Kind::Careless, 0.06, 7.0),
];

const fn known(kind: Kind, likely: f64, behind: f64) -> Known {
    Known {
        kind,
        likely,
        behind,
    }
}

/// The first of the kinds.
pub(super) const SLY: usize = 0;

impl Kind {
    /// How likely such a player stays, with what staying gains at first sight. One who watches the others does at first as one who
    /// weighs: what the others do is known only when everybody was asked.
    pub(super) fn stays(self, outlook: &Outlook, gain: f64) -> f64 {
        let surely = |stays: bool| if stays { 1.0 } else { 0.0 };
        match self {
            Self::Sly | Self::Weighs => (0.5 + gain / (2.0 * WAVERING)).clamp(0.0, 1.0),
            Self::Resolute => surely(gain >= 0.0),
            Self::Expects => surely(!outlook.loses_in_expectation()),
            Self::Content(gems) => surely(outlook.gathered < gems),
            Self::Careless => 0.5,
        }
    }
}
