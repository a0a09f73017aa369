//! C35 and C36: the end and who has won.

use caverna::{PositionBuilder, Room};
use tabletop::{Game, Prompt, Seat};

use crate::protocol::{ANN, BOB, EIGHT_ROUNDS, Furnish, Match, Position, Protocol};

/// Before the last turn of the game, which is Bob's.
fn last_turn(builder: PositionBuilder) -> Position {
    Position::from(builder.turns_over(7))
}

fn result(mut position: Position) -> (Vec<i32>, Vec<usize>) {
    position.play("take undergrowth; end");
    assert_eq!(position.prompt(), Prompt::Over);
    let outcome = caverna::Caverna::outcome(&position.0).expect("the game is over");
    let winners = outcome.winners().into_iter().map(Seat::index).collect();
    assert_eq!(position.view().outcome, Some(outcome));
    (outcome.points().to_vec(), winners)
}

#[test]
fn c35_rooms_and_gold_count_and_nothing_else() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::Shelf, "2,0")
        .room(ANN, Room::StateRoom, "1,0")
        .stock(ANN, "9 wood 9 stone 9 emmer 9 flax 9 food 4 gold")
        .stock(BOB, "9 wood 9 food 18 gold");
    assert_eq!(result(last_turn(builder)), (vec![3 + 12 + 4, 18], vec![0]));
    // The score so far is shown all the time.
    let points: Vec<u8> = last_turn(builder)
        .view()
        .seats
        .iter()
        .map(|seat| seat.points)
        .collect();
    assert_eq!(points, [19, 18]);
}

#[test]
fn c35_after_the_eighth_round() {
    let mut duel = Match::duel();
    duel.play("luck start 0; luck tile masonry");
    let mut turns = 0;
    while duel.prompt() != Prompt::Over {
        if duel.prompt() == Prompt::Chance {
            let chance = duel.chances().remove(0);
            duel.play(&format!("luck {chance}"));
        } else {
            duel.idle();
            turns += 1;
        }
    }
    assert_eq!(turns, 44);
    let outcome = duel.0.outcome().unwrap();
    assert_eq!(outcome.to_string(), "points 1 1 winners 0 1");
}

#[test]
fn c36_the_most_valuable_room_breaks_a_tie() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::Shelf, "2,0")
        .stock(ANN, "3 gold")
        .room(BOB, Room::Parlor, "2,0")
        .stock(BOB, "wood");
    assert_eq!(result(last_turn(builder)), (vec![6, 6], vec![1]));
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::SpinningWheel, "2,0")
        .stock(ANN, "2 gold")
        .room(BOB, Room::Shelf, "2,0")
        .stock(BOB, "3 gold");
    assert_eq!(result(last_turn(builder)), (vec![6, 6], vec![0]));
}

#[test]
fn c36_else_it_is_a_draw() {
    let builder = PositionBuilder::duel(&EIGHT_ROUNDS)
        .room(ANN, Room::Shelf, "2,0")
        .stock(ANN, "3 gold")
        .room(BOB, Room::Tunnel, "2,0")
        .stock(BOB, "3 gold");
    assert_eq!(result(last_turn(builder)), (vec![6, 6], vec![0, 1]));
}
