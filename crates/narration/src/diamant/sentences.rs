//! What happened, in words.

use diamant::{Decision, Event, ROUNDS, Relic, RelicSet, Trap};
use tabletop::{Outcome, SeatSet};

use super::words::{relic_names, relic_word};
use crate::reader::Reader;
use crate::sentence::{Sentence, Weight};

/// The sentence of an event. That somebody has chosen is shown on the board and needs no
/// words: with eight in the cave the log would hold little else.
pub(super) fn sentence(event: &Event, reader: &Reader<'_>) -> Option<Sentence> {
    let (weight, text) = match *event {
        Event::RoundBegan { round, relic } => (Weight::Heading, round_began(round, relic, reader)),
        Event::TreasureFound {
            value,
            each,
            left,
            in_cave,
        } => (
            Weight::Plain,
            treasure_found([value, each, left], in_cave, reader),
        ),
        Event::TrapMet { trap } => (
            Weight::Plain,
            reader.texts.say_with(
                "diamant-event-trap-met",
                &[("trap", trap.to_string().into())],
            ),
        ),
        Event::TrapSprung { trap, fled, lost } => {
            (Weight::Highlight, trap_sprung(trap, fled, lost, reader))
        }
        Event::RelicFound { relic } => (
            Weight::Plain,
            reader.texts.say_with(
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
            reader.texts.say(match choice {
                Decision::Stay => "diamant-event-you-chose-stay",
                Decision::Leave => "diamant-event-you-chose-leave",
            }),
        ),
        Event::ChoicesRevealed { staying, leaving } => {
            // A single adventurer has nothing to reveal.
            let weight = match staying.len() + leaving.len() {
                1 => Weight::Plain,
                _ => Weight::Highlight,
            };
            (weight, choices_revealed(staying, leaving, reader))
        }
        Event::CameHome {
            seats,
            gathered,
            share,
            left,
        } => (
            Weight::Plain,
            came_home(seats, [gathered, share, left], reader),
        ),
        Event::RelicsTaken { seat, relics } => (
            Weight::Highlight,
            reader.texts.say_with(
                "diamant-event-relics-taken",
                &[
                    ("names", reader.name(seat).into()),
                    ("value", Relic::total(relics).into()),
                    ("relics", relic_names(relics, reader.texts).into()),
                ],
            ),
        ),
        Event::RoundEnded {
            round,
            rubies_lost,
            relics_lost,
        } => (
            Weight::Plain,
            round_ended(round, rubies_lost, relics_lost, reader),
        ),
        Event::GameEnded { outcome } => (Weight::Highlight, game_ended(&outcome, reader)),
    };
    let text = text.trim_end().to_owned();
    Some(Sentence { text, weight })
}

fn round_began(round: u8, relic: Option<Relic>, reader: &Reader<'_>) -> String {
    let mut arguments = vec![("round", round.into()), ("rounds", ROUNDS.into())];
    let Some(relic) = relic else {
        return reader
            .texts
            .say_with("diamant-event-round-began", &arguments);
    };
    arguments.push(("relic", relic_word(relic).into()));
    arguments.push(("value", relic.value().into()));
    reader
        .texts
        .say_with("diamant-event-round-began-relic", &arguments)
}

fn treasure_found([value, each, left]: [u8; 3], in_cave: SeatSet, reader: &Reader<'_>) -> String {
    let key = match (in_cave.len(), each) {
        (1, _) => "diamant-event-treasure-alone",
        (_, 0) => "diamant-event-treasure-too-small",
        _ => "diamant-event-treasure-shared",
    };
    reader.texts.say_with(
        key,
        &[
            ("value", value.into()),
            ("each", each.into()),
            ("left", left.into()),
            ("count", in_cave.len().into()),
            ("names", reader.all_names(in_cave).into()),
        ],
    )
}

fn trap_sprung(trap: Trap, fled: SeatSet, lost: u8, reader: &Reader<'_>) -> String {
    reader.texts.say_with(
        "diamant-event-trap-sprung",
        &[
            ("trap", trap.to_string().into()),
            ("names", reader.all_names(fled).into()),
            ("count", fled.len().into()),
            ("lost", lost.into()),
        ],
    )
}

fn choices_revealed(staying: SeatSet, leaving: SeatSet, reader: &Reader<'_>) -> String {
    if leaving.is_empty() {
        return reader.texts.say_with(
            "diamant-event-revealed-all-stay",
            &[
                ("names", reader.all_names(staying).into()),
                ("count", staying.len().into()),
            ],
        );
    }
    if staying.is_empty() {
        return reader.texts.say_with(
            "diamant-event-revealed-all-leave",
            &[
                ("names", reader.all_names(leaving).into()),
                ("count", leaving.len().into()),
            ],
        );
    }
    reader.texts.say_with(
        "diamant-event-revealed-mixed",
        &[
            ("leaving", reader.all_names(leaving).into()),
            ("leavers", leaving.len().into()),
            ("staying", reader.all_names(staying).into()),
            ("stayers", staying.len().into()),
        ],
    )
}

fn came_home(seats: SeatSet, [gathered, share, left]: [u8; 3], reader: &Reader<'_>) -> String {
    let total = u16::from(gathered) + u16::from(share);
    reader.texts.say_with(
        "diamant-event-came-home",
        &[
            ("names", reader.all_names(seats).into()),
            ("count", seats.len().into()),
            ("gathered", gathered.into()),
            ("share", share.into()),
            ("total", total.into()),
            ("left", left.into()),
        ],
    )
}

fn round_ended(round: u8, rubies: u8, relics: RelicSet, reader: &Reader<'_>) -> String {
    let mut arguments = vec![("round", round.into()), ("rubies", rubies.into())];
    if relics.is_empty() {
        return reader
            .texts
            .say_with("diamant-event-round-ended", &arguments);
    }
    arguments.push(("relics", relic_names(relics, reader.texts).into()));
    reader
        .texts
        .say_with("diamant-event-round-ended-relics", &arguments)
}

fn game_ended(outcome: &Outcome, reader: &Reader<'_>) -> String {
    let winners = outcome.winners();
    let points = winners.lowest().map_or(0, |seat| outcome.points_of(seat));
    let key = match winners.sole() {
        Some(_) => "diamant-event-game-won",
        None => "diamant-event-game-shared",
    };
    reader.texts.say_with(
        key,
        &[
            ("names", reader.all_names(winners).into()),
            ("points", points.into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Texts};
    use tabletop::{Seat, Viewer};

    fn read(event: &Event) -> Option<Sentence> {
        let names = ["Ann", "Bo", "Cleo", "Dirk", "Eva"].map(str::to_owned);
        let reader = Reader {
            texts: Texts::of(Lang::En),
            viewer: Viewer::Bystander,
            names: &names,
        };
        sentence(event, &reader)
    }

    fn told(event: &Event) -> String {
        read(event).expect("this event has a sentence").text
    }

    #[test]
    fn a_treasure_is_shared() {
        let found = |value, each, left, count| {
            told(&Event::TreasureFound {
                value,
                each,
                left,
                in_cave: SeatSet::first(count),
            })
        };
        assert_eq!(
            found(9, 1, 4, 5),
            "Treasure! 9 rubies: the 5 adventurers take 1 each, and 4 stay on the card."
        );
        assert_eq!(
            found(4, 2, 0, 2),
            "Treasure! 4 rubies: the 2 adventurers take 2 each, and nothing is left over."
        );
        assert_eq!(
            found(1, 0, 1, 3),
            "Treasure! 1 ruby, not enough for 3 adventurers. It all stays on the card."
        );
        assert_eq!(found(7, 7, 0, 1), "Treasure! 7 rubies, all for Ann.");
    }

    #[test]
    fn leavers_come_home() {
        let home = |seats: SeatSet, gathered, share, left| {
            told(&Event::CameHome {
                seats,
                gathered,
                share,
                left,
            })
        };
        assert_eq!(
            home(SeatSet::first(2), 2, 3, 1),
            "Ann and Bo bring home 5 each: 2 gathered and 3 from the path. \
             1 ruby stays on the path."
        );
        let alone = SeatSet::only(Seat::new(3));
        assert_eq!(
            home(alone, 0, 0, 0),
            "Dirk brings home 0: 0 gathered and 0 from the path."
        );
        assert_eq!(
            home(alone, 0, 1, 0),
            "Dirk brings home 1: 0 gathered and 1 from the path."
        );
    }

    #[test]
    fn a_sprung_trap_says_who_lost_what() {
        let sprung = Event::TrapSprung {
            trap: Trap::Snakes,
            fled: SeatSet::first(2),
            lost: 7,
        };
        assert_eq!(
            told(&sprung),
            "The snakes strike! Ann and Bo run for it and drop 7 rubies each."
        );
        let weight = read(&sprung).map(|sentence| sentence.weight);
        assert_eq!(weight, Some(Weight::Highlight));
    }

    #[test]
    fn lost_relics_are_named() {
        assert_eq!(
            told(&Event::RoundEnded {
                round: 3,
                rubies_lost: 2,
                relics_lost: RelicSet::EMPTY.with(Relic::First).with(Relic::Third)
            }),
            "Round 3 is over. 2 rubies on the path are lost. \
             Out of the game: Amulet (worth 5) and Mask (worth 8)."
        );
    }

    #[test]
    fn choices_are_told_when_all_are_known_and_not_before() {
        assert_eq!(
            told(&Event::ChoicesRevealed {
                staying: SeatSet::only(Seat::new(0)),
                leaving: SeatSet::only(Seat::new(2)),
            }),
            "Cleo goes back to camp, Ann goes deeper."
        );
        let secret = Event::Chose { seat: Seat::new(1) };
        assert_eq!(read(&secret), None);
    }
}
