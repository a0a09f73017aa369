//! Many writes, one wait for the disk.

use sqlx::{Connection, SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::perform::{Outcome, Write, perform};
use crate::store::StoreError;

/// How many writes one transaction holds at most. More would make the first of them wait
/// for the last; this many are written in a few milliseconds, about as long as the disk
/// takes to confirm them.
const BATCH: usize = 256;

/// How many writes may wait. Whoever comes later waits to be let in, which slows requests
/// down instead of filling the memory.
const QUEUE: usize = 4 * BATCH;

/// Hands writes to the one task that performs them.
#[derive(Debug)]
pub struct Writer {
    queue: mpsc::Sender<Job>,
}

struct Job {
    write: Write,
    answer: oneshot::Sender<Result<Outcome, StoreError>>,
}

impl Writer {
    /// Starts the task; it ends when the writer is dropped.
    pub fn start(pool: SqlitePool) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(work(pool, jobs));
        Self { queue }
    }

    /// Performs a write and returns when it is durable.
    pub async fn write(&self, write: Write) -> Result<Outcome, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.queue
            .send(Job { write, answer })
            .await
            .map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn work(pool: SqlitePool, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        // While this batch is being written the next one gathers by itself: nobody waits
        // for company.
        let (writes, askers): (Vec<_>, Vec<_>) =
            batch.drain(..).map(|job| (job.write, job.answer)).unzip();
        match write_all(&pool, &writes).await {
            Ok(outcomes) => {
                for (asker, outcome) in askers.into_iter().zip(outcomes) {
                    // Whoever does not wait any more does not need the answer.
                    let _ = asker.send(outcome);
                }
            }
            Err(error) => {
                tracing::error!(%error, writes = writes.len(), "a transaction failed");
                for asker in askers {
                    let _ = asker.send(Err(StoreError::Closed));
                }
            }
        }
    }
}

/// One transaction. The outer error is that of the transaction: nothing was written.
async fn write_all(
    pool: &SqlitePool,
    writes: &[Write],
) -> Result<Vec<Result<Outcome, StoreError>>, StoreError> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(writes.len());
    for write in writes {
        outcomes.push(write_one(&mut transaction, write).await);
    }
    transaction.commit().await?;
    Ok(outcomes)
}

/// One write of many: if it is refused, its own statements are taken back and the others'
/// stand.
async fn write_one(
    connection: &mut SqliteConnection,
    write: &Write,
) -> Result<Outcome, StoreError> {
    if write.is_one_statement() {
        return perform(connection, write).await;
    }
    let mut savepoint = connection.begin().await?;
    let outcome = perform(&mut savepoint, write).await;
    match outcome {
        Ok(Outcome::Done | Outcome::Number(_)) => savepoint.commit().await?,
        Ok(Outcome::Conflict) | Err(_) => savepoint.rollback().await?,
    }
    outcome
}
