//! The position of a game of Cavum.

use cavum::{StageView, View};
use narration::{Reader, Texts};

use super::{mountain, stage, tables};
use crate::games::PartialBoard;
use crate::palette::{QUIET, STRONG, paint};
use crate::paragraph::visible_width;

/// The phase, the mountain, market and pool, the orders, the players, what is being asked.
pub fn draw(view: &View, reader: &Reader<'_>) -> String {
    let texts = reader.texts;
    let mut lines = vec![heading(view, texts)];
    lines.extend(mountain::lines(view, reader));
    lines.push(String::new());
    lines.extend(tables::cities(view, texts));
    lines.extend(tables::market(view, texts));
    lines.extend(tables::pool(view, reader));
    lines.push(String::new());
    lines.extend(tables::orders(view, texts));
    lines.extend(tables::seats(view, reader));
    lines.extend(stage::lines(view, reader));
    lines.join("\n")
}

/// Between the actions of one's turn the mountain and the own pieces, on a route the
/// mountain; in auctions and sales what is asked and what lies beside the mountain.
pub fn status(view: &View, reader: &Reader<'_>) -> Option<PartialBoard> {
    let texts = reader.texts;
    let with_stage = |mut lines: Vec<String>| {
        lines.extend(stage::lines(view, reader));
        lines.join("\n")
    };
    Some(match view.stage {
        StageView::Building { seat, actions, .. } if actions > 0 => {
            let mut lines = mountain::lines(view, reader);
            let pieces = &view.seats.get(seat.index())?.pieces;
            lines.extend(tables::pieces(pieces, texts));
            PartialBoard::WithinTurn(with_stage(lines))
        }
        StageView::Prospecting { .. } => {
            PartialBoard::WithinTurn(with_stage(mountain::lines(view, reader)))
        }
        StageView::Bidding { .. } | StageView::ChoosingCard { .. } => {
            PartialBoard::WithinTurn(with_stage(Vec::new()))
        }
        StageView::TakingOrders { .. } => {
            PartialBoard::ApartFromBoard(with_stage(tables::orders(view, texts)))
        }
        StageView::Selling { .. }
        | StageView::SellingStones { .. }
        | StageView::Fulfilling { .. }
        | StageView::FinalSale { .. } => {
            let mut lines = tables::market(view, texts);
            lines.extend(tables::seats(view, reader));
            PartialBoard::ApartFromBoard(with_stage(lines))
        }
        _ => return None,
    })
}

fn heading(view: &View, texts: &Texts) -> String {
    let title = match view.stage {
        StageView::Over => texts.say("table-over"),
        _ => texts.say_with(
            "cavum-board-phase",
            &[("phase", view.phase.into()), ("phases", view.phases.into())],
        ),
    };
    let line = "─".repeat(mountain::WIDTH - 5 - visible_width(&title));
    format!(
        " {} {} {}",
        paint(QUIET, "──"),
        paint(STRONG, title),
        paint(QUIET, line)
    )
}

#[cfg(test)]
mod tests {
    use super::super::help;
    use super::*;
    use crate::names::names_of;
    use cavum::{Cavum, Config};
    use narration::Lang;
    use tabletop::{LuckSource, QuickDice, Seat, Seed, Table, Viewer};

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    /// Lets somebody who reads this language look at the table.
    fn read<T>(
        table: &Table<Cavum>,
        viewer: Viewer,
        lang: Lang,
        look: impl Fn(&View, &Reader<'_>) -> T,
    ) -> T {
        let texts = Texts::of(lang);
        let names = names_of(table.seats(), viewer, texts);
        let reader = Reader {
            texts,
            viewer,
            names: &names,
        };
        look(&table.view(viewer), &reader)
    }

    fn check_width(text: &str) {
        for line in text.lines() {
            assert!(visible_width(line) <= 100, "{line}");
        }
    }

    #[test]
    fn no_position_of_many_games_is_wider_than_100_columns() {
        for lang in Lang::ALL {
            check_width(&help::text(Texts::of(lang)));
        }
        let mut step = 0;
        for seed in 0..6 {
            let config = Config::new(2 + (seed % 3) as u8).unwrap();
            let luck = LuckSource::Rolled(Seed::from_number(seed));
            let mut table = Table::<Cavum>::open(config, luck);
            let mut dice = QuickDice::new(seed);
            loop {
                for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Bystander] {
                    step += 1;
                    let lang = Lang::ALL[step % Lang::ALL.len()];
                    read(&table, viewer, lang, |view, reader| {
                        check_width(&draw(view, reader));
                        match status(view, reader) {
                            Some(
                                PartialBoard::WithinTurn(text) | PartialBoard::ApartFromBoard(text),
                            ) => {
                                check_width(&text);
                            }
                            None => {}
                        }
                        check_width(&tables::deck(view, reader.texts));
                    });
                }
                let Some(seat) = table.prompt().awaited().lowest() else {
                    break;
                };
                let decision = *dice.pick(&table.legal(seat));
                table.decide(seat, decision, None).unwrap();
            }
        }
    }

