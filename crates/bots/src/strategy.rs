//! What a bot needs to know about a game.

use tabletop::{BySeat, Game, Outcome, Playout, QuickDice, Seat};

use crate::inclination::Leeway;
use crate::search::{Budget, Search, SearchSettings};

/// A game's own judgement. Only [`appraise`](Strategy::appraise) is required. Everything else
/// the search uses has a default that a game can improve on.
pub trait Strategy: Game {
    /// How many points a value of 1 stands for when somebody plays alone; `None` in games that
    /// nobody plays alone.
    const SOLO_POINTS: Option<f64> = None;

    /// How good a legal decision looks at first sight, in the game's own points; more is better.
    /// The greedy bot takes the best.
    ///
    /// `known` is the state as the seat knows it, without others' sealed choices.
    fn appraise(known: &Self::State, seat: Seat, decision: Self::Decision) -> f64;

    /// [`appraise`](Strategy::appraise) for a list of decisions, in its order. Games override it
    /// where the decisions share work.
    fn appraise_all(known: &Self::State, seat: Seat, decisions: &[Self::Decision]) -> Vec<f64> {
        let appraised = |&decision: &Self::Decision| Self::appraise(known, seat, decision);
        decisions.iter().map(appraised).collect()
    }

    /// How much better the best decision may be than one that a bot's
    /// [temper](crate::Temper) prefers.
    const LEEWAY: Leeway = Leeway::NONE;

    /// How daring a decision is, from 0 to 1: what a bold bot prefers and a cautious one avoids
    /// where both are about as good.
    fn boldness(_known: &Self::State, _seat: Seat, _decision: Self::Decision) -> f64 {
        0.0
    }

    /// How the game is searched.
    const SEARCH: SearchSettings = SearchSettings::DEFAULT;

    /// A search of the game's own, for games that are better searched in larger steps than
    /// single decisions. `None` where the [common search](crate::search) will do.
    fn own_search(_seat: Seat, _budget: Budget, _seed: u64) -> Option<Box<dyn Search<Self>>> {
        None
    }

    /// What a bot learns about the other players in the course of a match; `()` in games that
    /// learn nothing.
    type OpponentModel: Clone + Default + Send + Sync;

    /// The model before anybody has done anything, for a bot at this seat.
    fn opponents_at_start(_own: Seat) -> Self::OpponentModel {
        Self::OpponentModel::default()
    }

    /// Learns from a decision that has become public, made in this position.
    fn observe(
        _opponents: &mut Self::OpponentModel,
        _state: &Self::State,
        _seat: Seat,
        _decision: Self::Decision,
    ) {
    }

    /// What a position is worth to each seat, from 0 (lost) to 1 (won). A game may play on for a
    /// while with these dice before it judges. A finished game is judged by its outcome.
    ///
    /// By default the game is played to its end at random.
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

    /// Whether a search that began at `root` stops at this position and leaves the rest to the
    /// [estimate](Strategy::estimate). This pays off where the estimate knows more than the
    /// search could find out.
    fn ends_search(_root: &Self::State, _state: &Self::State) -> bool {
        false
    }

    /// What each seat that must decide here would probably do. The dice make players differ.
    /// `None` where the game has no idea.
    fn habits(
        _state: &Self::State,
        _opponents: &Self::OpponentModel,
        _dice: &mut QuickDice,
    ) -> BySeat<Option<Self::Decision>> {
        BySeat::from_fn(|_| None)
    }

    /// Sorts a seat's decisions for the search, the most promising first. This pays off where
    /// there are more decisions than a search can try.
    fn order(_state: &Self::State, _seat: Seat, _decisions: &mut Vec<Self::Decision>) {}

    /// The names of players with fixed habits that bots can be measured against; `:N` stands for
    /// a number.
    const REFERENCE_PLAYERS: &'static [&'static str] = &[];

    /// The reference player of this name, if there is one.
    fn reference_player(_name: &str) -> Option<ReferencePlayer<Self>> {
        None
    }
}

/// A player with fixed habits: what it decides, given what it knows.
pub type ReferencePlayer<G> =
    Box<dyn Fn(&<G as Game>::State, Seat) -> <G as Game>::Decision + Send + Sync>;

/// Each winner's share of the victory.
pub fn shares(outcome: &Outcome) -> BySeat<f64> {
    let winners = outcome.winners();
    let share = 1.0 / f64::from(winners.len().max(1));
    BySeat::from_fn(|seat| if winners.contains(seat) { share } else { 0.0 })
}
