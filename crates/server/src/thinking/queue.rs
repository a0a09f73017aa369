//! Who thinks next.
//!
//! The queue is fair by address and by person. Addresses take turns, the people at one address
//! take turns, and of one person's thoughts the most urgent comes first. So somebody who opens a
//! thousand tables waits for themselves and not the others for them.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;

use model::IdentityId;

/// For whom a thought is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patron {
    /// Where they are, if they were seen since the start; neighbours count as one.
    pub address: Option<IpAddr>,
    /// Who they are.
    pub person: IdentityId,
}

/// How urgent a thought is among those of one person, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Somebody has asked and waits for the answer.
    Hint,
    /// A bot at a table whose page somebody has open.
    Watched,
    /// A bot at a table that nobody looks at.
    Unwatched,
}

/// A thought's place in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Somebody's bot or hint.
    Of(Patron, Urgency),
    /// A position of an analysis. Analyses together count as one address.
    Aside,
}

/// What waits, and who is next.
#[derive(Debug)]
pub struct FairQueue<T> {
    addresses: RoundRobin<Address, RoundRobin<Option<IdentityId>, Urgent<T>>>,
    /// How many bots and hints wait.
    waiting: usize,
}

/// Whose turns are taken together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Address {
    Known(IpAddr),
    /// Everybody who was not seen since the start: bots that go on after a restart.
    Unknown,
    Analyses,
}

impl<T> FairQueue<T> {
    /// Nobody waits.
    pub fn new() -> Self {
        Self {
            addresses: RoundRobin::default(),
            waiting: 0,
        }
    }

    /// Puts a thought at its place.
    pub fn push(&mut self, turn: Turn, thought: T) {
        let (address, person, urgency) = match turn {
            Turn::Of(patron, urgency) => {
                self.waiting += 1;
                (patron.into(), Some(patron.person), urgency)
            }
            Turn::Aside => (Address::Analyses, None, Urgency::Unwatched),
        };
        let people = self.addresses.line(address);
        people.line(person).push(urgency, thought);
    }

    /// Takes the next one.
    pub fn pop(&mut self) -> Option<T> {
        let next = *self.addresses.order.front()?;
        if next != Address::Analyses {
            self.waiting -= 1;
        }
        self.addresses.pop()
    }

    /// How many bots and hints wait.
    pub fn len(&self) -> usize {
        self.waiting
    }

    /// How many of those that wait matter to a thought of this patron. All of them, or fewer:
    /// while one's own address has its turns, every other one has as many.
    pub fn felt_by(&self, patron: Patron) -> usize {
        let address = patron.into();
        let own = self.addresses.lines.get(&address);
        let own = own.map_or(0, |people| people.lines.values().map(Urgent::len).sum());
        self.len().min(self.addresses_with(address) * (own + 1))
    }

    /// How many come before a hint of this patron that is asked for now.
    pub fn before_hint(&self, patron: Patron) -> usize {
        let address = patron.into();
        let people = self.addresses.lines.get(&address);
        let own = people.and_then(|people| people.lines.get(&Some(patron.person)));
        let hints = own.map_or(0, |own| own.count(Urgency::Hint));
        let others = people.map_or(0, |people| people.lines.len()) - usize::from(own.is_some());
        let turns = (others + 1) * (hints + 1);
        // Its own turn is the last of them.
        self.len().min(self.addresses_with(address) * turns - 1)
    }

    /// How many addresses take turns if this one does.
    fn addresses_with(&self, address: Address) -> usize {
        let lines = &self.addresses.lines;
        let is_there = |address| usize::from(lines.contains_key(&address));
        lines.len() - is_there(Address::Analyses) - is_there(address) + 1
    }
}

impl From<Patron> for Address {
    fn from(patron: Patron) -> Self {
        patron.address.map_or(Self::Unknown, Self::Known)
    }
}

/// Something that waits in order.
trait Line {
    type Item;
    fn pop(&mut self) -> Option<Self::Item>;
    fn is_empty(&self) -> bool;
}

/// Lines that take turns. A line is kept as long as something waits in it.
#[derive(Debug)]
struct RoundRobin<K, L> {
    /// Whose turn it is, the next first.
    order: VecDeque<K>,
    lines: HashMap<K, L>,
}

impl<K, L> Default for RoundRobin<K, L> {
    fn default() -> Self {
        Self {
            order: VecDeque::new(),
            lines: HashMap::new(),
        }
    }
}

impl<K: Copy + Eq + Hash, L: Default> RoundRobin<K, L> {
    /// The line with this key; a new one comes last.
    fn line(&mut self, key: K) -> &mut L {
        self.lines.entry(key).or_insert_with(|| {
            self.order.push_back(key);
            L::default()
        })
    }
}

impl<K: Copy + Eq + Hash, L: Line> Line for RoundRobin<K, L> {
    type Item = L::Item;

