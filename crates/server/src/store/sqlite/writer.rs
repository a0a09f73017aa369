//! Many writes, one wait for the disk.
//!
//! A write is a closure with a typed answer. One task performs them all, as many as are waiting
//! in one transaction, and answers each when the transaction is durable.

use std::sync::{Arc, Mutex};

use futures_util::future::BoxFuture;
use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::files::OpenedFiles;
use crate::lock::hold;
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
    closing: Arc<Notify>,
    work: Mutex<Option<JoinHandle<()>>>,
}

/// A write whose answer has no type any more.
type Job = Box<
    dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<Reply, Spoiled>> + Send,
>;

/// Sends the answer. If the transaction fails the reply is dropped unsent, which the waiting
/// request notices.
type Reply = Box<dyn FnOnce() + Send>;

/// A write failed in a way that may have ended the transaction: a full disk, for example.
#[derive(Debug)]
struct Spoiled;

impl Writer {
    /// Starts the task; it ends when the writer is closed or dropped.
    pub fn start(options: SqliteConnectOptions, files: OpenedFiles) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let closing = Arc::new(Notify::new());
        let desk = Desk {
            options,
            files,
            connection: None,
            unconfirmed: 0,
        };
        let work = tokio::spawn(desk.work(jobs, Arc::clone(&closing)));
        Self {
            queue,
            closing,
            work: Mutex::new(Some(work)),
        }
    }

    /// Performs what waits and nothing after it.
    pub async fn close(&self) {
        self.closing.notify_one();
        let work = hold(&self.work).take();
        if let Some(work) = work {
            // If it has failed, there is nothing to wait for either.
            let _ = work.await;
        }
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
                    if result.as_ref().is_err_and(spoils) {
                        let _ = answer.send(result);
                        return Err(Spoiled);
                    }
                    let reply: Reply = Box::new(move || {
                        // A request that was given up does not need the answer.
                        let _ = answer.send(result);
                    });
                    Ok(reply)
                })
            });
            let queued = self.queue.send(job).await;
            queued.map_err(|_| StoreError::Closed)?;
            answered.await.map_err(|_| StoreError::NotConfirmed)?
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

/// Whether a failed write may have taken the whole transaction with it. A broken constraint takes
/// back its own statement and nothing else; after a full disk or a fault of the disk `SQLite` takes
/// back everything.
fn spoils(error: &StoreError) -> bool {
    match error {
        StoreError::Database(sqlx::Error::Database(error)) => !matches!(
            error.kind(),
            ErrorKind::UniqueViolation
                | ErrorKind::ForeignKeyViolation
                | ErrorKind::NotNullViolation
                | ErrorKind::CheckViolation
        ),
        StoreError::Database(_) => true,
        _ => false,
    }
}

/// Where the writing is done.
struct Desk {
    options: SqliteConnectOptions,
    files: OpenedFiles,
    /// Never inside a transaction.
    connection: Option<SqliteConnection>,
    /// How many writes were not confirmed since the last that was.
    unconfirmed: usize,
}

impl Desk {
    async fn work(mut self, mut jobs: mpsc::Receiver<Job>, closing: Arc<Notify>) {
        let mut batch = Vec::with_capacity(BATCH);
        // While a batch is being written the next one gathers by itself: nobody waits for company.
        loop {
            let count = tokio::select! {
                count = jobs.recv_many(&mut batch, BATCH) => count,
                () = closing.notified() => {
                    jobs.close();
                    continue;
                }
            };
            if count == 0 {
                break;
            }
            match self.write_all(batch.drain(..)).await {
                Ok(replies) => {
                    for reply in replies {
                        reply();
                    }
                    if self.unconfirmed > 0 {
                        tracing::info!(refused = self.unconfirmed, "the database works again");
                        self.unconfirmed = 0;
                    }
                }
                Err(error) => {
                    // Once, and not for everybody who tries again.
                    if self.unconfirmed == 0 {
                        tracing::error!(%error, "nothing can be written; trying again");
                    }
                    self.unconfirmed += count;
                }
            }
        }
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
    }

    /// One transaction. On an error nobody may be answered.
    async fn write_all(
        &mut self,
        jobs: impl ExactSizeIterator<Item = Job>,
    ) -> Result<Vec<Reply>, StoreError> {
        self.files.check()?;
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        match transact(&mut connection, jobs).await {
            Ok(replies) => {
                self.connection = Some(connection);
                // What was written must also be found again.
                self.files.check()?;
                Ok(replies)
            }
            Err(error) => {
                // It may still be inside the transaction, and must not be used again.
                let _ = connection.close_hard().await;
                Err(error)
            }
        }
    }
}

async fn transact(
    connection: &mut SqliteConnection,
    jobs: impl ExactSizeIterator<Item = Job>,
) -> Result<Vec<Reply>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut replies = Vec::with_capacity(jobs.len());
    for job in jobs {
        let reply = job(&mut transaction).await;
        replies.push(reply.map_err(|Spoiled| StoreError::NotConfirmed)?);
    }
    transaction.commit().await?;
    Ok(replies)
}

#[cfg(test)]
mod tests {
    use futures_util::future::join;
    use sqlx::{query, query_scalar};
    use tempfile::TempDir;

    use super::*;
    use crate::store::sqlite::connect_options;

    /// A writer to an empty list of numbers.
    struct Numbers {
        writer: Writer,
        /// Keeps the files open, and reads.
        reader: SqliteConnection,
        folder: TempDir,
    }

