//! The best matches that somebody has played alone.

use maud::{Markup, html};
use narration::Texts;

/// A match that somebody has played alone to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestResult {
    /// The id of its table.
    pub table: String,
    /// The points reached.
    pub points: i32,
    /// The day it ended.
    pub day: Day,
}

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// The year.
    pub year: i32,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

impl Day {
    fn in_words(self, texts: &Texts) -> String {
        let Self { year, month, day } = self;
        texts.say_with(
            "best-date",
            &[
                ("year", year.into()),
                ("month", month.into()),
                ("day", day.into()),
            ],
        )
    }

    /// As the attribute `datetime` wants it.
    fn written(self) -> String {
        let Self { year, month, day } = self;
        format!("{year:04}-{month:02}-{day:02}")
    }
}

/// The list, the best first; `here` is the table at which it stands, if it does.
pub(crate) fn best(
    texts: &Texts,
    title: &str,
    results: &[BestResult],
    here: Option<&str>,
) -> Markup {
    if results.is_empty() {
        return html! {};
    }
    html! {
        section .panel .best aria-label=(title) {
            h2 { (title) }
            table {
                thead {
                    tr {
                        th scope="col" { (texts.say("best-rank")) }
                        th scope="col" { (texts.say("best-points")) }
                        th scope="col" { (texts.say("best-day")) }
                    }
                }
                tbody {
                    @for result in results {
                        @let is_here = here == Some(&*result.table);
                        tr .this[is_here] aria-current=[is_here.then_some("true")] {
                            td { (rank(results, result)) "." }
                            td { strong { (result.points) } }
                            td { (link(texts, result, is_here)) }
                        }
                    }
                }
            }
        }
    }
}

/// Whether the match at this table has more points than all before it.
pub(crate) fn is_best_so_far(results: &[BestResult], here: &str) -> bool {
    let (own, others): (Vec<_>, Vec<_>) = results.iter().partition(|result| result.table == here);
    match (own.first(), others.iter().map(|other| other.points).max()) {
        (Some(own), Some(most)) => own.points > most,
        _ => false,
    }
}

/// The day as the way to the final table; where that is this one, words that say so.
fn link(texts: &Texts, result: &BestResult, is_here: bool) -> Markup {
    let day = html! {
        time datetime=(result.day.written()) { (result.day.in_words(texts)) }
    };
    html! {
        @if is_here {
            (day) " " span .badge { (texts.say("best-this")) }
        } @else {
            a href={ "/t/" (result.table) } { (day) }
        }
    }
}

/// Equal points share a rank.
fn rank(results: &[BestResult], result: &BestResult) -> usize {
    let better = results.iter().filter(|other| other.points > result.points);
    better.count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use narration::Lang;

    fn results<const COUNT: usize>(points: [i32; COUNT]) -> Vec<BestResult> {
        let result = |points| BestResult {
            table: format!("t{points}"),
            points,
            day: Day {
                year: 2026,
                month: 11,
                day: 1,
            },
        };
        points.into_iter().map(result).collect()
    }

    #[test]
    fn only_more_points_than_ever_before_are_the_best_so_far() {
        assert!(is_best_so_far(&results([52, 48, 31]), "t52"));
        assert!(!is_best_so_far(&results([52, 48, 31]), "t48"));
        assert!(
            !is_best_so_far(&results([52]), "t52"),
            "there is none before it"
        );
        assert!(
            !is_best_so_far(&results([52, 48]), "t50"),
            "it is not listed"
        );
        let mut equal = results([52, 48]);
        equal[1].points = 52;
        assert!(!is_best_so_far(&equal, "t52"));
    }

    #[test]
    fn equal_points_share_a_rank_and_the_next_one_is_left_out() {
        let results = results([52, 48, 48, 31]);
        let ranks: Vec<_> = results
            .iter()
            .map(|result| rank(&results, result))
            .collect();
        assert_eq!(ranks, [1, 2, 2, 4]);
    }

    #[test]
    fn a_day_is_written_as_the_language_does() {
        let day = Day {
            year: 2026,
            month: 8,
            day: 1,
        };
        let written = Lang::ALL.map(|lang| day.in_words(Texts::of(lang)));
        let expected = |lang| match lang {
            Lang::En => "1 Aug 2026",
            Lang::De => "1.8.2026",
            Lang::Fr => "1er août 2026",
            Lang::Nl => "1-8-2026",
            Lang::Hu => "2026. 8. 1.",
        };
        assert_eq!(written, Lang::ALL.map(expected).map(str::to_owned));
        assert_eq!(day.written(), "2026-08-01");
    }
}