    fn pop(&mut self) -> Option<L::Item> {
        let key = self.order.pop_front()?;
        let line = self.lines.get_mut(&key)?;
        let item = line.pop();
        if line.is_empty() {
            self.lines.remove(&key);
        } else {
            self.order.push_back(key);
        }
        item
    }

    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

/// The thoughts of one person, by urgency and then in the order in which they came.
#[derive(Debug)]
struct Urgent<T>([VecDeque<T>; 3]);

impl<T> Default for Urgent<T> {
    fn default() -> Self {
        Self([const { VecDeque::new() }; 3])
    }
}

impl<T> Urgent<T> {
    fn push(&mut self, urgency: Urgency, thought: T) {
        self.0[urgency as usize].push_back(thought);
    }

    fn count(&self, urgency: Urgency) -> usize {
        self.0[urgency as usize].len()
    }

    fn len(&self) -> usize {
        self.0.iter().map(VecDeque::len).sum()
    }
}

impl<T> Line for Urgent<T> {
    type Item = T;

    fn pop(&mut self) -> Option<T> {
        self.0.iter_mut().find_map(VecDeque::pop_front)
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(VecDeque::is_empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patron(address: u8, person: i64) -> Patron {
        Patron {
            address: Some(IpAddr::from([192, 0, 2, address])),
            person: IdentityId(person),
        }
    }

    fn bot(address: u8, person: i64) -> Turn {
        Turn::Of(patron(address, person), Urgency::Unwatched)
    }

    fn drained<T>(mut queue: FairQueue<T>) -> Vec<T> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn a_quiet_person_comes_next_however_many_thoughts_another_address_has() {
        let mut queue = FairQueue::new();
        for guest in 0..95 {
            for _ in 0..70 {
                queue.push(bot(1, guest), "flood");
            }
        }
        assert_eq!(queue.pop(), Some("flood"));
        queue.push(bot(2, 200), "quiet");
        queue.push(bot(2, 200), "quiet");
        let next: Vec<_> = (0..5).filter_map(|_| queue.pop()).collect();
        assert_eq!(next, ["flood", "quiet", "flood", "quiet", "flood"]);
        assert_eq!(queue.len(), 95 * 70 - 4);
    }

    #[test]
    fn people_at_one_address_take_turns() {
        let mut queue = FairQueue::new();
        for (person, thought) in [
            (1, "a1"),
            (1, "a2"),
            (1, "a3"),
            (2, "b1"),
            (3, "c1"),
            (3, "c2"),
        ] {
            queue.push(bot(1, person), thought);
        }
        assert_eq!(drained(queue), ["a1", "b1", "c1", "a2", "c2", "a3"]);
    }

    #[test]
    fn hints_come_before_ones_own_bots_and_watched_tables_before_the_rest() {
        let mut queue = FairQueue::new();
        let ann = patron(1, 1);
        for (urgency, thought) in [
            (Urgency::Unwatched, "unwatched"),
            (Urgency::Watched, "watched"),
            (Urgency::Unwatched, "unwatched again"),
            (Urgency::Hint, "hint"),
        ] {
            queue.push(Turn::Of(ann, urgency), thought);
        }
        assert_eq!(
            drained(queue),
            ["hint", "watched", "unwatched", "unwatched again"]
        );
    }

    #[test]
    fn an_analysis_takes_its_turn_and_makes_nobody_hurry() {
        let mut queue = FairQueue::new();
        queue.push(bot(1, 1), "bot");
        queue.push(bot(1, 1), "bot");
        queue.push(Turn::Aside, "analysis");
        assert_eq!(queue.len(), 2);
        assert_eq!(queue.felt_by(patron(2, 2)), 2);
        assert_eq!(drained(queue), ["bot", "analysis", "bot"]);
    }

    #[test]
    fn the_queue_that_is_felt_is_ones_own() {
        let mut queue = FairQueue::new();
        for guest in 0..50 {
            for _ in 0..10 {
                queue.push(bot(1, guest), ());
            }
        }
        assert_eq!(queue.felt_by(patron(1, 0)), 500);
        assert_eq!(queue.felt_by(patron(2, 99)), 2, "one turn of each address");
        // One of the flood waits for the other guests; somebody elsewhere for one thought.
        assert_eq!(queue.before_hint(patron(1, 0)), 49);
        assert_eq!(queue.before_hint(patron(1, 77)), 50);
        assert_eq!(queue.before_hint(patron(2, 99)), 1);
        queue.push(Turn::Of(patron(2, 99), Urgency::Hint), ());
        assert_eq!(queue.before_hint(patron(2, 99)), 3);
        assert_eq!(FairQueue::<()>::new().before_hint(patron(2, 99)), 0);
    }

    #[test]
    fn nothing_is_kept_of_those_who_wait_no_more() {
        let mut queue = FairQueue::new();
        for guest in 0..9 {
            queue.push(bot(guest.try_into().unwrap(), guest), ());
        }
        while queue.pop().is_some() {}
        assert!(queue.addresses.lines.is_empty() && queue.addresses.order.is_empty());
        // Those who come back are served as before.
        queue.push(bot(1, 1), ());
        assert_eq!(queue.pop(), Some(()));
    }
}
