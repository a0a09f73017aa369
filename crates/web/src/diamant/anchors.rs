//! Where the rules speak of a thing.

use diamant::{Relic, Trap};
use narration::diamant::words::relic_word;

/// The address of what the rules say about a trap.
pub(crate) fn trap_anchor(trap: Trap) -> String {
    format!("/rules/diamant#{}", trap_id(trap))
}

/// The address of what the rules say about a relic.
pub(crate) fn relic_anchor(relic: Relic) -> String {
    format!("/rules/diamant#{}", relic_id(relic))
}

pub(super) fn trap_id(trap: Trap) -> String {
    format!("trap-{trap}")
}

pub(super) fn relic_id(relic: Relic) -> String {
    format!("relic-{}", relic_word(relic))
}
