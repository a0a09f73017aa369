//! One player at one table.

use std::io::{IsTerminal, StdinLock};

use bots::Level;
use catalog::{AnyGame, GameId};
use tabletop::{AnyTable, Outcome, Prompt, RecordedLuck, RecordedStep, Seat, Viewer};

use super::input::{Input, LISTED, Unclear, Wish, interpret};
use super::ranking;
use super::save::Keeper;
use super::wording::{
    help, narrowed, options_in_words, question, quoted, resume_command, without_seed,
};
use crate::failure::Failure;
use crate::games::{AnyDrawing, Company, Status, artist_of, capitalised};
use crate::lines::{Line, Lines};
use crate::palette::{CARE, QUIET, STRONG, WORDS, paint};
use crate::paragraph::wrap;
use crate::printer::Printer;

/// The longest line a player can type: far more than any decision has.
const LONGEST_LINE: usize = 4096;

/// Who sits where.
#[derive(Clone, Copy, Debug)]
pub struct Seating {
    /// The player's chair.
    pub seat: Seat,
    /// How well the others play.
    pub bots: Level,
}

/// A game being played.
pub struct Session {
    game: &'static dyn AnyGame,
    artist: &'static dyn AnyDrawing,
    table: Box<dyn AnyTable>,
    seating: Seating,
    company: Company,
    keeper: Keeper,
    printer: Printer,
    lines: Lines<StdinLock<'static>>,
    /// How many chapters of the story the player has heard.
    heard: usize,
    /// Whether others have decided since the player saw the whole board.
    board_is_old: bool,
}

/// What a player's turn came to.
enum Turn {
    Decided,
    /// A decision was taken back, so the position is another one.
    TakenBack,
    Stopped,
}

impl Session {
    /// Sits down at the table.
    pub fn new(
        table: Box<dyn AnyTable>,
        seating: Seating,
        keeper: Keeper,
    ) -> Result<Self, Failure> {
        let game = GameId::of(table.as_ref()).game();
        keeper.begin(&table.record())?;
        Ok(Self {
            game,
            artist: artist_of(game.game_id()),
            table,
            seating,
            company: Company::seen_by(Viewer::Seat(seating.seat)),
            keeper,
            printer: Printer::for_people(),
            lines: Lines::new(std::io::stdin().lock(), LONGEST_LINE),
            heard: 0,
            board_is_old: true,
        })
    }

    /// Plays until the end of the game or of the player's patience.
    pub fn run(mut self) -> Result<(), Failure> {
        match self.play() {
            // Nobody is looking any more; the game is kept all the same.
            Err(Failure::OutputClosed) => self.keeper.keep(&self.table.record()),
            ended => ended,
        }
    }

    fn play(&mut self) -> Result<(), Failure> {
        self.greet()?;
        loop {
            self.tell_news()?;
            let prompt = self.table.prompt();
            if prompt.awaited().contains(self.seating.seat) {
                match self.take_turn()? {
                    Turn::Decided | Turn::TakenBack => {}
                    Turn::Stopped => return self.pause(),
                }
            } else if let Some(seat) = prompt.awaited().lowest() {
                self.let_bot_decide(seat)?;
            } else if let Some(outcome) = self.table.outcome() {
                return self.finish(&outcome);
            } else {
                unreachable!("a table that rolls its luck never waits for it: {prompt:?}");
            }
        }
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let title = paint(STRONG, capitalised(self.table.game()));
        let options = options_in_words(self.game.options(), &self.table.config());
        let Seating { seat, bots } = self.seating;
        let company = match self.table.seats() {
            1 => "You play alone.".to_owned(),
            2 => format!("You are seat {seat}; the other is a {bots} bot."),
            _ => format!("You are seat {seat}; the others are {bots} bots."),
        };
        self.printer
            .line(format!("{title}, {options}. {company}"))?;
        if let Some(commitment) = self.table.commitment() {
            self.printer.line(format!(
                "All luck follows from a secret seed. Its SHA-256, to check at the end:\n  {}",
                paint(QUIET, commitment)
            ))?;
        }
        if self.table.length() > 0 && self.decided_before() {
            self.heard = self.chapters_to_skip();
            self.printer
                .line(paint(QUIET, "The game goes on where it stopped."))?;
        }
        let path = self.keeper.path().display();
        let kept = format!("Every decision is kept in {path}.");
        self.printer.line(paint(QUIET, kept))?;
        self.printer.line("")
    }

    /// Whether this game was resumed with somebody's decisions in it.
    fn decided_before(&self) -> bool {
        let is_decision = |step: &_| matches!(step, RecordedStep::Decision { .. });
        self.table.record().steps.iter().any(is_decision)
    }

    /// A resumed game is not told again; one that is over is told from its last step.
    fn chapters_to_skip(&self) -> usize {
        match self.table.prompt() {
            Prompt::Over => self.table.length(),
            Prompt::Turn(_) | Prompt::Sealed(_) | Prompt::Chance => self.table.length() + 1,
        }
    }

    /// Tells what happened since the player was told last.
    fn tell_news(&mut self) -> Result<(), Failure> {
        let story = self.artist.story(self.table.as_ref(), self.company);
        let news = story.iter().skip(self.heard).flatten();
        for sentence in news {
            self.printer.line(format!("  {}", wrap(sentence, 2)))?;
        }
        self.heard = story.len();
        Ok(())
    }

