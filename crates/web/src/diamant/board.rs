//! The whole table.

use diamant::{Decision, Diamant, View};
use maud::{Markup, html};
use tabletop::Perspective;

use super::past::Past;
use super::{camp, cave, deck, players, result, stock};
use crate::art::Scene;
use crate::part::Part;
use crate::picture::Choice;

/// Camp and cave; at the end, who has won.
pub(super) fn board(
    seen: &Perspective<'_, Diamant>,
    choices: &[Choice],
    scene: &Scene<'_>,
) -> Markup {
    let view = &seen.view;
    html! {
        @if let Some(outcome) = &view.outcome {
            div .diamant .dm-board .dm-end {
                (Part::new("result", result::result(seen, outcome, scene)))
            }
        } @else {
            div .diamant .dm-board .dm-mountain {
                (camp::camp(view, choices, scene))
                (cave::cave(view, &Past::now(events(seen)), choices, scene))
            }
        }
    }
}

/// Everybody at the table. At the end the ranking has them all.
pub(super) fn beside(seen: &Perspective<'_, Diamant>, scene: &Scene<'_>) -> Markup {
    html! {
        @if seen.outcome.is_none() {
            div .diamant .dm-aside { (players::players(&seen.view, &Past::now(events(seen)), scene)) }
        }
    }
}

/// What may still come out of the mountain, and what never will; at the end, the five caves.
pub(super) fn below(seen: &Perspective<'_, Diamant>, scene: &Scene<'_>) -> Markup {
    let view = &seen.view;
    html! {
        @if view.outcome.is_some() {
            div .diamant .dm-stock { (result::caves(seen, scene)) }
        } @else {
            div .diamant .dm-stock .dm-with-relics[view.relics] {
                (Part::new("traps", stock::traps(view, scene.texts)))
                @if view.relics { (Part::new("relics", stock::relics(view, scene))) }
                @if scene.aids { (Part::new("deck", deck::deck(view, scene.texts))) }
            }
        }
    }
}

/// Everything the viewer has heard.
pub(super) fn events<'a>(
    seen: &Perspective<'a, Diamant>,
) -> impl Iterator<Item = &'a diamant::Event> {
    seen.heard.iter().map(|&(_, event)| event)
}

/// One of the two ways, as a place on the board.
pub(super) struct Way<'a> {
    /// Where it leads.
    pub(super) decision: Decision,
    /// The id of the button.
    pub(super) id: &'static str,
    /// The class of the place.
    pub(super) class: &'static str,
    /// What the viewer sees.
    pub(super) view: &'a View,
    /// What the viewer may decide.
    pub(super) choices: &'a [Choice],
    /// What is drawn there.
    pub(super) picture: Markup,
}

/// A button for those who are asked. It belongs to the form of the decisions, so it works
/// without the script too. Only the viewer sees which way they have chosen.
pub(super) fn way(
    Way {
        decision,
        id,
        class,
        view,
        choices,
        picture,
    }: Way<'_>,
) -> Markup {
    let words = decision.to_string();
    let chosen = view.own_choice == Some(decision);
    html! {
        @if let Some(choice) = choices.iter().find(|choice| choice.words == words) {
            button .dm-way .dm-target .(class) id=(id) type="submit" form="choices" name="decision"
                value=(words) data-words=(words) data-way {
                (picture)
                span .dm-way-label {
                    b { (choice.label.text) }
                    span .dm-way-detail { (choice.label.detail) }
                }
            }
        } @else {
            div .dm-way .dm-chosen[chosen] .(class) {
                (picture)
                @if chosen { span .dm-tick aria-hidden="true" { "✓" } }
            }
        }
    }
}
