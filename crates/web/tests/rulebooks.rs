//! The ways into the rules: contents, index and anchors.

#[allow(dead_code, reason = "other tests use more of it")]
mod samples;

use std::collections::BTreeSet;

use catalog::GameId;
use web::{Lang, Texts, Theme, art, pages};

/// The values of an attribute, wherever it stands.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let beginning = format!(" {attribute}=\"");
    html.split(&beginning)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

/// The ids of the chapters' headings.
fn headings(html: &str) -> Vec<&str> {
    html.split("<h2")
        .skip(1)
        .filter_map(|rest| rest.strip_prefix(" id=\"")?.split('"').next())
        .collect()
}

#[test]
fn every_chapter_is_in_the_contents_and_every_link_leads_somewhere() {
    for lang in Lang::ALL {
        let visitor = samples::visitor(lang, Theme::System);
        for &game in GameId::ALL {
            let page = pages::rules(&visitor, game).into_string();
            let (_, contents) = page.split_once("<nav class=\"rules-contents\"").unwrap();
            let (contents, _) = contents.split_once("</nav>").unwrap();
            let links: Vec<&str> = values(contents, "href")
                .into_iter()
                .filter_map(|address| address.strip_prefix('#'))
                .collect();
            let rules = art(game).rules(Texts::of(lang)).text.into_string();
            let chapters = rules.matches("<h2").count();
            assert_eq!(links.len(), chapters + 1, "{game} in {lang}");
            let expected: Vec<&str> = headings(&rules).into_iter().chain(["index"]).collect();
            assert_eq!(links, expected, "{game} in {lang}");
        }
    }
}

#[test]
fn every_thing_has_an_entry_that_leads_to_its_rules() {
    let least = [("diamant", 12), ("caverna", 37), ("cavum", 16)];
    for (id, least) in least {
        let game: GameId = id.parse().unwrap();
        for lang in Lang::ALL {
            let rulebook = art(game).rules(Texts::of(lang));
            let html = rulebook.text.into_string();
            let ids: BTreeSet<&str> = values(&html, "id").into_iter().collect();
            let entries: Vec<_> = rulebook
                .index
                .iter()
                .flat_map(|group| &group.entries)
                .collect();
            assert!(entries.len() >= least, "{game}: {}", entries.len());
            for entry in entries {
                let (page, id) = entry.address.split_once('#').unwrap();
                assert_eq!(page, format!("/rules/{game}"));
                assert!(ids.contains(id), "{game} in {lang}: nothing is at {id}");
                assert!(!entry.name.is_empty());
            }
        }
    }
}

#[test]
fn ids_do_not_depend_on_the_language() {
    for &game in GameId::ALL {
        let ids = |lang| {
            let html = art(game).rules(Texts::of(lang)).text.into_string();
            values(&html, "id")
                .into_iter()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let english = ids(Lang::En);
        for lang in Lang::ALL {
            assert_eq!(ids(lang), english, "{game} in {lang}");
        }
    }
}
