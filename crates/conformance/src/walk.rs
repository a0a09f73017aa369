//! The random walk: whole matches, with every check at every position.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tabletop::{
    Announcement, Change, Dice, Game, LuckSource, Prompt, QuickDice, Seed, Step, StepOf, Table,
    Version,
};

use crate::bench::Bench;
use crate::effort::Effort;
use crate::position::{Position, play, step_words};
use crate::subject::Subject;
use crate::summary::Summary;
use crate::violation::{Checked, Fault, Property, Violation};
use crate::{
    chance, clones, ending, history, legality, notation, options, records, sealed, secrecy,
    tampering, undo, views,
};

/// Plays the game at all its configurations and checks every [`Property`].
///
/// The first violation ends the check.
pub fn check<G: Subject>(effort: Effort) -> Result<Summary, Violation> {
    let mut summary = Summary::default();
    options::check::<G>()
        .and_then(|()| notation::of_strangers::<G>())
        .map_err(|fault| fault.at("any configuration".to_owned(), 0, 0))?;
    for config in G::configs() {
        for seed in effort.seeds() {
            play_seed::<G>(&config, seed, &mut summary)?;
        }
    }
    Ok(summary)
}

/// [`check`] for a test: a violation is a panic that says how to reproduce it.
///
/// # Panics
///
/// If a property is broken.
pub fn check_or_panic<G: Subject>(effort: Effort) -> Summary {
    check::<G>(effort).unwrap_or_else(|violation| panic!("{violation}"))
}

/// Plays the two matches of one seed, with told and with rolled luck, to reproduce a
/// [`Violation`].
pub fn check_seed<G: Subject>(config: &G::Config, seed: u64) -> Result<Summary, Violation> {
    let mut summary = Summary::default();
    play_seed::<G>(config, seed, &mut summary)?;
    Ok(summary)
}

fn play_seed<G: Subject>(
    config: &G::Config,
    seed: u64,
    summary: &mut Summary,
) -> Result<(), Violation> {
    // Told first: that table stops wherever luck is due, so that luck is checked before
    // anything relies on it.
    let rolled = LuckSource::Rolled(Seed::from_number(seed));
    for luck in [LuckSource::Told, rolled] {
        let step = Cell::new(0);
        // A game that panics should be reported like every other broken promise, with the
        // seed. Nothing that the panic may have left half done is used afterwards.
        let walked = catch_unwind(AssertUnwindSafe(|| {
            let bench = Bench::new(QuickDice::new(seed), summary);
            walk::<G>(config, luck, bench, &step)
        }));
        let fault = match walked {
            Ok(Ok(())) => continue,
            Ok(Err(fault)) => fault,
            Err(panic) => Property::NeverPanics.broken(panic_message(&*panic)),
        };
        let config = serde_json::to_string(config).unwrap_or_else(|_| format!("{config:?}"));
        return Err(fault.at(config, seed, step.get()));
    }
    Ok(())
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let owned = || panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(owned).unwrap_or("a panic").to_owned()
}

/// Plays one match to its end.
fn walk<G: Subject>(
    config: &G::Config,
    luck: LuckSource,
    mut bench: Bench<'_, G>,
    step: &Cell<usize>,
) -> Checked {
    let mut game = Match::<G>::open(config, luck)?;
    loop {
        step.set(game.table.steps().len());
        game.agree()?;
        check_position(&game.position(), &mut bench)?;
        if game.table.prompt() == Prompt::Over {
            break;
        }
        if game.table.steps().len() > G::longest_match() {
            let detail = format!("the match is not over after {} steps", step.get());
            return Err(Property::Ends.broken(detail));
        }
        game.play_on(&mut bench.dice)?;
    }
    records::replays(&game.table, &mut bench)?;
    tampering::is_found(&game.table, &mut bench)?;
    history::is_true(&game.table, game.opening, &game.heard)?;
    bench.summary.games += 1;
    bench.summary.steps += game.table.steps().len() as u64;
    Ok(())
}

/// Every check of a position, in the order of [`Property`].
fn check_position<G: Subject>(position: &Position<'_, G>, bench: &mut Bench<'_, G>) -> Checked {
    conserved::<G>(position.state)?;
    ending::result_at_the_end(position)?;
    legality::lists(position)?;
    notation::of_position(position)?;
    chance::fair::<G>(position.state)?;
    views::plain_json(position, bench)?;
    clones::independent(position, bench)?;
    clones::same_unheard(position, bench)?;
    legality::listed_is_accepted(position, bench)?;
    legality::unlisted_is_refused(position, bench)?;
    legality::agrees(position, bench)?;
    chance::told(position, bench)?;
    secrecy::of_views(position, bench)?;
    secrecy::of_events(position, bench)?;
    legality::forced_is_not_asked(position)?;
    sealed::choices_do_not_show(position, bench)?;
    sealed::requests_keep_their_time(position, bench)?;
    sealed::forgotten(position, bench)?;
    undo::restores(position, bench)?;
    // A replay takes as long as the match so far: at steps 0, 1, 2, 4, 8 and so on the
    // whole match pays for it only twice.
    let steps = position.table.steps().len();
    if steps == 0 || steps.is_power_of_two() {
        records::replays(position.table, bench)?;
    }
    Ok(())
}

