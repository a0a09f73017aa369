//! Where everybody's points came from, source by source and phase by phase.

use cavum::{Event, View};
use tabletop::Seat;

/// What brings points, in the order in which it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    Start,
    Auctions,
    Options,
    Cities,
    Sales,
    Orders,
    Penalties,
    FinalSale,
}

impl Source {
    pub(super) const ALL: [Self; 8] = [
        Self::Start,
        Self::Auctions,
        Self::Options,
        Self::Cities,
        Self::Sales,
        Self::Orders,
        Self::Penalties,
        Self::FinalSale,
    ];

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Auctions => "auctions",
            Self::Options => "options",
            Self::Cities => "cities",
            Self::Sales => "sales",
            Self::Orders => "orders",
            Self::Penalties => "penalties",
            Self::FinalSale => "final-sale",
        }
    }
}

/// The points of one player: a row for each source, a column for each phase and one for what
/// comes after the last.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    columns: Vec<[i32; Source::ALL.len()]>,
}

/// What everybody starts with (K11).
pub(super) const START: i32 = 20;

impl Tally {
    /// The tallies by seat.
    pub(super) fn of(heard: &[&Event], view: &View) -> Vec<Self> {
        let phases = usize::from(view.phases);
        let mut columns = vec![[0; Source::ALL.len()]; phases + 1];
        columns[0][Source::Start as usize] = START;
        let mut tallies = vec![Self { columns }; view.seats.len()];
        let mut phase = 0;
        // In the last phase the cities are scored before the sale and once more after it (K46).
        let mut sold = false;
        for event in heard {
            match **event {
                Event::PhaseBegan { phase: number } => {
                    phase = usize::from(number.saturating_sub(1)).min(phases);
                    sold = false;
                }
                Event::NobodySold { .. } | Event::StonesSold { .. } => sold = true,
                _ => {}
            }
            if let Some((seat, source, points)) = gained(event) {
                let late = sold && source == Source::Cities
                    || matches!(source, Source::Penalties | Source::FinalSale);
                let column = if late { phases } else { phase };
                tallies[seat.index()].columns[column][source as usize] += points;
            }
        }
        tallies
    }

    /// What a source brought in every column.
    pub(super) fn row(&self, source: Source) -> impl Iterator<Item = i32> {
        self.columns
            .iter()
            .map(move |column| column[source as usize])
    }

    /// What a source brought in all.
    pub(super) fn total(&self, source: Source) -> i32 {
        self.row(source).sum()
    }

    /// The points after every column.
    pub(super) fn points(&self) -> Vec<i32> {
        let mut sum = 0;
        let columns = self.columns.iter();
        columns
            .map(|column| {
                sum += column.iter().sum::<i32>();
                sum
            })
            .collect()
    }
}

/// Who gains how many points by an event, and from what.
pub(super) fn gained(event: &Event) -> Option<(Seat, Source, i32)> {
    Some(match *event {
        Event::AuctionWon { seat, points } => (seat, Source::Auctions, -i32::from(points)),
        Event::OrderTaken { seat, points, .. } | Event::OptionCashed { seat, points } => {
            (seat, Source::Options, points.into())
        }
        Event::CityScored { seat, points, .. } => (seat, Source::Cities, points.into()),
        Event::StonesSold { seat, points, .. } => (seat, Source::Sales, points.into()),
        Event::OrderFulfilled { seat, points, .. } => (seat, Source::Orders, points.into()),
        Event::PenaltyPaid { seat, points, .. } => (seat, Source::Penalties, -i32::from(points)),
        Event::StoneSold { seat, price, .. } => (seat, Source::FinalSale, price.into()),
        _ => return None,
    })
}
