//! Whether the write-ahead log of a database is whole, looked at before it is opened.
//!
//! `SQLite` reads the log up to the first frame whose checksum is wrong and silently drops the
//! rest. That is right for the end of a log that a dying program was writing: nobody was answered.
//! It is wrong for a frame in the middle that the disk has damaged: what comes after it was
//! acknowledged.
//!
//! This is how we tell them apart: a transaction begins only after the one before it is on the disk. So
//! if a frame that begins a transaction is intact, and its checksum goes on from the commit before
//! it, then that commit and everything before it was durable once. If something before it is broken
//! now, it was damaged later. Damage within the very last transaction looks like a torn end and is
//! taken for one.
//!
//! The format: <https://sqlite.org/fileformat2.html#the_write_ahead_log>.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use model::Timestamp;

use super::files::{log_of, with_ending};
use crate::store::StoreError;

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// Where a log is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogDamage {
    /// The bytes before this one are intact.
    pub intact: u64,
    /// How many acknowledged transactions cannot be read any more, at least.
    pub lost: u32,
}

/// Refuses if the log of this database, which nobody has open, is damaged.
pub fn refuse_damage(database: &Path) -> Result<(), StoreError> {
    match damage(database) {
        Ok(None) => Ok(()),
        Ok(Some(LogDamage { intact, lost })) => Err(StoreError::DamagedLog {
            file: log_of(database),
            intact,
            lost,
        }),
        Err(error) => Err(StoreError::Database(error.into())),
    }
}

/// Looks for damage in the log of a database that nobody has open.
pub fn damage(database: &Path) -> io::Result<Option<LogDamage>> {
    let file = match File::open(log_of(database)) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut log = BufReader::new(file);
    let mut header = [0; HEADER];
    if !fill(&mut log, &mut header)? {
        return Ok(None);
    }
    match Start::read(&header) {
        Some(start) => examine(log, &start),
        // Nothing can be read: damage, unless there never was anything.
        None => examine(log, &Start::guess(database)?),
    }
}

/// Cuts a damaged log of a database that nobody has open, so that what is before the damage can be
/// used. Returns the damage and a copy of the whole log, if it was damaged.
pub fn cut_log(database: &Path, now: Timestamp) -> io::Result<Option<(LogDamage, PathBuf)>> {
    let Some(found) = damage(database)? else {
        return Ok(None);
    };
    let log = log_of(database);
    let copy = with_ending(&log, &format!(".damaged-{}", now.0));
    std::fs::copy(&log, &copy)?;
    File::open(&copy)?.sync_all()?;
    let log = File::options().write(true).open(log)?;
    log.set_len(found.intact)?;
    log.sync_all()?;
    Ok(Some((found, copy)))
}

/// What the frames of a log go on from.
struct Start {
    page: usize,
    /// The salts and the checksum of the header, if it is intact.
    header: Option<([u32; 2], Checksum)>,
    orders: &'static [ByteOrder],
}

#[derive(Clone, Copy)]
enum ByteOrder {
    Big,
    Little,
}

impl Start {
    fn read(header: &[u8; HEADER]) -> Option<Self> {
        let orders: &[_] = match word(header, 0) {
            0x377f_0682 => &[ByteOrder::Little],
            0x377f_0683 => &[ByteOrder::Big],
            _ => return None,
        };
        let checksum = Checksum::default().over(&header[..24], orders[0]);
        let page = usize::try_from(word(header, 8)).ok()?;
        let is_whole = checksum == Checksum::stored(header, 24) && (512..=65_536).contains(&page);
        is_whole.then_some(Self {
            page,
            header: Some(([word(header, 16), word(header, 20)], checksum)),
            orders,
        })
    }

    /// For a log with a broken header: the size of pages is in the database as well.
    fn guess(database: &Path) -> io::Result<Self> {
        let mut beginning = [0; 18];
        let read = fill(&mut File::open(database)?, &mut beginning)?;
        let page = match u16::from_be_bytes([beginning[16], beginning[17]]) {
            1 => 65_536,
            page if read && page >= 512 => usize::from(page),
            _ => 4096,
        };
        Ok(Self {
            page,
            header: None,
            orders: &[ByteOrder::Little, ByteOrder::Big],
        })
    }
}

