//! What hosts and moderators have done.

use model::{IdentityId, TableId, Timestamp};

/// One line of the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// When.
    pub time: Timestamp,
    /// Who did it.
    pub operator: Operator,
    /// What was done.
    pub deed: Deed,
    /// What or whom it was done to: a table's id, an identity's number, a file. It may be empty.
    pub target: String,
}

impl AuditEntry {
    /// Something that was done to a table.
    pub fn about_table(deed: Deed, id: TableId, operator: Operator, time: Timestamp) -> Self {
        Self {
            time,
            operator,
            deed,
            target: id.to_string(),
        }
    }
}

/// Somebody with the right to administer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// Somebody at the machine itself, with `grotto admin`.
    Admin,
    /// A moderator, on a page.
    Account(IdentityId),
}

/// Every administrative act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// The data was copied to a file.
    Backup,
    /// The data was replaced by that of a file.
    Restore,
    /// A damaged write-ahead log was cut where it is damaged.
    CutLog,
    /// What is too old was removed.
    Prune,
    /// A running match was broken off.
    EndTable,
    /// A table was removed.
    DeleteTable,
    /// Somebody got another name.
    RenamePerson,
    /// Somebody got a new password.
    ResetPassword,
    /// Somebody may not act any more.
    BanPerson,
    /// Somebody may act again.
    UnbanPerson,
    /// Somebody may not chat any more.
    MutePerson,
    /// Somebody may chat again.
    UnmutePerson,
    /// Somebody was forgotten.
    DeletePerson,
    /// Somebody's data was copied to a file.
    ExportPerson,
    /// Somebody became a moderator.
    AppointModerator,
    /// Somebody is no moderator any more.
    DismissModerator,
    /// A report was dealt with.
    CloseReport,
}

impl Deed {
    /// Every deed.
    pub const ALL: [Self; 17] = [
        Self::Backup,
        Self::Restore,
        Self::CutLog,
        Self::Prune,
        Self::EndTable,
        Self::DeleteTable,
        Self::RenamePerson,
        Self::ResetPassword,
        Self::BanPerson,
        Self::UnbanPerson,
        Self::MutePerson,
        Self::UnmutePerson,
        Self::DeletePerson,
        Self::ExportPerson,
        Self::AppointModerator,
        Self::DismissModerator,
        Self::CloseReport,
    ];

    /// The stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Backup => "backup",
            Self::Restore => "restore",
            Self::CutLog => "cut-log",
            Self::Prune => "prune",
            Self::EndTable => "end-table",
            Self::DeleteTable => "delete-table",
            Self::RenamePerson => "rename-person",
            Self::ResetPassword => "reset-password",
            Self::BanPerson => "ban-person",
            Self::UnbanPerson => "unban-person",
            Self::MutePerson => "mute-person",
            Self::UnmutePerson => "unmute-person",
            Self::DeletePerson => "delete-person",
            Self::ExportPerson => "export-person",
            Self::AppointModerator => "appoint-moderator",
            Self::DismissModerator => "dismiss-moderator",
            Self::CloseReport => "close-report",
        }
    }

    /// The deed with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|deed| deed.word() == word)
    }
}
