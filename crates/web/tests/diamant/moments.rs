//! What is played before the board moves on: in which order, and over which position.

use diamant::{Card, Config, Decision, Diamant, Event, Trap};
use tabletop::{LuckSource, Seat, Table, Viewer};
use web::{Art, Cue, Lang, Over};

use super::{assert_complete, names, scene};

/// What happened between two looks, as the page gets it: where it is played, and its caption.
fn film(table: &Table<Diamant>, steps: usize) -> Vec<(Over, String, Vec<String>)> {
    let names = names();
    let scene = scene(Lang::En, Viewer::Bystander, &names);
    let heard = table.perspective(Viewer::Bystander).heard;
    let events = |wanted: &dyn Fn(usize) -> bool| -> Vec<&Event> {
        let wanted = heard.iter().filter(|&&(step, _)| wanted(step));
        wanted.map(|&(_, event)| event).collect()
    };
    let mut film = Vec::new();
    for step in steps + 1..=table.steps().len() {
        let (before, now) = (events(&|one| one < step), events(&|one| one == step));
        for highlight in Diamant::highlights(&before, &now, &scene) {
            assert_complete(&highlight.caption);
            let cues = highlight.cues.iter().map(|cue| match cue {
                Cue::Mark { spot, class } => format!("{spot}: {class}"),
                Cue::Place { spot, .. } => format!("on {spot}"),
                Cue::Fly {
                    from, to, count, ..
                } => format!("{count} from {from} to {to}"),
            });
            film.push((highlight.over, highlight.caption.clone(), cues.collect()));
        }
    }
    film
}

/// Reveal, way home and next card are played over the position before, in this order.
#[test]
fn moments_come_one_after_the_other() {
    let mut table = Table::<Diamant>::open(Config::new(3).expect("3 seats"), LuckSource::Told);
    table.tell(Card::Treasure(7)).expect("in the deck");
    let shown = table.steps().len();
    for (seat, decision) in [Decision::Leave, Decision::Stay, Decision::Stay]
        .into_iter()
        .enumerate()
    {
        let seat = Seat::new(u8::try_from(seat).expect("three seats"));
        table.decide(seat, decision, None).expect("legal");
    }
    table.tell(Card::Treasure(5)).expect("in the deck");
    let film = film(&table, shown);
    assert!(film.iter().all(|(over, ..)| *over == Over::Before));
    let cues: Vec<&str> = film.iter().map(|(_, _, cues)| cues[0].as_str()).collect();
    assert_eq!(
        cues,
        [
            "on choice 1",
            "1 from floor to carried 0",
            "1 from adventurer 0 to camp",
            "on next",
            "2 from next to carried 1",
        ]
    );
}

/// The fatal trap is seen on the path, with the one from before, then what it costs; only then
/// is the round over, and the next one is played over the position after.
#[test]
fn the_fatal_trap_is_seen_before_the_round_is_cleared() {
    let mut table = Table::<Diamant>::open(Config::new(3).expect("3 seats"), LuckSource::Told);
    table.tell(Card::Trap(Trap::Lava)).expect("in the deck");
    let shown = table.steps().len();
    for seat in table.prompt().awaited() {
        table.decide(seat, Decision::Stay, None).expect("legal");
    }
    table.tell(Card::Trap(Trap::Lava)).expect("in the deck");
    table.tell(Card::Treasure(9)).expect("in the deck");
    let film = film(&table, shown);
    let told: Vec<(Over, &str)> = film
        .iter()
        .map(|(over, caption, _)| (*over, caption.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            (Over::Before, "Nobody leaves: all 3 go deeper."),
            (Over::Before, "Lava again!"),
            (
                Over::Before,
                "The lava overflows! Ann, Bo and Cleo run for it empty-handed."
            ),
            (
                Over::Before,
                "Round 1 is over. Nothing is left on the path."
            ),
            (Over::After, "Round 2 of 5: everyone enters the cave."),
            (
                Over::After,
                "Treasure! 9 rubies: the 3 adventurers take 3 each, and nothing is left over."
            ),
            (
                Over::After,
                "Treasure! 9 rubies: the 3 adventurers take 3 each, and nothing is left over."
            ),
        ]
    );
    let (_, _, strike) = &film[1];
    assert!(strike.contains(&"on next".to_owned()), "{strike:?}");
    assert!(
        strike.contains(&"path lava: dm-deadly".to_owned()),
        "{strike:?}"
    );
}
