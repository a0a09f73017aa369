//! What the board is worth to a player, as it stands or after a decision (K35, K38, K39).

use tabletop::{Seat, SeatSet};

use crate::board::{Board, Vein};
use crate::cities::{all_connected, cities};
use crate::decision::{Decision, Purchase};
use crate::explosion::blast_all;
use crate::network::Network;
use crate::routes::{Route, Routes};
use crate::space::{Space, SpaceSet};
use crate::view::View;

/// What the board is worth to one player, from what everybody can see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The richest route, if there is any (K35).
    pub route: Option<Route>,
    /// The player's stations in cities that would score now, each with its points (K38).
    pub scoring: Vec<(Space, u8)>,
    /// All spaces that routes from the player's stations come to (K30).
    pub reach: SpaceSet,
    /// The free city spaces on which the player could build a station (K29).
    pub open_city_spaces: SpaceSet,
    /// The hexes that would lose a tile if everything in sight exploded now (K39).
    pub blast: SpaceSet,
}

impl Outlook {
    /// What all cities together would bring.
    pub fn city_points(&self) -> u16 {
        let points = self.scoring.iter().map(|&(_, points)| u16::from(points));
        points.sum()
    }

    /// How many stones the richest route collects.
    pub fn stones(&self) -> u8 {
        self.route.as_ref().map_or(0, |route| route.stones.total())
    }

    fn of(board: &Board, seat: Seat, seats: u8) -> Self {
        let network = Network::of(board, seat);
        Self {
            route: Routes::of(board, seat).hauls().into_iter().next(),
            scoring: scoring(board, seat, seats),
            reach: network.reach(network.stations()),
            open_city_spaces: crate::stations::city_spaces(board, seat),
            blast: blast(*board),
        }
    }
}

impl View {
    /// What the board is worth to the seat now.
    pub fn outlook(&self, seat: Seat) -> Outlook {
        Outlook::of(&self.board(), seat, self.seat_count())
    }

    /// What the board would be worth to the seat after its decision. `None` if the decision
    /// changes nothing on the board. The decision is legal.
    pub fn outlook_after(&self, seat: Seat, decision: Decision) -> Option<Outlook> {
        let mut board = self.board();
        match decision {
            Decision::Lay(tile, space) | Decision::Option(Purchase::Lay(tile, space)) => {
                board.lay(tile, space);
            }
            Decision::Station(space) | Decision::Option(Purchase::Station(space)) => {
                board.build(seat, space);
            }
            Decision::Vein(space, colour) | Decision::Option(Purchase::Vein(space, colour)) => {
                // One stone is enough to tell what a route collects.
                board.discover(Vein { colour, stones: 1 }, space);
            }
            _ => return None,
        }
        Some(Outlook::of(&board, seat, self.seat_count()))
    }

    /// What a connected station in each city scores now: its free spaces (K38).
    pub fn free_city_spaces(&self) -> Vec<u8> {
        let scoring = all_scoring(&self.board(), self.seat_count());
        cities().map(|city| city.minus(scoring).len()).collect()
    }

    /// The hexes that would lose a tile if everything in sight exploded now (K39).
    pub fn blast(&self) -> SpaceSet {
        blast(self.board())
    }

    fn seat_count(&self) -> u8 {
        u8::try_from(self.seats.len()).expect("there are at most four seats")
    }
}

/// The seat's connected city stations with what each scores.
fn scoring(board: &Board, seat: Seat, seats: u8) -> Vec<(Space, u8)> {
    let all = all_scoring(board, seats);
    let own = all_connected(board, seats)[seat];
    cities()
        .flat_map(|city| {
            let free = city.minus(all).len();
            let stations = city.intersection(own);
            stations.iter().map(move |space| (space, free))
        })
        .collect()
}

/// Everybody's connected city stations.
fn all_scoring(board: &Board, seats: u8) -> SpaceSet {
    let connected = all_connected(board, seats);
    SeatSet::first(seats)
        .into_iter()
        .fold(SpaceSet::EMPTY, |all, seat| all.union(connected[seat]))
}

fn blast(mut board: Board) -> SpaceSet {
    let mut gone = SpaceSet::EMPTY;
    blast_all(&mut board, SpaceSet::lowest, |space, _, _| {
        gone = gone.with(space);
    });
    gone
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Seat, Silence, Viewer};

    use super::*;
    use crate::examples::building;
    use crate::game::Cavum;
    use crate::state::State;

    fn after(decisions: &[&str]) -> State {
        let mut state = building(2);
        for words in decisions {
            let seat = state.asked().asked().expect("somebody builds");
            Cavum::decide(&mut state, seat, decision(words), &mut Silence);
        }
        state
    }

    fn decision(words: &str) -> Decision {
        words.parse().expect("a decision")
    }

    #[test]
    fn a_preview_is_what_the_board_becomes() {
        let before = after(&["lay two -2,4 r1"]);
        let seat = before.asked().asked().expect("somebody builds");
        let decision = decision("lay four -2,3 r1");
        let promised = before
            .view(Viewer::Seat(seat))
            .outlook_after(seat, decision)
            .expect("a tile changes the board");
        let mut now = before;
        Cavum::decide(&mut now, seat, decision, &mut Silence);
        assert_eq!(now.view(Viewer::Seat(seat)).outlook(seat), promised);
    }

    #[test]
    fn k39_dynamite_threatens_its_neighbours() {
        let state = after(&[]);
        let view = state.view(Viewer::Bystander);
        assert_eq!(view.blast(), SpaceSet::EMPTY);
        let seat = Seat::new(0);
        let threat = view.outlook_after(seat, decision("lay dynamite two -2,4 r1"));
        let gone = threat.expect("a tile changes the board").blast;
        assert!(gone.len() > 1, "the start tiles beside it go too: {gone:?}");
    }

    #[test]
    fn what_changes_nothing_on_the_board_has_no_preview() {
        let state = after(&[]);
        let view = state.view(Viewer::Bystander);
        assert_eq!(view.outlook_after(Seat::new(0), Decision::End), None);
    }
}
