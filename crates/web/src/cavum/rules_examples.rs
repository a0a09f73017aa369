//! The worked examples of the rules page, put together space by space.

use cavum::{Colour, Kind, STONES_PER_COLOUR, ScaleView, Space, Tile};
use maud::{Markup, html};
use narration::Texts;
use narration::cavum::words;

use super::market;
use super::rules_pictures::{Cell, Mark, OTHER, YOU, cutout, tile};

/// A figure with its caption.
pub(super) fn figure(picture: &Markup, caption: &str, texts: &Texts) -> Markup {
    html! {
        figure .cmr-panel { (picture) figcaption { (texts.say(caption)) } }
    }
}

/// What may be laid beside what (K24).
pub(super) fn laying(texts: &Texts) -> Markup {
    let tunnel = Cell::tunnel;
    let west = tunnel(0, 0, Kind::Two, 0);
    let above = tunnel(1, -1, Kind::Two, 2);
    let cases: [(&[Cell], &str); 5] = [
        (
            &[
                Cell::rock(1, -1),
                west,
                Cell::rock(0, 1),
                tunnel(1, 0, Kind::Three, 1).marked(Mark::New),
            ],
            "cavum-rules-lay-good",
        ),
        (
            &[
                above,
                west,
                Cell::rock(0, 1),
                tunnel(1, 0, Kind::Two, 0).marked(Mark::New),
            ],
            "cavum-rules-lay-cut",
        ),
        (
            &[
                Cell::rock(1, -1),
                west,
                Cell::rock(0, 1),
                tunnel(1, 0, Kind::Two, 1).marked(Mark::Bad),
            ],
            "cavum-rules-lay-bad",
        ),
        (
            &[
                tunnel(1, -1, Kind::Two, 1),
                Cell::vein(0, 0, Colour::Yellow, 9),
                Cell::rock(0, 1),
                tunnel(1, 0, Kind::Two, 0).marked(Mark::New),
            ],
            "cavum-rules-lay-vein",
        ),
        (
            &[
                Cell::rock(1, -1),
                Cell::city(0, 0).station(YOU),
                Cell::city(0, 1),
                tunnel(1, 0, Kind::Two, 0).marked(Mark::New),
            ],
            "cavum-rules-lay-city",
        ),
    ];
    html! {
        div .cmr-examples {
            @for (cells, caption) in cases {
                (figure(&cutout(cells, &[], &texts.say(caption)), caption, texts))
            }
        }
    }
}

/// Which tile may cover which (K23).
pub(super) fn stacking() -> Markup {
    html! {
        p .cmr-formula aria-hidden="true" {
            @for (place, kind) in Kind::ALL.into_iter().enumerate() {
                @if place > 0 { span { "→" } }
                (tile(Tile::tunnel(kind, 0)))
            }
        }
    }
}

/// A station on the tile just laid, and a way to the city (K28, K29).
pub(super) fn stations(texts: &Texts) -> Markup {
    let cells = [
        Cell::rock(-3, 4),
        Cell::start(-2, 4).station(YOU).marked(Mark::New),
        Cell::rock(-1, 4),
        Cell::start(-3, 5),
        Cell::start(-2, 5),
        Cell::city(-4, 6).marked(Mark::Good),
        Cell::city(-3, 6).marked(Mark::Good),
        Cell::city(-2, 6).marked(Mark::Good),
    ];
    let picture = cutout(&cells, &[], &texts.say("cavum-rules-stations-picture"));
    figure(&picture, "cavum-rules-stations-example", texts)
}

