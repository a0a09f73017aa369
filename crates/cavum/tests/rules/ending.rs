//! The end (K46 to K48).

use cavum::{Cavum, Config, Event, StageView};
use tabletop::{Game, Playout, Prompt, QuickDice, Seat, SeatSet, Silence};

use crate::mine::Mine;

const BLUE: u8 = 0;
const RED: u8 = 1;

/// A beginners' game up to the building of its second phase. Blue has a station in the
/// start city, a green stone, and an order for other colours; Red has a station in the
/// mountain.
fn last_phase(reds_turn: &[&str]) -> Mine {
    let config = Config::new(2).unwrap().for_beginners().with_open_stones();
    let mut mine = Mine::with(config).deal().cards_for_nothing();
    mine.act(BLUE, &["order O1"]);
    let mut mine = mine.no_orders();
    mine.act(
        BLUE,
        &[
            "lay two -2,4 r1",
            "vein -2,4 green",
            "lay four -2,3 r1",
            "station -2,3",
        ],
    );
    mine.act(RED, &["lay six -1,3 r0", "station -1,3", "end"]);
    mine.act(
        BLUE,
        &[
            "station -3,6",
            "discard station",
            "option points",
            "option points",
        ],
    );
    mine.act(RED, reds_turn);
    mine.drift_until(|view| view.phase == 2 && matches!(view.stage, StageView::Building { .. }));
    mine
}

/// Red has a station in the city and prospects as well.
fn finished() -> (Mine, Vec<Event>) {
    finish(last_phase(&[
        "station -2,6",
        "discard station",
        "discard vein",
        "end",
    ]))
}

/// Plays on to the end; returns all that happens on the way.
fn finish(mut mine: Mine) -> (Mine, Vec<Event>) {
    let mut events = Vec::new();
    while mine.table.prompt() != Prompt::Over {
        events.extend(mine.drift());
    }
    (mine, events)
}

#[test]
fn k46_one_more_city_scoring_and_the_penalties() {
    let (_, events) = finish(last_phase(&["discard station", "discard vein", "end"]));
    let penalty = events
        .iter()
        .position(|event| matches!(event, Event::PenaltyPaid { .. }))
        .expect("Blue's order is not fulfilled");
    let order = "O1".parse().unwrap();
    let seat = Seat::new(BLUE);
    assert_eq!(
        events[penalty],
        Event::PenaltyPaid {
            seat,
            order,
            points: 6
        }
    );
    // Blue's station scored in the phase, before the explosion, and once more before the
    // penalty.
    let scored = |events: &[Event]| {
        let scored = |event: &&Event| matches!(event, Event::CityScored { .. });
        events.iter().filter(scored).count()
    };
    let sale = events
        .iter()
        .rposition(|event| {
            matches!(
                event,
                Event::PriceBid { .. } | Event::NobodySold { .. } | Event::RouteEnded { .. }
            )
        })
        .unwrap();
    assert!(scored(&events[..penalty]) > 0);
    assert_eq!(scored(&events[penalty..]), 0);
    assert!(
        scored(&events[sale..penalty]) > 0,
        "once more after the sale"
    );
}

#[test]
fn k46_points_do_not_fall_below_zero() {
    let config = Config::new(2).unwrap().for_beginners();
    let mut mine = Mine::with(config).deal();
    mine.act(0, &["bid 20"]);
    mine.act(0, &["card 1"]);
    mine.act(1, &["card 2"]);
    mine.act(0, &["order O13"]);
    let mut mine = mine.no_orders();
    // Blue throws everything away and never cashes an option.
    while mine.table.prompt() != Prompt::Over {
        let cheap = match mine.turn() {
            Some(0) => mine
                .legal(0)
                .into_iter()
                .find(|words| words.starts_with("option lay")),
            _ => None,
        };
        match cheap {
            Some(words) => drop(mine.act(0, &[&words])),
            None => drop(mine.drift()),
        }
    }
    assert_eq!(mine.points()[0], 0);
}

