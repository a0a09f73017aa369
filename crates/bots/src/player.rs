//! A bot that plays a whole match.

use tabletop::{QuickDice, Seat, Table, excerpt};

use crate::alternative::Alternative;
use crate::inclination::{Inclination, Leeway};
use crate::level::Level;
use crate::proposal::Proposal;
use crate::search::{Budget, Haste, Search, TreeSearch, Verdict, settled};
use crate::strategy::{ReferencePlayer, Strategy};
use crate::temper::Temper;

/// A bot at one seat of one match. It may remember what it thought; its proposals depend only on
/// its name, its seed and the match so far.
///
/// A bot of a level has a [temper](Temper) and dice of its own, and both follow from its seed.
/// The dice belong to a point of the match and not to the bot's history, so a bot that was
/// stopped and starts again goes on as it would have.
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
    seed: u64,
    temper: Temper,
    mind: Mind<G>,
}

/// How a player reaches its decisions.
enum Mind<G: Strategy> {
    Random,
    Greedy,
    Search(Box<dyn Search<G>>),
    Reference(ReferencePlayer<G>),
}

/// The longest search that can be named: minutes of thought in any game.
const MOST_ITERATIONS: u32 = 100_000_000;

impl<G: Strategy> Player<G> {
    /// A bot of this level, with a temper drawn from its seed.
    pub fn of_level(level: Level, seat: Seat, seed: u64) -> Self {
        Self::of_temper(level, Temper::drawn(seed), seat, seed)
    }

    /// A bot of this level and temper.
    pub fn of_temper(level: Level, temper: Temper, seat: Seat, seed: u64) -> Self {
        let mind = match (level, level.budget(&G::SEARCH)) {
            (_, Some(budget)) => Mind::Search(search_of::<G>(seat, budget, seed)),
            (Level::Random, None) => Mind::Random,
            (_, None) => Mind::Greedy,
        };
        Self {
            seat,
            seed,
            temper,
            mind,
        }
    }

    /// A bot by name: a level (`strong`), a level with a temper (`strong:bold`), one of the
    /// game's reference players, or `search:N` for a search with N iterations on one thread.
    pub fn named(name: &str, seat: Seat, seed: u64) -> Result<Self, UnknownPlayer> {
        if let Some((level, temper)) = level_of(name) {
            let temper = temper.unwrap_or_else(|| Temper::drawn(seed));
            return Ok(Self::of_temper(level, temper, seat, seed));
        }
        let mind = if let Some(budget) = budget_of(name) {
            Mind::Search(search_of::<G>(seat, budget, seed))
        } else {
            let reference = G::reference_player(name).ok_or_else(|| UnknownPlayer {
                name: excerpt(name),
                known: known_players::<G>(),
            })?;
            Mind::Reference(reference)
        };
        Ok(Self {
            seat,
            seed,
            temper: Temper::Plain,
            mind,
        })
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
        let known = table.known_to(self.seat);
        let mut dice = self.dice_at(settled(table, &known));
        let leeway = match table.seats() {
            // Alone there is nobody to differ from.
            1 => Leeway::NONE,
            _ => G::LEEWAY,
        };
        let seat = self.seat;
        let boldness = |decision| G::boldness(&known, seat, decision);
        match &mut self.mind {
            Mind::Random => Some(unexplained(*dice.pick(&table.legal(self.seat)))),
            Mind::Greedy => {
                let inclination = Inclination::of(self.temper, leeway.first_sight, dice);
                Some(best_at_first_sight::<G>(
                    &known,
                    seat,
                    inclination,
                    boldness,
                ))
            }
            Mind::Search(search) => {
                let inclination = Inclination::of(self.temper, leeway.searched, dice);
                best_searched(&search.think_in(table, haste), inclination, boldness)
            }
            Mind::Reference(reference) => Some(unexplained(reference(&known, self.seat))),
        }
    }

    /// Dice for the decision after this many steps of the match.
    fn dice_at(&self, step: usize) -> QuickDice {
        QuickDice::new(self.seed ^ (step as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// How many positions the bot remembers, for hosts with little memory.
    pub fn remembered(&self) -> usize {
        match &self.mind {
            Mind::Search(search) => search.remembered(),
            Mind::Random | Mind::Greedy | Mind::Reference(_) => 0,
        }
    }
}

/// The game's own search, or the common one.
pub fn search_of<G: Strategy>(seat: Seat, budget: Budget, seed: u64) -> Box<dyn Search<G>> {
    let own = G::own_search(seat, budget, seed);
    own.unwrap_or_else(|| Box::new(TreeSearch::new(seat, budget, seed)))
}

/// The level named by something like `strong` or `strong:bold`, and the temper if there is one.
fn level_of(name: &str) -> Option<(Level, Option<Temper>)> {
    let Some((level, temper)) = name.split_once(':') else {
        return Some((name.parse().ok()?, None));
    };
    Some((level.parse().ok()?, Some(temper.parse().ok()?)))
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

/// A decision that was tried this many times less often than the favourite has not kept looking
/// good, whatever its value.
const SELDOM: u32 = 8;

/// The decision that the search tried most often: it kept looking good. Ties go to the better
/// value, then to the first in the list. An inclination chooses among those that kept looking
/// nearly as good.
fn best_searched<D: Copy + PartialEq>(
    verdicts: &[Verdict<D>],
    inclination: Option<Inclination>,
    boldness: impl Fn(D) -> f64,
) -> Option<Proposal<D>> {
    let rank = |verdict: &Verdict<D>| (verdict.visits, verdict.value);
    let mut best = verdicts.first()?;
    for verdict in verdicts {
        if rank(verdict) > rank(best) {
            best = verdict;
        }
    }
    let rivals = verdicts
        .iter()
        .filter(|verdict| verdict.decision != best.decision && verdict.says_something())
        .filter(|verdict| verdict.visits >= best.visits / SELDOM)
        .map(Verdict::alternative);
    let decision = match inclination {
        Some(inclination) => inclination.prefer(best.alternative(), rivals, boldness),
        None => best.decision,
    };
    Some(Proposal {
        decision,
        evaluation: verdicts.iter().map(Verdict::alternative).collect(),
    })
}

/// The decision that looks best at first sight. Ties go to the first in the list. An inclination
/// chooses among those that look nearly as good.
fn best_at_first_sight<G: Strategy>(
    known: &G::State,
    seat: Seat,
    inclination: Option<Inclination>,
    boldness: impl Fn(G::Decision) -> f64,
) -> Proposal<G::Decision> {
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
    let rivals = evaluation.iter().copied();
    let rivals = rivals.filter(|rival| rival.decision != best.decision);
    let decision = match inclination {
        Some(inclination) => inclination.prefer(best, rivals, boldness),
        None => best.decision,
    };
    Proposal {
        decision,
        evaluation,
    }
}

impl<G: Strategy> std::fmt::Debug for Mind<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Random => "Random",
            Self::Greedy => "Greedy",
            Self::Search(_) => "Search",
            Self::Reference(_) => "Reference",
        })
    }
}
