//! The rules page: our own words and pictures, made for learning the game without the box.

use caverna::{Back, CavernSide, Config, Good, Room, Tile, turns_by_round};
use maud::{Markup, html};
use narration::Texts;
use narration::caverna::words;

use super::anchors::{room_anchor, room_id, tile_anchor, tile_id};
use super::cards::{colour_class, room_face, tile_face};
use super::cave::side_drawing;
use super::effect_icons::{amounts, rooms_badge, walls_icon};
use super::icons::{self, icon, sprite};
use super::rules_examples::{examples, open_cave, wall_examples};
use crate::rulebook::{IndexGroup, Rulebook, rule_id};

/// The whole page below its title.
pub(super) fn rules(texts: &'static Texts) -> Rulebook {
    let text = html! {
        div .caverna .cv-rules {
            (sprite())
            (in_short(texts))
            (goods(texts))
            (your_cave(texts))
            (rounds(texts))
            (vocabulary(texts))
            (digging(texts))
            (furnishing(texts))
            (using(texts))
            (tiles(texts))
            (rooms(texts))
            (cavern(texts))
            (ends(texts))
            (examples(texts))
            (playing_here(texts))
        }
    };
    let tiles = Tile::ALL.map(|tile| (words::tile(tile, texts), tile_anchor(tile)));
    let rooms = Room::ALL.map(|room| (words::room(room, texts), room_anchor(room)));
    Rulebook {
        text,
        chapters: CHAPTERS,
        index: vec![
            IndexGroup::new("caverna-rules-tiles", tiles, texts),
            IndexGroup::new("caverna-rules-rooms", rooms, texts),
        ],
    }
}

/// The chapters, in order.
const CHAPTERS: &[&str] = &[
    "caverna-rules-short",
    "caverna-goods",
    "caverna-rules-cave",
    "caverna-rules-rounds",
    "caverna-rules-icons",
    "caverna-rules-dig",
    "caverna-rules-furnish",
    "caverna-rules-orange",
    "caverna-rules-blue",
    "caverna-rules-tiles",
    "caverna-rules-rooms",
    "caverna-rules-cavern",
    "caverna-rules-end",
    "caverna-rules-solo",
    "caverna-rules-examples",
    "caverna-rules-here",
    "caverna-rules-tips",
];

fn paragraphs(keys: &[&str], texts: &Texts) -> Markup {
    html! { @for key in keys { p id=(rule_id(key)) { (texts.say(key)) } } }
}

fn in_short(texts: &Texts) -> Markup {
    html! {
        section .cv-lead {
            h2 #short { (texts.say("caverna-rules-short")) }
            (paragraphs(&["caverna-rules-short-text", "caverna-rules-short-goal"], texts))
            p .cv-soft { (texts.say("caverna-players")) }
        }
    }
}

fn goods(texts: &Texts) -> Markup {
    html! {
        section {
            h2 #goods { (texts.say("caverna-goods")) }
            ul .cv-goods-row {
                @for good in Good::ALL {
                    li { (icons::good(good)) span { (words::capitalised(&words::good(good, texts))) } }
                }
            }
            (paragraphs(&["caverna-rules-goods-text", "caverna-rules-goods-convert"], texts))
            p .cv-formula aria-hidden="true" {
                @for (index, good) in Good::CONVERTIBLE.into_iter().enumerate() {
                    @if index > 0 { span .cv-or { "/" } }
                    (icons::good(good))
                }
                (icon("arrow")) (icons::good(Good::Food))
            }
        }
    }
}

fn your_cave(texts: &'static Texts) -> Markup {
    html! {
        section {
            h2 #cave { (texts.say("caverna-rules-cave")) }
            div .cv-beside-picture {
                (open_cave(texts))
                div {
                    (paragraphs(&[
                        "caverna-rules-cave-tiles",
                        "caverna-rules-cave-names",
                        "caverna-rules-cave-walls",
                        "caverna-rules-cave-rooms",
                    ], texts))
                }
            }
        }
    }
}

