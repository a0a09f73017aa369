//! What is being asked, and what helps to answer.

use cavum::{Kind, Route, Space, StageView, View};
use tabletop::{Seat, SeatSet, Viewer};

use super::tables::{self, sentence};
use super::words::{self, colour};
use crate::games::{Company, Verb, capitalised};
use crate::palette::{QUIET, STRONG, paint};

/// How many routes are suggested.
const SUGGESTED: usize = 3;

/// The lines below the board.
pub fn lines(view: &View, company: Company) -> Vec<String> {
    let mut lines = vec![String::new()];
    match &view.stage {
        StageView::Dealing { left } => {
            let cards = words::count(*left, "order card");
            lines.push(sentence(&format!("Still to be turned up: {cards}.")));
        }
        StageView::CastingLots => {
            lines.push(sentence("The lot decides who opens the first auction."));
        }
        StageView::Bidding {
            highest,
            bidder,
            bidding,
            ..
        } => {
            lines.extend(tables::cards(view, company));
            let bid = match (highest, bidder) {
                (Some(points), Some(seat)) => {
                    format!(
                        "{} bid {points}",
                        company.clause(SeatSet::only(*seat), HAVE)
                    )
                }
                _ => "nobody has bid".to_owned(),
            };
            let names = company.names(*bidding);
            lines.push(strong(&format!(
                "The right to choose a sequence card: {bid}; still in it: {names}."
            )));
        }
        StageView::ChoosingCard { seat } => {
            lines.extend(tables::cards(view, company));
            let choose = company.clause(SeatSet::only(*seat), CHOOSE);
            lines.push(strong(&format!("{choose} a sequence card.")));
        }
        StageView::TakingOrders { seat, .. } => {
            let may = company.clause(SeatSet::only(*seat), MAY);
            lines.push(strong(&format!(
                "{may} take an order; a pass is final for this phase."
            )));
        }
        StageView::Building {
            seat,
            actions,
            fresh,
        } => lines.extend(building(view, *seat, *actions, *fresh, company)),
        StageView::Prospecting { seat, path } => {
            let spaces: Vec<String> = path.iter().map(ToString::to_string).collect();
            lines.push(strong(&format!(
                "The route so far: {}.",
                spaces.join(" → ")
            )));
            lines.extend(suggestions(view, *seat, path, company));
        }
        StageView::Selling {
            colour: of,
            lowest,
            bidder,
            bidding,
            ..
        } => {
            let bid = match (lowest, bidder) {
                (Some(price), Some(seat)) => {
                    format!("{} bid {price}", company.clause(SeatSet::only(*seat), HAVE))
                }
                _ => format!("the first bid is {} at most", highest_visible(view, *of)),
            };
            let names = company.names(*bidding);
            lines.push(strong(&format!(
                "The sale of {}: {bid}, and each bid is lower; still in it: {names}.",
                colour(*of)
            )));
        }
        StageView::SellingStones {
            seat,
            colour: of,
            price,
        } => {
            let sell = company.clause(SeatSet::only(*seat), SELL);
            let of = colour(*of);
            lines.push(strong(&format!("{sell} {of} stones at {price} each.")));
        }
        StageView::Fulfilling { seat } => {
            let may = company.clause(SeatSet::only(*seat), MAY);
            lines.push(strong(&format!("{may} fulfil orders.")));
        }
        StageView::FinalSale { seat } => {
            let sell = company.clause(SeatSet::only(*seat), SELL);
            lines.push(strong(&format!(
                "The final sale: {sell} a stone for the highest empty number of its colour."
            )));
        }
        StageView::Over => {}
    }
    lines
}

const HAVE: Verb = Verb {
    one: "has",
    many: "have",
};
const CHOOSE: Verb = Verb {
    one: "chooses",
    many: "choose",
};
const MAY: Verb = Verb {
    one: "may",
    many: "may",
};
const SELL: Verb = Verb {
    one: "sells",
    many: "sell",
};

fn strong(text: &str) -> String {
    paint(STRONG, sentence(&capitalised(text)))
}

/// The actions left, the tile for a station, what the turns of tiles mean; for whoever has
/// only the prospect tile left, the best routes.
fn building(
    view: &View,
    seat: Seat,
    actions: u8,
    fresh: Option<Space>,
    company: Company,
) -> Vec<String> {
    if !company.viewer().is(seat) {
        return vec![strong(&format!("The turn of seat {seat}."))];
    }
    let Some(player) = view.seats.get(seat.index()) else {
        return Vec::new();
    };
    let mut lines = vec![strong(&format!(
        "Your turn: {actions} of at most 4 actions done."
    ))];
    if let Some(fresh) = fresh {
        let hint = format!("A station can be built on {fresh} now, and only now.");
        lines.push(sentence(&hint));
    }
    if player.pieces.only_prospect() {
        lines.extend(suggestions(view, seat, &[], company));
        return lines;
    }
    let held = Kind::ALL.into_iter().filter(|&kind| {
        let tunnel = player.pieces.tunnels[kind as usize] > 0;
        tunnel || player.pieces.dynamite == Some(kind) || player.pieces.options > 0
    });
    let turns: Vec<String> = held.map(words::turns).collect();
    for line in turns.chunks(2) {
        lines.push(paint(QUIET, format!("  {}", line.join("  ·  "))));
    }
    lines
}

/// The best routes that begin like this, for their owner.
fn suggestions(view: &View, seat: Seat, path: &[Space], company: Company) -> Vec<String> {
    if company.viewer() != Viewer::Seat(seat) {
        return Vec::new();
    }
    let routes = view.routes(seat).hauls();
    let fitting = routes
        .into_iter()
        .filter_map(|route| turned_to(route, path));
    let mut lines: Vec<String> = fitting
        .take(SUGGESTED)
        .map(|route| {
            let spaces: Vec<String> = route.spaces.iter().map(ToString::to_string).collect();
            let stones = words::stones(route.stones);
            sentence(&format!("A route for {stones}: {}", spaces.join(" → ")))
        })
        .collect();
    if lines.is_empty() && path.is_empty() {
        lines.push(sentence(
            "No route leads from one of your stations to another.",
        ));
    }
    lines
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
