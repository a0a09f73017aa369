//! What happened, in words.

use diamant::{Decision, Event, ROUNDS, Relic, RelicSet, Trap};
use tabletop::{Outcome, SeatSet};

use super::words::{names, relic_names, relic_word};
use crate::art::{Label, Scene, Sentence, Weight};

/// The sentence of an event. That somebody has chosen is shown on the board and needs no
/// words: with eight in the cave the log would hold little else.
pub(super) fn sentence(event: &Event, scene: &Scene<'_>) -> Option<Sentence> {
    let (weight, text) = match *event {
        Event::RoundBegan { round, relic } => (Weight::Heading, round_began(round, relic, scene)),
        Event::TreasureFound {
            value,
            each,
            left,
            in_cave,
        } => (
            Weight::Plain,
            treasure_found([value, each, left], in_cave, scene),
        ),
        Event::TrapMet { trap } => (
            Weight::Plain,
            scene.texts.say_with(
                "diamant-event-trap-met",
                &[("trap", trap.to_string().into())],
            ),
        ),
        Event::TrapSprung { trap, fled, lost } => {
            (Weight::Moment, trap_sprung(trap, fled, lost, scene))
        }
        Event::RelicFound { relic } => (
            Weight::Plain,
            scene.texts.say_with(
                "diamant-event-relic-found",
                &[
                    ("relic", relic_word(relic).into()),
                    ("value", relic.value().into()),
                ],
            ),
        ),
        Event::Chose { seat: _ } => return None,
        Event::YouChose { choice } => (
            Weight::Plain,
            scene.texts.say(match choice {
                Decision::Stay => "diamant-event-you-chose-stay",
                Decision::Leave => "diamant-event-you-chose-leave",
            }),
        ),
        Event::ChoicesRevealed { staying, leaving } => {
            // Whoever is alone reveals nothing.
            let weight = match staying.len() + leaving.len() {
                1 => Weight::Plain,
                _ => Weight::Moment,
            };
            (weight, choices_revealed(staying, leaving, scene))
        }
        Event::CameHome {
            seats,
            gathered,
            share,
            left,
        } => (
            Weight::Plain,
            came_home(seats, [gathered, share, left], scene),
        ),
        Event::RelicsTaken { seat, relics } => (
            Weight::Moment,
            scene.texts.say_with(
                "diamant-event-relics-taken",
                &[
                    ("names", scene.name(seat).into()),
                    ("value", Relic::total(relics).into()),
                    ("relics", relic_names(relics, scene.texts).into()),
                ],
            ),
        ),
        Event::RoundEnded {
            round,
            rubies_lost,
            relics_lost,
        } => (
            Weight::Plain,
            round_ended(round, rubies_lost, relics_lost, scene),
        ),
        Event::GameEnded { outcome } => (Weight::Moment, game_ended(&outcome, scene)),
    };
    let text = text.trim_end().to_owned();
    Some(Sentence { text, weight })
}

/// The text of a decision's button.
pub(super) fn label(decision: Decision, scene: &Scene<'_>) -> Label {
    let (text, hint) = match decision {
        Decision::Stay => ("diamant-decision-stay", "diamant-decision-stay-hint"),
        Decision::Leave => ("diamant-decision-leave", "diamant-decision-leave-hint"),
    };
    Label {
        text: scene.texts.say(text),
        hint: scene.texts.say(hint),
    }
}

fn round_began(round: u8, relic: Option<Relic>, scene: &Scene<'_>) -> String {
    let mut arguments = vec![("round", round.into()), ("rounds", ROUNDS.into())];
    let Some(relic) = relic else {
        return scene
            .texts
            .say_with("diamant-event-round-began", &arguments);
    };
    arguments.push(("relic", relic_word(relic).into()));
    arguments.push(("value", relic.value().into()));
    scene
        .texts
        .say_with("diamant-event-round-began-relic", &arguments)
}

fn treasure_found([value, each, left]: [u8; 3], in_cave: SeatSet, scene: &Scene<'_>) -> String {
    let key = match (in_cave.len(), each) {
        (1, _) => "diamant-event-treasure-alone",
        (_, 0) => "diamant-event-treasure-too-small",
        _ => "diamant-event-treasure-shared",
    };
    scene.texts.say_with(
        key,
        &[
            ("value", value.into()),
            ("each", each.into()),
            ("left", left.into()),
            ("count", in_cave.len().into()),
            ("names", names(in_cave, scene).into()),
        ],
    )
}

fn trap_sprung(trap: Trap, fled: SeatSet, lost: u8, scene: &Scene<'_>) -> String {
    scene.texts.say_with(
        "diamant-event-trap-sprung",
        &[
            ("trap", trap.to_string().into()),
            ("names", names(fled, scene).into()),
            ("count", fled.len().into()),
            ("lost", lost.into()),
        ],
    )
}

fn choices_revealed(staying: SeatSet, leaving: SeatSet, scene: &Scene<'_>) -> String {
    if leaving.is_empty() {
        return scene.texts.say_with(
            "diamant-event-revealed-all-stay",
            &[
                ("names", names(staying, scene).into()),
                ("count", staying.len().into()),
            ],
        );
    }
    if staying.is_empty() {
        return scene.texts.say_with(
            "diamant-event-revealed-all-leave",
            &[
                ("names", names(leaving, scene).into()),
                ("count", leaving.len().into()),
            ],
        );
    }
    scene.texts.say_with(
        "diamant-event-revealed-mixed",
        &[
            ("leaving", names(leaving, scene).into()),
            ("leavers", leaving.len().into()),
            ("staying", names(staying, scene).into()),
            ("stayers", staying.len().into()),
        ],
    )
}

fn came_home(seats: SeatSet, [gathered, share, left]: [u8; 3], scene: &Scene<'_>) -> String {
    let total = u16::from(gathered) + u16::from(share);
    scene.texts.say_with(
        "diamant-event-came-home",
        &[
            ("names", names(seats, scene).into()),
            ("count", seats.len().into()),
            ("gathered", gathered.into()),
            ("share", share.into()),
            ("total", total.into()),
            ("left", left.into()),
        ],
    )
}

fn round_ended(round: u8, rubies: u8, relics: RelicSet, scene: &Scene<'_>) -> String {
    let mut arguments = vec![("round", round.into()), ("rubies", rubies.into())];
    if relics.is_empty() {
        return scene
            .texts
            .say_with("diamant-event-round-ended", &arguments);
    }
    arguments.push(("relics", relic_names(relics, scene.texts).into()));
    scene
        .texts
        .say_with("diamant-event-round-ended-relics", &arguments)
}

fn game_ended(outcome: &Outcome, scene: &Scene<'_>) -> String {
    let winners = outcome.winners();
    let points = winners.lowest().map_or(0, |seat| outcome.points_of(seat));
    let key = match winners.sole() {
        Some(_) => "diamant-event-game-won",
        None => "diamant-event-game-shared",
    };
    scene.texts.say_with(
        key,
        &[
            ("names", names(winners, scene).into()),
            ("points", points.into()),
        ],
    )
}
