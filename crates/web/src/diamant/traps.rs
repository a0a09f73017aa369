//! The five traps, drawn.

use diamant::Trap;
use maud::{Markup, html};

/// The drawing of a trap, 64 by 64. It has no words: its caller says what it is.
pub(super) fn trap(trap: Trap) -> Markup {
    html! {
        svg .dm-trap-drawing viewBox="0 0 64 64" aria-hidden="true" focusable="false" {
            @match trap {
                Trap::Spiders => (spiders()),
                Trap::Snakes => (snakes()),
                Trap::Lava => (lava()),
                Trap::Boulder => (boulder()),
                Trap::Ram => (ram()),
            }
        }
    }
}

fn spiders() -> Markup {
    const LEGS: &str = "M27 36Q15 30 11 17L7 10M26 39Q13 37 6 29L2 30M26 43Q14 44 8 53L9 60\
        M28 47Q20 51 18 58L20 63";
    html! {
        path fill="none" stroke="#cbbfe0" stroke-opacity=".5" stroke-width="1.2"
            d="M0 0 64 44M0 0 44 64M0 0 60 62M20 0Q19 11 12 12 11 19 0 20M40 0Q38 23 24 24 \
               23 38 0 40M60 0Q57 35 36 36 35 57 0 60" {}
        g fill="none" stroke="#150f1c" stroke-width="3.2" stroke-linecap="round"
            stroke-linejoin="round" {
            path d=(LEGS) {}
            path d=(LEGS) transform="matrix(-1 0 0 1 64 0)" {}
        }
        ellipse cx="32" cy="45" rx="11.5" ry="13" fill="#221830" {}
        path d="M24 37a11.5 13 0 0 0 1 17Q21 45 24 37z" fill="#4a3868" {}
        path d="M28.5 39h7L33 45l3 6.5h-8L31 45z" fill="#ff6a3c" {}
        circle cx="32" cy="29" r="8.5" fill="#2e2140" {}
        path d="M29 35.500l-1 4M35 35.500l1 4" stroke="#f4ead2" stroke-width="2"
            stroke-linecap="round" {}
        circle cx="28.6" cy="27.5" r="2.7" fill="#ffe38c" {}
        circle cx="35.4" cy="27.5" r="2.7" fill="#ffe38c" {}
        circle cx="29" cy="28" r="1.2" fill="#150f1c" {}
        circle cx="35" cy="28" r="1.2" fill="#150f1c" {}
        circle cx="26" cy="23.5" r="1.1" fill="#ffe38c" {}
        circle cx="38" cy="23.5" r="1.1" fill="#ffe38c" {}
        circle cx="32" cy="23" r="1.1" fill="#ffe38c" {}
    }
}

fn snakes() -> Markup {
    const BODY: &str = "M10 57Q30 64 46 56 58 49 46 43 28 38 18 43 8 50 20 36 30 26 38 30 \
        48 36 50 26 50 14 36 13";
    html! {
        path d="M56 62Q48 54 54 48 62 42 58 34" fill="none" stroke="#5c3d13" stroke-width="7"
            stroke-linecap="round" {}
        path d="M56 62Q48 54 54 48 62 42 58 34" fill="none" stroke="#d99a2b" stroke-width="4.5"
            stroke-linecap="round" {}
        path d="M56 62Q48 54 54 48 62 42 58 34" fill="none" stroke="#7a4c12" stroke-width="4.5"
            stroke-dasharray="2 5" {}
        circle cx="58" cy="32" r="4" fill="#d99a2b" stroke="#5c3d13" stroke-width="1.5" {}
        circle cx="57" cy="31" r="1" fill="#1a1208" {}
        path d=(BODY) fill="none" stroke="#123018" stroke-width="12" stroke-linecap="round"
            stroke-linejoin="round" {}
        path d=(BODY) fill="none" stroke="#4fae4b" stroke-width="8.5" stroke-linecap="round"
            stroke-linejoin="round" {}
        path d=(BODY) fill="none" stroke="#c3e86b" stroke-width="3.5" stroke-dasharray="2.5 6"
            stroke-linejoin="round" {}
        path d="M44 8Q36 3 25 8 15 12 15 16 15 20 25 21 36 23 44 19 48 14 44 8z" fill="#4fae4b"
            stroke="#123018" stroke-width="2" {}
        path d="M15.5 17.500Q24 19 33 17" fill="none" stroke="#123018" stroke-width="1.5"
            stroke-linecap="round" {}
        ellipse cx="29" cy="11" rx="3.4" ry="2.8" fill="#fff1a8" {}
        path d="M29 8.500v5" stroke="#12100a" stroke-width="1.6" {}
        path d="M15 17 6 19 2 16M6 19 3 23" fill="none" stroke="#ff5c6e" stroke-width="1.8"
            stroke-linecap="round" stroke-linejoin="round" {}
    }
}

