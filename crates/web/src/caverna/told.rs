//! What is told of a thing while it is looked at. It lies in the thing itself, where screen
//! readers hear it; the script shows it in the place for explanations. What the thing says
//! already is only shown there.

use caverna::{Good, Goods, Obstacle, Room, RoomSet, SeatView, Tile, View};
use maud::{Markup, html};
use narration::Texts;
use narration::caverna::{effects, words};

use super::anchors::{room_anchor, tile_anchor};
use super::cards::{colour_class, shield};
use super::effect_icons::walls_icon;
use super::icons;
use super::possible::Possible;

/// A text and nothing else.
pub(super) fn plain(text: &str) -> Markup {
    html! { span .hidden-text .cv-told data-told { (ended(text)) " " } }
}

/// Several sentences.
pub(super) fn sentences(sentences: &[String]) -> Markup {
    html! {
        span .hidden-text .cv-told data-told {
            @for sentence in sentences.iter().filter(|sentence| !sentence.is_empty()) { (ended(sentence)) " " }
        }
    }
}

/// What a room does, with its points.
pub(super) fn room(room: Room, texts: &Texts) -> Markup {
    html! {
        span .hidden-text .cv-told data-told data-rules=(room_anchor(room)) {
            (heading(room, texts))
            span .cv-told-lines { (effect(room, texts)) }
        }
    }
}

/// A room of the display: what it costs, what it does, where it fits or why it does not.
pub(super) fn offered(
    room: Room,
    owner: Option<&SeatView>,
    possible: Possible<'_>,
    texts: &Texts,
) -> Markup {
    html! {
        span .hidden-text .cv-told data-told data-rules=(room_anchor(room)) { (about_offered(room, owner, possible, texts)) }
    }
}

/// The same, to be shown at once.
pub(super) fn about_offered(
    room: Room,
    owner: Option<&SeatView>,
    possible: Possible<'_>,
    texts: &Texts,
) -> Markup {
    html! {
        (heading(room, texts))
        span .cv-told-lines {
            span aria-hidden="true" { (cost(room, owner, possible, texts)) }
            (effect(room, texts))
            @if let Some(owner) = owner {
                @let outlook = owner.prospect(room);
                span aria-hidden="true" {
                    @if outlook.obstacles.is_empty() {
                        span .cv-fits {
                            (ended(&words::capitalised(&texts.say_with("caverna-fits", &[
                                ("spaces", words::spaces(outlook.fits, texts).into()),
                            ])))) " "
                        }
                    }
                    @for obstacle in &outlook.obstacles {
                        span .cv-obstacle { (ended(&words::capitalised(&reason(*obstacle, texts)))) " " }
                    }
                }
            }
        }
        span .cv-told-walls aria-hidden="true" { (walls_icon(room)) }
    }
}

/// What a tile offers.
pub(super) fn tile(tile: Tile, view: &View, texts: &Texts) -> Markup {
    html! {
        span .hidden-text .cv-told data-told data-rules=(tile_anchor(tile)) { (about_tile(tile, view, texts)) }
    }
}

/// The same, to be shown at once.
pub(super) fn about_tile(tile: Tile, view: &View, texts: &Texts) -> Markup {
    let turns = Some(view.turns_per_player()).filter(|turns| *turns > 0);
    html! {
        span .cv-told-picture aria-hidden="true" { span .cv-medallion { (icons::tile(tile)) } }
        b .cv-told-name aria-hidden="true" { (words::tile(tile, texts)) " " }
        span .cv-told-lines {
            @for line in effects::tile_lines(tile, turns, texts) { (line) ". " }
            @if tile == Tile::Renovation && !view.is_solo() {
                span .cv-obstacle { (texts.say("caverna-renovation-condition")) ". " }
            }
        }
    }
}

/// How much there is of a good, and what it is for.
pub(super) fn good(good: Good, amount: u8, texts: &Texts) -> Markup {
    let stock = texts.say_with(
        "caverna-stock",
        &[
            ("good", words::capitalised(&words::good(good, texts)).into()),
            ("count", amount.into()),
            ("limit", good.limit().into()),
        ],
    );
    let convertible = Good::CONVERTIBLE.contains(&good);
    html! {
        span .hidden-text .cv-told data-told {
            span .cv-told-picture aria-hidden="true" { (icons::good(good)) }
            span .cv-told-lines {
                (stock) ". "
                @if convertible {
                    span aria-hidden="true" { (texts.say("caverna-told-convert")) " " }
                }
                @if good == Good::Gold { span aria-hidden="true" { (texts.say("caverna-told-gold")) " " } }
            }
        }
    }
}

/// Names of rooms.
pub(super) fn rooms(lead: &str, rooms: RoomSet, texts: &Texts) -> Markup {
    html! {
        span .hidden-text .cv-told data-told {
            span .cv-told-lines { (lead) " " (words::rooms(rooms, texts)) ". " }
        }
    }
}

/// Why a room cannot be built.
fn reason(obstacle: Obstacle, texts: &Texts) -> String {
    match obstacle {
        Obstacle::CannotAfford { missing } => texts.say_with(
            "caverna-obstacle-missing",
            &[("goods", words::goods(missing, texts).into())],
        ),
        Obstacle::NoFittingSpace => texts.say("caverna-obstacle-walls"),
        Obstacle::TooManyBlue => texts.say("caverna-obstacle-blue"),
    }
}

fn heading(room: Room, texts: &Texts) -> Markup {
    html! {
        span .cv-told-picture .(colour_class(room)) aria-hidden="true" { span .cv-medallion { (icons::room(room)) } }
        b .cv-told-name aria-hidden="true" { (words::room(room, texts)) " " (shield(room.card().points, texts)) " " }
    }
}

fn effect(room: Room, texts: &Texts) -> Markup {
    html! { @for line in effects::room_lines(room, texts) { (line) ". " } }
}

/// “Costs 2 wood, and 3 food for Housework. That leaves you 1 wood and 2 food.”
fn cost(room: Room, owner: Option<&SeatView>, possible: Possible<'_>, texts: &Texts) -> Markup {
    let cost = room.card().cost;
    let prices: Vec<Goods> = possible.prices().map(caverna::Price::goods).collect();
    let named: Vec<String> = prices
        .iter()
        .filter(|price| !price.is_none())
        .map(|price| words::goods_object(*price, texts))
        .collect();
    let own = if cost.is_none() {
        words::capitalised(&texts.say("caverna-free"))
    } else {
        let goods = words::goods(cost, texts);
        texts.say_with("caverna-costs", &[("goods", goods.into())])
    };
    let stock = owner.map_or(Goods::NONE, |owner| owner.goods);
    let payable = prices
        .iter()
        .map(|price| cost.and(*price))
        .find(|whole| stock.covers(*whole) && possible.furnish(room).is_some());
    html! {
        (own)
        @if !named.is_empty() {
            (texts.say_with("caverna-told-price", &[("goods", texts.one_of(&named).into())]))
        }
        ". "
        @if let Some(whole) = payable {
            // What is missing to the stock from the cost is what is left of it.
            @let left = whole.missing(stock);
            @if left.is_none() {
                (texts.say("caverna-told-nothing-left"))
            } @else {
                (texts.say_with("caverna-told-left", &[("goods", words::goods(left, texts).into())]))
            }
            " "
        }
    }
}

/// A sentence needs an end, but not two.
fn ended(text: &str) -> String {
    if text.ends_with(['.', '!', '?']) {
        text.to_owned()
    } else {
        format!("{text}.")
    }
}
