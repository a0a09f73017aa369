//! What kind of player sits at each seat, as far as their choices have told.

use diamant::{Decision, Diamant, ROUNDS, Relic, State};
use tabletop::{BySeat, Game, QuickDice, Seat, SeatSet};

use super::kind::{KINDS, SLY};
use super::outlook::{Outlook, points};
use crate::search::unit;

/// How often a player does something else than their kind would do.
const SLIP: f64 = 0.04;

/// How likely each seat's player is of each kind.
#[derive(Clone, Debug)]
pub struct Reading {
    likely: BySeat<[f64; KINDS.len()]>,
    behind: BySeat<f64>,
    /// Who reads, if it is one of the players.
    own: Option<Seat>,
    foreseen: Option<Foreseen>,
}

/// What was found out about players who watch the others, for one position of the match.
#[derive(Clone, Debug)]
struct Foreseen {
    round: u8,
    cards: usize,
    /// How likely they stay.
    stays: BySeat<Option<f64>>,
}

impl Default for Reading {
    fn default() -> Self {
        let before_anything_was_seen = KINDS.each_ref().map(|known| known.likely);
        Self {
            likely: BySeat::from_fn(|_| before_anything_was_seen),
            behind: BySeat::from_fn(|_| behind(&before_anything_was_seen)),
            own: None,
            foreseen: None,
        }
    }
}

impl Reading {
    /// What is known before anything was seen by somebody who searches, at this seat.
    pub(super) fn by(own: Seat) -> Self {
        let mut reading = Self::default();
        reading.behind[own] = 0.0;
        reading.own = Some(own);
        reading
    }

    /// How many gems the player at this seat will fall behind the one who reads, in a round.
    pub(super) fn behind(&self, seat: Seat) -> f64 {
        self.behind[seat]
    }

    /// Takes down how likely some players stay in this position, if they search as well.
    pub(super) fn foresee(&mut self, state: &State, stays: BySeat<Option<f64>>) {
        self.foreseen = Some(Foreseen {
            round: state.round(),
            cards: state.path().cards().len(),
            stays,
        });
    }

    /// What was foreseen for this seat and this position.
    fn foreseen(&self, state: &State, seat: Seat) -> Option<f64> {
        let foreseen = self.foreseen.as_ref()?;
        let here = foreseen.round == state.round() && foreseen.cards == state.path().cards().len();
        if here { foreseen.stays[seat] } else { None }
    }

    /// Learns from a choice that somebody has made in this position.
    pub(super) fn learn(&mut self, state: &State, seat: Seat, decision: Decision) {
        let forecast = self.forecast(state);
        let likely = &mut self.likely[seat];
        let mut by_kind = forecast.by_kind;
        by_kind[SLY] = forecast.slyly[seat];
        for (likely, stays) in likely.iter_mut().zip(by_kind) {
            *likely *= match decision {
                Decision::Stay => stays,
                Decision::Leave => 1.0 - stays,
            };
        }
        let sum: f64 = likely.iter().sum();
        for likely in likely.iter_mut() {
            *likely /= sum;
        }
        self.behind[seat] = behind(likely);
    }

    /// How likely everybody in the cave stays.
    pub(super) fn forecast(&self, state: &State) -> Forecast {
        let outlook = Outlook::of(state);
        let gain = outlook.staying() - outlook.leaving();
        let by_kind = KINDS
            .each_ref()
            .map(|known| slipping(known.kind.stays(&outlook, gain)));
        let mut stays = BySeat::from_fn(|_| 0.0);
        let mut staying = 0.0;
        for seat in state.in_cave() {
            let kinds = self.likely[seat].iter().zip(&by_kind);
            stays[seat] = kinds.map(|(likely, stays)| likely * stays).sum();
            staying += stays[seat];
        }
        let mut slyly = BySeat::from_fn(|_| 0.0);
        for seat in state.in_cave() {
            let foreseen = self.foreseen(state, seat);
            slyly[seat] =
                slipping(foreseen.unwrap_or_else(|| outlook.staying_slyly(staying - stays[seat])));
        }
        for seat in state.in_cave() {
            stays[seat] += self.likely[seat][SLY] * (slyly[seat] - by_kind[SLY]);
        }
        if let Some(own) = self.own
            && state.in_cave().contains(own)
            && let Some(wins) = wins_by_leaving(state, own)
        {
            stays[own] = slipping(if wins { 0.0 } else { 1.0 });
        }
        Forecast {
            by_kind,
            slyly,
            stays,
        }
    }
}

/// How likely everybody in the cave stays, in one position.
pub(super) struct Forecast {
    by_kind: [f64; KINDS.len()],
    /// For a player who watches the others.
    slyly: BySeat<f64>,
    /// For the player at the seat, as far as one can tell.
    stays: BySeat<f64>,
}

impl Forecast {
    /// What the player at this seat does this time.
    pub(super) fn habit(&self, seat: Seat, dice: &mut QuickDice) -> Decision {
        if unit(dice) < self.stays[seat] {
            Decision::Stay
        } else {
            Decision::Leave
        }
    }
}

/// What players of these kinds fall behind in a round, on average.
fn behind(likely: &[f64; KINDS.len()]) -> f64 {
    let kinds = likely.iter().zip(&KINDS);
    kinds.map(|(likely, known)| likely * known.behind).sum()
}

