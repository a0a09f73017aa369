//! What a piece in hand would bring: the route, the cities, the explosion, on the board and in
//! numbers.

use cavum::{Decision, Outlook, Purchase, Space, SpaceSet, View};
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

use super::geometry::{OUTLINE, line, shift};
use super::sprite::{gem, on_hex};
use crate::art::Scene;
use crate::picture::Preview;

/// `None` for what changes nothing on the board.
pub(super) fn preview(view: &View, decision: Decision, scene: &Scene<'_>) -> Option<Preview> {
    let Viewer::Seat(seat) = scene.viewer else {
        return None;
    };
    let after = view.outlook_after(seat, decision)?;
    let change = Change {
        before: view.outlook(seat),
        after,
        place: decision.place()?,
        station: matches!(
            decision,
            Decision::Station(_) | Decision::Option(Purchase::Station(_))
        ),
    };
    Some(Preview {
        board: change.drawing(seat),
        card: change.card(scene),
    })
}

/// What a decision would change.
struct Change {
    before: Outlook,
    after: Outlook,
    place: Space,
    station: bool,
}

impl Change {
    /// The richest route, what the explosion would take, and what every station would score.
    fn drawing(&self, seat: Seat) -> Markup {
        let Outlook {
            route,
            scoring,
            blast,
            ..
        } = &self.after;
        // What is threatened already is marked on the board.
        let new: SpaceSet = blast.minus(self.before.blast);
        html! {
            @if self.station {
                @for space in self.after.open_city_spaces { path .cm-reach d=(OUTLINE) transform=(shift(space)) {} }
                @for space in self.after.reach { path .cm-reach-way d=(OUTLINE) transform=(shift(space)) {} }
            }
            @for space in new { g transform=(shift(space)) { (on_hex("cm-threat", "cm-threat-new")) } }
            @if let Some(route) = route {
                path .cm-casing d=(line(&route.spaces)) {}
                path .cm-beads .{ "cm-seat-" (seat) } d=(line(&route.spaces)) {}
            }
            @for &(space, points) in scoring {
                text .cm-scores transform=(shift(space)) y="27" { "+" (points) }
            }
        }
    }

    fn card(&self, scene: &Scene<'_>) -> Markup {
        let texts = scene.texts;
        html! {
            dl .cm-preview {
                div {
                    dt { (texts.say("cavum-preview-route")) }
                    dd { (self.route(scene)) }
                }
                div {
                    dt { (texts.say("cavum-preview-cities")) }
                    dd { (self.cities(scene)) }
                }
                @if self.station {
                    @let count = ("count", self.after.open_city_spaces.len().into());
                    div {
                        dt { (texts.say("cavum-preview-reach")) }
                        dd { (texts.say_with("cavum-preview-reach-text", &[count])) }
                    }
                } @else {
                    div {
                        dt { (texts.say("cavum-preview-explosion")) }
                        dd { (self.explosion(scene)) }
                    }
                }
            }
        }
    }

    /// The stones of the richest route, those that it gains larger, and how many more they are.
    fn route(&self, scene: &Scene<'_>) -> Markup {
        let Some(route) = &self.after.route else {
            return html! { span .cm-soft { (scene.texts.say("cavum-preview-no-route")) } };
        };
        let had = self.before.route.as_ref().map(|route| route.stones);
        let (before, after) = (self.before.stones(), self.after.stones());
        html! {
            @for (colour, count) in route.stones.iter() {
                @let known = had.map_or(0, |stones| stones[colour]);
                @for number in 0..count {
                    span .cm-gained[number >= known] { (gem(colour)) }
                }
            }
            b .cm-better[after > before] .cm-worse[after < before] {
                @if before == after { (after) } @else { (before) " → " (after) }
            }
        }
    }

    fn cities(&self, scene: &Scene<'_>) -> Markup {
        let (before, after) = (self.before.city_points(), self.after.city_points());
        html! {
            @if before == after { (scene.texts.say_with("cavum-preview-same", &[("points", after.into())])) }
            @else {
                b .cm-better[after > before] .cm-worse[after < before] { (before) " → " (after) }
            }
        }
    }

    fn explosion(&self, scene: &Scene<'_>) -> String {
        let blast = self.after.blast;
        let goes = blast.contains(self.place);
        let others = blast.without(self.place).len();
        let key = if goes {
            "cavum-preview-goes"
        } else {
            "cavum-preview-stays"
        };
        scene.texts.say_with(key, &[("others", others.into())])
    }
}
