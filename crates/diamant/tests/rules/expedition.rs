//! A match with told luck, in the words of the rules; then the components (D1 to D4).

use diamant::{Card, Config, Diamant, Event, Relic, SeatView, TREASURES, Trap, View};
use tabletop::{Change, LuckSource, Prompt, Seat, SeatSet, Table, Viewer, heard_by};

/// An expedition whose cards the test decides.
pub struct Expedition {
    pub table: Table<Diamant>,
}

impl Expedition {
    /// A game for this many players, with open chests for the test to look into.
    pub fn of(seats: u8) -> Self {
        Self::with(Config::new(seats).unwrap().with_open_chests())
    }

    /// The same with relics.
    pub fn with_relics(seats: u8) -> Self {
        Self::with(Config::new(seats).unwrap().with_open_chests().with_relics())
    }

    pub fn with(config: Config) -> Self {
        Self {
            table: Table::open(config, LuckSource::Told),
        }
    }

    /// Turns up a card.
    pub fn reveal(&mut self, card: &str) -> Vec<Event> {
        public(self.table.tell_in_words(card).unwrap())
    }

    /// Turns up several cards, everybody staying after each.
    pub fn walk(&mut self, cards: &[&str]) {
        for card in cards {
            self.reveal(card);
            self.all_stay();
        }
    }

    /// Everybody in the cave chooses: these leave, the others stay.
    pub fn leave(&mut self, leavers: &[u8]) -> Vec<Event> {
        let mut events = Vec::new();
        for seat in self.in_cave() {
            let word = if leavers.contains(&seat.into()) {
                "leave"
            } else {
                "stay"
            };
            let change = self.table.decide_in_words(seat, word, None).unwrap();
            events.extend(public(change));
        }
        events
    }

    pub fn all_stay(&mut self) -> Vec<Event> {
        self.leave(&[])
    }

    /// Everybody leaves after this card: the quickest round.
    pub fn short_round(&mut self, card: &str) {
        self.reveal(card);
        let everybody: Vec<u8> = self.in_cave().iter().map(u8::from).collect();
        self.leave(&everybody);
    }

    pub fn view(&self) -> View {
        self.table.view(Viewer::Bystander)
    }

    pub fn seat(&self, seat: u8) -> SeatView {
        self.view().seats[usize::from(seat)]
    }

    pub fn chest(&self, seat: u8) -> u16 {
        self.seat(seat).chest.expect("chests are open")
    }

    pub fn in_cave(&self) -> SeatSet {
        let view = self.view();
        (0..8)
            .map(Seat::new)
            .filter(|seat| {
                view.seats
                    .get(seat.index())
                    .is_some_and(|seat| seat.in_cave)
            })
            .collect()
    }

    /// How many of this card can still come up.
    pub fn in_deck(&self, card: Card) -> u32 {
        let view = self.view();
        let entry = view.deck.iter().find(|entry| entry.card == card);
        entry.map_or(0, |entry| entry.count)
    }

    pub fn prompt(&self) -> Prompt {
        self.table.prompt()
    }
}

fn public(change: Change<'_, Diamant>) -> Vec<Event> {
    heard_by(Viewer::Bystander, change.events)
        .copied()
        .collect()
}

#[test]
fn d1_the_deck_holds_15_treasures_and_three_of_each_of_five_traps() {
    let expedition = Expedition::of(4);
    let view = expedition.view();
    let count = |wanted: fn(&Card) -> bool| -> u32 {
        let cards = view.deck.iter().filter(|entry| wanted(&entry.card));
        cards.map(|entry| entry.count).sum()
    };
    assert_eq!(count(|card| matches!(card, Card::Treasure(_))), 15);
    assert_eq!(count(|card| matches!(card, Card::Trap(_))), 15);
    assert_eq!(view.deck_size(), 30);
    for word in ["spiders", "snakes", "lava", "boulder", "ram"] {
        assert_eq!(
            expedition.in_deck(Card::Trap(word.parse().unwrap())),
            3,
            "{word}"
        );
    }
    assert_eq!(Trap::ALL.len(), 5);
}

#[test]
fn d2_the_treasures_have_the_published_values() {
    let expedition = Expedition::of(4);
    let mut values = Vec::new();
    for entry in expedition.view().deck {
        if let Card::Treasure(value) = entry.card {
            values.extend((0..entry.count).map(|_| value));
        }
    }
    assert_eq!(values, [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]);
    assert_eq!(
        values.iter().map(|&value| u32::from(value)).sum::<u32>(),
        124
    );
    assert_eq!(values, TREASURES);
}

#[test]
fn d3_five_relics_are_used_only_in_the_variant() {
    assert_eq!(Relic::ALL.map(Relic::value), [5, 7, 8, 10, 12]);
    let without = Expedition::of(4).view();
    assert!(
        !without
            .deck
            .iter()
            .any(|entry| matches!(entry.card, Card::Relic(_)))
    );
    assert!(without.relics_to_come.is_empty());
    let with = Expedition::with_relics(4).view();
    assert!(
        with.deck
            .iter()
            .any(|entry| matches!(entry.card, Card::Relic(_)))
    );
}

#[test]
fn d4_only_the_value_of_gems_counts_and_the_supply_never_runs_out() {
    // More value comes home than the box has gems: 60 rubies and 40 diamonds are 260, a
    // lone explorer's five caves bring 5 × 124.
    let mut expedition = Expedition::of(3);
    for _ in 0..5 {
        expedition.reveal("treasure 1");
        expedition.leave(&[1, 2]);
        for (value, rest) in TREASURES[1..].iter().zip((0..14).rev()) {
            expedition.reveal(&format!("treasure {value}"));
            if rest > 0 {
                expedition.leave(&[]);
            } else {
                expedition.leave(&[0]);
            }
        }
    }
    // The treasure of 1 is shared by three: it stays on the path, and two leavers cannot
    // divide it, so it comes home with the last.
    assert_eq!(expedition.chest(0), 5 * 124);
    assert_eq!(expedition.prompt(), Prompt::Over);
}
