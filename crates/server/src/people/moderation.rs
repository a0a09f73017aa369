//! Blocks, reports, and what moderators do.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use model::{IdentityId, LONGEST_REASON, Name, TableId, Timestamp, is_plain};

use super::People;
use crate::lock::hold;
use crate::refusal::Refusal;
use crate::store::{AuditEntry, Block, Deed, KnownPerson, NewReport, Operator, Report, Sanction};

/// How many reports a moderator sees at once.
const REPORTS: u32 = 100;

/// Of how many people it is remembered whom they have blocked, before all of it is read again.
const REMEMBERED: usize = 10_000;

/// How many lines of the audit log are looked at.
const RECENT: u32 = 500;

/// How long somebody is muted.
const MUTED: Duration = Duration::from_hours(7 * 24);

/// What a moderator does about a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Nothing is wrong with it.
    Dismiss,
    /// Its author may not chat for a week.
    Mute,
    /// Its author may not do anything any more.
    Ban,
}

impl People {
    /// Blocks somebody for somebody: their lines are hidden, and they cannot join tables of the
    /// one who blocks.
    pub async fn block(&self, reader: IdentityId, author: IdentityId) -> Result<(), Refusal> {
        if reader == author {
            return Err(Refusal::NotYourself);
        }
        let now = self.clock.now();
        self.store.block(reader, author, now).await?;
        hold(&self.blocked).remove(&reader);
        self.tables.redraw();
        Ok(())
    }

    /// Takes a block back.
    pub async fn unblock(&self, blocker: IdentityId, number: i64) -> Result<(), Refusal> {
        self.store.unblock(blocker, number).await?;
        hold(&self.blocked).remove(&blocker);
        self.tables.redraw();
        Ok(())
    }

    /// Whom somebody has blocked.
    pub async fn blocks_of(&self, blocker: IdentityId) -> Result<Vec<Block>, Refusal> {
        Ok(self.store.blocks_of(blocker).await?)
    }

    /// Whose lines somebody does not read.
    pub async fn hidden_from(
        &self,
        reader: Option<IdentityId>,
    ) -> Result<Arc<BTreeSet<IdentityId>>, Refusal> {
        let Some(reader) = reader else {
            return Ok(Arc::default());
        };
        if let Some(known) = hold(&self.blocked).get(&reader) {
            return Ok(Arc::clone(known));
        }
        let blocks = self.store.blocks_of(reader).await?;
        let people: BTreeSet<_> = blocks
            .into_iter()
            .map(|block| block.blocked.identity)
            .collect();
        let people = Arc::new(people);
        let mut known = hold(&self.blocked);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(reader, Arc::clone(&people));
        Ok(people)
    }

    /// Reads again who has blocked whom.
    pub(super) fn forget_blocks(&self) {
        hold(&self.blocked).clear();
    }

    /// Reports a line of chat to the moderators.
    pub async fn report(
        &self,
        reporter: IdentityId,
        table: TableId,
        line: i64,
        reason: &str,
    ) -> Result<(), Refusal> {
        let reason: String = reason.trim().chars().filter(|&c| is_plain(c)).collect();
        if reason.chars().count() > LONGEST_REASON {
            return Err(Refusal::BadMessage);
        }
        let report = NewReport {
            table,
            line,
            reporter,
            reason,
        };
        if self.store.report(report, self.clock.now()).await? {
            Ok(())
        } else {
            Err(Refusal::NoSuchLine)
        }
    }

    /// The reports nobody has dealt with.
    pub async fn reports(&self) -> Result<Vec<Report>, Refusal> {
        Ok(self.store.open_reports(REPORTS).await?)
    }

    /// Everybody who is muted or banned.
    pub async fn sanctioned(&self) -> Result<Vec<KnownPerson>, Refusal> {
        Ok(self.store.sanctioned(self.clock.now()).await?)
    }

    /// Deals with a report.
    pub async fn judge(
        &self,
        moderator: IdentityId,
        report: i64,
        verdict: Judgement,
    ) -> Result<(), Refusal> {
        let author = self.store.author_of_report(report).await?;
        let author = author.ok_or(Refusal::NoSuchPage)?;
        match verdict {
            Judgement::Dismiss => {}
            Judgement::Mute => {
                let until = self.clock.now().later(MUTED);
                let mute = Sanction::Mute { until };
                self.sanction(moderator, author.identity, mute).await?;
            }
            Judgement::Ban => {
                self.sanction(moderator, author.identity, Sanction::Ban)
                    .await?;
            }
        }
        let operator = Operator::Account(moderator);
        let now = self.clock.now();
        Ok(self.store.close_report(report, operator, now).await?)
    }

    /// Changes what somebody may do. Somebody who is banned leaves every table.
    pub async fn sanction(
        &self,
        moderator: IdentityId,
        person: IdentityId,
        sanction: Sanction,
    ) -> Result<(), Refusal> {
        if moderator == person {
            return Err(Refusal::NotYourself);
        }
        let member = self.store.member(person).await?;
        let member = member.ok_or(Refusal::NoSuchPage)?;
        // Moderators are appointed and dismissed by the host of the server.
        if member.standing.moderator && matches!(sanction, Sanction::Mute { .. } | Sanction::Ban) {
            return Err(Refusal::NotModerator);
        }
        let operator = Operator::Account(moderator);
        let now = self.clock.now();
        self.store.sanction(person, sanction, operator, now).await?;
        if sanction == Sanction::Ban {
            self.tables.leave_all(person).await?;
            self.end_streams_of(person);
        }
        Ok(())
    }

    /// Follows what an administrator beside the server has done to people since then: tables and
    /// streams know nothing of it yet.
    pub async fn heed_administrators(&self, since: Timestamp) -> Result<(), Refusal> {
        for session in self.store.ended_since(since).await? {
            self.end_streams_by(session);
        }
        let acts = self.store.audit(RECENT).await?.into_iter();
        let by_admin = |act: &AuditEntry| act.time >= since && act.operator == Operator::Admin;
        for act in acts.filter(by_admin) {
            let Ok(number) = act.target.parse() else {
                continue;
            };
            let person = IdentityId(number);
            match act.deed {
                Deed::RenamePerson => {
                    if let Some(member) = self.store.member(person).await? {
                        self.tables.rename(person, &member.person.name);
                    }
                }
                Deed::BanPerson => {
                    self.tables.leave_all(person).await?;
                    self.end_streams_of(person);
                }
                Deed::DeletePerson => {
                    self.tables.leave_all(person).await?;
                    self.tables.rename(person, &Name::echo());
                    self.tables.silence(person);
                    self.forget_blocks();
                }
                _ => {}
            }
        }
        Ok(())
    }
}
