//! What luck draws from.

use crate::set::{Member, Set};

/// A drum of numbered tickets, each as likely to be drawn as any other. A game's
/// [`drum`](crate::Game::drum) is the one source of its luck: how many tickets there are, what
/// each of them stands for and how likely every draw is all follow from it.
///
/// Draws rise with their tickets, so that the tickets of equal draws are neighbours.
///
/// ```
/// use tabletop::Drum;
///
/// /// Two red balls and a blue one.
/// struct Balls;
///
/// impl Drum<&'static str> for Balls {
///     fn tickets(&self) -> u32 {
///         3
///     }
///
///     fn draw(&self, ticket: u32) -> &'static str {
///         if ticket == 0 { "blue" } else { "red" }
///     }
/// }
///
/// let weights: Vec<_> = Balls.weights().collect();
/// assert_eq!(weights, [("blue", 1), ("red", 2)]);
/// ```
pub trait Drum<D: PartialEq> {
    /// How many tickets there are; none where luck is not due.
    fn tickets(&self) -> u32;

    /// What the ticket stands for. It is below the number of [`tickets`](Drum::tickets).
    fn draw(&self, ticket: u32) -> D;

    /// Every possible draw with the number of its tickets, in rising order.
    fn weights(&self) -> impl Iterator<Item = (D, u32)> {
        let mut next = 0;
        std::iter::from_fn(move || {
            let first = next;
            let draw = (first < self.tickets()).then(|| self.draw(first))?;
            next += 1;
            while next < self.tickets() && self.draw(next) == draw {
                next += 1;
            }
            Some((draw, next - first))
        })
    }
}

/// Every member of a set has one ticket.
impl<T: Member> Drum<T> for Set<T> {
    #[inline]
    fn tickets(&self) -> u32 {
        self.len().into()
    }

    #[inline]
    fn draw(&self, ticket: u32) -> T {
        self.nth(ticket)
            .expect("a ticket is below the number of tickets")
    }
}
