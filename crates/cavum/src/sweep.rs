//! The sweep over the board that finds the best routes (see [`routes`](crate::Routes)).

use crate::colour::{Colour, Stones};
use crate::routes::Route;
use crate::space::{SPACES, Space, SpaceSet};

/// A space that routes can use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vertex {
    pub(crate) space: Space,
    pub(crate) is_station: bool,
    pub(crate) vein: Option<Colour>,
    pub(crate) beside: SpaceSet,
}

/// The order in which the spaces are swept, and a slot of the border for each of them.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    vertices: Vec<Vertex>,
    slots: Vec<u32>,
    /// For each vertex the places of its later neighbours.
    later: Vec<Vec<usize>>,
}

/// The most spaces on the border at once. A mountain row has 11 hexes and a city space at
/// each end; a test sweeps the whole board.
const SLOTS: u32 = 14;

/// What a slot of the border says about its space: the slot at the other end of its piece
/// of route (its own, if no route touches it yet), or one of these.
const INSIDE: u64 = 14;
const STATION: u64 = 15;

/// Nothing is on the way yet: every slot is its own other end.
const UNTOUCHED: u64 = 0xFEDC_BA98_7654_3210;

/// One way to come to a border.
#[derive(Clone, Copy, Debug)]
struct Way {
    /// Four bits for each slot.
    border: u64,
    /// One byte for each colour.
    stones: u64,
    /// How many joints it has.
    length: u8,
    /// The last joint in the list of joints.
    trail: u32,
}

impl Way {
    /// A whole route: what is left of it on the border does not matter any more.
    fn finished(self) -> Self {
        Self {
            border: UNTOUCHED,
            ..self
        }
    }
}

/// Two neighbouring spaces of a route, and the joint taken before.
#[derive(Clone, Copy, Debug)]
struct Joint {
    one: Space,
    other: Space,
    before: u32,
}

const NO_JOINT: u32 = u32::MAX;

impl Plan {
    /// Sweeps in the direction in which the border is shortest.
    pub(crate) fn new(vertices: &[Vertex]) -> Self {
        let row = |space: Space| space.coordinates().1;
        let column = |space: Space| space.coordinates().0;
        let diagonal = |space: Space| space.coordinates().0 + space.coordinates().1;
        let plans = [
            Self::sorted(vertices, |space| (row(space), column(space))),
            Self::sorted(vertices, |space| (column(space), row(space))),
            Self::sorted(vertices, |space| (diagonal(space), column(space))),
        ];
        let shortest = plans.into_iter().min_by_key(Plan::width);
        shortest.expect("there are three directions")
    }

    fn sorted(vertices: &[Vertex], key: impl Fn(Space) -> (i8, i8)) -> Self {
        let mut vertices = vertices.to_vec();
        vertices.sort_by_key(|vertex| key(vertex.space));
        let mut places = [usize::MAX; SPACES];
        for (place, vertex) in vertices.iter().enumerate() {
            places[vertex.space.index()] = place;
        }
        let later: Vec<Vec<usize>> = vertices
            .iter()
            .enumerate()
            .map(|(place, vertex)| {
                let neighbours = vertex.beside.iter().map(|space| places[space.index()]);
                neighbours.filter(|&other| other > place).collect()
            })
            .collect();
        let slots = slots(&later);
        Self {
            vertices,
            slots,
            later,
        }
    }

    /// The most slots in use at once.
    pub(crate) fn width(&self) -> u32 {
        self.slots.iter().max().map_or(0, |&slot| slot + 1)
    }

    /// All hauls that are not less than another, or with values one of the best.
    pub(crate) fn search(&self, values: Option<[u16; 6]>) -> Vec<Route> {
        assert!(self.width() <= SLOTS, "the border is too long");
        let mut joints = Vec::new();
        let mut done = Vec::new();
        let mut ways = vec![Way {
            border: UNTOUCHED,
            stones: 0,
            length: 0,
            trail: NO_JOINT,
        }];
        for place in 0..self.vertices.len() {
            for &other in &self.later[place] {
                for number in 0..ways.len() {
                    let way = ways[number];
                    match self.join(way, place, other, &mut joints) {
                        Joined::Not => {}
                        Joined::Open(longer) => ways.push(longer),
                        Joined::Finished(route) => done.push(route.finished()),
                    }
                }
            }
            ways.retain_mut(|way| self.leave(way, place, &mut done));
            keep_best(&mut ways, values);
            keep_best(&mut done, values);
        }
        let routes = done.iter().map(|way| route(way, &joints));
        routes.collect()
    }

    /// Joins two neighbouring spaces.
    fn join(&self, way: Way, one: usize, other: usize, joints: &mut Vec<Joint>) -> Joined {
        let (here, there) = (self.slots[one], self.slots[other]);
        let (from, to) = (end_of(way.border, here), end_of(way.border, there));
        let closes_a_circle = from == u64::from(there);
        if from == INSIDE || to == INSIDE || closes_a_circle {
            return Joined::Not;
        }
        let mut border = way.border;
        let mut stones = way.stones;
        for (slot, end, place) in [(here, from, one), (there, to, other)] {
            if end == u64::from(slot) {
                stones += packed(self.vertices[place].vein);
            } else {
                border = with_end(border, slot, INSIDE);
            }
        }
        if from != STATION {
            border = with_end(border, slot_of(from), to);
        }
        if to != STATION {
            border = with_end(border, slot_of(to), from);
        }
        let finished = from == STATION && to == STATION;
        if finished && has_open_pieces(border) {
            return Joined::Not;
        }
        joints.push(Joint {
            one: self.vertices[one].space,
            other: self.vertices[other].space,
            before: way.trail,
        });
        let longer = Way {
            border,
            stones,
            length: way.length + 1,
            trail: u32::try_from(joints.len() - 1).expect("far fewer ways than that"),
        };
        if finished {
            Joined::Finished(longer)
        } else {
            Joined::Open(longer)
        }
    }

