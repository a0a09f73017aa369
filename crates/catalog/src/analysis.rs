//! A whole match as its review sees it: every seat's win probability, and where it turned.

use bots::{Assessment, Review, ReviewedDecision, Strategy};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::smoothing::{explained, smooth};

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

    fn conclude(&self, mut assessments: Vec<Assessment<String>>) -> Analysis {
        let uncertainty = uncertainty(&assessments);
        smooth(&mut assessments);
        let assessments = assessments.into_iter().map(Assessment::rounded);
        Analysis {
            iterations: Self::iterations(self),
            steps: self.steps(),
            uncertainty,
            assessments: assessments.collect(),
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
    /// How far off a win probability may well be, from how far apart two searches of the same
    /// position were. 0 if nobody measured it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub uncertainty: f64,
    /// The positions in which somebody had to decide, in order. Their win probabilities are
    /// smoothed: where there was no luck they change by what the decisions cost.
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
    /// What made the difference.
    pub cause: Cause,
}

/// What made the difference at a [`TurningPoint`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A decision that cost something: the search would have made another one.
    Decision,
    /// Luck, or what others had kept secret: nobody is to blame.
    Luck,
}

/// How many turning points are shown: more would bury the big ones.
const MOST_TURNING_POINTS: usize = 3;

impl Analysis {
    /// The biggest turning points, in the order of the match; at most three. None of them is
    /// smaller than what the analysis can tell from noise.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mut turns: Vec<_> = (0..self.assessments.len())
            .filter_map(|position| self.turn(position))
            .filter(|(size, _)| *size > self.uncertainty.max(SMALLEST_TURN))
            .collect();
        turns.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        turns.truncate(MOST_TURNING_POINTS);
        let mut turns: Vec<_> = turns.into_iter().map(|(_, turn)| turn).collect();
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

    /// How the win probabilities changed after this position, and by how much for its cause: for
    /// the seat that erred, or the one that luck meant best or worst with.
    fn turn(&self, position: usize) -> Option<(f64, TurningPoint)> {
        let assessment = self.assessments.get(position)?;
        let (step, before) = self.points().nth(position)?;
        let (until, after) = self.points().nth(position + 1)?;
        let turn = |seat: Seat, cause| TurningPoint {
            position,
            step,
            until,
            seat,
            before: before[seat.index()],
            after: after[seat.index()],
            cause,
        };
        let losses = assessment.decisions.iter();
        let losses =
            losses.filter_map(|made| Some((made.loss()?, turn(made.seat, Cause::Decision))));
        let explained = explained(assessment).unwrap_or_else(|| vec![0.0; before.len()]);
        let seats = (0..).map_while(|seat| Seat::try_from(seat).ok());
        let luck = seats.zip(before.iter().zip(after).zip(explained));
        let luck = luck.map(|(seat, ((before, after), explained))| {
            ((after - before - explained).abs(), turn(seat, Cause::Luck))
        });
        // Where there was no luck, all of the change comes from the decision.
        let luck = luck.filter(|_| !assessment.settled);
        losses
            .chain(luck)
            .max_by(|(one, _), (other, _)| one.total_cmp(other))
    }

    /// The decision that a turning point is about, if it is about one.
    pub fn decision(&self, turn: &TurningPoint) -> Option<&ReviewedDecision<String>> {
        let decisions = &self.assessments.get(turn.position)?.decisions;
        let mut decisions = decisions.iter().filter(|_| turn.cause == Cause::Decision);
        decisions.find(|made| made.seat == turn.seat)
    }
}

/// A change that nobody would call a turn.
const SMALLEST_TURN: f64 = 0.01;

/// How far off the values may well be: two standard errors of the mean of two searches, from the
/// differences of all pairs.
fn uncertainty(assessments: &[Assessment<String>]) -> f64 {
    let squares: f64 = assessments
        .iter()
        .map(|assessment| assessment.spread.powi(2))
        .sum();
    #[expect(
        clippy::cast_precision_loss,
        reason = "matches have some hundred positions"
    )]
    let positions = assessments.len().max(1) as f64;
    // Half the difference of a pair has the standard error of its mean.
    (squares / positions).sqrt()
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the form that serde asks for"
)]
fn is_zero(value: &f64) -> bool {
    *value == 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two seats, the first with these win probabilities at the steps 0, 2, 4…
    fn analysis(first: &[f64], end: Option<Vec<f64>>) -> Analysis {
        let assessment = |(number, &probability): (usize, &f64)| Assessment {
            step: 2 * number,
            win_probabilities: vec![probability, 1.0 - probability],
            spread: 0.0,
            settled: false,
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
            uncertainty: 0.0,
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
        assert!(((turns[0].before - turns[0].after).abs() - 0.4).abs() < 1e-9);
    }

    #[test]
    fn a_mistake_turns_a_match_and_the_favourite_never_does() {
        let mut analysis = analysis(&[0.5, 0.5, 0.8, 0.8], None);
        for (assessment, loss) in analysis.assessments.iter_mut().zip([0.0, 0.3, 0.0, 0.0]) {
            assessment.settled = true;
            let made = &mut assessment.decisions[0];
            made.value = Some(0.5 - loss);
            made.instead = (loss > 0.0).then(|| bots::Alternative {
                decision: "better".to_owned(),
                value: 0.5,
            });
        }
        let turns = analysis.turning_points();
        let [turn] = turns[..] else {
            panic!("{turns:?}");
        };
        assert_eq!((turn.position, turn.cause), (1, Cause::Decision));
        assert_eq!(analysis.decision(&turn).unwrap().decision, "word 1");
        // With luck in between, the decision is not to blame for what it did not cost.
        analysis.assessments[1].settled = false;
        analysis.assessments[1].decisions[0].instead = None;
        let turns = analysis.turning_points();
        assert_eq!(turns[0].cause, Cause::Luck);
        assert_eq!(analysis.decision(&turns[0]), None);
    }

    #[test]
    fn nothing_within_the_noise_is_a_turning_point() {
        let mut analysis = analysis(&[0.5, 0.6, 0.6], None);
        assert_eq!(analysis.turning_points().len(), 1);
        analysis.uncertainty = 0.15;
        assert!(analysis.turning_points().is_empty());
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
