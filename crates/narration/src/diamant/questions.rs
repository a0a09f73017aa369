//! What is asked, and what the others are doing meanwhile.

use diamant::{Decision, SeatView, StageView, View};
use tabletop::{Outcome, Seat, SeatSet, Viewer};

use crate::reader::Reader;

/// How many names fit into the line of the question.
const MOST_NAMES: u8 = 3;

/// The question to the reader, or what those who are asked are doing.
pub(super) fn question(view: &View, reader: &Reader<'_>) -> String {
    if let Some(outcome) = &view.outcome {
        return victory(outcome, reader);
    }
    if view.stage == StageView::Revealing {
        return reader.texts.say("diamant-question-card");
    }
    let awaited = seats(view, |player| player.in_cave && !player.chosen);
    let own = match reader.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Bystander => None,
    };
    let key = match (own, view.own_choice) {
        (Some(seat), None) if awaited.contains(seat) => "diamant-question-choose",
        (_, Some(Decision::Stay)) => "diamant-question-going-deeper",
        (_, Some(Decision::Leave)) => "diamant-question-going-home",
        (Some(_), None) => "diamant-question-in-camp",
        (None, None) => "diamant-question-others",
    };
    let names = if awaited.len() > MOST_NAMES {
        let count = [("count", awaited.len().into())];
        reader.texts.say_with("diamant-many", &count)
    } else {
        reader.all_names(awaited)
    };
    reader.texts.say_with(
        key,
        &[("names", names.into()), ("count", awaited.len().into())],
    )
}

/// Who is asked in secret, how many of them are ready, and what lies on the path.
pub fn step(view: &View, reader: &Reader<'_>) -> String {
    if view.stage != StageView::Choosing {
        return String::new();
    }
    let texts = reader.texts;
    let inside = seats(view, |player| player.in_cave).len();
    let ready = seats(view, |player| player.chosen).len();
    let choosing = texts.say_with("diamant-step-choosing", &[("count", inside.into())]);
    let ready = (ready > 0).then(|| {
        let count = [("count", ready.into())];
        texts.say_with("diamant-step-ready", &count)
    });
    let rubies = [("rubies", view.rubies_on_path.into())];
    let on_path = texts.say_with("diamant-on-path", &rubies);
    let parts = [Some(choosing), ready, Some(on_path)].into_iter().flatten();
    parts.collect::<Vec<String>>().join(" · ")
}

/// Who has won, as somebody would call it out.
pub fn victory(outcome: &Outcome, reader: &Reader<'_>) -> String {
    let winners = outcome.winners();
    let points = winners.lowest().map_or(0, |seat| outcome.points_of(seat));
    let is_own = |seat: &Seat| reader.viewer.is(*seat);
    let (own, others): (Vec<Seat>, Vec<Seat>) = winners.into_iter().partition(is_own);
    let key = match (own.is_empty(), others.is_empty(), winners.sole()) {
        (false, true, _) => "diamant-victory-yours",
        (false, false, _) => "diamant-victory-yours-shared",
        (true, _, Some(_)) => "diamant-victory",
        (true, _, None) => "diamant-victory-shared",
    };
    reader.texts.say_with(
        key,
        &[
            ("names", reader.all_names(others).into()),
            ("points", points.into()),
        ],
    )
}

fn seats(view: &View, wanted: impl Fn(&SeatView) -> bool) -> SeatSet {
    let everybody = SeatSet::first(u8::try_from(view.seats.len()).unwrap_or_default());
    let wanted = |seat: &Seat| wanted(&view.seats[seat.index()]);
    everybody.into_iter().filter(wanted).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Texts};
    use diamant::{Card, Config, Diamant};
    use tabletop::{LuckSource, Table};

    fn table(seats: u8) -> Table<Diamant> {
        let config = Config::new(seats).expect("3 to 8 seats");
        let mut table = Table::open(config, LuckSource::Told);
        table.tell(Card::Treasure(7)).expect("in the deck");
        table
    }

    fn asked(table: &Table<Diamant>, viewer: Viewer) -> String {
        let names = ["Ann", "Bo", "Cleo", "Dirk", "Eva"].map(str::to_owned);
        let reader = Reader {
            texts: Texts::of(Lang::En),
            viewer,
            names: &names,
        };
        question(&table.view(viewer), &reader)
    }

    #[test]
    fn everybody_reads_what_the_others_are_doing() {
        let mut table = table(3);
        let [ann, bo] = [0, 1].map(Seat::new);
        assert_eq!(asked(&table, Viewer::Seat(ann)), "Deeper, or back to camp?");
        table.decide(ann, Decision::Leave, None).expect("legal");
        assert_eq!(
            asked(&table, Viewer::Seat(ann)),
            "You’re going back to camp. Bo and Cleo are still choosing."
        );
        assert_eq!(
            asked(&table, Viewer::Bystander),
            "Bo and Cleo are choosing: deeper, or back to camp?"
        );
        table.decide(bo, Decision::Stay, None).expect("legal");
        assert_eq!(
            asked(&table, Viewer::Seat(bo)),
            "You’re going deeper. Cleo is still choosing."
        );
        table
            .decide(Seat::new(2), Decision::Stay, None)
            .expect("legal");
        assert_eq!(
            asked(&table, Viewer::Bystander),
            "The next card is turned over."
        );
        table.tell(Card::Treasure(9)).expect("in the deck");
        assert_eq!(
            asked(&table, Viewer::Seat(ann)),
            "You’re safe in camp. Bo and Cleo are still choosing."
        );
    }

    #[test]
    fn many_are_counted_instead_of_named() {
        assert_eq!(
            asked(&table(5), Viewer::Bystander),
            "5 adventurers are choosing: deeper, or back to camp?"
        );
    }

    #[test]
    fn winners_are_called_out() {
        let mut table = table(3);
        for round in 0..5 {
            if round > 0 {
                table.tell(Card::Treasure(7)).expect("in the deck");
            }
            for seat in table.prompt().awaited() {
                table.decide(seat, Decision::Leave, None).expect("legal");
            }
        }
        assert_eq!(
            asked(&table, Viewer::Seat(Seat::new(1))),
            "You share the victory with Ann and Cleo: 10 points each!"
        );
        assert_eq!(
            asked(&table, Viewer::Bystander),
            "Ann, Bo and Cleo share the victory with 10 points each!"
        );
    }
}
