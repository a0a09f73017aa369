//! What kind of player sits at each seat, judging by their choices.

use diamant::{Decision, Diamant, ROUNDS, Relic, State};
use tabletop::{BySeat, Game, QuickDice, Seat, SeatSet};

use super::next_card::{NextCard, points};
use super::temperament::{PRIORS, SLY};
use crate::search::unit;

/// How often a player acts out of character.
const SLIP: f64 = 0.04;

/// How likely each player is to be of each [temperament](super::temperament).
#[derive(Clone, Debug)]
pub struct OpponentModel {
    likely: BySeat<[f64; PRIORS.len()]>,
    deficit: BySeat<f64>,
    /// Whose opponents these are, if it is one of the players.
    own: Option<Seat>,
    foreseen: Option<Prediction>,
}

/// What was found out about sly players, for one position of the match.
#[derive(Clone, Debug)]
struct Prediction {
    round: u8,
    cards: usize,
    /// How likely they are to stay.
    stays: BySeat<Option<f64>>,
}

impl Default for OpponentModel {
    fn default() -> Self {
        let before_anything_was_seen = PRIORS.each_ref().map(|prior| prior.probability);
        Self {
            likely: BySeat::from_fn(|_| before_anything_was_seen),
            deficit: BySeat::from_fn(|_| deficit(&before_anything_was_seen)),
            own: None,
            foreseen: None,
        }
    }
}

impl OpponentModel {
    /// What a searching player at this seat assumes at the start.
    pub(super) fn by(own: Seat) -> Self {
        let mut opponents = Self::default();
        opponents.deficit[own] = 0.0;
        opponents.own = Some(own);
        opponents
    }

    /// How many gems per round this player will fall behind the one who searches.
    pub(super) fn deficit(&self, seat: Seat) -> f64 {
        self.deficit[seat]
    }

    /// Notes how likely players are to stay in this position if they search as well.
    pub(super) fn foresee(&mut self, state: &State, stays: BySeat<Option<f64>>) {
        self.foreseen = Some(Prediction {
            round: state.round(),
            cards: state.path().cards().len(),
            stays,
        });
    }

    /// What was predicted for this seat and this position.
    fn foreseen(&self, state: &State, seat: Seat) -> Option<f64> {
        let foreseen = self.foreseen.as_ref()?;
        let here = foreseen.round == state.round() && foreseen.cards == state.path().cards().len();
        if here { foreseen.stays[seat] } else { None }
    }

    /// Learns from a choice made in this position.
    pub(super) fn learn(&mut self, state: &State, seat: Seat, decision: Decision) {
        let stay_probabilities = self.stay_probabilities(state);
        let likely = &mut self.likely[seat];
        let mut by_temperament = stay_probabilities.by_temperament;
        by_temperament[SLY] = stay_probabilities.slyly[seat];
        for (likely, stays) in likely.iter_mut().zip(by_temperament) {
            *likely *= match decision {
                Decision::Stay => stays,
                Decision::Leave => 1.0 - stays,
            };
        }
        let sum: f64 = likely.iter().sum();
        for likely in likely.iter_mut() {
            *likely /= sum;
        }
        self.deficit[seat] = deficit(likely);
    }

    /// How likely each player in the cave is to stay.
    pub(super) fn stay_probabilities(&self, state: &State) -> StayProbabilities {
        let next_card = NextCard::of(state);
        let gain = next_card.staying() - next_card.leaving();
        let by_temperament = PRIORS
            .each_ref()
            .map(|prior| slipping(prior.temperament.stays(&next_card, gain)));
        let mut stays = BySeat::from_fn(|_| 0.0);
        let mut staying = 0.0;
        for seat in state.in_cave() {
            let temperaments = self.likely[seat].iter().zip(&by_temperament);
            stays[seat] = temperaments.map(|(likely, stays)| likely * stays).sum();
            staying += stays[seat];
        }
        let mut slyly = BySeat::from_fn(|_| 0.0);
        for seat in state.in_cave() {
            let foreseen = self.foreseen(state, seat);
            slyly[seat] = slipping(
                foreseen.unwrap_or_else(|| next_card.staying_slyly(staying - stays[seat])),
            );
        }
        for seat in state.in_cave() {
            stays[seat] += self.likely[seat][SLY] * (slyly[seat] - by_temperament[SLY]);
        }
        if let Some(own) = self.own
            && state.in_cave().contains(own)
            && let Some(wins) = wins_by_leaving(state, own)
        {
            stays[own] = slipping(if wins { 0.0 } else { 1.0 });
        }
        StayProbabilities {
            by_temperament,
            slyly,
            stays,
        }
    }
}

