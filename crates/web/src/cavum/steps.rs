//! The way to a decision, step by step: the piece, then the place.

use cavum::{Decision, Piece, Purchase, Space};
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

use super::{sprite, words};
use crate::art::{Scene, Step};

/// The steps that lead to a decision; none where the list is short.
pub(super) fn steps(decision: Decision, scene: &Scene<'_>) -> Vec<Step> {
    match decision {
        Decision::Lay(tile, space) => vec![with(Piece::tile(tile), scene), at(space)],
        Decision::Station(_) => vec![with(Piece::Station, scene)],
        Decision::Vein(space, _) => vec![with(Piece::Vein, scene), at(space)],
        Decision::Option(purchase) => {
            let mut steps = vec![Step {
                words: "option".to_owned(),
                text: scene.texts.say("cavum-board-option"),
                picture: sprite::picture("cm-option", "cm-piece"),
            }];
            match purchase {
                Purchase::Lay(tile, space) => {
                    steps.extend([with(Piece::tile(tile), scene), at(space)]);
                }
                Purchase::Station(_) => steps.push(with(Piece::Station, scene)),
                Purchase::Vein(space, _) => steps.extend([with(Piece::Vein, scene), at(space)]),
                Purchase::Points => {}
            }
            steps
        }
        Decision::Discard(_) => vec![Step {
            words: "discard".to_owned(),
            text: scene.texts.say("cavum-board-discard"),
            picture: nothing(),
        }],
        _ => Vec::new(),
    }
}

/// How the piece lies at its place: the turned tile, or the stones of the vein.
pub(super) fn way(decision: Decision, scene: &Scene<'_>) -> Option<Markup> {
    match decision {
        Decision::Lay(tile, _) | Decision::Option(Purchase::Lay(tile, _)) => {
            Some(sprite::picture(&sprite::tile_id(tile), "cm-piece"))
        }
        Decision::Vein(_, colour) | Decision::Option(Purchase::Vein(_, colour)) => Some(html! {
            span .cm-vein-way aria-hidden="true" { (sprite::gem(colour)) (words::colour(colour, scene.texts)) }
        }),
        _ => None,
    }
}

/// The words with which a piece is played: `lay four`, `station`.
pub(super) fn verb(piece: Piece) -> String {
    match piece {
        Piece::Tunnel(_) | Piece::Dynamite(_) => format!("lay {piece}"),
        Piece::Station | Piece::Vein | Piece::Option | Piece::Prospect => piece.to_string(),
    }
}

fn with(piece: Piece, scene: &Scene<'_>) -> Step {
    Step {
        words: verb(piece),
        text: words::piece(piece, scene.texts),
        picture: sprite::piece(piece, seat(scene)),
    }
}

fn at(space: Space) -> Step {
    Step {
        words: space.to_string(),
        text: words::space(space),
        picture: nothing(),
    }
}

fn nothing() -> Markup {
    html! {}
}

fn seat(scene: &Scene<'_>) -> Option<Seat> {
    match scene.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Bystander => None,
    }
}
