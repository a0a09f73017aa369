//! The tree: four vectors that refer to each other by index.

use tabletop::{Seat, SeatSet};

/// The index of a node.
pub(super) type NodeId = u32;

/// No node.
pub(super) const NOWHERE: NodeId = u32::MAX;

/// The root of every tree.
pub(super) const ROOT: NodeId = 0;

/// The most arms per seat where several choose at once: a joint choice is written with one byte
/// for each of up to eight seats.
const MOST_JOINT_ARMS: usize = 256;

/// What leads from a node to its child, unless it is one seat's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key<C> {
    /// The arms that all awaited seats picked, one byte each.
    Joint(u64),
    /// A draw.
    Luck(C),
}

/// A position that was reached.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    /// How often a decision was made here.
    visits: u32,
    /// The index of the first choice and their number; none while the node is a leaf.
    choice: u32,
    choices: u8,
    /// The index of the first branch, their number, and the room reserved for them.
    branch: u32,
    branches: u32,
    room: u32,
}

/// Where a draw or a joint choice leads.
#[derive(Clone, Copy, Debug)]
struct Branch<C> {
    key: Key<C>,
    child: NodeId,
}

/// How many branches a node has room for at first. The room doubles whenever it is full.
const FIRST_ROOM: u32 = 4;

/// One seat's choice at a node; its arms are adjacent.
#[derive(Clone, Copy, Debug)]
pub(super) struct SeatChoice {
    /// Who chooses.
    pub(super) seat: Seat,
    /// How many of the arms are open so far.
    pub(super) open: u32,
    pub(super) arm: u32,
    pub(super) arms: u32,
}

/// A decision that can be made at a node, and what it brought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<D> {
    pub(super) decision: D,
    pub(super) visits: u32,
    child: NodeId,
    /// The sum of the rewards of the seat that decides.
    pub(super) sum: f64,
}

impl<D> Arm<D> {
    /// The mean reward; 0 for an arm that was never tried.
    #[inline]
    pub(super) fn mean(&self) -> f64 {
        if self.visits == 0 {
            0.0
        } else {
            self.sum / f64::from(self.visits)
        }
    }
}

/// A tree of positions.
#[derive(Clone, Debug)]
pub(super) struct Tree<D, C> {
    nodes: Vec<Node>,
    choices: Vec<SeatChoice>,
    arms: Vec<Arm<D>>,
    branches: Vec<Branch<C>>,
}

impl<D: Copy + Eq, C: Copy + Eq> Tree<D, C> {
    /// A root without children.
    pub(super) fn new() -> Self {
        Self {
            nodes: vec![Node::default()],
            choices: Vec::new(),
            arms: Vec::new(),
            branches: Vec::new(),
        }
    }

