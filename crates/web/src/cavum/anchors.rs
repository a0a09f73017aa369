//! Where the rules speak of a thing.

use cavum::Piece;

/// The address of what the rules say about a piece.
pub(crate) fn piece_anchor(piece: Piece) -> String {
    format!("/rules/cavum#{}", piece_id(piece))
}

pub(super) fn piece_id(piece: Piece) -> String {
    format!("piece-{piece}").replace(' ', "-")
}
