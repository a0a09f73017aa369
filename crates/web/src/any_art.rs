//! The one place where the types of a game's art are erased.

use std::marker::PhantomData;

use catalog::{GameId, with_game};
use maud::Markup;
use narration::{LogLine, Story, Texts};
use tabletop::{AnyTable, Prompt, SeatSet, Version, read};

use crate::art::{Art, Scene};
use crate::highlight::StepHighlights;
use crate::picture::{Picture, Preview};
use crate::rulebook::Rulebook;

/// [`Art`] with the game's types erased. Everything that comes out was made from what the
/// viewer sees, has heard and may decide.
pub trait AnyArt: Sync {
    /// See [`Art::SCRIPTS`].
    fn scripts(&self) -> &'static [&'static str];
    /// See [`Art::emblem`].
    fn emblem(&self) -> Markup;
    /// The match as the scene's viewer has it.
    ///
    /// # Panics
    ///
    /// If the table is one of another game.
    fn draw(&self, table: &dyn AnyTable, scene: &Scene<'_>, log: LogRange) -> Rendering;
    /// What the decision with these words would bring, if the viewer may make it.
    ///
    /// # Panics
    ///
    /// If the table is one of another game.
    fn preview(&self, table: &dyn AnyTable, scene: &Scene<'_>, words: &str) -> Option<Preview>;
    /// See [`Art::rules`].
    fn rules(&self, texts: &'static Texts) -> Rulebook;
}

/// The art of a game.
pub fn art(game: GameId) -> &'static dyn AnyArt {
    with_game!(game, G => &Entry::<G>(PhantomData))
}

/// Which lines of the log are put into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogRange {
    /// All of them.
    Whole,
    /// Those that the reader lacks who has seen the match after this many steps, and in any case
    /// the last one. The line with the last of these steps is among them: it may have grown, or
    /// lost its end to an undo.
    After(usize),
}

/// A match drawn and told for one viewer.
#[derive(Clone, Debug)]
pub struct Rendering {
    /// What the game draws.
    pub picture: Picture,
    /// What the viewer is asked, if the game has a question of its own for it.
    pub question: Option<String>,
    /// The lines of the log.
    pub lines: Vec<LogLine>,
    /// The last things that deserve to be followed, in order, as far as the lines go back.
    pub highlights: Vec<StepHighlights>,
    /// The number of changes so far.
    pub version: Version,
    /// Who must act.
    pub prompt: Prompt,
    /// Who has made a choice that is still sealed.
    pub chosen: SeatSet,
    /// Whether the viewer may take back the last decision.
    pub may_undo: bool,
}

struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Art> AnyArt for Entry<G> {
    fn scripts(&self) -> &'static [&'static str] {
        G::SCRIPTS
    }

    fn emblem(&self) -> Markup {
        G::emblem()
    }

    fn draw(&self, table: &dyn AnyTable, scene: &Scene<'_>, log: LogRange) -> Rendering {
        let table = table
            .typed::<G>()
            .expect("a table is drawn with the art of its game");
        let seen = table.perspective(scene.viewer);
        let known = match log {
            LogRange::Whole => 0,
            LogRange::After(steps) => seen.heard.partition_point(|&(step, _)| step <= steps),
        };
        Rendering {
            picture: G::picture(&seen, scene),
            question: G::question(&seen.view, scene),
            lines: lines::<G>(&seen.heard, known, scene),
            highlights: StepHighlights::latest(&seen.heard, known, |before, now| {
                G::highlights(before, now, scene)
            }),
            version: seen.version,
            prompt: seen.prompt,
            chosen: seen.chosen,
            may_undo: seen.may_undo,
        }
    }

    fn preview(&self, table: &dyn AnyTable, scene: &Scene<'_>, words: &str) -> Option<Preview> {
        let table = table
            .typed::<G>()
            .expect("a table is drawn with the art of its game");
        let seen = table.perspective(scene.viewer);
        let decision = read(words).filter(|decision| seen.legal.contains(decision))?;
        G::preview(&seen, decision, scene)
    }

    fn rules(&self, texts: &'static Texts) -> Rulebook {
        G::rules(texts)
    }
}

/// The lines from the one with the last of the events that are known. There is one in any case,
/// if anything that happened has words.
fn lines<G: Art>(
    heard: &[(usize, &G::Event)],
    mut known: usize,
    scene: &Scene<'_>,
) -> Vec<LogLine> {
    loop {
        let last = heard[..known].last().map_or(0, |&(step, _)| step);
        let lines = Story::since::<G>(last, heard, scene).lines;
        known = heard.partition_point(|&(step, _)| step < last);
        if !lines.is_empty() || known == 0 {
            return lines;
        }
    }
}
