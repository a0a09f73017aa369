//! Where people are, as far as fairness needs it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use model::IdentityId;

use crate::lock::hold;

/// How long an address is remembered: longer than bots go on without their person.
const REMEMBERED: Duration = Duration::from_hours(1);

/// The address from which each person was seen last. It is kept in memory only, and not for long:
/// nothing but fairness needs it.
#[derive(Debug, Default)]
pub struct Whereabouts(Mutex<HashMap<IdentityId, Sighting>>);

#[derive(Debug)]
struct Sighting {
    address: IpAddr,
    at: Instant,
}

impl Whereabouts {
    /// Somebody was seen.
    pub fn note(&self, person: IdentityId, address: IpAddr, at: Instant) {
        hold(&self.0).insert(person, Sighting { address, at });
    }

    /// Where somebody was seen last.
    pub fn of(&self, person: IdentityId) -> Option<IpAddr> {
        hold(&self.0).get(&person).map(|sighting| sighting.address)
    }

    /// Forgets people who were not seen for a while.
    pub fn sweep(&self, now: Instant) {
        let mut sightings = hold(&self.0);
        sightings.retain(|_, sighting| now.duration_since(sighting.at) <= REMEMBERED);
        sightings.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_forgotten_after_a_while() {
        let whereabouts = Whereabouts::default();
        let (ann, now) = (IdentityId(1), Instant::now());
        let address = IpAddr::from([192, 0, 2, 1]);
        whereabouts.note(ann, address, now);
        whereabouts.sweep(now + REMEMBERED);
        assert_eq!(whereabouts.of(ann), Some(address));
        whereabouts.sweep(now + REMEMBERED + Duration::from_secs(1));
        assert_eq!(whereabouts.of(ann), None);
    }
}
