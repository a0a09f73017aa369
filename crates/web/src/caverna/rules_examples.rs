//! Pictures and worked examples of the rules page, taken from a real game that is played
//! here move by move.

use caverna::{Caverna, Config, Good, Goods, Room, Side, View, Walls};
use maud::{Markup, html};
use narration::caverna::words;
use narration::{Reader, Texts};
use tabletop::{LuckSource, Seat, Table, Viewer};

use super::cave;
use super::effect_icons::{amounts, walls_icon};
use super::icons::{self, icon};
use super::possible::Possible;
use crate::art::Scene;

/// The cave at the start.
pub(super) fn open_cave(texts: &'static Texts) -> Markup {
    picture(&view_after(&[]), "caverna-rules-cave-picture", texts)
}

/// The view after the first player has done this, beginning with a tile.
fn view_after(decisions: &[&str]) -> View {
    let mut table = Table::<Caverna>::open(Config::DUEL, LuckSource::Told);
    for luck in ["start 0", "tile masonry"] {
        table
            .tell_in_words(luck)
            .expect("the game begins with these two draws");
    }
    for words in decisions {
        table
            .decide_in_words(Seat::new(0), words, None)
            .expect("the examples keep the rules");
    }
    table.view(Viewer::Bystander)
}

fn picture(view: &View, key: &str, texts: &'static Texts) -> Markup {
    let scene = Scene {
        reader: Reader {
            texts,
            viewer: Viewer::Bystander,
            names: &[],
        },
        aids: true,
        best_so_far: false,
    };
    html! {
        div .cv-cave .cv-cave-picture role="img" aria-label=(texts.say(key)) {
            div .cv-grid .cv-without-track aria-hidden="true" inert {
                (cave::cave(Seat::new(0), view, Possible::new(view, &[], &scene), &scene))
            }
        }
    }
}

/// Which rooms fit which walls.
pub(super) fn wall_examples(texts: &Texts) -> Markup {
    use Side::{East, North, South, West};
    let cases = [
        (
            Walls::on(&[North, West]),
            [Room::FoodCorner, Room::Warehouse],
            Room::Shelf,
        ),
        (
            Walls::on(&[North, East, South]),
            [Room::Parlor, Room::Bakehouse],
            Room::FoodCorner,
        ),
        (
            Walls::on(&[East, West]),
            [Room::Tunnel, Room::JunctionRoom],
            Room::Warehouse,
        ),
    ];
    html! {
        ul .cv-fit-examples {
            @for (walls, fitting, not) in cases {
                li .cv-panel {
                    (cavern_drawing(walls))
                    ul {
                        @for room in fitting {
                            li .cv-fits { (icon("done")) (walls_icon(room)) span { (words::room(room, texts)) } }
                        }
                        li .cv-obstacle { (icon("barred")) (walls_icon(not)) span { (words::room(not, texts)) } }
                    }
                }
            }
        }
    }
}

fn cavern_drawing(walls: Walls) -> Markup {
    html! {
        svg .cv-side-drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            rect .cv-walls-floor x="4" y="4" width="16" height="16" {}
            @for side in walls.sides() {
                @let line = match side {
                    Side::North => "M3 4H21",
                    Side::East => "M20 3V21",
                    Side::South => "M3 20H21",
                    Side::West => "M4 3V21",
                };
                path .cv-walls-must d=(line) {}
            }
        }
    }
}

/// Worked examples.
pub(super) fn examples(texts: &'static Texts) -> Markup {
    let walled = view_after(&["take masonry", "wall 3,0 3,1"]);
    html! {
        section {
            h2 #examples { (texts.say("caverna-rules-examples")) }
            div .cv-columns {
                figure .cv-panel {
                    (picture(&walled, "caverna-rules-example-reach-picture", texts))
                    figcaption { (texts.say("caverna-rules-example-reach")) }
                }
                div .cv-example-stack {
                    figure .cv-panel {
                        p .cv-formula aria-hidden="true" {
                            (icons::room(Room::Bakehouse))
                            (amounts(Goods::of(2, Good::Emmer))) (icon("arrow"))
                            (amounts(Goods::of(4, Good::Food).and(Goods::of(1, Good::Gold))))
                        }
                        figcaption { (texts.say("caverna-rules-example-bakehouse")) }
                    }
                    figure .cv-panel {
                        p .cv-formula aria-hidden="true" {
                            (icons::room(Room::Parlor)) (icon("refill")) b { "1" }
                            (amounts(Goods::ONE_OF_EACH))
                        }
                        figcaption { (texts.say("caverna-rules-example-parlor")) }
                    }
                    figure .cv-panel {
                        p .cv-formula aria-hidden="true" {
                            (amounts(Goods::of(3, Good::Food).and(Goods::of(2, Good::Emmer))))
                            (icon("arrow")) (amounts(Goods::of(5, Good::Food)))
                            (icon("arrow")) (icon("furnish"))
                        }
                        figcaption { (texts.say("caverna-rules-example-expansion")) }
                    }
                }
            }
        }
    }
}
