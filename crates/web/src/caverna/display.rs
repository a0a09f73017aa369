//! The display: the rooms that can be built, and those that nobody has seen yet.

use caverna::{Room, View};
use maud::{Markup, html};
use narration::caverna::words;
use tabletop::{Seat, Viewer};

use super::cards::{Wording, colour_class, prospect, room_face};
use super::icons;
use super::possible::Possible;
use crate::art::Scene;
use crate::part::Part;

/// All rooms that can be built. What the viewer cannot build is greyed, with the reason.
pub(super) fn display(view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        section .cv-display aria-labelledby="cv-display" {
            div .cv-section-head { h2 #cv-display { (texts.say("caverna-display")) } }
            @if view.display.is_empty() { p .cv-note { (texts.say("caverna-display-empty")) } }
            ul .cv-cards {
                @for room in view.display.iter() {
                    li { (Part::new(format!("room {room}"), card(room, view, possible, scene))) }
                }
            }
            @if scene.aids && !view.unseen.is_empty() {
                details #cv-unseen .cv-unseen {
                    summary {
                        (texts.say_with("caverna-unseen", &[("count", view.unseen.len().into())]))
                    }
                    ul {
                        @for room in view.unseen.iter() {
                            li .(colour_class(room)) { (icons::room(room)) span { (words::room(room, texts)) } }
                        }
                    }
                }
            }
            @if !view.out.is_empty() {
                p .cv-note {
                    (texts.say_with("caverna-out", &[("rooms", words::rooms(view.out, texts).into())]))
                }
            }
        }
    }
}

fn card(room: Room, view: &View, possible: Possible<'_>, scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    let seat = match scene.viewer {
        // Nobody builds any more.
        _ if view.outcome.is_some() => None,
        Viewer::Seat(seat) => Some(seat),
        Viewer::Bystander => view.is_solo().then(|| Seat::new(0)),
    };
    let outlook = seat.map(|seat| view.seats[seat.index()].prospect(room));
    let barred = outlook
        .as_ref()
        .is_some_and(|outlook| !outlook.obstacles.is_empty());
    let face = html! {
        (room_face(room, Wording::Told, texts))
        @if let Some(outlook) = &outlook { (prospect(outlook, texts)) }
    };
    html! {
        @if let Some(words) = possible.furnish(room) {
            button .cv-card .(colour_class(room)) .{ "cv-card-" (room) } .{ "vt-room-" (room) }
                type="button" data-words=(words) data-opens { (face) }
        } @else {
            div .cv-card .(colour_class(room)) .{ "cv-card-" (room) } .{ "vt-room-" (room) }
                .cv-barred[barred] tabindex="0" { (face) }
        }
    }
}
