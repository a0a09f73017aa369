//! Every lesson, played to its end by the rules as they are now.

use catalog::GameId;
use lessons::{Lesson, Objection, Progress};
use tabletop::Prompt;

/// What the learner must do at least once, and what they must see happen: the first words of
/// decisions, and the names of events. What is missing here on purpose stands beside it.
const KINDS: &[Kinds] = &[
    Kinds {
        game: "diamant",
        done: &["stay", "leave"],
        seen: &[
            "treasure_found",
            "trap_met",
            "trap_sprung",
            "relic_found",
            "relics_taken",
            "came_home",
            "round_ended",
            "game_ended",
        ],
    },
    // Not `use no-room` and `cavern`, which need a certain room or a cave that is full.
    Kinds {
        game: "caverna",
        done: &[
            "take",
            "gain",
            "use",
            "convert",
            "trade",
            "dig",
            "dig twice",
            "wall",
            "raze",
            "furnish",
            "end",
        ],
        seen: &[
            "tile_taken",
            "room_unearthed",
            "round_began",
            "round_ended",
            "game_ended",
        ],
    },
    // Not `discard`, which nobody wants to do.
    Kinds {
        game: "cavum",
        done: &[
            "bid",
            "pass",
            "card",
            "order",
            "lay",
            "lay dynamite",
            "station",
            "vein",
            "option lay",
            "option vein",
            "end",
            "prospect",
            "step",
            "sell",
            "fulfil",
        ],
        seen: &[
            "option_cashed",
            "stone_prospected",
            "city_scored",
            "tile_exploded",
            "tile_hit",
            "stones_sold",
            "order_fulfilled",
            "phase_began",
            "stones_shown",
            "game_ended",
        ],
    },
];

/// What a lesson must have in it.
struct Kinds {
    game: &'static str,
    /// The first words of the decisions the learner makes.
    done: &'static [&'static str],
    /// The names of events.
    seen: &'static [&'static str],
}

/// A lesson at every task and at its end, with the first right decision made each time.
fn stations(game: GameId) -> Vec<Progress> {
    let tasks = Lesson::of(game).unwrap().tasks();
    let made: Vec<String> = tasks.map(|task| task.decisions[0].clone()).collect();
    (0..=made.len())
        .map(|count| Progress::resume(game, &made[..count]).unwrap())
        .collect()
}

#[test]
fn every_game_has_a_lesson_that_plays_to_the_end_of_a_match() {
    for &game in GameId::ALL {
        let stations = stations(game);
        for (done, progress) in stations.iter().enumerate() {
            assert_eq!(
                progress.made().len(),
                done,
                "{game}: a decision was not taken"
            );
        }
        let end = stations.last().unwrap();
        assert!(end.task().is_none(), "{game}");
        assert!(
            end.table().outcome().is_some(),
            "{game}: the match is not over"
        );
        assert_eq!(
            end.lesson().config,
            end.table().config(),
            "{game}: the configuration is not whole"
        );
    }
}

#[test]
fn every_right_decision_leads_on() {
    for &game in GameId::ALL {
        for progress in stations(game) {
            let Some(task) = progress.task() else {
                continue;
            };
            for words in &task.decisions {
                let mut made = progress.made().to_vec();
                made.push(words.clone());
                let next = Progress::resume(game, &made).unwrap();
                assert_eq!(
                    next.made().len(),
                    made.len(),
                    "{game} {}: {words}",
                    task.name
                );
            }
        }
    }
}

#[test]
fn whatever_else_is_legal_is_explained_and_changes_nothing() {
    for &game in GameId::ALL {
        for mut progress in stations(game) {
            let Some(task) = progress.task() else {
                continue;
            };
            let version = progress.table().version();
            for words in progress.table().legal(Lesson::LEARNER) {
                if task.decisions.contains(&words) {
                    continue;
                }
                let objection = progress.decide(&words, Some(version));
                assert_eq!(objection, Err(Objection::NotNow(task.why_not(&words))));
                assert_eq!(progress.table().version(), version);
            }
            // A typical mistake is one that can be made.
            for mistake in task.explanations() {
                let legal = progress.table().legal(Lesson::LEARNER);
                let made = legal
                    .iter()
                    .any(|words| !task.decisions.contains(words) && task.why_not(words) == mistake);
                let only = legal
                    .iter()
                    .all(|words| task.decisions.contains(words) || task.why_not(words) != mistake);
                assert!(
                    made || (only && mistake.ends_with("-why")),
                    "{game} {}: nobody can make the mistake {mistake}",
                    task.name
                );
            }
        }
    }
}

#[test]
fn the_learner_is_always_the_one_who_is_asked() {
    for &game in GameId::ALL {
        for progress in stations(game) {
            let awaited = progress.table().prompt().awaited();
            match progress.task() {
                Some(task) => assert!(awaited.contains(Lesson::LEARNER), "{game} {}", task.name),
                None => assert_eq!(progress.table().prompt(), Prompt::Over, "{game}"),
            }
        }
    }
}

#[test]
fn the_same_request_once_more_changes_nothing() {
    let mut progress = Progress::resume(GameId::Diamant, &[]).unwrap();
    let version = progress.table().version();
    progress.decide("stay", Some(version)).unwrap();
    let after = progress.table().version();
    progress.decide("stay", Some(version)).unwrap();
    assert_eq!(
        (progress.made().len(), progress.table().version()),
        (1, after)
    );
}

#[test]
fn decisions_that_a_rewritten_lesson_does_not_take_are_left_out() {
    let made = ["stay", "dig 1,0", "stay"].map(str::to_owned);
    let progress = Progress::resume(GameId::Diamant, &made).unwrap();
    assert_eq!(progress.made(), ["stay"]);
}

#[test]
fn the_learner_does_every_kind_of_thing() {
    for kinds in KINDS {
        let game: GameId = kinds.game.parse().unwrap();
        let end = stations(game).pop().unwrap();
        for verb in kinds.done {
            let is_this = |words: &String| words == *verb || words.starts_with(&format!("{verb} "));
            assert!(
                end.made().iter().any(is_this),
                "{game}: the learner never does {verb}"
            );
        }
        let chapters = end.table().chapters(0);
        let happened: Vec<String> = chapters
            .iter()
            .flat_map(|chapter| &chapter.events)
            .filter_map(|announcement| Some(announcement.event.get("event")?.as_str()?.to_owned()))
            .collect();
        for event in kinds.seen {
            assert!(
                happened.iter().any(|name| name == event),
                "{game}: {event} never happens in {happened:?}"
            );
        }
    }
    let ids: Vec<&str> = KINDS.iter().map(|kinds| kinds.game).collect();
    let all: Vec<&str> = GameId::ALL.iter().map(|game| game.as_str()).collect();
    assert_eq!(ids, all);
}
