//! The rules page: our own words and pictures, made for learning in five minutes.

use diamant::{Card, PathCard, Relic, TREASURES, Trap};
use maud::{Markup, html};
use narration::Texts;
use narration::diamant::words::trap_name;
use tabletop::Seat;

use super::camp::{Entrance, entrance};
use super::cards::chamber;
use super::figures::{Hand, adventurer, card_leave, card_stay, seat_class};
use super::gems::{self, Lid};
use super::traps;

/// The whole page below its title.
pub(super) fn rules(texts: &'static Texts) -> Markup {
    html! {
        div .diamant .dm-rules {
            (in_short(texts))
            (things(texts))
            (round(texts))
            (first_step(texts))
            (second_step(texts))
            (ends(texts))
            (relic_variant(texts))
            (options(texts))
        }
    }
}

fn in_short(texts: &Texts) -> Markup {
    html! {
        section .dm-lead {
            h2 { (texts.say("diamant-rules-short")) }
            p { (texts.say("diamant-rules-short-text")) }
            p { strong { (texts.say("diamant-rules-goal-text")) } }
            p .dm-small { (texts.say("diamant-players")) }
        }
    }
}

fn things(texts: &Texts) -> Markup {
    let values = TREASURES.map(|value| value.to_string()).join(", ");
    html! {
        section {
            h2 { (texts.say("diamant-rules-things")) }
            div .dm-columns {
                div .dm-panel {
                    h3 { (texts.say("diamant-rules-treasures")) }
                    div .dm-row {
                        (card(Card::Treasure(1), 0, texts))
                        (card(Card::Treasure(9), 0, texts))
                        (card(Card::Treasure(17), 0, texts))
                    }
                    p {
                        (texts.say_with("diamant-rules-treasures-text", &[("values", values.into())]))
                    }
                }
                div .dm-panel {
                    h3 { (texts.say("diamant-rules-traps")) }
                    ul .dm-row .dm-trap-row {
                        @for trap in Trap::ALL {
                            li {
                                span .dm-danger-picture { (traps::trap(trap)) }
                                span .dm-small { (trap_name(trap, texts)) }
                            }
                        }
                    }
                    p { (texts.say("diamant-rules-traps-text")) }
                }
                div .dm-panel {
                    h3 { (texts.say("diamant-rules-gems")) }
                    p .dm-exchange role="img" aria-label=(texts.say("diamant-rules-equals")) {
                        (gems::heap(5)) span aria-hidden="true" { "=" } (gems::diamond())
                    }
                    p { (texts.say("diamant-rules-gems-text")) }
                }
            }
        }
    }
}

fn round(texts: &Texts) -> Markup {
    html! {
        section {
            h2 { (texts.say("diamant-rules-round")) }
            div .dm-row .dm-entrance-row aria-hidden="true" {
                (entrance(Entrance::Barricaded))
                (entrance(Entrance::Lit))
                @for _ in 0..3 { (entrance(Entrance::Dark)) }
            }
            p { (texts.say("diamant-rules-round-text")) }
        }
    }
}

fn first_step(texts: &Texts) -> Markup {
    html! {
        section {
            h2 { (texts.say("diamant-rules-step-card")) }
            div .dm-columns {
                div .dm-panel {
                    h3 { (texts.say("diamant-rules-card-treasure")) }
                    div .dm-row { (card(Card::Treasure(11), 3, texts)) }
                    p { (texts.say("diamant-rules-card-treasure-text")) }
                }
                div .dm-panel {
                    h3 { (texts.say("diamant-rules-card-first")) }
                    div .dm-row { (card(Card::Trap(Trap::Snakes), 0, texts)) }
                    p { (texts.say("diamant-rules-card-first-text")) }
                }
                div .dm-panel .dm-alarm {
                    h3 { (texts.say("diamant-rules-card-second")) }
                    div .dm-row {
                        (card(Card::Trap(Trap::Snakes), 0, texts))
                        (card(Card::Treasure(5), 0, texts))
                        (card(Card::Trap(Trap::Snakes), 0, texts))
                    }
                    p { (texts.say("diamant-rules-card-second-text")) }
                }
            }
            figure .dm-panel .dm-example {
                div .dm-row role="img" aria-label=(texts.say("diamant-rules-example-picture")) {
                    (card(Card::Treasure(9), 4, texts))
                    div .dm-crew {
                        @for number in 0..5 {
                            (member(Seat::new(number), Hand::Torch, &html! { (gems::ruby()) "1" }))
                        }
                    }
                }
                figcaption {
                    strong { (texts.say("diamant-rules-example")) } " "
                    (texts.say("diamant-rules-example-text"))
                }
            }
        }
    }
}

