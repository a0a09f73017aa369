//! What stones and orders are worth.

use cavum::{Colour, Order, State, Stones};
use tabletop::Seat;

/// What a kept stone is worth compared with the price of today: others sell as well.
const KEPT: f64 = 0.8;

/// The chance that a stone that an order lacks is there in time, with later phases to come
/// and without.
const FOUND: [f64; 2] = [0.3, 0.7];

/// A player's orders and the prices of the market.
#[derive(Clone, Debug)]
pub(super) struct Exchange {
    /// The highest visible number of every colour: what the next stone brings (K7).
    prices: [u8; 6],
    orders: Vec<Order>,
    /// Whether there is another phase to collect stones in.
    is_last_phase: bool,
}

impl Exchange {
    pub(super) fn of(state: &State, seat: Seat) -> Self {
        Self {
            prices: Colour::ALL.map(|colour| state.highest_visible(colour)),
            orders: state.orders(seat).iter().collect(),
            is_last_phase: state.phase() == state.config().phases(),
        }
    }

    /// With one more order.
    pub(super) fn with(&self, order: Order) -> Self {
        let mut more = self.clone();
        more.orders.push(order);
        more
    }

    /// After so many stones of the colour have gone to the market.
    pub(super) fn after_sale(&self, colour: Colour, count: u8) -> Self {
        let mut after = self.clone();
        let price = &mut after.prices[colour as usize];
        *price = price.saturating_sub(count);
        after
    }

    /// What stones are worth with these orders: the best choice of orders to fulfil, and
    /// what the other stones can be sold for.
    pub(super) fn worth(&self, stones: Stones) -> f64 {
        self.best(stones, &self.orders)
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

    fn best(&self, stones: Stones, orders: &[Order]) -> f64 {
        let [order, later @ ..] = orders else {
            return self.sold(stones);
        };
        let open = self.best(stones, later) + self.open(stones, *order);
        if !order.is_met_by(stones) {
            return open;
        }
        let mut left = stones;
        for &colour in order.stones() {
            left[colour] -= 1;
        }
        open.max(self.best(left, later) + f64::from(order.value()))
    }

    /// An order that waits for stones. Not fulfilled it costs (K46).
    fn open(&self, stones: Stones, order: Order) -> f64 {
        let lacking = |colour: &&Colour| stones[**colour] == 0;
        let lacking = order.stones().iter().filter(lacking).count();
        let lacking = i32::try_from(lacking).expect("at most four");
        let found = FOUND[usize::from(!self.is_last_phase)].powi(lacking.max(1));
        found * f64::from(order.value()) - (1.0 - found) * f64::from(order.penalty())
    }

    /// Each stone goes one number lower than the one before (K43, K47).
    fn sold(&self, stones: Stones) -> f64 {
        let of_colour = |(colour, count): (Colour, u8)| {
            let price = self.prices[colour as usize];
            let prices = (0..count).map(|sold| f64::from(price.saturating_sub(sold)));
            prices.sum::<f64>()
        };
        KEPT * stones.iter().map(of_colour).sum::<f64>()
    }
}
