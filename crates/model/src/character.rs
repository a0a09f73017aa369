//! The bots people meet: a small cast, each with a name, a face and a temper.

use catalog::Temper;
use tabletop::{Dice, MAX_SEATS, QuickDice, Seed};

/// One of the cast. Names are the same in every language; the pages have a face for each, and
/// the texts a line on how they play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Character {
    /// `tuff`: a mole.
    Tuff,
    /// `mica`: a snail.
    Mica,
    /// `ursa`: a bear.
    Ursa,
    /// `opal`: an owl.
    Opal,
    /// `flint`: a dwarf.
    Flint,
    /// `vesper`: a bat.
    Vesper,
    /// `olmo`: an olm.
    Olmo,
    /// `jasper`: a beetle.
    Jasper,
}

impl Character {
    /// The whole cast: as many as a table can have seats, two of each temper.
    pub const ALL: [Self; MAX_SEATS] = [
        Self::Tuff,
        Self::Mica,
        Self::Ursa,
        Self::Opal,
        Self::Flint,
        Self::Vesper,
        Self::Olmo,
        Self::Jasper,
    ];

    /// The character as a word, as in the store and the keys of texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Tuff => "tuff",
            Self::Mica => "mica",
            Self::Ursa => "ursa",
            Self::Opal => "opal",
            Self::Flint => "flint",
            Self::Vesper => "vesper",
            Self::Olmo => "olmo",
            Self::Jasper => "jasper",
        }
    }

    /// The character with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|character| character.word() == word)
    }

    /// What the character is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tuff => "Tuff",
            Self::Mica => "Mica",
            Self::Ursa => "Ursa",
            Self::Opal => "Opal",
            Self::Flint => "Flint",
            Self::Vesper => "Vesper",
            Self::Olmo => "Olmo",
            Self::Jasper => "Jasper",
        }
    }

    /// How the character plays.
    pub const fn temper(self) -> Temper {
        match self {
            Self::Tuff | Self::Mica => Temper::Cautious,
            Self::Ursa | Self::Opal => Temper::Steady,
            Self::Flint | Self::Vesper => Temper::Bold,
            Self::Olmo | Self::Jasper => Temper::Fickle,
        }
    }

    /// Who sits at each seat of a table if a bot does. Nobody comes twice, and four neighbours
    /// have four tempers. It follows from the seed of the match without telling anything about
    /// its luck.
    pub fn company(seed: &Seed) -> [Self; MAX_SEATS] {
        let mut dice = QuickDice::new(seed.aside("company", 0));
        let mut tempers = Temper::CHARACTERS;
        shuffle(&mut tempers, &mut dice);
        let mut cast = Self::ALL;
        shuffle(&mut cast, &mut dice);
        let mut company = Self::ALL;
        for (place, temper) in tempers.into_iter().enumerate() {
            let alike = cast.iter().filter(|character| character.temper() == temper);
            let places = (place..company.len()).step_by(tempers.len());
            for (place, character) in places.zip(alike) {
                company[place] = *character;
            }
        }
        company
    }
}

/// Every order is equally likely.
fn shuffle<T>(items: &mut [T], dice: &mut QuickDice) {
    for last in (1..items.len()).rev() {
        let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
        items.swap(last, dice.below(bound) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Name;

    #[test]
    fn every_character_is_known_by_its_word_and_has_a_proper_name() {
        for character in Character::ALL {
            assert_eq!(Character::of_word(character.word()), Some(character));
            assert!(Name::new(character.name()).is_ok());
            assert!(Temper::CHARACTERS.contains(&character.temper()));
        }
        assert_eq!(Character::of_word("Tuff"), None);
    }

    #[test]
    fn a_company_is_mixed_and_nobody_comes_twice() {
        let mut first_seats = Vec::new();
        for number in 0..60 {
            let seed = Seed::from_number(number);
            let company = Character::company(&seed);
            assert_eq!(company, Character::company(&seed));
            first_seats.push(company[0]);
            let mut everybody = company;
            everybody.sort_unstable();
            assert_eq!(everybody, Character::ALL);
            for neighbours in company.windows(4) {
                let mut tempers: Vec<_> = neighbours.iter().map(|one| one.temper()).collect();
                tempers.sort_unstable();
                assert_eq!(tempers, Temper::CHARACTERS);
            }
        }
        first_seats.sort_unstable();
        first_seats.dedup();
        assert_eq!(first_seats, Character::ALL);
    }
}
