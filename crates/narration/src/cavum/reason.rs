//! What speaks for a decision: points, stones, cities and orders, and what is at risk.

use cavum::{
    Cavum, Colour, Decision, Order, OrderView, Outlook, Piece, Purchase, SeatView, SequenceCard,
    Space, StageView, Stones,
};
use fluent_bundle::FluentValue;
use tabletop::{Seat, Viewer};

use super::words;
use crate::idea::Idea;
use crate::reader::Reader;

/// What the decision changes, read off the positions before and after it.
pub(super) fn reason(idea: &Idea<'_, Cavum>, reader: &Reader<'_>) -> Option<String> {
    let Viewer::Seat(seat) = reader.viewer else {
        return None;
    };
    let facts = Facts {
        idea,
        seat,
        own: idea.now.seats.get(seat.index())?,
        then: idea.afterwards.seats.get(seat.index())?,
        reader,
    };
    reader.texts.sentence_of(facts.clauses())
}

struct Facts<'a> {
    idea: &'a Idea<'a, Cavum>,
    seat: Seat,
    own: &'a SeatView,
    then: &'a SeatView,
    reader: &'a Reader<'a>,
}

impl Facts<'_> {
    fn clauses(&self) -> Vec<String> {
        match (self.idea.decision, &self.idea.now.stage) {
            (Decision::Bid(points), StageView::Bidding { .. }) => vec![self.bid(points)],
            (Decision::Pass, StageView::Bidding { .. }) => vec![self.pass()],
            (Decision::Card(card), _) => self.card(card),
            (Decision::Order(order), _) => self.order(order),
            (Decision::Pass, StageView::TakingOrders { .. }) => self.no_order(),
            (Decision::Prospect, _) => vec![self.say("cavum-hint-no-route", &[])],
            (Decision::ProspectFrom(_) | Decision::Step(_) | Decision::Stop, _) => self.route(),
            (Decision::Bid(price), StageView::Selling { colour, .. }) => self.price(price, *colour),
            (Decision::Pass, StageView::Selling { colour, .. }) => self.keep(*colour),
            (Decision::Sell(count), StageView::SellingStones { price, .. }) => {
                vec![self.points(u16::from(count) * u16::from(*price))]
            }
            (Decision::SellStone(colour), _) => self.stone(colour),
            (Decision::Fulfil(order), _) => self.fulfil(order),
            (Decision::Option(Purchase::Points), _) => {
                vec![self.points(self.then.points.saturating_sub(self.own.points))]
            }
            (Decision::End, StageView::Fulfilling { .. }) => vec![self.kept(self.then)],
            _ => self.building(),
        }
    }

    fn say(&self, key: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        self.reader.texts.say_with(key, arguments)
    }

    /// Who chooses before how many, and for what.
    fn bid(&self, points: u16) -> String {
        let seats = (0..).map(Seat::new).zip(&self.idea.now.seats);
        let others = seats.filter(|(seat, player)| *seat != self.seat && player.card.is_none());
        let arguments = [
            ("others", others.count().into()),
            ("left", self.own.points.saturating_sub(points).into()),
        ];
        self.say("cavum-hint-bid", &arguments)
    }

    fn pass(&self) -> String {
        let points = ("points", FluentValue::from(self.own.points));
        match self.idea.now.stage {
            StageView::Bidding {
                highest: Some(highest),
                bidder: Some(bidder),
                ..
            } => {
                let name = ("name", self.reader.name(bidder).into());
                let highest = ("highest", highest.into());
                self.say("cavum-hint-pass-bid", &[points, name, highest])
            }
            _ => self.say("cavum-hint-pass", &[points]),
        }
    }

    /// The dynamite that comes with it, and how many act first at most.
    fn card(&self, card: SequenceCard) -> Vec<String> {
        let others = self.idea.now.seats.len() - 1;
        let before = usize::from(card.number() - 1).min(others);
        let dynamite = Piece::Dynamite(card.dynamite());
        let dynamite = words::piece_object(dynamite, self.reader.texts);
        vec![
            self.say("cavum-hint-dynamite", &[("dynamite", dynamite.into())]),
            self.say("cavum-hint-before", &[("count", before.into())]),
        ]
    }

    /// How many of its stones are there or can be had, what it brings and what it risks.
    fn order(&self, order: Order) -> Vec<String> {
        let stones = self.own.stones.unwrap_or_default();
        let missing = |haul: Stones| {
            let asked = order.stones().iter();
            asked
                .filter(|&&colour| stones[colour] + haul[colour] == 0)
                .count()
        };
        let hauls = self.idea.now.routes(self.seat).hauls();
        let held = order.stones().len() - missing(Stones::default());
        let reached = hauls.iter().map(|route| missing(route.stones)).min();
        let reached = reached.map_or(0, |missing| order.stones().len() - held - missing);
        let arguments = [
            ("held", held.into()),
            ("stones", order.stones().len().into()),
            ("reached", reached.into()),
        ];
        let worth = [
            ("value", order.value().into()),
            ("penalty", order.penalty().into()),
        ];
        vec![
            self.say("cavum-hint-order", &arguments),
            self.say("cavum-hint-order-worth", &worth),
        ]
    }

    fn no_order(&self) -> Vec<String> {
        let least = self.idea.now.orders.iter().map(|order| order.penalty).min();
        let risk = |penalty: u8| self.say("cavum-hint-no-order", &[("penalty", penalty.into())]);
        least.map(risk).into_iter().collect()
    }

    /// What the whole route collects, and which orders that is enough for.
    fn route(&self) -> Vec<String> {
        let texts = self.reader.texts;
        let haul = self.haul();
        if haul.total() == 0 {
            return vec![self.say("cavum-hint-collects-none", &[])];
        }
        let stones = words::all_stones_object(haul, texts);
        let own = self.own.stones.unwrap_or_default();
        let newly = |order: &&OrderView| {
            let met = |haul: Stones| {
                let asked = order.stones.iter();
                asked.clone().all(|&colour| own[colour] + haul[colour] > 0)
            };
            met(haul) && !met(Stones::default())
        };
        let orders = self.own.orders.iter().filter(newly).map(|order| {
            let named = words::order(order.order, texts);
            let arguments = [("order", named.into()), ("value", order.value.into())];
            self.say("cavum-hint-enough", &arguments)
        });
        [self.say("cavum-hint-collects", &[("stones", stones.into())])]
            .into_iter()
            .chain(orders)
            .collect()
    }

    /// The stones of the richest route that goes on as recommended, or of the way so far if no
    /// rich one does.
    fn haul(&self) -> Stones {
        let mut walked: Vec<Space> = match &self.idea.now.stage {
            StageView::Prospecting { path, .. } => path.clone(),
            _ => Vec::new(),
        };
        if let Decision::ProspectFrom(space) | Decision::Step(space) = self.idea.decision {
            walked.push(space);
        }
        let mut hauls = self.idea.now.routes(self.seat).hauls().into_iter();
        let richest = hauls.find(|route| {
            let back: Vec<Space> = route.spaces.iter().rev().copied().collect();
            route.spaces.starts_with(&walked) || back.starts_with(&walked)
        });
        let passed = self.idea.now.mountain.iter();
        let passed = passed.filter(|hex| walked.contains(&hex.space));
        let so_far = || passed.filter_map(|hex| Some(hex.vein?.colour)).collect();
        richest.map_or_else(so_far, |route| route.stones)
    }

    /// What the stones of the colour bring at this price.
    fn price(&self, price: u16, colour: Colour) -> Vec<String> {
        let stones = self.own.stones.unwrap_or_default()[colour];
        let arguments = [
            ("count", stones.into()),
            ("points", (price * u16::from(stones)).into()),
        ];
        vec![self.say("cavum-hint-price", &arguments)]
    }

    /// What the stones of the colour are kept for.
    fn keep(&self, colour: Colour) -> Vec<String> {
        let texts = self.reader.texts;
        let stones = self.own.stones.unwrap_or_default();
        let waiting = self.own.orders.iter().find(|order| {
            order.stones.contains(&colour) && stones[colour] == 1 && order.order.is_met_by(stones)
        });
        let kept = words::stones_object(colour, stones[colour], texts);
        vec![match waiting {
            Some(order) => {
                let arguments = [
                    ("order", words::order(order.order, texts).into()),
                    ("value", order.value.into()),
                ];
                self.say("cavum-hint-keeps-for", &arguments)
            }
            None => self.say("cavum-hint-keeps", &[("stones", kept.into())]),
        }]
    }

    fn kept(&self, player: &SeatView) -> String {
        let count = ("count", player.stone_count.into());
        self.say("cavum-hint-kept", &[count])
    }

    fn points(&self, points: u16) -> String {
        self.say("cavum-hint-points", &[("points", points.into())])
    }

    /// What the next stone of the colour brings in the final sale.
    fn stone(&self, colour: Colour) -> Vec<String> {
        let mut scales = self.idea.now.scales.iter();
        let scale = scales.find(|scale| scale.colour == colour);
        let price = scale.map(|scale| self.points(scale.highest_visible.into()));
        price.into_iter().collect()
    }

    fn fulfil(&self, order: Order) -> Vec<String> {
        let penalty = ("penalty", order.penalty().into());
        vec![
            self.points(order.value().into()),
            self.say("cavum-hint-spares", &[penalty]),
        ]
    }

    /// What changes on the board: the route, the cities, the explosion.
    fn building(&self) -> Vec<String> {
        let before = self.idea.now.outlook(self.seat);
        let after = if self.still_built() {
            self.idea.afterwards.outlook(self.seat)
        } else {
            before.clone()
        };
        let changed = |key, [from, to]: [u16; 2]| {
            (from != to).then(|| self.say(key, &[("before", from.into()), ("after", to.into())]))
        };
        let stones = [&before, &after].map(|outlook| outlook.stones().into());
        let cities = [&before, &after].map(Outlook::city_points);
        let blown = after.blast.minus(before.blast).len();
        let blown = (blown > 0).then(|| self.say("cavum-hint-blast", &[("count", blown.into())]));
        let spaces = [&before, &after].map(|outlook| outlook.open_city_spaces.len().into());
        let mut clauses: Vec<String> = changed("cavum-hint-route", stones)
            .into_iter()
            .chain(changed("cavum-hint-cities", cities))
            .chain(self.others())
            .collect();
        if clauses.is_empty() {
            clauses.extend(changed("cavum-hint-reach", spaces));
        }
        if clauses.is_empty() {
            let arguments = [("stones", stones[0].into()), ("points", cities[0].into())];
            let key = match (stones[0], cities[0]) {
                (0, 0) => "cavum-hint-prepares",
                _ => "cavum-hint-same",
            };
            clauses.push(self.say(key, &arguments));
        }
        clauses.extend(blown);
        clauses
    }

    /// What the cities would bring the others less.
    fn others(&self) -> Option<String> {
        let seats = (0..).map(Seat::new).zip(&self.idea.now.seats);
        let lost = seats
            .zip(&self.idea.afterwards.seats)
            .filter(|((seat, _), _)| *seat != self.seat)
            .map(|((_, now), then)| now.city_points.saturating_sub(then.city_points))
            .sum::<u16>();
        (lost > 0 && self.still_built())
            .then(|| self.say("cavum-hint-others", &[("points", lost.into())]))
    }

    /// Whether the position after the turn comes before the explosion, which says nothing of the
    /// turn.
    fn still_built(&self) -> bool {
        matches!(
            self.idea.afterwards.stage,
            StageView::Building { .. } | StageView::Prospecting { .. }
        )
    }
}
