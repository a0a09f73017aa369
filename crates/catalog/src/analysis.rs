//! A whole match as its review sees it: every seat's win probability, and where it turned.

use bots::{Assessment, Review, ReviewedDecision, Strategy};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A [`Review`] of any game.
pub trait AnyReview: Send + Sync {
    /// See [`Review::positions`].
    fn positions(&self) -> usize;
    /// See [`Review::iterations`].
    fn iterations(&self) -> u32;
    /// Examines one position, counted from 0.
    ///
    /// # Panics
    ///
    /// If there are not that many [positions](Self::positions).
    fn examine(&self, position: usize) -> Assessment<String>;
    /// Puts the assessments of all positions together.
    fn conclude(&self, assessments: Vec<Assessment<String>>) -> Analysis;
}

impl<G: Strategy> AnyReview for Review<G> {
    fn positions(&self) -> usize {
        Self::positions(self)
    }

    fn iterations(&self) -> u32 {
        Self::iterations(self)
    }

    fn examine(&self, position: usize) -> Assessment<String> {
        let assessment = Self::examine(self, position).rounded();
        assessment.map_decision(|decision| decision.to_string())
    }

    fn conclude(&self, assessments: Vec<Assessment<String>>) -> Analysis {
        Analysis {
            iterations: Self::iterations(self),
            steps: self.steps(),
            assessments,
            end: self.end(),
        }
    }
}

/// The result of a review. The server stores it as JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// How many iterations each decision was examined with.
    pub iterations: u32,
    /// How many steps the match has.
    pub steps: usize,
    /// The positions in which somebody had to decide, in order.
    #[serde(rename = "moments")]
    pub assessments: Vec<Assessment<String>>,
    /// Each seat's share of the victory; `None` for a solo match.
    pub end: Option<Vec<f64>>,
}

/// A position after which the win probabilities were no longer the same.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TurningPoint {
    /// Its place among the assessments, counted from 0.
    #[serde(rename = "moment")]
    pub position: usize,
    /// How many steps of the match lead to it.
    pub step: usize,
    /// How many steps lead to the next position that was assessed.
    pub until: usize,
    /// The seat whose win probability changed the most.
    pub seat: Seat,
    /// Its win probability before.
    pub before: f64,
    /// Its win probability after.
    pub after: f64,
}

/// How many turning points are shown: more would bury the big ones.
const MOST_TURNING_POINTS: usize = 3;

impl Analysis {
    /// The biggest turning points, in the order of the match; at most three.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mut turns: Vec<_> = (0..self.assessments.len())
            .filter_map(|position| self.turn(position))
            .filter(|turn| turn.swing() > 0.0)
            .collect();
        turns.sort_by(|one, other| other.swing().total_cmp(&one.swing()));
        turns.truncate(MOST_TURNING_POINTS);
        turns.sort_by_key(|turn| turn.position);
        turns
    }

    /// The points of the graph: the number of steps and every seat's win probability there.
    pub fn points(&self) -> impl Iterator<Item = (usize, &[f64])> {
        let assessments = self.assessments.iter();
        let end = self.end.iter().map(|end| (self.steps, &end[..]));
        assessments
            .map(|assessment| (assessment.step, &assessment.win_probabilities[..]))
            .chain(end)
    }

    /// How the win probabilities changed after this position, for the seat that changed most.
    fn turn(&self, position: usize) -> Option<TurningPoint> {
        let (step, before) = self.points().nth(position)?;
        let (until, after) = self.points().nth(position + 1)?;
        let seats = (0..).map_while(|seat| Seat::try_from(seat).ok());
        let changes = seats.zip(before.iter().zip(after));
        let turns = changes.map(|(seat, (&before, &after))| TurningPoint {
            position,
            step,
            until,
            seat,
            before,
            after,
        });
        turns.max_by(|one, other| one.swing().total_cmp(&other.swing()))
    }

    /// The decision that a turning point is about: that of the seat that changed most if it
    /// had to decide, otherwise the first.
    pub fn decision(&self, turn: &TurningPoint) -> Option<&ReviewedDecision<String>> {
        let decisions = &self.assessments.get(turn.position)?.decisions;
        let own = decisions.iter().find(|made| made.seat == turn.seat);
        own.or(decisions.first())
    }
}

impl TurningPoint {
    /// By how much the win probability changed.
    pub fn swing(&self) -> f64 {
        (self.after - self.before).abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two seats, the first with these win probabilities at the steps 0, 2, 4…
    fn analysis(first: &[f64], end: Option<Vec<f64>>) -> Analysis {
        let assessment = |(number, &probability): (usize, &f64)| Assessment {
            step: 2 * number,
            win_probabilities: vec![probability, 1.0 - probability],
            decisions: vec![ReviewedDecision {
                seat: Seat::new(1),
                decision: format!("word {number}"),
                value: None,
                instead: None,
            }],
        };
        Analysis {
            iterations: 1,
            steps: 2 * first.len(),
            assessments: first.iter().enumerate().map(assessment).collect(),
            end,
        }
    }

    #[test]
    fn the_three_biggest_turns_come_in_the_order_of_the_match() {
        let analysis = analysis(&[0.5, 0.6, 0.2, 0.25, 0.26, 0.7], Some(vec![1.0, 0.0]));
        let turns = analysis.turning_points();
        let steps: Vec<_> = turns.iter().map(|turn| (turn.step, turn.until)).collect();
        assert_eq!(steps, [(2, 4), (8, 10), (10, 12)]);
        assert!((turns[0].swing() - 0.4).abs() < 1e-9);
        let made = analysis.decision(&turns[0]).unwrap();
        assert_eq!(made.decision, "word 1");
    }

    #[test]
    fn where_nothing_changes_there_is_no_turning_point() {
        assert!(analysis(&[0.5, 0.5], None).turning_points().is_empty());
        assert!(analysis(&[], None).turning_points().is_empty());
        assert_eq!(analysis(&[0.5], None).points().count(), 1);
    }

    #[test]
    fn an_analysis_reads_back_from_its_text() {
        let analysis = analysis(&[0.5, 0.6], Some(vec![0.0, 1.0]));
        let text = serde_json::to_string(&analysis).unwrap();
        assert_eq!(serde_json::from_str::<Analysis>(&text).unwrap(), analysis);
    }
}
