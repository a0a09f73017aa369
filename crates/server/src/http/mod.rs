//! Requests and answers.
//!
//! Every request passes the same gates, from the outside in: it is counted ([`count`]), gets
//! the headers that keep browsers strict ([`headers`]), is given a face ([`caller`]), has its
//! refusal put into words ([`explain`]), and, if it wants to change something, shows that it
//! comes from our own pages and not too fast ([`gate`]).

mod api;
mod best;
mod caller;
mod count;
mod explain;
mod fields;
mod form;
mod gate;
mod gzip;
mod headers;
mod outcome;
mod pages;
mod routes;
mod show;
mod stream;

#[cfg(test)]
mod sealed;

pub use api::description;
pub use routes::{metrics_router, router};
