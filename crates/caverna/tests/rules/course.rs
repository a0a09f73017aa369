//! C8 to C11: rounds and turns.

use caverna::{PositionBuilder, Tile, TilePlace};
use tabletop::Prompt;

use crate::protocol::{ANN, BOB, EIGHT_ROUNDS, Furnish, Match, Position, Protocol};

#[test]
fn c8_the_lot_decides_who_begins_and_a_tile_opens_the_round() {
    let mut duel = Match::duel();
    assert_eq!(duel.prompt(), Prompt::Chance);
    assert_eq!(duel.chances(), ["start 0", "start 1"]);
    duel.play("luck start 1");
    assert_eq!(duel.prompt(), Prompt::Chance);
    assert_eq!(
        duel.chances(),
        ["tile furnishing", "tile masonry", "tile undermining"]
    );
    duel.play("luck tile undermining");
    assert_eq!(duel.on_turn(), Some(BOB));
    assert!(duel.may("take undermining"));
    assert_eq!(duel.may_all("take").len(), 5);
}

#[test]
fn c9_players_take_turns_and_the_start_player_changes() {
    let mut duel = Match::duel();
    duel.play("luck start 0; luck tile masonry");
    duel.play("take masonry");
    assert_eq!(
        duel.view().place_of(Tile::Masonry),
        TilePlace::Taken { seat: ANN }
    );
    duel.play("end");
    assert_eq!(duel.on_turn(), Some(BOB));
    assert!(!duel.may("take masonry"), "only what still lies there");
    duel.play("take undergrowth; end; take cultivation; end");
    assert_eq!(duel.view().seats[1].turns_left, 1);
    duel.play("take housework; end");
    // The second round: all tiles are back, and Bob has two turns in a row.
    duel.play("luck tile furnishing");
    assert_eq!(duel.view().round, 2);
    assert_eq!(duel.on_turn(), Some(BOB));
    assert_eq!(duel.may_all("take").len(), 6);
    duel.idle();
    assert_eq!(duel.on_turn(), Some(ANN));
}

#[test]
fn c9_between_rounds_the_view_is_of_the_round_that_is_over() {
    let mut duel = Match::duel();
    duel.play("luck start 0");
    let view = duel.view();
    assert_eq!(
        (view.round, view.start_player, view.on_turn),
        (0, ANN, None)
    );
    duel.play("luck tile masonry");
    for _ in 0..4 {
        duel.idle();
    }
    assert_eq!(duel.prompt(), Prompt::Chance, "the next tile is due");
    let view = duel.view();
    assert_eq!(
        (view.round, view.start_player, view.on_turn),
        (1, ANN, None)
    );
    assert!(view.seats.iter().all(|seat| seat.turns_left == 0));
    assert!(view.seats.iter().all(|seat| seat.taken.is_empty()));
    duel.play("luck tile furnishing");
    let view = duel.view();
    assert_eq!(
        (view.round, view.start_player, view.on_turn),
        (2, BOB, Some(BOB))
    );
    assert!(view.seats.iter().all(|seat| seat.turns_left == 2));
}

#[test]
fn c9_after_the_end_the_view_is_of_the_last_round() {
    let mut last = Position::from(PositionBuilder::duel(&EIGHT_ROUNDS).turns_over(7));
    let start = last.view().start_player;
    last.play("take undergrowth; end");
    let view = last.view();
    assert_eq!(
        (view.round, view.start_player, view.on_turn),
        (8, start, None)
    );
    assert!(view.seats.iter().all(|seat| seat.turns_left == 0));
}

#[test]
fn c9_only_the_player_on_turn_decides() {
    let mut duel = Match::duel();
    duel.play("luck start 0; luck tile masonry");
    let refused = duel.0.decide_in_words(BOB, "take masonry", None);
    assert_eq!(refused.unwrap_err().code(), "not_awaited");
    let early = duel.0.decide_in_words(ANN, "end", None);
    assert_eq!(early.unwrap_err().code(), "illegal", "a turn takes a tile");
}

#[test]
fn c10_all_some_or_none_in_any_order_each_once() {
    let position = Position::from(PositionBuilder::duel(&[Tile::Masonry]));
    // All, backwards.
    let mut all = position;
    all.play("take masonry; wall 3,0 3,1; gain stone; use cave-entrance for wood");
    assert_eq!(
        all.offered(),
        ["convert emmer", "convert flax", "convert gold", "end"]
    );
    assert_eq!(all.has(ANN), "2 wood 2 stone emmer flax food gold");
    // Some.
    let mut some = position;
    some.play("take masonry; gain stone");
    assert!(
        !some.may("gain stone") && !some.may("gain wood"),
        "each once"
    );
    assert!(some.may("wall 3,0 3,1") && some.may("use cave-entrance for wood"));
    // None.
    let mut none = position;
    none.play("take masonry; end");
    assert_eq!(none.has(ANN), "wood stone emmer flax food gold");
    assert_eq!(none.on_turn(), Some(BOB));
}

#[test]
fn c11_renovation_needs_strictly_more_gold() {
    let at = |ann: &str, bob: &str| {
        let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
            .stock(ANN, ann)
            .stock(BOB, bob);
        Position::from(builder)
    };
    assert!(!at("gold", "2 gold").may("take renovation"));
    assert!(!at("2 gold", "2 gold").may("take renovation"));
    assert!(at("3 gold", "2 gold").may("take renovation"));
    // At that moment: gold that was turned into food is gone.
    let mut late = at("3 gold", "2 gold");
    late.play("convert gold");
    assert!(!late.may("take renovation"));
    // It stays on the board until somebody has more.
    let mut later = at("5 wood 2 gold", "2 gold");
    later.play("take expedition; trade 5 wood; end");
    assert!(!later.may("take renovation"));
    later.play("take undergrowth; end");
    assert!(later.may("take renovation"));
}
