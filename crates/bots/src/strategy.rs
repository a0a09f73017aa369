//! What a bot must be told about a game.

use tabletop::{BySeat, Game, Outcome, Playout, QuickDice, Seat};

use crate::search::{Budget, Search, SearchSettings};

/// A game's own judgement. Only [`appraise`](Strategy::appraise) must be written; what the
/// search needs besides has a plain answer that every game can improve on.
pub trait Strategy: Game {
    /// How good a legal decision looks to the seat at first sight, in the game's own points;
    /// more is better. The greedy bot takes the best.
    ///
    /// `known` is the state as the seat knows it: others' sealed choices are not in it.
    fn appraise(known: &Self::State, seat: Seat, decision: Self::Decision) -> f64;

    /// What [`appraise`](Strategy::appraise) says of each decision of a list, in its order. A
    /// game says it in its own way where the decisions have work in common.
    fn appraise_all(known: &Self::State, seat: Seat, decisions: &[Self::Decision]) -> Vec<f64> {
        let appraised = |&decision: &Self::Decision| Self::appraise(known, seat, decision);
        decisions.iter().map(appraised).collect()
    }

    /// How the game is searched.
    const SEARCH: SearchSettings = SearchSettings::DEFAULT;

    /// A search of the game's own, for a game that is better thought about in larger steps
    /// than single decisions; nothing where the [common search](crate::search) does.
    fn own_search(_seat: Seat, _budget: Budget, _seed: u64) -> Option<Box<dyn Search<Self>>> {
        None
    }

    /// What the course of a match has told about those who play it; `()` in a game that
    /// reads nothing.
    type OpponentModel: Clone + Default + Send + Sync;

    /// What somebody at this seat who searches knows of all who play before they have done
    /// anything.
    fn opponents_at_start(_own: Seat) -> Self::OpponentModel {
        Self::OpponentModel::default()
    }

    /// Learns from a decision that has become known, made in this position.
    fn observe(
        _opponents: &mut Self::OpponentModel,
        _state: &Self::State,
        _seat: Seat,
        _decision: Self::Decision,
    ) {
    }

    /// What a position is worth to every seat, from 0 (lost) to 1 (won). A game may play on
    /// for a while before it judges, with these dice; a finished game is judged as it is.
    ///
    /// Without an own judgement the game is played to its end at random.
    fn estimate(
        state: &Self::State,
        _opponents: &Self::OpponentModel,
        dice: &mut QuickDice,
    ) -> BySeat<f64> {
        let mut end = state.clone();
        let mut playout = Playout::<Self>::new(QuickDice::new(dice.bits()));
        playout.finish(&mut end);
        let outcome = Self::outcome(&end).expect("the game was played to its end");
        shares(&outcome)
    }

    /// Whether a search that began at the root looks no further than this position: what comes
    /// after is left to the [estimate](Strategy::estimate). It is worth it where the estimate
    /// knows more than a search can find out.
    fn ends_search(_root: &Self::State, _state: &Self::State) -> bool {
        false
    }

    /// What everybody who is asked here would decide, as far as one can tell, with the dice
    /// that make players differ; nothing where the game does not know.
    fn habits(
        _state: &Self::State,
        _opponents: &Self::OpponentModel,
        _dice: &mut QuickDice,
    ) -> BySeat<Option<Self::Decision>> {
        BySeat::from_fn(|_| None)
    }

    /// Puts the decisions of a seat into the order in which a search should look at them,
    /// the most promising first. It is worth the time where a search cannot look at all.
    fn order(_state: &Self::State, _seat: Seat, _decisions: &mut Vec<Self::Decision>) {}

    /// The players of fixed habits that a bot can be measured against, in words; `:N` stands
    /// for a number to be given.
    const REFERENCE_PLAYERS: &'static [&'static str] = &[];

    /// What the reference player of this name decides; nothing if there is none.
    fn reference_player(_name: &str) -> Option<ReferencePlayer<Self>> {
        None
    }
}

/// A player of fixed habits: what it decides in a position that it knows.
pub type ReferencePlayer<G> =
    Box<dyn Fn(&<G as Game>::State, Seat) -> <G as Game>::Decision + Send + Sync>;

/// A victory shared by those who have won it.
pub fn shares(outcome: &Outcome) -> BySeat<f64> {
    let winners = outcome.winners();
    let share = 1.0 / f64::from(winners.len().max(1));
    BySeat::from_fn(|seat| if winners.contains(seat) { share } else { 0.0 })
}
