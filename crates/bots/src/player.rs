//! A bot that plays a whole match.

use tabletop::{QuickDice, Seat, Table, excerpt};

use crate::alternative::Alternative;
use crate::level::Level;
use crate::proposal::Proposal;
use crate::search::{Budget, Haste, Search, TreeSearch, Verdict};
use crate::strategy::{ReferencePlayer, Strategy};

/// A bot at one seat of one match. It may remember what it thought; its proposals depend only on
/// its name, its seed and the match so far.
///
/// ```
/// use bots::Player;
/// use diamant::{Config, Diamant};
/// use tabletop::{LuckSource, Seat, Seed, Table};
///
/// let luck = LuckSource::Rolled(Seed::from_number(4));
/// let table = Table::<Diamant>::open(Config::default(), luck);
/// let mut player = Player::named("search:500", Seat::new(1), 7)?;
/// assert_eq!(player.propose(&table).unwrap().evaluation.len(), 2);
/// assert!(Player::<Diamant>::named("genius", Seat::new(1), 7).is_err());
/// # Ok::<(), bots::UnknownPlayer>(())
/// ```
#[derive(Debug)]
pub struct Player<G: Strategy> {
    seat: Seat,
    mind: Mind<G>,
}

/// How a player reaches its decisions.
enum Mind<G: Strategy> {
    Random(QuickDice),
    Greedy,
    Search(Box<dyn Search<G>>),
    Reference(ReferencePlayer<G>),
}

/// The longest search that can be named: minutes of thought in any game.
const MOST_ITERATIONS: u32 = 100_000_000;

impl<G: Strategy> Player<G> {
    /// A bot of this level.
    pub fn of_level(level: Level, seat: Seat, seed: u64) -> Self {
        let mind = match (level, level.budget(&G::SEARCH)) {
            (_, Some(budget)) => Mind::Search(search_of::<G>(seat, budget, seed)),
            (Level::Random, None) => Mind::Random(QuickDice::new(seed)),
            (_, None) => Mind::Greedy,
        };
        Self { seat, mind }
    }

    /// A bot by name: a level, one of the game's reference players, or `search:N` for a search
    /// with N iterations on one thread.
    pub fn named(name: &str, seat: Seat, seed: u64) -> Result<Self, UnknownPlayer> {
        if let Ok(level) = name.parse() {
            return Ok(Self::of_level(level, seat, seed));
        }
        if let Some(budget) = budget_of(name) {
            let mind = Mind::Search(search_of::<G>(seat, budget, seed));
            return Ok(Self { seat, mind });
        }
        let reference = G::reference_player(name).ok_or_else(|| UnknownPlayer {
            name: excerpt(name),
            known: known_players::<G>(),
        })?;
        let mind = Mind::Reference(reference);
        Ok(Self { seat, mind })
    }

    /// What the bot would decide now; `None` if its seat has nothing to decide.
    pub fn propose(&mut self, table: &Table<G>) -> Option<Proposal<G::Decision>> {
        self.propose_in(table, Haste::NONE)
    }

    /// The same with part of the budget, if the bot searches.
    pub fn propose_in(&mut self, table: &Table<G>, haste: Haste) -> Option<Proposal<G::Decision>> {
        if !table.prompt().awaited().contains(self.seat) {
            return None;
        }
        let known = || table.known_to(self.seat);
        match &mut self.mind {
            Mind::Random(dice) => Some(unexplained(*dice.pick(&table.legal(self.seat)))),
            Mind::Greedy => Some(greedy::<G>(&known(), self.seat)),
            Mind::Search(search) => best_of(&search.think_in(table, haste)),
            Mind::Reference(reference) => Some(unexplained(reference(&known(), self.seat))),
        }
    }

    /// How many positions the bot remembers, for hosts with little memory.
    pub fn remembered(&self) -> usize {
        match &self.mind {
            Mind::Search(search) => search.remembered(),
            Mind::Random(_) | Mind::Greedy | Mind::Reference(_) => 0,
        }
    }
}

/// The game's own search, or the common one.
pub fn search_of<G: Strategy>(seat: Seat, budget: Budget, seed: u64) -> Box<dyn Search<G>> {
    let own = G::own_search(seat, budget, seed);
    own.unwrap_or_else(|| Box::new(TreeSearch::new(seat, budget, seed)))
}

/// The budget named by something like `search:2000`.
fn budget_of(name: &str) -> Option<Budget> {
    let iterations = name.strip_prefix("search:")?.parse().ok()?;
    (1..=MOST_ITERATIONS)
        .contains(&iterations)
        .then_some(Budget::alone(iterations))
}

/// The names [`Player::named`] accepts in this game; `:N` stands for a number.
pub fn known_players<G: Strategy>() -> Vec<&'static str> {
    let levels = Level::ALL.map(Level::word);
    let names = levels
        .iter()
        .chain(&["search:N"])
        .chain(G::REFERENCE_PLAYERS);
    names.copied().collect()
}

/// This game has no bot of that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} is not a bot of this game; there are {}", known.join(", "))]
pub struct UnknownPlayer {
    /// The name, shortened and escaped.
    pub name: String,
    /// The names that exist; `:N` stands for a number.
    pub known: Vec<&'static str>,
}

fn unexplained<D>(decision: D) -> Proposal<D> {
    Proposal {
        decision,
        evaluation: Vec::new(),
    }
}

/// The decision that the search tried most often: it kept looking good. Ties go to the better
/// value, then to the first in the list.
fn best_of<D: Copy>(verdicts: &[Verdict<D>]) -> Option<Proposal<D>> {
    let rank = |verdict: &Verdict<D>| (verdict.visits, verdict.value);
    let mut best = verdicts.first()?;
    for verdict in verdicts {
        if rank(verdict) > rank(best) {
            best = verdict;
        }
    }
    Some(Proposal {
        decision: best.decision,
        evaluation: verdicts
            .iter()
            .map(|verdict| Alternative {
                decision: verdict.decision,
                value: verdict.value,
            })
            .collect(),
    })
}

/// The decision that looks best at first sight. Ties go to the first in the list.
fn greedy<G: Strategy>(known: &G::State, seat: Seat) -> Proposal<G::Decision> {
    let mut legal = Vec::new();
    G::legal(known, seat, &mut legal);
    let worths = G::appraise_all(known, seat, &legal);
    let judged = legal.into_iter().zip(worths);
    let evaluation: Vec<_> = judged
        .map(|(decision, value)| Alternative { decision, value })
        .collect();
    let mut best = evaluation[0];
    for &candidate in &evaluation[1..] {
        if candidate.value > best.value {
            best = candidate;
        }
    }
    Proposal {
        decision: best.decision,
        evaluation,
    }
}

impl<G: Strategy> std::fmt::Debug for Mind<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Random(_) => "Random",
            Self::Greedy => "Greedy",
            Self::Search(_) => "Search",
            Self::Reference(_) => "Reference",
        })
    }
}
