//! Records that replay.

use tabletop::{Game, Record, Table};

use crate::bench::Bench;
use crate::violation::{Checked, Property};

pub(crate) fn replays<G: Game>(table: &Table<G>, bench: &mut Bench<'_, G>) -> Checked {
    let broken = |detail: String| Err(Property::RecordsReplay.broken(detail));
    let record = table.record();
    match record.to_string().parse::<Record>() {
        Ok(back) if back == record => {}
        Ok(_) => return broken("the record reads back as another".to_owned()),
        Err(error) => return broken(format!("the record cannot be read back: {error}")),
    }
    match Table::replay(&record) {
        Ok(replayed) if replayed == *table => {}
        Ok(_) => return broken("the record replays to another table".to_owned()),
        Err(error) => return broken(format!("the record does not replay: {error}")),
    }
    // The seed is in the record, so it is published only when there is no luck left.
    let published = table.published_record();
    if published.is_some() != table.outcome().is_some() {
        return broken("the record is published before the end".to_owned());
    }
    bench.summary.replayed += 1;
    Ok(())
}
