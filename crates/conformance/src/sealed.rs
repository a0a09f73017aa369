//! Simultaneous choices.

use tabletop::{Game, Prompt, Seat, SeatSet, Step, Version};

use crate::bench::{Bench, sample};
use crate::position::{Position, after, legal, own_legal};
use crate::secrecy::heard;
use crate::violation::{Checked, Property};

/// How many alternatives of a sealed choice are compared.
const ALTERNATIVES: usize = 8;

/// Compares, through the eyes of the others, everything that a seat could choose.
pub(crate) fn choices_do_not_show<G: Game>(
    position: &Position<'_, G>,
    bench: &mut Bench<'_, G>,
) -> Checked {
    for seat in still_choosing(position) {
        let choices = sample(&mut bench.dice, &position.legal[seat], ALTERNATIVES);
        let ends: Vec<_> = choices
            .iter()
            .map(|&decision| after::<G>(position.state, Step::Decision { seat, decision }))
            .collect();
        for viewer in position.viewers().filter(|viewer| !viewer.is(seat)) {
            let broken = |what: &str| {
                let detail = format!("{viewer} can tell from {what} what {seat:?} has sealed");
                Err(Property::SealedChoicesDoNotShow.broken(detail))
            };
            for [(one, one_events), (other, other_events)] in ends.array_windows() {
                if heard::<G>(viewer, one_events) != heard::<G>(viewer, other_events) {
                    return broken("the events");
                }
                if G::view(one, viewer) != G::view(other, viewer) {
                    return broken("the view");
                }
                if G::prompt(one) != G::prompt(other) {
                    return broken("the prompt");
                }
                if own_legal::<G>(one, viewer) != own_legal::<G>(other, viewer) {
                    return broken("the legal list");
                }
            }
        }
        bench.summary.sealed += choices.len() as u64;
    }
    Ok(())
}

/// Requests made since the seats were asked are current, however many have chosen in the
/// meantime; all others are stale.
pub(crate) fn requests_keep_their_time<G: Game>(
    position: &Position<'_, G>,
    bench: &mut Bench<'_, G>,
) -> Checked {
    let broken = |detail: String| Err(Property::RequestsKeepTheirTime.broken(detail));
    let now = position.table.version();
    let future = Version(now.0 + 1);
    let past = position.asked.0.checked_sub(1).map(Version);
    for seat in position.prompt.awaited() {
        let decision = *bench.dice.pick(&position.legal[seat]);
        for version in past.into_iter().chain([future]) {
            let mut table = position.table.clone();
            let answer = table.decide(seat, decision, Some(version));
            if answer.is_ok() || table != *position.table {
                return broken(format!(
                    "a request for version {version} did something at version {now}"
                ));
            }
        }
        let mut table = position.table.clone();
        if let Err(rejection) = table.decide(seat, decision, Some(position.asked)) {
            let asked = position.asked;
            return broken(format!(
                "{seat:?} was asked at version {asked}: {rejection}"
            ));
        }
    }
    for first in still_choosing(position) {
        let decision = *bench.dice.pick(&position.legal[first]);
        let mut table = position.table.clone();
        // That listed decisions are accepted is another property.
        if table.decide(first, decision, Some(now)).is_err() {
            continue;
        }
        for second in position.prompt.awaited().without(first) {
            let decision = *bench.dice.pick(&position.legal[second]);
            if let Err(rejection) = table.clone().decide(second, decision, Some(now)) {
                return broken(format!(
                    "{second:?} chose at the same time as {first:?}: {rejection}"
                ));
            }
        }
    }
    Ok(())
}

/// The state that a bot is given.
pub(crate) fn forgotten<G: Game>(position: &Position<'_, G>, bench: &mut Bench<'_, G>) -> Checked {
    let broken = |detail: String| Err(Property::ForgetsTheSealed.broken(detail));
    for seat in position.everybody() {
        let known = known::<G>(position.state, seat);
        if position.table.known_to(seat) != known {
            return broken(format!("the table gives {seat:?} something else to know"));
        }
        // The views are not compared: they may show who has chosen, and seats whose choice is
        // forgotten choose again.
        if legal::<G>(&known, seat) != position.legal[seat] {
            return broken(format!(
                "{seat:?} may decide something else after forgetting"
            ));
        }
    }
    for chooser in still_choosing(position) {
        let choices = sample(&mut bench.dice, &position.legal[chooser], ALTERNATIVES);
        let ends: Vec<_> = choices
            .iter()
            .map(|&decision| Step::Decision {
                seat: chooser,
                decision,
            })
            .map(|step| after::<G>(position.state, step).0)
            .collect();
        for seat in position.everybody().without(chooser) {
            let differ =
                |[one, other]: &[G::State; 2]| known::<G>(one, seat) != known::<G>(other, seat);
            if ends.array_windows().any(differ) {
                return broken(format!("{seat:?} still knows what {chooser:?} has sealed"));
            }
        }
    }
    Ok(())
}

/// The seats whose choice would not be the last one, so that it stays sealed.
fn still_choosing<G: Game>(position: &Position<'_, G>) -> SeatSet {
    match position.prompt {
        Prompt::Sealed(awaited) if awaited.len() > 1 => awaited,
        _ => SeatSet::EMPTY,
    }
}

fn known<G: Game>(state: &G::State, seat: Seat) -> G::State {
    let mut state = state.clone();
    G::forget(&mut state, seat);
    state
}
