//! The checked door: versions, rejections, undo.

use tabletop::example::{Colour, Pebbles, PebblesConfig, PebblesDecision, PebblesEvent};
use tabletop::{
    AnyTable, LuckSource, Prompt, Rejection, Seat, SeatSet, Seed, Step, Table, Version, Viewer,
    read_config,
};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn told() -> Table<Pebbles> {
    Table::open(PebblesConfig::default(), LuckSource::Told)
}

/// Both have bet and a white pebble is drawn: seat 0 decides whether it goes back.
fn drawn() -> Table<Pebbles> {
    let mut table = told();
    table.decide_in_words(ANN, "bet white", None).unwrap();
    table.decide_in_words(BOB, "bet black", None).unwrap();
    table.tell(Colour::White).unwrap();
    table
}

#[test]
fn a_choice_at_the_same_time_does_not_make_a_request_stale() {
    let mut table = told();
    let asked = table.version();
    table
        .decide_in_words(ANN, "bet white", Some(asked))
        .unwrap();
    assert!(table.version() > asked);
    assert!(table.decide_in_words(BOB, "bet white", Some(asked)).is_ok());
}

#[test]
fn a_choice_is_made_until_it_is_revealed() {
    let mut table = told();
    assert!(!table.has_chosen(ANN));
    table.decide_in_words(ANN, "bet white", None).unwrap();
    assert!(table.has_chosen(ANN));
    assert!(!table.has_chosen(BOB));
    table.decide_in_words(BOB, "bet black", None).unwrap();
    // Luck decides, then Ann in the open: nothing is sealed any more.
    assert!(!table.has_chosen(ANN));
    table.tell(Colour::White).unwrap();
    table.decide_in_words(ANN, "keep", None).unwrap();
    // The next round is a new choice, and a decision taken back in between changes nothing.
    assert!(!table.has_chosen(ANN) && !table.has_chosen(BOB));
    table.decide_in_words(BOB, "bet white", None).unwrap();
    assert!(table.has_chosen(BOB) && !table.has_chosen(ANN));
}

#[test]
fn a_request_for_a_moment_that_is_gone_or_to_come_is_stale() {
    let mut table = drawn();
    let before = table.clone();
    for version in [0, 2, 4] {
        let given = Version(version);
        let refused = table.decide_in_words(ANN, "keep", Some(given)).unwrap_err();
        let current = Version(3);
        assert_eq!(refused, Rejection::Stale { given, current });
    }
    assert_eq!(table, before);
    table
        .decide_in_words(ANN, "keep", Some(Version(3)))
        .unwrap();
}

#[test]
fn only_awaited_seats_of_the_table_may_decide() {
    let mut table = drawn();
    assert_eq!(table.prompt(), Prompt::Turn(ANN));
    let refused = table.decide_in_words(BOB, "keep", None).unwrap_err();
    let awaited = SeatSet::only(ANN);
    assert_eq!(refused, Rejection::NotAwaited { seat: BOB, awaited });
    let stranger = Seat::new(5);
    let refused = table.decide_in_words(stranger, "keep", None).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "seat 5 is not at this table; its seats are 0 to 1"
    );
}

#[test]
fn illegal_and_unreadable_words_are_told_apart() {
    let mut table = drawn();
    let illegal = table.decide_in_words(ANN, "bet white", None).unwrap_err();
    assert_eq!(illegal.code(), "illegal");
    for words in ["", "keep ", "Keep", "bet  white", "keep\n", "keep keep"] {
        let refused = table.decide_in_words(ANN, words, None).unwrap_err();
        assert_eq!(refused.code(), "unreadable", "{words:?}");
    }
}

#[test]
fn luck_is_told_only_where_and_when_it_is_due() {
    let mut rolled = Table::<Pebbles>::open(
        PebblesConfig::default(),
        LuckSource::Rolled(Seed::from_number(1)),
    );
    assert_eq!(rolled.tell(Colour::White), Err(Rejection::LuckIsRolled));
    let mut table = told();
    assert_eq!(table.tell(Colour::White), Err(Rejection::NoChanceNow));
    table.decide_in_words(ANN, "bet white", None).unwrap();
    table.decide_in_words(BOB, "bet white", None).unwrap();
    assert_eq!(
        table.decide_in_words(ANN, "keep", None),
        Err(Rejection::AwaitingLuck)
    );
    let refused = table.tell_in_words("grey").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "“grey” cannot come up now; possible: white, black"
    );
}

