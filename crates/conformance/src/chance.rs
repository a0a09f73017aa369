//! Luck: what can be drawn and how likely it is, and told luck.

use tabletop::{Game, LuckSource, Prompt, Rejection, Table};

use crate::bench::Bench;
use crate::position::{Position, chances};
use crate::subject::Subject;
use crate::violation::{Checked, Property};

/// With more tickets than this, only the first and last ticket of every draw are tried; the
/// others lie between them.
const ALL_TICKETS: u32 = 1_000;

pub(crate) fn fair<G: Game>(state: &G::State) -> Checked {
    let broken = |detail: String| Err(Property::FairChances.broken(detail));
    let outcomes = &chances::<G>(state);
    match (G::prompt(state), outcomes.first()) {
        (Prompt::Chance, None) => return broken("luck is due and has no outcome".to_owned()),
        (Prompt::Chance, Some(_)) => {}
        (_, None) => return Ok(()),
        (prompt, Some((outcome, _))) => {
            return broken(format!("“luck {outcome}” is possible at {prompt:?}"));
        }
    }
    let mut pairs = outcomes.array_windows();
    if let Some([(one, _), (next, _)]) = pairs.find(|[(one, _), (next, _)]| one >= next) {
        return broken(format!("“luck {one}” stands before “luck {next}”"));
    }
    if let Some((outcome, _)) = outcomes.iter().find(|(_, weight)| *weight == 0) {
        return broken(format!("“luck {outcome}” has no weight"));
    }
    let sum: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let tickets = G::tickets(state);
    if sum != u64::from(tickets) {
        return broken(format!("the weights are {sum}, the tickets {tickets}"));
    }
    let mut first = 0;
    for &(outcome, weight) in outcomes {
        let last = first + weight - 1;
        let drawn: Vec<u32> = match tickets {
            ..=ALL_TICKETS => (first..=last).collect(),
            _ => vec![first, last],
        };
        for ticket in drawn {
            let found = G::draw(state, ticket);
            if found != outcome {
                return broken(format!(
                    "ticket {ticket} is “{outcome}”, drawn was “{found}”"
                ));
            }
        }
        first = last.wrapping_add(1);
    }
    Ok(())
}

/// Tells the table everything that was ever possible in this match.
pub(crate) fn told<G: Subject>(position: &Position<'_, G>, bench: &mut Bench<'_, G>) -> Checked {
    let broken = |detail: String| Err(Property::ToldLuckIsChecked.broken(detail));
    bench
        .outcomes
        .extend(position.chances.iter().map(|&(outcome, _)| outcome));
    let due = position.prompt == Prompt::Chance && position.table.luck() == LuckSource::Told;
    for &outcome in &bench.outcomes {
        let possible = position
            .chances
            .iter()
            .any(|&(listed, _)| listed == outcome);
        if due && possible {
            let (mut one, mut other) = (position.table.clone(), position.table.clone());
            let typed = one.tell(outcome);
            let in_words = other.tell_in_words(&outcome.to_string());
            if let Err(rejection) = typed.and(in_words) {
                return broken(format!("“luck {outcome}” is possible: {rejection}"));
            }
            bench.summary.accepted += 1;
        } else if !refused(position, |table| table.tell(outcome).map(drop)) {
            return broken(format!("“luck {outcome}” is impossible and did something"));
        } else {
            bench.summary.refused += 1;
        }
    }
    for words in &bench.strange_words {
        let listed = |outcome: G::Chance| position.chances.iter().any(|&(one, _)| one == outcome);
        let possible = due && tabletop::read(words).is_some_and(listed);
        if !possible && !refused(position, |table| table.tell_in_words(words).map(drop)) {
            let words = tabletop::excerpt(words);
            return broken(format!("{words} is no outcome and did something"));
        }
    }
    Ok(())
}

/// Whether a request is refused and changes nothing.
fn refused<G: Game>(
    position: &Position<'_, G>,
    request: impl FnOnce(&mut Table<G>) -> Result<(), Rejection>,
) -> bool {
    let mut table = position.table.clone();
    request(&mut table).is_err() && table == *position.table
}
