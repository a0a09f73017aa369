//! Records in files.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use tabletop::{AnyTable, LONGEST, Record};

use crate::failure::Failure;

/// How a file is called in a sentence.
pub fn name_of(path: &Path) -> String {
    if is_standard_input(path) {
        "the standard input".to_owned()
    } else {
        path.display().to_string()
    }
}

/// The text of a file, or of the standard input for `-`. No more is read than a record can
/// have.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    let bytes = if is_standard_input(path) {
        read_limited(io::stdin().lock()).map_err(Failure::Input)?
    } else {
        File::open(path)
            .and_then(read_limited)
            .map_err(|source| Failure::Read {
                path: path.to_owned(),
                source,
            })?
    };
    let name = || name_of(path);
    if bytes.len() > LONGEST {
        return Err(Failure::TooLong { name: name() });
    }
    String::from_utf8(bytes).map_err(|_| Failure::NotText { name: name() })
}

/// The match in a record, replayed and checked.
pub fn read_table(path: &Path) -> Result<Box<dyn AnyTable>, Failure> {
    let text = read_text(path)?;
    replay(&text).map_err(|source| Failure::Record {
        name: name_of(path),
        source,
    })
}

/// Replays the text of a record.
pub fn replay(text: &str) -> Result<Box<dyn AnyTable>, catalog::ReplayError> {
    let record: Record = text.parse()?;
    catalog::replay(&record)
}

fn is_standard_input(path: &Path) -> bool {
    path == Path::new("-")
}

fn read_limited(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let limit = u64::try_from(LONGEST).unwrap_or(u64::MAX);
    source
        .take(limit.saturating_add(1))
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}