/// Where a vein may go (K31).
pub(super) fn veins(texts: &Texts) -> Markup {
    let cells = [
        Cell::tunnel(-2, 3, Kind::Three, 0).marked(Mark::Good),
        Cell::tunnel(-1, 3, Kind::Two, 0).marked(Mark::Bad),
        Cell::vein(0, 3, Colour::Red, 3),
        Cell::tunnel(-2, 4, Kind::Six, 0)
            .station(YOU)
            .marked(Mark::Bad),
        Cell::rock(-1, 4),
        Cell::start(-3, 5).marked(Mark::Bad),
        Cell::start(-2, 5).marked(Mark::Bad),
        Cell::city(-3, 6),
        Cell::city(-2, 6),
    ];
    let picture = cutout(&cells, &[], &texts.say("cavum-rules-veins-picture"));
    figure(&picture, "cavum-rules-veins-example", texts)
}

/// The stones of a vein come from the low end of the scale (K32).
pub(super) fn vein_scale(texts: &Texts) -> Markup {
    let picture = html! { (scale(Colour::Green, 2, texts)) (scale(Colour::Green, 5, texts)) };
    figure(&picture, "cavum-rules-veins-scale", texts)
}

/// The spaces of the route example, from the city to the last station.
fn route_spaces() -> Vec<Space> {
    let places = [
        (-2, 6),
        (-2, 5),
        (-1, 4),
        (0, 3),
        (0, 2),
        (-1, 2),
        (-2, 2),
        (-3, 3),
        (-4, 4),
    ];
    places
        .into_iter()
        .filter_map(|(q, r)| Space::at(q, r))
        .collect()
}

fn route_cells() -> [Cell; 13] {
    [
        Cell::vein(-2, 2, Colour::Green, 3),
        Cell::tunnel(-1, 2, Kind::Four, 0).station(YOU),
        Cell::vein(0, 2, Colour::Blue, 2),
        Cell::tunnel(-3, 3, Kind::Two, 1),
        Cell::rock(-2, 3),
        Cell::rock(-1, 3),
        Cell::tunnel(0, 3, Kind::Three, 0),
        Cell::tunnel(-4, 4, Kind::Four, 0).station(YOU),
        Cell::tunnel(-3, 4, Kind::Two, 0),
        Cell::tunnel(-2, 4, Kind::Six, 0).station(OTHER),
        Cell::vein(-1, 4, Colour::Red, 3),
        Cell::start(-2, 5),
        Cell::city(-2, 6).station(YOU),
    ]
}

/// A route (K35).
pub(super) fn route(texts: &Texts) -> Markup {
    let label = texts.say("cavum-rules-prospect-picture");
    let picture = cutout(&route_cells(), &route_spaces(), &label);
    figure(&picture, "cavum-rules-prospect-example", texts)
}

/// Two stations that score and one that does not (K38).
pub(super) fn city_scoring(texts: &Texts) -> Markup {
    let cells = [
        Cell::rock(-3, 4),
        Cell::start(-2, 4).station(YOU),
        Cell::rock(-1, 4),
        Cell::start(-4, 5),
        Cell::start(-3, 5),
        Cell::start(-2, 5),
        Cell::start(-1, 5),
        Cell::city(-5, 6),
        Cell::city(-4, 6).station(YOU).marked(Mark::Good),
        Cell::city(-3, 6),
        Cell::city(-2, 6).station(YOU).marked(Mark::Good),
        Cell::city(-1, 6).station(OTHER).marked(Mark::Bad),
    ];
    let picture = cutout(&cells, &[], &texts.say("cavum-rules-cities-picture"));
    figure(&picture, "cavum-rules-cities-example", texts)
}

/// Before and after (K39).
pub(super) fn explosion(texts: &Texts) -> Markup {
    let dynamite = Cell::rock(0, 0).under(Tile::dynamite(Kind::Four, 0));
    let station = Cell::tunnel(1, 0, Kind::Four, 0).station(OTHER);
    let vein = Cell::vein(0, -1, Colour::Violet, 4);
    let before = [
        vein,
        Cell::tunnel(1, -1, Kind::Two, 1).marked(Mark::Blast),
        Cell::tunnel(-1, 0, Kind::Four, 2)
            .level(2)
            .marked(Mark::Blast),
        dynamite.level(2).marked(Mark::Blast),
        station,
        Cell::rock(-1, 1),
        Cell::rock(0, 1),
    ];
    let after = [
        vein,
        Cell::rock(1, -1),
        Cell::tunnel(-1, 0, Kind::Two, 0),
        Cell::rock(0, 0),
        station,
        Cell::rock(-1, 1),
        Cell::rock(0, 1),
    ];
    let picture = |cells: &[Cell], caption: &str| {
        figure(&cutout(cells, &[], &texts.say(caption)), caption, texts)
    };
    html! {
        div .cmr-examples {
            (picture(&before, "cavum-rules-explosion-before"))
            (picture(&after, "cavum-rules-explosion-after"))
        }
    }
}

