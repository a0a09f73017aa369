//! The options that say how long things are kept.

use std::time::Duration;

use clap::Args;
use server::Retention;

/// How long things are kept, as `grotto serve` and `grotto admin prune` are asked.
#[derive(Args, Default)]
pub struct RetentionArguments {
    /// Remove unfinished games at which nobody has done anything for this many days [default: 90]
    #[arg(long = "keep-running", value_name = "DAYS", value_parser = days())]
    running: Option<u64>,
    /// Remove finished games after this many days [default: never]
    #[arg(long = "keep-finished", value_name = "DAYS", value_parser = days())]
    finished: Option<u64>,
    /// Remove what was said in a chat after this many days [default: 180]
    #[arg(long = "keep-chat", value_name = "DAYS", value_parser = days())]
    chat: Option<u64>,
    /// Sign out who has not come for this many days, and remove guests who cannot come back
    /// [default: 400]
    #[arg(long = "keep-guests", value_name = "DAYS", value_parser = days())]
    guests: Option<u64>,
}

/// A hundred years are for ever.
fn days() -> clap::builder::RangedU64ValueParser {
    clap::value_parser!(u64).range(1..=36_500)
}

impl RetentionArguments {
    /// What was asked for, and the defaults for the rest.
    pub fn retention(&self) -> Retention {
        let days = |days: u64| Duration::from_hours(24 * days);
        let usual = Retention::default();
        Retention {
            waiting: usual.waiting,
            running: self.running.map_or(usual.running, days),
            finished: self.finished.map(days).or(usual.finished),
            chat: self.chat.map_or(usual.chat, days),
            sessions: self.guests.map_or(usual.sessions, days),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_in_the_help_are_the_real_ones() {
        let usual = RetentionArguments::default().retention();
        assert_eq!(usual, Retention::default());
        let days = |kept: Duration| kept.as_secs() / (24 * 60 * 60);
        assert_eq!(
            (
                days(usual.running),
                usual.finished,
                days(usual.chat),
                days(usual.sessions)
            ),
            (90, None, 180, 400)
        );
    }
}
