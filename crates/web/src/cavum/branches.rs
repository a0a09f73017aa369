//! The way to a decision, branch by branch: the piece, then the place.

use cavum::{Cavum, Decision, Piece, Purchase, Space};
use maud::{Markup, html};
use narration::cavum::words;
use tabletop::{Perspective, Seat, Viewer};

use super::told::Entry;
use super::{auction, sprite};
use crate::art::Scene;
use crate::picture::{Branch, Choice};

/// Everything that the viewer may decide.
pub(super) fn choices(seen: &Perspective<'_, Cavum>, scene: &Scene<'_>) -> Vec<Choice> {
    let choice = |&decision: &Decision| Choice {
        amount: auction::amount(decision, &seen.view),
        branches: branches(decision, scene),
        picture: picture(decision, scene),
        ..Choice::new::<Cavum>(decision, scene)
    };
    seen.legal.iter().map(choice).collect()
}

/// The branches that lead to a decision; none where the list is short.
fn branches(decision: Decision, scene: &Scene<'_>) -> Vec<Branch> {
    match decision {
        Decision::Lay(tile, space) => vec![with(Piece::tile(tile), scene), at(space)],
        Decision::Station(_) => vec![with(Piece::Station, scene)],
        Decision::Vein(space, _) => vec![with(Piece::Vein, scene), at(space)],
        Decision::Option(purchase) => {
            let mut branches = vec![Branch {
                words: "option".to_owned(),
                text: scene.texts.say("cavum-board-option"),
                picture: sprite::picture("cm-option", "cm-piece"),
                key: Some(8),
                entry: Some(Entry::Option.word()),
            }];
            match purchase {
                Purchase::Lay(tile, space) => {
                    branches.extend([with(Piece::tile(tile), scene), at(space)]);
                }
                Purchase::Station(_) => branches.push(with(Piece::Station, scene)),
                Purchase::Vein(space, _) => branches.extend([with(Piece::Vein, scene), at(space)]),
                Purchase::Points => {}
            }
            branches
        }
        Decision::Discard(_) => vec![Branch {
            words: "discard".to_owned(),
            text: scene.texts.say("cavum-board-discard"),
            picture: html! { span .cm-to-pool aria-hidden="true" { (scene.texts.say("cavum-board-discard-short")) } },
            key: None,
            entry: Some(Entry::Pool.word()),
        }],
        _ => Vec::new(),
    }
}

/// How the piece lies at its place: the turned tile, or the stones of the vein.
fn picture(decision: Decision, scene: &Scene<'_>) -> Option<Markup> {
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

fn with(piece: Piece, scene: &Scene<'_>) -> Branch {
    Branch {
        words: verb(piece),
        text: words::piece(piece, scene.texts),
        picture: sprite::piece(piece, seat(scene)),
        key: key(piece),
        entry: Some(Entry::of_piece(piece).word()),
    }
}

fn at(space: Space) -> Branch {
    Branch {
        words: space.to_string(),
        text: words::space(space),
        picture: html! {},
        key: None,
        entry: None,
    }
}

/// The keys of the pieces: the same in every turn, whatever is left.
fn key(piece: Piece) -> Option<u8> {
    match piece {
        Piece::Tunnel(kind) => Some(kind as u8 + 1),
        Piece::Dynamite(_) => Some(5),
        Piece::Vein => Some(6),
        Piece::Station => Some(7),
        Piece::Option => Some(8),
        Piece::Prospect => None,
    }
}

fn seat(scene: &Scene<'_>) -> Option<Seat> {
    match scene.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Bystander => None,
    }
}
