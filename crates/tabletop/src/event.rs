//! What happened, and who may know it.

use serde::Serialize;

use crate::seat::{Seat, SeatSet, Viewer};

/// Who may hear an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody, bystanders included.
    Everyone,
    /// Only these seats.
    Only(SeatSet),
}

impl Audience {
    /// Just this seat.
    #[inline]
    pub fn seat(seat: Seat) -> Self {
        Self::Only(SeatSet::only(seat))
    }

    /// Whether the viewer may hear it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) => true,
            (Self::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Only(_), Viewer::Bystander) => false,
        }
    }
}

/// `"everyone"`, or the list of seats.
impl Serialize for Audience {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Everyone => serializer.serialize_str("everyone"),
            Self::Only(seats) => seats.serialize(serializer),
        }
    }
}

/// An event with its audience.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Announcement<E> {
    /// Who may hear it.
    pub audience: Audience,
    /// What happened.
    #[serde(flatten)]
    pub event: E,
}

/// The events of a list that a viewer may hear, in order.
pub fn heard_by<E>(viewer: Viewer, announcements: &[Announcement<E>]) -> impl Iterator<Item = &E> {
    announcements
        .iter()
        .filter(move |announcement| announcement.audience.includes(viewer))
        .map(|announcement| &announcement.event)
}

/// Takes the announcements of a game as it plays.
pub trait Herald<E> {
    /// Announces an event to its audience.
    fn announce(&mut self, audience: Audience, event: E);
}

/// Keeps every announcement.
impl<E> Herald<E> for Vec<Announcement<E>> {
    fn announce(&mut self, audience: Audience, event: E) {
        self.push(Announcement { audience, event });
    }
}

/// Ignores every announcement. Searches and simulations play with this, and the compiler
/// removes the events altogether.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl<E> Herald<E> for Silence {
    #[inline(always)]
    fn announce(&mut self, _: Audience, _: E) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bystander_hears_only_what_everyone_hears() {
        let announcements = [
            Announcement {
                audience: Audience::Everyone,
                event: 1,
            },
            Announcement {
                audience: Audience::seat(Seat::new(2)),
                event: 2,
            },
        ];
        let heard = |viewer| {
            heard_by(viewer, &announcements)
                .copied()
                .collect::<Vec<_>>()
        };
        assert_eq!(heard(Viewer::Bystander), [1]);
        assert_eq!(heard(Viewer::Seat(Seat::new(1))), [1]);
        assert_eq!(heard(Viewer::Seat(Seat::new(2))), [1, 2]);
    }
}
