//! The emblem of the game: the mouth of the cave, and a great gem in its dark.

use maud::{Markup, html};

/// For the card on the home page, 320 by 200.
pub(super) fn emblem() -> Markup {
    html! {
        svg .diamant .dm-emblem viewBox="0 0 320 200" aria-hidden="true" focusable="false" {
            (mountain())
            (hoard())
            (eyes())
            (explorer())
        }
    }
}

fn mountain() -> Markup {
    html! {
        path .dm-emblem-sky d="M0 0H320V200H0z" {}
        circle .dm-moon cx="270" cy="38" r="18" {}
        g .dm-stars {
            circle cx="24" cy="22" r="1.6" {} circle cx="70" cy="44" r="1.2" {}
            circle cx="212" cy="18" r="1.4" {} circle cx="298" cy="78" r="1.3" {}
            circle cx="118" cy="14" r="1.2" {} circle cx="44" cy="70" r="1" {}
        }
        path .dm-far d="M0 118 46 64 84 92 130 30 176 24 226 60 262 84 320 112V200H0z" {}
        path .dm-stone d="M0 200V136L26 112 44 120 62 84 92 62 118 44 168 38 214 54 244 84 262 96 \
            284 122 302 124 320 146V200z" {}
        path .dm-stone-light d="M26 112 44 120 62 84 92 62 118 44 168 38 132 58 104 78 82 108 70 142 \
            52 136zM262 96 284 122 302 124 320 146V156L286 140z" {}
        path d="M74 200Q70 138 92 106 116 70 160 68 206 70 228 108 248 140 246 200z" fill="#0b0709" {}
        path d="M96 200Q94 146 112 118 130 92 160 92 192 92 209 120 226 148 224 200z" fill="#1d1014" {}
        path d="M114 200Q112 156 126 134 140 114 160 114 182 114 195 136 208 158 206 200z"
            fill="#3a1d16" {}
        path d="M104 84 110 112 118 78zM134 71 139 92 146 70zM186 73 190 100 198 78zM214 90 216 112 \
            222 100z" fill="#241519" {}
    }
}

fn hoard() -> Markup {
    html! {
        path d="M118 200Q126 178 160 176 196 178 204 200z" fill="#6b2a14" {}
        g stroke-linejoin="round" {
            path d="M140 128H180L196 150 160 192 124 150z" fill="#5cc3ea" stroke="#0f4a66"
                stroke-width="3" {}
            path d="M140 128 147 150H124z" fill="#c9f2ff" {}
            path d="M180 128 173 150H196z" fill="#8adcf7" {}
            path d="M140 128H180L173 150H147z" fill="#eefcff" {}
            path d="M147 150H173L160 192z" fill="#a5e6fb" {}
            path d="M124 150H147L160 192z" fill="#7fd4f3" {}
        }
        @for (x, y) in [(112, 190), (128, 194), (196, 192), (211, 188), (180, 196), (146, 197)] {
            g transform={ "translate(" (x) " " (y) ")" } {
                path d="M0-10 8.5-5V5L0 10-8.5 5V-5z" fill="#c3123c" stroke="#5c0519"
                    stroke-width="1.5" {}
                path d="M0-10-8.5-5-3.5-2.5 0-5z" fill="#ff9aad" {}
                path d="M-3.5-2.5 0-5 3.5-2.500V2.500L0 5-3.5 2.500z" fill="#ff5c7d" {}
            }
        }
        g fill="none" stroke="#fff6c8" stroke-width="2.5" stroke-linecap="round" {
            path d="M160 104V112M120 120 126 126M200 120 194 126M106 148H114M206 148H214" {}
        }
    }
}

/// Somebody lives in there.
fn eyes() -> Markup {
    html! {
        g fill="#ffd24d" {
            path d="M98 136Q103 130 108 136 103 140 98 136zM112 134Q117 128 122 134 117 138 112 134z" {}
            path d="M212 130Q216 126 220 130 216 133 212 130zM224 132Q228 128 231 132 228 135 224 132z" {}
        }
        g fill="#1b1410" {
            circle cx="103.5" cy="135.5" r="1.6" {} circle cx="117" cy="133.5" r="1.6" {}
            circle cx="216" cy="129.5" r="1.2" {} circle cx="228" cy="131.5" r="1.2" {}
        }
    }
}

fn explorer() -> Markup {
    html! {
        g transform="translate(36 112) scale(1.9)" {
            ellipse cx="15" cy="42" rx="12" ry="2.5" fill="#000" fill-opacity=".4" {}
            path d="M25 22 28.5 12" stroke="#6b431d" stroke-width="2.4" stroke-linecap="round" {}
            path d="M28 13Q23.5 8.5 28.5 1 29 5 31 6.5 33 11 28 13z" fill="#ff8a1f" {}
            path d="M28.2 12Q26.5 9 28.8 5.5 30.5 9.5 28.2 12z" fill="#ffe27a" {}
            path d="M15 15C7 16 4.5 29 3 40.500Q15 43.5 27 40.5 25.5 29 23 22L26.5 23.5 27 \
                20.5 21 16.500Q18.5 15 15 15z" fill="#d2473f" stroke="#1b1410" stroke-width="1.5"
                stroke-linejoin="round" {}
            circle cx="15" cy="11.5" r="5.5" fill="#f2c9a1" stroke="#1b1410" stroke-width="1.2" {}
            path d="M9.8 8.500Q10 1.5 15 1.500T20.2 8.500z" fill="#7a4f24" stroke="#1b1410"
                stroke-width="1.2" {}
            ellipse cx="15" cy="8.7" rx="9" ry="2" fill="#8f5f2e" stroke="#1b1410"
                stroke-width="1.2" {}
            circle cx="16" cy="12" r=".8" fill="#1b1410" {}
            circle cx="19" cy="12" r=".8" fill="#1b1410" {}
        }
        path .dm-ground d="M0 200V192Q60 184 110 192T210 198L320 190V200z" {}
    }
}