    /// How many positions the tree holds.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(super) fn visits(&self, node: NodeId) -> u32 {
        self.nodes[node as usize].visits
    }

    #[inline]
    pub(super) fn visit(&mut self, node: NodeId) {
        self.nodes[node as usize].visits += 1;
    }

    /// Whether the decisions at this node have not been listed yet.
    #[inline]
    pub(super) fn is_leaf(&self, node: NodeId) -> bool {
        self.nodes[node as usize].choices == 0
    }

    /// Lists a seat's decisions at a leaf, in the order in which they are to be tried. Seats
    /// come in ascending order.
    pub(super) fn expand(&mut self, node: NodeId, seat: Seat, joint: bool, decisions: &[D]) {
        let most = if joint {
            MOST_JOINT_ARMS.min(decisions.len())
        } else {
            decisions.len()
        };
        let first = position(self.arms.len());
        let arms = decisions[..most].iter().map(|&decision| Arm {
            decision,
            visits: 0,
            child: NOWHERE,
            sum: 0.0,
        });
        self.arms.extend(arms);
        let here = &mut self.nodes[node as usize];
        if here.choices == 0 {
            here.choice = position(self.choices.len());
        }
        here.choices += 1;
        self.choices.push(SeatChoice {
            seat,
            open: 0,
            arm: first,
            arms: position(most),
        });
    }

    /// The indices of the choices at a node, one for each seat that decides.
    #[inline]
    pub(super) fn choices(&self, node: NodeId) -> std::ops::Range<usize> {
        let here = &self.nodes[node as usize];
        let first = here.choice as usize;
        first..first + usize::from(here.choices)
    }

    #[inline]
    pub(super) fn choice(&self, choice: usize) -> SeatChoice {
        self.choices[choice]
    }

    /// A choice and its arms, to open more of them.
    #[inline]
    pub(super) fn choice_mut(&mut self, choice: usize) -> (&mut SeatChoice, &[Arm<D>]) {
        let choice = &mut self.choices[choice];
        let first = choice.arm as usize;
        let arms = &self.arms[first..first + choice.arms as usize];
        (choice, arms)
    }

    /// The arms of a choice.
    #[inline]
    pub(super) fn arms(&self, choice: SeatChoice) -> &[Arm<D>] {
        let first = choice.arm as usize;
        &self.arms[first..first + choice.arms as usize]
    }

    /// The decisions that were tried most often after this one, as long as the same seat makes
    /// them.
    pub(super) fn line_after(&self, seat: Seat, decision: D) -> Vec<D> {
        let mut line = Vec::new();
        let mut node = ROOT;
        let mut next = Some(decision);
        while let Some(decision) = next {
            let mine = self.choices(node).map(|choice| self.choice(choice));
            let [choice] = mine.collect::<Vec<_>>()[..] else {
                break;
            };
            let arm = self.arms(choice).iter();
            let arm = arm.clone().find(|arm| arm.decision == decision);
            let Some(arm) = arm.filter(|arm| choice.seat == seat && arm.child != NOWHERE) else {
                break;
            };
            node = arm.child;
            next = self.favourite(node, seat);
            line.extend(next);
        }
        line
    }

    /// The decision that was tried most often where this seat alone decides.
    fn favourite(&self, node: NodeId, seat: Seat) -> Option<D> {
        let choices = self.choices(node);
        let choice = (choices.len() == 1).then(|| self.choice(choices.start))?;
        let arms = self.arms(choice).iter();
        let arms = arms.filter(|arm| choice.seat == seat && arm.visits > 0);
        arms.max_by_key(|arm| arm.visits).map(|arm| arm.decision)
    }

    /// Credits an arm with a reward.
    #[inline]
    pub(super) fn credit(&mut self, arm: u32, reward: f64) {
        let arm = &mut self.arms[arm as usize];
        arm.visits += 1;
        arm.sum += reward;
    }

    /// The node that a single seat's decision leads to; a new leaf the first time.
    #[inline]
    pub(super) fn child_of_arm(&mut self, arm: u32) -> NodeId {
        let child = self.arms[arm as usize].child;
        if child != NOWHERE {
            return child;
        }
        let child = position(self.nodes.len());
        self.nodes.push(Node::default());
        self.arms[arm as usize].child = child;
        child
    }

    /// The node that a draw or a joint choice leads to; a new leaf the first time.
    #[inline]
    pub(super) fn child(&mut self, node: NodeId, key: Key<C>) -> NodeId {
        let found = self.find(node, key);
        if found != NOWHERE {
            return found;
        }
        let child = position(self.nodes.len());
        self.nodes.push(Node::default());
        self.grow(node, Branch { key, child });
        child
    }

    /// Adds a branch. If there is no room left, the branches move to the end of the vector.
    fn grow(&mut self, node: NodeId, branch: Branch<C>) {
        let here = &mut self.nodes[node as usize];
        if here.branches == here.room {
            let old = here.branch as usize;
            here.branch = position(self.branches.len());
            here.room = (2 * here.room).max(FIRST_ROOM);
            self.branches
                .extend_from_within(old..old + here.branches as usize);
            let room = (here.branch + here.room) as usize;
            self.branches.resize(room, branch);
        }
        self.branches[(here.branch + here.branches) as usize] = branch;
        here.branches += 1;
    }

    /// The branches of a node.
    #[inline]
    fn branches(&self, node: NodeId) -> &[Branch<C>] {
        let here = &self.nodes[node as usize];
        let first = here.branch as usize;
        &self.branches[first..first + here.branches as usize]
    }

    /// The node that a draw or a joint choice has led to; [`NOWHERE`] if it never came up.
    #[inline]
    pub(super) fn find(&self, node: NodeId, key: Key<C>) -> NodeId {
        let mut branches = self.branches(node).iter();
        let found = branches.find(|branch| branch.key == key);
        found.map_or(NOWHERE, |branch| branch.child)
    }

    /// The node that these decisions of all deciders have led to.
    pub(super) fn find_decided(&self, node: NodeId, decided: impl Fn(Seat) -> Option<D>) -> NodeId {
        let mut joint = JointKey::default();
        let choices = self.choices(node);
        let alone = choices.len() == 1;
        for choice in choices.map(|choice| self.choice(choice)) {
            let picked = decided(choice.seat);
            let same = |arm: &Arm<D>| Some(arm.decision) == picked;
            let Some(arm) = self.arms(choice).iter().position(same) else {
                return NOWHERE;
            };
            if alone {
                return self.arms[choice.arm as usize + arm].child;
            }
            joint.add(position(arm));
        }
        self.find(node, joint.key())
    }

    /// Whether a single seat decides at the node and has a single arm.
    pub(super) fn has_one_arm(&self, node: NodeId) -> bool {
        let choices = self.choices(node);
        choices.len() == 1 && self.choice(choices.start).arms == 1
    }

    /// The seats that decide at the node.
    pub(super) fn deciders(&self, node: NodeId) -> SeatSet {
        let choices = self.choices(node);
        choices.map(|choice| self.choice(choice).seat).collect()
    }

    /// The subtree below a node, as a tree of its own.
    pub(super) fn below(&self, node: NodeId) -> Self {
        let mut copy = Self::new();
        // Nodes whose children remain to be copied, with their copies.
        let mut open = vec![(node, ROOT)];
        while let Some((old, new)) = open.pop() {
            copy.nodes[new as usize].visits = self.visits(old);
            for choice in self.choices(old).map(|choice| self.choice(choice)) {
                let first = position(copy.arms.len());
                for arm in self.arms(choice) {
                    let mut child = NOWHERE;
                    if arm.child != NOWHERE {
                        child = position(copy.nodes.len());
                        copy.nodes.push(Node::default());
                        open.push((arm.child, child));
                    }
                    copy.arms.push(Arm { child, ..*arm });
                }
                let here = &mut copy.nodes[new as usize];
                if here.choices == 0 {
                    here.choice = position(copy.choices.len());
                }
                here.choices += 1;
                copy.choices.push(SeatChoice {
                    arm: first,
                    ..choice
                });
            }
            for branch in self.branches(old) {
                open.push((branch.child, copy.child(new, branch.key)));
            }
        }
        copy
    }
}

