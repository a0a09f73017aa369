//! The rules page: our own words and pictures, made for learning the game without the box.

use cavum::{Colour, Kind, Order, OrderView, Piece, SequenceCard, Tile};
use maud::{Markup, html};
use narration::Texts;
use narration::cavum::words;
use tabletop::Viewer;

use super::anchors::{piece_anchor, piece_id};
use super::orders as order_cards;
use super::rules_examples as examples;
use super::rules_pictures::{YOU, tile};
use super::sprite::{picture, sprite};
use crate::rulebook::{IndexGroup, Rulebook, rule_id};

/// The whole page below its title.
pub(super) fn rules(texts: &'static Texts) -> Rulebook {
    let text = html! {
        div .cavum .cmr {
            (sprite(Viewer::Seat(YOU)))
            (in_short(texts))
            (board(texts))
            (pieces(texts))
            (phases(texts))
            (auction(texts))
            (orders(texts))
            (turns(texts))
            (laying(texts))
            (stations(texts))
            (veins(texts))
            (options(texts))
            (prospecting(texts))
            (cities(texts))
            (explosion(texts))
            (sale(texts))
            (ends(texts))
            (playing_here(texts))
        }
    };
    let entry = |piece| (words::piece(piece, texts), piece_anchor(piece));
    let tunnels = Kind::ALL.map(|kind| entry(Piece::Tunnel(kind)));
    let dynamite = Kind::ALL.map(|kind| entry(Piece::Dynamite(kind)));
    let others = [
        entry(Piece::Station),
        entry(Piece::Vein),
        (texts.say("cavum-board-option"), piece_anchor(Piece::Option)),
        (
            texts.say("cavum-board-prospect"),
            piece_anchor(Piece::Prospect),
        ),
    ];
    let cards = [
        ("cavum-board-cards", "cavum-rules-auction"),
        ("cavum-board-orders", "cavum-rules-orders"),
        ("cavum-board-pool", "cavum-rules-options"),
        ("cavum-board-market", "cavum-rules-sale"),
    ];
    let cards = cards.map(|(name, chapter)| {
        let address = format!("/rules/cavum#{}", rule_id(chapter));
        (texts.say(name), address)
    });
    let pieces = tunnels.into_iter().chain(dynamite).chain(others);
    Rulebook {
        text,
        chapters: CHAPTERS,
        index: vec![
            IndexGroup::new("cavum-rules-pieces", pieces, texts),
            IndexGroup::new("cavum-rules-board", cards, texts),
        ],
    }
}

/// The chapters, in order.
const CHAPTERS: &[&str] = &[
    "cavum-rules-short",
    "cavum-rules-board",
    "cavum-rules-pieces",
    "cavum-rules-phases",
    "cavum-rules-auction",
    "cavum-rules-orders",
    "cavum-rules-turns",
    "cavum-rules-lay",
    "cavum-rules-stations",
    "cavum-rules-veins",
    "cavum-rules-options",
    "cavum-rules-prospect",
    "cavum-rules-cities",
    "cavum-rules-explosion",
    "cavum-rules-sale",
    "cavum-rules-end",
    "cavum-rules-beginners",
    "cavum-rules-here",
    "cavum-rules-tips",
];

/// A heading and paragraphs.
fn chapter(heading: &str, keys: &[&str], texts: &Texts) -> Markup {
    html! {
        h2 id=(rule_id(heading)) { (texts.say(heading)) }
        @for key in keys { p id=(rule_id(key)) { (texts.say(key)) } }
    }
}

fn in_short(texts: &Texts) -> Markup {
    let keys = ["cavum-rules-short-text", "cavum-rules-short-goal"];
    html! {
        section .cmr-lead {
            (chapter("cavum-rules-short", &keys, texts))
            p .cm-soft { (texts.say("cavum-players")) }
        }
    }
}

fn board(texts: &Texts) -> Markup {
    let keys = ["cavum-rules-board-text", "cavum-rules-board-names"];
    html! {
        section .cmr-beside {
            div { (chapter("cavum-rules-board", &keys, texts)) }
            (examples::whole_board(texts))
        }
    }
}

