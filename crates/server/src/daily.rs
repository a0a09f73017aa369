//! How much one address may leave behind in a day.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Duration;

use model::Timestamp;

use crate::lock::hold;
use crate::refusal::Refusal;

/// How much one address may leave behind in a day. Rates bound a moment; this bounds how fast the
/// disk fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyBounds {
    /// New guests.
    pub guests: u32,
    /// New tables, try-outs and lessons.
    pub tables: u32,
}

impl DailyBounds {
    /// Without bounds, for measurements.
    pub const UNLIMITED: Self = Self {
        guests: u32::MAX,
        tables: u32::MAX,
    };
}

impl Default for DailyBounds {
    fn default() -> Self {
        Self {
            // A school of a thousand behind one address.
            guests: 1000,
            // Each of them plays twice. At some 10 KiB a match that is 20 MB a day.
            tables: 2000,
        }
    }
}

/// What every address has left behind today.
#[derive(Debug)]
pub struct DailyCounts {
    bounds: DailyBounds,
    today: Mutex<Today>,
}

#[derive(Debug, Default)]
struct Today {
    day: i64,
    counts: HashMap<IpAddr, Count>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Count {
    guests: u32,
    tables: u32,
}

/// A day in UTC, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

impl DailyCounts {
    /// Nothing yet.
    pub fn new(bounds: DailyBounds) -> Self {
        Self {
            bounds,
            today: Mutex::default(),
        }
    }

    /// One more guest.
    pub fn guest(&self, address: IpAddr, now: Timestamp) -> Result<(), Refusal> {
        self.one_more(address, now, |count| &mut count.guests, self.bounds.guests)
    }

    /// One more table.
    pub fn table(&self, address: IpAddr, now: Timestamp) -> Result<(), Refusal> {
        self.one_more(address, now, |count| &mut count.tables, self.bounds.tables)
    }

    /// Forgets yesterday.
    pub fn sweep(&self, now: Timestamp) {
        hold(&self.today).begin(now);
    }

    fn one_more(
        &self,
        address: IpAddr,
        now: Timestamp,
        kind: impl FnOnce(&mut Count) -> &mut u32,
        bound: u32,
    ) -> Result<(), Refusal> {
        let mut today = hold(&self.today);
        today.begin(now);
        let count = kind(today.counts.entry(address).or_default());
        if *count >= bound {
            let rest = DAY - now.0.rem_euclid(DAY);
            let wait = Duration::from_millis(rest.unsigned_abs());
            return Err(Refusal::TooMany { wait });
        }
        *count += 1;
        Ok(())
    }
}

impl Today {
    fn begin(&mut self, now: Timestamp) {
        let day = now.0.div_euclid(DAY);
        if day != self.day {
            *self = Self {
                day,
                counts: HashMap::new(),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_its_share_of_every_day() {
        let counts = DailyCounts::new(DailyBounds {
            guests: 2,
            tables: 1,
        });
        let [here, there] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().unwrap());
        let noon = Timestamp(10 * DAY + DAY / 2);
        assert!(counts.guest(here, noon).is_ok());
        assert!(counts.guest(here, noon).is_ok());
        assert!(matches!(
            counts.guest(here, noon),
            Err(Refusal::TooMany { .. })
        ));
        assert!(counts.table(here, noon).is_ok());
        assert!(counts.table(here, noon).is_err());
        assert!(counts.guest(there, noon).is_ok());
        let midnight = Timestamp(11 * DAY);
        assert!(counts.guest(here, Timestamp(midnight.0 - 1)).is_err());
        assert!(counts.guest(here, midnight).is_ok());
    }
}
