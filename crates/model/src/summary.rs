//! A table in a list.

use serde_json::Value;

use crate::arrangement::Arrangement;
use crate::name::Name;
use crate::table_id::TableId;

/// What a list of tables shows of one.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSummary {
    /// Its id.
    pub id: TableId,
    /// Its game, which this program may not know any more.
    pub game: String,
    /// Its complete configuration.
    pub config: Value,
    /// The name of the host.
    pub host_name: Name,
    /// Who sits there.
    pub arrangement: Arrangement,
    /// What the learner has decided so far, if it is a lesson and not a match.
    pub lesson: Option<Vec<String>>,
}