fn conserved<G: Subject>(state: &G::State) -> Checked {
    G::conserved(state).map_err(|imbalance| Property::Conserved.broken(imbalance.to_string()))
}

/// A match being played at a table and, step by step, beside it.
struct Match<G: Game> {
    table: Table<G>,
    /// A second table with the same luck, at which the same is decided.
    twin: Table<G>,
    /// The state of the table, which a table does not show, played along step by step.
    state: G::State,
    asked: Version,
    /// How many steps the table made by itself when it was opened.
    opening: usize,
    /// What the accepted requests announced.
    heard: Vec<Announcement<G::Event>>,
}

impl<G: Subject> Match<G> {
    fn open(config: &G::Config, luck: LuckSource) -> Result<Self, Fault> {
        let table = Table::<G>::open(config.clone(), luck);
        let mut game = Self {
            twin: Table::open(config.clone(), luck),
            state: G::set_up(config, &mut Vec::new()),
            asked: table.version(),
            opening: table.steps().len(),
            heard: Vec::new(),
            table,
        };
        game.catch_up(0)?;
        Ok(game)
    }

    fn position(&self) -> Position<'_, G> {
        Position::new(&self.table, &self.state, self.asked)
    }

    /// Both tables and the state beside them tell the same story.
    fn agree(&self) -> Checked {
        if self.table != self.twin {
            let detail = "two tables with the same luck and decisions differ";
            return Err(Property::Deterministic.broken(detail));
        }
        let position = self.position();
        for viewer in position.viewers() {
            let (one, other) = (self.table.view(viewer), G::view(&self.state, viewer));
            if one != other {
                let detail = format!("{viewer} sees {one:?}, and played again {other:?}");
                return Err(Property::Deterministic.broken(detail));
            }
        }
        Ok(())
    }

    /// Plays a random step at both tables.
    fn play_on(&mut self, dice: &mut QuickDice) -> Checked {
        let before = self.table.prompt();
        let steps = self.table.steps().len();
        let step = if before == Prompt::Chance {
            let ticket = dice.below(G::tickets(&self.state));
            Step::Luck(G::draw(&self.state, ticket))
        } else {
            let seats: Vec<_> = before.awaited().into_iter().collect();
            let seat = *dice.pick(&seats);
            let decision = *dice.pick(&self.table.legal(seat));
            Step::Decision { seat, decision }
        };
        let change = request(&mut self.table, step)?;
        self.heard.extend_from_slice(change.events);
        request(&mut self.twin, step)?;
        self.catch_up(steps)?;
        if !same_moment::<G>(before, step, self.table.prompt()) {
            self.asked = self.table.version();
        }
        Ok(())
    }

    /// Plays what the table has played since it had this many steps.
    fn catch_up(&mut self, steps: usize) -> Checked {
        for &step in &self.table.steps()[steps..] {
            // A table that rolls its luck never stops where luck is due.
            chance::fair::<G>(&self.state)?;
            play::<G>(&mut self.state, step, &mut Vec::new());
            conserved::<G>(&self.state)?;
        }
        Ok(())
    }
}

fn request<G: Game>(table: &mut Table<G>, step: StepOf<G>) -> Result<Change<'_, G>, Fault> {
    let answer = match step {
        Step::Decision { seat, decision } => {
            let now = table.version();
            table.decide(seat, decision, Some(now))
        }
        Step::Luck(outcome) => table.tell(outcome),
    };
    answer.map_err(|rejection| {
        let words = step_words::<G>(step);
        Property::Deterministic.broken(format!("{words} was possible and is now: {rejection}"))
    })
}

/// Whether the seats that are still awaited are asked what they were asked before the step.
fn same_moment<G: Game>(before: Prompt, step: StepOf<G>, after: Prompt) -> bool {
    match (before, step) {
        (Prompt::Sealed(awaited), Step::Decision { seat, .. }) => {
            let left = awaited.without(seat);
            !left.is_empty() && after == Prompt::Sealed(left)
        }
        _ => false,
    }
}
