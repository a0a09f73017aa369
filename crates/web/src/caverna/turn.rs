//! How far the turn has come: the tile in use, what of it is done, and what it still offers.
//! It stands beside the question.

use caverna::{Effect, StageView, TurnView, View};
use maud::{Markup, html};
use narration::Texts;
use narration::caverna::{effects, words};

use super::cave;
use super::effect_icons::effect_icons;
use super::icons::{self, icon};
use super::players::seat_class;
use super::possible::{Offer, Possible};
use super::told;
use crate::art::Scene;

/// The current player’s turn.
pub(super) fn turn(view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    let Some(seat) = view.on_turn else {
        return Markup::default();
    };
    let texts = scene.texts;
    let turns = view.turns_per_player();
    let number = turns + 1 - view.seats[seat.index()].turns_left.min(turns);
    let mut arguments = vec![("turn", number.into()), ("turns", turns.into())];
    let whose = if scene.viewer.is(seat) {
        texts.say_with("caverna-turn-own", &arguments)
    } else {
        arguments.push(("name", scene.name(seat).into()));
        texts.say_with("caverna-turn-other", &arguments)
    };
    html! {
        div .caverna .cv-turn .(seat_class(seat)) {
            p .cv-whose { (whose) }
            // What is asked next while a decision is put together: the script writes it here.
            p #cv-next .cv-next role="status" hidden {}
            @if possible.is_for(seat) && view.stage == StageView::ChoosingCavern {
                (cave::cavern_sides(texts))
            }
            @if let Some(turn) = view.turn { (in_use(turn, view, possible, texts)) }
        }
    }
}

/// The tile of the turn: every effect of a part that is still open can be picked.
fn in_use(turn: TurnView, view: &View, possible: Possible<'_>, texts: &Texts) -> Markup {
    let turns = view.turns_per_player();
    let parts = turn.tile.card().actions.iter().zip(turn.open);
    html! {
        div .cv-way {
            span .cv-crumb {
                (icons::tile(turn.tile)) span .hidden-text { (words::tile(turn.tile, texts)) ". " }
                (told::tile(turn.tile, view, texts))
            }
            ul .cv-open-parts {
                @for (alternatives, open) in parts {
                    li .cv-open-part .cv-closed[!open] {
                        @for (index, effect) in alternatives.iter().enumerate() {
                            @if index > 0 { span .cv-or aria-hidden="true" { "/" } }
                            (offer(*effect, open, turns, possible, texts))
                        }
                        @if !open {
                            span .cv-done {
                                (icon("done"))
                                span .hidden-text { (texts.say("caverna-part-done")) }
                            }
                        }
                    }
                }
            }
            @if possible.uses_no_room() {
                button .cv-offer .cv-no-room type="button" data-words="use no-room" {
                    (texts.say("caverna-decision-use-no-room"))
                    (told::plain(&texts.say("caverna-decision-use-no-room-detail")))
                }
            }
            @if turn.rooms_left > 0 && view.stage == StageView::Acting {
                span .cv-note {
                    (texts.say_with("caverna-rooms-left", &[("count", turn.rooms_left.into())]))
                }
            }
            @if turn.pile_waits { span .cv-note { (texts.say("caverna-pile-waits")) } }
        }
    }
}

/// An effect of the tile in use. It does what it shows, or marks where that can be done; where
/// neither is possible, its words say why.
fn offer(effect: Effect, open: bool, turns: u8, possible: Possible<'_>, texts: &Texts) -> Markup {
    let text = words::capitalised(&effects::part(&[effect], Some(turns), texts));
    let offer = possible.effect(effect).filter(|_| open);
    let icons = html! { span aria-hidden="true" { (effect_icons(effect, Some(turns))) } };
    html! {
        @match offer {
            Some(offer) if possible.leads_on(offer.words()) => {
                button .cv-offer type="button" data-words=(offer.words()) data-opens[offer.opens()]
                    data-next=[next(&offer, effect, texts)] data-drags[effect == Effect::BuildWall] {
                    (icons) (told::plain(&text))
                }
            }
            Some(_) => {
                span .cv-offer .cv-impossible tabindex="0" {
                    (icons)
                    (told::sentences(&[text, why_not(effect, turns, possible, texts)]))
                }
            }
            None => span .cv-offer { (icons) (told::plain(&text)) },
        }
    }
}

/// What is asked once the offer is picked.
fn next(offer: &Offer, effect: Effect, texts: &Texts) -> Option<String> {
    let key = match effect {
        _ if !offer.opens() => return None,
        Effect::Furnish(_) => "caverna-next-furnish",
        Effect::Dig(_) => "caverna-next-dig",
        Effect::BuildWall => "caverna-next-wall",
        Effect::RazeWall(_) => "caverna-next-raze",
        Effect::UseRooms(_) => "caverna-next-use",
        _ => return None,
    };
    Some(texts.say(key))
}

/// Why nothing can be done with an effect that is still open.
fn why_not(effect: Effect, turns: u8, possible: Possible<'_>, texts: &Texts) -> String {
    let cost = match effect {
        Effect::Furnish(fee) => fee.price(turns).goods(),
        Effect::Dig(dig) => dig.cost,
        Effect::Exchange(pay, _) => pay,
        _ => caverna::Goods::NONE,
    };
    let missing = possible.missing(cost);
    if !missing.is_none() {
        let goods = words::goods(missing, texts);
        return texts.say_with("caverna-obstacle-missing", &[("goods", goods.into())]);
    }
    texts.say(match effect {
        Effect::Furnish(_) => "caverna-cannot-furnish",
        Effect::Dig(_) => "caverna-cannot-dig",
        Effect::BuildWall => "caverna-cannot-wall",
        Effect::RazeWall(_) => "caverna-cannot-raze",
        _ => "caverna-cannot-use",
    })
}
