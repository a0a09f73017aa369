//! The faces of the cast: small round drawings, told apart by outline as well as by colour.

use maud::{Markup, PreEscaped, html};
use model::Character;

/// The face of a character, as large as the place it is put in. It is decoration: the name
/// stands beside it.
pub(crate) fn portrait(character: Character) -> Markup {
    html! {
        svg .portrait viewBox="0 0 48 48" aria-hidden="true" focusable="false" data-character=(character.word()) {
            (PreEscaped(shapes(character)))
        }
    }
}

const fn shapes(character: Character) -> &'static str {
    match character {
        Character::Tuff => TUFF,
        Character::Mica => MICA,
        Character::Ursa => URSA,
        Character::Opal => OPAL,
        Character::Flint => FLINT,
        Character::Vesper => VESPER,
        Character::Olmo => OLMO,
        Character::Jasper => JASPER,
    }
}

/// A mole: a long pink nose, tiny eyes behind round glasses, and two digging paws.
const TUFF: &str = concat!(
    r##"<circle cx="24" cy="24" r="24" fill="#d9c7a3"/>"##,
    r##"<path fill="#4a4350" d="M8 48c-1-22 4-38 16-38s17 16 16 38z"/>"##,
    r##"<path fill="#e7a7a0" d="M24 23c5 0 8 4 7 8-1 3-4 4-7 4s-6-1-7-4c-1-4 2-8 7-8z"/>"##,
    r##"<ellipse cx="24" cy="26" rx="3" ry="2" fill="#8f3f4c"/>"##,
    r##"<g fill="none" stroke="#f4ead2" stroke-width="1.6"><circle cx="17" cy="20" r="4.200"/><circle cx="31" cy="20" r="4.200"/><path d="M21 19.500h6"/></g>"##,
    r##"<circle cx="17" cy="20" r="1.500" fill="#f4ead2"/><circle cx="31" cy="20" r="1.500" fill="#f4ead2"/>"##,
    r##"<path fill="#e7a7a0" d="m6 48 1-8 3 3 2-5 3 4 3-3 1 9zm36 0-1-8-3 3-2-5-3 4-3-3-1 9z"/>"##,
);

/// A snail: a large coiled house, and two eyes on stalks.
const MICA: &str = concat!(
    r##"<circle cx="24" cy="24" r="24" fill="#bfe0d2"/>"##,
    r##"<path fill="#e9c98b" d="M3 40c8-1 9-8 9-15 0-5 7-5 8 0 1 6 4 9 12 9 8 1 12 4 13 6z"/>"##,
    r##"<path fill="none" stroke="#e9c98b" stroke-width="2.400" stroke-linecap="round" d="m14 22-5-9m8 9 2-10"/>"##,
    r##"<circle cx="8.500" cy="12" r="2.600" fill="#2d3a3a"/><circle cx="19.500" cy="11" r="2.600" fill="#2d3a3a"/>"##,
    r##"<circle cx="31" cy="26" r="12" fill="#3f7d74"/>"##,
    r##"<path fill="none" stroke="#d7f0e4" stroke-width="2.400" stroke-linecap="round" d="M31 26c1-2 4-1 4 2 0 4-5 5-8 2-3-4 0-10 5-10 6 0 10 6 7 12"/>"##,
    r##"<path fill="none" stroke="#8a6233" stroke-width="1.600" stroke-linecap="round" d="M11 29c1 2 3 2 4 1"/>"##,
);