    impl Numbers {
        async fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("numbers.sqlite");
            let options = connect_options(&file);
            let mut reader = options
                .clone()
                .create_if_missing(true)
                .connect()
                .await
                .unwrap();
            let create = query("CREATE TABLE numbers (number INTEGER, ballast BLOB)");
            create.execute(&mut reader).await.unwrap();
            let files = OpenedFiles::of(&file).unwrap();
            Self {
                writer: Writer::start(options, files),
                reader,
                folder,
            }
        }

        async fn add(&self, number: i64) -> Result<i64, StoreError> {
            self.writer
                .statement(move |connection| Box::pin(add(connection, number)))
                .await
        }

        async fn all(&mut self) -> Vec<i64> {
            let numbers = query_scalar("SELECT number FROM numbers ORDER BY number");
            numbers.fetch_all(&mut self.reader).await.unwrap()
        }
    }

    async fn add(connection: &mut SqliteConnection, number: i64) -> Result<i64, StoreError> {
        // Larger than what is left of the pages of an empty database.
        query("INSERT INTO numbers VALUES (?, zeroblob(20000))")
            .bind(number)
            .execute(connection)
            .await?;
        Ok(number)
    }

    #[tokio::test]
    async fn statements_that_fail_are_taken_back_and_others_stand() {
        let mut numbers = Numbers::new().await;
        let failing = numbers.writer.statements(|connection| {
            Box::pin(async move {
                add(connection, 1).await?;
                Err::<(), _>(StoreError::Corrupt { what: "test" })
            })
        });
        let (failing, fine) = join(failing, numbers.add(2)).await;
        assert!(matches!(failing, Err(StoreError::Corrupt { .. })));
        assert_eq!(fine.unwrap(), 2);
        assert_eq!(numbers.all().await, [2]);
    }

    #[tokio::test]
    async fn nobody_is_answered_before_the_transaction_is_durable() {
        let mut numbers = Numbers::new().await;
        // The transaction ends here, so it cannot be committed.
        let ended = numbers.writer.statement(|connection| {
            Box::pin(async move {
                query("ROLLBACK").execute(connection).await?;
                Ok(())
            })
        });
        let (written, ended) = join(numbers.add(1), ended).await;
        assert!(matches!(written, Err(StoreError::NotConfirmed)));
        assert!(matches!(ended, Err(StoreError::NotConfirmed)));
        assert_eq!(numbers.all().await, Vec::<i64>::new());
        // And the next one has a connection without a past.
        assert_eq!(numbers.add(2).await.unwrap(), 2);
        assert_eq!(numbers.all().await, [2]);
    }

    #[tokio::test]
    async fn writing_resumes_when_a_full_disk_has_room_again() {
        let mut numbers = Numbers::new().await;
        // The limit is the connection's own. It stands for a full disk, and the next connection
        // for the time when there is room again.
        let full = numbers.writer.statement(|connection| {
            Box::pin(async move {
                query("PRAGMA max_page_count = 1")
                    .execute(connection)
                    .await?;
                Ok(())
            })
        });
        full.await.unwrap();
        let several = numbers.writer.statements(|connection| {
            Box::pin(async move {
                add(connection, 2).await?;
                add(connection, 3).await
            })
        });
        let (one, several) = join(numbers.add(1), several).await;
        assert!(matches!(one, Err(StoreError::Database(_))), "{one:?}");
        assert!(several.is_err());
        assert_eq!(numbers.all().await, Vec::<i64>::new());
        assert_eq!(numbers.add(4).await.unwrap(), 4);
        assert_eq!(numbers.all().await, [4]);
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn nothing_is_confirmed_while_a_file_is_not_in_its_place() {
        let mut numbers = Numbers::new().await;
        for name in ["numbers.sqlite", "numbers.sqlite-wal"] {
            let place = numbers.folder.path().join(name);
            let elsewhere = numbers.folder.path().join("elsewhere");
            std::fs::rename(&place, &elsewhere).unwrap();
            assert!(matches!(
                numbers.add(1).await,
                Err(StoreError::NotConfirmed)
            ));
            // Another file in its place is as bad as none.
            std::fs::copy(&elsewhere, &place).unwrap();
            assert!(matches!(
                numbers.add(1).await,
                Err(StoreError::NotConfirmed)
            ));
            std::fs::rename(&elsewhere, &place).unwrap();
            assert_eq!(numbers.add(2).await.unwrap(), 2);
        }
        assert_eq!(numbers.all().await, [2, 2]);
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn what_was_written_while_the_file_went_is_not_confirmed() {
        let numbers = Numbers::new().await;
        let place = numbers.folder.path().join("numbers.sqlite");
        let written = numbers.writer.statement(move |connection| {
            Box::pin(async move {
                let number = add(connection, 1).await?;
                std::fs::remove_file(place).unwrap();
                Ok(number)
            })
        });
        assert!(matches!(written.await, Err(StoreError::NotConfirmed)));
    }

    #[tokio::test]
    async fn what_waits_when_the_writer_is_closed_is_written() {
        let mut numbers = Numbers::new().await;
        let (written, ()) = join(numbers.add(1), numbers.writer.close()).await;
        assert_eq!(written.unwrap(), 1);
        assert!(matches!(numbers.add(2).await, Err(StoreError::Closed)));
        assert_eq!(numbers.all().await, [1]);
    }
}
