//! What is shown while a contest runs.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use arena::{Contest, GameResult, Standings};
use indicatif::{MultiProgress, ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::report;

/// How often the table is counted anew: often enough to look alive, and the counting stays
/// cheap beside the games.
const PACE: Duration = Duration::from_millis(500);

/// A bar and under it the table so far, where somebody may be watching.
pub struct Live {
    bars: MultiProgress,
    bar: ProgressBar,
    table: ProgressBar,
    shown: Option<Instant>,
}

impl Live {
    /// Nothing is played yet except this many games of an earlier run.
    pub fn new(contest: &Contest, already: usize) -> Self {
        let target = if std::io::stderr().is_terminal() {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let bars = MultiProgress::with_draw_target(target);
        let style = "  {pos} of {len} games {bar:40} {elapsed} so far, {eta} left";
        let style = ProgressStyle::with_template(style).expect("the template is right");
        let bar = bars.add(ProgressBar::new(u64::from(contest.games())).with_style(style));
        let already = u64::try_from(already).unwrap_or(u64::MAX);
        bar.set_position(already);
        bar.reset_eta();
        let style = ProgressStyle::with_template("{msg}").expect("the template is right");
        let table = bars.add(ProgressBar::new_spinner().with_style(style));
        Self {
            bars,
            bar,
            table,
            shown: None,
        }
    }

    /// One more game is over.
    pub fn show(&mut self, contest: &Contest, results: &[GameResult]) {
        self.bar.inc(1);
        if self.bars.is_hidden() || self.shown.is_some_and(|shown| shown.elapsed() < PACE) {
            return;
        }
        self.shown = Some(Instant::now());
        let standings = Standings::of(contest, results);
        self.table.set_message(report::table(&standings));
    }

    /// All games are over: the last table is printed by itself.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
        self.table.finish_and_clear();
    }
}
