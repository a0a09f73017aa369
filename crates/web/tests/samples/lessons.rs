//! Pages of lessons.

use catalog::GameId;
use lessons::{Lesson, Progress};
use maud::Markup;
use tabletop::Viewer;
use web::Visitor;
use web::pages::{self, LessonStand, Stage, TablePage};

use super::{bot, person, seats, table_page};

/// A lesson at its beginning, after a mistake, and at its end.
pub fn all(visitor: &Visitor, game: GameId) -> Vec<(&'static str, Markup)> {
    let stations = stations(game);
    let [first, second, .., last] = &stations[..] else {
        panic!("a lesson has several tasks")
    };
    let why = second.task().expect("it goes on").explanations().next();
    vec![
        ("lesson", lesson(visitor, first, None)),
        ("lesson-mistake", lesson(visitor, second, why.as_deref())),
        ("lesson-done", lesson(visitor, last, None)),
    ]
}

/// A lesson at every task and at its end, with the first right decision made each time.
pub fn stations(game: GameId) -> Vec<Progress> {
    let lesson = Lesson::of(game).expect("every game has a lesson");
    let made: Vec<String> = lesson
        .tasks()
        .map(|task| task.decisions[0].clone())
        .collect();
    (0..=made.len())
        .filter_map(|count| Progress::resume(game, &made[..count]))
        .collect()
}

/// The page of a lesson that has come so far.
pub fn lesson(visitor: &Visitor, progress: &Progress, objection: Option<&str>) -> Markup {
    let table = progress.table();
    let config = table.config();
    let game = GameId::of(table).game();
    let mut chairs = vec![person("Mossy Lantern")];
    chairs.resize_with(seats(&config), || bot("greedy"));
    let stage = Stage::Started {
        table,
        take_overs: &[],
    };
    let viewer = Viewer::Seat(Lesson::LEARNER);
    let page = TablePage {
        lesson: Some(LessonStand {
            task: progress.task(),
            done: progress.made().len(),
            of: progress.lesson().tasks().count(),
            objection,
        }),
        ..table_page(game, &config, &chairs, viewer, stage)
    };
    pages::table(visitor, &page)
}
