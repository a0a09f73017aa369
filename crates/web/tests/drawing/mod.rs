//! What must be true of any piece of a page.

use std::collections::BTreeSet;

use catalog::GameId;
use web::Lang;

/// Names for the seats.
pub fn names(seats: u8) -> Vec<String> {
    ["Ann", "Bert", "Cleo", "Dirk"][..usize::from(seats)]
        .iter()
        .map(|name| (*name).to_owned())
        .collect()
}

/// Nothing that the Content-Security-Policy forbids, drawings that a screen reader passes by or
/// reads out, and no text that is missing or lacks something.
pub fn check(html: &str, what: &str) {
    for tag in tags(html) {
        let attributes = tag.split('"').step_by(2).flat_map(str::split_whitespace);
        for attribute in attributes.skip(1) {
            let forbidden = attribute.starts_with("style=") || attribute.starts_with("on");
            assert!(!forbidden, "{what}: <{tag}>");
        }
        if tag.starts_with("svg") {
            let described = ["aria-hidden=\"true\"", "role=\"img\"", "role=\"group\""]
                .iter()
                .any(|way| tag.contains(way));
            assert!(described, "{what}: <{tag}>");
        }
        for said in ["title=\"", "aria-label=\""] {
            let value = tag
                .split_once(said)
                .and_then(|(_, rest)| rest.split('"').next());
            check_text(value.unwrap_or_default(), what);
        }
    }
    for text in html.split('>').filter_map(|rest| rest.split('<').next()) {
        check_text(text, what);
    }
}

/// A sentence with its end.
pub fn check_sentence(text: &str, lang: Lang) {
    check(&format!("<p>{text}</p>"), &format!("{lang}"));
    assert!(text.ends_with(['.', '!']), "{lang}: “{text}”");
    assert!(!text.contains("  "), "{lang}: “{text}”");
    assert!(!text.contains(".."), "{lang}: “{text}”");
}

/// An id or a piece that stood twice would break the page.
pub fn check_unique(html: &str, what: &str) {
    let mut seen = BTreeSet::new();
    for tag in tags(html) {
        let value = |name: &str| {
            let rest = tag.split_once(name).map(|(_, rest)| rest);
            rest.and_then(|rest| rest.split('"').next())
                .unwrap_or_default()
        };
        let names = [value(" id=\""), value(" data-piece=\"")];
        for name in names.into_iter().filter(|name| !name.is_empty()) {
            assert!(seen.insert(name.to_owned()), "{what}: {name} stands twice");
        }
    }
}

/// The tags of a piece of a page, without their brackets.
fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<')
        .skip(1)
        .filter_map(|rest| rest.split('>').next())
}

fn check_text(text: &str, what: &str) {
    // A missing text shows its key, which begins with the game's id.
    for game in GameId::ALL {
        let key = format!("{game}-");
        assert!(!text.contains(&key), "{what}: “{text}” has no text");
    }
    // A text whose argument is missing shows the argument's name.
    assert!(!text.contains("{$"), "{what}: “{text}” lacks an argument");
}
