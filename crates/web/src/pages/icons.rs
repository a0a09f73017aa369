//! The shell's own small drawings. All are decoration: the words beside them say the same.

use maud::{Markup, PreEscaped, html};

/// The mark of Grotto: a cave's mouth with a gem in its light.
pub(crate) fn mark() -> Markup {
    html! {
        svg .mark viewBox="0 0 40 40" aria-hidden="true" focusable="false" {
            (PreEscaped(concat!(
                r#"<path class="mark-rock" d="M2 37 5 22 9 11 17 4l9 1 7 7 4 12 1 13z"/>"#,
                r#"<path class="mark-mouth" d="M10 37c-1-14 3-24 10-24s12 10 10 24z"/>"#,
                r#"<path class="mark-glow" d="M13 37c0-9 2-15 7-15s8 6 7 15z"/>"#,
                r#"<path class="mark-gem" d="m20 19 6 6-6 9-6-9z"/>"#,
                r#"<path class="mark-cut" d="M14 25h12M20 19l-2.500 6L20 34l2.500-9z"/>"#,
            )))
        }
    }
}

/// A person.
pub(crate) fn person() -> Markup {
    icon(r#"<circle cx="12" cy="8" r="4"/><path d="M4 21c0-5 3.500-8 8-8s8 3 8 8"/>"#)
}

/// A bot.
pub(crate) fn bot() -> Markup {
    icon(
        r#"<path d="M12 7V3M9 3h6"/><rect x="4" y="7" width="16" height="12" rx="4"/><path d="M9 12v2M15 12v2M2 12v3M22 12v3"/>"#,
    )
}

/// A lamp, for an idea.
pub(crate) fn lamp() -> Markup {
    icon(
        r#"<path d="M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM10 21h4M12 17v-5l-2-2m2 2 2-2"/>"#,
    )
}

/// An empty chair.
pub(crate) fn chair() -> Markup {
    icon(r#"<path d="M7 3v10h10M7 13v8M17 13v8M17 13c0-1.500-1-3-3-3H7"/>"#)
}

/// The wheel of the settings.
pub(crate) fn gear() -> Markup {
    icon(
        r#"<path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="3"/><circle cx="8" cy="17" r="3"/>"#,
    )
}

/// An eye, for those who look on.
pub(crate) fn eye() -> Markup {
    icon(
        r#"<path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z"/><circle cx="12" cy="12" r="3"/>"#,
    )
}

/// Two sheets, for copying.
pub(crate) fn copy() -> Markup {
    icon(
        r#"<rect x="8" y="8" width="12" height="13" rx="2"/><path d="M16 8V5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h2"/>"#,
    )
}

/// A seal, for the promise of fair luck.
pub(crate) fn seal() -> Markup {
    icon(r#"<path d="M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6z"/><path d="m9 12 2 2 4-4"/>"#)
}

/// To the first step.
pub(crate) fn first() -> Markup {
    icon(r#"<path d="M6 5v14M19 6l-8 6 8 6z"/>"#)
}

/// One step back.
pub(crate) fn back() -> Markup {
    icon(r#"<path d="m15 5-8 7 8 7"/>"#)
}

/// One step on.
pub(crate) fn forward() -> Markup {
    icon(r#"<path d="m9 5 8 7-8 7"/>"#)
}

/// To the last step.
pub(crate) fn last() -> Markup {
    icon(r#"<path d="M18 5v14M5 6l8 6-8 6z"/>"#)
}

/// Back to a heading.
pub(crate) fn far_back() -> Markup {
    icon(r#"<path d="m12 5-8 7 8 7M20 5l-8 7 8 7"/>"#)
}

/// On to a heading.
pub(crate) fn far_forward() -> Markup {
    icon(r#"<path d="m4 5 8 7-8 7M12 5l8 7-8 7"/>"#)
}

/// Play.
pub(crate) fn play() -> Markup {
    icon(r#"<path d="m7 4 13 8-13 8z"/>"#)
}

/// Stay here.
pub(crate) fn pause() -> Markup {
    icon(r#"<path d="M8 5v14M16 5v14"/>"#)
}

/// The whole screen.
pub(crate) fn full_screen() -> Markup {
    icon(r#"<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>"#)
}

/// A lantern in a dark passage, for pages that say what went wrong.
pub(crate) fn lantern() -> Markup {
    html! {
        svg .lantern viewBox="0 0 160 140" aria-hidden="true" focusable="false" {
            (PreEscaped(concat!(
                r#"<path class="lantern-rock" d="M2 136c-4-30 4-50 10-68l20-34 26-22 28 4 30-8 24 26 14 40c6 20 6 42 4 62z"/>"#,
                r#"<path class="lantern-shade" d="m32 34 14 12 12-34M116 8l-4 32 28-6M12 68l20 6"/>"#,
                r#"<path class="lantern-hole" d="M26 136c-2-48 14-88 54-88 42 0 58 38 54 88z"/>"#,
                r#"<ellipse class="lantern-far" cx="80" cy="106" rx="52" ry="44"/><ellipse class="lantern-glow" cx="80" cy="106" rx="46" ry="30"/>"#,
                r#"<path class="lantern-frame" d="M72 72c0-12 16-12 16 0M66 78h28l-3 8H69zM69 86h22v30H69zM64 116h32v8H64z"/>"#,
                r#"<path class="lantern-flame" d="M80 92c6 7 7 10 7 13a7 7 0 0 1-14 0c0-3 1-6 7-13z"/>"#,
            )))
        }
    }
}

fn icon(shapes: &'static str) -> Markup {
    html! {
        svg .icon viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            (PreEscaped(shapes))
        }
    }
}
