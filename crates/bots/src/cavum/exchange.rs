//! What stones and orders are worth.

use cavum::{Colour, Order, State, Stones};
use tabletop::Seat;

/// What a kept stone is worth compared with its price now: others will sell as well.
const KEPT: f64 = 0.8;

/// What a player expects of the routes and sales to come.
#[derive(Clone, Copy, Debug)]
struct Expectation {
    /// The probability of finding a missing stone on the routes to come, if they bring as many
    /// stones as all orders lack.
    found: f64,
    /// How many stones for orders a route brings.
    haul: f64,
    /// The fraction of its price that each stone of a colour brings when they are sold together
    /// (K43). Without it they are sold one after the other, as in the final sale (K47).
    together: Option<f64>,
}

/// What looks plausible at first sight.
const HOPEFUL: Expectation = Expectation {
    found: 0.7,
    haul: 3.0,
    together: None,
};

/// After many games: orders are worth taking only if their stones are in hand, and stones of one
/// colour sold together bring nearly the full price each.
const WARY: Expectation = Expectation {
    found: 0.1,
    haul: 2.0,
    together: Some(0.9),
};

/// A player's orders and the prices of the market.
#[derive(Clone, Debug)]
pub(super) struct Exchange {
    /// The highest visible number of each colour: the price of the next stone (K7).
    prices: [u8; 6],
    orders: Vec<Order>,
    /// The routes that the player will still prospect.
    routes: u8,
    expectation: Expectation,
}

impl Exchange {
    pub(super) fn of(state: &State, seat: Seat) -> Self {
        Self {
            prices: Colour::ALL.map(|colour| state.highest_visible(colour)),
            orders: state.orders(seat).iter().collect(),
            routes: state.config().phases() - state.phase() + u8::from(state.pieces(seat).prospect),
            expectation: HOPEFUL,
        }
    }

    /// With the expectations of an experienced player.
    pub(super) fn wary(self) -> Self {
        Self {
            expectation: WARY,
            ..self
        }
    }

    /// After this phase's route has been prospected.
    pub(super) fn after_the_route(state: &State, seat: Seat) -> Self {
        Self {
            routes: state.config().phases() - state.phase(),
            ..Self::of(state, seat)
        }
    }

    /// The orders and prices of a later position, with the routes still to come in this one: a
    /// new phase may have begun in between.
    pub(super) fn later(&self, state: &State, seat: Seat) -> Self {
        Self {
            routes: self.routes,
            ..Self::of(state, seat)
        }
    }

    /// With one more order.
    pub(super) fn with(&self, order: Order) -> Self {
        let mut more = self.clone();
        more.orders.push(order);
        more
    }

    /// After this many stones of a colour have been sold.
    pub(super) fn after_sale(&self, colour: Colour, count: u8) -> Self {
        let mut after = self.clone();
        let price = &mut after.prices[colour as usize];
        *price = price.saturating_sub(count);
        after
    }

    /// What stones are worth: the best choice of orders to fulfil, what the remaining orders
    /// promise, and what the remaining stones can be sold for.
    pub(super) fn worth(&self, stones: Stones) -> f64 {
        self.best(stones, &self.orders, &mut Vec::new())
    }

    /// What one more stone of each colour would add.
    pub(super) fn each_more(&self, stones: Stones) -> [f64; 6] {
        let worth = self.worth(stones);
        Colour::ALL.map(|colour| {
            let mut more = stones;
            more[colour] += 1;
            self.worth(more) - worth
        })
    }

    fn best(&self, stones: Stones, orders: &[Order], open: &mut Vec<Order>) -> f64 {
        let [order, later @ ..] = orders else {
            return self.sold(stones) + self.promised(stones, open);
        };
        open.push(*order);
        let waiting = self.best(stones, later, open);
        open.pop();
        if !order.is_met_by(stones) {
            return waiting;
        }
        let mut left = stones;
        for &colour in order.stones() {
            left[colour] -= 1;
        }
        waiting.max(self.best(left, later, open) + f64::from(order.value()))
    }

    /// Orders that still lack stones. If they are not fulfilled, they cost points (K46).
    fn promised(&self, stones: Stones, open: &[Order]) -> f64 {
        let lacking = |order: &Order| {
            let lacks = |colour: &&Colour| stones[**colour] == 0;
            let number = order.stones().iter().filter(lacks).count().max(1);
            i32::try_from(number).expect("at most four")
        };
        let all: i32 = open.iter().map(lacking).sum();
        let Expectation { found, haul, .. } = self.expectation;
        let chance = found * (haul * f64::from(self.routes) / f64::from(all.max(1))).min(1.0);
        let promise = |order: &Order| {
            let found = chance.powi(lacking(order));
            found * f64::from(order.value()) - (1.0 - found) * f64::from(order.penalty())
        };
        open.iter().map(promise).sum()
    }

    /// Each stone sells one number lower than the one before (K43, K47), unless they are sold
    /// together.
    fn sold(&self, stones: Stones) -> f64 {
        if let Some(share) = self.expectation.together {
            let price = |colour: Colour| f64::from(self.prices[colour as usize]);
            let of_colour = |(colour, count): (Colour, u8)| price(colour) * f64::from(count);
            return share * stones.iter().map(of_colour).sum::<f64>();
        }
        let of_colour = |(colour, count): (Colour, u8)| {
            let price = self.prices[colour as usize];
            let prices = (0..count).map(|sold| f64::from(price.saturating_sub(sold)));
            prices.sum::<f64>()
        };
        KEPT * stones.iter().map(of_colour).sum::<f64>()
    }
}
