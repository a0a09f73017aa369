//! Aids for those who want them: what anybody could work out from what lies open.

use diamant::{Card, CardCount, SeatView, StageView, View};
use maud::{Markup, html};
use narration::Texts;
use narration::diamant::words::{relic_name, trap_name};
use tabletop::Viewer;

use super::cards::warning;
use super::gems;
use super::{relics, traps};
use crate::art::Scene;

/// The risk of the next card, what leaving alone would bring, and what is left in the deck.
pub(super) fn aids(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        section .dm-aids {
            h2 .hidden-text { (scene.texts.say("diamant-aids")) }
            (risk(view, scene.texts))
            (leaving_alone(view, scene))
            (deck(view, scene.texts))
        }
    }
}

/// The chance that the next card ends the round, in percent, rounded.
fn percent(view: &View) -> u32 {
    let size = view.deck_size().max(1);
    (view.deadly_cards() * 100 + size / 2) / size
}

fn risk(view: &View, texts: &Texts) -> Markup {
    let percent = percent(view);
    let number = texts.say_with("diamant-percent", &[("percent", percent.into())]);
    let cards = texts.say_with(
        "diamant-risk-cards",
        &[
            ("deadly", view.deadly_cards().into()),
            ("size", view.deck_size().into()),
        ],
    );
    html! {
        div .dm-risk .dm-high[percent >= 20] {
            p .dm-risk-line {
                span { (texts.say("diamant-risk")) }
                b .dm-number { (number) }
            }
            div .dm-meter role="meter" aria-label=(texts.say("diamant-risk"))
                aria-valuemin="0" aria-valuemax="100" aria-valuenow=(percent)
                aria-valuetext=(number) {
                svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"
                    focusable="false" {
                    rect .dm-meter-back width="100" height="6" {}
                    rect .dm-meter-fill width=(percent) height="6" {}
                }
            }
            p .dm-small { (cards) }
        }
    }
}

/// What the viewer would bring home by leaving alone: everything in it lies open.
fn leaving_alone(view: &View, scene: &Scene<'_>) -> Markup {
    let inside = |player: &&SeatView| player.in_cave && view.stage == StageView::Choosing;
    let own = match scene.viewer {
        Viewer::Seat(seat) => view.seats.get(seat.index()).filter(inside),
        Viewer::Bystander => None,
    };
    let Some(own) = own else {
        // The line keeps its place, so that nothing jumps when the viewer goes home.
        return html! { p .dm-alone .dm-idle { "\u{a0}" } };
    };
    let total = u16::from(own.gathered) + u16::from(view.rubies_on_path);
    html! {
        p .dm-alone {
            span { (scene.texts.say("diamant-alone")) }
            (gems::gems(total))
            @if !view.relics_on_path.is_empty() {
                span .dm-small {
                    (scene.texts.say_with(
                        "diamant-alone-relics",
                        &[("value", diamant::Relic::total(view.relics_on_path).into())],
                    ))
                }
            }
        }
    }
}

/// The deck as a table that can be unfolded.
fn deck(view: &View, texts: &Texts) -> Markup {
    let of = |wanted: fn(Card) -> bool| {
        let mut entries: Vec<CardCount> = view.deck.clone();
        entries.retain(|entry| wanted(entry.card));
        entries
    };
    let groups = [
        (
            "diamant-deck-treasures",
            of(|card| matches!(card, Card::Treasure(_))),
        ),
        (
            "diamant-deck-traps",
            of(|card| matches!(card, Card::Trap(_))),
        ),
        (
            "diamant-deck-relics",
            of(|card| matches!(card, Card::Relic(_))),
        ),
    ];
    html! {
        details .dm-deck #diamant-deck {
            summary { (texts.say_with("diamant-deck", &[("size", view.deck_size().into())])) }
            div .dm-deck-groups {
                @for (title, entries) in groups.iter().filter(|(_, entries)| !entries.is_empty()) {
                    table {
                        caption {
                            (texts.say(title)) " " b { (entries.iter().map(|entry| entry.count).sum::<u32>()) }
                        }
                        thead .hidden-text {
                            tr {
                                th scope="col" { (texts.say("diamant-deck-card")) }
                                th scope="col" { (texts.say("diamant-deck-count")) }
                            }
                        }
                        tbody {
                            @for entry in entries { (row(*entry, view, texts)) }
                        }
                    }
                }
            }
        }
    }
}

fn row(entry: CardCount, view: &View, texts: &Texts) -> Markup {
    let deadly = view.is_deadly(entry.card);
    html! {
        tr .dm-seen[deadly] {
            th scope="row" {
                @match entry.card {
                    Card::Treasure(value) => { (gems::ruby()) (value) }
                    Card::Trap(trap) => { (traps::trap(trap)) (trap_name(trap, texts)) }
                    Card::Relic(relic) => { (relics::relic(relic)) (relic_name(relic, texts)) }
                }
                @if deadly {
                    (warning())
                    span .hidden-text { (texts.say("diamant-deck-deadly")) }
                }
            }
            td { "×" (entry.count) }
        }
    }
}
