//! The five relics, drawn as artefacts of our own.

use diamant::{Relic, RelicSet};
use maud::{Markup, html};
use narration::Texts;
use narration::diamant::words::relic_name;

/// Relics that somebody has, small and with what they are worth.
pub(super) fn owned(relics: RelicSet, texts: &Texts) -> Markup {
    html! {
        @for one in relics.iter() {
            span .dm-owned-relic {
                (relic(one))
                b aria-hidden="true" { (one.value()) }
                span .hidden-text { (relic_name(one, texts)) }
            }
        }
    }
}

/// The drawing of a relic, 64 by 64, without words.
pub(super) fn relic(relic: Relic) -> Markup {
    html! {
        svg .dm-relic-drawing viewBox="0 0 64 64" aria-hidden="true" focusable="false" {
            g fill="none" stroke="#fff3b8" stroke-opacity=".55" stroke-width="2"
                stroke-linecap="round" {
                path d="M32 1V6M8 9 12 13M56 9 52 13M2 31H6M58 31H62" {}
            }
            @match relic {
                Relic::First => (amulet()),
                Relic::Second => (goblet()),
                Relic::Third => (mask()),
                Relic::Fourth => (crown()),
                Relic::Fifth => (idol()),
            }
        }
    }
}

fn amulet() -> Markup {
    html! {
        path d="M14 8Q12 30 32 36 52 30 50 8" fill="none" stroke="#7a5410" stroke-width="4.5"
            stroke-linecap="round" {}
        path d="M14 8Q12 30 32 36 52 30 50 8" fill="none" stroke="#ffd45e" stroke-width="3"
            stroke-dasharray="3.5 2" stroke-linecap="round" {}
        circle cx="32" cy="45" r="14.5" fill="#d99a1c" stroke="#5e3f0a" stroke-width="2" {}
        circle cx="32" cy="45" r="11" fill="#ffd45e" {}
        path d="M32 36.5 39.5 45 32 53.5 24.5 45z" fill="#15857c" stroke="#5e3f0a"
            stroke-width="1.5" {}
        path d="M32 36.500V53.500L24.5 45z" fill="#4fd3c4" {}
        path d="M32 41 35 45 32 49 29 45z" fill="#d6fff8" {}
    }
}

fn goblet() -> Markup {
    html! {
        path d="M14 22Q6 20 8 28 10 36 20 36M50 22Q58 20 56 28 54 36 44 36" fill="none"
            stroke="#b97d12" stroke-width="4" stroke-linecap="round" {}
        path d="M14 12H50Q51 38 36 43V50Q46 52 47 59H17Q18 52 28 50V43Q13 38 14 12z"
            fill="#e8ac2c" stroke="#5e3f0a" stroke-width="2" stroke-linejoin="round" {}
        path d="M17 15H27Q26 34 31 42 17 36 17 15z" fill="#ffe08a" {}
        ellipse cx="32" cy="12" rx="18" ry="4" fill="#8a1f3c" stroke="#5e3f0a" stroke-width="2" {}
        path d="M29 50H35M20 57H44" stroke="#fff0b8" stroke-width="2" {}
        circle cx="32" cy="27" r="4.5" fill="#d81e4a" stroke="#5e3f0a" stroke-width="1.5" {}
        circle cx="22" cy="25" r="2.5" fill="#41b6e6" stroke="#5e3f0a" {}
        circle cx="42" cy="25" r="2.5" fill="#41b6e6" stroke="#5e3f0a" {}
        circle cx="31" cy="25.5" r="1.4" fill="#ff9db0" {}
    }
}

