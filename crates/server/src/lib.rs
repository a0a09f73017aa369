//! The server of Grotto: tables that lose nothing.
//!
//! A decision is answered when it is durable (`store`). A live table is a cache of its log
//! (`tables`); bots, hints and analyses run on threads of their own (`thinking`); a person keeps
//! their name, chairs and streams together (`people`). Pages and the API offer the same rights in
//! two forms (`http`). The server knows no game: its matches are
//! [`AnyTable`](tabletop::AnyTable)s of the catalog, drawn by `web`.

#![deny(missing_docs)]

mod app;
mod connections;
mod http;
mod limits;
mod lock;
mod metrics;
mod options;
mod password;
mod password_hash;
mod people;
mod refusal;
mod run;
mod shutdown;
mod store;
mod tables;
mod thinking;
mod token;
mod visitor_key;

pub use app::App;
pub use http::{description, router};
pub use limits::{Rate, Rates};
pub use options::{Front, Options};
pub use refusal::Refusal;
pub use run::{ServeError, Server, run};
pub use store::{Sqlite, Store, StoreError};
pub use tables::TableOptions;
