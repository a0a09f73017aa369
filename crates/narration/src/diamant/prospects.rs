//! What a choice would bring or risk, in numbers that everybody could work out.

use diamant::{Relic, SeatView, View};
use tabletop::Viewer;

use crate::reader::Reader;

/// What the reader would bring home now. The rubies and relics on the path count in full only
/// for somebody who leaves alone (D12, D21).
pub fn leaving(view: &View, reader: &Reader<'_>) -> Option<String> {
    let carried = u16::from(own(view, reader)?.gathered);
    let alone = carried + u16::from(view.rubies_on_path) + Relic::total(view.relics_on_path);
    let company = view.seats.iter().filter(|player| player.in_cave).count() > 1;
    let key = match (company, alone > carried) {
        (true, true) => "diamant-leaving",
        (true, false) | (false, _) => "diamant-leaving-sure",
    };
    let safe = if company { carried } else { alone };
    Some(
        reader
            .texts
            .say_with(key, &[("safe", safe.into()), ("alone", alone.into())]),
    )
}

/// What the next card may cost the reader.
pub fn staying(view: &View, reader: &Reader<'_>) -> Option<String> {
    let carried = own(view, reader)?.gathered;
    let deadly = view.deadly_cards();
    let key = match (deadly, carried) {
        (0, _) => "diamant-staying-safe",
        (_, 0) => "diamant-staying-empty",
        _ => "diamant-staying",
    };
    Some(reader.texts.say_with(
        key,
        &[
            ("deadly", deadly.into()),
            ("size", view.deck_size().into()),
            ("carried", carried.into()),
        ],
    ))
}

/// The reader's adventurer, if it is in the cave.
fn own<'a>(view: &'a View, reader: &Reader<'_>) -> Option<&'a SeatView> {
    match reader.viewer {
        Viewer::Seat(seat) => view.seats.get(seat.index()).filter(|own| own.in_cave),
        Viewer::Bystander => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Texts};
    use diamant::{Card, Config, Decision, Diamant, Trap};
    use tabletop::{LuckSource, Seat, Table};

    #[test]
    fn choices_are_put_into_numbers() {
        let config = Config::new(3).expect("3 seats").with_relics();
        let mut table = Table::<Diamant>::open(config, LuckSource::Told);
        let names = ["Ann", "Bo", "Cleo"].map(str::to_owned);
        let reader = Reader {
            texts: Texts::of(Lang::En),
            viewer: Viewer::Seat(Seat::new(0)),
            names: &names,
        };
        let told = |table: &Table<Diamant>| {
            let view = table.view(reader.viewer);
            [leaving(&view, &reader), staying(&view, &reader)].map(Option::unwrap_or_default)
        };
        let mut go_on = |leaver: Option<u8>, card: Card| {
            for seat in table.prompt().awaited() {
                let leaves = leaver == Some(u8::from(seat));
                let decision = if leaves {
                    Decision::Leave
                } else {
                    Decision::Stay
                };
                table.decide(seat, decision, None).expect("legal");
            }
            table.tell(card).expect("in the deck");
            told(&table)
        };
        assert_eq!(
            go_on(None, Card::Treasure(15)),
            ["5 safe", "No card can cost you anything yet"]
        );
        assert_eq!(
            go_on(None, Card::Trap(Trap::Lava)),
            ["5 safe", "2 of 29 cards cost you 5 rubies"]
        );
        assert_eq!(
            go_on(None, Card::Treasure(7)),
            [
                "7 safe, 8 if you leave alone",
                "2 of 28 cards cost you 7 rubies"
            ]
        );
        assert_eq!(
            go_on(None, Card::Relic(Relic::First)),
            [
                "7 safe, 13 if you leave alone",
                "2 of 27 cards cost you 7 rubies"
            ]
        );
        let at_camp = go_on(Some(0), Card::Treasure(9));
        assert_eq!(at_camp, ["", ""]);
    }
}
