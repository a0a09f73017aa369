//! The promise of fair luck, and its proof after the end.

use maud::{Markup, html};
use narration::Texts;
use tabletop::{AnyTable, Commitment, RecordedLuck, Seed};

use crate::pages::icons;

/// The commitment while the match runs; the seed as well once it is over.
pub(crate) fn luck(texts: &Texts, table: &dyn AnyTable) -> Markup {
    let Some(commitment) = table.commitment() else {
        return html! {};
    };
    let seed = table
        .published_record()
        .and_then(|record| match record.luck {
            RecordedLuck::Rolled { seed, .. } => Some(seed),
            RecordedLuck::Told => None,
        });
    panel(texts, commitment, seed)
}

/// The commitment before the match begins.
pub(crate) fn promise(texts: &Texts, commitment: Commitment) -> Markup {
    panel(texts, commitment, None)
}

fn panel(texts: &Texts, commitment: Commitment, seed: Option<Seed>) -> Markup {
    let commitment = commitment.to_string();
    html! {
        details #luck .panel .luck {
            summary {
                (icons::seal())
                span { (texts.say("luck-title")) }
                code .short { (&commitment[..8]) "…" }
            }
            p { (texts.say(if seed.is_some() { "luck-check" } else { "luck-promise" })) }
            dl {
                dt { (texts.say("luck-commitment")) }
                dd { code { (commitment) } }
                @if let Some(seed) = seed {
                    dt { (texts.say("luck-seed")) }
                    dd { code { (seed) } }
                }
            }
        }
    }
}
