//! A tree of turns.
//!
//! Its nodes are the positions in which a player decides. Its arms are whole turns: the few best
//! ends of a turn, by the [network](super::network). An iteration follows the arms that look
//! best, plays one more turn where the tree ends, and credits every arm on the path with what
//! the network says of it. After luck an arm has several continuations, and more the more often
//! it is tried.

use caverna::{Caverna, Config, Decision, State};
use tabletop::{Dice, Game, Prompt, QuickDice, Seat, Silence};

use super::estimate::Estimator;
use super::turns::Turns;

/// How a tree is grown. The numbers were found by experiment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Growth {
    /// How many turns are considered at the root, and further down.
    pub(super) arms: [usize; 2],
    /// How much is staked on arms that were rarely tried, in units of value.
    pub(super) exploration: f64,
    /// The network's opinion of an arm counts as much as this many tries.
    pub(super) trust: f64,
    /// The number of an arm's continuations is this power of its tries.
    pub(super) continuations: f64,
}

impl Growth {
    /// For the solo game, in which a point is a hundredth.
    const SOLO: Self = Self {
        arms: [16, 6],
        exploration: 0.02,
        trust: 1.0,
        continuations: 0.5,
    };

    /// For the duel, in which a point of lead is a few hundredths.
    const DUEL: Self = Self {
        exploration: 0.05,
        ..Self::SOLO
    };

    pub(super) const fn of(config: Config) -> Self {
        if config.is_solo() {
            Self::SOLO
        } else {
            Self::DUEL
        }
    }
}

/// A whole turn, or the part of it before luck decides.
pub(super) struct TurnArm {
    after: State,
    /// What the network says of its end.
    prior: f64,
    pub(super) visits: u32,
    sum: f64,
    continuations: Vec<Continuation>,
}

struct Continuation {
    node: u32,
    visits: u32,
}

struct TurnNode {
    decider: Seat,
    /// What the position is worth to the first seat, judged by the best turn.
    value: f64,
    visits: u32,
    arms: Vec<TurnArm>,
}

pub(super) struct TurnTree {
    growth: Growth,
    estimator: Estimator,
    dice: QuickDice,
    nodes: Vec<TurnNode>,
    turns: Turns,
    /// The decisions of each arm of the root.
    ways: Vec<Vec<Decision>>,
    /// For each first decision, the best that the network sees after it.
    firsts: Vec<(Decision, f64)>,
    path: Vec<(u32, u32)>,
    ranked: Vec<(f64, u32)>,
}

impl TurnArm {
    /// What the arm is worth to the first seat.
    pub(super) fn value(&self, trust: f64) -> f64 {
        (self.prior * trust + self.sum) / (trust + f64::from(self.visits))
    }
}

impl TurnTree {
    /// A tree with the turns of one position in which a player decides.
    pub(super) fn new(
        state: &State,
        growth: Growth,
        estimator: Estimator,
        dice: QuickDice,
    ) -> Self {
        let mut tree = Self {
            growth,
            estimator,
            dice,
            nodes: Vec::new(),
            turns: Turns::default(),
            ways: Vec::new(),
            firsts: Vec::new(),
            path: Vec::new(),
            ranked: Vec::new(),
        };
        let most = growth.arms[0];
        tree.add(state, most);
        let ranked = &tree.ranked;
        tree.ways = ranked
            .iter()
            .take(most)
            .map(|&(_, end)| tree.turns.way(end))
            .collect();
        for &(value, end) in ranked {
            let first = tree.turns.first(end);
            if tree.firsts.iter().all(|&(decision, _)| decision != first) {
                tree.firsts.push((first, value));
            }
        }
        tree
    }

    /// Runs this many iterations, unless there is nothing to find out.
    pub(super) fn grow(&mut self, iterations: u32) {
        let arms = &self.nodes[0].arms;
        let is_over = |arm: &TurnArm| Caverna::prompt(&arm.after) == Prompt::Over;
        if arms.len() < 2 || arms.iter().all(is_over) {
            return;
        }
        for _ in 0..iterations {
            self.iterate();
        }
    }

    /// The turns that were considered with their decisions, the most promising at first sight
    /// first.
    pub(super) fn turns(&self) -> impl Iterator<Item = (&TurnArm, &[Decision])> {
        let ways = self.ways.iter().map(Vec::as_slice);
        self.nodes[0].arms.iter().zip(ways)
    }

    /// For each first decision of a sensible turn, what the network says of the best turn that
    /// begins with it, for the seat that decides.
    pub(super) fn firsts(&self) -> &[(Decision, f64)] {
        &self.firsts
    }