fn examine(mut log: impl Read, start: &Start) -> io::Result<Option<LogDamage>> {
    let mut bytes = vec![0; FRAME_HEADER + start.page];
    let mut before: Option<Frame> = None;
    let mut intact = start.header.map_or(0, |_| HEADER as u64);
    // Whether the frames up to here are what the database will read.
    let mut unbroken = start.header.is_some();
    // Commits since then; the last of them counts only when something goes on from it.
    let (mut lost, mut proven) = (0, 0);
    while fill(&mut log, &mut bytes)? {
        let frame = Frame::read(&bytes);
        let salts = match (start.header, before) {
            (Some((salts, _)), _) => Some(salts),
            (None, before) => before.map(|frame| frame.salts),
        };
        let belongs = frame.page_number != 0 && salts.is_none_or(|salts| salts == frame.salts);
        let previous = match before {
            Some(frame) => Some(frame.checksum),
            None => start.header.map(|(_, checksum)| checksum),
        };
        let goes_on = belongs
            && previous.is_some_and(|previous| {
                start.orders.iter().any(|&order| {
                    let sum = previous.over(&bytes[..8], order);
                    sum.over(&bytes[FRAME_HEADER..], order) == frame.checksum
                })
            });
        if unbroken && goes_on {
            intact += bytes.len() as u64;
        } else {
            unbroken = false;
            if goes_on && before.is_some_and(|before| before.commits) {
                proven = lost;
            }
            lost += u32::from(belongs && frame.commits);
        }
        before = Some(Frame {
            // A frame of another log commits nothing in this one.
            commits: belongs && frame.commits,
            ..frame
        });
    }
    Ok((proven > 0).then_some(LogDamage {
        intact,
        lost: proven,
    }))
}

/// The head of a frame, which stands before every page.
#[derive(Clone, Copy)]
struct Frame {
    page_number: u32,
    /// Whether it is the last of its transaction.
    commits: bool,
    salts: [u32; 2],
    checksum: Checksum,
}