fn second_step(texts: &Texts) -> Markup {
    html! {
        section {
            h2 { (texts.say("diamant-rules-step-choice")) }
            p { (texts.say("diamant-rules-choice-text")) }
            div .dm-columns {
                div .dm-panel {
                    h3 { (texts.say("diamant-decision-stay")) }
                    div .dm-row .dm-big-card { (card_stay()) }
                    p { (texts.say("diamant-rules-choice-stay-text")) }
                }
                div .dm-panel {
                    h3 { (texts.say("diamant-decision-leave")) }
                    div .dm-row .dm-big-card { (card_leave()) }
                    p { (texts.say("diamant-rules-choice-leave-text")) }
                }
            }
            figure .dm-panel .dm-example {
                div .dm-row role="img" aria-label=(texts.say("diamant-rules-example-leave-picture")) {
                    (card(Card::Treasure(9), 4, texts))
                    (card(Card::Treasure(7), 2, texts))
                    div .dm-crew {
                        @for number in [1, 3] {
                            (member(
                                Seat::new(number),
                                Hand::Empty,
                                &html! { (gems::chest(Lid::OpenFull)) "5" },
                            ))
                        }
                    }
                }
                figcaption {
                    strong { (texts.say("diamant-rules-example")) } " "
                    (texts.say("diamant-rules-example-leave-text"))
                }
            }
        }
    }
}

fn ends(texts: &Texts) -> Markup {
    html! {
        section .dm-columns {
            div .dm-panel {
                h2 { (texts.say("diamant-rules-end-round")) }
                p { (texts.say("diamant-rules-end-round-text")) }
                p { (texts.say("diamant-rules-first-card")) }
            }
            div .dm-panel {
                h2 { (texts.say("diamant-rules-end")) }
                p { (texts.say("diamant-rules-end-text")) }
            }
        }
    }
}

fn relic_variant(texts: &Texts) -> Markup {
    html! {
        section {
            h2 { (texts.say("diamant-rules-relics")) }
            div .dm-row .dm-relic-row {
                @for relic in Relic::ALL { (card(Card::Relic(relic), 0, texts)) }
            }
            p { (texts.say("diamant-rules-relics-text")) }
            ul .dm-points-list {
                li { (texts.say("diamant-rules-relics-found")) }
                li { (texts.say("diamant-rules-relics-alone")) }
                li { (texts.say("diamant-rules-relics-together")) }
                li { (texts.say("diamant-rules-relics-lost")) }
            }
        }
    }
}

fn options(texts: &Texts) -> Markup {
    html! {
        section .dm-columns {
            div .dm-panel {
                h2 { (texts.say("diamant-rules-options")) }
                ul .dm-points-list {
                    li { (texts.say("diamant-rules-options-chests")) }
                    li { (texts.say("diamant-rules-options-aids")) }
                }
            }
            div .dm-panel {
                h2 { (texts.say("diamant-rules-tips")) }
                ul .dm-points-list {
                    li { (texts.say("diamant-rules-tip-one")) }
                    li { (texts.say("diamant-rules-tip-two")) }
                    li { (texts.say("diamant-rules-tip-three")) }
                }
            }
        }
    }
}

/// A card as on the board, standing alone.
fn card(card: Card, rubies: u8, texts: &Texts) -> Markup {
    html! {
        span .dm-card .dm-sample { (chamber(PathCard { card, rubies }, texts)) }
    }
}

/// An adventurer of an example with what they get.
fn member(seat: Seat, hand: Hand, gain: &Markup) -> Markup {
    html! {
        span .dm-member .(seat_class(seat)) {
            span .dm-pawn { (adventurer(seat, hand)) }
            span .dm-gain { (gain) }
        }
    }
}
