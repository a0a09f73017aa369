//! What a review has found out about one position of a match.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::alternative::Alternative;

/// One position of a finished match, as the search sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Assessment<D> {
    /// How many steps of the match lead to the position.
    pub step: usize,
    /// How likely each seat was to win, from 0 to 1; they add up to 1. In a solo match this is
    /// the worth of the position.
    #[serde(rename = "chances")]
    pub win_probabilities: Vec<f64>,
    /// How far apart two searches of the position were that knew nothing of each other.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub spread: f64,
    /// Whether nothing but the decisions lies between this position and the next: no luck, and
    /// nothing that was hidden from those who decided.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub settled: bool,
    /// The decisions that were made here, in seat order.
    pub decisions: Vec<ReviewedDecision<D>>,
}

/// A decision of the match and what the search thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewedDecision<D> {
    /// Who made it.
    pub seat: Seat,
    /// What was decided.
    pub decision: D,
    /// Its worth to the seat, from 0 to 1; `None` if the search never tried it.
    pub value: Option<f64>,
    /// What the search would have decided instead, if it found something clearly better.
    pub instead: Option<Alternative<D>>,
}

impl<D> Assessment<D> {
    /// The same with the decisions in another form, such as their words.
    pub fn map_decision<E>(self, mut form: impl FnMut(D) -> E) -> Assessment<E> {
        let decisions = self.decisions.into_iter();
        Assessment {
            step: self.step,
            win_probabilities: self.win_probabilities,
            spread: self.spread,
            settled: self.settled,
            decisions: decisions
                .map(|decision| decision.map_decision(&mut form))
                .collect(),
        }
    }

    /// The same with four decimal places. More are noise, and assessments are stored as text.
    #[must_use]
    pub fn rounded(mut self) -> Self {
        self.win_probabilities.iter_mut().for_each(round);
        round(&mut self.spread);
        for decision in &mut self.decisions {
            decision.value.iter_mut().for_each(round);
            let instead = decision.instead.iter_mut();
            instead.for_each(|instead| round(&mut instead.value));
        }
        self
    }
}

impl<D> ReviewedDecision<D> {
    /// What the decision cost the seat, as far as the search can tell; `None` if it never tried
    /// the decision.
    pub fn loss(&self) -> Option<f64> {
        let instead = self.instead.as_ref();
        let loss = |value: f64| instead.map_or(0.0, |instead| (instead.value - value).max(0.0));
        self.value.map(loss)
    }

    /// The same with the decisions in another form, such as their words.
    pub fn map_decision<E>(self, mut form: impl FnMut(D) -> E) -> ReviewedDecision<E> {
        ReviewedDecision {
            seat: self.seat,
            decision: form(self.decision),
            value: self.value,
            instead: self.instead.map(|instead| instead.map_decision(form)),
        }
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the form that serde asks for"
)]
fn is_zero(value: &f64) -> bool {
    *value == 0.0
}

fn round(value: &mut f64) {
    *value = (*value * 10_000.0).round() / 10_000.0;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position after three steps in which seat 1 had to decide.
    fn assessment<D>(values: [f64; 4], decisions: [D; 2]) -> Assessment<D> {
        let [decision, better] = decisions;
        Assessment {
            step: 3,
            win_probabilities: values[..2].to_vec(),
            spread: 0.5,
            settled: true,
            decisions: vec![ReviewedDecision {
                seat: Seat::new(1),
                decision,
                value: Some(values[2]),
                instead: Some(Alternative {
                    decision: better,
                    value: values[3],
                }),
            }],
        }
    }

    #[test]
    fn words_and_rounding_leave_nothing_out() {
        let exact = assessment([0.123_456, 0.876_544, 0.333_333, 0.666_666], [7, 8]);
        let in_words = exact.map_decision(|number| number.to_string());
        let expected = assessment([0.1235, 0.8765, 0.3333, 0.6667], ["7", "8"]);
        assert_eq!(in_words.rounded(), expected.map_decision(str::to_owned));
    }
}
