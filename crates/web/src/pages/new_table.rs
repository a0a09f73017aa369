//! The form for a new table, made from the options of the game.

use catalog::AnyGame;
use maud::{Markup, html};
use narration::Texts;
use tabletop::{OptionKind, OptionSpec};

use crate::pages::forms::sitter_options;

/// The level that is proposed for the chairs of bots.
const PROPOSED: &str = "greedy";

/// `POST /tables`, folded away.
pub(crate) fn new_table(texts: &Texts, game: &dyn AnyGame) -> Markup {
    let id = game.id();
    html! {
        details .new-table id={ "new-" (id) } {
            summary .button .quiet { (texts.say("new-title")) }
            form method="post" action="/tables" {
                input type="hidden" name="game" value=(id);
                @for option in game.options() {
                    @if let OptionKind::Count { least, most, default } = option.kind {
                        (count(texts, id, option, least..=most, default))
                    }
                }
                (switches(texts, game))
                (chairs(texts, game))
                fieldset {
                    legend { (texts.say("new-who")) }
                    label .check {
                        input type="radio" name="public" value="no" checked;
                        span { (texts.say("new-by-link")) small { (texts.say("new-by-link-help")) } }
                    }
                    label .check {
                        input type="radio" name="public" value="yes";
                        span { (texts.say("new-public")) small { (texts.say("new-public-help")) } }
                    }
                }
                fieldset {
                    legend { (texts.say("hint-legend")) }
                    label .check {
                        input type="checkbox" name="hints" value="yes";
                        span { (texts.say("hint-allow")) small { (texts.say("hint-allow-help")) } }
                    }
                }
                button .button .primary type="submit" { (texts.say("new-create")) }
            }
        }
    }
}

fn count(
    texts: &Texts,
    game: &str,
    option: &OptionSpec,
    values: std::ops::RangeInclusive<u8>,
    default: u8,
) -> Markup {
    html! {
        fieldset {
            legend { (option_label(texts, game, option.name)) }
            div .segments {
                @for value in values {
                    label {
                        input type="radio" name=(option.name) value=(value) checked[value == default];
                        span { (value) }
                    }
                }
            }
        }
    }
}

fn switches(texts: &Texts, game: &dyn AnyGame) -> Markup {
    let switches = || {
        game.options()
            .iter()
            .filter_map(|option| match option.kind {
                OptionKind::Switch { default } => Some((option.name, default)),
                OptionKind::Count { .. } => None,
            })
    };
    html! {
        @if switches().next().is_some() {
            fieldset {
                legend { (texts.say("new-options")) }
                @for (name, on) in switches() {
                    @let help = format!("{}-option-{name}-help", game.id());
                    label .check {
                        input type="checkbox" name=(name) value="yes" checked[on];
                        span {
                            (option_label(texts, game.id(), name))
                            @if texts.has(&help) { small { (texts.say(&help)) } }
                        }
                    }
                }
            }
        }
    }
}

/// A chair for each seat but the visitor's own. The style sheet shows as many as the chosen
/// number of seats needs; the server ignores the rest.
fn chairs(texts: &Texts, game: &dyn AnyGame) -> Markup {
    let most = game
        .options()
        .iter()
        .find_map(|option| match option.kind {
            OptionKind::Count { most, .. } if option.name == "seats" => Some(most),
            _ => None,
        })
        .unwrap_or(1);
    html! {
        @if most > 1 {
            fieldset .new-chairs {
                legend { (texts.say("new-chairs")) }
                p .new-chair { span { (texts.say_with("chair-number", &[("number", 1.into())])) } span .you { (texts.say("new-you")) } }
                @for seat in 1..most {
                    label .new-chair {
                        span { (texts.say_with("chair-number", &[("number", (seat + 1).into())])) }
                        select name={ "seat" (seat) } { (sitter_options(texts, game.id(), if seat == 1 { "person" } else { PROPOSED })) }
                    }
                }
            }
        }
    }
}

fn option_label(texts: &Texts, game: &str, name: &str) -> String {
    texts.say(&format!("{game}-option-{name}"))
}
