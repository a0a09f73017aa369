//! Lessons as their pages show them, in every language.

#[allow(dead_code, reason = "other tests use more of it")]
mod samples;

use catalog::GameId;
use lessons::Progress;
use narration::caverna::words as caverna_words;
use narration::cavum::words as cavum_words;
use narration::diamant::words as diamant_words;
use samples::lessons::{lesson, stations};
use web::{Lang, Texts, Theme};

/// The ends of all keys that a lesson needs at this point.
fn keys(progress: &Progress) -> Vec<String> {
    let Some(task) = progress.task() else {
        return vec!["end".to_owned()];
    };
    let mut keys = vec![task.name.clone(), format!("{}-do", task.name)];
    keys.extend(task.explanations());
    keys
}

#[test]
fn every_text_of_every_lesson_exists_in_every_language() {
    for &game in GameId::ALL {
        for end in stations(game).iter().flat_map(keys) {
            let key = format!("lesson-{game}-{end}");
            for lang in Lang::ALL {
                assert!(Texts::of(lang).has(&key), "{key} in {lang}");
            }
        }
    }
}

#[test]
fn every_decision_that_is_asked_for_is_a_button_on_the_page() {
    let visitor = samples::visitor(Lang::En, Theme::System);
    for &game in GameId::ALL {
        for progress in stations(game) {
            let page = lesson(&visitor, &progress, None).into_string();
            let Some(task) = progress.task() else {
                continue;
            };
            for words in &task.decisions {
                let button = format!("name=\"decision\" value=\"{words}\"");
                assert!(page.contains(&button), "{game} {}: {words}", task.name);
            }
        }
    }
}

#[test]
fn no_text_speaks_of_a_thing_that_the_board_does_not_show() {
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let visitor = samples::visitor(lang, Theme::System);
        for &game in GameId::ALL {
            for progress in stations(game) {
                let page = lesson(&visitor, &progress, None).into_string();
                let (before, rest) = page
                    .split_once("class=\"coach\"")
                    .expect("there is a coach");
                let (_, after) = rest.split_once("</section>").expect("it ends");
                let board = format!("{before}{after}").to_lowercase();
                let said: String = keys(&progress)
                    .iter()
                    .map(|end| texts.say(&format!("lesson-{game}-{end}")).to_lowercase() + " ")
                    .collect();
                for thing in things(game, texts) {
                    let thing = thing.to_lowercase();
                    assert!(
                        !said.contains(&thing) || board.contains(&thing),
                        "{game} in {lang}: {thing} is not on the board, but in: {said}"
                    );
                }
            }
        }
    }
}

/// The names of everything that comes and goes in a game.
fn things(game: GameId, texts: &Texts) -> Vec<String> {
    match game {
        GameId::Diamant => {
            let traps = diamant::Trap::ALL.map(|trap| diamant_words::trap_name(trap, texts));
            let relics = diamant::Relic::ALL.map(|relic| diamant_words::relic_name(relic, texts));
            traps.into_iter().chain(relics).collect()
        }
        GameId::Caverna => {
            let tiles = caverna::Tile::ALL.map(|tile| caverna_words::tile(tile, texts));
            let rooms = caverna::Room::ALL.map(|room| caverna_words::room(room, texts));
            tiles.into_iter().chain(rooms).collect()
        }
        GameId::Cavum => {
            let colours = cavum::Colour::ALL.map(|colour| cavum_words::colour(colour, texts));
            colours.into_iter().collect()
        }
    }
}
