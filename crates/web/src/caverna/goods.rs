//! The goods of a player.

use caverna::{Good, SeatView};
use maud::{Markup, html};
use narration::Texts;
use tabletop::Seat;

use super::icons::{self, icon};
use super::players::sign;
use super::possible::Possible;
use super::told;
use crate::art::Scene;

/// How many of each, how many at most, and what can become food.
pub(super) fn track(
    seat: Seat,
    player: &SeatView,
    possible: Possible<'_>,
    texts: &Texts,
) -> Markup {
    html! {
        ul .cv-track aria-label=(texts.say("caverna-goods")) {
            @for good in Good::ALL {
                @let words = possible.convert(good).filter(|_| possible.is_for(seat));
                @let amount = player.goods.amount(good);
                li .cv-stock data-good=(good) data-spot={ "goods " (seat) " " (good) } {
                    @if let Some(words) = words {
                        button .cv-stock-row type="button" data-words=(words) {
                            (icons::good(good)) b aria-hidden="true" { (amount) }
                            span .cv-convert aria-hidden="true" { (icon("arrow")) (icon("food")) }
                            span .hidden-text {
                                (texts.say_with("caverna-decision-convert", &[("good", good.word().into())])) ". "
                            }
                        }
                    } @else {
                        span .cv-stock-row { (icons::good(good)) b aria-hidden="true" { (amount) } }
                    }
                    (bar(amount, good.limit()))
                    (told::good(good, amount, texts))
                }
            }
        }
    }
}

/// One mark for each that there is, on a line as long as the limit.
fn bar(amount: u8, limit: u8) -> Markup {
    html! {
        svg .cv-bar viewBox={ "0 0 " (limit) " 2" } preserveAspectRatio="none" aria-hidden="true"
            focusable="false" {
            rect .cv-bar-back width=(limit) height="2" {}
            rect .cv-bar-fill width=(amount) height="2" {}
        }
    }
}

/// Everything that somebody has in one line, for screens on which the cave is not always in
/// sight. Readers find the same in the cave.
pub(super) fn strip(seat: Seat, player: &SeatView, scene: &Scene<'_>) -> Markup {
    html! {
        (sign(seat))
        bdi { (scene.name(seat)) }
        span .cv-strip-goods {
            @for good in Good::ALL {
                span { (icons::good(good)) b { (player.goods.amount(good)) } }
            }
        }
        b .cv-strip-points { (player.points) }
    }
}