fn lava() -> Markup {
    html! {
        path d="M0 64V46L10 36 20 40 24 34H42L47 40 56 35 64 46V64z" fill="#2b1714" {}
        path d="M33 36C20 30 27 20 21 7 32 11 33 18 36 14 39 20 50 26 40 36z" fill="#ff6a1f" {}
        path d="M33 36C27 31 31 26 28 18 34 22 34 26 38 24 42 29 41 33 38 36z" fill="#ffb52b" {}
        path d="M34 36C32 33 34 31 33 27 38 30 38 33 37 36z" fill="#fff0a0" {}
        ellipse cx="33" cy="37" rx="14" ry="4.5" fill="#ff8a1f" {}
        ellipse cx="33" cy="37" rx="9" ry="2.6" fill="#ffd24d" {}
        path d="M22 38Q19 46 21 50 16 56 19 64H30Q27 56 30 51 27 45 29 40z" fill="#ff6a1f" {}
        path d="M40 40Q44 46 42 52 47 57 46 64H53Q53 57 48 52 50 45 44 39z" fill="#ff6a1f" {}
        path d="M24 40Q22 47 24.5 50 21 57 23 64H27Q24.5 57 27.5 50 25 45 26 40z"
            fill="#ffc63a" {}
        path d="M42 41Q46 47 44.5 52 49 57 48.5 64H50.500Q50.5 57 46.5 52 48 46 43.5 41z"
            fill="#ffc63a" {}
        circle cx="14" cy="17" r="2.5" fill="#ff8a1f" {}
        circle cx="49" cy="13" r="3" fill="#ff8a1f" {}
        circle cx="55" cy="24" r="1.8" fill="#ffc63a" {}
        circle cx="10" cy="27" r="1.5" fill="#ffc63a" {}
        path d="M0 64V54L7 50 14 64zM64 64V52L56 56 52 64z" fill="#170b0a" {}
    }
}

fn boulder() -> Markup {
    html! {
        path d="M0 64V40L64 60V64z" fill="#241612" {}
        path d="M0 40 64 60" stroke="#5f4336" stroke-width="2.5" {}
        g fill="none" stroke="#f0dcc0" stroke-opacity=".75" stroke-width="2.4"
            stroke-linecap="round" {
            path d="M3 9H15M1 18H11M4 27H10" {}
        }
        path d="M37 6Q48 5 54 13 60 20 58 30 57 41 48 46 38 51 28 46 17 41 16 30 15 19 22 12 \
            28 7 37 6z" fill="#8b8177" stroke="#2d2622" stroke-width="2" {}
        path d="M37 8Q46 8 51 14 46 12 40 14 30 16 27 25 24 35 30 44 20 40 18 30 17 19 24 13 \
            29 9 37 8z" fill="#b3a89b" {}
        path d="M44 17 40 24 46 29 42 37M40 24 33 26M46 29 53 28" fill="none" stroke="#463d37"
            stroke-width="2" stroke-linecap="round" stroke-linejoin="round" {}
        path d="M30 36q3-2 5 1 1 3-2 4-4 0-3-5z" fill="#6c635b" {}
        path d="M51 37q2-1 2 1 0 3-3 4-1-3 1-5z" fill="#6c635b" {}
        path d="M12 46q3-4 7-1l3 2-3 3zM58 51q3-3 6 0v4l-6-2z" fill="#c9b8a2" {}
        circle cx="8" cy="37" r="2.2" fill="#c9b8a2" {}
        circle cx="13" cy="40" r="1.5" fill="#c9b8a2" {}
    }
}

fn ram() -> Markup {
    html! {
        path d="M0 0H64V7H0z" fill="#3a2417" {}
        path d="M0 7H64" stroke="#6d4a2d" stroke-width="2" {}
        g fill="none" stroke="#c7cbd6" stroke-width="2.4" stroke-dasharray="4 1.6" {
            path d="M12 8 17 29M35 8 38 29M12 8 5 29" {}
        }
        path d="M0 28H44V45H0z" fill="#8f5c2c" {}
        path d="M0 28H44V33H0z" fill="#b37a41" {}
        path d="M4 37H20M26 40H40M8 41.500H16" stroke="#5f3a18" stroke-width="1.6"
            stroke-linecap="round" {}
        path d="M13 26.500H20V46.500H13zM33 26.500H40V46.500H33z" fill="#5b6070" {}
        path d="M13 26.500H20V31H13zM33 26.500H40V31H33z" fill="#868ca0" {}
        path d="M42 24H49Q58 27 62 36.5 58 46 49 49H42z" fill="#7a8094" stroke="#272a33"
            stroke-width="2" {}
        path d="M43.5 25.500H49Q56 28 59.5 35H43.500z" fill="#b9bfce" {}
        path d="M49 29Q42 20 49 16 56 15 55 22 52 18 50 21 51 25 55 27z" fill="#e7d7b1"
            stroke="#5a4a2a" stroke-width="1.5" {}
        circle cx="53" cy="33" r="1.8" fill="#ff5c3c" {}
        path d="M61 22 57 26M63 52 58 47M64 29 62 31" stroke="#ffe08a" stroke-width="2.2"
            stroke-linecap="round" {}
        path d="M0 64V58Q14 53 28 57T64 56V64z" fill="#241612" {}
        circle cx="54" cy="56" r="2.5" fill="#8b8177" {}
        circle cx="61" cy="59" r="2" fill="#8b8177" {}
        circle cx="46" cy="59" r="1.8" fill="#8b8177" {}
    }
}
