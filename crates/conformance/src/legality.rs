//! What may be decided, and that nothing else can be.

use tabletop::{BySeat, Game, Rejection, Seat, SeatSet, Table};

use crate::bench::{Bench, sample};
use crate::notation::misspellings;
use crate::position::Position;
use crate::subject::Subject;
use crate::violation::{Checked, Fault, Property};

/// How many of the strangers are tried at a position: a few at every position of every match
/// find what all of them would find, and a game can name thousands.
const STRANGERS: usize = 32;

/// How many legal decisions are misspelled at a position, each in several ways.
const MISSPELLED: usize = 2;

/// Every seat that some table has, whether or not this one has it.
const ANYBODY: SeatSet = SeatSet::ALL;

/// The lists rise, and exactly the seats that are asked have one.
pub(crate) fn lists<G: Game>(position: &Position<'_, G>) -> Checked {
    let awaited = position.prompt.awaited();
    for seat in ANYBODY {
        let list = &position.legal[seat];
        if let Some([one, next]) = list.array_windows().find(|[one, next]| one >= next) {
            let detail = format!("{seat:?} is offered “{one}” before “{next}”");
            return Err(Property::ListRises.broken(detail));
        }
        match (awaited.contains(seat), list.first()) {
            (true, None) => {
                let detail = format!("{seat:?} is asked and has nothing to decide");
                return Err(Property::AskedCanDecide.broken(detail));
            }
            (false, Some(decision)) => {
                let detail = format!("{seat:?} is not asked and is offered “{decision}”");
                return Err(Property::OthersCannotDecide.broken(detail));
            }
            (true, Some(_)) | (false, None) => {}
        }
    }
    Ok(())
}

/// Looked at after the secrets: a list that is short because of somebody else's hand is told
/// as what it is.
pub(crate) fn forced_is_not_asked<G: Subject>(position: &Position<'_, G>) -> Checked {
    for seat in position.prompt.awaited() {
        if let [only] = position.legal[seat].as_slice()
            && !G::asks_anyway(position.state)
        {
            let detail = format!("{seat:?} is asked and can only decide “{only}”");
            return Err(Property::ForcedIsNotAsked.broken(detail));
        }
    }
    Ok(())
}

pub(crate) fn listed_is_accepted<G: Game>(
    position: &Position<'_, G>,
    bench: &mut Bench<'_, G>,
) -> Checked {
    for seat in position.prompt.awaited() {
        for &decision in &position.legal[seat] {
            let mut table = position.table.clone();
            if let Err(rejection) = table.decide(seat, decision, Some(table.version())) {
                let detail = format!("“{seat} {decision}” is listed and refused: {rejection}");
                return Err(Property::ListedIsAccepted.broken(detail));
            }
            bench.summary.accepted += 1;
        }
    }
    Ok(())
}

pub(crate) fn unlisted_is_refused<G: Subject>(
    position: &Position<'_, G>,
    bench: &mut Bench<'_, G>,
) -> Checked {
    let strangers = sample(&mut bench.dice, &bench.strangers, STRANGERS);
    let mut words = bench.strange_words.clone();
    let offered: Vec<_> = position.prompt.awaited().into_iter().collect();
    if !offered.is_empty() {
        let seat = *bench.dice.pick(&offered);
        for decision in sample(&mut bench.dice, &position.legal[seat], MISSPELLED) {
            words.extend(misspellings(&decision.to_string()));
        }
    }
    for seat in ANYBODY {
        let list = &position.legal[seat];
        // A legal decision is a stranger too when it comes from a seat that is not asked.
        let others = position.legal_of_others(seat);
        for decision in strangers.iter().chain(&others) {
            if list.binary_search(decision).is_err() {
                refused(
                    position,
                    bench,
                    &format!("“{seat} {decision}”"),
                    |table| table.decide(seat, *decision, None).map(drop),
                )?;
            }
        }
        for words in &words {
            let listed = |decision: G::Decision| list.binary_search(&decision).is_ok();
            if !tabletop::read(words).is_some_and(listed) {
                let told = format!("{seat:?} with {}", tabletop::excerpt(words));
                refused(position, bench, &told, |table| {
                    table.decide_in_words(seat, words, None).map(drop)
                })?;
            }
        }
    }
    Ok(())
}

/// Whether `is_legal` agrees with the list, for all seats, asked or not.
pub(crate) fn agrees<G: Subject>(position: &Position<'_, G>, bench: &mut Bench<'_, G>) -> Checked {
    let strangers = sample(&mut bench.dice, &bench.strangers, STRANGERS);
    for seat in position.everybody() {
        let list = &position.legal[seat];
        let others = position.legal_of_others(seat);
        for decision in list.iter().chain(&others).chain(&strangers) {
            let listed = list.binary_search(decision).is_ok();
            if G::is_legal(position.state, seat, *decision) != listed {
                let answer = if listed { "listed" } else { "not listed" };
                let detail = format!("“{seat} {decision}” is {answer}, is_legal denies it");
                return Err(Property::LegalityAgrees.broken(detail));
            }
        }
    }
    Ok(())
}

/// Tries a request that must be refused without a trace.
fn refused<G: Game>(
    position: &Position<'_, G>,
    bench: &mut Bench<'_, G>,
    what: &str,
    request: impl FnOnce(&mut Table<G>) -> Result<(), Rejection>,
) -> Result<(), Fault> {
    let mut table = position.table.clone();
    if request(&mut table).is_ok() {
        let detail = format!("{what} is not listed and was accepted");
        return Err(Property::UnlistedIsRefused.broken(detail));
    }
    if table != *position.table {
        let detail = format!("{what} was refused and has changed the table");
        return Err(Property::UnlistedIsRefused.broken(detail));
    }
    bench.summary.refused += 1;
    Ok(())
}

impl<G: Game> Position<'_, G> {
    /// One decision of every other seat.
    fn legal_of_others(&self, seat: Seat) -> Vec<G::Decision> {
        let firsts = BySeat::from_fn(|other| self.legal[other].first().copied());
        let others = self.everybody().without(seat);
        others
            .into_iter()
            .filter_map(|other| firsts[other])
            .collect()
    }
}
