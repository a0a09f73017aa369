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