/// A bear: a broad head, round ears, a light muzzle.
const URSA: &str = concat!(
    r##"<circle cx="24" cy="24" r="24" fill="#c9d3ea"/>"##,
    r##"<g fill="#7a5334"><circle cx="11" cy="15" r="7"/><circle cx="37" cy="15" r="7"/><path d="M24 9c11 0 17 8 17 18 0 9-7 16-17 16S7 36 7 27C7 17 13 9 24 9z"/></g>"##,
    r##"<circle cx="11" cy="15" r="3.200" fill="#c8956c"/><circle cx="37" cy="15" r="3.200" fill="#c8956c"/>"##,
    r##"<ellipse cx="24" cy="32" rx="9.500" ry="8" fill="#e3c19c"/>"##,
    r##"<path fill="#2c1f1a" d="M20 28h8c0 3-2 5-4 5s-4-2-4-5z"/>"##,
    r##"<path fill="none" stroke="#2c1f1a" stroke-width="1.600" stroke-linecap="round" d="M24 33v3m-4 1c2 1.500 6 1.500 8 0"/>"##,
    r##"<circle cx="16.500" cy="23" r="2" fill="#2c1f1a"/><circle cx="31.500" cy="23" r="2" fill="#2c1f1a"/>"##,
);

/// An owl: pointed ears, huge eyes, a small beak.
const OPAL: &str = concat!(
    r##"<circle cx="24" cy="24" r="24" fill="#39406b"/>"##,
    r##"<path fill="#b9a7d6" d="m8 6 9 5c4-2 10-2 14 0l9-5c1 6 1 10 0 14 2 14-4 26-16 26S6 34 8 20c-1-4-1-8 0-14z"/>"##,
    r##"<g fill="#fff6dc"><circle cx="16" cy="22" r="7.500"/><circle cx="32" cy="22" r="7.500"/></g>"##,
    r##"<g fill="#2a2340"><circle cx="16" cy="22" r="3.600"/><circle cx="32" cy="22" r="3.600"/></g>"##,
    r##"<path fill="#f0a637" d="m24 24 3.500 5-3.500 5-3.500-5z"/>"##,
    r##"<path fill="none" stroke="#7c67a8" stroke-width="1.800" stroke-linecap="round" d="M17 38c1 1.500 3 1.500 4 0m6 0c1 1.500 3 1.500 4 0m-9 4c1 1.500 3 1.500 4 0"/>"##,
);

/// A dwarf: a pointed hat with a lamp, and a red beard.
const FLINT: &str = concat!(
    r##"<circle cx="24" cy="24" r="24" fill="#f2d7b0"/>"##,
    r##"<path fill="#c7401f" d="M9 26c0 14 7 21 15 21s15-7 15-21c-4 5-26 5-30 0z"/>"##,
    r##"<path fill="#f0c39a" d="M12 20h24v7c0 5-5 8-12 8s-12-3-12-8z"/>"##,
    r##"<path fill="#c7401f" d="M14 31c4-3 7-3 10 0 3-3 6-3 10 0-3 4-7 4-10 2-3 2-7 2-10-2z"/>"##,
    r##"<path fill="#3d4a5c" d="M8 21c2-9 8-17 19-20 2 6 10 11 13 20-9-3-23-3-32 0z"/>"##,
    r##"<circle cx="24" cy="15" r="3.800" fill="#ffd84d"/><circle cx="24" cy="15" r="1.700" fill="#fff7d1"/>"##,
    r##"<circle cx="18" cy="25" r="1.900" fill="#2a1d17"/><circle cx="30" cy="25" r="1.900" fill="#2a1d17"/>"##,
    r##"<path fill="none" stroke="#7b2a16" stroke-width="1.800" stroke-linecap="round" d="m14.500 22 5-.5m14 .5-5-.5"/>"##,
    r##"<ellipse cx="24" cy="28.500" rx="2.600" ry="2.200" fill="#d98b6a"/>"##,
);

