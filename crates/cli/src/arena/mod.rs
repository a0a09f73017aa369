//! `grotto arena`: tournaments of bots.

mod arguments;
mod live;
mod report;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

use arena::{Contest, FinishedGame, GameResult, Journal, Standings, plot};

pub use arguments::ArenaArguments;

use crate::exit::Exit;
use crate::failure::Failure;
use crate::printer::Printer;
use arguments::{Keeping, Output};
use live::Live;

/// Plays a contest and prints its standings.
pub fn run(arguments: &ArenaArguments) -> Result<Exit, Failure> {
    let contest = Contest::new(
        arguments.choice.game,
        &arguments.choice.config,
        &arguments.bots,
        arguments.games,
        arguments.seed,
    )?
    .answering_within(arguments.answer_time);
    let (mut journal, mut results) = match &arguments.folder {
        Some(folder) => {
            let (journal, results) = Journal::open(folder, &contest)?;
            (Some(journal), results)
        }
        None => (None, Vec::new()),
    };
    play(arguments, &contest, journal.as_mut(), &mut results)?;
    let standings = Standings::of(&contest, &results);
    if let Some(journal) = &journal {
        keep_standings(journal, &standings)?;
    }
    match arguments.output {
        Output::Json => Printer::for_programs().json(&standings)?,
        Output::Csv => Printer::for_programs().ask(standings.csv())?,
        Output::Text => {
            let forfeits = report::forfeits(&results);
            let text = report::table(&standings) + &forfeits;
            Printer::for_people().line(text)?;
        }
    }
    Ok(Exit::Fine)
}

/// Plays the games that are missing, on several threads; this one writes down and shows.
fn play(
    arguments: &ArenaArguments,
    contest: &Contest,
    mut journal: Option<&mut Journal>,
    results: &mut Vec<GameResult>,
) -> Result<(), Failure> {
    let is_missing = |number: &u32| results.iter().all(|result| result.game != *number);
    let missing: Vec<u32> = (0..contest.games()).filter(is_missing).collect();
    let mut live = Live::new(contest, results.len());
    let next = AtomicUsize::new(0);
    let (sender, played) = channel();
    let outcome = std::thread::scope(|scope| {
        for _ in 0..arguments.threads {
            let (sender, missing, next) = (sender.clone(), &missing, &next);
            scope.spawn(move || play_some(contest, missing, next, &sender));
        }
        drop(sender);
        for played in played {
            results.push(played.result.clone());
            live.show(contest, results);
            if let Some(journal) = journal.as_deref_mut()
                && let Err(error) = note(journal, &played, arguments.keeping)
            {
                // Nothing more is begun; the games being played end by themselves.
                next.store(missing.len(), Ordering::Relaxed);
                return Err(error);
            }
        }
        Ok(())
    });
    live.finish();
    outcome
}

/// Plays one missing game after the other until there are none.
fn play_some(
    contest: &Contest,
    missing: &[u32],
    next: &AtomicUsize,
    sender: &Sender<FinishedGame>,
) {
    while let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
        if sender.send(contest.play(number)).is_err() {
            return;
        }
    }
}

fn note(journal: &mut Journal, played: &FinishedGame, keeping: Keeping) -> Result<(), Failure> {
    if keeping == Keeping::Records {
        journal.keep_record(played)?;
    }
    journal.add(&played.result)?;
    Ok(())
}

fn keep_standings(journal: &Journal, standings: &Standings) -> Result<(), Failure> {
    let json = serde_json::to_string_pretty(standings).expect("standings are plain data");
    journal.write("standings.json", &(json + "\n"))?;
    journal.write("standings.csv", &standings.csv())?;
    journal.write("standings.svg", &plot(standings)?)?;
    Ok(())
}
