//! Programs that play, good and bad.
#![cfg(unix)]

use std::path::Path;
use std::time::Duration;

use arena::{Contest, FinishedGame, Forfeit, ForfeitReason, Standings};
use serde_json::{Value, json};

/// A script that answers properly and decides like this.
fn script(folder: &Path, name: &str, decision: &str) -> String {
    let log = folder.join(format!("{name}.log"));
    let text = format!(
        r#"while read -r line; do
  printf '%s\n' "$line" >> '{}'
  case "$line" in
    *'"cmd":"bot"'*) {decision} ;;
    *) echo '{{"ok":true}}' ;;
  esac
done
"#,
        log.display()
    );
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    format!("cmd:sh {}", path.display())
}

fn contest(bot: &str) -> Contest {
    let game = catalog::find("diamant").unwrap();
    let bots = [bot, "random", "random"];
    let contest = Contest::new(game, &json!({"seats": 3}), &bots, 3, 1).unwrap();
    contest.answering_within(Duration::from_millis(1_500))
}

/// How a game with a bad program ends.
fn forfeit(decision: &str) -> Forfeit {
    let folder = tempfile::tempdir().unwrap();
    let contest = contest(&script(folder.path(), "bad", decision));
    let FinishedGame { result, record } = contest.play(0);
    let forfeit = result.forfeit.clone().expect("the game is given away");
    assert!(result.bots[forfeit.seat].starts_with("cmd:"));
    assert_eq!(result.winners.len(), 2);
    assert!(!result.winners.contains(&forfeit.seat));
    assert!(result.scores.is_empty());
    assert!(record.ends_with("result none\n"), "{record}");
    let standings = Standings::of(&contest, &[result]);
    let bad = standings
        .rows
        .iter()
        .find(|row| row.bot.starts_with("cmd:"));
    assert_eq!(bad.unwrap().forfeits, 1);
    assert!(!forfeit.message.is_empty());
    forfeit
}

#[test]
fn a_program_that_answers_well_plays_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let stay = r#"echo '{"ok":true,"decision":"leave"}'"#;
    let contest = contest(&script(folder.path(), "good", stay));
    let played = contest.play(0);
    assert_eq!(played.result.forfeit, None);
    assert_eq!(played.result.scores.len(), 3);
    assert_eq!(contest.play(0).record, played.record);
}

#[test]
fn bad_programs_lose_with_the_reason() {
    assert_eq!(forfeit("exit 1").reason, ForfeitReason::Crashed);
    assert_eq!(
        forfeit("echo 'leave, please'").reason,
        ForfeitReason::Nonsense
    );
    assert_eq!(
        forfeit(r#"echo '{"ok":true}'"#).reason,
        ForfeitReason::Nonsense
    );
    let refuses = r#"echo '{"ok":false,"error":{"code":"tired","message":"no"}}'"#;
    assert_eq!(forfeit(refuses).reason, ForfeitReason::Nonsense);
    let dances = forfeit(r#"echo '{"ok":true,"decision":"dance"}'"#);
    assert_eq!(dances.reason, ForfeitReason::Illegal);
    assert!(dances.message.contains("stay, leave"), "{}", dances.message);
    let endless = "head -c 2000000 /dev/zero | tr '\\0' 'x'; echo";
    assert_eq!(forfeit(endless).reason, ForfeitReason::Nonsense);
}

#[test]
fn a_program_that_hangs_loses_and_is_ended() {
    assert_eq!(forfeit("exec sleep 600").reason, ForfeitReason::TooSlow);
}

#[test]
fn a_program_that_is_not_there_loses() {
    let result = contest("cmd:/no/such/program").play(0).result;
    assert_eq!(result.forfeit.unwrap().reason, ForfeitReason::NotStarted);
}

#[test]
fn a_program_hears_of_choices_when_all_have_made_theirs() {
    let folder = tempfile::tempdir().unwrap();
    let stay = r#"echo '{"ok":true,"decision":"stay"}'"#;
    let contest = contest(&script(folder.path(), "ears", stay));
    for game in 0..3 {
        contest.play(game);
    }
    let log = std::fs::read_to_string(folder.path().join("ears.log")).unwrap();
    let mut questions = 0;
    let mut table = None;
    for line in log.lines() {
        let request: Value = serde_json::from_str(line).unwrap();
        match request["cmd"].as_str().unwrap() {
            "new" => {
                assert_eq!(request["luck"], "told");
                let game = catalog::find("diamant").unwrap();
                let luck = tabletop::LuckSource::Told;
                table = Some(game.open(&request["config"], luck).unwrap());
            }
            "luck" => {
                let outcome = request["outcome"].as_str().unwrap();
                table.as_mut().unwrap().tell(outcome).unwrap();
            }
            "decide" => {
                let seat = serde_json::from_value(request["seat"].clone()).unwrap();
                let words = request["decision"].as_str().unwrap();
                table.as_mut().unwrap().decide(seat, words, None).unwrap();
            }
            "bot" => {
                // As far as the program knows, everybody in the cave has yet to choose.
                let awaited = table.as_ref().unwrap().prompt().awaited();
                let in_cave = request["view"]["seats"].as_array().unwrap();
                let in_cave = in_cave.iter().filter(|seat| seat["in_cave"] == true);
                assert_eq!(usize::from(awaited.len()), in_cave.count());
                assert_eq!(request["legal"], json!(["stay", "leave"]));
                questions += 1;
            }
            other => panic!("{other}"),
        }
    }
    assert!(questions > 10, "{questions}");
}
