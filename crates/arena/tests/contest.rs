//! Contests, journals and standings.

use arena::{
    Contest, ContestError, GameResult, Journal, JournalError, Standings, ThinkingTime, plot,
};
use serde_json::json;

const BOTS: [&str; 4] = ["greedy", "random", "threshold:5", "search:60"];

fn contest(games: u32, seed: u64) -> Contest {
    let game = catalog::find("diamant").unwrap();
    Contest::new(game, &json!({"seats": 4}), &BOTS, games, seed).unwrap()
}

/// The result without the times, which are different in every run.
fn timeless(mut result: GameResult) -> GameResult {
    for thought in &mut result.thoughts {
        thought.microseconds = 0;
        thought.longest = 0;
    }
    result
}

#[test]
fn the_same_contest_plays_the_same_games_in_any_order() {
    let forwards: Vec<_> = (0..8).map(|game| contest(8, 3).play(game)).collect();
    for game in (0..8).rev() {
        let again = contest(20, 3).play(game);
        let first = forwards[game as usize].clone();
        assert_eq!(again.record, first.record);
        assert_eq!(timeless(again.result), timeless(first.result));
    }
    assert_ne!(contest(8, 4).play(0).record, forwards[0].record);
    let record = forwards[5].record.parse().unwrap();
    assert!(catalog::replay(&record).unwrap().outcome().is_some());
}

#[test]
fn what_makes_no_contest_is_refused() {
    let game = catalog::find("diamant").unwrap();
    let new = |bots: &[&str], games, seats| {
        let config = json!({ "seats": seats });
        Contest::new(game, &config, bots, games, 1).map(drop)
    };
    let code = |refused: Result<(), ContestError>| refused.unwrap_err().code();
    assert_eq!(code(new(&[], 1, 4)), "bad_number_of_bots");
    assert_eq!(code(new(&["random"; 65], 1, 4)), "bad_number_of_bots");
    assert_eq!(code(new(&["random"], 0, 4)), "bad_number_of_games");
    assert_eq!(code(new(&["random"], 1, 9)), "bad_config");
    assert_eq!(code(new(&["random", "genius"], 1, 4)), "unknown_bot");
    assert_eq!(code(new(&["cmd: "], 1, 4)), "no_program");
    let refused = new(&["genius"], 1, 4).unwrap_err().to_string();
    assert!(
        refused.contains("threshold:N") && refused.contains("cmd:"),
        "{refused}"
    );
}

#[test]
fn an_interrupted_contest_is_taken_up_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("contest");
    let first = contest(4, 9);
    let (mut journal, played) = Journal::open(&path, &first).unwrap();
    assert_eq!(played, []);
    for game in [2, 0] {
        let played = first.play(game);
        journal.add(&played.result).unwrap();
        journal.keep_record(&played).unwrap();
    }
    drop(journal);
    // The process was killed while writing a line.
    let file = path.join("games.jsonl");
    let whole = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, format!("{whole}{{\"game\":1,\"bo")).unwrap();
    let longer = contest(6, 9);
    let (mut journal, played) = Journal::open(&path, &longer).unwrap();
    let numbers: Vec<u32> = played.iter().map(|result| result.game).collect();
    assert_eq!(numbers, [2, 0]);
    journal.add(&longer.play(1).result).unwrap();
    assert_eq!(Journal::open(&path, &longer).unwrap().1.len(), 3);
    let record = std::fs::read_to_string(path.join("records/0000002.record")).unwrap();
    assert_eq!(record, first.play(2).record);

    let another = Journal::open(&path, &contest(6, 10)).unwrap_err();
    assert_eq!(another.code(), "another_contest");
    std::fs::write(&file, "{}\n").unwrap();
    let refused = Journal::open(&path, &longer).unwrap_err();
    assert!(
        matches!(refused, JournalError::BadLine { line: 1, .. }),
        "{refused}"
    );
}

/// A game with this result, in which everybody took a millisecond per decision.
fn result(contest: &Contest, game: u32, scores: [i32; 4]) -> GameResult {
    let best = scores.iter().max();
    let thought = ThinkingTime {
        decisions: 2,
        microseconds: 2_000,
        longest: 1_500,
    };
    GameResult {
        game,
        bots: contest.bots_by_seat(game),
        scores: scores.to_vec(),
        winners: (0..4).filter(|&seat| Some(&scores[seat]) == best).collect(),
        forfeit: None,
        thoughts: vec![thought; 4],
    }
}

/// Points by bot instead of by seat.
fn with_points(contest: &Contest, game: u32, points: impl Fn(&str) -> i32) -> GameResult {
    let bots = contest.bots_by_seat(game);
    let scores = [0, 1, 2, 3].map(|seat| points(&bots[seat]));
    result(contest, game, scores)
}

#[test]
fn standings_count_what_happened() {
    let contest = contest(40, 1);
    let points = |bot: &str| match bot {
        "search:60" => 30,
        "greedy" => 20,
        "threshold:5" => 10,
        _ => 0,
    };
    let mut results: Vec<_> = (0..39)
        .map(|game| with_points(&contest, game, points))
        .collect();
    // Two share the last victory.
    let tied = |bot: &str| if points(bot) >= 20 { 25 } else { 0 };
    results.push(with_points(&contest, 39, tied));
    let standings = Standings::of(&contest, &results);
    let names: Vec<_> = standings.rows.iter().map(|row| row.bot.as_str()).collect();
    assert_eq!(names, ["search:60", "greedy", "threshold:5", "random"]);
    let [first, second, third, last] = standings.rows.as_slice() else {
        panic!("four bots");
    };
    assert!((first.wins.value - 39.5 / 40.0).abs() < 1e-9);
    assert!((second.wins.value - 0.5 / 40.0).abs() < 1e-9);
    assert!((last.wins.value - 0.0).abs() < 1e-9 && last.wins.high > 0.05);
    assert!((second.score.unwrap().value - (39.0 * 20.0 + 25.0) / 40.0).abs() < 1e-9);
    assert_eq!((first.games, first.decisions, first.forfeits), (40, 80, 0));
    assert!((first.milliseconds_per_decision - 1.0).abs() < 1e-9);
    assert!((first.longest_milliseconds - 1.5).abs() < 1e-9);
    for (better, worse) in [(first, second), (second, third), (third, last)] {
        assert!(better.rating.value > worse.rating.value);
        assert!(better.pairwise.value > worse.pairwise.value);
    }
    assert!(first.rating.deviation < 25.0 / 3.0 && first.pairwise.deviation < 350.0);
    // The order of the results does not matter.
    results.reverse();
    assert_eq!(Standings::of(&contest, &results), standings);

    let csv = standings.csv();
    assert_eq!(csv.lines().count(), 5);
    assert!(
        csv.lines().all(|line| line.split(',').count() == 16),
        "{csv}"
    );

    let picture = plot(&standings).unwrap();
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    for bot in BOTS {
        assert!(picture.contains(bot), "{bot} is named");
    }
}
