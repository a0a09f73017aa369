//! Prospecting: a route from one own station to another (K35 to K37).

use tabletop::{Audience, Herald, Seat};

use crate::building;
use crate::decision::{Decision, Offers};
use crate::event::Event;
use crate::network::Network;
use crate::space::{MOUNTAIN_SPACES, Space, SpaceSet};
use crate::state::{Stage, State};

/// The longest route: every hex, and every station in a city. Nobody has more than 11.
const LONGEST: usize = MOUNTAIN_SPACES + 11;

/// A route on its way. It goes only where it can still be finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walk {
    pub(crate) seat: Seat,
    length: u8,
    path: [Space; LONGEST],
    visited: SpaceSet,
}

impl Walk {
    fn from(seat: Seat, start: Space) -> Self {
        Self {
            seat,
            length: 1,
            path: [start; LONGEST],
            visited: SpaceSet::only(start),
        }
    }

    /// The spaces of the route so far, in order.
    #[inline]
    pub(crate) fn path(&self) -> &[Space] {
        &self.path[..usize::from(self.length)]
    }

    #[inline]
    fn at(&self) -> Space {
        self.path[usize::from(self.length) - 1]
    }

    #[inline]
    fn go(&mut self, space: Space) {
        self.path[usize::from(self.length)] = space;
        self.length += 1;
        self.visited = self.visited.with(space);
    }

    /// Where the route can go so that it can still be finished, and whether it can end here.
    #[inline]
    fn ways(&self, state: &State) -> (SpaceSet, bool) {
        let network = Network::of(&state.board, self.seat);
        let goals = network.stations().minus(self.visited);
        let unvisited = network.passable().minus(self.visited);
        let hopeful = network.reach_within(goals, unvisited);
        let steps = network.beside(self.at()).intersection(hopeful);
        let may_stop = self.length > 1 && network.stations().contains(self.at());
        (steps, may_stop)
    }
}

/// Every station from which a route leads to another; without any the tile is played for
/// nothing (K35).
pub(crate) fn legal(state: &State, seat: Seat, list: &mut impl Offers) {
    let network = Network::of(&state.board, seat);
    let mut left = network.stations();
    let mut starts = SpaceSet::EMPTY;
    while let Some(station) = left.lowest() {
        let joined = network
            .reach(SpaceSet::only(station))
            .intersection(network.stations());
        if joined.has_several() {
            starts = starts.union(joined);
        }
        left = left.minus(joined);
    }
    if starts.is_empty() {
        list.offer(Decision::Prospect);
    }
    list.offer_each(starts.iter(), Decision::ProspectFrom);
}

/// The route begins.
pub(crate) fn begin(state: &mut State, seat: Seat, start: Space, herald: &mut impl Herald<Event>) {
    let space = start;
    herald.announce(Audience::Everyone, Event::RouteBegan { seat, space });
    go_on(state, Walk::from(seat, start), herald);
}

/// The steps from here, and the end if this is a station (K35).
pub(crate) fn legal_steps(state: &State, walk: &Walk, list: &mut impl Offers) {
    let (steps, may_stop) = walk.ways(state);
    list.offer_each(steps.iter(), Decision::Step);
    if may_stop {
        list.offer(Decision::Stop);
    }
}

/// One step.
pub(crate) fn step(state: &mut State, space: Space, herald: &mut impl Herald<Event>) {
    let Stage::Prospecting(mut walk) = state.stage else {
        panic!("nobody prospects now");
    };
    take_step(&mut walk, space, herald);
    go_on(state, walk, herald);
}

/// The route ends here.
pub(crate) fn stop(state: &mut State, herald: &mut impl Herald<Event>) {
    let Stage::Prospecting(walk) = state.stage else {
        panic!("nobody prospects now");
    };
    finish(state, &walk, herald);
}

fn take_step(walk: &mut Walk, space: Space, herald: &mut impl Herald<Event>) {
    let seat = walk.seat;
    walk.go(space);
    herald.announce(Audience::Everyone, Event::RouteWent { seat, space });
}

/// Goes where there is only one way, and asks where there is a choice.
fn go_on(state: &mut State, mut walk: Walk, herald: &mut impl Herald<Event>) {
    loop {
        let (steps, may_stop) = walk.ways(state);
        match (steps.sole(), may_stop) {
            (Some(only), false) => take_step(&mut walk, only, herald),
            _ if steps.is_empty() => return finish(state, &walk, herald),
            _ => break,
        }
    }
    state.stage = Stage::Prospecting(walk);
}

/// One stone from every vein passed (K35); then empty veins go to the pool (K37).
fn finish(state: &mut State, walk: &Walk, herald: &mut impl Herald<Event>) {
    let seat = walk.seat;
    let veins = state.board.veins();
    let mut stones = 0;
    for &space in walk.path() {
        if veins.contains(space) {
            let colour = state.board.take_stone(space);
            state.players[seat].stones[colour] += 1;
            stones += 1;
            let event = Event::StoneProspected {
                seat,
                space,
                colour,
            };
            herald.announce(Audience::Everyone, event);
        }
    }
    herald.announce(Audience::Everyone, Event::RouteEnded { seat, stones });
    for space in walk.visited.intersection(veins) {
        if state.board.remove_if_empty(space) {
            state.pool.veins += 1;
            herald.announce(Audience::Everyone, Event::VeinExhausted { space });
        }
    }
    building::end_turn(state, seat, herald);
}