/// The twelve pieces (K17).
fn pieces(texts: &Texts) -> Markup {
    let tiles = html! {
        @for kind in Kind::ALL {
            span id=(piece_id(Piece::Tunnel(kind))) { (tile(Tile::tunnel(kind, 0))) }
        }
    };
    let drawn = |id: &str| picture(id, "cmr-piece");
    let station = format!("cm-station-{YOU}");
    let stations = html! { @for _ in 0..3 { (drawn(&station)) } };
    let options = html! { @for _ in 0..2 { (drawn("cm-option")) } };
    let rows = [
        (tiles, "cavum-rules-piece-tunnels", None),
        (
            tile(Tile::dynamite(Kind::Four, 0)),
            "cavum-rules-piece-dynamite",
            None,
        ),
        (
            drawn("ghost-vein-blue"),
            "cavum-rules-piece-vein",
            Some(Piece::Vein),
        ),
        (stations, "cavum-rules-piece-stations", Some(Piece::Station)),
        (options, "cavum-rules-piece-options", Some(Piece::Option)),
        (
            drawn("cm-pick"),
            "cavum-rules-piece-prospect",
            Some(Piece::Prospect),
        ),
    ];
    html! {
        section {
            (chapter("cavum-rules-pieces", &["cavum-rules-pieces-text"], texts))
            ul .cmr-pieces {
                @for (picture, key, piece) in rows {
                    li id=[piece.map(piece_id)] { span .cmr-pictures aria-hidden="true" { (picture) } span { (texts.say(key)) } }
                }
            }
        }
    }
}

fn phases(texts: &Texts) -> Markup {
    html! {
        section {
            (chapter("cavum-rules-phases", &["cavum-rules-phases-text"], texts))
            ol .cmr-steps {
                li #section-one { (texts.say("cavum-rules-section-one")) }
                li #section-two { (texts.say("cavum-rules-section-two")) }
                li #section-three { (texts.say("cavum-rules-section-three")) }
                li #section-four { (texts.say("cavum-rules-section-four")) }
            }
        }
    }
}

fn auction(texts: &Texts) -> Markup {
    let keys = ["cavum-rules-auction-text", "cavum-rules-auction-next"];
    let cards = html! {
        ul .cm-cards aria-hidden="true" {
            @for card in SequenceCard::ALL {
                li .cm-card .cmr-card id=(piece_id(Piece::Dynamite(card.dynamite()))) {
                    b .cm-card-number { (card) }
                    (tile(Tile::dynamite(card.dynamite(), 0)))
                }
            }
        }
    };
    html! {
        section .cmr-beside {
            div { (chapter("cavum-rules-auction", &keys, texts)) }
            (examples::figure(&cards, "cavum-rules-auction-cards", texts))
        }
    }
}

fn orders(texts: &Texts) -> Markup {
    let keys = ["cavum-rules-orders-text", "cavum-rules-orders-chips"];
    let asks_for = [Colour::Yellow, Colour::Red, Colour::Blue];
    let cards: Vec<OrderView> = Order::all()
        .filter(|order| order.stones() == asks_for)
        .map(|order| OrderView {
            order,
            stones: order.stones(),
            value: order.value(),
            penalty: order.penalty(),
            chips: 0,
        })
        .collect();
    let cards = html! { div .cmr-order { (order_cards::held(&cards, None, false, texts)) } };
    html! {
        section .cmr-beside {
            div { (chapter("cavum-rules-orders", &keys, texts)) }
            (examples::figure(&cards, "cavum-rules-orders-picture", texts))
        }
    }
}

fn turns(texts: &Texts) -> Markup {
    let keys = [
        "cavum-rules-turns-text",
        "cavum-rules-turns-prospect",
        "cavum-rules-turns-pool",
    ];
    html! { section { (chapter("cavum-rules-turns", &keys, texts)) } }
}

fn laying(texts: &Texts) -> Markup {
    html! {
        section {
            (chapter("cavum-rules-lay", &["cavum-rules-lay-text"], texts))
            (examples::laying(texts))
            div .cmr-columns {
                div .cmr-panel {
                    h3 #stack { (texts.say("cavum-rules-stack")) }
                    (examples::stacking())
                    p #stack-text { (texts.say("cavum-rules-stack-text")) }
                }
                div .cmr-panel {
                    h3 #dynamite { (texts.say("cavum-rules-dynamite")) }
                    p .cmr-formula aria-hidden="true" {
                        @for kind in Kind::ALL { (tile(Tile::dynamite(kind, 0))) }
                    }
                    p #dynamite-text { (texts.say("cavum-rules-dynamite-text")) }
                }
            }
        }
    }
}

fn stations(texts: &Texts) -> Markup {
    let keys = ["cavum-rules-stations-mountain", "cavum-rules-stations-city"];
    html! {
        section .cmr-beside {
            div { (chapter("cavum-rules-stations", &keys, texts)) }
            (examples::stations(texts))
        }
    }
}

