//! One caller and at most one table.

use bots::Level;
use catalog::AnyGame;
use serde_json::Value;
use tabletop::{
    Announcement, AnyTable, LuckSource, Record, Rejection, Seat, SeatNumber, Version, Viewer,
};

use super::answer::{Answer, GameAnswer, TableAnswer};
use super::fault::Fault;
use super::request::{Luck, Request, USAGES, ViewerField};
use crate::randomness;

/// The table that requests are about. A refused request changes nothing; `new` and `replay`
/// put another table in its place.
#[derive(Default)]
pub struct Referee {
    table: Option<Box<dyn AnyTable>>,
}

impl Referee {
    /// Does what is asked.
    pub fn answer(&mut self, request: Request) -> Result<Answer, Fault> {
        match request {
            Request::Help {} => Ok(Answer::Help { commands: &USAGES }),
            Request::Games {} => Ok(games()),
            Request::New {
                game,
                config,
                luck,
                seed,
            } => {
                let luck = luck_source(luck, seed.as_deref())?;
                let config = Value::Object(config);
                let table = catalog::find(&game)?.open(&config, luck)?;
                Ok(self.sit_down_at(table))
            }
            Request::Replay { record } => {
                let record: Record = record.parse()?;
                let table = catalog::replay(&record)?;
                Ok(self.sit_down_at(table))
            }
            Request::Prompt {} => self.prompt(),
            Request::Legal { seat } => self.legal(seat),
            Request::Decide {
                seat,
                decision,
                version,
            } => self.change(|table| {
                let seat = seat.at_table_of(table.seats())?;
                table.decide(seat, &decision, version)
            }),
            Request::Undo { seat, version } => {
                let (table, seat) = self.seated_mut(seat)?;
                let version = table.undo(seat, version)?;
                Ok(Answer::Undone { version })
            }
            Request::Chances {} => {
                let table = self.table()?;
                Ok(Answer::Chances {
                    version: table.version(),
                    outcomes: table.chances()?,
                })
            }
            Request::Luck { outcome } => self.change(|table| table.tell(&outcome)),
            Request::View { viewer } => self.view(viewer),
            Request::Score {} => {
                let outcome = self.table()?.outcome().ok_or(Fault::NotOver)?;
                Ok(Answer::Score(outcome))
            }
            Request::Record {} => Ok(Answer::Record {
                record: self.table()?.record().to_string(),
            }),
            Request::Bot {
                seat, bot, seed, ..
            } => self.bot(seat, &bot, seed),
        }
    }

    fn table(&self) -> Result<&dyn AnyTable, Fault> {
        self.table.as_deref().ok_or(Fault::NoTable)
    }

    fn table_mut(&mut self) -> Result<&mut Box<dyn AnyTable>, Fault> {
        self.table.as_mut().ok_or(Fault::NoTable)
    }

    /// Changes the table and answers with what happened.
    fn change(
        &mut self,
        request: impl FnOnce(&mut dyn AnyTable) -> Result<Version, Rejection>,
    ) -> Result<Answer, Fault> {
        let table = self.table_mut()?;
        let known = table.length();
        Ok(Answer::Changed {
            version: request(table.as_mut())?,
            events: events(table.as_ref(), known + 1),
        })
    }

    /// The table, and the seat with this number at it.
    fn seated(&self, seat: SeatNumber) -> Result<(&dyn AnyTable, Seat), Fault> {
        let table = self.table()?;
        let seat = seat.at_table_of(table.seats())?;
        Ok((table, seat))
    }

    /// The same, for a request that changes the table.
    fn seated_mut(&mut self, seat: SeatNumber) -> Result<(&mut Box<dyn AnyTable>, Seat), Fault> {
        let table = self.table_mut()?;
        let seat = seat.at_table_of(table.seats())?;
        Ok((table, seat))
    }

    fn sit_down_at(&mut self, table: Box<dyn AnyTable>) -> Answer {
        let commitment = table.commitment();
        let answer = TableAnswer {
            game: table.game(),
            version: table.version(),
            config: table.config(),
            luck: match commitment {
                Some(_) => "rolled",
                None => "told",
            },
            commitment,
            prompt: table.prompt(),
            events: events(table.as_ref(), 0),
        };
        self.table = Some(table);
        Answer::Table(answer)
    }

    fn prompt(&self) -> Result<Answer, Fault> {
        let table = self.table()?;
        Ok(Answer::Prompt {
            version: table.version(),
            prompt: table.prompt(),
        })
    }

    fn legal(&self, seat: SeatNumber) -> Result<Answer, Fault> {
        let (table, seat) = self.seated(seat)?;
        Ok(Answer::Legal {
            version: table.version(),
            decisions: table.legal(seat),
        })
    }

    fn view(&self, looker: ViewerField) -> Result<Answer, Fault> {
        let (table, viewer) = match looker {
            ViewerField::Seat(number) => {
                let (table, seat) = self.seated(number)?;
                (table, Viewer::Seat(seat))
            }
            ViewerField::Bystander => (self.table()?, Viewer::Bystander),
        };
        Ok(Answer::View {
            version: table.version(),
            view: table.view(viewer),
        })
    }

    fn bot(&self, seat: SeatNumber, bot: &str, seed: Option<u64>) -> Result<Answer, Fault> {
        let (table, seat) = self.seated(seat)?;
        let level: Level = bot.parse()?;
        let seed = match seed {
            Some(seed) => seed,
            None => randomness::number().map_err(|_| Fault::NoRandomness)?,
        };
        table.admit(seat, None)?;
        let game: &dyn AnyGame = catalog::find(table.game())?;
        let proposal = game.propose(table, seat, level, seed);
        Ok(Answer::Bot(
            proposal.expect("an awaited seat has something to decide"),
        ))
    }
}

/// What was announced in the chapters from this number on.
fn events(table: &dyn AnyTable, from: usize) -> Vec<Announcement<Value>> {
    let chapters = table.chapters(from);
    chapters
        .into_iter()
        .flat_map(|chapter| chapter.events)
        .collect()
}

fn games() -> Answer {
    let games = catalog::games()
        .iter()
        .map(|game| GameAnswer {
            id: game.id(),
            rules: game.rules(),
            options: game.options(),
        })
        .collect();
    let bots = Level::ALL.map(Level::word).to_vec();
    Answer::Games { games, bots }
}

fn luck_source(luck: Luck, seed: Option<&str>) -> Result<LuckSource, Fault> {
    match (luck, seed) {
        (Luck::Told, None) => Ok(LuckSource::Told),
        (Luck::Told, Some(_)) => Err(Fault::SeedWithToldLuck),
        (Luck::Rolled, Some(digits)) => digits
            .parse()
            .map(LuckSource::Rolled)
            .map_err(|_| Fault::BadSeed),
        (Luck::Rolled, None) => randomness::seed()
            .map(LuckSource::Rolled)
            .map_err(|_| Fault::NoRandomness),
    }
}
