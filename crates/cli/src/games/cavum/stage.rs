//! What is being asked, and what helps to answer.

use cavum::{Kind, Route, Space, StageView, View};
use narration::cavum::words;
use narration::{Reader, Texts};
use tabletop::{Seat, SeatSet};

use super::signs;
use super::tables::{self, sentence};
use crate::palette::{QUIET, STRONG, WORDS, paint};

/// How many routes are suggested.
const SUGGESTED: usize = 3;

/// How many actions a turn has at most (K20).
const ACTIONS: u8 = 4;

/// The lines below the board.
pub fn lines(view: &View, reader: &Reader<'_>) -> Vec<String> {
    let texts = reader.texts;
    let mut lines = vec![String::new()];
    match &view.stage {
        StageView::Dealing { left } => {
            let left = ("left", (*left).into());
            lines.push(sentence(&texts.say_with("terminal-cavum-dealing", &[left])));
        }
        StageView::CastingLots => lines.push(sentence(&texts.say("terminal-cavum-lots"))),
        StageView::Bidding {
            highest,
            bidder,
            bidding,
            ..
        } => {
            lines.extend(tables::cards(view, reader));
            let bid = match (highest, bidder) {
                (Some(points), Some(seat)) => bid(*seat, (*points).into(), reader),
                _ => texts.say("cavum-board-no-bid"),
            };
            let auction = texts.say("cavum-board-auction");
            let still_in = still_in(*bidding, reader);
            lines.push(strong(&format!("{auction} {bid} {still_in}")));
        }
        StageView::ChoosingCard { seat } => {
            lines.extend(tables::cards(view, reader));
            lines.push(strong(&about(*seat, "terminal-cavum-chooses-card", reader)));
        }
        StageView::TakingOrders { seat, .. } => {
            lines.push(strong(&about(*seat, "terminal-cavum-takes-order", reader)));
        }
        StageView::Building {
            seat,
            actions,
            fresh,
        } => lines.extend(building(view, *seat, *actions, *fresh, reader)),
        StageView::Prospecting { seat, path } => {
            let spaces: Vec<String> = path.iter().map(|&space| words::space(space)).collect();
            let spaces = ("spaces", spaces.join(" → ").into());
            lines.push(strong(
                &texts.say_with("terminal-cavum-route-so-far", &[spaces]),
            ));
            lines.extend(suggestions(view, *seat, path, reader));
        }
        StageView::Selling {
            colour,
            lowest,
            bidder,
            bidding,
            ..
        } => {
            let sale = ("colour", words::colour(*colour, texts).into());
            let sale = texts.say_with("cavum-board-sale", &[sale]);
            let bid = if let (Some(price), Some(seat)) = (lowest, bidder) {
                bid(*seat, (*price).into(), reader)
            } else {
                let price = ("price", highest_visible(view, *colour).into());
                texts.say_with("terminal-cavum-first-price", &[price])
            };
            let lower = texts.say("terminal-cavum-lower");
            let still_in = still_in(*bidding, reader);
            lines.push(strong(&format!("{sale}. {bid} {lower} {still_in}")));
        }
        StageView::SellingStones {
            seat,
            colour,
            price,
        } => lines.push(strong(&texts.say_with(
            "terminal-cavum-sells",
            &[
                ("name", reader.name(*seat).into()),
                ("colour", words::colour(*colour, texts).into()),
                ("price", (*price).into()),
            ],
        ))),
        StageView::Fulfilling { seat } => {
            lines.push(strong(&about(*seat, "terminal-cavum-fulfils", reader)));
        }
        StageView::FinalSale { seat } => {
            lines.push(strong(&about(*seat, "terminal-cavum-final-sale", reader)));
        }
        StageView::Over => {}
    }
    lines
}

fn strong(text: &str) -> String {
    paint(STRONG, sentence(text))
}

