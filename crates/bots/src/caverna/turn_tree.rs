//! A tree of turns.
//!
//! Its nodes are the positions in which somebody decides, its arms whole turns: the best
//! few ends that a turn can come to, by the [judgement](super::judgement). An iteration goes
//! down along the arms that look best, plays one more turn where the tree ends, and tells
//! every arm on the way what the judgement says of that. Behind luck an arm has a few
//! outcomes, more the oftener it is tried.

use caverna::{Caverna, Config, Decision, State};
use tabletop::{Dice, Game, Prompt, QuickDice, Seat, Silence};

use super::estimate::Estimator;
use super::turns::Turns;

/// How a tree is grown. The numbers were found by play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Growth {
    /// How many turns are looked at where the search begins, and further down.
    pub(super) arms: [usize; 2],
    /// How much is staked on arms that were tried seldom, in units of value.
    pub(super) exploration: f64,
    /// For how many tries the judgement of an arm counts.
    pub(super) trust: f64,
    /// An arm has as many outcomes of luck as this power of its tries.
    pub(super) outcomes: f64,
}

impl Growth {
    /// For the solo game, in which a point is a hundredth.
    const SOLO: Self = Self {
        arms: [16, 6],
        exploration: 0.02,
        trust: 1.0,
        outcomes: 0.5,
    };

    /// For the duel, in which a point of a lead is a few hundredths.
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

/// A whole turn, or its part up to where luck decides.
pub(super) struct TurnArm {
    after: State,
    /// What the judgement says of its end.
    prior: f64,
    pub(super) visits: u32,
    sum: f64,
    outcomes: Vec<Continuation>,
}

struct Continuation {
    node: u32,
    visits: u32,
}

struct Node {
    decider: Seat,
    /// What the position is worth by the judgement of the best turn, to the first seat.
    value: f64,
    visits: u32,
    arms: Vec<TurnArm>,
}

/// A tree being grown.
pub(super) struct TurnTree {
    growth: Growth,
    estimator: Estimator,
    dice: QuickDice,
    nodes: Vec<Node>,
    turns: Turns,
    /// The decisions of each arm of the root.
    ways: Vec<Vec<Decision>>,
    /// For every first decision the best that the judgement sees behind it.
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
    /// A tree that knows only the ways of the next turn, for a position in which somebody
    /// decides.
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

    /// Grows by so many iterations, unless there is nothing to find out.
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

    /// The turns that were looked at, with their decisions, the most promising at first
    /// sight first.
    pub(super) fn turns(&self) -> impl Iterator<Item = (&TurnArm, &[Decision])> {
        let ways = self.ways.iter().map(Vec::as_slice);
        self.nodes[0].arms.iter().zip(ways)
    }

    /// For every first decision of a sensible turn what the judgement says of the best that
    /// begins with it, to the seat that decides.
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
                    let wide = f64::from(arm.visits).powf(self.growth.outcomes);
                    let known = arm.outcomes.iter().enumerate();
                    let seldom = known.min_by_key(|(_, outcome)| outcome.visits);
                    match seldom {
                        Some((index, _)) if count(arm.outcomes.len()) > wide => {
                            here = self.go_on(here, picked, index);
                        }
                        _ => break self.discover(here, picked, &after),
                    }
                }
                Prompt::Turn(_) | Prompt::Sealed(_) => {
                    if arm.outcomes.is_empty() {
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

    /// The arm with the best value and bonus for who decides.
    fn pick(&self, node: &Node) -> u32 {
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

    fn go_on(&mut self, node: u32, arm: u32, outcome: usize) -> u32 {
        let arm = &mut self.nodes[node as usize].arms[arm as usize];
        let outcome = &mut arm.outcomes[outcome];
        outcome.visits += 1;
        outcome.node
    }

    /// Adds what the arm leads to and says what it is worth.
    fn discover(&mut self, node: u32, arm: u32, after: &State) -> f64 {
        let mut state = *after;
        while Caverna::prompt(&state) == Prompt::Chance {
            let ticket = self.dice.below(Caverna::tickets(&state));
            let outcome = Caverna::draw(&state, ticket);
            Caverna::resolve(&mut state, outcome, &mut Silence);
        }
        let new = self.add(&state, self.growth.arms[1]);
        let arm = &mut self.nodes[node as usize].arms[arm as usize];
        arm.outcomes.push(Continuation {
            node: new,
            visits: 1,
        });
        self.nodes[new as usize].value
    }

    /// Adds a position with its most promising turns.
    fn add(&mut self, state: &State, most: usize) -> u32 {
        let number = u32::try_from(self.nodes.len()).expect("a tree is not that large");
        let Prompt::Turn(decider) = Caverna::prompt(state) else {
            self.nodes.push(Node {
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
            outcomes: Vec::new(),
        };
        let arms: Vec<TurnArm> = self.ranked.iter().take(most).map(arm).collect();
        self.nodes.push(Node {
            decider,
            value: arms.first().map_or(0.0, |arm| arm.prior),
            visits: 0,
            arms,
        });
        number
    }
}

/// A value to the first seat as this seat sees it, and back. In a duel one seat's gain is
/// the other's loss.
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