fn rounds(texts: &Texts) -> Markup {
    html! {
        section {
            h2 #rounds { (texts.say("caverna-rules-rounds")) }
            ol .cv-rounds-row {
                @for (round, turns) in (1..).zip(turns_by_round(Config::DUEL)) {
                    li {
                        b { (round) }
                        span aria-hidden="true" { @for _ in 0..*turns { (icon("dwarf")) } }
                        span .hidden-text {
                            (texts.say_with("caverna-turns-each", &[("turns", (*turns).into())]))
                        }
                    }
                }
            }
            ol .cv-steps {
                li #rounds-tile { (texts.say("caverna-rules-rounds-tile")) }
                li #rounds-turns { (texts.say("caverna-rules-rounds-turns")) }
                li #rounds-back { (texts.say("caverna-rules-rounds-back")) }
            }
            h3 #turn { (texts.say("caverna-rules-turn")) }
            (paragraphs(&["caverna-rules-turn-text", "caverna-rules-turn-free"], texts))
        }
    }
}

/// What the icons mean.
fn vocabulary(texts: &Texts) -> Markup {
    let wood = caverna::Goods::of(2, Good::Wood);
    let stone = caverna::Goods::of(1, Good::Stone);
    let emmer = caverna::Goods::of(3, Good::Emmer);
    let gold = caverna::Goods::of(2, Good::Gold);
    let rows = [
        (
            html! { span .cv-plus { "+" } (amounts(wood)) },
            "caverna-rules-icon-gain",
        ),
        (
            html! { (amounts(emmer)) (icon("arrow")) (amounts(gold)) },
            "caverna-rules-icon-exchange",
        ),
        (
            html! { (icon("refill")) b { "2" } (amounts(stone)) },
            "caverna-rules-icon-refill",
        ),
        (html! { span .cv-or { "/" } }, "caverna-rules-icon-or"),
        (html! { (icon("dig")) }, "caverna-rules-icon-dig"),
        (html! { (icon("furnish")) }, "caverna-rules-icon-furnish"),
        (
            html! { span .cv-plus { "+" } (icon("wall")) },
            "caverna-rules-icon-wall",
        ),
        (
            html! { (icon("raze")) (icon("arrow")) },
            "caverna-rules-icon-raze",
        ),
        (html! { (rooms_badge(1)) }, "caverna-rules-icon-rooms"),
        (html! { (icon("whenever")) }, "caverna-rules-icon-whenever"),
        (
            html! { span .cv-per-turn { (icon("food")) "×" (icon("dwarf")) } },
            "caverna-rules-icon-per-turn",
        ),
    ];
    html! {
        section {
            h2 #icons { (texts.say("caverna-rules-icons")) }
            dl .cv-vocabulary {
                @for (picture, key) in rows {
                    div {
                        dt { span .cv-effect aria-hidden="true" { (picture) } }
                        dd { (texts.say(key)) }
                    }
                }
            }
        }
    }
}

fn digging(texts: &Texts) -> Markup {
    html! {
        section {
            h2 #dig { (icon("dig")) " " (texts.say("caverna-rules-dig")) }
            (paragraphs(&["caverna-rules-dig-text", "caverna-rules-dig-reach"], texts))
        }
    }
}

fn furnishing(texts: &'static Texts) -> Markup {
    html! {
        section {
            h2 #furnish { (icon("furnish")) " " (texts.say("caverna-rules-furnish")) }
            (paragraphs(&["caverna-rules-furnish-text"], texts))
            h3 #walls { (texts.say("caverna-rules-walls")) }
            (paragraphs(&["caverna-rules-walls-text"], texts))
            ul .cv-wall-legend {
                li { (walls_icon(Room::Shelf)) span { (texts.say("caverna-rules-walls-one")) } }
                li { (walls_icon(Room::Warehouse)) span { (texts.say("caverna-rules-walls-may")) } }
                li { (walls_icon(Room::Tunnel)) span { (texts.say("caverna-rules-walls-opposite")) } }
                li { (walls_icon(Room::Treasury)) span { (texts.say("caverna-rules-walls-all")) } }
            }
            (wall_examples(texts))
        }
    }
}

fn using(texts: &Texts) -> Markup {
    html! {
        section .cv-columns {
            div .cv-panel {
                h2 #orange { (rooms_badge(1)) " " (texts.say("caverna-rules-orange")) }
                (paragraphs(&["caverna-rules-orange-text"], texts))
            }
            div .cv-panel {
                h2 #blue { (icon("whenever")) " " (texts.say("caverna-rules-blue")) }
                (paragraphs(&["caverna-rules-blue-text", "caverna-rules-blue-limit"], texts))
            }
        }
    }
}

