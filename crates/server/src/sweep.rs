//! Removing what nobody needs any more, from memory and from the store.

use std::time::Duration;

use model::Timestamp;

use crate::app::App;
use crate::refusal::Refusal;
use crate::store::Pruned;

/// How often unused data is removed from memory.
const SWEEP: Duration = Duration::from_mins(1);

/// How often the store is searched for what is too old. It is kept for days, so an hour more does
/// not matter.
const SEARCH: Duration = Duration::from_hours(1);

/// Sweeps for ever.
pub async fn sweep(app: App) {
    let mut clock = tokio::time::interval(SWEEP);
    let mut searched = Timestamp(0);
    loop {
        clock.tick().await;
        let now = app.clock.now();
        app.tables.sweep();
        app.tables.show_absent();
        app.limits.sweep(now);
        report_refusals(&app);
        // A little longer than a round, so that nothing is missed.
        let since = now.earlier(2 * SWEEP);
        complain(app.tables.heed_administrators(since).await);
        complain(app.people.heed_administrators(since).await);
        complain(app.tables.discard_old_try_outs().await);
        let before = now.earlier(app.retention.waiting);
        complain(app.tables.discard_abandoned(before).await);
        if searched < now.earlier(SEARCH) {
            searched = now;
            complain(prune(&app, now).await);
        }
    }
}

/// What hosts want to know of: somebody is kept out, by a limit, a proxy or a fault.
const WORTH_KNOWING: [&str; 5] = ["busy", "fault", "foreign_origin", "too_many", "wrong_host"];

/// One line for each in a minute, however many there were, and none about whom.
fn report_refusals(app: &App) {
    for (code, times) in app.metrics.take_refusals() {
        if WORTH_KNOWING.contains(&code) {
            tracing::warn!(code, times, "refused since the last look");
        }
    }
}

/// Removes what is too old now.
async fn prune(app: &App, now: Timestamp) -> Result<(), Refusal> {
    let pruned = app.tables.prune(app.retention, now).await?;
    let Pruned {
        tables,
        chat_lines,
        sessions,
        guests,
    } = pruned;
    if !pruned.is_nothing() {
        tracing::info!(
            tables,
            chat_lines,
            sessions,
            guests,
            "removed what was too old"
        );
    }
    Ok(())
}

/// What cannot be removed now can be removed later.
fn complain(swept: Result<(), Refusal>) {
    if let Err(refusal) = swept {
        tracing::warn!(code = refusal.code(), "not everything could be swept");
    }
}
