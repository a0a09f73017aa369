//! Who sits where.

use tabletop::{Dice, QuickDice};

/// The entrants of one game by seat.
///
/// Games come in blocks in which everybody plays equally often and once in every seat. Blocks
/// are shuffled, so that in the long run everybody meets everybody in every order.
pub(crate) fn seating(entrants: usize, seats: usize, seed: u64, game: u32) -> Vec<usize> {
    // Enough copies of each entrant to fill the seats of the block.
    let copies = if entrants < seats {
        seats / greatest_common_divisor(entrants, seats)
    } else {
        1
    };
    let mut order: Vec<usize> = (0..entrants * copies)
        .map(|place| place % entrants)
        .collect();
    let length = order.len();
    let (block, turn) = (game as usize / length, game as usize % length);
    let mut dice = QuickDice::new(seed ^ (block as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    for last in (1..length).rev() {
        let bound = u32::try_from(last + 1).expect("there are not that many entrants");
        order.swap(last, dice.below(bound) as usize);
    }
    (0..seats)
        .map(|seat| order[(turn + seat) % length])
        .collect()
}

fn greatest_common_divisor(one: usize, other: usize) -> usize {
    if other == 0 {
        one
    } else {
        greatest_common_divisor(other, one % other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_block_everybody_plays_once_in_every_chair() {
        for (entrants, seats, block) in [(4, 4, 4), (6, 4, 6), (1, 3, 3), (3, 4, 12), (2, 4, 4)] {
            let mut count = vec![vec![0; seats]; entrants];
            for game in block..2 * block {
                let seated = seating(entrants, seats, 5, game);
                assert_eq!(seated.len(), seats);
                for (seat, entrant) in seated.into_iter().enumerate() {
                    count[entrant][seat] += 1;
                }
            }
            let each = block as usize / entrants;
            assert!(
                count.iter().flatten().all(|&times| times == each),
                "{count:?}"
            );
        }
    }

    #[test]
    fn blocks_are_shuffled_by_the_seed() {
        let orders: Vec<_> = (0..20).map(|block| seating(5, 5, 1, block * 5)).collect();
        assert!(orders.iter().any(|order| *order != orders[0]));
        assert_eq!(seating(5, 5, 1, 15), orders[3]);
        assert_ne!(
            orders,
            (0..20)
                .map(|block| seating(5, 5, 2, block * 5))
                .collect::<Vec<_>>()
        );
    }
}
