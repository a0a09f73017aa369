//! A player's cave: its caverns, rooms and walls (C5 to C7, C15 to C19, C34).

use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

use crate::effect::Route;
use crate::icon::{Side, Walls};
use crate::room::{Room, RoomSet};
use crate::space::{EAST_EDGES, Place, SOUTH_EDGES, Space, SpaceSet, WallSet};

/// What lies on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Content {
    /// A tile face down; nobody knows which (C42).
    FaceDown,
    /// An excavated cavern, not furnished.
    Empty,
    /// A furnished cavern.
    Furnished {
        /// With this room.
        room: Room,
    },
}

/// The two sides of the additional cavern (C34).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CavernSide {
    /// `corner`: two natural walls, north and west.
    Corner,
    /// `alcove`: three natural walls, all but the south.
    Alcove,
}

impl CavernSide {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Corner, Self::Alcove];

    /// Its natural walls.
    pub const fn natural_walls(self) -> Walls {
        match self {
            Self::Corner => Walls::on(&[Side::North, Side::West]),
            Self::Alcove => Walls::on(&[Side::North, Side::East, Side::West]),
        }
    }
}

/// A cave board with all that lies on it. Everything here is public (C41): which room a
/// face-down tile hides is not in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cave {
    covered: SpaceSet,
    furnished: SpaceSet,
    rooms: [Option<Room>; 12],
    owned: RoomSet,
    built: WallSet,
    cavern: Option<CavernSide>,
}

impl Cave {
    /// The board at the start (C7).
    pub(crate) const AT_THE_START: Self = {
        let mut rooms = [None; 12];
        rooms[Space::ENTRANCE.index()] = Some(Room::CaveEntrance);
        Self {
            covered: Space::COVERED,
            furnished: SpaceSet::from_bits(1 << Space::ENTRANCE.index()),
            rooms,
            owned: RoomSet::from_bits(1 << Room::CaveEntrance as u8),
            built: WallSet {
                east: SpaceSet::EMPTY,
                south: SpaceSet::EMPTY,
            },
            cavern: None,
        }
    };

    /// The spaces with a face-down tile.
    #[inline]
    pub fn covered(&self) -> SpaceSet {
        self.covered
    }

    /// The spaces there are: the board, and the additional cavern if the player has it.
    #[inline]
    pub fn spaces(&self) -> SpaceSet {
        match self.cavern {
            Some(_) => Space::BOARD.with(Space::CAVERN),
            None => Space::BOARD,
        }
    }

    /// The excavated caverns without a room.
    #[inline]
    pub fn empty(&self) -> SpaceSet {
        self.spaces().minus(self.covered).minus(self.furnished)
    }

    /// What lies on the space; `None` if this cave does not have it.
    pub fn content(&self, space: Space) -> Option<Content> {
        if !self.spaces().contains(space) {
            return None;
        }
        Some(match self.rooms[space.index()] {
            Some(room) => Content::Furnished { room },
            None if self.covered.contains(space) => Content::FaceDown,
            None => Content::Empty,
        })
    }

    /// The rooms on the board, the Cave Entrance included.
    #[inline]
    pub fn rooms(&self) -> RoomSet {
        self.owned
    }

    /// Where the room is.
    pub fn place_of(&self, room: Room) -> Option<Space> {
        Space::all().find(|space| self.rooms[space.index()] == Some(room))
    }

    /// The side of the additional cavern, for the player who has it.
    #[inline]
    pub fn cavern(&self) -> Option<CavernSide> {
        self.cavern
    }

    /// The walls around a space, natural and built (C22).
    #[inline]
    pub fn walls(&self, space: Space) -> Walls {
        let natural = self.natural_walls(space).bits();
        // The west side of a space is the east side of the space before it, its north side
        // the south side of the space two before it.
        let (east, south) = (self.built.east.bits(), self.built.south.bits());
        let at = |walls: u16, side: Side| {
            let here = walls >> space.index() & 1 != 0;
            u8::from(here) << side as u8
        };
        let built = at(south << 2, Side::North)
            | at(east, Side::East)
            | at(south, Side::South)
            | at(east << 1, Side::West);
        Walls::from_bits(natural | built)
    }

    /// The natural walls around a space (C5).
    #[inline]
    pub fn natural_walls(&self, space: Space) -> Walls {
        match self.cavern {
            Some(side) if space == Space::CAVERN => side.natural_walls(),
            _ => space.natural_walls(),
        }
    }