#[test]
fn a_decision_on_turn_can_be_taken_back_and_leaves_no_version_behind() {
    let mut table = drawn();
    let asked = table.version();
    table.decide_in_words(ANN, "return", Some(asked)).unwrap();
    let undone = table.undo(ANN, None).unwrap();
    assert_eq!(table.prompt(), Prompt::Turn(ANN));
    assert_eq!(table.view(Viewer::Bystander).bag, [2, 2]);
    // A late click that was made before the undo finds nothing to press.
    let late = table.decide_in_words(ANN, "keep", Some(asked)).unwrap_err();
    assert_eq!(
        late,
        Rejection::Stale {
            given: asked,
            current: undone
        }
    );
    table.decide_in_words(ANN, "keep", Some(undone)).unwrap();
}

#[test]
fn what_was_revealed_sealed_or_decided_by_others_stands() {
    let mut table = told();
    assert_eq!(table.undo(ANN, None), Err(Rejection::NothingToUndo));
    table.decide_in_words(ANN, "bet white", None).unwrap();
    assert_eq!(table.undo(ANN, None), Err(Rejection::ChoiceIsSealed));
    assert_eq!(
        table.undo(BOB, None),
        Err(Rejection::NotYoursToUndo { decider: ANN })
    );
    table.decide_in_words(BOB, "bet white", None).unwrap();
    table.tell(Colour::White).unwrap();
    assert_eq!(table.undo(BOB, None), Err(Rejection::AlreadyRevealed));
}

#[test]
fn nothing_is_taken_back_after_the_end() {
    let mut table = drawn();
    for (turn, colour) in [(0, Colour::White), (1, Colour::White), (0, Colour::Black)] {
        table
            .decide_in_words(Seat::new(turn), "keep", None)
            .unwrap();
        if table.outcome().is_none() {
            for seat in [ANN, BOB] {
                table.decide_in_words(seat, "bet white", None).unwrap();
            }
            table.tell(colour).unwrap();
        }
    }
    assert_eq!(table.prompt(), Prompt::Over);
    assert_eq!(table.undo(ANN, None), Err(Rejection::Over));
    assert!(table.published_record().is_some());
}

#[test]
fn undo_never_rolls_again() {
    let luck = LuckSource::Rolled(Seed::from_number(77));
    let mut table = Table::<Pebbles>::open(PebblesConfig::default(), luck);
    let play_on = |table: &mut Table<Pebbles>| {
        table.decide_in_words(ANN, "keep", None).unwrap();
        for seat in [ANN, BOB] {
            table.decide_in_words(seat, "bet black", None).unwrap();
        }
        *table.steps().last().unwrap()
    };
    for seat in [ANN, BOB] {
        table.decide_in_words(seat, "bet black", None).unwrap();
    }
    let drawn = play_on(&mut table.clone());
    table.decide_in_words(ANN, "keep", None).unwrap();
    table.undo(ANN, None).unwrap();
    assert_eq!(play_on(&mut table), drawn);
}

#[test]
fn the_erased_table_answers_as_the_typed_one() {
    let mut typed = drawn();
    let mut erased: Box<dyn AnyTable> = Box::new(drawn());
    assert_eq!(erased.legal(ANN), ["keep", "return"]);
    assert_eq!(
        erased.view(Viewer::Bystander)["bag"],
        serde_json::json!([2, 2])
    );
    assert_eq!(erased.chances(), Err(Rejection::NoChanceNow));
    let version = erased.decide(ANN, "return", None).unwrap();
    typed.decide_in_words(ANN, "return", None).unwrap();
    assert_eq!(version, typed.version());
    let [returned] = &erased.chapters(4)[..] else {
        panic!("one step after the fourth chapter");
    };
    assert_eq!(
        serde_json::to_value(&returned.events).unwrap(),
        serde_json::json!([{"audience": "everyone", "event": "returned"}])
    );
    assert_eq!(erased.may_undo(ANN), typed.may_undo(ANN));
    assert_eq!(erased.may_undo(BOB), typed.may_undo(BOB));
    assert_eq!(erased.typed::<Pebbles>(), Some(&typed));
    assert_eq!(erased.record(), typed.record());
    assert_eq!(erased.at(1).legal(BOB), ["bet white", "bet black"]);
    assert_eq!(erased.chapters(0).len(), 1 + 4);
    assert_eq!(erased.chapters(9), []);
    assert_eq!(erased.published_record(), None);
}

