//! Who sits where.

use catalog::Level;
use maud::{Markup, html};
use model::{Chair, Character, TakeOver, with_seats};
use narration::Texts;
use tabletop::{Seat, SeatSet, Viewer};

use crate::pages::forms::{quiet_button, sitter_options};
use crate::pages::icons;
use crate::pages::portrait::portrait;
use crate::pages::table::TablePage;

/// The chairs before the start: to join, and for the host to arrange.
pub(crate) fn arranged_chairs(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        ol .chairs {
            @for (seat, chair) in with_seats(page.chairs) {
                li .chair .(kind(page, seat, chair)) .mine[page.viewer.is(seat)] {
                    (chair_in_words(texts, page, seat, chair))
                    @if chair.is_empty() && page.viewer == Viewer::Bystander {
                        (quiet_button(&page.address("join"), &[("seat", &seat.to_string())],
                            "button primary", &texts.say("waiting-join")))
                    }
                    @if page.host && !page.viewer.is(seat) {
                        (arrangement(texts, page, seat, chair))
                    }
                }
            }
        }
    }
}

/// The host's choice of who may sit in a chair.
fn arrangement(texts: &Texts, page: &TablePage<'_>, seat: Seat, chair: &Chair) -> Markup {
    let id = format!("sitter-{seat}");
    let chosen = match chair {
        Chair::Bot { level, .. } => level.word(),
        Chair::Empty | Chair::Person { .. } => "person",
    };
    html! {
        form .arrange method="post" action=(page.address("seat")) data-quiet data-on-change {
            input type="hidden" name="seat" value=(seat);
            label .hidden-text for=(id) {
                (texts.say_with("waiting-arrange", &[("number", number(seat).into())]))
            }
            select id=(id) name="sitter" { (sitter_options(texts, page.game, chosen)) }
            button .button .unscripted type="submit" { (texts.say("waiting-set")) }
        }
    }
}

/// Who sits where while the match runs.
pub(crate) fn company(texts: &Texts, page: &TablePage<'_>, awaited: SeatSet) -> Markup {
    html! {
        section .panel .company aria-labelledby="company" {
            h2 #company { (texts.say("table-company")) }
            ol .chairs .compact {
                @for (seat, chair) in with_seats(page.chairs) {
                    li .chair .(kind(page, seat, chair)) .mine[page.viewer.is(seat)] .awaited[awaited.contains(seat)] {
                        (chair_in_words(texts, page, seat, chair))
                        @if awaited.contains(seat) {
                            span .badge { (texts.say("table-awaited")) }
                        }
                    }
                }
            }
            (watching(texts, page.bystanders))
        }
    }
}

/// The vote about a chair, and the button to take part in it.
pub(crate) fn take_over(texts: &Texts, page: &TablePage<'_>, offer: &TakeOver) -> Markup {
    let votes = [
        ("votes", offer.votes.into()),
        ("needed", offer.needed.into()),
    ];
    html! {
        div .take-over {
            p { (texts.say_with("take-over-votes", &votes)) }
            @if offer.voted {
                p { (texts.say("take-over-asked")) }
            } @else if page.viewer != Viewer::Bystander && !page.viewer.is(offer.seat) {
                (quiet_button(&page.address("take-over"), &[("seat", &offer.seat.to_string())],
                    "button", &texts.say("take-over-ask")))
            }
        }
    }
}

/// How many look on.
pub(crate) fn watching(texts: &Texts, bystanders: usize) -> Markup {
    html! {
        p .watching {
            (icons::eye())
            (texts.say_with("table-bystanders", &[("count", bystanders.into())]))
        }
    }
}

/// The button to leave, folded away so that nobody leaves by accident.
pub(crate) fn leave(texts: &Texts, page: &TablePage<'_>) -> Markup {
    html! {
        details #leave .leave {
            summary { (texts.say("table-leave")) }
            p { (texts.say("table-leave-sure")) }
            (quiet_button(&page.address("leave"), &[], "button danger", &texts.say("table-leave-now")))
        }
    }
}

fn chair_in_words(texts: &Texts, page: &TablePage<'_>, seat: Seat, chair: &Chair) -> Markup {
    let (picture, name, about) = match chair {
        Chair::Empty => (icons::chair(), texts.say("chair-empty"), String::new()),
        Chair::Person { name, left, .. } => {
            let key = match (left, page.present.contains(seat)) {
                (true, _) => "chair-left",
                (false, true) => "chair-here",
                (false, false) => "chair-away",
            };
            (icons::person(), name.to_string(), texts.say(key))
        }
        Chair::Bot {
            level,
            name,
            character,
            kept_for,
        } => {
            let about = bot_in_words(texts, *level, *character);
            let about = match kept_for {
                Some(owner) => {
                    let kept = [("name", owner.name.as_str().into())];
                    format!("{about} · {}", texts.say_with("chair-kept", &kept))
                }
                None => about,
            };
            let picture = character.map_or_else(icons::bot, portrait);
            (picture, name.to_string(), about)
        }
    };
    html! {
        span .avatar aria-hidden="true" data-seat=(seat) { (picture) }
        span .sitter {
            span .sitter-name {
                (name)
                @if page.viewer.is(seat) { " " span .you { (texts.say("chair-you")) } }
            }
            @if !about.is_empty() { span .sitter-about { (about) } }
        }
    }
}

/// How a bot plays: its level and, if that has room for a temper, its character.
fn bot_in_words(texts: &Texts, level: Level, character: Option<Character>) -> String {
    let level_name = texts.say(&format!("level-{level}"));
    match character {
        Some(character) if level.has_temper() => texts.say_with(
            "chair-bot-character",
            &[
                ("level", level_name.into()),
                (
                    "line",
                    texts.say(&format!("character-{}", character.word())).into(),
                ),
            ],
        ),
        _ => texts.say_with("chair-bot", &[("level", level_name.into())]),
    }
}

fn kind(page: &TablePage<'_>, seat: Seat, chair: &Chair) -> &'static str {
    match chair {
        Chair::Empty => "empty",
        Chair::Person { left: true, .. } => "gone",
        Chair::Person { .. } if !page.present.contains(seat) => "away",
        Chair::Person { .. } => "person",
        Chair::Bot { .. } => "bot",
    }
}

/// Chairs are counted from 1 when people read it.
fn number(seat: Seat) -> usize {
    seat.index() + 1
}

#[cfg(test)]
mod tests {
    use narration::Lang;

    use super::*;

    #[test]
    fn a_bot_says_how_it_plays_if_its_level_has_room_for_a_temper() {
        for lang in Lang::ALL {
            let texts = Texts::of(lang);
            for character in Character::ALL {
                let line = texts.say(&format!("character-{}", character.word()));
                let says = |level| bot_in_words(texts, level, Some(character)).contains(&line);
                assert!(says(Level::Greedy) && says(Level::Expert), "{lang}");
                assert!(!says(Level::Random), "{lang}");
            }
        }
        let english = Texts::of(Lang::En);
        let flint = bot_in_words(english, Level::Strong, Some(Character::Flint));
        assert_eq!(flint, "Bot · Skilled. Loves a risk.");
        let from_before = bot_in_words(english, Level::Strong, None);
        assert_eq!(from_before, "Bot · Skilled");
    }
}
