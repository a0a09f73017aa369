//! One player at one table.

use std::io::{IsTerminal, StdinLock};

use bots::Level;
use catalog::{AnyGame, GameId};
use narration::{AnyNarration, Lang, NamedDecision, Reader, Texts, narration};
use tabletop::{AnyTable, Outcome, Prompt, RecordedLuck, RecordedStep, Seat, Viewer};

use super::input::{Input, LISTED, Unclear, Wish, interpret};
use super::list::{candidates, narrowed, question};
use super::news::{News, Pause};
use super::ranking;
use super::save::Keeper;
use super::wording::{company, help, quoted, resume_command, title, without_seed};
use crate::failure::Failure;
use crate::games::{AnySketch, PartialBoard, sketch};
use crate::language;
use crate::lines::{Line, Lines};
use crate::names::names;
use crate::palette::{CARE, QUIET, STRONG, WORDS, paint, told};
use crate::paragraph::wrap;
use crate::printer::Printer;

/// The longest line a player can type: far more than any decision has.
const LONGEST_LINE: usize = 4096;

/// Who sits where.
#[derive(Clone, Copy, Debug)]
pub struct Lineup {
    /// The player's chair.
    pub seat: Seat,
    /// How well the others play.
    pub bots: Level,
}

/// A game being played.
pub struct Session {
    game: &'static dyn AnyGame,
    sketch: &'static dyn AnySketch,
    narration: &'static dyn AnyNarration,
    table: Box<dyn AnyTable>,
    lineup: Lineup,
    /// The language, if one was asked for.
    lang: Option<Lang>,
    texts: &'static Texts,
    names: Vec<String>,
    keeper: Keeper,
    printer: Printer,
    lines: Lines<StdinLock<'static>>,
    news: News,
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
        lineup: Lineup,
        lang: Option<Lang>,
        keeper: Keeper,
    ) -> Result<Self, Failure> {
        let game = GameId::of(table.as_ref()).game();
        keeper.begin(&table.record())?;
        let texts = Texts::of(language::spoken(lang));
        Ok(Self {
            game,
            sketch: sketch(game.game_id()),
            narration: narration(game.game_id()),
            names: names(&*table, Viewer::Seat(lineup.seat), texts),
            table,
            lineup,
            lang,
            texts,
            keeper,
            printer: Printer::for_people(),
            lines: Lines::new(std::io::stdin().lock(), LONGEST_LINE),
            news: News::default(),
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
            let prompt = self.table.prompt();
            if prompt.awaited().contains(self.lineup.seat) {
                self.tell_news(Pause::Now)?;
                match self.take_turn()? {
                    Turn::Decided | Turn::TakenBack => {}
                    Turn::Stopped => return self.pause(),
                }
            } else if let Some(seat) = prompt.awaited().lowest() {
                self.tell_news(Pause::Later)?;
                self.let_bot_decide(seat)?;
            } else if let Some(outcome) = self.table.outcome() {
                self.tell_news(Pause::Now)?;
                return self.finish(&outcome);
            } else {
                unreachable!("a table that rolls its luck never waits for it: {prompt:?}");
            }
        }
    }

    /// Who reads.
    fn reader(&self) -> Reader<'_> {
        Reader {
            texts: self.texts,
            viewer: Viewer::Seat(self.lineup.seat),
            names: &self.names,
        }
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let texts = self.texts;
        let Lineup { seat, bots } = self.lineup;
        let title = title(self.table.as_ref(), texts);
        let company = company(self.table.seats(), seat, bots, texts);
        self.printer.line(wrap(&format!("{title} {company}"), 0))?;
        if let Some(commitment) = self.table.commitment() {
            self.printer.line(format!(
                "{}\n  {}",
                wrap(&texts.say("terminal-commitment"), 0),
                paint(QUIET, commitment)
            ))?;
        }
        if self.table.length() > 0 && self.decided_before() {
            self.skip_story(self.steps_to_skip());
            self.printer
                .line(paint(QUIET, texts.say("terminal-resumed")))?;
        }
        let file = ("file", self.keeper.path().display().to_string().into());
        let kept = wrap(&texts.say_with("terminal-kept", &[file]), 0);
        self.printer.line(paint(QUIET, kept))?;
        self.printer.line("")
    }

    /// Whether this game was resumed with somebody's decisions in it.
    fn decided_before(&self) -> bool {
        let is_decision = |step: &_| matches!(step, RecordedStep::Decision { .. });
        self.table.record().steps.iter().any(is_decision)
    }

    /// A resumed game is not repeated, except for the last step of one that is over.
    fn steps_to_skip(&self) -> usize {
        match self.table.prompt() {
            Prompt::Over => self.table.length(),
            Prompt::Turn(_) | Prompt::Sealed(_) | Prompt::Chance => self.table.length() + 1,
        }
    }

    /// Takes the story before this step for told.
    fn skip_story(&mut self, step: usize) {
        let story = self.narration.story(self.table.as_ref(), &self.reader());
        self.news = News::up_to(step, &story);
    }

    /// Tells what happened since the player was told last.
    fn tell_news(&mut self, pause: Pause) -> Result<(), Failure> {
        let since = self.news.since();
        let story = self
            .narration
            .story_since(since, self.table.as_ref(), &self.reader());
        for sentence in self.news.tell(&story, self.table.length(), pause) {
            self.printer
                .line(format!("  {}", wrap(&told(&sentence), 2)))?;
        }
        Ok(())
    }

    /// Asks until there is a decision or the player stops.
    fn take_turn(&mut self) -> Result<Turn, Failure> {
        self.show_position()?;
        let legal = self
            .narration
            .decisions(self.table.as_ref(), &self.reader());
        loop {
            self.printer.ask(question(&legal, self.texts))?;
            let Some(line) = self.answer()? else {
                return Ok(Turn::Stopped);
            };
            if line.trim().is_empty() {
                continue;
            }
            match interpret(&line, &legal) {
                Ok(Input::Decision(words)) => {
                    self.printer.line("")?;
                    self.decide(self.lineup.seat, &words)?;
                    return Ok(Turn::Decided);
                }
                Ok(Input::Wish(wish)) => {
                    if let Some(turn) = self.grant(wish)? {
                        return Ok(turn);
                    }
                }
                Err(unclear) => self.complain(&unclear)?,
            }
        }
    }

    /// Says what was unclear; of decisions that could be meant, with their labels.
    fn complain(&mut self, unclear: &Unclear) -> Result<(), Failure> {
        match unclear {
            Unclear::Ambiguous {
                candidates: many, ..
            } if many.len() > LISTED => self.printer.line(narrowed(many)),
            Unclear::Ambiguous {
                words,
                candidates: few,
            } => self.offer(words, few),
            Unclear::NoSuchNumber { .. }
            | Unclear::AmbiguousWish { .. }
            | Unclear::Unknown { .. } => self.remark(&unclear.in_words(self.texts)),
        }
    }

    fn offer(&mut self, words: &str, few: &[NamedDecision]) -> Result<(), Failure> {
        let words = ("words", words.into());
        self.remark(&self.texts.say_with("terminal-which", &[words]))?;
        self.printer.line(candidates(few))
    }

    /// The whole board, or what the game shows instead of it.
    fn show_position(&mut self) -> Result<(), Failure> {
        let status = self.sketch.status(self.table.as_ref(), &self.reader());
        match status {
            Some(PartialBoard::ApartFromBoard(status)) => {
                self.printer.line(format!("\n{status}\n"))
            }
            Some(PartialBoard::WithinTurn(status)) if !self.board_is_old => {
                self.printer.line(format!("\n{status}\n"))
            }
            _ => self.show_board(),
        }
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let board = self.sketch.board(self.table.as_ref(), &self.reader());
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
            Wish::Help => {
                let game = self.sketch.help(self.texts);
                self.printer.line(help(&game, self.texts))?;
            }
            Wish::Board => self.show_board()?,
            Wish::Deck => {
                let deck = self.sketch.deck(self.table.as_ref(), &self.reader());
                self.printer.line(deck)?;
            }
            Wish::Record => {
                let record = without_seed(&self.table.record(), self.texts);
                self.printer.line(paint(QUIET, record))?;
            }
            Wish::Undo => return self.undo(),
            Wish::Quit => return Ok(Some(Turn::Stopped)),
        }
        Ok(None)
    }

    fn undo(&mut self) -> Result<Option<Turn>, Failure> {
        match self.table.undo(self.lineup.seat, None) {
            Ok(_) => {
                self.skip_story(self.table.length() + 1);
                self.keeper.keep(&self.table.record())?;
                self.remark(&self.texts.say("terminal-taken-back"))?;
                Ok(Some(Turn::TakenBack))
            }
            Err(refused) => {
                let key = format!("refusal-{}", refused.code());
                self.remark(&self.texts.say(&key))?;
                Ok(None)
            }
        }
    }

    fn remark(&mut self, text: &str) -> Result<(), Failure> {
        self.printer.line(paint(CARE, wrap(text, 0)))
    }

    fn let_bot_decide(&mut self, seat: Seat) -> Result<(), Failure> {
        self.board_is_old = true;
        let level = self.lineup.bots.word();
        let mut player = self
            .game
            .player(level, seat, self.bot_seed(seat))
            .expect("every game has every level");
        let proposal = player
            .propose(self.table.as_ref())
            .expect("an awaited seat has something to decide");
        self.decide(seat, &proposal.decision)
    }

    /// A bot's temper and dice follow from what is public, so that the same seed and the same
    /// decisions give the same game, also when it is interrupted.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let commitment = self.table.commitment().map(|hash| hash.to_string());
        let digits = commitment.as_deref().map_or("0", |hash| &hash[..16]);
        let start = u64::from_str_radix(digits, 16).expect("a hash is hexadecimal");
        start.wrapping_add(u64::from(u8::from(seat)))
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
        let resume = resume_command(path, self.lineup, self.lang);
        let file = ("file", path.display().to_string().into());
        let saved = wrap(&self.texts.say_with("terminal-saved", &[file]), 0);
        self.printer
            .line(format!("{saved}\n  {}", paint(WORDS, resume)))
    }

    fn finish(&mut self, outcome: &Outcome) -> Result<(), Failure> {
        let record = self.table.record();
        self.keeper.keep(&record)?;
        self.printer.line("")?;
        let ranking = ranking(outcome, &self.reader());
        self.printer.line(ranking)?;
        self.printer.line("")?;
        let texts = self.texts;
        if let RecordedLuck::Rolled { seed, .. } = record.luck {
            self.printer.line(format!(
                "{}\n  {}\n{}\n  echo {seed} | \\\n    xxd -r -p | sha256sum",
                texts.say("terminal-seed"),
                paint(STRONG, seed),
                wrap(&texts.say("terminal-seed-check"), 0),
            ))?;
        }
        let path = self.keeper.path();
        let file = ("file", path.display().to_string().into());
        self.printer.line(format!(
            "{}\n  {}",
            wrap(&texts.say_with("terminal-record", &[file]), 0),
            paint(WORDS, format!("grotto verify {}", quoted(path)))
        ))
    }
}
