//! The mountain and the cities as a drawing of hexes.
//!
//! A hex is seven columns wide and two lines high: its coordinates, the strokes of its
//! tunnels on six sides, and a mark above and below its middle. A tunnel that leads on has
//! two strokes, one of each tile.

use cavum::{Exits, HexView, Space, StageView, VEIN_EXITS, View};
use narration::Reader;
use narration::cavum::words;
use tabletop::Seat;

use super::canvas::Canvas;
use super::signs::{self, CITY, CITY_NUMERALS, OTHER_STATION, OWN_STATION, PATH, stone};
use crate::palette::{DANGER, QUIET, STRONG};

/// The columns of the drawing: the letter of a row and thirteen spaces side by side.
pub const WIDTH: usize = 13 * HEX + 3;

const HEX: usize = 7;

/// How far the cities are from the middle.
const RADIUS: i16 = 6;

/// The board of a view.
pub fn lines(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let rows = usize::try_from(2 * RADIUS + 1).expect("a small number");
    let mut canvas = Canvas::new(2 * rows - 1, WIDTH);
    for hex in Space::MOUNTAIN {
        let (line, middle) = place(hex);
        canvas.write(line, middle, &hex.to_string(), QUIET);
        // The rows have letters, as the log names the spaces: “F6” is the sixth of row F.
        canvas.put(line, 0, words::row_letter(hex), STRONG);
    }
    for &hex in &view.mountain {
        draw_hex(&mut canvas, hex, reader);
    }
    for (numeral, city) in CITY_NUMERALS.into_iter().zip(&view.cities) {
        for space in city {
            let (line, middle) = place(space.space);
            canvas.put(line, middle - 3, numeral, CITY);
            match space.station {
                Some(seat) => draw_station(&mut canvas, space.space, seat, reader),
                None => canvas.write(line, middle, &space.space.to_string(), CITY),
            }
        }
    }
    if let StageView::Prospecting { path, .. } = &view.stage {
        for &space in path {
            let (line, middle) = place(space);
            canvas.put(line, middle - 3, '>', PATH);
        }
    }
    canvas.into_lines()
}

/// The line and the middle column of a space.
fn place(space: Space) -> (usize, usize) {
    let (q, r) = space.coordinates();
    let (q, r) = (i16::from(q), i16::from(r));
    let width = i16::try_from(HEX).expect("seven");
    let column = (2 * width * q + width * r).div_euclid(2) + width * RADIUS + 5;
    let line = 2 * (r + RADIUS);
    let on_canvas = |number: i16| usize::try_from(number).expect("the board fits the canvas");
    (on_canvas(line), on_canvas(column))
}

fn draw_hex(canvas: &mut Canvas, hex: HexView, reader: &Reader<'_>) {
    let (line, middle) = place(hex.space);
    let coordinates = hex.space.to_string();
    // What lies beneath a vein or a station is not told, but covers the coordinates.
    canvas.write(line, middle, "     ", STRONG);
    if let Some(vein) = hex.vein {
        draw_exits(canvas, hex.space, VEIN_EXITS);
        let letter = signs::letter(vein.colour, reader.texts);
        let stones = format!("{letter}×{}", vein.stones);
        canvas.write(line, middle, &stones, stone(vein.colour));
        return;
    }
    let Some(tile) = hex.tile else {
        return;
    };
    draw_exits(canvas, hex.space, tile.exits());
    if let Some(seat) = hex.station {
        return draw_station(canvas, hex.space, seat, reader);
    }
    if tile.is_dynamite() {
        canvas.write(line, middle, &coordinates.replace(',', "*"), DANGER);
        canvas.put(line - 1, middle, '*', DANGER);
    } else {
        canvas.write(line, middle, &coordinates, STRONG);
    }
    if let Some(level) = ['²', '³', '⁴'].get(usize::from(hex.level).wrapping_sub(2)) {
        canvas.put(line + 1, middle, *level, QUIET);
    }
}

fn draw_station(canvas: &mut Canvas, space: Space, seat: Seat, reader: &Reader<'_>) {
    let (line, middle) = place(space);
    let style = if reader.viewer.is(seat) {
        OWN_STATION
    } else {
        OTHER_STATION
    };
    canvas.write(line, middle, "     ", style);
    canvas.write(line, middle, &format!("[{seat}]"), style);
}

/// A stroke for every exit, in the hex's own half of the side.
fn draw_exits(canvas: &mut Canvas, space: Space, exits: Exits) {
    let (line, middle) = place(space);
    let strokes = [
        (line, middle + 3, '─'),
        (line - 1, middle + 1, '/'),
        (line - 1, middle - 1, '\\'),
        (line, middle - 3, '─'),
        (line + 1, middle - 1, '/'),
        (line + 1, middle + 1, '\\'),
    ];
    for (side, (line, column, stroke)) in strokes.into_iter().enumerate() {
        if exits & 1 << side != 0 {
            canvas.put(line, column, stroke, STRONG);
        }
    }
}
