//! The ways of using an orange room (C25 to C27).
//!
//! What is printed on a room is worked out once into a list of *deals*: what is paid and
//! what is gained. Parts joined by `;` may be done or left out, of alternatives joined by
//! `//` at most one is done; the deals are all the combinations but the empty one.

use crate::effect::{Effect, Parts};
use crate::goods::{Good, GoodSet, Goods};
use crate::room::{Room, Work};
use crate::space::Space;

/// One way of using a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// What is paid.
    pub pay: Goods,
    /// What is gained.
    pub gain: Goods,
    /// The kinds that are refilled.
    pub refill: GoodSet,
    /// The level they are refilled to.
    pub level: u8,
    /// The player must have fewer than this many of this kind.
    pub below: Option<(Good, u8)>,
    /// Whether a tile is excavated.
    pub digs: bool,
}

/// A use of a room in one of its ways, valid by construction.
///
/// In words the room, and where there is a choice also what is given (`with`), gained
/// (`for`) or dug (`at`): `treasury`, `bakehouse with 2 emmer`, `cave-entrance for wood`,
/// `digging-cave at 1,0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Usage {
    room: Room,
    way: Way,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Way {
    /// The deal with this index.
    Deal(u8),
    /// The only deal of the room is to dig, here.
    At(Space),
}

/// The most ways a room has: any three of six goods in the Junction Room.
const MOST: usize = 20;

#[derive(Clone, Copy)]
struct Deals {
    deals: [Deal; MOST],
    count: usize,
}

/// The deals of every room; blue rooms have none.
static DEALS: [Deals; 25] = {
    let mut all = [Deals::NONE; 25];
    let mut index = 0;
    while index < 25 {
        if let Work::Use(parts) = Room::ALL[index].card().work {
            all[index] = Deals::of(parts);
        }
        index += 1;
    }
    all
};

impl Room {
    /// The ways of using it, in printed order; none for a blue room.
    #[inline]
    pub fn deals(self) -> &'static [Deal] {
        let Deals { deals, count } = &DEALS[self as usize];
        &deals[..*count]
    }
}

impl Usage {
    /// The use of a room by the deal with this index; not for deals that dig.
    #[inline]
    pub(crate) fn nth(room: Room, deal: usize) -> Self {
        debug_assert!(deal < room.deals().len(), "{room:?} has no deal {deal}");
        Self {
            room,
            #[expect(clippy::cast_possible_truncation, reason = "a room has few deals")]
            way: Way::Deal(deal as u8),
        }
    }

    /// The use of a room to dig.
    #[inline]
    pub(crate) fn dig(room: Room, space: Space) -> Self {
        Self {
            room,
            way: Way::At(space),
        }
    }

    /// Every use of a room that there is.
    pub fn all(room: Room) -> impl Iterator<Item = Self> {
        let deals = room.deals().iter().enumerate();
        deals.flat_map(move |(index, deal)| {
            let digs = Space::all().filter(|_| deal.digs);
            let others = (!deal.digs).then(|| Self::nth(room, index));
            digs.map(move |space| Self::dig(room, space)).chain(others)
        })
    }

    /// The room that is used.
    #[inline]
    pub fn room(self) -> Room {
        self.room
    }

    /// What is paid and gained.
    #[inline]
    pub fn deal(self) -> &'static Deal {
        match self.way {
            Way::Deal(index) => &self.room.deals()[usize::from(index)],
            Way::At(_) => &self.room.deals()[0],
        }
    }

    /// Where to dig, if the room digs.
    #[inline]
    pub fn space(self) -> Option<Space> {
        match self.way {
            Way::Deal(_) => None,
            Way::At(space) => Some(space),
        }
    }
}

impl Deal {
    const NONE: Self = Self {
        pay: Goods::NONE,
        gain: Goods::NONE,
        refill: GoodSet::EMPTY,
        level: 0,
        below: None,
        digs: false,
    };

    /// Whether a player with these goods can make the deal. Whether there is something to
    /// dig is another question.
    #[inline]
    pub fn possible_with(&self, goods: Goods) -> bool {
        let few_enough = match self.below {
            Some((good, below)) => goods.amount(good) < below,
            None => true,
        };
        goods.covers(self.pay) && few_enough
    }

    /// The goods after the deal (C13, C27): everything is paid before anything is gained.
    #[must_use]
    #[inline]
    pub fn made_with(&self, goods: Goods) -> Goods {
        let goods = goods.paying(self.pay).gaining(self.gain);
        if self.refill.is_empty() {
            goods
        } else {
            goods.refilled(self.refill, self.level)
        }
    }

