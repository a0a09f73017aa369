//! Words from outside: whatever they are, they are read as one thing or refused.

use caverna::{Chance, Decision, Good, Goods};
use proptest::prelude::*;

/// Lists of words of the game in any order.
fn words_of_the_game() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "convert",
        "take",
        "trade",
        "use",
        "dig",
        "twice",
        "gain",
        "wall",
        "raze",
        "furnish",
        "cavern",
        "end",
        "no-room",
        "with",
        "for",
        "at",
        "wood",
        "stone",
        "emmer",
        "flax",
        "food",
        "gold",
        "1",
        "2",
        "3",
        "5",
        "0",
        "255",
        "256",
        "0,0",
        "1,0",
        "2,0",
        "4,2",
        "2,2",
        "shelf",
        "tunnel",
        "cave-entrance",
        "junction-room",
        "digging-cave",
        "housework",
        "east",
        "corner",
        "start",
        "out",
        "tile",
        "room",
        "",
    ]);
    prop::collection::vec(word, 0..7).prop_map(|words| words.join(" "))
}

fn read_or_refused(words: &str) -> Result<(), TestCaseError> {
    if let Some(decision) = tabletop::read::<Decision>(words) {
        prop_assert_eq!(decision.to_string(), words);
    }
    if let Some(chance) = tabletop::read::<Chance>(words) {
        prop_assert_eq!(chance.to_string(), words);
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_text_is_read_as_one_thing_or_refused(words in ".*") {
        read_or_refused(&words)?;
    }

    #[test]
    fn any_words_of_the_game_are_read_as_one_thing_or_refused(words in words_of_the_game()) {
        read_or_refused(&words)?;
    }

    #[test]
    fn goods_read_back(amounts in prop::array::uniform6(0_u8..=9)) {
        let goods = Good::ALL
            .into_iter()
            .zip(amounts)
            .fold(Goods::NONE, |goods, (good, amount)| goods.and(Goods::of(amount, good)));
        prop_assert!(goods.within_limits());
        if !goods.is_none() {
            prop_assert_eq!(goods.to_string().parse::<Goods>(), Ok(goods));
        }
    }
}