/// How likely each player in the cave is to stay, in one position.
pub(super) struct StayProbabilities {
    by_temperament: [f64; PRIORS.len()],
    /// For a sly player.
    slyly: BySeat<f64>,
    /// For the player at this seat, as far as one can tell.
    stays: BySeat<f64>,
}

impl StayProbabilities {
    /// What the player at this seat does this time.
    pub(super) fn sample(&self, seat: Seat, dice: &mut QuickDice) -> Decision {
        if unit(dice) < self.stays[seat] {
            Decision::Stay
        } else {
            Decision::Leave
        }
    }
}

/// How far such a player falls behind per round, on average.
fn deficit(likely: &[f64; PRIORS.len()]) -> f64 {
    let temperaments = likely.iter().zip(&PRIORS);
    temperaments
        .map(|(likely, prior)| likely * prior.deficit)
        .sum()
}

/// Whether a player in the cave wins by leaving now. `None` before the last round, and where it
/// also depends on others in the cave.
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

/// Nobody always acts in character.
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

    fn stays(opponents: &OpponentModel, state: &State) -> f64 {
        opponents.stay_probabilities(state).stays[WATCHED]
    }

    #[test]
    fn a_habit_is_known_by_where_it_changes() {
        let [few, some, many] = positions();
        let mut opponents = OpponentModel::default();
        for _ in 0..6 {
            opponents.learn(&few, WATCHED, Decision::Stay);
            opponents.learn(&many, WATCHED, Decision::Leave);
        }
        assert!(stays(&opponents, &few) > 0.9);
        assert!(stays(&opponents, &many) < 0.1);
        let unknown = stays(&opponents, &some);
        assert!((0.1..0.9).contains(&unknown), "{unknown}");
        // It tells nothing about anybody else.
        let other = Seat::new(2);
        let untold = OpponentModel::default().stay_probabilities(&many).stays[other];
        assert!((opponents.stay_probabilities(&many).stays[other] - untold).abs() < 0.2);
    }

    #[test]
    fn who_decides_without_reason_is_expected_to_do_so_again() {
        let [few, _, many] = positions();
        let mut opponents = OpponentModel::default();
        for _ in 0..6 {
            for decision in [Decision::Stay, Decision::Leave] {
                opponents.learn(&few, WATCHED, decision);
                opponents.learn(&many, WATCHED, decision);
            }
        }
        for position in [few, many] {
            let stays = stays(&opponents, &position);
            assert!((0.4..0.6).contains(&stays), "{stays}");
        }
    }

    #[test]
    fn who_decides_without_reason_will_fall_behind() {
        let [few, _, many] = positions();
        let own = Seat::new(0);
        let mut opponents = OpponentModel::by(own);
        let before = opponents.deficit(WATCHED);
        for _ in 0..6 {
            opponents.learn(&few, WATCHED, Decision::Leave);
            opponents.learn(&many, WATCHED, Decision::Stay);
        }
        assert!(opponents.deficit(own) < before);
        assert!(opponents.deficit(WATCHED) > before + 1.0);
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
        // Four rounds in which the others bring home 14 gems and this player loses everything.
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
        let before = OpponentModel::by(Seat::new(0));
        let mut opponents = before.clone();
        opponents.foresee(&some, leaves);
        assert!((stays(&opponents, &few) - stays(&before, &few)).abs() < 1e-9);
        assert!(stays(&opponents, &some) < stays(&before, &some) - 0.2);
        // A player who does this is probably sly.
        opponents.learn(&some, WATCHED, Decision::Leave);
        assert!(opponents.likely[WATCHED][SLY] > before.likely[WATCHED][SLY]);
    }

    #[test]
    fn who_watches_the_others_stays_when_they_leave() {
        let [.., many] = positions();
        let next_card = NextCard::of(&many);
        assert!(next_card.staying_slyly(0.0) > next_card.staying_slyly(3.0));
    }
}