/// Whether somebody in the cave wins by leaving in the last round. Nothing where it is not
/// the last, and where others in the cave decide about it as well.
fn wins_by_leaving(state: &State, seat: Seat) -> Option<bool> {
    if state.round() < ROUNDS {
        return None;
    }
    let path = state.path();
    let rubies = u16::from(state.gathered()) + u16::from(path.rubies());
    let home = points(state, seat) + rubies + Relic::total(path.relics());
    let others = SeatSet::first(Diamant::seats(state)).without(seat);
    let most = others.into_iter().map(|other| points(state, other)).max();
    let most = most.unwrap_or(0);
    if home <= most {
        return Some(false);
    }
    (state.in_cave().len() == 1).then_some(true)
}

/// Nobody does always what their kind would do.
fn slipping(stays: f64) -> f64 {
    SLIP / 2.0 + (1.0 - SLIP) * stays
}

#[cfg(test)]
mod tests {
    use diamant::{Card, Config, Trap};
    use tabletop::Silence;

    use super::*;

    const WATCHED: Seat = Seat::new(1);

    /// The positions after each of three treasures: four, seven and ten gems in hand.
    fn positions() -> [State; 3] {
        let mut state = Diamant::set_up(&Config::new(4).unwrap(), &mut Silence);
        [17, 15, 14].map(|rubies| {
            Diamant::resolve(&mut state, Card::Treasure(rubies), &mut Silence);
            let asked = state;
            for seat in asked.in_cave() {
                Diamant::decide(&mut state, seat, Decision::Stay, &mut Silence);
            }
            asked
        })
    }

    fn stays(reading: &Reading, state: &State) -> f64 {
        reading.forecast(state).stays[WATCHED]
    }

    #[test]
    fn a_habit_is_known_by_where_it_changes() {
        let [few, some, many] = positions();
        let mut reading = Reading::default();
        for _ in 0..6 {
            reading.learn(&few, WATCHED, Decision::Stay);
            reading.learn(&many, WATCHED, Decision::Leave);
        }
        assert!(stays(&reading, &few) > 0.9);
        assert!(stays(&reading, &many) < 0.1);
        let unknown = stays(&reading, &some);
        assert!((0.1..0.9).contains(&unknown), "{unknown}");
        // Nobody else's habits were told by it.
        let other = Seat::new(2);
        let untold = Reading::default().forecast(&many).stays[other];
        assert!((reading.forecast(&many).stays[other] - untold).abs() < 0.2);
    }

    #[test]
    fn who_decides_without_reason_is_expected_to_do_so_again() {
        let [few, _, many] = positions();
        let mut reading = Reading::default();
        for _ in 0..6 {
            for decision in [Decision::Stay, Decision::Leave] {
                reading.learn(&few, WATCHED, decision);
                reading.learn(&many, WATCHED, decision);
            }
        }
        for position in [few, many] {
            let stays = stays(&reading, &position);
            assert!((0.4..0.6).contains(&stays), "{stays}");
        }
    }

    #[test]
    fn who_decides_without_reason_will_fall_behind() {
        let [few, _, many] = positions();
        let own = Seat::new(0);
        let mut reading = Reading::by(own);
        let before = reading.behind(WATCHED);
        for _ in 0..6 {
            reading.learn(&few, WATCHED, Decision::Leave);
            reading.learn(&many, WATCHED, Decision::Stay);
        }
        assert!(reading.behind(own) < before);
        assert!(reading.behind(WATCHED) > before + 1.0);
    }

    #[test]
    fn in_the_last_round_one_goes_on_until_leaving_wins() {
        let mut state = Diamant::set_up(&Config::new(4).unwrap(), &mut Silence);
        let everybody = state.in_cave();
        let own = Seat::new(0);
        let choose = |state: &mut State, leaves: SeatSet| {
            for seat in state.in_cave() {
                let leave = leaves.contains(seat);
                let choice = if leave {
                    Decision::Leave
                } else {
                    Decision::Stay
                };
                Diamant::decide(state, seat, choice, &mut Silence);
            }
        };
        // Four rounds in which the others bring 14 gems home, and one loses all.
        for (rubies, trap) in [17, 15, 14, 11].into_iter().zip(Trap::ALL) {
            Diamant::resolve(&mut state, Card::Treasure(rubies), &mut Silence);
            choose(&mut state, everybody.without(own));
            Diamant::resolve(&mut state, Card::Trap(trap), &mut Silence);
            assert_eq!(wins_by_leaving(&state, own), None);
            choose(&mut state, SeatSet::default());
            Diamant::resolve(&mut state, Card::Trap(trap), &mut Silence);
        }
        Diamant::resolve(&mut state, Card::Treasure(9), &mut Silence);
        assert_eq!(wins_by_leaving(&state, own), Some(false));
        choose(&mut state, everybody.without(own));
        Diamant::resolve(&mut state, Card::Treasure(15), &mut Silence);
        assert_eq!(wins_by_leaving(&state, own), Some(true));
    }

    #[test]
    fn what_is_foreseen_holds_for_its_position_and_for_players_who_watch_the_others() {
        let [few, some, _] = positions();
        let mut leaves = BySeat::from_fn(|_| None);
        leaves[WATCHED] = Some(0.0);
        let before = Reading::by(Seat::new(0));
        let mut reading = before.clone();
        reading.foresee(&some, leaves);
        assert!((stays(&reading, &few) - stays(&before, &few)).abs() < 1e-9);
        assert!(stays(&reading, &some) < stays(&before, &some) - 0.2);
        // Whoever does it is one of those who watch the others.
        reading.learn(&some, WATCHED, Decision::Leave);
        assert!(reading.likely[WATCHED][SLY] > before.likely[WATCHED][SLY]);
    }

    #[test]
    fn who_watches_the_others_stays_when_they_leave() {
        let [.., many] = positions();
        let outlook = Outlook::of(&many);
        assert!(outlook.staying_slyly(0.0) > outlook.staying_slyly(3.0));
    }
}
