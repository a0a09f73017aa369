//! The board over whole games: whole for every viewer, and every decision can be put
//! together on it.

use std::collections::BTreeSet;

use cavum::{Cavum, Config, Space};
use narration::Reader;
use tabletop::{Seat, Table, Viewer};
use web::{Art, Choice, Lang, Scene, Texts};

use crate::drawing::{check, check_unique, names};
use crate::play;

fn values<'a>(html: &'a str, attribute: &str) -> BTreeSet<&'a str> {
    html.split(&format!("{attribute}=\""))
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

fn scene(viewer: Viewer, lang: Lang, names: &[String]) -> Scene<'_> {
    Scene {
        reader: Reader {
            texts: Texts::of(lang),
            viewer,
            names,
        },
        aids: true,
        best_so_far: false,
    }
}

fn drawn(table: &Table<Cavum>, scene: &Scene<'_>) -> String {
    let seen = table.perspective(scene.viewer);
    let picture = Cavum::picture(&seen, scene);
    let parts = [picture.head, picture.board, picture.beside, picture.below];
    parts.map(maud::Markup::into_string).concat()
}

fn short(seats: u8) -> Config {
    Config::new(seats).expect("2 to 4").for_beginners()
}

#[test]
fn boards_are_whole_for_every_viewer() {
    let mut step = 0;
    let mut craters = 0;
    for seats in [2, 3, 4] {
        let config = short(seats);
        let names = names(config.seats());
        play(config, u64::from(seats), |table| {
            step += 1;
            let lang = Lang::ALL[step % Lang::ALL.len()];
            let seat = u8::try_from(step).unwrap_or_default() % (seats + 1);
            let viewer = if seat == seats {
                Viewer::Bystander
            } else {
                Viewer::Seat(Seat::new(seat))
            };
            let html = drawn(table, &scene(viewer, lang, &names));
            let what = format!("step {step} in {lang} for {viewer:?}");
            check(&html, &what);
            check_unique(&html, &what);
            craters += html.matches("cm-crater").count();
        });
    }
    assert!(craters > 0, "an explosion was drawn");
}

#[test]
fn every_decision_can_be_put_together() {
    let config = short(2);
    let names = names(config.seats());
    let mut looked_at = BTreeSet::new();
    play(config, 7, |table| {
        let Some(seat) = table.prompt().awaited().lowest() else {
            return;
        };
        let scene = scene(Viewer::Seat(seat), Lang::En, &names);
        let html = drawn(table, &scene);
        let parts = values(&html, "data-words");
        let picture = Cavum::picture(&table.perspective(scene.viewer), &scene);
        for Choice {
            words, branches, ..
        } in picture.choices
        {
            let verb = words.split(' ').next().unwrap_or_default().to_owned();
            let way: Vec<&str> = branches.iter().map(|branch| &*branch.words).collect();
            let way = way.join(" ");
            assert!(
                way.is_empty() || words == way || words.starts_with(&format!("{way} ")),
                "{way} does not lead to {words}"
            );
            match verb.as_str() {
                // The place of a piece is a part of the board.
                "lay" | "station" | "vein" => {
                    let place = words.split(' ').find(|word| word.contains(','));
                    let place = place.expect("a piece goes somewhere");
                    assert!(parts.contains(place), "{words}: {place} cannot be picked");
                }
                "card" | "order" | "step" | "fulfil" => {
                    assert!(parts.contains(words.as_str()), "{words} cannot be picked");
                }
                "prospect" if words.contains(',') => {
                    assert!(parts.contains(words.as_str()), "{words} cannot be picked");
                    let plans = values(&html, "data-plan");
                    assert!(!plans.is_empty(), "no route is suggested");
                }
                _ => {}
            }
            looked_at.insert(verb);
        }
    });
    for verb in ["lay", "station", "vein", "option", "card", "order", "step"] {
        assert!(looked_at.contains(verb), "{verb} came up");
    }
}

/// Where a piece cannot go, the page knows why.
#[test]
fn every_place_is_possible_or_has_a_reason() {
    let config = short(3);
    let names = names(config.seats());
    let mut asked = 0;
    play(config, 11, |table| {
        let Some(seat) = table.prompt().awaited().lowest() else {
            return;
        };
        let legal: Vec<String> = table.legal(seat).iter().map(ToString::to_string).collect();
        if !legal.iter().any(|words| words.starts_with("lay ")) {
            return;
        }
        let html = drawn(table, &scene(Viewer::Seat(seat), Lang::En, &names));
        let pieces: BTreeSet<&str> = legal
            .iter()
            .filter(|words| words.starts_with("lay "))
            .filter_map(|words| words.rsplitn(3, ' ').nth(2))
            .collect();
        for piece in pieces {
            for space in Space::all() {
                let possible = legal
                    .iter()
                    .any(|words| words.starts_with(&format!("{piece} {space} ")));
                let reason = html.split("<li data-why").skip(1).any(|line| {
                    let line = line.split("</li>").next().unwrap_or_default();
                    let at = values(line, "data-at").pop_first().unwrap_or_default();
                    let picked = values(line, "data-for").pop_first().unwrap_or_default();
                    picked.lines().any(|words| words == piece)
                        && at.split(' ').any(|place| place == space.to_string())
                });
                assert_ne!(possible, reason, "{piece} on {space}");
                asked += 1;
            }
        }
    });
    assert!(asked > 1_000);
}

/// The points by source and phase add up to those of the outcome.
#[test]
fn every_point_has_a_source() {
    for seats in [2, 4] {
        let config = short(seats);
        let names = names(config.seats());
        let mut over = 0;
        play(config, u64::from(seats) + 20, |table| {
            let Some(outcome) = table.outcome() else {
                return;
            };
            let html = drawn(table, &scene(Viewer::Bystander, Lang::En, &names));
            for seat in (0..seats).map(Seat::new) {
                let class = format!("class=\"cm-tally-of-{seat}\"");
                let sheet = html.split(&class).nth(1).unwrap_or_default();
                let sums = sheet.split("</table>").next().unwrap_or_default();
                let last = sums.rsplit("<td>").next().unwrap_or_default();
                let sum = last.split('<').next().unwrap_or_default();
                assert_eq!(sum, outcome.points_of(seat).to_string(), "seat {seat}");
                over += 1;
            }
        });
        assert!(over > 0, "a game came to its end");
    }
}
