//! The vocabulary of tiles and rooms in icons, read from the rules' own tables.

use caverna::{Dig, Effect, Fee, Goods, Parts, Price, Room, Route, Situation, Walls, Work};
use maud::{Markup, html};

use super::icons::{good, icon, tile};

/// What a room does, in icons.
pub(super) fn room_icons(room: Room) -> Markup {
    match room.card().work {
        Work::Use(parts) => parts_icons(parts, None),
        Work::Whenever(situation, effect) => html! {
            span .cv-effects aria-hidden="true" {
                span .cv-part {
                    (icon("whenever"))
                    (occasion(situation))
                    span .cv-colon { ":" }
                    @if let Effect::UseRooms(count) = effect {
                        span .cv-plus { "+" } (rooms_badge(count))
                    } @else {
                        (effect_icons(effect, None))
                    }
                }
            }
        },
    }
}

/// Parts below each other, alternatives beside each other.
pub(super) fn parts_icons(parts: Parts, turns: Option<u8>) -> Markup {
    html! {
        span .cv-effects aria-hidden="true" {
            @for alternatives in parts { (part_icons(alternatives, turns)) }
        }
    }
}

fn part_icons(alternatives: &[Effect], turns: Option<u8>) -> Markup {
    let gains_one = alternatives.len() > 1 && alternatives.iter().all(is_gain);
    let refills = alternatives.len() > 1 && alternatives.iter().all(is_refill);
    html! {
        span .cv-part {
            @if gains_one { span .cv-plus { "+" } }
            @if let (true, Effect::Refill(_, level)) = (refills, alternatives[0]) {
                (icon("refill")) b { (level) }
            }
            @for (index, effects) in alternatives.chunk_by(|one, other| bring_the_same(*one, *other)).enumerate() {
                @if index > 0 { span .cv-or { "/" } }
                @match effects {
                    [Effect::Gain(goods)] if gains_one => (amounts(*goods)),
                    [Effect::Refill(set, _)] if refills => (amounts(Goods::one_of_each(*set))),
                    [effect] => (effect_icons(*effect, turns)),
                    several => (paid_differently(several, turns)),
                }
            }
        }
    }
}

/// Whether two effects differ in what is paid alone.
fn bring_the_same(one: Effect, other: Effect) -> bool {
    match (one, other) {
        (Effect::Furnish(_), Effect::Furnish(_)) => true,
        (Effect::Exchange(_, gain), Effect::Exchange(_, same)) => gain == same,
        _ => false,
    }
}

/// What they bring is drawn once: 5 food or 2 gold, a room.
fn paid_differently(effects: &[Effect], turns: Option<u8>) -> Markup {
    html! {
        span .cv-effect {
            @for (index, effect) in effects.iter().enumerate() {
                @if index > 0 { span .cv-or { "/" } }
                @match effect {
                    Effect::Furnish(fee) => (price(*fee, turns)),
                    Effect::Exchange(pay, _) => (amounts(*pay)),
                    _ => {}
                }
            }
            (icon("arrow"))
            @if let Effect::Exchange(_, gain) = effects[0] { (amounts(gain)) } @else { (icon("furnish")) }
        }
    }
}

fn is_gain(effect: &Effect) -> bool {
    matches!(effect, Effect::Gain(_))
}

fn is_refill(effect: &Effect) -> bool {
    matches!(effect, Effect::Refill(..))
}

/// A single effect.
pub(super) fn effect_icons(effect: Effect, turns: Option<u8>) -> Markup {
    html! {
        span .cv-effect {
            @match effect {
                Effect::Gain(goods) => { span .cv-plus { "+" } (amounts(goods)) }
                Effect::GainBelow { goods, good: kind, below } => {
                    span .cv-plus { "+" } (amounts(goods))
                    span .cv-limit { "(<" (below) (good(kind)) ")" }
                }
                Effect::Refill(set, level) => {
                    (icon("refill")) b { (level) } (amounts(Goods::one_of_each(set)))
                }
                Effect::Exchange(pay, gain) => { (amounts(pay)) (icon("arrow")) (amounts(gain)) }
                Effect::ExchangeDifferent(count, gain) => {
                    b { (count) } (icon("different")) (icon("arrow")) (amounts(gain))
                }
                Effect::Dig(dig) => (digging(dig)),
                Effect::Furnish(Fee::Fixed(Price::Nothing)) => (icon("furnish")),
                Effect::Furnish(fee) => { (price(fee, turns)) (icon("arrow")) (icon("furnish")) }
                Effect::BuildWall => { span .cv-plus { "+" } (icon("wall")) }
                Effect::RazeWall(goods) => { (icon("raze")) (icon("arrow")) (amounts(goods)) }
                Effect::UseRooms(count) => (rooms_badge(count)),
            }
        }
    }
}

fn digging(dig: Dig) -> Markup {
    let name = match dig.route {
        Route::AroundWalls => "dig",
        Route::ThroughWalls => "dig-through",
    };
    html! {
        @if !dig.cost.is_none() { (amounts(dig.cost)) (icon("arrow")) }
        @for _ in 0..dig.tiles { (icon(name)) }
    }
}

/// What is paid to furnish.
fn price(fee: Fee, turns: Option<u8>) -> Markup {
    html! {
        @match (fee, turns) {
            (Fee::FoodPerTurn, None) => span .cv-per-turn { (icon("food")) "×" (icon("dwarf")) },
            (_, turns) => (amounts(fee.price(turns.unwrap_or_default()).goods())),
        }
    }
}

/// `[n]`: a number in an arch, as rooms are.
pub(super) fn rooms_badge(count: u8) -> Markup {
    html! { span .cv-uses { (count) } }
}

/// The situation in which a blue room acts.
fn occasion(situation: Situation) -> Markup {
    html! {
        @match situation {
            Situation::Choosing(taken) => span .cv-occasion { (tile(taken)) },
            Situation::Gaining(kind) => span .cv-occasion { "+" (good(kind)) },
            Situation::Using(numbers) => span .cv-occasion {
                @for (index, number) in numbers.iter().enumerate() {
                    @if index > 0 { span .cv-or { "/" } }
                    (rooms_badge(*number))
                }
            },
            Situation::Building => span .cv-occasion { "+" (icon("wall")) },
        }
    }
}

/// Goods with their numbers; a single one is its icon alone.
pub(super) fn amounts(goods: Goods) -> Markup {
    html! {
        @for (amount, kind) in goods.iter() {
            span .cv-amount { @if amount > 1 { b { (amount) } } (good(kind)) }
        }
    }
}

/// The wall icon of a room: dark sides are thick and filled, light ones dashed.
pub(super) fn walls_icon(room: Room) -> Markup {
    let icon = room.card().icon;
    html! {
        svg .cv-walls viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            rect .cv-walls-floor x="4" y="4" width="16" height="16" {}
            (sides(icon.may, "cv-walls-may"))
            (sides(icon.must, "cv-walls-must"))
        }
    }
}

fn sides(walls: Walls, class: &str) -> Markup {
    html! {
        @for side in walls.sides() {
            @let line = match side {
                caverna::Side::North => "M3 4H21",
                caverna::Side::East => "M20 3V21",
                caverna::Side::South => "M3 20H21",
                caverna::Side::West => "M4 3V21",
            };
            path .(class) d=(line) {}
        }
    }
}
