//! Results of matches that somebody played alone.

use crate::table_id::TableId;
use crate::timestamp::Timestamp;

/// The result of a finished match that somebody played alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloScore {
    /// The table.
    pub table: TableId,
    /// The points.
    pub points: i32,
    /// When the match ended.
    pub ended: Timestamp,
}
