//! What the search has to say at a table: hints while a match runs, an analysis after it.

use catalog::Advice;
use maud::{Markup, html};
use model::{AnalysisProgress, Hint};
use narration::Texts;
use tabletop::AnyTable;

use crate::any_art::Rendering;
use crate::art::Scene;
use crate::pages::icons;
use crate::pages::reasons::Reasons;
use crate::pages::table::TablePage;

/// What the search has to say at a table.
#[derive(Clone, Debug, Default)]
pub struct Counsel {
    /// Whether everybody at the table may ask for hints, and not only somebody alone with
    /// bots.
    pub hints_for_all: bool,
    /// The visitor's hint.
    pub hint: Hint,
    /// The analysis of a finished match.
    pub analysis: AnalysisProgress,
}

/// The way to a hint.
pub(crate) fn hint_ask(texts: &Texts, page: &TablePage<'_>, rendering: &Rendering) -> Markup {
    if rendering.picture.choices.is_empty() {
        return html! {};
    }
    match &page.counsel.hint {
        Hint::Unavailable | Hint::Given(_) => html! {},
        Hint::Offered => html! {
            form .hint-ask method="post" action=(page.address("hint")) data-quiet {
                input type="hidden" name="version" value=(rendering.version);
                button #hint .button type="submit" { (icons::lamp()) (texts.say("hint-ask")) }
            }
        },
        Hint::Thinking(_) => html! {
            p #hint .hint-thinking role="status" tabindex="-1" { (texts.say("hint-thinking")) }
        },
    }
}

/// The hint. Each of its decisions is a button that makes it; the script marks them on the board
/// as well.
pub(crate) fn hint(
    page: &TablePage<'_>,
    table: &dyn AnyTable,
    rendering: &Rendering,
    scene: &Scene<'_>,
) -> Markup {
    match &page.counsel.hint {
        Hint::Given(hint) if !rendering.picture.choices.is_empty() => {
            given(page, table, rendering, scene, &hint.advice)
        }
        _ => html! {},
    }
}

fn given(
    page: &TablePage<'_>,
    table: &dyn AnyTable,
    rendering: &Rendering,
    scene: &Scene<'_>,
    advice: &[Advice<String>],
) -> Markup {
    let texts = scene.texts;
    let reasons = Reasons::new(table, scene, advice);
    html! {
        form .hints method="post" action=(page.address("decide")) data-quiet data-hints {
            input type="hidden" name="version" value=(rendering.version);
            p #hint .hints-title tabindex="-1" { (texts.say("hint-title")) }
            ol {
                @for (rank, advice) in (1..).zip(advice) {
                    li {
                        button .hint-choice type="submit" name="decision" value=(advice.decision)
                            data-rank=(rank) {
                            span .hint-rank aria-hidden="true" { (rank) }
                            span .hint-text { (reasons.label(&advice.decision)) }
                            @if let Some(value) = advice.value {
                                span .hint-value { (reasons.value(value)) }
                            }
                            @for sentence in reasons.sentences(rank - 1) {
                                span .hint-reason { (sentence) }
                            }
                        }
                    }
                }
            }
        }
    }
}
