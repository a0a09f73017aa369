//! What a reader has of a page.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::Markup;
use tabletop::Version;

use crate::part::Parts;
use crate::update::{ChangedPart, Changes, NewLines};

/// The name of the part that only grows: the lines of the log. Its old lines are neither drawn
/// nor sent again.
pub(crate) const LOG: &str = "log";

/// The name of the part with what is shown over the board for a while. It is sent when there is
/// something new in it, and what was in it before is not drawn again.
pub(crate) const HIGHLIGHTS: &str = "highlights";

/// What a reader of a table's page has: a hash of every part, not the parts, so that it stays
/// small however many read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Receipt {
    /// What was drawn, and for whom. If that differs nothing is the same.
    occasion: Option<u64>,
    /// Hashes of the parts after the hashes of their names, in rising order.
    parts: Vec<(u64, u64)>,
    log: LogEnd,
    version: Option<Version>,
}

/// The last line of a log: its first event, and a hash of what was written.
type LogEnd = Option<(usize, u64)>;

/// The lines of a log that are drawn: all, or those that may have changed.
#[derive(Debug)]
pub(crate) struct LogTail {
    /// The first event of the first line; 0 without lines.
    pub(crate) from: usize,
    /// The first event of the last line.
    pub(crate) last: Option<usize>,
    /// How many lines.
    pub(crate) lines: usize,
    /// The last line alone.
    pub(crate) end: Markup,
}

impl Receipt {
    /// The match that the reader has seen, if one had started.
    pub fn version(&self) -> Option<Version> {
        self.version
    }

    /// Whether what the reader has was drawn on the same occasion, so that parts of it may
    /// still be right.
    pub(crate) fn is_of(&self, occasion: &impl Hash) -> bool {
        self.occasion == Some(hash(occasion))
    }

    /// Notes that the reader gets a whole page, with its whole log.
    pub(crate) fn all(
        &mut self,
        occasion: &impl Hash,
        version: Option<Version>,
        page: &Markup,
        log: Option<&LogTail>,
    ) {
        let parts = Parts::of(page);
        *self = Self {
            occasion: Some(hash(occasion)),
            parts: sorted(hashes(&parts)),
            log: log.and_then(LogTail::end),
            version,
        };
    }

    /// What the reader lacks of a page, which they then have; `None` if the page is another one
    /// around its parts, so that they need all of it.
    pub(crate) fn changes(
        &mut self,
        version: Option<Version>,
        page: &Markup,
        log: Option<&LogTail>,
    ) -> Option<Changes> {
        let parts = Parts::of(page);
        let now = hashes(&parts);
        let has = |number: usize| match parts.name(number) {
            LOG => true,
            HIGHLIGHTS => parts.is_empty(number),
            _ => self.parts.binary_search(&now[number]).is_ok(),
        };
        if !has(0) {
            return None;
        }
        let mut changes = Changes::default();
        let mut written = vec![false; parts.len()];
        for number in 1..parts.len() {
            if !written[number] && !has(number) {
                let html = parts.write(number, &has, &mut |inside| written[inside] = true);
                let name = parts.name(number).to_owned();
                changes.parts.push(ChangedPart { name, html });
            }
        }
        if let Some(tail) = log.filter(|tail| !tail.is_only(self.log)) {
            let number = (1..parts.len()).find(|&number| parts.name(number) == LOG)?;
            changes.log = Some(NewLines {
                from: tail.from,
                html: parts.write(number, &|_| false, &mut |_| {}),
            });
            self.log = tail.end();
        }
        self.parts = sorted(now);
        self.version = version;
        Some(changes)
    }
}

impl LogTail {
    fn end(&self) -> LogEnd {
        self.last.map(|last| (last, hash(&self.end.0)))
    }

    /// Whether the reader has it: nothing but the line that was the last one then.
    fn is_only(&self, end: LogEnd) -> bool {
        self.lines <= 1 && self.end() == end
    }
}

fn hashes(parts: &Parts<'_>) -> Vec<(u64, u64)> {
    let own = |number| (hash(&parts.name(number)), parts.hash(number));
    (0..parts.len()).map(own).collect()
}

fn sorted(mut hashes: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    hashes.sort_unstable();
    hashes
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