/// Every action tile, by its back.
fn tiles(texts: &Texts) -> Markup {
    let groups = [
        (Back::Start, "caverna-rules-tiles-start"),
        (Back::Two, "caverna-rules-tiles-two"),
        (Back::Three, "caverna-rules-tiles-three"),
        (Back::Four, "caverna-rules-tiles-four"),
    ];
    html! {
        section {
            h2 #tiles { (texts.say("caverna-rules-tiles")) }
            @for (back, key) in groups {
                h3 id=(rule_id(key)) { (texts.say(key)) }
                ul .cv-tiles {
                    @for tile in Tile::ALL.into_iter().filter(|tile| tile.card().back == back) {
                        li id=(tile_id(tile)) {
                            div .cv-tile .cv-idle {
                                (tile_face(tile, texts))
                                @if tile == Tile::Renovation {
                                    span .cv-condition {
                                        (icon("gold"))
                                        span { (texts.say("caverna-renovation-condition")) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            (paragraphs(&["caverna-rules-tiles-excavation", "caverna-rules-tiles-housework"], texts))
        }
    }
}

/// Every room.
fn rooms(texts: &Texts) -> Markup {
    html! {
        section {
            h2 #rooms { (texts.say("caverna-rules-rooms")) }
            (paragraphs(&["caverna-rules-rooms-text"], texts))
            ul .cv-cards {
                @for room in Room::ALL {
                    li id=(room_id(room)) {
                        div .cv-card .(colour_class(room)) { (room_face(room, texts)) }
                    }
                }
            }
            h3 #rooms-notes { (texts.say("caverna-rules-rooms-notes")) }
            ul .cv-points-list {
                li #rooms-leave-out { (texts.say("caverna-rules-rooms-leave-out")) }
                li #rooms-retting { (texts.say("caverna-rules-rooms-retting")) }
                li #rooms-junction { (texts.say("caverna-rules-rooms-junction")) }
                li #rooms-wood-storeroom { (texts.say("caverna-rules-rooms-wood-storeroom")) }
                li #rooms-prospecting { (texts.say("caverna-rules-rooms-prospecting")) }
            }
        }
    }
}

fn cavern(texts: &Texts) -> Markup {
    html! {
        section {
            h2 #cavern { (texts.say("caverna-rules-cavern")) }
            (paragraphs(&["caverna-rules-cavern-text"], texts))
            div .cv-sides {
                @for side in CavernSide::ALL {
                    div .cv-side { (side_drawing(side)) span { (words::cavern_side(side, texts)) } }
                }
            }
        }
    }
}

fn ends(texts: &Texts) -> Markup {
    html! {
        section .cv-columns {
            div .cv-panel {
                h2 #end { (texts.say("caverna-rules-end")) }
                (paragraphs(&["caverna-rules-end-text", "caverna-rules-end-tie"], texts))
            }
            div .cv-panel {
                h2 #solo { (texts.say("caverna-rules-solo")) }
                ul .cv-points-list {
                    li #solo-rooms { (texts.say("caverna-rules-solo-rooms")) }
                    li #solo-tiles { (texts.say("caverna-rules-solo-tiles")) }
                    li #solo-pile { (texts.say("caverna-rules-solo-pile")) }
                    li #solo-goal { (texts.say("caverna-rules-solo-goal")) }
                }
            }
        }
    }
}

fn playing_here(texts: &Texts) -> Markup {
    html! {
        section .cv-columns {
            div .cv-panel {
                h2 #here { (texts.say("caverna-rules-here")) }
                (paragraphs(&["caverna-rules-here-text", "caverna-rules-here-undo"], texts))
            }
            div .cv-panel {
                h2 #tips { (texts.say("caverna-rules-tips")) }
                ul .cv-points-list {
                    li #tip-one { (texts.say("caverna-rules-tip-one")) }
                    li #tip-two { (texts.say("caverna-rules-tip-two")) }
                    li #tip-three { (texts.say("caverna-rules-tip-three")) }
                }
            }
        }
    }
}
