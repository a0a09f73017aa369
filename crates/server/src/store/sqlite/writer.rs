//! Many writes, one wait for the disk.
//!
//! A write is a closure with a typed answer. One task performs them all, as many as are waiting
//! in one transaction, and answers each when the transaction is durable.

use futures_util::future::BoxFuture;
use sqlx::{Connection, SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use crate::store::{StoreError, StoreFuture};

/// How many writes one transaction holds at most. More would make the first of them wait for the
/// last; this many are written in a few milliseconds, about as long as the disk takes to confirm
/// them.
const BATCH: usize = 256;

/// How many writes may wait. Further requests wait to be let in, which slows them down instead
/// of filling the memory.
const QUEUE: usize = 4 * BATCH;

/// Hands writes to the one task that performs them.
#[derive(Debug)]
pub struct Writer {
    queue: mpsc::Sender<Job>,
}

/// A write whose answer has no type any more.
type Job = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Reply> + Send>;

/// Sends the answer. If the transaction fails the reply is dropped unsent, which the waiting
/// request notices.
type Reply = Box<dyn FnOnce() + Send>;

impl Writer {
    /// Starts the task; it ends when the writer is dropped.
    pub fn start(pool: SqlitePool) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(work(pool, jobs));
        Self { queue }
    }

    /// Performs a single statement that writes, and returns when it is durable.
    pub fn statement<T, W>(&self, write: W) -> StoreFuture<'_, T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> StoreFuture<'c, T> + Send + 'static,
    {
        Box::pin(async move {
            let (answer, answered) = oneshot::channel();
            let job: Job = Box::new(move |connection| {
                Box::pin(async move {
                    let result = write(connection).await;
                    let reply: Reply = Box::new(move || {
                        // A request that was given up does not need the answer.
                        let _ = answer.send(result);
                    });
                    reply
                })
            });
            let queued = self.queue.send(job).await;
            queued.map_err(|_| StoreError::Closed)?;
            answered.await.map_err(|_| StoreError::Closed)?
        })
    }

    /// Performs several statements, all or none of them, and returns when they are durable.
    pub fn statements<T, W>(&self, write: W) -> StoreFuture<'_, T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> StoreFuture<'c, T> + Send + 'static,
    {
        self.statement(move |connection| {
            Box::pin(async move {
                // If they fail, they are taken back and the other writes of the transaction
                // stand.
                let mut savepoint = connection.begin().await?;
                let result = write(&mut savepoint).await;
                match result {
                    Ok(_) => savepoint.commit().await?,
                    Err(_) => savepoint.rollback().await?,
                }
                result
            })
        })
    }
}

async fn work(pool: SqlitePool, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    // While a batch is being written the next one gathers by itself: nobody waits for company.
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let writes = batch.len();
        match write_all(&pool, batch.drain(..)).await {
            Ok(replies) => replies.into_iter().for_each(|reply| reply()),
            Err(error) => tracing::error!(%error, writes, "a transaction failed"),
        }
    }
}

/// One transaction. On an error nothing was written.
async fn write_all(
    pool: &SqlitePool,
    jobs: impl ExactSizeIterator<Item = Job>,
) -> Result<Vec<Reply>, StoreError> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut replies = Vec::with_capacity(jobs.len());
    for job in jobs {
        replies.push(job(&mut transaction).await);
    }
    transaction.commit().await?;
    Ok(replies)
}

#[cfg(test)]
mod tests {
    use futures_util::future::join;
    use sqlx::sqlite::SqlitePoolOptions;
    use sqlx::{query, query_scalar};

    use super::*;

    /// A writer to an empty list of numbers.
    async fn writer() -> (SqlitePool, Writer) {
        // One connection, because every connection in memory is a database of its own.
        let pool = SqlitePoolOptions::new().max_connections(1);
        let pool = pool.connect("sqlite::memory:").await.unwrap();
        let create = query("CREATE TABLE numbers (number INTEGER)");
        create.execute(&pool).await.unwrap();
        (pool.clone(), Writer::start(pool))
    }

    async fn add(connection: &mut SqliteConnection, number: i64) -> Result<i64, StoreError> {
        query("INSERT INTO numbers VALUES (?)")
            .bind(number)
            .execute(connection)
            .await?;
        Ok(number)
    }

    async fn numbers(pool: &SqlitePool) -> Vec<i64> {
        let numbers = query_scalar("SELECT number FROM numbers ORDER BY number");
        numbers.fetch_all(pool).await.unwrap()
    }

    #[tokio::test]
    async fn statements_that_fail_are_taken_back_and_others_stand() {
        let (pool, writer) = writer().await;
        let failing = writer.statements(|connection| {
            Box::pin(async move {
                add(connection, 1).await?;
                Err::<(), _>(StoreError::Corrupt { what: "test" })
            })
        });
        let fine = writer.statement(|connection| Box::pin(add(connection, 2)));
        let (failing, fine) = join(failing, fine).await;
        assert!(matches!(failing, Err(StoreError::Corrupt { .. })));
        assert_eq!(fine.unwrap(), 2);
        assert_eq!(numbers(&pool).await, [2]);
    }

    #[tokio::test]
    async fn nobody_is_answered_before_the_transaction_is_durable() {
        let (pool, writer) = writer().await;
        let written = writer.statement(|connection| Box::pin(add(connection, 1)));
        // The transaction ends here, so it cannot be committed.
        let ended = writer.statement(|connection| {
            Box::pin(async move {
                query("ROLLBACK").execute(connection).await?;
                Ok(())
            })
        });
        let (written, ended) = join(written, ended).await;
        assert!(matches!(written, Err(StoreError::Closed)));
        assert!(matches!(ended, Err(StoreError::Closed)));
        assert_eq!(numbers(&pool).await, Vec::<i64>::new());
    }
}