    /// The built walls, in order.
    #[inline]
    pub fn built_walls(&self) -> impl Iterator<Item = Place> + use<> {
        self.built.places()
    }

    /// How many walls are built.
    pub fn built_wall_count(&self) -> u8 {
        self.built.len()
    }

    /// The places where a wall can be built, in order (C6, C15, C34).
    #[inline]
    pub fn free_places(&self) -> impl Iterator<Item = Place> + use<> {
        let mut edges = WallSet {
            east: EAST_EDGES,
            south: SOUTH_EDGES,
        };
        match self.cavern {
            Some(CavernSide::Corner) => {
                edges.east = edges.east.with(Space::CAVERN);
                edges.south = edges.south.with(Space::CAVERN);
            }
            Some(CavernSide::Alcove) => edges.south = edges.south.with(Space::CAVERN),
            None => {}
        }
        WallSet {
            east: edges.east.minus(self.built.east),
            south: edges.south.minus(self.built.south),
        }
        .places()
    }

    /// The face-down tiles that can be excavated on this route (C18, C19).
    ///
    /// The path grows from the entrance through everything that is not face down; what it
    /// touches and cannot enter is what can be dug.
    #[inline]
    pub fn reachable(&self, route: Route) -> SpaceSet {
        let (east, south) = match route {
            Route::AroundWalls => (
                EAST_EDGES.minus(self.built.east),
                SOUTH_EDGES.minus(self.built.south),
            ),
            Route::ThroughWalls => (EAST_EDGES, SOUTH_EDGES),
        };
        let (east, south) = (east.bits(), south.bits());
        let covered = self.covered.bits();
        let mut path = SpaceSet::only(Space::ENTRANCE).bits();
        loop {
            let touched =
                (path & east) << 1 | (path >> 1) & east | (path & south) << 2 | (path >> 2) & south;
            let grown = path | touched & !covered;
            if grown == path {
                return SpaceSet::from_bits(touched & covered);
            }
            path = grown;
        }
    }

    /// Whether the room may be built beside those already there (C23): more orange than
    /// blue rooms at all times.
    #[inline]
    pub fn may_own(&self, room: Room) -> bool {
        !Room::BLUE.contains(room)
            || self.owned.intersection(Room::ORANGE).len()
                > self.owned.intersection(Room::BLUE).len() + 1
    }

    /// The empty caverns whose walls fit the room (C21, C22).
    #[inline]
    pub fn fitting(&self, room: Room) -> SpaceSet {
        let fits = |&space: &Space| room.fits(self.walls(space));
        let fitting = self.empty().iter().filter(fits);
        fitting.fold(SpaceSet::EMPTY, SpaceSet::with)
    }

    /// What is dug, furnished and walled, as one number.
    #[inline]
    pub(crate) fn word(&self) -> u64 {
        let side = self.cavern.map_or(0, |side| side as u64 + 1);
        let sets = [
            self.covered,
            self.furnished,
            self.built.east,
            self.built.south,
        ];
        sets.into_iter()
            .fold(side, |word, set| word << 12 | u64::from(set.bits()))
    }

    /// Whether all eleven spaces of the board show face-up rooms (C34).
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.cavern.is_none() && self.covered.is_empty() && self.empty().is_empty()
    }

    #[inline]
    pub(crate) fn uncover(&mut self, space: Space) {
        debug_assert!(self.covered.contains(space), "{space} is not face down");
        self.covered = self.covered.without(space);
    }

    #[inline]
    pub(crate) fn furnish(&mut self, room: Room, space: Space) {
        debug_assert!(self.empty().contains(space), "{space} is not empty");
        self.furnished = self.furnished.with(space);
        self.rooms[space.index()] = Some(room);
        self.owned = self.owned.with(room);
    }

    #[inline]
    pub(crate) fn build(&mut self, place: Place) {
        self.built.insert(place);
    }

    #[inline]
    pub(crate) fn raze(&mut self, place: Place) {
        self.built.remove(place);
    }

    #[inline]
    pub(crate) fn add_cavern(&mut self, side: CavernSide) {
        self.cavern = Some(side);
    }
}

/// A space as a board draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct DrawnSpace {
    space: Space,
    #[serde(flatten)]
    content: Content,
    natural_walls: Walls,
    walls: Walls,
}

