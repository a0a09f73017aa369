//! A position tried out on a private board.

use crate::table_id::TableId;

/// Where a try-out comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TryOut {
    /// The table of the match that is tried otherwise. It may be gone by now.
    pub origin: TableId,
    /// The step of that match, if it was over then; otherwise it was somebody's turn in it.
    pub step: Option<u32>,
}