/// A sentence about somebody.
fn about(seat: Seat, key: &str, reader: &Reader<'_>) -> String {
    let name = ("name", reader.name(seat).into());
    reader.texts.say_with(key, &[name])
}

/// Who has bid what.
fn bid(seat: Seat, points: u32, reader: &Reader<'_>) -> String {
    let arguments = [
        ("name", reader.name(seat).into()),
        ("points", points.into()),
    ];
    reader.texts.say_with("terminal-cavum-has-bid", &arguments)
}

/// Who has not passed yet.
fn still_in(seats: SeatSet, reader: &Reader<'_>) -> String {
    let names = ("names", reader.all_names(seats).into());
    reader.texts.say_with("terminal-cavum-still-in", &[names])
}

/// The actions left, the tile for a station, what the turns of tiles mean; for a player who
/// has only the prospect tile left, the best routes.
fn building(
    view: &View,
    seat: Seat,
    actions: u8,
    fresh: Option<Space>,
    reader: &Reader<'_>,
) -> Vec<String> {
    let texts = reader.texts;
    if !reader.viewer.is(seat) {
        return vec![strong(&about(seat, "terminal-cavum-turn-of", reader))];
    }
    let Some(player) = view.seats.get(seat.index()) else {
        return Vec::new();
    };
    let done = [("done", actions.into()), ("most", ACTIONS.into())];
    let mut lines = vec![strong(&texts.say_with("terminal-cavum-own-turn", &done))];
    if let Some(fresh) = fresh {
        let space = ("space", words::space(fresh).into());
        lines.push(sentence(&texts.say_with("terminal-cavum-fresh", &[space])));
    }
    if player.pieces.only_prospect() {
        lines.extend(suggestions(view, seat, &[], reader));
        return lines;
    }
    let held = Kind::ALL.into_iter().filter(|&kind| {
        let tunnel = player.pieces.tunnels[kind as usize] > 0;
        tunnel || player.pieces.dynamite == Some(kind) || player.pieces.options > 0
    });
    let turns: Vec<String> = held.map(|kind| signs::turns(kind, texts)).collect();
    for line in turns.chunks(2) {
        lines.push(paint(QUIET, format!("  {}", line.join("  ·  "))));
    }
    lines
}

/// The best routes that begin like this, for their owner.
fn suggestions(view: &View, seat: Seat, path: &[Space], reader: &Reader<'_>) -> Vec<String> {
    if !reader.viewer.is(seat) {
        return Vec::new();
    }
    let routes = view.routes(seat).hauls();
    let fitting = routes
        .into_iter()
        .filter_map(|route| turned_to(route, path));
    let mut lines: Vec<String> = fitting
        .take(SUGGESTED)
        .map(|route| sentence(&in_words(&route, reader.texts)))
        .collect();
    if lines.is_empty() && path.is_empty() {
        lines.push(sentence(&reader.texts.say("terminal-cavum-no-route")));
    }
    lines
}

/// A route with its spaces as they are typed.
fn in_words(route: &Route, texts: &Texts) -> String {
    let spaces: Vec<String> = route
        .spaces
        .iter()
        .map(|space| paint(WORDS, space))
        .collect();
    let spaces = ("spaces", spaces.join(" → ").into());
    if route.stones.total() == 0 {
        return texts.say_with("terminal-cavum-route-empty", &[spaces]);
    }
    let stones = ("stones", signs::stones(route.stones, texts).into());
    texts.say_with("terminal-cavum-route", &[stones, spaces])
}

/// The route in the direction in which it begins with this path, if it does.
fn turned_to(mut route: Route, path: &[Space]) -> Option<Route> {
    if !route.spaces.starts_with(path) {
        route.spaces.reverse();
    }
    route.spaces.starts_with(path).then_some(route)
}

fn highest_visible(view: &View, colour: cavum::Colour) -> u8 {
    let scale = view.scales.iter().find(|scale| scale.colour == colour);
    scale.map_or(0, |scale| scale.highest_visible)
}
