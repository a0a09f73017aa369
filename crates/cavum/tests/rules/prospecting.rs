//! Prospecting (K35 to K37).

use cavum::{Event, StageView};
use tabletop::{Seat, Viewer};

use crate::mine::{Mine, prospected, walked};
use crate::worked_examples::{before_blue_prospects, before_red_prospects, played};

#[test]
fn k35_a_route_leads_from_one_own_station_to_a_different_one() {
    let mine = before_blue_prospects();
    let starts: Vec<String> = mine.legal(0);
    assert_eq!(
        starts,
        ["prospect -1,0", "prospect -2,3", "prospect -4,6", "end"]
    );
    assert!(!mine.may(0, "prospect -1,3"), "Red's station");
    // A route goes on over an own station or ends there, but never where it began.
    let mut mine = before_blue_prospects();
    mine.act(0, &["prospect -4,6"]);
    assert_eq!(mine.legal(0), ["step -3,4", "step -2,4"]);
    mine.act(0, &["step -2,4"]);
    let StageView::Prospecting { path, .. } = mine.view().stage else {
        panic!("there is a choice on the way");
    };
    assert_eq!(path.last().unwrap().to_string(), "-2,3");
    assert_eq!(mine.legal(0), ["step -1,2", "stop"]);
    let events = mine.act(0, &["stop"]);
    assert_eq!(prospected(&events), "green");
}

#[test]
fn k35_every_space_at_most_once_and_never_into_a_dead_end() {
    let mut mine = before_red_prospects();
    mine.act(1, &["prospect -2,6"]);
    while let StageView::Prospecting { path, .. } = mine.view().stage {
        let legal = mine.legal(1);
        for space in &path {
            assert!(!legal.contains(&format!("step {space}")), "{space} twice");
        }
        // Whatever is offered can be finished: the last offer is tried every time.
        let words = legal
            .iter()
            .rfind(|words| words.as_str() != "stop")
            .unwrap();
        mine.act(1, &[words]);
    }
    assert_eq!(mine.seat(1).pieces.count(), 0);
}

#[test]
fn k35_the_route_is_free_and_takes_one_stone_of_every_vein() {
    // Red is content with less: from (-1,3) by the green vein to the city.
    let mut mine = before_red_prospects();
    let events = mine.prospect(1, "-1,3 -2,4 -2,5 -2,6");
    assert_eq!(prospected(&events), "green");
    assert_eq!(mine.seat(1).stone_count, 1);
}

#[test]
fn k35_without_any_route_the_tile_is_played_for_nothing() {
    let mut mine = Mine::building(2);
    let events = mine.finish_building();
    let seats: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::ProspectedInVain { seat } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(seats, [Seat::new(0), Seat::new(1)]);
    assert!(walked(&events).is_empty());
    assert!(mine.view().seats.iter().all(|seat| seat.stone_count == 0));
}

#[test]
fn k36_stones_are_kept_face_down() {
    let config = cavum::Config::new(2).unwrap();
    let mut mine = Mine::with(config).deal().cards_for_nothing().no_orders();
    mine.act(
        0,
        &[
            "lay two -2,4 r1",
            "vein -2,4 green",
            "lay four -2,3 r1",
            "station -2,3",
        ],
    );
    mine.act(1, &["discard vein", "end"]);
    mine.act(
        0,
        &[
            "station -4,6",
            "discard station",
            "option points",
            "option points",
        ],
    );
    mine.drift_until(|view| {
        view.seats[0].pieces.only_prospect()
            && matches!(view.stage, StageView::Building { seat, .. } if seat == Seat::new(0))
    });
    mine.act(0, &["prospect -4,6"]);
    if matches!(mine.view().stage, StageView::Prospecting { .. }) {
        mine.act(0, &["stop"]);
    }
    let seen = |viewer| mine.table.view(viewer).seats[0].stones;
    assert_eq!(mine.seat(0).stone_count, 1, "others see how many");
    assert!(seen(Viewer::Seat(Seat::new(0))).is_some());
    assert_eq!(seen(Viewer::Seat(Seat::new(1))), None);
    assert_eq!(seen(Viewer::Bystander), None);
}

#[test]
fn k37_an_emptied_vein_goes_to_the_pool_when_the_route_is_done() {
    let mut mine = Mine::building(3);
    // Four blue, four more, and a vein with the last one on a two from north-east to
    // south-west.
    mine.act(
        0,
        &[
            "lay six -3,4 r0",
            "vein -3,4 blue",
            "lay four -3,3 r1",
            "end",
        ],
    );
    mine.act(1, &["lay six -2,2 r0", "vein -2,2 blue", "end"]);
    mine.act(
        2,
        &[
            "lay two -1,4 r1",
            "vein -1,4 blue",
            "lay six 0,3 r0",
            "station 0,3",
        ],
    );
    assert_eq!(mine.hex("-1,4").unwrap().vein.unwrap().stones, 1);
    mine.act(0, &["discard station", "end"]);
    mine.act(1, &["discard station", "end"]);
    // With the vein (-1,4) also leads to (-1,5).
    mine.act(2, &["station -1,6", "station -3,6", "end"]);
    mine.drift_until(|view| {
        view.seats[2].pieces.only_prospect()
            && matches!(view.stage, StageView::Building { seat, .. } if seat == Seat::new(2))
    });
    let veins = mine.view().pool.veins;
    mine.act(2, &["prospect 0,3"]);
    let mut events = Vec::new();
    while let StageView::Prospecting { .. } = mine.view().stage {
        let legal = mine.legal(2);
        let words = if legal.contains(&"stop".to_owned()) {
            "stop".to_owned()
        } else {
            legal[0].clone()
        };
        events.extend(mine.act(2, &[&words]));
    }
    assert_eq!(mine.seat(2).stone_count, 1);
    assert_eq!(mine.view().pool.veins, veins + 1);
    let hex = mine.hex("-1,4").unwrap();
    assert_eq!(hex.vein, None);
    assert_eq!(
        hex.tile.unwrap().kind(),
        cavum::Kind::Two,
        "it counts again"
    );
}

#[test]
fn k37_others_veins_stay() {
    let (mine, events) = played();
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::VeinExhausted { .. }))
    );
    assert!(mine.hex("0,0").unwrap().vein.is_some());
}