    /// Both parts in one deal (C26).
    const fn and(self, other: Self) -> Self {
        assert!(
            self.refill.bits() == 0 || other.refill.bits() == 0,
            "no room refills in two parts"
        );
        assert!(
            self.below.is_none() || other.below.is_none(),
            "no room has two conditions"
        );
        let refilling = if self.refill.bits() == 0 { other } else { self };
        Self {
            pay: self.pay.and(other.pay),
            gain: self.gain.and(other.gain),
            refill: refilling.refill,
            level: refilling.level,
            below: if self.below.is_none() {
                other.below
            } else {
                self.below
            },
            digs: self.digs || other.digs,
        }
    }
}

impl Deals {
    const NONE: Self = Self {
        deals: [Deal::NONE; MOST],
        count: 0,
    };

    /// All combinations of one alternative or none of every part, but for nothing at all.
    const fn of(parts: Parts) -> Self {
        let mut all = Self {
            count: 1,
            // One more than fits, for the empty deal that is taken out again.
            deals: Self::NONE.deals,
        };
        let mut whole = [Deal::NONE; MOST + 1];
        let mut part = 0;
        while part < parts.len() {
            let before = all.count;
            let mut deal = 0;
            while deal < before {
                let mut alternative = 0;
                while alternative < parts[part].len() {
                    let (expanded, count) = expand(parts[part][alternative]);
                    let mut index = 0;
                    while index < count {
                        whole[all.count] = whole[deal].and(expanded[index]);
                        all.count += 1;
                        index += 1;
                    }
                    alternative += 1;
                }
                deal += 1;
            }
            part += 1;
        }
        all.count -= 1;
        let mut deal = 0;
        while deal < all.count {
            all.deals[deal] = whole[deal + 1];
            deal += 1;
        }
        all
    }
}

/// The deals of a single effect.
const fn expand(effect: Effect) -> ([Deal; MOST], usize) {
    let mut deals = [Deal::NONE; MOST];
    let mut count = 1;
    match effect {
        Effect::Gain(gain) => deals[0].gain = gain,
        Effect::GainBelow { goods, good, below } => {
            deals[0].gain = goods;
            deals[0].below = Some((good, below));
        }
        Effect::Refill(goods, level) => {
            deals[0].refill = goods;
            deals[0].level = level;
        }
        Effect::Exchange(pay, gain) => {
            deals[0].pay = pay;
            deals[0].gain = gain;
        }
        Effect::ExchangeDifferent(kinds, gain) => {
            count = 0;
            // Counting down with the lowest bit for gold gives wood, stone, emmer first.
            let mut bits: u8 = 0b11_1111;
            while bits > 0 {
                if bits.count_ones() == kinds as u32 {
                    deals[count].pay =
                        Goods::one_of_each(GoodSet::from_bits(bits.reverse_bits() >> 2));
                    deals[count].gain = gain;
                    count += 1;
                }
                bits -= 1;
            }
        }
        Effect::Dig(dig) => {
            assert!(dig.tiles == 1, "no room digs twice");
            deals[0].pay = dig.cost;
            deals[0].digs = true;
        }
        Effect::Furnish(_) | Effect::BuildWall | Effect::RazeWall(_) | Effect::UseRooms(_) => {
            panic!("no orange room does this")
        }
    }
    (deals, count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c26_parts_may_both_be_done_alternatives_not() {
        let words = |room: Room| -> Vec<String> {
            Usage::all(room).map(|usage| usage.to_string()).collect()
        };
        assert_eq!(
            words(Room::Tunnel),
            [
                "tunnel for 2 food",
                "tunnel for stone",
                "tunnel for stone 2 food"
            ]
        );
        assert_eq!(
            words(Room::Bakehouse),
            ["bakehouse with 2 emmer", "bakehouse with 3 emmer"]
        );
        assert_eq!(words(Room::Parlor), ["parlor"]);
        assert_eq!(words(Room::Dungeon), [""; 0]);
    }

    #[test]
    fn c33_any_three_different_goods_are_twenty_deals() {
        let deals = Room::JunctionRoom.deals();
        assert_eq!(deals.len(), 20);
        assert!(deals.iter().all(|deal| deal.pay.iter().count() == 3));
        let gold = |deal: &&Deal| deal.pay.amount(Good::Gold) == 1;
        assert_eq!(deals.iter().filter(gold).count(), 10);
        assert!(deals.is_sorted_by(|one, next| one.pay < next.pay));
        assert_eq!(deals[0].pay.to_string(), "wood stone emmer");
    }
}
