//! One iteration: down the tree, an estimate, and credit along the path.

use tabletop::{BySeat, Dice, Prompt, Silence};

use super::selection::{select, unit};
use super::tree::{JointKey, Key, NodeId, ROOT};
use super::worker::{MOST_NODES, Worker};
use crate::strategy::Strategy;

impl<G: Strategy> Worker<G> {
    pub(super) fn iterate(&mut self, opponents: &G::OpponentModel) {
        let mut state = self.root.clone();
        self.path.clear();
        let rewards = self.descend(&mut state, opponents);
        self.tally.add(&rewards);
        for &(arm, seat) in &self.path {
            self.tree.credit(arm, rewards[seat]);
        }
    }

    /// Walks down to a new position or the end of the game, and estimates it.
    fn descend(&mut self, state: &mut G::State, opponents: &G::OpponentModel) -> BySeat<f64> {
        let mut here = ROOT;
        loop {
            if G::ends_search(&self.root, state) {
                return G::estimate(state, opponents, &mut self.dice);
            }
            match G::prompt(state) {
                Prompt::Over => return G::estimate(state, opponents, &mut self.dice),
                Prompt::Chance => {
                    let ticket = self.dice.below(G::tickets(state));
                    let draw = G::draw(state, ticket);
                    G::resolve(state, draw, &mut Silence);
                    here = self.tree.child(here, Key::Luck(draw));
                }
                prompt @ (Prompt::Turn(_) | Prompt::Sealed(_)) => {
                    if self.tree.is_leaf(here) {
                        // A position is expanded on the second visit. Most never get one, which
                        // saves listing their decisions.
                        let first_time = self.tree.visits(here) == 0 && here != ROOT;
                        if first_time || self.tree.len() >= MOST_NODES {
                            self.tree.visit(here);
                            return G::estimate(state, opponents, &mut self.dice);
                        }
                        self.expand(here, state, prompt);
                    }
                    here = self.choose(here, state, opponents);
                }
            }
        }
    }

    fn expand(&mut self, here: NodeId, state: &G::State, prompt: Prompt) {
        let deciders = prompt.awaited();
        for seat in deciders {
            self.legal.clear();
            G::legal(state, seat, &mut self.legal);
            G::order(state, seat, &mut self.legal);
            let joint = deciders.len() > 1;
            self.tree.expand(here, seat, joint, &self.legal);
        }
    }

    /// Lets every seat that must decide pick an arm, plays the decisions, and returns the node
    /// they lead to.
    fn choose(
        &mut self,
        here: NodeId,
        state: &mut G::State,
        opponents: &G::OpponentModel,
    ) -> NodeId {
        let visits = self.tree.visits(here);
        self.tree.visit(here);
        let choices = self.tree.choices(here);
        let alone = choices.len() == 1;
        let mut joint = JointKey::default();
        let first_on_path = self.path.len();
        let habits = self.habits(state, opponents);
        // Everybody picks before the first decision is played, so nobody sees another's choice.
        for choice in choices.clone() {
            let arm = self.pick(choice, &habits, visits, alone);
            let choice = self.tree.choice(choice);
            self.path.push((choice.arm + arm, choice.seat));
            joint.add(arm);
        }
        for (choice, step) in choices.zip(first_on_path..) {
            let choice = self.tree.choice(choice);
            let arm = self.path[step].0 - choice.arm;
            let decision = self.tree.arms(choice)[arm as usize].decision;
            G::decide(state, choice.seat, decision, &mut Silence);
        }
        if alone {
            self.tree.child_of_arm(self.path[first_on_path].0)
        } else {
            self.tree.child(here, joint.key())
        }
    }

    /// The habits that the others are trusted to follow here.
    fn habits(
        &mut self,
        state: &G::State,
        opponents: &G::OpponentModel,
    ) -> BySeat<Option<G::Decision>> {
        let trust = G::SEARCH.trust;
        let mut habits = if trust > 0.0 && unit(&mut self.dice) < trust {
            G::habits(state, opponents, &mut self.dice)
        } else {
            BySeat::from_fn(|_| None)
        };
        habits[self.seat] = None;
        habits
    }

    /// The arm a seat picks: its habit if one is known, otherwise by the statistics.
    fn pick(
        &mut self,
        choice: usize,
        habits: &BySeat<Option<G::Decision>>,
        visits: u32,
        alone: bool,
    ) -> u32 {
        let (choice, arms) = self.tree.choice_mut(choice);
        if let Some(habit) = habits[choice.seat]
            && let Some((arm, _)) = (0..).zip(arms).find(|(_, arm)| arm.decision == habit)
        {
            return arm;
        }
        let shaken = (!alone).then_some(&mut self.dice);
        select(choice, arms, visits, &G::SEARCH, shaken)
    }
}
