//! `grotto arena`: contests as their callers meet them.

mod program;

use std::fs;

use program::{answers, code, folder, run_in, text};

const CONTEST: [&str; 8] = [
    "arena",
    "diamant",
    "--seats",
    "3",
    "--bots",
    "greedy,random,search:40",
    "--games",
    "9",
];

#[test]
fn standings_are_a_table_for_people_and_figures_for_programs() {
    let folder = folder();
    let output = run_in(folder.path(), &CONTEST, "");
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let shown = text(&output.stdout);
    for words in ["9 games, seed 1", "even is 33.3 %", "search:40", "pairwise"] {
        assert!(shown.contains(words), "{shown}");
    }
    assert_eq!(text(&output.stderr), "", "no bar where nobody watches");

    let threads = [&CONTEST[..], &["--threads", "2", "--json"]].concat();
    let output = run_in(folder.path(), &threads, "");
    let standings = &answers(&output)[0];
    assert_eq!(standings["games"], 9);
    let rows = standings["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 3);
    let wins: f64 = rows
        .iter()
        .map(|row| row["wins"]["value"].as_f64().unwrap())
        .sum();
    assert!((wins - 1.0).abs() < 1e-9, "every game is won once: {wins}");

    let csv = [&CONTEST[..], &["--csv"]].concat();
    let output = run_in(folder.path(), &csv, "");
    assert_eq!(text(&output.stdout).lines().count(), 4);
    assert!(text(&output.stdout).starts_with("bot,games,win_rate"));
}

#[test]
fn a_contest_is_kept_in_a_folder_and_taken_up_again() {
    let folder = folder();
    let kept = [&CONTEST[..], &["--out", "kept", "--records", "--json"]].concat();
    let output = run_in(folder.path(), &kept, "");
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let first = answers(&output)[0].clone();
    let kept_in = folder.path().join("kept");
    let games = fs::read_to_string(kept_in.join("games.jsonl")).unwrap();
    assert_eq!(games.lines().count(), 9);
    assert_eq!(fs::read_dir(kept_in.join("records")).unwrap().count(), 9);
    let picture = fs::read_to_string(kept_in.join("standings.svg")).unwrap();
    assert!(picture.contains("search:40"));
    let verify = run_in(
        folder.path(),
        &["verify", "kept/records/0000004.record"],
        "",
    );
    assert_eq!(code(&verify), 0, "{}", text(&verify.stdout));

    // Interrupted after four games, the rest is played and comes to the same.
    let some = games.lines().take(4).collect::<Vec<_>>().join("\n") + "\n";
    fs::write(kept_in.join("games.jsonl"), some).unwrap();
    let again = answers(&run_in(folder.path(), &kept, ""))[0].clone();
    for (row, before) in [(&again, &first)].iter().flat_map(|(again, first)| {
        (0..3).map(move |row| (&again["rows"][row], &first["rows"][row]))
    }) {
        for figure in ["bot", "wins", "score", "rating", "pairwise", "decisions"] {
            assert_eq!(row[figure], before[figure]);
        }
    }

    let other = [&kept[..], &["--seed", "2"]].concat();
    let refused = run_in(folder.path(), &other, "");
    assert_eq!(code(&refused), 3);
    assert!(text(&refused.stderr).contains("another contest"));
}

#[test]
fn what_makes_no_contest_is_refused_with_a_sentence() {
    let folder = folder();
    for (arguments, exit, words) in [
        (&["arena"][..], 2, "GAME"),
        (&["arena", "diamant", "--bots", "genius"], 2, "threshold:N"),
        (&["arena", "diamant", "--games", "0"], 2, "0 is not in"),
        (&["arena", "diamant", "--records"], 2, "--out FOLDER"),
        (
            &["arena", "diamant", "--json", "--csv"],
            2,
            "cannot be used",
        ),
        (&["arena", "caverna", "--seats", "3"], 2, "3 is not in"),
    ] {
        let refused = run_in(folder.path(), arguments, "");
        assert_eq!(code(&refused), exit, "{arguments:?}");
        let complaint = text(&refused.stderr);
        assert!(complaint.contains(words), "{arguments:?}: {complaint}");
    }
}

/// The program itself plays by the protocol that the arena speaks.
#[test]
fn the_referee_is_a_program_for_the_arena() {
    let folder = folder();
    let grotto = assert_cmd::cargo::cargo_bin("grotto");
    let bots = format!("cmd:{} referee,random,cmd:/no/such/bot", grotto.display());
    let arguments = [
        "arena",
        "caverna",
        "--seats",
        "1",
        "--games",
        "3",
        "--bots",
        &bots,
        "--json",
        "--answer-seconds",
        "60",
    ];
    let output = run_in(folder.path(), &arguments, "");
    assert_eq!(code(&output), 0, "{}", text(&output.stderr));
    let standings = &answers(&output)[0];
    for row in standings["rows"].as_array().unwrap() {
        let name = row["bot"].as_str().unwrap();
        let given_away = u64::from(name.contains("/no/such"));
        assert_eq!(row["forfeits"], given_away, "{row}");
    }
}
