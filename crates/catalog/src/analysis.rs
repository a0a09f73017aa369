//! A finished match as a shell shows it: everybody's chances, and where they turned.

use bots::{Finding, Review, Strategy};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A [`Review`] of any game.
pub trait AnyReview: Send + Sync {
    /// How many moments there are.
    fn moments(&self) -> usize;
    /// How many iterations each decision is examined with.
    fn iterations(&self) -> u32;
    /// Looks at a moment, counted from 0.
    ///
    /// # Panics
    ///
    /// If there are fewer moments.
    fn examine(&self, moment: usize) -> Moment;
    /// Puts together what was found, moment by moment.
    fn conclude(&self, moments: Vec<Moment>) -> Analysis;
}

impl<G: Strategy> AnyReview for Review<G> {
    fn moments(&self) -> usize {
        Self::moments(self)
    }

    fn iterations(&self) -> u32 {
        Self::iterations(self)
    }

    fn examine(&self, moment: usize) -> Moment {
        Self::examine(self, moment).into()
    }

    fn conclude(&self, moments: Vec<Moment>) -> Analysis {
        Analysis {
            iterations: Self::iterations(self),
            steps: self.steps(),
            moments,
            end: self.end(),
        }
    }
}

/// What was found out about a whole match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// How many iterations each decision was examined with.
    pub iterations: u32,
    /// How many steps the match has.
    pub steps: usize,
    /// The moments in which somebody was asked, in order.
    pub moments: Vec<Moment>,
    /// The shares of the victory, by seat; nothing for a match that was played alone.
    pub end: Option<Vec<f64>>,
}

/// What was found out about one moment; see [`Finding`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moment {
    /// How many steps of the match lead to it.
    pub step: usize,
    /// How likely each seat was to win, from 0 to 1.
    pub chances: Vec<f64>,
    /// What everybody who was asked decided, in the order of the seats.
    pub decisions: Vec<Made>,
}

/// A decision that was made; see [`Weighed`](bots::Weighed).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Made {
    /// Whose it was.
    pub seat: Seat,
    /// Its words.
    pub decision: String,
    /// What it is worth to the seat, from 0 to 1; nothing if the search never tried it.
    pub value: Option<f64>,
    /// What the search would have decided instead.
    pub instead: Option<Instead>,
}

/// What the search would have decided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Instead {
    /// Its words.
    pub decision: String,
    /// What it is worth to the seat, from 0 to 1.
    pub value: f64,
}

/// A moment after which the chances were not what they had been.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TurningPoint {
    /// The moment, counted from 0.
    pub moment: usize,
    /// How many steps of the match lead to it.
    pub step: usize,
    /// How many steps lead to what it turned into.
    pub until: usize,
    /// Whose chances changed the most.
    pub seat: Seat,
    /// What they were.
    pub before: f64,
    /// What they became.
    pub after: f64,
}

/// How many turning points are told.
const TOLD: usize = 3;

impl Analysis {
    /// The biggest turning points, in the order of the match; at most three.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mut turns: Vec<_> = (0..self.moments.len())
            .filter_map(|moment| self.turn(moment))
            .filter(|turn| turn.swing() > 0.0)
            .collect();
        turns.sort_by(|one, other| other.swing().total_cmp(&one.swing()));
        turns.truncate(TOLD);
        turns.sort_by_key(|turn| turn.moment);
        turns
    }

    /// Every point of the graph: the steps that lead to it and everybody's chances there.
    pub fn points(&self) -> impl Iterator<Item = (usize, &[f64])> {
        let moments = self.moments.iter();
        let end = self.end.iter().map(|end| (self.steps, &end[..]));
        moments
            .map(|moment| (moment.step, &moment.chances[..]))
            .chain(end)
    }

    /// What became of the chances after this moment: those of the seat for whom most changed.
    fn turn(&self, moment: usize) -> Option<TurningPoint> {
        let (step, before) = self.points().nth(moment)?;
        let (until, after) = self.points().nth(moment + 1)?;
        let changed = (0..).map_while(|seat| Seat::try_from(seat).ok());
        let changed = changed.zip(before.iter().zip(after));
        let turn = changed.map(|(seat, (&before, &after))| TurningPoint {
            moment,
            step,
            until,
            seat,
            before,
            after,
        });
        turn.max_by(|one, other| one.swing().total_cmp(&other.swing()))
    }

    /// The decision that a turning point is about: that of the seat for whom most changed,
    /// if it was asked, else the first.
    pub fn decision(&self, turn: &TurningPoint) -> Option<&Made> {
        let made = &self.moments.get(turn.moment)?.decisions;
        let own = made.iter().find(|made| made.seat == turn.seat);
        own.or(made.first())
    }
}

impl TurningPoint {
    /// By how much the chances changed.
    pub fn swing(&self) -> f64 {
        (self.after - self.before).abs()
    }
}

impl<D: ToString> From<Finding<D>> for Moment {
    fn from(finding: Finding<D>) -> Self {
        let made = |weighed: &bots::Weighed<D>| Made {
            seat: weighed.seat,
            decision: weighed.decided.to_string(),
            value: weighed.value.map(rounded),
            instead: weighed.instead.as_ref().map(|(decision, value)| Instead {
                decision: decision.to_string(),
                value: rounded(*value),
            }),
        };
        Self {
            step: finding.step,
            chances: finding.chances.iter().copied().map(rounded).collect(),
            decisions: finding.weighed.iter().map(made).collect(),
        }
    }
}

/// More digits than these are noise, and an analysis is kept as text.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two seats, whose first has these chances at the steps 0, 2, 4…
    fn analysis(first: &[f64], end: Option<Vec<f64>>) -> Analysis {
        let moment = |(number, &chance): (usize, &f64)| Moment {
            step: 2 * number,
            chances: vec![chance, 1.0 - chance],
            decisions: vec![Made {
                seat: Seat::new(1),
                decision: format!("word {number}"),
                value: None,
                instead: None,
            }],
        };
        Analysis {
            iterations: 1,
            steps: 2 * first.len(),
            moments: first.iter().enumerate().map(moment).collect(),
            end,
        }
    }

    #[test]
    fn the_three_biggest_turns_are_told_in_the_order_of_the_match() {
        let analysis = analysis(&[0.5, 0.6, 0.2, 0.25, 0.26, 0.7], Some(vec![1.0, 0.0]));
        let turns = analysis.turning_points();
        let steps: Vec<_> = turns.iter().map(|turn| (turn.step, turn.until)).collect();
        assert_eq!(steps, [(2, 4), (8, 10), (10, 12)]);
        assert!((turns[0].swing() - 0.4).abs() < 1e-9);
        let made = analysis.decision(&turns[0]).unwrap();
        assert_eq!(made.decision, "word 1");
    }

    #[test]
    fn where_nothing_changes_nothing_is_told() {
        assert!(analysis(&[0.5, 0.5], None).turning_points().is_empty());
        assert!(analysis(&[], None).turning_points().is_empty());
        assert_eq!(analysis(&[0.5], None).points().count(), 1);
    }

    #[test]
    fn an_analysis_is_kept_as_text() {
        let analysis = analysis(&[0.5, 0.6], Some(vec![0.0, 1.0]));
        let text = serde_json::to_string(&analysis).unwrap();
        assert_eq!(serde_json::from_str::<Analysis>(&text).unwrap(), analysis);
    }
}
