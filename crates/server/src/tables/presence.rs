//! Who has a table's page open, and when that is shown.
//!
//! Everybody who comes or goes is counted at once. It is shown at most once in a while, because
//! every page at the table has to be told; the more there are, the longer the while.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use model::{Arrangement, Chair, IdentityId};
use tabletop::{SeatSet, Viewer};

use super::live::TableHandle;
use crate::visitor_key::VisitorKey;

/// For this many visitors the pause before they are shown again grows by its length.
const CROWD: usize = 500;

/// How many streams each visitor has open at one table.
#[derive(Debug, Default)]
pub struct Presence {
    streams: HashMap<VisitorKey, usize>,
    pace: Pace,
}

/// Who is shown to be there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    /// The seats whose person has the page open.
    pub present: SeatSet,
    /// How many visitors look on without a seat.
    pub bystanders: usize,
}

impl Presence {
    /// Whether this person has the page open.
    pub fn has(&self, person: IdentityId) -> bool {
        self.streams.contains_key(&VisitorKey::Identity(person))
    }

    /// Whether nobody has the page open.
    pub fn is_empty(&self) -> bool {
        self.streams.is_empty()
    }

    /// Who is there at a table that is arranged like this.
    pub(super) fn attendance(&self, arrangement: &Arrangement) -> Attendance {
        let is_present = |chair: &Chair| match chair {
            Chair::Person { identity, .. } => self.has(*identity),
            Chair::Empty | Chair::Bot { .. } => false,
        };
        let seats = arrangement.seats().filter(|(_, chair)| is_present(chair));
        let looks_on = |visitor: &&VisitorKey| match visitor {
            VisitorKey::Identity(person) => arrangement.viewer(Some(*person)) == Viewer::Bystander,
            VisitorKey::Stranger(_) => true,
        };
        Attendance {
            present: seats.map(|(seat, _)| seat).collect(),
            bystanders: self.streams.keys().filter(looks_on).count(),
        }
    }

    /// How long to wait before they are shown again, if a few people wait for `pause`.
    fn pause(&self, pause: Duration) -> Duration {
        let crowds = u32::try_from(self.streams.len() / CROWD).unwrap_or(u32::MAX);
        pause.saturating_mul(crowds.saturating_add(1))
    }

    /// Counts one more stream; says whether it is the visitor's first.
    fn arrive(&mut self, visitor: VisitorKey) -> bool {
        let count = self.streams.entry(visitor).or_default();
        *count += 1;
        *count == 1
    }

    /// Counts one stream less; says whether it was the visitor's last.
    fn depart(&mut self, visitor: VisitorKey) -> bool {
        let Some(count) = self.streams.get_mut(&visitor) else {
            return false;
        };
        *count -= 1;
        let last = *count == 0;
        if last {
            self.streams.remove(&visitor);
        }
        last
    }
}

/// When arrivals and departures are shown.
#[derive(Debug, Default)]
struct Pace {
    /// When they were shown last.
    shown: Option<Instant>,
    /// Whether they will be shown soon.
    is_planned: bool,
}

/// What to do when somebody has come or gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Showing {
    /// Show it.
    Now,
    /// Show it after this time.
    After(Duration),
    /// Nothing: it will be shown with what came before.
    Planned,
}

impl Pace {
    /// Somebody has come or gone, and that is shown at most once in `pause`.
    fn changed(&mut self, now: Instant, pause: Duration) -> Showing {
        if self.is_planned {
            return Showing::Planned;
        }
        let since = self.shown.map(|shown| now.duration_since(shown));
        match since.and_then(|since| pause.checked_sub(since)) {
            Some(wait) if !wait.is_zero() => {
                self.is_planned = true;
                Showing::After(wait)
            }
            _ => {
                self.show(now);
                Showing::Now
            }
        }
    }

    fn show(&mut self, now: Instant) {
        self.shown = Some(now);
        self.is_planned = false;
    }
}

impl TableHandle {
    /// One more stream of this visitor is open.
    pub fn arrive(&self, visitor: VisitorKey) {
        self.count(|presence| presence.arrive(visitor));
    }

    /// One stream of this visitor has ended.
    pub fn depart(&self, visitor: VisitorKey) {
        if let VisitorKey::Identity(person) = visitor {
            self.saw(person);
        }
        self.count(|presence| presence.depart(visitor));
    }

    fn count(&self, change: impl FnOnce(&mut Presence) -> bool) {
        let pause = self.services.presence_pause;
        let showing = self.note(|state| {
            let presence = &mut state.presence;
            change(presence).then(|| {
                let pause = presence.pause(pause);
                presence.pace.changed(Instant::now(), pause)
            })
        });
        match (showing, tokio::runtime::Handle::try_current()) {
            (Some(Showing::After(wait)), Ok(runtime)) => {
                let table = self.clone();
                runtime.spawn(async move {
                    tokio::time::sleep(wait).await;
                    table.show_attendance();
                });
            }
            (Some(Showing::Now | Showing::After(_)), _) => self.show_attendance(),
            (Some(Showing::Planned) | None, _) => {}
        }
    }

    /// Shows who is there, unless that is shown already: those who came may have gone again.
    fn show_attendance(&self) {
        let differs = self.note(|state| {
            state.presence.pace.show(Instant::now());
            state.presence.attendance(&state.arrangement) != state.attendance
        });
        if differs {
            self.change(|_| ());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAUSE: Duration = Duration::from_secs(1);

    #[test]
    fn however_many_come_and_go_they_are_shown_once_in_a_while() {
        let mut pace = Pace::default();
        let start = Instant::now();
        assert_eq!(pace.changed(start, PAUSE), Showing::Now);
        let soon = start + PAUSE / 4;
        assert_eq!(pace.changed(soon, PAUSE), Showing::After(PAUSE * 3 / 4));
        for _ in 0..1000 {
            assert_eq!(pace.changed(soon, PAUSE), Showing::Planned);
        }
        pace.show(start + PAUSE);
        assert_eq!(pace.changed(start + PAUSE, PAUSE), Showing::After(PAUSE));
        pace.show(start + PAUSE * 2);
        assert_eq!(pace.changed(start + PAUSE * 3, PAUSE), Showing::Now);
    }

    #[test]
    fn a_crowd_is_shown_less_often() {
        let mut presence = Presence::default();
        assert_eq!(presence.pause(PAUSE), PAUSE);
        for person in 0..6000 {
            presence.arrive(VisitorKey::Identity(IdentityId(person)));
        }
        assert_eq!(presence.pause(PAUSE), PAUSE * 13);
    }

    #[test]
    fn without_a_pause_everything_is_shown_at_once() {
        let mut pace = Pace::default();
        let now = Instant::now();
        for _ in 0..3 {
            assert_eq!(pace.changed(now, Duration::ZERO), Showing::Now);
        }
    }
}