/// A bat: spread wings and large ears.
const VESPER: &str = concat!(
    r##"<circle cx="24" cy="24" r="24" fill="#f3b4a5"/>"##,
    r##"<path fill="#46203f" d="M24 22C18 14 9 13 1 16c4 3 4 7 3 11 3-1 5 0 6 3 2-2 5-2 7 1l7 6 7-6c2-3 5-3 7-1 1-3 3-4 6-3-1-4-1-8 3-11-8-3-17-2-23 6z"/>"##,
    r##"<path fill="#6d3561" d="m14 8 7 7h6l7-7c2 6 2 10 1 13 1 9-4 16-11 16s-12-7-11-16c-1-3-1-7 1-13z"/>"##,
    r##"<path fill="#f3b4a5" d="m16 13 4 4-3 2zm16 0-4 4 3 2z"/>"##,
    r##"<g fill="#fff1c9"><circle cx="19.500" cy="23" r="3"/><circle cx="28.500" cy="23" r="3"/></g>"##,
    r##"<g fill="#200d1d"><circle cx="20" cy="23.500" r="1.500"/><circle cx="28" cy="23.500" r="1.500"/></g>"##,
    r##"<path fill="none" stroke="#200d1d" stroke-width="1.600" stroke-linecap="round" d="M19 30c3 2.500 7 2.500 10 0"/>"##,
    r##"<path fill="#ffffff" d="m20.500 31 1 3.500 1.500-2.700zm7 0-1 3.500-1.500-2.700z"/>"##,
);

/// An olm: a pale flat head with three feathery gills on each side.
const OLMO: &str = concat!(
    r##"<circle cx="24" cy="24" r="24" fill="#2d6c8f"/>"##,
    r##"<path fill="none" stroke="#ff8f86" stroke-width="3.200" stroke-linecap="round" d="M12 22 3 15m8 13H1m11 5-8 7M36 22l9-7m-8 13h10m-11 5 8 7"/>"##,
    r##"<path fill="#ffd9d0" d="M24 10c10 0 15 8 15 17 0 8-6 13-15 13S9 35 9 27c0-9 5-17 15-17z"/>"##,
    r##"<circle cx="15.500" cy="24" r="2" fill="#3b2a35"/><circle cx="32.500" cy="24" r="2" fill="#3b2a35"/>"##,
    r##"<path fill="none" stroke="#b0545a" stroke-width="2" stroke-linecap="round" d="M14 31c5 5 15 5 20 0"/>"##,
    r##"<circle cx="22" cy="28" r=".9" fill="#b0545a"/><circle cx="26" cy="28" r=".9" fill="#b0545a"/>"##,
    r##"<path fill="#ffc3b8" d="M18 13c3-2 9-2 12 0-3 2-9 2-12 0z"/>"##,
);

/// A beetle: a split shell with spots, and two long feelers.
const JASPER: &str = concat!(
    r##"<circle cx="24" cy="24" r="24" fill="#e4e39a"/>"##,
    r##"<path fill="none" stroke="#26301c" stroke-width="2" stroke-linecap="round" d="M19 12C18 6 14 4 9 5m20 7c1-6 5-8 10-7"/>"##,
    r##"<path fill="none" stroke="#26301c" stroke-width="2.400" stroke-linecap="round" d="m10 24-7-3m7 9-8 2m10 5-6 5m32-18 7-3m-7 9 8 2m-10 5 6 5"/>"##,
    r##"<path fill="#26301c" d="M24 9c6 0 10 4 10 9H14c0-5 4-9 10-9z"/>"##,
    r##"<path fill="#3f8f3b" d="M23 18v28C14 45 9 38 9 30c0-5 2-9 5-12zm2 0v28c9-1 14-8 14-16 0-5-2-9-5-12z"/>"##,
    r##"<g fill="#c9f08a"><circle cx="16" cy="26" r="2.600"/><circle cx="32" cy="26" r="2.600"/><circle cx="18" cy="36" r="2.600"/><circle cx="30" cy="36" r="2.600"/></g>"##,
    r##"<circle cx="19.500" cy="14" r="1.900" fill="#fff7d6"/><circle cx="28.500" cy="14" r="1.900" fill="#fff7d6"/>"##,
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_is_its_own_and_needs_no_style() {
        let faces = Character::ALL.map(|character| portrait(character).into_string());
        for (number, face) in faces.iter().enumerate() {
            assert!(!face.contains("style"), "{face}");
            assert!(!faces[..number].contains(face), "{face}");
        }
    }
}