/// The key of a joint choice, built seat by seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct JointKey {
    bytes: u64,
    seats: u32,
}

impl JointKey {
    #[inline]
    pub(super) fn add(&mut self, arm: u32) {
        self.bytes |= u64::from(arm) << (8 * self.seats);
        self.seats += 1;
    }

    #[inline]
    pub(super) fn key<C>(self) -> Key<C> {
        Key::Joint(self.bytes)
    }
}

/// Vectors stay far below 2³² entries: a worker stops growing its tree long before.
#[inline]
fn position(length: usize) -> u32 {
    u32::try_from(length).expect("a tree is not that large")
}

#[cfg(test)]
mod tests {
    use super::*;

    type Letters = Tree<char, u8>;

    /// Two seats choose at once, then luck, then one seat.
    fn grown() -> (Letters, NodeId) {
        let mut tree = Letters::new();
        let [one, two] = [0, 1].map(Seat::new);
        tree.expand(ROOT, one, true, &['a', 'b']);
        tree.expand(ROOT, two, true, &['x', 'y']);
        let mut joint = JointKey::default();
        joint.add(1);
        joint.add(0);
        let luck = tree.child(ROOT, joint.key());
        let turn = tree.child(luck, Key::Luck(6));
        tree.child(luck, Key::Luck(3));
        tree.expand(turn, two, false, &['p', 'q']);
        let last = tree.child_of_arm(tree.choice(2).arm + 1);
        tree.visit(turn);
        tree.credit(tree.choice(2).arm + 1, 0.25);
        tree.visit(last);
        (tree, turn)
    }

    fn by(one: char, two: char) -> impl Fn(Seat) -> Option<char> {
        move |seat| Some(if seat.index() == 0 { one } else { two })
    }

    #[test]
    fn joint_choices_and_luck_lead_where_they_led_before() {
        let (mut tree, turn) = grown();
        let luck = tree.find_decided(ROOT, by('b', 'x'));
        assert_eq!(tree.find(luck, Key::Luck(6)), turn);
        assert_eq!(tree.child(luck, Key::Luck(6)), turn);
        assert_eq!(tree.find(luck, Key::Luck(1)), NOWHERE);
        assert_eq!(tree.find_decided(ROOT, by('a', 'x')), NOWHERE);
        assert_eq!(tree.find_decided(ROOT, by('z', 'x')), NOWHERE);
        assert_eq!(tree.deciders(ROOT), SeatSet::first(2));
        assert_eq!(tree.deciders(turn), SeatSet::only(Seat::new(1)));
    }

    #[test]
    fn the_part_below_a_node_is_a_tree_of_its_own() {
        let (tree, turn) = grown();
        let below = tree.below(turn);
        assert_eq!(below.len(), 2);
        assert_eq!(below.visits(ROOT), 1);
        let arms = below.arms(below.choice(0));
        assert_eq!((arms[1].decision, arms[1].visits), ('q', 1));
        assert!((arms[1].mean() - 0.25).abs() < 1e-12);
        let last = below.find_decided(ROOT, by('z', 'q'));
        assert_eq!(below.visits(last), 1);
        assert_eq!(below.find_decided(ROOT, by('z', 'p')), NOWHERE);
        // Copying from the root copies everything.
        assert_eq!(tree.below(ROOT).len(), tree.len());
    }
}