impl Frame {
    fn read(bytes: &[u8]) -> Self {
        Self {
            page_number: word(bytes, 0),
            commits: word(bytes, 4) != 0,
            salts: [word(bytes, 8), word(bytes, 12)],
            checksum: Checksum::stored(bytes, 16),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Checksum(u32, u32);

impl Checksum {
    fn stored(bytes: &[u8], at: usize) -> Self {
        Self(word(bytes, at), word(bytes, at + 4))
    }

    /// Goes on over some more bytes, a multiple of eight.
    fn over(self, bytes: &[u8], order: ByteOrder) -> Self {
        let read = |bytes: &[u8]| match order {
            ByteOrder::Big => word(bytes, 0),
            ByteOrder::Little => word(bytes, 0).swap_bytes(),
        };
        let Self(mut first, mut second) = self;
        for pair in bytes.chunks_exact(8) {
            first = first.wrapping_add(read(&pair[..4])).wrapping_add(second);
            second = second.wrapping_add(read(&pair[4..])).wrapping_add(first);
        }
        Self(first, second)
    }
}

/// A word as the format stores it, the highest byte first.
fn word(bytes: &[u8], at: usize) -> u32 {
    let mut word = [0; 4];
    word.copy_from_slice(&bytes[at..at + 4]);
    u32::from_be_bytes(word)
}

/// Fills the buffer; false if the file ends before.
fn fill(source: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match source.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use sqlx::{ConnectOptions, query, query_scalar};
    use tempfile::TempDir;

    use super::*;
    use crate::store::sqlite::connect_options;

    /// A page and the head of its frame.
    const FRAME: usize = FRAME_HEADER + 4096;

    /// A database whose log holds five transactions of a frame each, as a killed program leaves
    /// it.
    struct Killed {
        folder: TempDir,
        log: Vec<u8>,
    }

    impl Killed {
        async fn new() -> Self {
            let running = tempfile::tempdir().unwrap();
            let from = running.path().join("a.sqlite");
            let options = connect_options(&from).create_if_missing(true);
            let mut connection = options.connect().await.unwrap();
            for statement in [
                "CREATE TABLE numbers (number INTEGER)",
                "PRAGMA wal_checkpoint(TRUNCATE)",
            ] {
                query(statement).execute(&mut connection).await.unwrap();
            }
            for number in 0..5 {
                let insert = query("INSERT INTO numbers VALUES (?)").bind(number);
                insert.execute(&mut connection).await.unwrap();
            }
            let folder = tempfile::tempdir().unwrap();
            fs::copy(&from, folder.path().join("a.sqlite")).unwrap();
            let log = fs::read(log_of(&from)).unwrap();
            assert_eq!(log.len(), HEADER + 5 * FRAME);
            let this = Self { folder, log };
            this.write(&this.log);
            this
        }

        fn database(&self) -> PathBuf {
            self.folder.path().join("a.sqlite")
        }

        fn write(&self, log: &[u8]) {
            fs::write(log_of(&self.database()), log).unwrap();
        }

        /// What is found when these bytes are spoilt.
        fn damage(&self, spoilt: impl IntoIterator<Item = usize>) -> Option<LogDamage> {
            let mut log = self.log.clone();
            for byte in spoilt {
                log[byte] ^= 0x10;
            }
            self.write(&log);
            damage(&self.database()).unwrap()
        }
    }

    #[tokio::test]
    async fn a_whole_log_and_a_torn_end_are_no_damage() {
        let killed = Killed::new().await;
        assert_eq!(killed.damage([]), None);
        // Cut anywhere, also within the header.
        for length in [
            0,
            10,
            HEADER,
            HEADER + 100,
            HEADER + 3 * FRAME,
            HEADER + 4 * FRAME + 7,
        ] {
            killed.write(&killed.log[..length]);
            assert_eq!(damage(&killed.database()).unwrap(), None, "{length}");
        }
        // The last frame was half written.
        assert_eq!(killed.damage([HEADER + 5 * FRAME - 1]), None);
        fs::remove_file(log_of(&killed.database())).unwrap();
        assert_eq!(damage(&killed.database()).unwrap(), None);
    }

    #[tokio::test]
    async fn a_transaction_whose_frames_reached_the_disk_out_of_order_is_no_damage() {
        let killed = Killed::new().await;
        let mut connection = connect_options(&killed.database()).connect().await.unwrap();
        // A last transaction of many frames: the power went before the first of them was written.
        let statement = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9999) \
             INSERT INTO numbers SELECT i FROM n";
        query(statement).execute(&mut connection).await.unwrap();
        let mut log = fs::read(log_of(&killed.database())).unwrap();
        assert!(log.len() > HEADER + 10 * FRAME);
        log[HEADER + 5 * FRAME + 200] ^= 1;
        let copy = tempfile::tempdir().unwrap();
        let database = copy.path().join("a.sqlite");
        fs::copy(killed.database(), &database).unwrap();
        fs::write(log_of(&database), &log).unwrap();
        assert_eq!(damage(&database).unwrap(), None);
    }

    #[tokio::test]
    async fn a_broken_frame_before_others_is_damage() {
        let killed = Killed::new().await;
        let at = |frame: usize| HEADER + frame * FRAME;
        // Its page, its checksum, its salts.
        for byte in [FRAME_HEADER + 900, 17, 9] {
            let damage = killed.damage([at(1) + byte]).expect("damage");
            assert_eq!(damage.intact, at(1) as u64);
            assert!((2..=3).contains(&damage.lost), "{damage:?}");
        }
        assert_eq!(
            killed.damage([at(3) + 500]),
            Some(LogDamage {
                intact: at(3) as u64,
                lost: 1
            })
        );
        // Without its header nothing of the log is read.
        let damage = killed.damage([3]).expect("damage");
        assert_eq!(damage.intact, 0);
        assert!(damage.lost >= 3, "{damage:?}");
    }

    #[tokio::test]
    async fn what_is_left_of_an_older_log_is_no_damage() {
        let killed = Killed::new().await;
        let mut connection = connect_options(&killed.database()).connect().await.unwrap();
        // The log begins anew; behind its first frames the old ones remain.
        for statement in [
            "PRAGMA wal_checkpoint(RESTART)",
            "INSERT INTO numbers VALUES (5)",
            "INSERT INTO numbers VALUES (6)",
        ] {
            query(statement).execute(&mut connection).await.unwrap();
        }
        assert_eq!(damage(&killed.database()).unwrap(), None);
        let count: i64 = query_scalar("SELECT count(*) FROM numbers")
            .fetch_one(&mut connection)
            .await
            .unwrap();
        assert_eq!(count, 7);
    }
}
