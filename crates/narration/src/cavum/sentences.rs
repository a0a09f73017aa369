//! Events as sentences of the log.

use cavum::{Colour, Event, Order, Piece, Space, Stones, Tile};
use fluent_bundle::FluentValue;
use tabletop::{Outcome, Seat};

use super::words;
use crate::reader::Reader;
use crate::sentence::{Sentence, Weight};

/// What happened, in words. The steps of a route and the end of a turn need none: the board
/// shows them, and the stones and the next turn say it.
pub(super) fn sentence(event: &Event, reader: &Reader<'_>) -> Option<Sentence> {
    let weight = match event {
        Event::PhaseBegan { .. } => Weight::Heading,
        Event::CityScored { .. } | Event::GameEnded { .. } => Weight::Highlight,
        Event::TileExploded { tile, .. } if tile.is_dynamite() => Weight::Highlight,
        Event::TurnEnded { .. } | Event::RouteWent { .. } => return None,
        _ => Weight::Plain,
    };
    let text = text(event, reader);
    Some(Sentence { text, weight })
}

fn text(event: &Event, reader: &Reader<'_>) -> String {
    let teller = Teller { reader };
    match *event {
        Event::PhaseBegan { phase } => {
            teller.say("cavum-event-phase-began", &[("phase", phase.into())])
        }
        Event::TurnEnded { .. } | Event::RouteWent { .. } => String::new(),
        Event::CityScored { city, seat, points } => teller.of(
            seat,
            "cavum-event-city-scored",
            vec![
                ("city", words::city_numeral(usize::from(city)).into()),
                ("points", points.into()),
            ],
        ),
        Event::TileExploded { space, tile } if tile.is_dynamite() => teller.say(
            "cavum-event-dynamite-exploded",
            &[("space", words::space(space).into())],
        ),
        Event::TileExploded { space, tile } => {
            teller.say("cavum-event-tile-buried", &teller.tile(tile, space))
        }
        Event::TileHit { space, tile } => {
            teller.say("cavum-event-tile-hit", &teller.tile(tile, space))
        }
        Event::StonesShown { seat, stones } => teller.shown(seat, stones),
        Event::GameEnded { outcome } => game_ended(&outcome, reader),
        Event::OrderTurnedUp { .. }
        | Event::OpenerDrawn { .. }
        | Event::Bid { .. }
        | Event::Passed { .. }
        | Event::AuctionWon { .. }
        | Event::CardTaken { .. }
        | Event::OrderTaken { .. }
        | Event::ChipPut { .. } => teller.order_of_play(event),
        Event::TileLaid { .. }
        | Event::StationBuilt { .. }
        | Event::VeinDiscovered { .. }
        | Event::Bought { .. }
        | Event::OptionCashed { .. }
        | Event::Discarded { .. } => teller.building(event),
        Event::ProspectedInVain { .. }
        | Event::RouteBegan { .. }
        | Event::StoneProspected { .. }
        | Event::RouteEnded { .. }
        | Event::VeinExhausted { .. } => teller.prospecting(event),
        Event::PriceBid { .. }
        | Event::StonesSold { .. }
        | Event::NobodySold { .. }
        | Event::OrderFulfilled { .. }
        | Event::PenaltyPaid { .. }
        | Event::StoneSold { .. } => teller.sale(event),
    }
}

/// Puts arguments into sentences; one function for each section of a phase.
struct Teller<'a> {
    reader: &'a Reader<'a>,
}

type Arguments<'a> = Vec<(&'static str, FluentValue<'a>)>;

