//! Who has won.

use tabletop::{Outcome, Seat};

use crate::games::{Company, capitalised};
use crate::palette::{GAIN, STRONG, paint};

/// The seats from the first place to the last. The winners are the game's word and come
/// first; equal points share a place.
pub fn ranking(outcome: &Outcome, company: Company) -> String {
    let mut seats: Vec<(Seat, i32)> = (0..)
        .map(Seat::new)
        .zip(outcome.points().iter().copied())
        .collect();
    let wins = |seat: Seat| outcome.winners().contains(seat);
    seats.sort_by_key(|&(seat, points)| (!wins(seat), -points, seat));
    let mut lines = Vec::new();
    let mut place = 0;
    let mut previous = None;
    for (position, &(seat, points)) in seats.iter().enumerate() {
        let standing = Some((wins(seat), points));
        if standing != previous {
            place = position + 1;
            previous = standing;
        }
        let name = capitalised(&company.name(seat));
        let line = format!("  {place:>2}.  {name:<10}{points:>5} points");
        lines.push(if wins(seat) {
            let verdict = if outcome.winners().sole().is_some() {
                "wins"
            } else {
                "shares the victory"
            };
            format!("{}  {}", paint(STRONG, line), paint(GAIN, verdict))
        } else {
            line
        });
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{BySeat, SeatSet, Viewer};

    fn plain(outcome: &Outcome) -> String {
        let company = Company::seen_by(Viewer::Seat(Seat::new(1)));
        anstream::adapter::strip_str(&ranking(outcome, company)).to_string()
    }

    #[test]
    fn equal_points_share_a_place() {
        let points = BySeat::from_fn(|seat| [12, 30, 30, 12][seat.index() % 4]);
        assert_eq!(
            plain(&Outcome::highest_wins(4, points)),
            "   1.  You          30 points  shares the victory\n\
             \u{20}  1.  Seat 2       30 points  shares the victory\n\
             \u{20}  3.  Seat 0       12 points\n\
             \u{20}  3.  Seat 3       12 points"
        );
    }

    #[test]
    fn the_games_word_counts_more_than_the_points() {
        let points = BySeat::from_fn(|_| 7);
        let outcome = Outcome::new(2, points, SeatSet::only(Seat::new(1)));
        assert!(plain(&outcome).starts_with("   1.  You           7 points  wins\n   2.  Seat 0"));
    }
}
