//! The emblem for the game's card on the home page.

use maud::{Markup, PreEscaped, html};

/// A mountain cut open: two caves face to face, each with its lights.
pub(super) fn emblem() -> Markup {
    html! {
        svg .cv-emblem viewBox="0 0 320 180" width="320" height="180" aria-hidden="true" focusable="false" {
            (PreEscaped(SHAPES))
        }
    }
}

const SHAPES: &str = r##"<rect width="320" height="180" fill="#243049"/>
<circle cx="262" cy="34" r="15" fill="#f7e7b4"/>
<g fill="#f4efd6"><circle cx="34" cy="26" r="1.5"/><circle cx="84" cy="14" r="1.2"/><circle cx="206" cy="20" r="1.4"/><circle cx="300" cy="66" r="1.2"/><circle cx="140" cy="22" r="1"/></g>
<path d="M0 118 42 62l26 22 36-50 30 34 26-24 28 30 34-44 36 54 24-20 38 46v68H0z" fill="#3c4a66"/>
<path d="M0 180v-42l30-40 34-16 38-34 34 30 24-10 30 12 30-32 38 38 32 16 30 38v40z" fill="#6d5a4b"/>
<path d="M64 82 102 48l34 30 24-10 30 12 30-32 38 38-20-8-18 8-22-18-26 16-20-6-26 10-22-16-18 12z" fill="#d9d0c3"/>
<g stroke="#2f1d10" stroke-width="3" stroke-linejoin="round">
<path d="M26 172v-40h40v-26h40v26h34v40z" fill="#2a1c12"/><path d="M294 172v-40h-40v-26h-40v26h-34v40z" fill="#2a1c12"/>
<path d="M66 132v40M106 132v40M66 132h40M254 132v40M214 132v40M254 132h-40" fill="none"/></g>
<g><path d="M29 135h34v34H29z" fill="#e79a3c"/><path d="M69 135h34v34H69z" fill="#8a5a2c"/><path d="M69 109h34v20H69z" fill="#4d6fb0"/><path d="M109 135h28v34h-28z" fill="#5b3a1f"/>
<path d="M257 135h34v34h-34z" fill="#e79a3c"/><path d="M217 135h34v34h-34z" fill="#e79a3c"/><path d="M217 109h34v20h-34z" fill="#8a5a2c"/><path d="M183 135h28v34h-28z" fill="#4d6fb0"/></g>
<g stroke="#2f1d10" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
<path d="M38 166c0-14 4-20 8-20s8 6 8 20z" fill="#ffe7a8"/>
<path d="M74 164h24M78 164v-8h16v8M82 156v-7h8v7" fill="#d3a265"/>
<path d="M80 126v-6h12v6zM86 120v-6" fill="#ffe7a8"/>
<path d="M112 160 124 144" stroke="#c98d4c" stroke-width="4"/><path d="M113 142c8-3 17 2 20 11-6-5-12-7-20-11z" fill="#c3cad0"/>
<path d="M262 164l4-12h16l4 12z" fill="#f3bd1c"/><path d="M266 152l3-5h10l3 5z" fill="#ffe37a"/>
<path d="M222 164v-16c0-6 24-6 24 0v16z" fill="#b5533c"/><path d="M222 158h24" fill="none"/>
<path d="M224 126h20v-10h-20zM234 116v10" fill="#d3a265"/>
<path d="M188 166v-18c0-5 18-5 18 0v18zM194 146v20M200 146v20" fill="#1c1410" stroke="#c3cad0"/></g>
<path d="M156 176V84" stroke="#2f1d10" stroke-width="4" stroke-dasharray="8 7"/>
<path d="M0 172h320v8H0z" fill="#3a2a1e"/>"##;