/// Two stones sold (K42, K43).
pub(super) fn sale(texts: &Texts) -> Markup {
    let picture = html! { (scale(Colour::Red, 6, texts)) (scale(Colour::Red, 4, texts)) };
    figure(&picture, "cavum-rules-sale-example", texts)
}

/// The final sale (K47).
pub(super) fn final_sale(texts: &Texts) -> Markup {
    let picture = html! { (scale(Colour::Blue, 4, texts)) (scale(Colour::White, 7, texts)) };
    figure(&picture, "cavum-rules-end-example", texts)
}

/// A price scale on which the numbers above the price have stones.
fn scale(colour: Colour, price: u8, texts: &Texts) -> Markup {
    let scale = ScaleView {
        colour,
        stones: STONES_PER_COLOUR - price,
        highest_visible: price,
    };
    html! { div .cm-scale .cmr-scale { (market::one(scale, texts)) } }
}

/// The whole board at the start (K1, K2, K10).
pub(super) fn whole_board(texts: &Texts) -> Markup {
    let start = |space: Space| {
        let (q, r) = space.coordinates();
        match (space.is_mountain(), q, r) {
            (false, ..) => Cell::city(q, r),
            (true, 0, 0) => Cell::vein(q, r, Colour::Yellow, STONES_PER_COLOUR),
            (true, -4..=-1, 5) => Cell::start(q, r),
            _ => Cell::rock(q, r),
        }
    };
    let mut cells: Vec<Cell> = Space::all().map(start).collect();
    for (number, city) in cavum::cities().enumerate() {
        let middle = city.nth(u32::from(city.len() / 2));
        if let Some(cell) = cells.iter_mut().find(|cell| Some(cell.space) == middle) {
            cell.numeral = Some(words::city_numeral(number));
        }
    }
    cutout(&cells, &[], &texts.say("cavum-rules-board-picture"))
}

#[cfg(test)]
mod tests {
    use cavum::{Cavum, CitySpaceView, Config, HexView, VeinView, View};
    use tabletop::{Game, Silence, Viewer};

    use super::*;

    /// The route example as a table would show it.
    fn view() -> View {
        let state = Cavum::set_up(&Config::new(2).expect("two can play"), &mut Silence);
        let mut view = Cavum::view(&state, Viewer::Bystander);
        view.mountain.clear();
        view.cities.clear();
        for cell in route_cells() {
            let Cell {
                space,
                station,
                tile,
                level,
                ..
            } = cell;
            let vein = cell
                .vein
                .map(|(colour, stones)| VeinView { colour, stones });
            if cell.is_city {
                view.cities.push(vec![CitySpaceView { space, station }]);
            } else if tile.is_some() || vein.is_some() {
                view.mountain.push(HexView {
                    space,
                    level,
                    tile,
                    vein,
                    station,
                });
            }
        }
        view
    }

    #[test]
    fn the_route_of_the_example_is_the_best_one() {
        let best = view().routes(YOU).best([1; 6]);
        let best = best.expect("there is a route");
        assert_eq!(best.stones.total(), 3);
        let drawn = route_spaces();
        let backwards: Vec<Space> = best.spaces.iter().rev().copied().collect();
        assert!(best.spaces == drawn || backwards == drawn, "{best:?}");
    }
}