#[test]
fn k47_the_last_on_the_track_sells_first_at_the_highest_empty_number() {
    let (mine, events) = finished();
    let start = events
        .iter()
        .position(|event| matches!(event, Event::StonesShown { .. }))
        .unwrap();
    let sold: Vec<(Seat, u8)> = events[start..]
        .iter()
        .filter_map(|event| match event {
            Event::StoneSold { seat, price, .. } => Some((*seat, *price)),
            _ => None,
        })
        .collect();
    assert!(sold.len() >= 2, "{sold:?}");
    // All of them are sold in the end.
    assert!(mine.view().seats.iter().all(|seat| seat.stone_count == 0));
    // Going backwards from the end: the seller was last among those with stones, and got
    // the number on which the stone went.
    let mut points: Vec<u16> = mine.points();
    let mut left = [0_u8; 2];
    for &(seat, price) in sold.iter().rev() {
        points[seat.index()] -= u16::from(price);
        left[seat.index()] += 1;
        let other = 1 - seat.index();
        assert!(
            left[other] == 0 || points[seat.index()] <= points[other],
            "{sold:?}"
        );
    }
}

#[test]
fn k47_every_choice_of_the_final_sale_is_a_colour_one_has() {
    let mut playout_dice = QuickDice::new(47);
    let mut seen = 0;
    for _ in 0..40 {
        let mut state = Cavum::set_up(&Config::new(3).unwrap(), &mut Silence);
        let mut legal = Vec::new();
        while let prompt @ (Prompt::Turn(_) | Prompt::Chance) = Cavum::prompt(&state) {
            let Prompt::Turn(seat) = prompt else {
                let ticket = tabletop::Dice::below(&mut playout_dice, Cavum::tickets(&state));
                let outcome = Cavum::draw(&state, ticket);
                Cavum::resolve(&mut state, outcome, &mut Silence);
                continue;
            };
            legal.clear();
            Cavum::legal(&state, seat, &mut legal);
            let decision = *playout_dice.pick(&legal);
            if let cavum::Decision::SellStone(colour) = decision {
                seen += 1;
                assert!(state.stones(seat)[colour] > 0);
                let price = state.highest_visible(colour);
                let points = state.points(seat);
                Cavum::decide(&mut state, seat, decision, &mut Silence);
                assert!(state.points(seat) >= points + u16::from(price));
                assert_eq!(
                    legal.len(),
                    legal
                        .iter()
                        .filter(|one| matches!(one, cavum::Decision::SellStone(_)))
                        .count()
                );
                continue;
            }
            Cavum::decide(&mut state, seat, decision, &mut Silence);
        }
    }
    assert!(seen > 0);
}

#[test]
fn k48_most_points_win_and_a_tie_goes_to_the_lower_card() {
    let (mine, events) = finished();
    let outcome = mine.table.outcome().unwrap();
    let points: Vec<i32> = mine.points().into_iter().map(i32::from).collect();
    assert_eq!(outcome.points(), points);
    assert_eq!(events.last(), Some(&Event::GameEnded { outcome }));
    let mut ties = 0;
    let mut playout = Playout::<Cavum>::new(QuickDice::new(48));
    for _ in 0..400 {
        let config = Config::new(4).unwrap().for_beginners();
        let mut state = Cavum::set_up(&config, &mut Silence);
        playout.finish(&mut state);
        let outcome = Cavum::outcome(&state).unwrap();
        let most = outcome.points().iter().max().unwrap();
        let best: Vec<Seat> = SeatSet::first(4)
            .into_iter()
            .filter(|&seat| outcome.points_of(seat) == *most)
            .collect();
        ties += usize::from(best.len() > 1);
        let winner = best
            .into_iter()
            .min_by_key(|&seat| state.card(seat))
            .unwrap();
        assert_eq!(outcome.winners(), SeatSet::only(winner));
    }
    assert!(ties > 0, "no tie came up");
}
