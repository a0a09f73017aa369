//! The winners before their open chest, and those who came next.

use maud::{Markup, html};
use narration::diamant::questions::victory;
use tabletop::{Outcome, Seat};

use super::camp::landscape;
use super::figures::{Hand, adventurer, seat_class};
use super::gems::{self, Lid};
use crate::art::Scene;

/// How many stand behind the winners.
const BEHIND: usize = 2;

/// The evening at the camp. `places` are the seats with their places, the best first.
pub(super) fn podium(places: &[(usize, Seat)], outcome: &Outcome, scene: &Scene<'_>) -> Markup {
    let (winners, others): (Vec<_>, Vec<_>) = places.iter().partition(|(place, _)| *place == 1);
    html! {
        section .dm-podium {
            (landscape())
            h2 .dm-victory { (victory(outcome, scene)) }
            p .dm-margin { (margin(&winners, &others, outcome, scene)) }
            div .dm-podium-party aria-hidden="true" {
                @for (place, seat) in others.iter().take(BEHIND) {
                    span .dm-runner-up .(seat_class(*seat)) {
                        (adventurer(*seat, Hand::Empty)) b { (place) }
                    }
                }
                div .dm-winners {
                    @for (_, seat) in &winners {
                        span .(seat_class(*seat)) { (adventurer(*seat, Hand::Torch)) }
                    }
                    div .dm-hoard { (gems::chest(Lid::OpenFull)) }
                }
            }
        }
    }
}

/// By how much it was won; for somebody who has not won, their own place.
fn margin(
    winners: &[(usize, Seat)],
    others: &[(usize, Seat)],
    outcome: &Outcome,
    scene: &Scene<'_>,
) -> String {
    let texts = scene.texts;
    if let Some((place, seat)) = others.iter().find(|(_, seat)| scene.viewer.is(*seat)) {
        let own = [
            ("place", (*place).into()),
            ("points", outcome.points_of(*seat).into()),
        ];
        return texts.say_with("diamant-margin-own", &own);
    }
    let (Some((_, winner)), Some((_, second))) = (winners.first(), others.first()) else {
        return String::new();
    };
    let lead = outcome.points_of(*winner) - outcome.points_of(*second);
    let lead = [("lead", lead.into()), ("name", scene.name(*second).into())];
    texts.say_with("diamant-margin", &lead)
}
