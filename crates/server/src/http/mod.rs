//! Requests and answers.
//!
//! Every request passes the same layers, from the outside in. It is counted ([`count`]), gets the
//! headers that keep browsers strict ([`headers`]), is identified ([`caller`]), and has a refusal
//! put into words ([`explain`]). If it wants to change something, it must come from our own pages
//! and not too often ([`gate`]).

mod answer;
mod api;
mod best;
mod caller;
mod count;
mod door;
mod explain;
mod fields;
mod form;
mod gate;
mod headers;
mod input;
mod pages;
mod record;
mod routes;
mod show;
mod stream;

#[cfg(test)]
mod renewal_tests;
#[cfg(test)]
mod sealed_tests;

pub use api::description;
pub use routes::{metrics_router, router};
