//! Rubies, diamonds and the chests they end up in.

use maud::{Markup, html};

/// A ruby: a red six-sided stone.
pub(super) fn ruby() -> Markup {
    html! {
        svg .dm-gem viewBox="0 0 16 16" aria-hidden="true" focusable="false" {
            path d="M8 .8 14.5 4.400V11.600L8 15.2 1.5 11.600V4.400z" fill="#c3123c"
                stroke="#5c0519" stroke-width="1" {}
            path d="M8 .8 1.5 4.4 5 6 8 4.200z" fill="#ff8099" {}
            path d="M8 .8 14.5 4.4 11 6 8 4.200z" fill="#f2436a" {}
            path d="M1.5 4.400V11.600L5 10V6z" fill="#e32855" {}
            path d="M5 6 8 4.2 11 6V10L8 11.8 5 10z" fill="#ff5c7d" {}
            path d="M8 15.2 14.5 11.6 11 10 8 11.800z" fill="#8f0a2b" {}
        }
    }
}

/// A diamond: a pale stone with a flat top and a point.
pub(super) fn diamond() -> Markup {
    html! {
        svg .dm-gem viewBox="0 0 16 16" aria-hidden="true" focusable="false" {
            path d="M3.8 2H12.200L15.5 6.5 8 15 .5 6.500z" fill="#5cc3ea" stroke="#10506e"
                stroke-width="1" stroke-linejoin="round" {}
            path d="M3.8 2 5.2 6.500H.500z" fill="#c9f2ff" {}
            path d="M12.2 2 10.8 6.500H15.500z" fill="#8adcf7" {}
            path d="M3.8 2H12.200L10.8 6.500H5.200z" fill="#e9fbff" {}
            path d="M5.2 6.500H10.800L8 15z" fill="#a5e6fb" {}
            path d="M.5 6.500H5.200L8 15z" fill="#7fd4f3" {}
        }
    }
}

/// Rubies lying around, one by one: at most seven lie on a card.
pub(super) fn heap(rubies: u8) -> Markup {
    html! {
        @for _ in 0..rubies { (ruby()) }
    }
}

/// How a chest looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lid {
    /// Nobody may look into it.
    Closed,
    /// Open, with nothing in it.
    OpenEmpty,
    /// Open, with gems in it.
    OpenFull,
}

impl Lid {
    /// The lid of a chest with this value, if it is known.
    pub(super) fn of(value: Option<u16>) -> Self {
        match value {
            None => Self::Closed,
            Some(0) => Self::OpenEmpty,
            Some(_) => Self::OpenFull,
        }
    }
}

/// A chest in the colour of the seat around it.
pub(super) fn chest(lid: Lid) -> Markup {
    html! {
        svg .dm-chest viewBox="0 0 44 36" aria-hidden="true" focusable="false" {
            @if lid == Lid::Closed {
                path d="M4 17Q4 5 15 5H29Q40 5 40 17z" fill="#a8692f" stroke="#2c190a"
                    stroke-width="2" {}
                path d="M6 15Q7 7 15 7H29Q32 7 34 9 20 8 13 11 9 13 9 16z" fill="#cd8a48" {}
                path .dm-seat-fill d="M11 5.600V17H15V5H15Q13 5 11 5.600zM29 5V17H33V5.600Q31 5 29 5z" {}
            } @else {
                path d="M5 15 2 8Q4 1 14 1H30Q40 1 42 8L39 15z" fill="#6e411a" stroke="#2c190a"
                    stroke-width="2" stroke-linejoin="round" {}
                path .dm-seat-fill d="M11 1.4 12 15H15.500L15 1zM29 1 28.5 15H32L33 1.400z" {}
                path d="M6 13H38V19H6z" fill="#1d0f05" {}
            }
            @if lid == Lid::OpenFull {
                path d="M7 19Q10 9 16 13 20 5 25 12 31 7 34 13 38 13 37 19z" fill="#c3123c" {}
                path d="M9 19 13 13 17 19zM21 19 24 11 28 19z" fill="#ff5c7d" {}
                path d="M15 18 20 11 25 18zM27 18 32 12 36 18z" fill="#8adcf7" {}
                path d="M17 18 20 11 21 18zM30 18 32 12 33 18z" fill="#e9fbff" {}
            }
            path d="M4 17H40V33H4z" fill="#a8692f" stroke="#2c190a" stroke-width="2"
                stroke-linejoin="round" {}
            path d="M5.5 18.500H38.500V22H5.500z" fill="#cd8a48" {}
            path .dm-seat-fill d="M11 17H15V33H11zM29 17H33V33H29z" {}
            path d="M18.5 15.500H25.500V24H18.500z" fill="#f0c04a" stroke="#2c190a"
                stroke-width="1.5" {}
            path d="M22 18.200a1.5 1.5 0 0 1 .8 2.800V22.500H21.200V21A1.5 1.5 0 0 1 22 18.200z"
                fill="#2c190a" {}
        }
    }
}
