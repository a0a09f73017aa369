//! What the table has kept of the match.

use tabletop::{Announcement, Chapter, Game, Step, StepOf, Table, Viewer, heard_by};

use crate::position::{own_legal, play};
use crate::violation::{Checked, Property};

/// The history is that of a fresh replay, and a table taken from the middle of it plays on to
/// the same history. `heard` is what the requests announced while the match was played; the
/// steps of the opening came before the first request.
pub(crate) fn is_true<G: Game>(
    table: &Table<G>,
    opening: usize,
    heard: &[Announcement<G::Event>],
) -> Checked {
    let broken = |detail: &str| Err(Property::HistoryIsTrue.broken(detail));
    if table.at(table.steps().len()) != *table {
        return broken("the table after all its steps is another table");
    }
    let announced = table
        .chapters()
        .skip(1 + opening)
        .flat_map(|chapter| chapter.events);
    if !announced.eq(heard) {
        return broken("the chapters tell other events than the requests did");
    }
    let replay = Replay::of(table);
    if !table.chapters().eq(replay.chapters()) {
        return broken("the chapters are not those of a replay");
    }
    for viewer in Viewer::all(table.seats()) {
        perspective_is_true(table, &replay, viewer)?;
    }
    match from_the_middle(table) {
        Some(again) if again != *table => broken("played on from the middle, it is another match"),
        _ => Ok(()),
    }
}

/// A viewer gets what they may see, hear and decide, and nothing else.
fn perspective_is_true<G: Game>(table: &Table<G>, replay: &Replay<G>, viewer: Viewer) -> Checked {
    let perspective = table.perspective(viewer);
    let heard = replay.chapters().enumerate().flat_map(|(number, chapter)| {
        heard_by(viewer, chapter.events).map(move |event| (number, event))
    });
    let difference = if !perspective.heard.iter().copied().eq(heard) {
        "hears something else"
    } else if perspective.view != G::view(&replay.state, viewer) {
        "sees something else"
    } else if perspective.legal != own_legal::<G>(&replay.state, viewer) {
        "may decide something else"
    } else {
        return Ok(());
    };
    let detail = format!("in their perspective, {viewer} {difference}");
    Err(Property::HistoryIsTrue.broken(detail))
}

/// A table taken from the middle of the match, at which the rest is decided again.
fn from_the_middle<G: Game>(table: &Table<G>) -> Option<Table<G>> {
    let steps = table.steps();
    let middle = (steps.len() / 2..steps.len())
        .find(|&number| matches!(steps[number], Step::Decision { .. }))?;
    let mut again = table.at(middle);
    while let Some(&step) = steps.get(again.steps().len()) {
        let answer = match step {
            Step::Decision { seat, decision } => again.decide(seat, decision, None),
            Step::Luck(draw) => again.tell(draw),
        };
        if answer.is_err() {
            break;
        }
    }
    Some(again)
}

/// A match played again through the game's unchecked door.
struct Replay<G: Game> {
    state: G::State,
    set_up: Vec<Announcement<G::Event>>,
    steps: Vec<ReplayedStep<G>>,
}

struct ReplayedStep<G: Game> {
    step: StepOf<G>,
    events: Vec<Announcement<G::Event>>,
}

impl<G: Game> Replay<G> {
    fn of(table: &Table<G>) -> Self {
        let mut set_up = Vec::new();
        let mut state = G::set_up(table.config(), &mut set_up);
        let replayed = |&step: &StepOf<G>| {
            let mut events = Vec::new();
            play::<G>(&mut state, step, &mut events);
            ReplayedStep { step, events }
        };
        Self {
            steps: table.steps().iter().map(replayed).collect(),
            set_up,
            state,
        }
    }

    fn chapters(&self) -> impl Iterator<Item = Chapter<'_, G>> {
        let set_up = Chapter {
            step: None,
            events: &self.set_up,
        };
        let steps = self.steps.iter().map(|replayed| Chapter {
            step: Some(replayed.step),
            events: &replayed.events,
        });
        [set_up].into_iter().chain(steps)
    }
}
