//! Win probabilities that change only where something happened.
//!
//! Every position is searched by itself, so the values of neighbours differ by the noise of two
//! searches even where nothing was at stake. But between positions with no luck between them the
//! change is known: what the decision cost, according to the search that examined it, and nothing
//! if it was the search's favourite. Such positions are therefore estimates of one and the same
//! number, and their mean takes the place of each.

use bots::Assessment;

/// Smooths the win probabilities of the positions of a match.
pub(crate) fn smooth<D>(assessments: &mut [Assessment<D>]) {
    let mut rest = assessments;
    while !rest.is_empty() {
        let changes = known_changes(rest);
        let (stretch, after) = rest.split_at_mut(changes.len());
        level(stretch, &changes);
        rest = after;
    }
}

/// The first stretch of positions whose changes are known, as the sum of the changes from its
/// beginning to each of its positions.
fn known_changes<D>(assessments: &[Assessment<D>]) -> Vec<Vec<f64>> {
    let mut changes = vec![vec![0.0; assessments[0].win_probabilities.len()]];
    for assessment in &assessments[..assessments.len() - 1] {
        let Some(change) = explained(assessment).filter(|_| assessment.settled) else {
            break;
        };
        let last = &changes[changes.len() - 1];
        changes.push(
            last.iter()
                .zip(change)
                .map(|(sum, part)| sum + part)
                .collect(),
        );
    }
    changes
}

/// How the decisions of a position changed the win probabilities: what a seat lost the others
/// won, each in proportion. `None` if the search knows nothing about a decision.
pub(crate) fn explained<D>(assessment: &Assessment<D>) -> Option<Vec<f64>> {
    let probabilities = &assessment.win_probabilities;
    let mut changes = vec![0.0; probabilities.len()];
    for made in &assessment.decisions {
        let (loss, own) = (made.loss()?, made.seat.index());
        let others = 1.0 - probabilities[own];
        for (seat, change) in changes.iter_mut().enumerate() {
            if seat == own {
                *change -= loss;
            } else if others > 0.0 {
                *change += loss * probabilities[seat] / others;
            }
        }
    }
    Some(changes)
}

/// Gives every position of a stretch the mean of what all of them say.
fn level<D>(stretch: &mut [Assessment<D>], changes: &[Vec<f64>]) {
    #[expect(
        clippy::cast_precision_loss,
        reason = "matches have some hundred positions"
    )]
    let count = stretch.len() as f64;
    let seats = changes[0].len();
    let mut start = vec![0.0; seats];
    for (assessment, change) in stretch.iter().zip(changes) {
        for seat in 0..seats {
            start[seat] += (assessment.win_probabilities[seat] - change[seat]) / count;
        }
    }
    for (assessment, change) in stretch.iter_mut().zip(changes) {
        let values = start.iter().zip(change);
        let values: Vec<f64> = values
            .map(|(start, change)| (start + change).clamp(0.0, 1.0))
            .collect();
        // What was cut off at the ends would be missing from the whole.
        let whole: f64 = values.iter().sum();
        let scale = if seats > 1 && whole > 0.0 { whole } else { 1.0 };
        assessment.win_probabilities = values.iter().map(|value| value / scale).collect();
    }
}

#[cfg(test)]
mod tests {
    use bots::{Alternative, ReviewedDecision};
    use tabletop::Seat;

    use super::*;

    /// Positions of two seats: the first one's win probability, what its decision cost, and
    /// whether no luck followed.
    fn positions(list: &[(f64, Option<f64>, bool)]) -> Vec<Assessment<u8>> {
        let position = |&(probability, loss, settled): &(f64, Option<f64>, bool)| Assessment {
            step: 0,
            win_probabilities: vec![probability, 1.0 - probability],
            spread: 0.0,
            settled,
            decisions: vec![ReviewedDecision {
                seat: Seat::new(0),
                decision: 1,
                value: loss.map(|loss| 0.5 - loss),
                instead: loss.filter(|&loss| loss > 0.0).map(|_| Alternative {
                    decision: 2,
                    value: 0.5,
                }),
            }],
        };
        list.iter().map(position).collect()
    }

    fn smoothed(list: &[(f64, Option<f64>, bool)]) -> Vec<f64> {
        let mut positions = positions(list);
        smooth(&mut positions);
        positions
            .iter()
            .map(|position| (position.win_probabilities[0] * 1e6).round() / 1e6)
            .collect()
    }

    #[test]
    fn choosing_the_favourite_changes_nothing() {
        let fine = Some(0.0);
        let list = [(0.5, fine, true), (0.6, fine, true), (0.4, fine, true)];
        assert_eq!(smoothed(&list), [0.5; 3]);
    }

    #[test]
    fn a_mistake_costs_what_the_search_says() {
        let list = [(0.5, Some(0.2), true), (0.36, Some(0.0), true)];
        assert_eq!(smoothed(&list), [0.53, 0.33]);
    }

    #[test]
    fn luck_and_decisions_nobody_tried_are_free_to_change_everything() {
        let fine = Some(0.0);
        let list = [(0.5, fine, false), (0.8, None, true), (0.2, fine, true)];
        assert_eq!(smoothed(&list), [0.5, 0.8, 0.2]);
        assert_eq!(smoothed(&[]), Vec::<f64>::new());
    }
}