impl Teller<'_> {
    /// Section 1: auction and order cards.
    fn order_of_play(&self, event: &Event) -> String {
        match *event {
            Event::OrderTurnedUp { order } => self.say(
                "cavum-event-order-turned-up",
                &[self.order(order), ("value", order.value().into())],
            ),
            Event::OpenerDrawn { seat } => self.of(seat, "cavum-event-opener-drawn", vec![]),
            Event::Bid { seat, points } => {
                self.of(seat, "cavum-event-bid", vec![("points", points.into())])
            }
            Event::Passed { seat } => self.of(seat, "cavum-event-passed", vec![]),
            Event::AuctionWon { seat, points } => self.of(
                seat,
                "cavum-event-auction-won",
                vec![("points", points.into())],
            ),
            Event::CardTaken { seat, card } => {
                let dynamite = Piece::Dynamite(card.dynamite());
                self.of(
                    seat,
                    "cavum-event-card-taken",
                    vec![
                        ("card", card.number().into()),
                        ("dynamite", self.piece(dynamite)),
                    ],
                )
            }
            Event::OrderTaken {
                seat,
                order,
                points,
            } => self.order_points(seat, "cavum-event-order-taken", order, points),
            Event::ChipPut { order, chips } => self.say(
                "cavum-event-chip-put",
                &[self.order(order), ("chips", chips.into())],
            ),
            // `text` brings the events of this section alone.
            _ => String::new(),
        }
    }

    /// Section 2 without prospecting.
    fn building(&self, event: &Event) -> String {
        match *event {
            Event::TileLaid { seat, tile, space } => {
                self.of(seat, "cavum-event-tile-laid", self.tile(tile, space))
            }
            Event::StationBuilt { seat, space } => {
                self.at(seat, "cavum-event-station-built", space)
            }
            Event::VeinDiscovered {
                seat,
                space,
                colour,
                stones,
            } => {
                let arguments = self.stones_at(colour, stones, space);
                self.of(seat, "cavum-event-vein-discovered", arguments)
            }
            Event::Bought { seat, piece } => self.of(
                seat,
                "cavum-event-bought",
                vec![("piece", self.piece(piece))],
            ),
            Event::OptionCashed { seat, points } => self.of(
                seat,
                "cavum-event-option-cashed",
                vec![("points", points.into())],
            ),
            Event::Discarded { seat, piece } => self.of(
                seat,
                "cavum-event-discarded",
                vec![("piece", self.piece(piece))],
            ),
            // `text` brings the events of this section alone.
            _ => String::new(),
        }
    }

    /// The end of section 2.
    fn prospecting(&self, event: &Event) -> String {
        match *event {
            Event::ProspectedInVain { seat } => {
                self.of(seat, "cavum-event-prospected-in-vain", vec![])
            }
            Event::RouteBegan { seat, space } => self.at(seat, "cavum-event-route-began", space),
            Event::StoneProspected {
                seat,
                space,
                colour,
            } => {
                let arguments = self.stones_at(colour, 1, space);
                self.of(seat, "cavum-event-stone-prospected", arguments)
            }
            Event::RouteEnded { seat, stones } => self.of(
                seat,
                "cavum-event-route-ended",
                vec![("stones", stones.into())],
            ),
            Event::VeinExhausted { space } => self.say(
                "cavum-event-vein-exhausted",
                &[("space", words::space(space).into())],
            ),
            // `text` brings the events of this section alone.
            _ => String::new(),
        }
    }

    /// Section 4 and the end.
    fn sale(&self, event: &Event) -> String {
        match *event {
            Event::PriceBid {
                seat,
                colour,
                price,
            } => self.of(
                seat,
                "cavum-event-price-bid",
                vec![
                    ("colour", colour.to_string().into()),
                    ("price", price.into()),
                ],
            ),
            Event::StonesSold {
                seat,
                colour,
                count,
                points,
            } => self.of(
                seat,
                "cavum-event-stones-sold",
                vec![
                    ("stones", self.stones(colour, count)),
                    ("points", points.into()),
                ],
            ),
            Event::NobodySold { colour } => self.say(
                "cavum-event-nobody-sold",
                &[("colour", colour.to_string().into())],
            ),
            Event::OrderFulfilled {
                seat,
                order,
                points,
            } => self.order_points(seat, "cavum-event-order-fulfilled", order, points),
            Event::PenaltyPaid {
                seat,
                order,
                points,
            } => self.order_points(seat, "cavum-event-penalty-paid", order, points),
            Event::StoneSold {
                seat,
                colour,
                price,
            } => self.of(
                seat,
                "cavum-event-stone-sold",
                vec![("stones", self.stones(colour, 1)), ("price", price.into())],
            ),
            // `text` brings the events of this section alone.
            _ => String::new(),
        }
    }

    fn shown(&self, seat: Seat, stones: Stones) -> String {
        if stones.total() == 0 {
            return self.of(seat, "cavum-event-stones-shown-none", vec![]);
        }
        let stones = words::all_stones_object(stones, self.reader.texts);
        self.of(
            seat,
            "cavum-event-stones-shown",
            vec![("stones", stones.into())],
        )
    }

    fn say(&self, key: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> String {
        self.reader.texts.say_with(key, arguments)
    }

    /// A sentence about somebody.
    fn of(&self, seat: Seat, key: &str, mut arguments: Arguments<'_>) -> String {
        arguments.push(("name", self.reader.name(seat).to_owned().into()));
        self.say(key, &arguments)
    }

    /// A sentence about somebody at a place.
    fn at(&self, seat: Seat, key: &str, space: Space) -> String {
        self.of(seat, key, vec![("space", words::space(space).into())])
    }

    fn order_points(&self, seat: Seat, key: &str, order: Order, points: u16) -> String {
        let arguments = vec![self.order(order), ("points", points.into())];
        self.of(seat, key, arguments)
    }

    fn order(&self, order: Order) -> (&'static str, FluentValue<'static>) {
        ("order", words::order(order, self.reader.texts).into())
    }

    fn piece(&self, piece: Piece) -> FluentValue<'static> {
        words::piece_object(piece, self.reader.texts).into()
    }

    fn tile(&self, tile: Tile, space: Space) -> Arguments<'static> {
        vec![
            ("tile", self.piece(Piece::tile(tile))),
            ("space", words::space(space).into()),
        ]
    }

    fn stones(&self, colour: Colour, count: u8) -> FluentValue<'static> {
        words::stones_object(colour, count, self.reader.texts).into()
    }

    fn stones_at(&self, colour: Colour, count: u8, space: Space) -> Arguments<'static> {
        vec![
            ("stones", self.stones(colour, count)),
            ("space", words::space(space).into()),
        ]
    }
}

