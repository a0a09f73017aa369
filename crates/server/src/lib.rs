//! The server of Grotto: tables that lose nothing.
//!
//! A decision is answered when it is durable (`store`). A live table is a cache of its log
//! (`tables`); bots, hints and analyses run on threads of their own (`thinking`); a person keeps
//! their name, chairs and streams together (`people`). Pages and the API offer the same rights in
//! two forms (`http`). The server knows no game: its matches are
//! [`AnyTable`](tabletop::AnyTable)s of the catalog, drawn by `web`.

#![deny(missing_docs)]

mod app;
mod clock;
mod connections;
mod daily;
mod data_folder;
mod doctor;
mod drawings;
mod gzip;
mod http;
mod limits;
mod listen;
mod lock;
mod metrics;
mod options;
mod password;
mod password_hash;
mod people;
mod proxies;
mod recovery_code;
mod refusal;
mod restore;
mod retention;
mod run;
mod shutdown;
mod site;
mod store;
mod sweep;
mod tables;
mod thinking;
mod tls;
mod token;
mod visitor_key;

pub use app::App;
pub use clock::Clock;
pub use daily::DailyBounds;
pub use data_folder::{DataFolder, FolderError};
pub use doctor::{Ailment, Diagnosis, examine};
pub use http::{description, router};
pub use limits::{Rate, Rates};
pub use listen::{Address, Listen, NotAPlaceToListen};
pub use options::Options;
pub use people::reset_password;
pub use proxies::Proxies;
pub use refusal::Refusal;
pub use restore::RestoreError;
pub use retention::Retention;
pub use run::{ServeError, Server, run};
pub use site::{BasePath, NotABasePath, NotASite, Scheme, Site};
pub use store::{
    Account, Accounts, Administration, AuditEntry, Block, Deadlines, Deed, KnownPerson, Moderation,
    NameRefused, NewReport, Operator, OwnLine, OwnReport, OwnTable, PersonalData, Pruned, Report,
    Sanction, SessionTimes, Sqlite, Store, StoreError, StoreFlaw, TableFacts,
};
pub use tables::{BotTableBounds, BrokenLog, TableOptions};
pub use tls::{TlsError, TlsFiles};