#[test]
fn chapters_are_kept_as_they_arise_and_dropped_by_undo() {
    let mut table = drawn();
    let before: Vec<_> = table
        .chapters()
        .map(|chapter| chapter.events.len())
        .collect();
    // The set-up is silent, a bet is announced to all and to its seat, a draw to all.
    assert_eq!(before, [0, 2, 2, 1]);
    let change = table.decide_in_words(ANN, "return", None).unwrap();
    let returned = PebblesEvent::Returned;
    assert_eq!(change.events.len(), 1);
    assert_eq!(change.events[0].event, returned);
    let last = table.chapters().next_back().unwrap();
    let decision = PebblesDecision::Return;
    assert_eq!(
        last.step,
        Some(Step::Decision {
            seat: ANN,
            decision
        })
    );
    assert_eq!(
        last.heard_by(Viewer::Bystander).collect::<Vec<_>>(),
        [&returned]
    );
    table.undo(ANN, None).unwrap();
    assert!(table.chapters().eq(drawn().chapters()));
    // What is decided instead takes the place of what was taken back.
    table.decide_in_words(ANN, "keep", None).unwrap();
    assert_eq!(table.chapters().len(), 5);
    assert!(table.at(3).chapters().eq(drawn().chapters()));
}

#[test]
fn a_perspective_holds_only_what_its_viewer_may_hear() {
    let table = drawn();
    let heard = |viewer| {
        let perspective = table.perspective(viewer);
        perspective
            .heard
            .into_iter()
            .map(|(_, event)| *event)
            .collect::<Vec<_>>()
    };
    let bets = [ANN, BOB].map(|seat| PebblesEvent::Bet { seat });
    let own = [Colour::White, Colour::Black].map(|colour| PebblesEvent::YouBet { colour });
    let drawn = PebblesEvent::Drawn {
        colour: Colour::White,
        right: SeatSet::only(ANN),
    };
    assert_eq!(heard(Viewer::Bystander), [bets[0], bets[1], drawn]);
    assert_eq!(heard(Viewer::Seat(ANN)), [bets[0], own[0], bets[1], drawn]);
    assert_eq!(heard(Viewer::Seat(BOB)), [bets[0], bets[1], own[1], drawn]);
    let ann = table.perspective(Viewer::Seat(ANN));
    assert_eq!(ann.legal, [PebblesDecision::Keep, PebblesDecision::Return]);
    assert_eq!(ann.heard.last(), Some(&(3, &drawn)));
    assert_eq!(table.perspective(Viewer::Seat(BOB)).legal, []);
}

#[test]
fn a_perspective_knows_who_has_chosen_and_what_may_be_taken_back() {
    let mut table = told();
    table.decide_in_words(ANN, "bet white", None).unwrap();
    let bob = table.perspective(Viewer::Seat(BOB));
    assert_eq!(bob.chosen, SeatSet::only(ANN));
    assert_eq!(bob.view.own_bet, None);
    assert!(!table.perspective(Viewer::Seat(ANN)).may_undo);
    let mut table = drawn();
    assert!(!table.perspective(Viewer::Seat(ANN)).may_undo);
    table.decide_in_words(ANN, "keep", None).unwrap();
    assert!(table.perspective(Viewer::Seat(ANN)).may_undo);
    assert!(!table.perspective(Viewer::Seat(BOB)).may_undo);
    assert!(!table.perspective(Viewer::Bystander).may_undo);
}

#[test]
fn a_table_in_a_log_line_tells_no_secret() {
    let luck = LuckSource::Rolled(Seed::from_number(0xfeed));
    let mut table = Table::<Pebbles>::open(PebblesConfig::default(), luck);
    table.decide_in_words(ANN, "bet black", None).unwrap();
    let line = format!("{table:?} {luck:?}");
    assert!(!line.to_lowercase().contains("black"), "{line}");
    assert!(!line.contains("edfe"), "{line}");
}

#[test]
fn a_configuration_is_an_object() {
    for text in [
        "[2]",
        "[]",
        "2",
        "",
        "null",
        r#"{"seats":5}"#,
        r#"{"chairs":2}"#,
    ] {
        let refused = read_config::<PebblesConfig>(text).unwrap_err();
        assert!(refused.to_string().len() > 40, "{refused}");
    }
    assert_eq!(
        read_config::<PebblesConfig>("{}"),
        Ok(PebblesConfig::default())
    );
}
