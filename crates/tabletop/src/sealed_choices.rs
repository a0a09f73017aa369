//! Simultaneous choices, which are secret until all of them are made.

use std::fmt;

use crate::seat::{BySeat, Seat, SeatSet};

/// A holder of simultaneous choices. It opens only when every awaited seat has chosen.
///
/// While it waits, a choice can be read only with [`SealedChoices::own`], which a view calls for the
/// viewer's own seat. `Debug` prints who has chosen but never what, so that a log line reveals
/// nothing.
///
/// ```
/// use tabletop::{Seat, SeatSet, SealedChoices};
/// let (ann, bob) = (Seat::new(0), Seat::new(1));
/// let mut choices = SealedChoices::awaiting(SeatSet::first(2));
/// choices.seal(ann, "scissors");
/// assert!(choices.open().is_none());
/// choices.seal(bob, "rock");
/// let opened = choices.open().unwrap();
/// assert_eq!(opened[bob], Some("rock"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SealedChoices<T> {
    awaited: SeatSet,
    choices: BySeat<Option<T>>,
}

impl<T: Copy> SealedChoices<T> {
    /// Waits for the choices of these seats.
    #[inline]
    pub fn awaiting(seats: SeatSet) -> Self {
        Self {
            awaited: seats,
            choices: BySeat::from_fn(|_| None),
        }
    }

    /// The seats that have not chosen yet.
    #[inline]
    pub fn awaited(&self) -> SeatSet {
        self.awaited
    }

    /// The seats that have chosen.
    pub fn chosen(&self) -> SeatSet {
        SeatSet::ALL
            .into_iter()
            .filter(|&seat| self.choices[seat].is_some())
            .collect()
    }

    /// Takes a seat's choice, which cannot be changed.
    #[inline]
    pub fn seal(&mut self, seat: Seat, choice: T) {
        debug_assert!(self.awaited.contains(seat), "{seat:?} is not awaited");
        self.awaited = self.awaited.without(seat);
        self.choices[seat] = Some(choice);
    }

    /// All choices, once every seat has chosen.
    #[inline]
    pub fn open(&self) -> Option<BySeat<Option<T>>> {
        self.awaited.is_empty().then_some(self.choices)
    }

    /// What this seat has chosen, for its own eyes.
    pub fn own(&self, seat: Seat) -> Option<T> {
        self.choices[seat]
    }

    /// Leaves what this seat knows: the others' choices are taken out and awaited again.
    pub fn forget_others(&mut self, seat: Seat) {
        for other in self.chosen().without(seat) {
            self.choices[other] = None;
            self.awaited = self.awaited.with(other);
        }
    }

    /// Replaces the choices already made, except that of the seat to keep. A secrecy test does
    /// this behind a viewer's back; it is never part of play.
    pub fn replace_others(&mut self, keep: Option<Seat>, mut choice: impl FnMut() -> T) {
        for seat in self.chosen() {
            if Some(seat) != keep {
                self.choices[seat] = Some(choice());
            }
        }
    }
}

impl<T: Copy> fmt::Debug for SealedChoices<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SealedChoices")
            .field("awaited", &self.awaited)
            .field("chosen", &self.chosen())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_never_tells_a_choice() {
        let mut holder = SealedChoices::awaiting(SeatSet::first(2));
        holder.seal(Seat::new(1), "leave");
        let text = format!("{holder:?}");
        assert!(text.contains("chosen"), "{text}");
        assert!(!text.contains("leave"), "{text}");
    }

    #[test]
    fn forgetting_others_awaits_them_again_and_keeps_ones_own() {
        let mut holder = SealedChoices::awaiting(SeatSet::first(3));
        holder.seal(Seat::new(0), 'a');
        holder.seal(Seat::new(1), 'b');
        holder.forget_others(Seat::new(1));
        assert_eq!(
            holder.awaited(),
            SeatSet::only(Seat::new(0)).with(Seat::new(2))
        );
        assert_eq!(holder.own(Seat::new(1)), Some('b'));
        assert_eq!(holder.own(Seat::new(0)), None);
    }
}