fn mask() -> Markup {
    html! {
        path d="M18 16 12 3 23 11 26 1 32 10 38 1 41 11 52 3 46 16z" fill="#1aa08a"
            stroke="#0b3f38" stroke-width="2" stroke-linejoin="round" {}
        path d="M15 15H49Q54 40 42 54 37 61 32 61 27 61 22 54 10 40 15 15z" fill="#d99a1c"
            stroke="#5e3f0a" stroke-width="2" {}
        path d="M17.5 17.500H32V58Q27 57 24 52 14 39 17.5 17.500z" fill="#f6c64f" {}
        path d="M15 15H49L48 21H16z" fill="#b5361f" stroke="#5e3f0a" stroke-width="1.5" {}
        path d="M19 28Q25 24 29 29 25 34 19 31zM45 28Q39 24 35 29 39 34 45 31z" fill="#1a1208" {}
        circle cx="25" cy="29" r="1.6" fill="#7ff5df" {}
        circle cx="39" cy="29" r="1.6" fill="#7ff5df" {}
        path d="M32 30 28.5 41H35.500z" fill="#9a670e" {}
        path d="M23 46H41Q39 54 32 54 25 54 23 46z" fill="#1a1208" {}
        path d="M25 46.500H39V49H25z" fill="#fff3d2" {}
        path d="M17 36H22M17.5 40H22M47 36H42M46.5 40H42" stroke="#b5361f" stroke-width="2"
            stroke-linecap="round" {}
    }
}

fn crown() -> Markup {
    html! {
        path d="M8 50 5 19 19 33 32 10 45 33 59 19 56 50z" fill="#e8ac2c" stroke="#5e3f0a"
            stroke-width="2" stroke-linejoin="round" {}
        path d="M10 48 8 25 19 36 32 15V48z" fill="#ffdc75" {}
        path d="M7 48H57V57H7z" fill="#b97d12" stroke="#5e3f0a" stroke-width="2"
            stroke-linejoin="round" {}
        path d="M32 26 38 34 32 43 26 34z" fill="#d81e4a" stroke="#5e3f0a" stroke-width="1.5" {}
        path d="M32 26V43L26 34z" fill="#ff6b88" {}
        circle cx="5" cy="18" r="3.5" fill="#7ff0ff" stroke="#5e3f0a" stroke-width="1.5" {}
        circle cx="59" cy="18" r="3.5" fill="#7ff0ff" stroke="#5e3f0a" stroke-width="1.5" {}
        circle cx="32" cy="9" r="4" fill="#7ff0ff" stroke="#5e3f0a" stroke-width="1.5" {}
        circle cx="17" cy="52.5" r="2.2" fill="#4fd38a" {}
        circle cx="32" cy="52.5" r="2.2" fill="#d81e4a" {}
        circle cx="47" cy="52.5" r="2.2" fill="#4fd38a" {}
    }
}

fn idol() -> Markup {
    html! {
        path d="M10 54H54V62H10z" fill="#6f6a76" stroke="#2a2830" stroke-width="2"
            stroke-linejoin="round" {}
        path d="M16 56H48" stroke="#a6a1b0" stroke-width="2" {}
        path d="M20 54Q14 44 19 38 14 34 16 28L22 30Q18 22 20 14 23 5 32 5 41 5 44 14 46 22 42 30\
            L48 28Q50 34 45 38 50 44 44 54z" fill="#e8ac2c" stroke="#5e3f0a" stroke-width="2"
            stroke-linejoin="round" {}
        path d="M22 52Q17 44 22 38 17 34 18 31L25 33Q20 22 22 15 25 7 32 7V52z" fill="#ffdc75" {}
        path d="M20 14H44L42 8Q38 3 32 3T22 8z" fill="#15857c" stroke="#0b3f38"
            stroke-width="1.5" {}
        ellipse cx="27" cy="20" rx="3" ry="3.5" fill="#d81e4a" stroke="#5e3f0a"
            stroke-width="1.2" {}
        ellipse cx="37" cy="20" rx="3" ry="3.5" fill="#d81e4a" stroke="#5e3f0a"
            stroke-width="1.2" {}
        path d="M27 28H37" stroke="#5e3f0a" stroke-width="2.5" stroke-linecap="round" {}
        circle cx="32" cy="41" r="5" fill="#15857c" stroke="#5e3f0a" stroke-width="1.5" {}
        circle cx="31" cy="40" r="1.8" fill="#9af5e8" {}
        path d="M20 50Q26 46 31 51M44 50Q38 46 33 51" fill="none" stroke="#9a670e"
            stroke-width="2" stroke-linecap="round" {}
    }
}