/// The points decide, then the lower sequence card (K48): there is always one winner, but
/// the sentence does not rely on it.
fn game_ended(outcome: &Outcome, reader: &Reader<'_>) -> String {
    let winners = outcome.winners();
    let points = winners.lowest().map_or(0, |seat| outcome.points_of(seat));
    let key = match winners.sole() {
        Some(_) => "cavum-event-game-won",
        None => "cavum-event-game-shared",
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
    use cavum::{Cavum, Config, Kind};
    use tabletop::{LuckSource, QuickDice, Seed, Table, Viewer};

    fn told(event: &Event, lang: Lang) -> Option<String> {
        let names = ["Ann", "Bo", "Cleo", "Dirk"].map(str::to_owned);
        let reader = Reader {
            texts: Texts::of(lang),
            viewer: Viewer::Bystander,
            names: &names,
        };
        sentence(event, &reader).map(|sentence| sentence.text)
    }

    #[test]
    fn what_is_done_says_who_and_what() {
        let (ann, bo) = (Seat::new(0), Seat::new(1));
        let space = |words: &str| words.parse().unwrap();
        for (event, sentence) in [
            (
                Event::TileLaid {
                    seat: ann,
                    tile: Tile::tunnel(Kind::Two, 1),
                    space: space("-2,4"),
                },
                "Ann lays a two-exit tile on K4.",
            ),
            (
                Event::StationBuilt {
                    seat: bo,
                    space: space("-4,6"),
                },
                "Bo builds a station on I 4.",
            ),
            (
                Event::VeinDiscovered {
                    seat: bo,
                    space: space("0,3"),
                    colour: Colour::Red,
                    stones: 3,
                },
                "Bo discovers a vein on J6 with 3 red stones.",
            ),
            (
                Event::OrderTaken {
                    seat: ann,
                    order: "O11".parse().unwrap(),
                    points: 2,
                },
                "Ann takes the order “yellow, red and blue” and scores 2 points for its chips.",
            ),
            (
                Event::OpenerDrawn { seat: ann },
                "Ann is drawn to open the bidding.",
            ),
            (Event::Passed { seat: bo }, "Bo passes."),
            (
                Event::CityScored {
                    city: 2,
                    seat: bo,
                    points: 1,
                },
                "City III: Bo scores 1 point.",
            ),
        ] {
            assert_eq!(told(&event, Lang::En).as_deref(), Some(sentence));
        }
    }

    #[test]
    fn every_event_of_many_games_is_a_sentence() {
        let mut sentences = 0;
        for seed in 0..12 {
            let lang = Lang::ALL[usize::try_from(seed).unwrap() % Lang::ALL.len()];
            let luck = LuckSource::Rolled(Seed::from_number(seed));
            let config = Config::new(2 + (seed % 3) as u8).unwrap();
            let mut table = Table::<Cavum>::open(config, luck);
            let mut dice = QuickDice::new(seed);
            while let Some(seat) = table.prompt().awaited().lowest() {
                let decision = *dice.pick(&table.legal(seat));
                table.decide(seat, decision, None).unwrap();
            }
            for announced in table.chapters().flat_map(|chapter| chapter.events) {
                let Some(sentence) = told(&announced.event, lang) else {
                    let needs_no_words = matches!(
                        announced.event,
                        Event::TurnEnded { .. } | Event::RouteWent { .. }
                    );
                    assert!(needs_no_words, "{:?}", announced.event);
                    continue;
                };
                assert!(sentence.ends_with(['.', '!']), "{lang}: {sentence}");
                assert!(
                    !sentence.starts_with(char::is_lowercase),
                    "{lang}: {sentence}"
                );
                assert!(!sentence.contains("  "), "{lang}: {sentence}");
                sentences += 1;
            }
        }
        assert!(sentences > 1_000, "{sentences}");
    }
}