    fn iterate(&mut self) {
        self.path.clear();
        let mut here = 0;
        let value = loop {
            let node = &self.nodes[here as usize];
            if node.arms.is_empty() {
                break node.value;
            }
            let picked = self.pick(node);
            self.path.push((here, picked));
            let arm = &node.arms[picked as usize];
            let after = arm.after;
            match Caverna::prompt(&after) {
                Prompt::Over => break arm.prior,
                Prompt::Chance => {
                    let wide = f64::from(arm.visits).powf(self.growth.continuations);
                    let known = arm.continuations.iter().enumerate();
                    let seldom = known.min_by_key(|(_, continuation)| continuation.visits);
                    match seldom {
                        Some((index, _)) if count(arm.continuations.len()) > wide => {
                            here = self.go_on(here, picked, index);
                        }
                        _ => break self.discover(here, picked, &after),
                    }
                }
                Prompt::Turn(_) | Prompt::Sealed(_) => {
                    if arm.continuations.is_empty() {
                        break self.discover(here, picked, &after);
                    }
                    here = self.go_on(here, picked, 0);
                }
            }
        };
        for &(node, arm) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let arm = &mut node.arms[arm as usize];
            arm.visits += 1;
            arm.sum += value;
        }
    }

    /// The arm with the best value plus bonus for the seat that decides.
    fn pick(&self, node: &TurnNode) -> u32 {
        let Growth {
            exploration, trust, ..
        } = self.growth;
        let stake = exploration * f64::from(node.visits + 1).ln().sqrt();
        let mut best = (f64::NEG_INFINITY, 0);
        for (number, arm) in (0..).zip(&node.arms) {
            let value = for_seat(arm.value(trust), node.decider);
            let hope = value + stake / (trust + f64::from(arm.visits)).sqrt();
            if hope > best.0 {
                best = (hope, number);
            }
        }
        best.1
    }

    fn go_on(&mut self, node: u32, arm: u32, continuation: usize) -> u32 {
        let arm = &mut self.nodes[node as usize].arms[arm as usize];
        let continuation = &mut arm.continuations[continuation];
        continuation.visits += 1;
        continuation.node
    }

    /// Adds the position that the arm leads to and returns its value.
    fn discover(&mut self, node: u32, arm: u32, after: &State) -> f64 {
        let mut state = *after;
        while Caverna::prompt(&state) == Prompt::Chance {
            let ticket = self.dice.below(Caverna::tickets(&state));
            let draw = Caverna::draw(&state, ticket);
            Caverna::resolve(&mut state, draw, &mut Silence);
        }
        let new = self.add(&state, self.growth.arms[1]);
        let arm = &mut self.nodes[node as usize].arms[arm as usize];
        arm.continuations.push(Continuation {
            node: new,
            visits: 1,
        });
        self.nodes[new as usize].value
    }

    /// Adds a position with its most promising turns.
    fn add(&mut self, state: &State, most: usize) -> u32 {
        let number = u32::try_from(self.nodes.len()).expect("a tree is not that large");
        let Prompt::Turn(decider) = Caverna::prompt(state) else {
            self.nodes.push(TurnNode {
                decider: Seat::new(0),
                value: self.estimator.value(state),
                visits: 0,
                arms: Vec::new(),
            });
            return number;
        };
        self.turns.follow(state, decider);
        self.ranked.clear();
        for (end, after) in self.turns.ends() {
            let value = for_seat(self.estimator.value(after), decider);
            self.ranked.push((value, end));
        }
        let order = |one: &(f64, u32), other: &(f64, u32)| other.0.total_cmp(&one.0);
        self.ranked.sort_by(order);
        let arm = |&(value, end): &(f64, u32)| TurnArm {
            after: *self.turns.end(end),
            prior: for_seat(value, decider),
            visits: 0,
            sum: 0.0,
            continuations: Vec::new(),
        };
        let arms: Vec<TurnArm> = self.ranked.iter().take(most).map(arm).collect();
        self.nodes.push(TurnNode {
            decider,
            value: arms.first().map_or(0.0, |arm| arm.prior),
            visits: 0,
            arms,
        });
        number
    }
}

/// Converts a value between the first seat's and this seat's point of view. In a duel one seat's
/// gain is the other's loss.
#[inline]
pub(super) fn for_seat(value: f64, seat: Seat) -> f64 {
    if seat.index() == 0 {
        value
    } else {
        1.0 - value
    }
}

#[expect(clippy::cast_precision_loss, reason = "there are a few")]
fn count(number: usize) -> f64 {
    number as f64
}
