//! The key to the marks on the board.

use maud::{Markup, PreEscaped, html};

use super::geometry::OUTLINE;
use super::sprite::picture;
use crate::art::Scene;

/// What each mark means, in the words of the reader.
pub(super) fn marks(scene: &Scene<'_>) -> Markup {
    let texts = scene.texts;
    html! {
        section .cm-panel .cm-marks aria-labelledby="cm-marks" {
            h2 #cm-marks { (texts.say("cavum-marks")) }
            ul {
                @for (word, inside) in MARKS {
                    li {
                        @if word == "blown" { (picture("cm-threat", "cm-piece")) }
                        @else {
                            svg .cm-picture .cm-piece viewBox="-32 -32 64 64" aria-hidden="true" focusable="false" {
                                @if inside.is_empty() { path .{ "cm-mark-" (word) } d=(OUTLINE) {} }
                                @else { (PreEscaped(inside)) }
                            }
                        }
                        span { (texts.say(&format!("cavum-marks-{word}"))) }
                    }
                }
            }
        }
    }
}

/// The marks, with a drawing of their own for those that are more than a rim.
const MARKS: [(&str, &str); 6] = [
    ("fits", ""),
    (
        "on-top",
        r#"<path class="cm-mark-fits" d="M0-30 26-15V15L0 30-26 15V-15z"/><path class="cm-mark-inner" d="M0-22 19-11V11L0 22-19 11V-11z"/>"#,
    ),
    ("blown", ""),
    ("route", r#"<path class="cm-beads" d="M-26 0H27"/>"#),
    ("hint", ""),
    ("fresh", ""),
];