fn veins(texts: &Texts) -> Markup {
    let keys = ["cavum-rules-veins-text", "cavum-rules-veins-stones"];
    html! {
        section {
            (chapter("cavum-rules-veins", &keys, texts))
            div .cmr-columns {
                (examples::veins(texts))
                (examples::vein_scale(texts))
            }
        }
    }
}

/// Options, and the pool as it is at the start (K12).
fn options(texts: &Texts) -> Markup {
    let pool = [
        (5, picture("cm-vein", "cmr-piece")),
        (4, tile(Tile::tunnel(Kind::Six, 0))),
        (3, tile(Tile::tunnel(Kind::Four, 0))),
        (2, tile(Tile::tunnel(Kind::Three, 0))),
    ];
    let picture = html! {
        p .cmr-formula {
            @for (count, piece) in pool {
                span .cmr-amount { (count) " × " (piece) }
            }
        }
    };
    html! {
        section .cmr-beside {
            div { (chapter("cavum-rules-options", &["cavum-rules-options-text"], texts)) }
            (examples::figure(&picture, "cavum-rules-options-pool", texts))
        }
    }
}

fn prospecting(texts: &Texts) -> Markup {
    html! {
        section .cmr-beside {
            div {
                (chapter("cavum-rules-prospect", &["cavum-rules-prospect-text"], texts))
                ul .cmr-points {
                    li #prospect-once { (texts.say("cavum-rules-prospect-once")) }
                    li #prospect-printed { (texts.say("cavum-rules-prospect-printed")) }
                    li #prospect-tunnels { (texts.say("cavum-rules-prospect-tunnels")) }
                    li #prospect-others { (texts.say("cavum-rules-prospect-others")) }
                    li #prospect-cities { (texts.say("cavum-rules-prospect-cities")) }
                    li #prospect-hidden { (texts.say("cavum-rules-prospect-hidden")) }
                    li #prospect-empty { (texts.say("cavum-rules-prospect-empty")) }
                }
            }
            (examples::route(texts))
        }
    }
}

fn cities(texts: &Texts) -> Markup {
    html! {
        section .cmr-beside {
            div { (chapter("cavum-rules-cities", &["cavum-rules-cities-text"], texts)) }
            (examples::city_scoring(texts))
        }
    }
}

fn explosion(texts: &Texts) -> Markup {
    let keys = ["cavum-rules-explosion-text", "cavum-rules-explosion-chain"];
    html! {
        section {
            (chapter("cavum-rules-explosion", &keys, texts))
            (examples::explosion(texts))
        }
    }
}

fn sale(texts: &Texts) -> Markup {
    let keys = [
        "cavum-rules-sale-text",
        "cavum-rules-sale-shown",
        "cavum-rules-sale-scale",
    ];
    html! {
        section .cmr-beside {
            div {
                (chapter("cavum-rules-sale", &keys, texts))
                h3 #fulfil { (texts.say("cavum-rules-fulfil")) }
                p #fulfil-text { (texts.say("cavum-rules-fulfil-text")) }
                h3 #next { (texts.say("cavum-rules-next")) }
                p #next-text { (texts.say("cavum-rules-next-text")) }
            }
            (examples::sale(texts))
        }
    }
}

fn ends(texts: &Texts) -> Markup {
    html! {
        section .cmr-beside {
            div {
                h2 #end { (texts.say("cavum-rules-end")) }
                ol .cmr-steps {
                    li #end-scoring { (texts.say("cavum-rules-end-scoring")) }
                    li #end-penalties { (texts.say("cavum-rules-end-penalties")) }
                    li #end-sale { (texts.say("cavum-rules-end-sale")) }
                }
                p #end-tie { (texts.say("cavum-rules-end-tie")) }
            }
            (examples::final_sale(texts))
        }
    }
}

fn playing_here(texts: &Texts) -> Markup {
    let here = ["cavum-rules-here-text", "cavum-rules-here-undo"];
    html! {
        section .cmr-columns {
            div .cmr-panel {
                (chapter("cavum-rules-beginners", &["cavum-rules-beginners-text"], texts))
            }
            div .cmr-panel { (chapter("cavum-rules-here", &here, texts)) }
            div .cmr-panel {
                h2 #tips { (texts.say("cavum-rules-tips")) }
                ul .cmr-points {
                    li #tip-one { (texts.say("cavum-rules-tip-one")) }
                    li #tip-two { (texts.say("cavum-rules-tip-two")) }
                    li #tip-three { (texts.say("cavum-rules-tip-three")) }
                }
            }
        }
    }
}