    /// The sweep leaves a space for good. A route that has only come to it must end there.
    fn leave(&self, way: &mut Way, place: usize, done: &mut Vec<Way>) -> bool {
        let slot = self.slots[place];
        let end = end_of(way.border, slot);
        way.border = with_end(way.border, slot, slot.into());
        if end == INSIDE || end == u64::from(slot) {
            return true;
        }
        if !self.vertices[place].is_station {
            return false;
        }
        if end == STATION {
            if !has_open_pieces(way.border) {
                done.push(way.finished());
            }
            return false;
        }
        way.border = with_end(way.border, slot_of(end), STATION);
        // A route has two ends.
        ends(way.border) <= 2
    }
}

enum Joined {
    Not,
    Open(Way),
    Finished(Way),
}

/// A slot for every vertex, free again when the sweep has left it.
fn slots(later: &[Vec<usize>]) -> Vec<u32> {
    let mut slots = vec![u32::MAX; later.len()];
    let mut taken: u128 = 0;
    for place in 0..later.len() {
        for &vertex in [place].iter().chain(&later[place]) {
            if slots[vertex] == u32::MAX {
                slots[vertex] = taken.trailing_ones();
                taken |= 1 << slots[vertex];
            }
        }
        taken &= !(1 << slots[place]);
    }
    slots
}

fn end_of(border: u64, slot: u32) -> u64 {
    border >> (4 * slot) & 15
}

fn with_end(border: u64, slot: u32, end: u64) -> u64 {
    border & !(15 << (4 * slot)) | end << (4 * slot)
}

#[expect(clippy::cast_possible_truncation, reason = "an end is four bits")]
fn slot_of(end: u64) -> u32 {
    end as u32
}

/// Whether some piece of route is still open on the border.
fn has_open_pieces(border: u64) -> bool {
    (0..SLOTS).any(|slot| {
        let end = end_of(border, slot);
        end != u64::from(slot) && end != INSIDE
    })
}

/// How many pieces of route begin at a station that the sweep has left.
fn ends(border: u64) -> usize {
    (0..SLOTS)
        .filter(|&slot| end_of(border, slot) == STATION)
        .count()
}

fn packed(vein: Option<Colour>) -> u64 {
    vein.map_or(0, |colour| 1 << (8 * colour as u32))
}

fn unpacked(stones: u64) -> Stones {
    let mut unpacked = Stones::default();
    for colour in Colour::ALL {
        unpacked[colour] = stones.to_le_bytes()[colour as usize];
    }
    unpacked
}

/// Whether one haul has at least as much of every colour as the other.
fn covers(one: u64, other: u64) -> bool {
    const GUARDS: u64 = 0x8080_8080_8080;
    ((one | GUARDS) - other) & GUARDS == GUARDS
}

/// Of the ways to the same border keeps those that no other one covers, or with values a
/// single best one; of equals the shortest.
fn keep_best(ways: &mut Vec<Way>, values: Option<[u16; 6]>) {
    let worth = |way: &Way| match values {
        Some(values) => unpacked(way.stones).worth(values),
        None => unpacked(way.stones).total().into(),
    };
    ways.sort_by_cached_key(|way| {
        let least_first = (way.length, way.stones);
        (way.border, std::cmp::Reverse(worth(way)), least_first)
    });
    // Sorted like this, whatever covers a way stands before it.
    let mut kept: Vec<Way> = Vec::with_capacity(ways.len());
    let mut group = 0;
    for &way in ways.iter() {
        if kept.last().is_none_or(|last| last.border != way.border) {
            group = kept.len();
        }
        let beaten = match values {
            Some(_) => group < kept.len(),
            None => kept[group..]
                .iter()
                .any(|better| covers(better.stones, way.stones)),
        };
        if !beaten {
            kept.push(way);
        }
    }
    *ways = kept;
}

/// The route from its joints, beginning at the earlier of its two ends.
fn route(way: &Way, joints: &[Joint]) -> Route {
    let mut beside = [SpaceSet::EMPTY; SPACES];
    let mut trail = way.trail;
    while trail != NO_JOINT {
        let Joint { one, other, before } = joints[trail as usize];
        beside[one.index()] = beside[one.index()].with(other);
        beside[other.index()] = beside[other.index()].with(one);
        trail = before;
    }
    let start = Space::all().find(|space| beside[space.index()].len() == 1);
    let mut spaces = Vec::with_capacity(usize::from(way.length) + 1);
    let mut visited = SpaceSet::EMPTY;
    let mut next = start;
    while let Some(space) = next {
        spaces.push(space);
        visited = visited.with(space);
        next = beside[space.index()].minus(visited).lowest();
    }
    Route {
        spaces,
        stones: unpacked(way.stones),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_border_of_the_whole_board_has_enough_slots() {
        let vertices = Space::all().map(|space| Vertex {
            space,
            is_station: true,
            vein: None,
            beside: space.around(),
        });
        let plan = Plan::new(&vertices.collect::<Vec<_>>());
        assert!((11..=SLOTS).contains(&plan.width()), "{}", plan.width());
    }

    #[test]
    fn a_haul_covers_another_colour_by_colour() {
        let two_red_one_blue = 2 << 8 | 1 << 16;
        assert!(covers(two_red_one_blue, 1 << 8));
        assert!(covers(two_red_one_blue, two_red_one_blue));
        assert!(!covers(two_red_one_blue, 1 << 24));
        assert!(!covers(1 << 8, two_red_one_blue));
    }
}
