//! Lessons: tables at which a script plays everybody but the learner.
//!
//! A lesson has no log. What the learner has decided is stored as a list, which shrinks when they
//! go back; the match is made anew from it.

use catalog::GameId;
use lessons::{Lesson, Objection, Progress};
use model::{IdentityId, Person, TableId, TableKind, TableStatus};
use tabletop::Version;

use super::live::TableHandle;
use super::lobby::Opening;
use super::replay::Match;
use super::{ATTEMPTS, Tables, to_the_end};
use crate::refusal::Refusal;
use crate::store::Conflict;

/// How many of somebody's tables are looked through for a lesson they have begun.
const SEARCHED: u32 = 100;

/// What a learner does.
#[derive(Clone, Debug)]
pub enum LessonMove {
    /// Decides, in these words, at the version they saw.
    Decide {
        /// The words.
        words: String,
        /// The version.
        at: Option<Version>,
    },
    /// Goes back to the task before.
    Back,
    /// Begins anew.
    Restart,
}

impl Tables {
    /// The table of this person's lesson: the one they have begun and not finished, or a new one.
    pub async fn attend(&self, learner: Person, game: GameId) -> Result<TableId, Refusal> {
        let lesson = Lesson::of(game).ok_or(Refusal::NoSuchPage)?;
        let tables = self.list_of(learner.identity, SEARCHED).await?;
        let begun = tables.into_iter().find(|table| {
            let is_open = table.arrangement.status == TableStatus::Playing
                && table.arrangement.seat_of(learner.identity).is_some();
            table.lesson.is_some() && table.game == game.as_str() && is_open
        });
        if let Some(table) = begun {
            return Ok(table.id);
        }
        let opening = Opening {
            config: lesson.config.clone(),
            kind: TableKind::Lesson,
            ..Opening::against_bots(game.as_str().to_owned())
        };
        self.open(learner, opening).await
    }
}

impl TableHandle {
    /// Moves a lesson on or back for its learner. When this returns, the change is durable and
    /// shown. A decision that is not asked for is refused, and the page says why.
    pub async fn learn(&self, person: IdentityId, step: LessonMove) -> Result<Version, Refusal> {
        let table = self.clone();
        to_the_end(async move { table.learn_in_turn(person, step).await }).await
    }

    async fn learn_in_turn(
        &self,
        person: IdentityId,
        step: LessonMove,
    ) -> Result<Version, Refusal> {
        let _turn = self.turn.lock().await;
        for _ in 0..ATTEMPTS {
            let before = self.made(person)?;
            let mut progress = self.resume(&before)?;
            match &step {
                LessonMove::Decide { words, at } => {
                    if let Err(objection) = progress.decide(words, *at) {
                        return Err(self.object(objection));
                    }
                }
                LessonMove::Back => {
                    let done = before.len().saturating_sub(1);
                    progress = self.resume(&before[..done])?;
                }
                LessonMove::Restart => progress = self.resume(&[])?,
            }
            let status = match progress.task() {
                Some(_) => TableStatus::Playing,
                None => TableStatus::Over,
            };
            let after = progress.made().to_vec();
            match self
                .services
                .store
                .learn(self.id, before, after, status)
                .await
            {
                Ok(Ok(())) => return Ok(self.show_lesson(progress, status)),
                Ok(Err(Conflict)) => self.reload().await?,
                Err(error) => {
                    // Nobody knows whether it was written.
                    self.close();
                    return Err(error.into());
                }
            }
        }
        Err(Refusal::Fault)
    }

    /// What the learner has decided so far, if this person is the learner.
    fn made(&self, person: IdentityId) -> Result<Vec<String>, Refusal> {
        let state = self.state();
        let state = state.usable()?;
        state.seat_of(person)?;
        let lesson = state.started()?.lesson.as_ref();
        Ok(lesson.ok_or(Refusal::NoLesson)?.made().to_vec())
    }

    fn resume(&self, made: &[String]) -> Result<Progress, Refusal> {
        Progress::resume(self.game.game_id(), made).ok_or(Refusal::NoLesson)
    }

    /// Shows why a decision was not made.
    fn object(&self, objection: Objection) -> Refusal {
        match objection {
            Objection::Rejected(rejection) => rejection.into(),
            Objection::NotNow(why) => {
                self.change(|state| state.objection = Some(why));
                Refusal::NotNow
            }
        }
    }

    fn show_lesson(&self, progress: Progress, status: TableStatus) -> Version {
        let version = progress.table().version();
        self.change(|state| {
            state.arrangement.status = status;
            state.objection = None;
            state.play = Some(Match::teach(progress));
        });
        version
    }
}
