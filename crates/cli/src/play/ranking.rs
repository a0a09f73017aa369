//! Who has won.

use narration::Reader;
use tabletop::{Outcome, Seat};

use crate::palette::{GAIN, STRONG, paint};
use crate::paragraph::{padded, visible_width};

/// The seats from the first place to the last. The winners are the game's word and come
/// first; equal points share a place.
pub fn ranking(outcome: &Outcome, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
    let widths = reader.names.iter().map(|name| visible_width(name));
    let widest = widths.max().unwrap_or_default();
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
        let name = padded(reader.name(seat), widest);
        let unit = texts.say_with("terminal-points", &[("points", points.into())]);
        let line = format!("  {place:>2}.  {name} {points:>4} {unit}");
        lines.push(if wins(seat) {
            let verdict = texts.say(if outcome.winners().sole().is_some() {
                "terminal-wins"
            } else {
                "terminal-shares"
            });
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
    use crate::names::names_of;
    use narration::{Lang, Texts};
    use tabletop::{BySeat, SeatSet, Viewer};

    fn plain(outcome: &Outcome) -> String {
        let (texts, viewer) = (Texts::of(Lang::En), Viewer::Seat(Seat::new(1)));
        let seats = u8::try_from(outcome.points().len()).unwrap();
        let reader = Reader {
            texts,
            viewer,
            names: &names_of(seats, viewer, texts),
        };
        anstream::adapter::strip_str(&ranking(outcome, &reader)).to_string()
    }

    #[test]
    fn equal_points_share_a_place() {
        let points = BySeat::from_fn(|seat| [12, 30, 30, 12][seat.index() % 4]);
        assert_eq!(
            plain(&Outcome::highest_wins(4, points)),
            "   1.  Seat 1 (you)   30 points  shares the victory\n\
             \u{20}  1.  Seat 2         30 points  shares the victory\n\
             \u{20}  3.  Seat 0         12 points\n\
             \u{20}  3.  Seat 3         12 points"
        );
    }

    #[test]
    fn the_games_word_counts_more_than_the_points() {
        let points = BySeat::from_fn(|_| 7);
        let outcome = Outcome::new(2, points, SeatSet::only(Seat::new(1)));
        assert!(
            plain(&outcome).starts_with("   1.  Seat 1 (you)    7 points  wins\n   2.  Seat 0")
        );
    }
}
