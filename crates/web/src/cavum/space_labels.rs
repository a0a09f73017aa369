//! The spaces of the board in words, for readers who do not see it: “F6: four-exit tile”.
//!
//! There are 122 spaces on every board, so what is the same for many of them is put into words
//! once.

use std::sync::LazyLock;

use cavum::{CitySpaceView, HexView, Piece, Space, SpaceSet, Tile, VeinView, View};
use narration::cavum::words;
use narration::{Lang, Texts};
use tabletop::Seat;

use super::sprite::every_tile;
use crate::art::Scene;

/// The labels of one board.
pub(super) struct SpaceLabels {
    texts: &'static Texts,
    /// The label of any space, with [`SPACE`] and [`ABOUT`] in it.
    pattern: String,
    empty: String,
    free: String,
    threat: String,
    threatened: SpaceSet,
    /// The stations by seat.
    stations: Vec<String>,
    veins: Vec<(VeinView, String)>,
    levels: Vec<(u8, String)>,
}

/// Signs that no language writes, where the name of a space and what is on it will stand.
const SPACE: &str = "\u{e000}";
const ABOUT: &str = "\u{e001}";

impl SpaceLabels {
    /// The labels of a board with hexes that an explosion threatens.
    pub(super) fn new(view: &View, threatened: SpaceSet, scene: &Scene<'_>) -> Self {
        let texts = scene.texts;
        let seats = (0..).map(Seat::new).take(view.seats.len());
        let veins = view.mountain.iter().filter_map(|hex| hex.vein);
        let levels = view.mountain.iter().map(|hex| hex.level);
        let arguments = [("space", SPACE.into()), ("about", ABOUT.into())];
        Self {
            texts,
            pattern: texts.say_with("cavum-board-space", &arguments),
            empty: texts.say("cavum-board-hex-empty"),
            free: texts.say("cavum-board-city-free"),
            threat: texts.say("cavum-board-hex-threatened"),
            threatened,
            stations: seats.map(|seat| station_of(seat, scene)).collect(),
            veins: once_each(veins, |vein| vein_in_words(vein, texts)),
            levels: once_each(levels.filter(|level| *level > 1), |level| {
                texts.say_with("cavum-board-hex-level", &[("count", level.into())])
            }),
        }
    }

    /// A hex of the mountain, with what lies on it.
    pub(super) fn hex(&self, space: Space, hex: Option<&HexView>) -> String {
        let mut about = hex.map_or_else(|| self.empty.clone(), |hex| self.described(*hex));
        if self.threatened.contains(space) {
            about.push_str(", ");
            about.push_str(&self.threat);
        }
        self.label(space, &about)
    }

    /// A space of a city.
    pub(super) fn city(&self, city: CitySpaceView) -> String {
        match city.station {
            Some(seat) => self.label(city.space, self.station(seat)),
            None => self.label(city.space, &self.free),
        }
    }

    fn label(&self, space: Space, about: &str) -> String {
        let named = self.pattern.replacen(SPACE, space_name(space), 1);
        named.replacen(ABOUT, about, 1)
    }

    /// “four-exit tile, NE, SW, station of Ann”.
    fn described(&self, hex: HexView) -> String {
        let tile = hex.tile.map(|tile| tile_in_words(tile, self.texts));
        let level = said(&self.levels, hex.level);
        let vein = hex.vein.and_then(|vein| said(&self.veins, vein));
        let station = hex.station.map(|seat| self.station(seat));
        let parts = [tile, level, vein, station].into_iter().flatten();
        parts.collect::<Vec<_>>().join(", ")
    }

    fn station(&self, seat: Seat) -> &str {
        self.stations.get(seat.index()).map_or("", String::as_str)
    }
}

/// The words for each of these that differ.
fn once_each<T: Copy + PartialEq>(
    things: impl Iterator<Item = T>,
    words: impl Fn(T) -> String,
) -> Vec<(T, String)> {
    let mut said: Vec<(T, String)> = Vec::new();
    for thing in things {
        if said.iter().all(|(known, _)| *known != thing) {
            said.push((thing, words(thing)));
        }
    }
    said
}

fn said<T: Copy + PartialEq>(things: &[(T, String)], thing: T) -> Option<&str> {
    let found = things.iter().find(|(known, _)| *known == thing);
    found.map(|(_, words)| words.as_str())
}

fn station_of(seat: Seat, scene: &Scene<'_>) -> String {
    let name = ("name", scene.name(seat).into());
    scene.texts.say_with("cavum-board-station-of", &[name])
}

fn vein_in_words(vein: VeinView, texts: &Texts) -> String {
    let stones = std::iter::repeat_n(vein.colour, usize::from(vein.stones)).collect();
    let stones = ("stones", words::stones(stones, texts).into());
    texts.say_with("cavum-board-vein-with", &[stones])
}

/// “F6”, “III 2”.
pub(super) fn space_name(space: Space) -> &'static str {
    static NAMES: LazyLock<Vec<String>> =
        LazyLock::new(|| Space::all().map(words::space).collect());
    &NAMES[space.index()]
}

/// “four-exit tile, NE, SW”.
fn tile_in_words(tile: Tile, texts: &Texts) -> &'static str {
    static TILES: LazyLock<[Vec<(Tile, String)>; Lang::ALL.len()]> = LazyLock::new(|| {
        Lang::ALL.map(|lang| {
            let texts = Texts::of(lang);
            let in_words = |tile| {
                let piece = words::piece(Piece::tile(tile), texts);
                let words = [piece].into_iter().chain(words::sides(tile, texts));
                words.collect::<Vec<_>>().join(", ")
            };
            every_tile().map(|tile| (tile, in_words(tile))).collect()
        })
    });
    said(&TILES[texts.lang() as usize], tile).unwrap_or_default()
}