    /// The first turns of the rulebook's example.
    fn example() -> Table<Cavum> {
        let mut table = Table::<Cavum>::open(Config::new(2).unwrap(), LuckSource::Told);
        for order in ["O1", "O5", "O7", "O11", "O13"] {
            table.tell_in_words(&format!("order {order}")).unwrap();
        }
        table.tell_in_words("opener 0").unwrap();
        for (seat, words) in [
            (0, "bid 0"),
            (1, "pass"),
            (0, "card 1"),
            (1, "card 2"),
            (0, "order O11"),
            (1, "pass"),
            (0, "pass"),
            (0, "lay two -2,4 r1"),
            (0, "vein -2,4 green"),
            (0, "lay four -2,3 r1"),
            (0, "station -2,3"),
            (1, "lay six -1,3 r0"),
            (1, "station -1,3"),
            (1, "lay dynamite three -3,4 r0"),
            (1, "lay four -3,4 r0"),
            (0, "station -4,6"),
            (0, "lay dynamite two -1,2 r2"),
        ] {
            table.decide_in_words(Seat::new(seat), words, None).unwrap();
        }
        table
    }

    #[test]
    fn the_mountain_shows_tiles_stations_veins_and_dynamite() {
        let viewer = Viewer::Seat(Seat::new(0));
        let table = example();
        let board = read(&table, viewer, Lang::En, |view, reader| {
            plain(&draw(view, reader))
        });
        let mountain: Vec<&str> = board.lines().skip(1).take(25).collect();
        for (row, expected) in [
            (12, "─ Y×9 ─"),
            (16, "-1*2"),
            (18, "[0]  ─ [1] ─"),
            (20, "─-3,4 ── G×3 ─"),
            (24, "Ⅰ [0]  Ⅰ-3,6"),
        ] {
            let line = mountain[row];
            assert!(line.contains(expected), "{expected}: {line}\n{board}");
        }
        // The dynamite's star, and the tile on top of another.
        assert!(mountain[15].contains("\\*"), "{board}");
        assert!(mountain[21].contains('²'), "{board}");
        for expected in [
            "I 4 of 5 free",
            "green 3",
            "O7 red blue green: 20/-10",
            "»Seat 0 (you)    1     20     +4",
            "O11 Y R B 22/-11",
            "Your turn: 2 of at most 4 actions done.",
            "two r0 E W, r1 NE SW, r2 NW SE",
        ] {
            assert!(board.contains(expected), "{expected}\n{board}");
        }
    }

    #[test]
    fn routes_are_suggested_to_their_owner() {
        let mut table = Table::<Cavum>::open(
            Config::new(2).unwrap().for_beginners(),
            LuckSource::Rolled(Seed::from_number(5)),
        );
        let mut suggested = 0;
        while let Some(seat) = table.prompt().awaited().lowest() {
            let viewer = Viewer::Seat(seat);
            let shown = read(&table, viewer, Lang::En, |view, reader| {
                plain(&draw(view, reader))
            });
            if shown.contains("A route for ") {
                suggested += 1;
                let told = read(&table, Viewer::Bystander, Lang::En, draw);
                assert!(!told.contains("A route for "), "{told}");
            }
            let legal = table.legal(seat);
            let build =
                |decision: &&cavum::Decision| matches!(decision, cavum::Decision::Station(_));
            let decision = legal.iter().find(build).unwrap_or(&legal[0]);
            table.decide(seat, *decision, None).unwrap();
        }
        assert!(suggested > 0);
    }
}
