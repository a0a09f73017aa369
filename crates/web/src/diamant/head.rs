//! The five entrances and the round, beside the name of the game.

use diamant::{StageView, View};
use maud::{Markup, html};
use narration::Texts;

/// Where the match stands.
pub(super) fn head(view: &View, texts: &Texts) -> Markup {
    html! {
        div .diamant .dm-head-line {
            (entrances(view, texts))
            p .dm-round {
                @if view.stage == StageView::Over {
                    (texts.say("diamant-over"))
                } @else {
                    (texts.say_with("diamant-round", &[
                        ("round", view.round.into()),
                        ("rounds", view.rounds.into()),
                    ]))
                }
            }
        }
    }
}

/// The entrances: one for each round, closed by a barricade when the round is over.
fn entrances(view: &View, texts: &Texts) -> Markup {
    let over = view.stage == StageView::Over;
    html! {
        ol .dm-entrances aria-label=(texts.say("diamant-entrances")) {
            @for number in 1..=view.rounds {
                @let (state, key) = if number < view.round || over {
                    (Entrance::Barricaded, "diamant-entrance-closed")
                } else if number == view.round {
                    (Entrance::Lit, "diamant-entrance-now")
                } else {
                    (Entrance::Dark, "diamant-entrance-ahead")
                };
                li .dm-entrance .dm-lit[state == Entrance::Lit]
                    aria-current=[(state == Entrance::Lit).then_some("step")] {
                    (entrance(state))
                    span .dm-entrance-number aria-hidden="true" { (number) }
                    span .hidden-text { (texts.say_with(key, &[("number", number.into())])) }
                }
            }
        }
    }
}

/// How an entrance looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entrance {
    /// Its round is over.
    Barricaded,
    /// Its round is being played.
    Lit,
    /// Its round is still to come.
    Dark,
}

/// An entrance of the cave.
pub(super) fn entrance(state: Entrance) -> Markup {
    html! {
        svg .dm-entrance-drawing viewBox="0 0 60 48" aria-hidden="true" focusable="false" {
            path .dm-stone d="M2 48Q0 30 7 20 12 6 26 4 40 0 49 10 59 20 58 48z" {}
            path .dm-stone-light d="M6 40Q5 27 11 20 16 9 27 7 38 4 46 12 38 9 30 10 18 13 14 23 \
                10 32 11 42z" {}
            path d="M12 48Q11 30 17 22 22 13 31 13 41 13 45 24 49 34 48 48z" fill="#0e0a0c" {}
            @match state {
                Entrance::Lit => {
                    path d="M17 48Q17 33 21 26 25 19 31 19 38 19 41 27 44 36 43 48z" fill="#7a3d10" {}
                    path d="M22 48Q22 37 25 31 28 26 31 26 35 26 37 32 39 40 38 48z" fill="#e58a25" {}
                    path d="M27 48Q27 41 29 37 31 34 33 38 35 43 34 48z" fill="#ffe08a" {}
                }
                Entrance::Barricaded => {
                    g stroke="#2c190a" stroke-width="1.5" stroke-linejoin="round" {
                        path d="M8 38 50 20 53 26 11 44z" fill="#a8692f" {}
                        path d="M9 20 52 36 50 42 7 26z" fill="#c4854a" {}
                        path d="M12 44H50V48H12z" fill="#8f5c2c" {}
                    }
                    g fill="#2c190a" {
                        circle cx="13" cy="39" r="1.2" {}
                        circle cx="48" cy="25" r="1.2" {}
                        circle cx="13" cy="24.5" r="1.2" {}
                        circle cx="47" cy="37" r="1.2" {}
                    }
                }
                Entrance::Dark => {
                    path d="M20 40Q26 34 31 38 37 34 42 40" fill="none" stroke="#2b2228"
                        stroke-width="2" {}
                }
            }
        }
    }
}
