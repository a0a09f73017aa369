//! The rules page: our own words and pictures, made for learning in five minutes.

use diamant::{Card, PathCard, Relic, TREASURES, Trap};
use maud::{Markup, html};
use narration::Texts;
use narration::diamant::words::{relic_name, trap_name};
use tabletop::Seat;

use super::anchors::{relic_anchor, relic_id, trap_anchor, trap_id};
use super::cards::chamber;
use super::figures::{Hand, adventurer, card_leave, card_stay, seat_class};
use super::gems::{self, Lid};
use super::head::{Entrance, entrance};
use super::traps;
use crate::rulebook::{IndexGroup, Rulebook};

/// The whole page below its title.
pub(super) fn rules(texts: &'static Texts) -> Rulebook {
    let text = html! {
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
    };
    let traps = Trap::ALL.map(|trap| (trap_name(trap, texts), trap_anchor(trap)));
    let relics = Relic::ALL.map(|relic| (relic_name(relic, texts), relic_anchor(relic)));
    let cards = [
        ("diamant-rules-treasures", "treasures"),
        ("diamant-rules-gems", "gems"),
    ];
    let cards = cards.map(|(key, id)| (texts.say(key), format!("/rules/diamant#{id}")));
    Rulebook {
        text,
        chapters: CHAPTERS,
        index: vec![
            IndexGroup::new("diamant-rules-things", cards, texts),
            IndexGroup::new("diamant-traps", traps, texts),
            IndexGroup::new("diamant-relics", relics, texts),
        ],
    }
}

/// The chapters, in order.
const CHAPTERS: &[&str] = &[
    "diamant-rules-short",
    "diamant-rules-things",
    "diamant-rules-round",
    "diamant-rules-step-card",
    "diamant-rules-step-choice",
    "diamant-rules-end-round",
    "diamant-rules-end",
    "diamant-rules-relics",
    "diamant-rules-options",
    "diamant-rules-tips",
];

fn in_short(texts: &Texts) -> Markup {
    html! {
        section .dm-lead {
            h2 #short { (texts.say("diamant-rules-short")) }
            p #short-text { (texts.say("diamant-rules-short-text")) }
            p { strong { (texts.say("diamant-rules-goal-text")) } }
            p .dm-small { (texts.say("diamant-players")) }
        }
    }
}

fn things(texts: &Texts) -> Markup {
    let values = TREASURES.map(|value| value.to_string()).join(", ");
    html! {
        section {
            h2 #things { (texts.say("diamant-rules-things")) }
            div .dm-columns {
                div .dm-panel {
                    h3 #treasures { (texts.say("diamant-rules-treasures")) }
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
                    h3 #traps { (texts.say("diamant-rules-traps")) }
                    ul .dm-row .dm-trap-row {
                        @for trap in Trap::ALL {
                            li id=(trap_id(trap)) {
                                span .dm-danger-picture { (traps::trap(trap)) }
                                span .dm-small { (trap_name(trap, texts)) }
                            }
                        }
                    }
                    p #traps-text { (texts.say("diamant-rules-traps-text")) }
                }
                div .dm-panel {
                    h3 #gems { (texts.say("diamant-rules-gems")) }
                    p .dm-exchange role="img" aria-label=(texts.say("diamant-rules-equals")) {
                        (gems::heap(5)) span aria-hidden="true" { "=" } (gems::diamond())
                    }
                    p #gems-text { (texts.say("diamant-rules-gems-text")) }
                }
            }
        }
    }
}

fn round(texts: &Texts) -> Markup {
    html! {
        section {
            h2 #round { (texts.say("diamant-rules-round")) }
            div .dm-row .dm-entrance-row aria-hidden="true" {
                (entrance(Entrance::Barricaded))
                (entrance(Entrance::Lit))
                @for _ in 0..3 { (entrance(Entrance::Dark)) }
            }
            p #round-text { (texts.say("diamant-rules-round-text")) }
        }
    }
}

fn first_step(texts: &Texts) -> Markup {
    html! {
        section {
            h2 #step-card { (texts.say("diamant-rules-step-card")) }
            div .dm-columns {
                div .dm-panel {
                    h3 #card-treasure { (texts.say("diamant-rules-card-treasure")) }
                    div .dm-row { (card(Card::Treasure(11), 3, texts)) }
                    p #card-treasure-text { (texts.say("diamant-rules-card-treasure-text")) }
                }
                div .dm-panel {
                    h3 #card-first { (texts.say("diamant-rules-card-first")) }
                    div .dm-row { (card(Card::Trap(Trap::Snakes), 0, texts)) }
                    p #card-first-text { (texts.say("diamant-rules-card-first-text")) }
                }
                div .dm-panel .dm-alarm {
                    h3 #card-second { (texts.say("diamant-rules-card-second")) }
                    div .dm-row {
                        (card(Card::Trap(Trap::Snakes), 0, texts))
                        (card(Card::Treasure(5), 0, texts))
                        (card(Card::Trap(Trap::Snakes), 0, texts))
                    }
                    p #card-second-text { (texts.say("diamant-rules-card-second-text")) }
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
            h2 #step-choice { (texts.say("diamant-rules-step-choice")) }
            p #choice-text { (texts.say("diamant-rules-choice-text")) }
            div .dm-columns {
                div .dm-panel {
                    h3 { (texts.say("diamant-decision-stay")) }
                    div .dm-row .dm-big-card { (card_stay()) }
                    p #choice-stay-text { (texts.say("diamant-rules-choice-stay-text")) }
                }
                div .dm-panel {
                    h3 { (texts.say("diamant-decision-leave")) }
                    div .dm-row .dm-big-card { (card_leave()) }
                    p #choice-leave-text { (texts.say("diamant-rules-choice-leave-text")) }
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
                h2 #end-round { (texts.say("diamant-rules-end-round")) }
                p #end-round-text { (texts.say("diamant-rules-end-round-text")) }
                p #first-card { (texts.say("diamant-rules-first-card")) }
            }
            div .dm-panel {
                h2 #end { (texts.say("diamant-rules-end")) }
                p #end-text { (texts.say("diamant-rules-end-text")) }
            }
        }
    }
}

fn relic_variant(texts: &Texts) -> Markup {
    html! {
        section {
            h2 #relics { (texts.say("diamant-rules-relics")) }
            div .dm-row .dm-relic-row {
                @for relic in Relic::ALL {
                    span id=(relic_id(relic)) { (card(Card::Relic(relic), 0, texts)) }
                }
            }
            p #relics-text { (texts.say("diamant-rules-relics-text")) }
            ul .dm-points-list {
                li #relics-found { (texts.say("diamant-rules-relics-found")) }
                li #relics-alone { (texts.say("diamant-rules-relics-alone")) }
                li #relics-together { (texts.say("diamant-rules-relics-together")) }
                li #relics-lost { (texts.say("diamant-rules-relics-lost")) }
            }
        }
    }
}

fn options(texts: &Texts) -> Markup {
    html! {
        section .dm-columns {
            div .dm-panel {
                h2 #options { (texts.say("diamant-rules-options")) }
                ul .dm-points-list {
                    li #options-chests { (texts.say("diamant-rules-options-chests")) }
                    li #options-aids { (texts.say("diamant-rules-options-aids")) }
                }
            }
            div .dm-panel {
                h2 #tips { (texts.say("diamant-rules-tips")) }
                ul .dm-points-list {
                    li #tip-one { (texts.say("diamant-rules-tip-one")) }
                    li #tip-two { (texts.say("diamant-rules-tip-two")) }
                    li #tip-three { (texts.say("diamant-rules-tip-three")) }
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
