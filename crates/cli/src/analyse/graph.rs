//! Everybody's chances over the match, drawn with the numbers of the seats.

use catalog::Analysis;

/// How wide the picture is without its scale: 100 columns with it.
const WIDTH: usize = 92;

/// How many lines it has: one for every 5 %.
const HEIGHT: usize = 21;

/// What stands where lines of several seats meet.
const SEVERAL: char = '*';

/// The lines of the picture, the highest chances first, with a scale at the left.
pub fn graph(analysis: &Analysis) -> Vec<String> {
    let points: Vec<_> = analysis.points().collect();
    let Some(&(last, chances)) = points.last() else {
        return Vec::new();
    };
    let mut picture = vec![vec![' '; WIDTH]; HEIGHT];
    for seat in 0..chances.len() {
        for (column, chance) in columns(&points, seat).enumerate() {
            let place = &mut picture[row(chance)][column];
            *place = if *place == ' ' { digit(seat) } else { SEVERAL };
        }
    }
    let mut lines: Vec<String> = (0..)
        .zip(picture)
        .map(|(row, line)| framed(row, &line))
        .collect();
    let end = last.to_string();
    let room = WIDTH - 1 - end.len();
    lines.push(format!("      └{}", "─".repeat(WIDTH)));
    lines.push(format!("       0{}{end}", " ".repeat(room)));
    lines
}

/// The chance of a seat in each column: that of the last point at or before it, since
/// chances stay until somebody decides.
fn columns(points: &[(usize, &[f64])], seat: usize) -> impl Iterator<Item = f64> {
    let last = points.last().map_or(0, |(step, _)| *step);
    (0..WIDTH).map(move |column| {
        let step = last * column / (WIDTH - 1);
        let after = points.partition_point(|(point, _)| *point <= step);
        points[after.saturating_sub(1)].1[seat]
    })
}

fn digit(seat: usize) -> char {
    u32::try_from(seat)
        .ok()
        .and_then(|seat| char::from_digit(seat, 10))
        .unwrap_or('?')
}

/// The line of a chance: 100 % is the first.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "chances are between 0 and 1, and the picture is small"
)]
fn row(chance: f64) -> usize {
    let lowest = HEIGHT - 1;
    lowest - (chance.clamp(0.0, 1.0) * lowest as f64).round() as usize
}

fn framed(row: usize, line: &[char]) -> String {
    let line: String = line.iter().collect();
    let line = line.trim_end();
    if row.is_multiple_of(5) {
        format!("{:>4}% ┤{line}", 100 - 5 * row)
    } else {
        format!("      │{line}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Assessment;

    fn analysis(chances: &[&[f64]]) -> Analysis {
        let assessment = |(step, chances): (usize, &&[f64])| Assessment {
            step,
            win_probabilities: chances.to_vec(),
            spread: 0.0,
            settled: false,
            decisions: Vec::new(),
        };
        Analysis {
            iterations: 1,
            steps: chances.len(),
            uncertainty: 0.0,
            assessments: chances.iter().enumerate().map(assessment).collect(),
            end: Some(vec![1.0, 0.0]),
        }
    }

    #[test]
    fn seats_are_drawn_where_their_chances_are() {
        let lines = graph(&analysis(&[&[0.5, 0.5], &[0.25, 0.75]]));
        assert_eq!(lines.len(), HEIGHT + 2);
        assert!(lines.iter().all(|line| line.chars().count() <= 100));
        assert!(lines[0].starts_with(" 100% ┤"), "{}", lines[0]);
        assert!(lines[0].ends_with('0'), "{}", lines[0]);
        assert!(lines[10].contains(SEVERAL), "{}", lines[10]);
        assert!(lines[5].contains('1') && lines[15].contains('0'));
        assert!(lines[20].ends_with('1'), "{}", lines[20]);
    }

    #[test]
    fn a_match_without_moments_has_no_picture() {
        let mut nothing = analysis(&[]);
        nothing.end = None;
        assert!(graph(&nothing).is_empty());
    }
}
