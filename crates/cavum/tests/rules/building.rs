//! Section 2: turns, pieces that must be played, options (K20 to K22, K34).

use cavum::{Event, StageView};
use tabletop::Seat;

use crate::mine::Mine;

fn actions(mine: &Mine) -> u8 {
    match mine.view().stage {
        StageView::Building { actions, .. } => actions,
        stage => panic!("nobody builds: {stage:?}"),
    }
}

#[test]
fn k20_one_to_four_actions_in_card_order() {
    let mut mine = Mine::building(3);
    assert!(!mine.may(0, "end"), "at least one action");
    mine.act(0, &["discard vein"]);
    assert_eq!(actions(&mine), 1);
    mine.act(0, &["end"]);
    assert_eq!(mine.turn(), Some(1));
    mine.act(
        1,
        &[
            "option points",
            "option points",
            "discard vein",
            "discard station",
        ],
    );
    // Four actions end the turn.
    assert_eq!(mine.turn(), Some(2));
    mine.act(2, &["discard vein", "end"]);
    assert_eq!(mine.turn(), Some(0));
    let left: Vec<u8> = mine
        .view()
        .seats
        .iter()
        .map(|seat| seat.pieces.count())
        .collect();
    assert_eq!(left, [11, 8, 11]);
}

#[test]
fn k20_a_player_who_has_done_twelve_actions_is_skipped() {
    let mut mine = Mine::building(3);
    // Seat 1 acts four times in every turn, the others once.
    while mine.seat(1).pieces.count() > 0 {
        match mine.turn() {
            Some(1) => drop(mine.drift()),
            Some(other) => {
                mine.drift();
                mine.act(other, &["end"]);
            }
            None => unreachable!("luck has no part in building"),
        }
    }
    assert_eq!(mine.turn(), Some(2));
    mine.drift();
    mine.act(2, &["end"]);
    assert_eq!(mine.turn(), Some(0));
    mine.drift();
    mine.act(0, &["end"]);
    assert_eq!(mine.turn(), Some(2));
    // All twelve must be played: the phase goes on until nobody has a piece.
    mine.finish_building();
    assert!(
        mine.view()
            .seats
            .iter()
            .all(|seat| seat.pieces.count() == 0)
    );
}

#[test]
fn k21_the_prospect_tile_is_the_twelfth() {
    let mut mine = Mine::building(2);
    mine.act(0, &["lay six -4,4 r0", "station -4,4", "station -5,6"]);
    assert!(!mine.may(0, "prospect -4,4") && !mine.may(0, "prospect"));
    mine.act(0, &["discard station"]);
    mine.drift_until(|view| {
        view.seats[0].pieces.only_prospect()
            && matches!(view.stage, StageView::Building { seat, .. } if seat == Seat::new(0))
    });
    // It is the last of 12 actions in three turns of four; now the turn can be ended, and
    // the tile is played in the next.
    if actions(&mine) > 0 {
        mine.act(0, &["end"]);
        mine.drift_until(
            |view| matches!(view.stage, StageView::Building { seat, .. } if seat == Seat::new(0)),
        );
    }
    assert_eq!(mine.legal(0), ["prospect -4,4", "prospect -5,6"]);
}

#[test]
fn k21_a_player_who_has_acted_may_end_the_turn_and_prospect_in_the_next() {
    let mut mine = crate::worked_examples::before_red_prospects();
    assert!(mine.seat(1).pieces.only_prospect());
    mine.act(1, &["end"]);
    // Blue is done, so it is Red's turn again: now there is nothing but prospecting.
    assert_eq!(mine.turn(), Some(1));
    let legal = mine.legal(1);
    assert!(
        legal.iter().all(|words| words.starts_with("prospect ")),
        "{legal:?}"
    );
}

#[test]
fn k22_a_station_or_a_vein_may_be_thrown_away_a_tile_only_without_any_place() {
    let mut mine = Mine::building(2);
    let pool = mine.view().pool;
    let events = mine.act(0, &["discard station", "discard vein"]);
    assert!(events.contains(&Event::Discarded {
        seat: Seat::new(0),
        piece: cavum::Piece::Vein
    }));
    let after = mine.view().pool;
    assert_eq!(after.stations, [pool.stations[0] + 1, pool.stations[1]]);
    assert_eq!(after.veins, pool.veins + 1);
    assert_eq!(actions(&mine), 2, "one action each");
    for words in ["discard two", "discard six", "discard dynamite two"] {
        assert!(!mine.may(0, words), "{words}: it has a place");
        let listed = mine.table.legal(Seat::new(0));
        assert!(!listed.contains(&words.parse().unwrap()), "{words}");
    }
    // That it may be thrown away without a place is shown in `src/examples.rs`: a board on
    // which nothing can be continued takes three phases of dynamite.
}

#[test]
fn k22_options_and_the_prospect_tile_are_never_thrown_away() {
    let mut mine = Mine::building(2);
    let seat = Seat::new(0);
    for words in ["discard option", "discard prospect"] {
        let refused = mine.table.decide_in_words(seat, words, None).unwrap_err();
        assert_eq!(refused.code(), "illegal", "{words}");
    }
    let refused = mine.table.decide_in_words(seat, "discard stone", None);
    assert_eq!(refused.unwrap_err().code(), "unreadable");
}

#[test]
fn k34_an_option_buys_what_can_be_used_at_once() {
    let mut mine = Mine::building(2);
    let events = mine.act(0, &["option lay six -4,4 r0"]);
    let bought = cavum::Piece::Tunnel(cavum::Kind::Six);
    assert!(events.contains(&Event::Bought {
        seat: Seat::new(0),
        piece: bought
    }));
    assert_eq!(actions(&mine), 1, "one action altogether");
    let pieces = mine.seat(0).pieces;
    assert_eq!((pieces.options, pieces.tunnels), (1, [1; 4]));
    assert_eq!(mine.view().pool.tunnels, [0, 2, 3, 3]);
    // The bought station goes on the bought tile.
    mine.act(0, &["option station -4,4"]);
    assert_eq!(mine.view().pool.stations, [1, 2]);
    assert_eq!(mine.seat(0).pieces.stations, 3);
    assert!(!mine.may(0, "option points"), "there were two options");
    assert!(!mine.may(0, "option lay six -3,4 r0"));
}

#[test]
fn k34_or_it_gives_three_points() {
    let mut mine = Mine::building(2);
    mine.act(0, &["option points"]);
    assert_eq!(mine.points(), [23, 20]);
    assert_eq!(mine.seat(0).pieces.options, 1);
    assert_eq!(actions(&mine), 1);
}

#[test]
fn k34_only_what_can_be_used_can_be_bought() {
    let mine = Mine::building(2);
    let options: Vec<String> = mine
        .legal(0)
        .into_iter()
        .filter(|words| words.starts_with("option"))
        .collect();
    // There is no tile to build a station on and none for a vein away from the cities.
    assert!(
        options
            .iter()
            .all(|words| !words.contains("station") && !words.contains("vein"))
    );
    assert!(options.contains(&"option points".to_owned()));
}
