//! Why a piece cannot go somewhere, for players who ask (K23 to K32).

use tabletop::Seat;

use crate::board::Board;
use crate::pieces::Piece;
use crate::space::Space;
use crate::stations::city_spaces;
use crate::tile::{Kind, Tile};
use crate::tunnels::Sites;
use crate::veins;
use crate::view::{StageView, View};

/// Why a piece cannot go somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hindrance {
    /// Tiles and veins go into the mountain, never into a city (K23, K31).
    InACity,
    /// A station stands there (K23, K29, K31).
    Station,
    /// A vein lies there (K23, K31).
    Vein,
    /// The tile there has as many exits or more (K23).
    TooManyExits,
    /// No tunnel would be continued (K24).
    NothingToContinue,
    /// In the mountain a station goes only on the tunnel tile laid just before, directly on
    /// the board (K28).
    NotJustLaid,
    /// No route leads from a station in the mountain to this city space (K29).
    NoRoute,
    /// A vein goes on a tile, and there is none (K31).
    NoTile,
    /// A vein cannot touch a city (K31).
    BesideACity,
    /// A vein cannot touch a vein (K31).
    BesideAVein,
    /// No stone is left on any scale (K32).
    NoStones,
}

impl View {
    /// Where the seat cannot put such a piece as the board stands, and why, whether or not it
    /// has one. A tile can go where it can lie turned one way at least. Options and the
    /// prospect tile do not go on the board, so nothing hinders them.
    pub fn hindrances(&self, seat: Seat, piece: Piece) -> Vec<(Space, Hindrance)> {
        let board = self.board();
        let sites = Sites::of(&board, seat);
        let hindrance = |space| match piece {
            Piece::Tunnel(kind) | Piece::Dynamite(kind) => tile(&board, &sites, kind, space),
            Piece::Station => self.station(&board, seat, space),
            Piece::Vein => self.vein(&board, space),
            Piece::Option | Piece::Prospect => None,
        };
        Space::all()
            .filter_map(|space| Some((space, hindrance(space)?)))
            .collect()
    }

    fn station(&self, board: &Board, seat: Seat, space: Space) -> Option<Hindrance> {
        if board.all_stations().contains(space) {
            return Some(Hindrance::Station);
        }
        if space.is_mountain() {
            let fresh = match self.stage {
                StageView::Building {
                    seat: builder,
                    fresh,
                    ..
                } if builder == seat => fresh,
                _ => None,
            };
            return (fresh != Some(space)).then_some(Hindrance::NotJustLaid);
        }
        (!city_spaces(board, seat).contains(space)).then_some(Hindrance::NoRoute)
    }

    fn vein(&self, board: &Board, space: Space) -> Option<Hindrance> {
        if !space.is_mountain() {
            return Some(Hindrance::InACity);
        }
        if self.scales.iter().all(|scale| scale.stones == 0) {
            return Some(Hindrance::NoStones);
        }
        if veins::places(board).contains(space) {
            return None;
        }
        Some(if board.veins().contains(space) {
            Hindrance::Vein
        } else if board.all_stations().contains(space) {
            Hindrance::Station
        } else if !board.tiled().contains(space) {
            Hindrance::NoTile
        } else if Space::BESIDE_CITIES.contains(space) {
            Hindrance::BesideACity
        } else {
            Hindrance::BesideAVein
        })
    }
}

fn tile(board: &Board, sites: &Sites, kind: Kind, space: Space) -> Option<Hindrance> {
    if !space.is_mountain() {
        return Some(Hindrance::InACity);
    }
    if board.veins().contains(space) {
        return Some(Hindrance::Vein);
    }
    if board.all_stations().contains(space) {
        return Some(Hindrance::Station);
    }
    if board.at_least(kind).contains(space) {
        return Some(Hindrance::TooManyExits);
    }
    let turned = |turn| sites.of_tile(Tile::tunnel(kind, turn));
    let fits = (0..kind.turns()).any(|turn| turned(turn).contains(space));
    (!fits).then_some(Hindrance::NothingToContinue)
}

#[cfg(test)]
mod tests {
    use tabletop::{Dice, Game, Prompt, QuickDice, Silence, Viewer};

    use super::*;
    use crate::{Cavum, Config, Decision};

    /// What the list offers has no hindrance, and what has none is in the list.
    #[test]
    fn k23_to_k31_whatever_is_not_hindered_is_legal() {
        for seed in 0..6 {
            let mut dice = QuickDice::new(seed);
            let seats = u8::try_from(seed % 3).expect("small") + 2;
            let config = Config::new(seats).expect("2 to 4").for_beginners();
            let mut state = Cavum::set_up(&config, &mut Silence);
            let mut looked_at = 0;
            loop {
                match Cavum::prompt(&state) {
                    Prompt::Over => break,
                    Prompt::Turn(seat) => {
                        let mut legal = Vec::new();
                        Cavum::legal(&state, seat, &mut legal);
                        let view = Cavum::view(&state, Viewer::Bystander);
                        if matches!(view.stage, StageView::Building { .. })
                            && !state.pieces(seat).only_prospect()
                        {
                            looked_at += 1;
                            compare(&view, seat, &legal);
                        }
                        Cavum::decide(&mut state, seat, *dice.pick(&legal), &mut Silence);
                    }
                    _ => {
                        let ticket = dice.below(Cavum::tickets(&state));
                        let outcome = Cavum::draw(&state, ticket);
                        Cavum::resolve(&mut state, outcome, &mut Silence);
                    }
                }
            }
            assert!(looked_at > 20, "the game was built");
        }
    }

    fn compare(view: &View, seat: Seat, legal: &[Decision]) {
        let pieces = view.seats[seat.index()].pieces;
        for piece in pieces.tiles().chain([Piece::Station, Piece::Vein]) {
            if !pieces.has(piece) {
                continue;
            }
            let hindrances = view.hindrances(seat, piece);
            for space in Space::all() {
                let offered = legal.iter().any(|decision| match *decision {
                    Decision::Lay(tile, hex) => Piece::tile(tile) == piece && hex == space,
                    Decision::Station(place) => piece == Piece::Station && place == space,
                    Decision::Vein(hex, _) => piece == Piece::Vein && hex == space,
                    _ => false,
                });
                let hindrance = hindrances.iter().find(|(place, _)| *place == space);
                assert_eq!(
                    offered,
                    hindrance.is_none(),
                    "{piece} on {space}: {hindrance:?}"
                );
            }
        }
    }
}
