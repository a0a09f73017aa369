//! The best matches that somebody has played alone.

use model::{IdentityId, Timestamp};
use time::OffsetDateTime;
use web::pages::{BestList, BestResult, Day};

use crate::app::App;
use crate::refusal::Refusal;

/// How many are listed: as many as fit on a phone.
const LISTED: u32 = 10;

/// The best of one game.
pub async fn results(
    app: &App,
    who: IdentityId,
    game: &'static str,
) -> Result<Vec<BestResult>, Refusal> {
    let results = app.people.solo_scores(who, game, LISTED).await?;
    let shown = results.into_iter().map(|result| BestResult {
        table: result.table.to_string(),
        points: result.points,
        day: day(result.ended),
    });
    Ok(shown.collect())
}

/// The best of every game that the person has played alone.
pub async fn lists(app: &App, who: IdentityId) -> Result<Vec<BestList>, Refusal> {
    let mut lists = Vec::new();
    for game in catalog::games() {
        let game = game.id();
        let results = results(app, who, game).await?;
        if !results.is_empty() {
            lists.push(BestList { game, results });
        }
    }
    Ok(lists)
}

/// The day of a time, in UTC.
fn day(time: Timestamp) -> Day {
    let date = OffsetDateTime::from_unix_timestamp(time.0.div_euclid(1000))
        .unwrap_or(OffsetDateTime::UNIX_EPOCH)
        .date();
    Day {
        year: date.year(),
        month: date.month().into(),
        day: date.day(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_day() {
        let shown = |time| {
            let Day { year, month, day } = day(Timestamp(time));
            (year, month, day)
        };
        assert_eq!(shown(1_792_108_799_999), (2026, 10, 15));
        assert_eq!(shown(1_792_108_800_000), (2026, 10, 16));
        assert_eq!(shown(0), (1970, 1, 1));
        // A clock that is wrong breaks no page.
        assert_eq!(shown(i64::MAX), (1970, 1, 1));
    }
}
