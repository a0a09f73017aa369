//! Adventurers and the signs by which seats are told apart without colour.

use maud::{Markup, html};
use tabletop::{MAX_SEATS, Seat};

/// One shape per seat, in a box of 16 by 16: circle, triangle, square, rhombus, star, cross,
/// crescent, heart.
const SIGNS: [&str; MAX_SEATS] = [
    "M8 1.800a6.2 6.2 0 1 0 0 12.400a6.2 6.2 0 1 0 0-12.400z",
    "M8 1.4 15.2 14.200H.800z",
    "M2.4 2.400H13.600V13.600H2.400z",
    "M8 .6 14 8 8 15.4 2 8z",
    "M8 .8 10.1 5.6 15.3 6.1 11.4 9.5 12.6 14.7 8 12 3.4 14.7 4.6 9.5 .7 6.1 \
     5.9 5.600z",
    "M5.5 1.500H10.500V5.500H14.500V10.500H10.500V14.500H5.500V10.500H1.500V5.500H5.500z",
    "M11.5 1.500A7 7 0 1 0 11.5 14.5 5.6 5.6 0 1 1 11.5 1.500z",
    "M8 14.600C1 9.6 .8 6.2 1.5 4.4 2.8 1.4 6.5 1.5 8 4.5 9.5 1.5 13.2 1.4 14.5 \
     4.4 15.2 6.2 15 9.6 8 14.600z",
];

/// The class that gives an element the colour of a seat.
pub(super) fn seat_class(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// The sign of a seat in the seat's colour.
pub(super) fn sign(seat: Seat) -> Markup {
    html! {
        svg .dm-sign viewBox="0 0 16 16" aria-hidden="true" focusable="false" {
            path .dm-seat-fill d=(SIGNS[seat.index()]) stroke="#1b1410" stroke-width="1.2"
                stroke-linejoin="round" {}
        }
    }
}

/// What an adventurer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// A torch, in the cave.
    Torch,
    /// Nothing, at the camp.
    Empty,
}

/// The adventurer of a seat: hat, cloak in the seat's colour, the seat's sign on it.
pub(super) fn adventurer(seat: Seat, hand: Hand) -> Markup {
    html! {
        svg .dm-adventurer viewBox="0 0 32 44" aria-hidden="true" focusable="false" {
            ellipse cx="15" cy="41.5" rx="12" ry="2.5" fill="#000" fill-opacity=".35" {}
            @if hand == Hand::Torch {
                path d="M25 22 28.5 12" stroke="#6b431d" stroke-width="2.4"
                    stroke-linecap="round" {}
                path d="M28 13Q23.5 8.5 28.5 1 29 5 31 6.5 33 11 28 13z" fill="#ff8a1f" {}
                path d="M28.2 12Q26.5 9 28.8 5.5 30.5 9.5 28.2 12z" fill="#ffe27a" {}
            }
            path .dm-seat-fill d="M15 15C7 16 4.5 29 3 40.500Q15 43.5 27 40.5 25.5 29 23 22 \
                L26.5 23.5 27 20.5 21 16.500Q18.5 15 15 15z" stroke="#1b1410" stroke-width="1.5"
                stroke-linejoin="round" {}
            path d="M5 38Q15 41 25 38" fill="none" stroke="#000" stroke-opacity=".25"
                stroke-width="1.5" {}
            circle cx="15" cy="11.5" r="5.5" fill="#f2c9a1" stroke="#1b1410" stroke-width="1.2" {}
            path d="M11 14Q15 18.5 19 14 18 17.5 15 17.500T11 14z" fill="#6b431d" {}
            circle cx="13" cy="11.8" r=".8" fill="#1b1410" {}
            circle cx="17" cy="11.8" r=".8" fill="#1b1410" {}
            path d="M9.8 8.500Q10 1.5 15 1.500T20.2 8.500z" fill="#7a4f24" stroke="#1b1410"
                stroke-width="1.2" {}
            path d="M10 6.500Q15 8.5 20 6.500L20.2 8.500H9.800z" fill="#3a2412" {}
            ellipse cx="15" cy="8.7" rx="9" ry="2" fill="#8f5f2e" stroke="#1b1410"
                stroke-width="1.2" {}
            circle cx="15" cy="29.5" r="7" fill="#fff8ea" stroke="#1b1410" stroke-width="1" {}
            path d=(SIGNS[seat.index()]) fill="#1b1410" transform="translate(9.8 24.3) scale(.65)" {}
        }
    }
}

/// A choice that lies face down.
pub(super) fn card_back() -> Markup {
    card(
        "#e9d7a8",
        &html! {
            path d="M4 4H18V26H4z" fill="#3f5b6b" {}
            path d="M4 15 11 5 18 15 11 25z" fill="#7fb3c4" {}
            path d="M7.5 15 11 10 14.5 15 11 20z" fill="#e9d7a8" {}
        },
    )
}

/// The card for going on: the dark mouth of a tunnel and an arrow into it.
pub(super) fn card_stay() -> Markup {
    card(
        "#c77a2c",
        &html! {
            path d="M4 26V13Q4 5 11 5T18 13V26z" fill="#20130b" {}
            path d="M11 23V12M7.5 15.5 11 11.5 14.5 15.5" fill="none" stroke="#ffe27a"
                stroke-width="2" stroke-linecap="round" stroke-linejoin="round" {}
        },
    )
}

/// The card for going home: a tent.
pub(super) fn card_leave() -> Markup {
    card(
        "#3f7d5c",
        &html! {
            path d="M11 6 19 23H3z" fill="#f4e3bd" stroke="#2c190a" stroke-width="1.2"
                stroke-linejoin="round" {}
            path d="M11 11 14.5 23H7.500z" fill="#2c190a" {}
        },
    )
}

/// A choice as a card of this colour with a drawing on it.
fn card(colour: &str, drawing: &Markup) -> Markup {
    html! {
        svg .dm-card-back viewBox="0 0 22 30" aria-hidden="true" focusable="false" {
            path d="M3 1H19Q21 1 21 3V27Q21 29 19 29H3Q1 29 1 27V3Q1 1 3 1z" fill=(colour)
                stroke="#2c190a" stroke-width="1.5" {}
            (drawing)
        }
    }
}