/// A cave is its spaces with their contents and walls, its built walls, the places left for
/// walls, the tiles that can be reached, and the side of the additional cavern.
impl Serialize for Cave {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let drawn = |space| {
            self.content(space).map(|content| DrawnSpace {
                space,
                content,
                natural_walls: self.natural_walls(space),
                walls: self.walls(space),
            })
        };
        let spaces: Vec<_> = Space::all().filter_map(drawn).collect();
        let mut fields = serializer.serialize_struct("Cave", 5)?;
        fields.serialize_field("spaces", &spaces)?;
        fields.serialize_field("built_walls", &self.built_walls().collect::<Vec<_>>())?;
        fields.serialize_field("free_places", &self.free_places().collect::<Vec<_>>())?;
        fields.serialize_field("reachable", &self.reachable(Route::AroundWalls))?;
        fields.serialize_field("cavern", &self.cavern)?;
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(words: &str) -> Space {
        words.parse().unwrap()
    }

    /// C18 said plainly: walk from space to space, one at a time.
    fn walked(cave: &Cave, through_walls: bool) -> Vec<Space> {
        let mut seen = vec![Space::ENTRANCE];
        let mut found = Vec::new();
        let mut next = 0;
        while let Some(&here) = seen.get(next) {
            next += 1;
            for place in Place::all() {
                let there = match (place.space(), place.beyond()) {
                    (one, Some(other)) if one == here => other,
                    (one, Some(other)) if other == here => one,
                    _ => continue,
                };
                let walled = cave.built_walls().any(|wall| wall == place);
                if (walled && !through_walls) || seen.contains(&there) || found.contains(&there) {
                    continue;
                }
                if cave.covered().contains(there) {
                    found.push(there);
                } else {
                    seen.push(there);
                }
            }
        }
        found.sort();
        found
    }

    #[test]
    fn c18_paths_by_shifts_are_paths_by_walking() {
        let board: Vec<Place> = Place::all()
            .filter(|place| place.beyond().is_some())
            .collect();
        assert_eq!(board.len(), 14);
        // All 512 ways of having dug, each with many sets of walls.
        for dug in 0..512_u32 {
            let mut cave = Cave::AT_THE_START;
            for (index, space) in Space::COVERED.iter().enumerate() {
                if dug >> index & 1 != 0 {
                    cave.uncover(space);
                }
            }
            for walls in (dug % 7..1 << 14).step_by(37) {
                let mut cave = cave;
                for (index, &place) in board.iter().enumerate() {
                    if walls >> index & 1 != 0 {
                        cave.build(place);
                    }
                }
                for (route, through) in [(Route::AroundWalls, false), (Route::ThroughWalls, true)] {
                    let shifted: Vec<Space> = cave.reachable(route).iter().collect();
                    assert_eq!(shifted, walked(&cave, through), "{cave:?}");
                }
            }
        }
    }

    #[test]
    fn c6_every_wall_stands_between_the_two_spaces_it_names() {
        for place in Place::all() {
            let mut cave = Cave::AT_THE_START;
            cave.add_cavern(CavernSide::Corner);
            cave.build(place);
            for space in cave.spaces() {
                let mut expected: Vec<Side> = cave.natural_walls(space).sides().collect();
                if place.space() == space {
                    expected.push(place.side());
                }
                if place.beyond() == Some(space) {
                    expected.push(match place.side() {
                        Side::East => Side::West,
                        Side::South => Side::North,
                        side => panic!("no place lies {side:?}"),
                    });
                }
                expected.sort();
                let walls: Vec<Side> = cave.walls(space).sides().collect();
                assert_eq!(walls, expected, "{space} with a wall at {place}");
            }
        }
    }

    #[test]
    fn c34_the_open_sides_of_the_cavern_are_wall_places() {
        let mut cave = Cave::AT_THE_START;
        assert_eq!(cave.free_places().count(), 14);
        cave.add_cavern(CavernSide::Corner);
        assert_eq!(cave.free_places().count(), 16);
        assert_eq!(cave.content(space("cavern")), Some(Content::Empty));
        let mut cave = Cave::AT_THE_START;
        cave.add_cavern(CavernSide::Alcove);
        assert_eq!(cave.free_places().count(), 15);
        assert_eq!(cave.walls(Space::CAVERN).sides().count(), 3);
        assert!(!cave.reachable(Route::AroundWalls).contains(Space::CAVERN));
    }
}