    /// Asks until there is a decision or the player stops.
    fn take_turn(&mut self) -> Result<Turn, Failure> {
        self.show_position()?;
        let legal = self.table.legal(self.seating.seat);
        loop {
            self.printer.ask(question(&legal))?;
            let Some(line) = self.answer()? else {
                return Ok(Turn::Stopped);
            };
            if line.trim().is_empty() {
                continue;
            }
            match interpret(&line, &legal) {
                Ok(Input::Decision(words)) => {
                    self.printer.line("")?;
                    self.decide(self.seating.seat, &words)?;
                    return Ok(Turn::Decided);
                }
                Ok(Input::Wish(wish)) => {
                    if let Some(turn) = self.grant(wish)? {
                        return Ok(turn);
                    }
                }
                Err(Unclear::Ambiguous { candidates, .. }) if candidates.len() > LISTED => {
                    self.printer.line(narrowed(&candidates))?;
                }
                Err(unclear) => self.remark(&unclear.to_string())?,
            }
        }
    }

    /// The whole board, or what the game shows instead of it.
    fn show_position(&mut self) -> Result<(), Failure> {
        let status = self.artist.status(self.table.as_ref(), self.company);
        match status {
            Some(Status::ApartFromBoard(status)) => self.printer.line(format!("\n{status}\n")),
            Some(Status::WithinTurn(status)) if !self.board_is_old => {
                self.printer.line(format!("\n{status}\n"))
            }
            _ => self.show_board(),
        }
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let board = self.artist.board(self.table.as_ref(), self.company);
        self.board_is_old = false;
        self.printer.line(format!("\n{board}\n"))
    }

    /// The player's next line; `None` at the end of the input.
    fn answer(&mut self) -> Result<Option<String>, Failure> {
        let line = self.lines.next().map_err(Failure::Input)?;
        let typed = match line {
            Line::Text(text) => text,
            // Shown as what it is: a decision that does not exist.
            Line::NotText => "?".to_owned(),
            Line::TooLong => "…".to_owned(),
            Line::End => {
                self.printer.line("")?;
                return Ok(None);
            }
        };
        if !std::io::stdin().is_terminal() {
            // A terminal shows what is typed; a script's answers are shown by us.
            let shown: String = typed.chars().filter(|c| !c.is_control()).collect();
            self.printer.line(shown)?;
        }
        Ok(Some(typed))
    }

    /// Does what was wished; some wishes end the turn.
    fn grant(&mut self, wish: Wish) -> Result<Option<Turn>, Failure> {
        match wish {
            Wish::Help => self.printer.line(help(&self.artist.help()))?,
            Wish::Board => self.show_board()?,
            Wish::Deck => {
                let deck = self.artist.deck(self.table.as_ref(), self.company);
                self.printer.line(deck)?;
            }
            Wish::Record => {
                let record = without_seed(&self.table.record());
                self.printer.line(paint(QUIET, record))?;
            }
            Wish::Undo => return self.undo(),
            Wish::Quit => return Ok(Some(Turn::Stopped)),
        }
        Ok(None)
    }

    fn undo(&mut self) -> Result<Option<Turn>, Failure> {
        match self.table.undo(self.seating.seat, None) {
            Ok(_) => {
                self.heard = self.table.length() + 1;
                self.keeper.keep(&self.table.record())?;
                self.remark("Your last decision is taken back.")?;
                Ok(Some(Turn::TakenBack))
            }
            Err(refused) => {
                self.remark(&format!("No: {refused}."))?;
                Ok(None)
            }
        }
    }

    fn remark(&mut self, text: &str) -> Result<(), Failure> {
        self.printer.line(paint(CARE, wrap(text, 0)))
    }

    fn let_bot_decide(&mut self, seat: Seat) -> Result<(), Failure> {
        self.board_is_old = true;
        let dice = self.dice_for_bot();
        let proposal = self
            .game
            .propose(self.table.as_ref(), seat, self.seating.bots, dice)
            .expect("an awaited seat has something to decide");
        self.decide(seat, &proposal.decision)
    }

    /// A bot's dice follow from what is public, so that the same seed and the same
    /// decisions give the same game, also when it is interrupted.
    fn dice_for_bot(&self) -> u64 {
        let commitment = self.table.commitment().map(|hash| hash.to_string());
        let digits = commitment.as_deref().map_or("0", |hash| &hash[..16]);
        let start = u64::from_str_radix(digits, 16).expect("a hash is hexadecimal");
        start.wrapping_add(u64::from(self.table.version().0))
    }

    /// Plays a decision from the legal list and keeps the record.
    fn decide(&mut self, seat: Seat, words: &str) -> Result<(), Failure> {
        let version = Some(self.table.version());
        self.table
            .decide(seat, words, version)
            .expect("everything in the legal list is accepted");
        self.keeper.keep(&self.table.record())
    }

    fn pause(&mut self) -> Result<(), Failure> {
        self.keeper.keep(&self.table.record())?;
        let path = self.keeper.path();
        let resume = resume_command(path, self.seating);
        self.printer.line(format!(
            "The game is saved in {}. Go on with:\n  {}",
            path.display(),
            paint(WORDS, resume)
        ))
    }

    fn finish(&mut self, outcome: &Outcome) -> Result<(), Failure> {
        let record = self.table.record();
        self.keeper.keep(&record)?;
        self.printer.line("")?;
        self.printer.line(ranking(outcome, self.company))?;
        self.printer.line("")?;
        if let RecordedLuck::Rolled { seed, .. } = record.luck {
            self.printer.line(format!(
                "The seed of all luck was\n  {}\n\
                 The SHA-256 of its 32 bytes is the hash shown at the start. To check it:\n  \
                 echo {seed} | \\\n    xxd -r -p | sha256sum",
                paint(STRONG, seed)
            ))?;
        }
        let path = self.keeper.path();
        self.printer.line(format!(
            "The record is in {}. To check every step of it:\n  {}",
            path.display(),
            paint(WORDS, format!("grotto verify {}", quoted(path)))
        ))
    }
}
