//! One match behind a checked door.

use std::fmt;

use crate::dice::Dice;
use crate::event::{Announcement, Silence};
use crate::game::Game;
use crate::history::{Chapter, History, Step, StepOf};
use crate::options::Config;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::prompt::Prompt;
use crate::rejection::{Rejection, excerpt};
use crate::seat::{Seat, Viewer};
use crate::seat_number::SeatNumber;
use crate::seed::{Commitment, Seed};
use crate::version::Version;

/// Where the luck of a table comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LuckSource {
    /// The table rolls it from its seed, as soon as luck is due.
    Rolled(Seed),
    /// Someone tells it: a test, a researcher, a person with a real deck of cards.
    Told,
    /// It was told up to where the table [branched off](Table::branch) from another match; since
    /// then the table rolls it from this seed.
    Branched(Seed),
}

/// What an accepted request changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change<'a, G: Game> {
    /// The version of the table now.
    pub version: Version,
    /// Everything that happened, luck included, each event with its audience.
    pub events: &'a [Announcement<G::Event>],
}

/// One match: its configuration, its private state, its version and its history.
///
/// The history is kept as it arises: asking for the [`chapters`](Table::chapters), or for a
/// viewer's [`perspective`](Table::perspective), replays nothing.
///
/// All that can be asked of a match goes through here, and every request is checked:
/// a wrong seat, an old version, unreadable or illegal words are typed [`Rejection`]s and
/// change nothing.
///
/// Where several seats choose at once, a request made for any version since they were asked
/// is current: one seat's choice never makes another's stale.
///
/// The state is private. A viewer gets a [`view`](Table::view), a bot gets what its seat
/// [knows](Table::known_to).
///
/// Tables are equal when the same match stands at the same position and version. A match in
/// which something was taken back has a higher version than the replay of its record.
///
/// For a complete example see the [crate's front page](crate).
#[derive(Clone, PartialEq, Eq)]
pub struct Table<G: Game> {
    config: G::Config,
    luck: LuckSource,
    position: Position<G>,
    history: History<G>,
}

impl<G: Game> Table<G> {
    /// Opens a table and plays up to the first decision (with rolled luck) or the first
    /// prompt (with told luck).
    pub fn open(config: G::Config, luck: LuckSource) -> Self {
        let mut announcements = Vec::new();
        let position = Position::set_up(&config, &mut announcements);
        let mut table = Self {
            config,
            luck,
            position,
            history: History::of_set_up(announcements),
        };
        table.roll();
        table
    }

    /// How the table was set up.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// The number of changes so far.
    pub fn version(&self) -> Version {
        self.position.version
    }

    /// Who must act.
    pub fn prompt(&self) -> Prompt {
        self.position.prompt()
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.config.seats()
    }

    /// What the seat may decide now, in the game's documented order.
    pub fn legal(&self, seat: Seat) -> Vec<G::Decision> {
        let mut list = Vec::new();
        G::legal(&self.position.state, seat, &mut list);
        list
    }

    /// Decides for a seat. `at` is the version the decision was made for; without it, the
    /// decision is for the current version.
    pub fn decide(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        at: Option<Version>,
    ) -> Result<Change<'_, G>, Rejection> {
        self.admit(seat, at)?;
        if !G::is_legal(&self.position.state, seat, decision) {
            return Err(Rejection::Illegal {
                words: excerpt(&decision.to_string()),
                offered: self.offered(seat),
            });
        }
        let before = self.steps().len();
        self.play(Step::Decision { seat, decision });
        self.roll();
        Ok(self.change_since(before))
    }

    /// Checks that the seat is one of this table.
    pub fn seated(&self, seat: Seat) -> Result<(), Rejection> {
        SeatNumber::from(seat).at_table_of(self.seats()).map(drop)
    }

    /// Checks everything about a decision but the decision itself: the seat exists, the
    /// version is current, the seat is awaited.
    pub fn admit(&self, seat: Seat, at: Option<Version>) -> Result<(), Rejection> {
        self.seated(seat)?;
        let current = self.version();
        if let Some(given) = at
            && !(self.position.asked_at..=current).contains(&given)
        {
            return Err(Rejection::Stale { given, current });
        }
        let prompt = self.prompt();
        match prompt {
            Prompt::Over => Err(Rejection::Over),
            Prompt::Chance => Err(Rejection::AwaitingLuck),
            Prompt::Turn(_) | Prompt::Sealed(_) if prompt.awaited().contains(seat) => Ok(()),
            Prompt::Turn(_) | Prompt::Sealed(_) => Err(Rejection::NotAwaited {
                seat,
                awaited: prompt.awaited(),
            }),
        }
    }

    /// The possible draws with their weights, in rising order; none if luck is not due. A
    /// table that rolls its luck never waits for it.
    pub fn chances(&self) -> Vec<(G::Chance, u32)> {
        let mut list = Vec::new();
        G::chances(&self.position.state, &mut list);
        list
    }

    /// Tells what was drawn, at a table with told luck.
    pub fn tell(&mut self, draw: G::Chance) -> Result<Change<'_, G>, Rejection> {
        let chances = self.tellable()?;
        if !chances.iter().any(|&(possible, _)| possible == draw) {
            return Err(Self::impossible(&draw.to_string(), &chances));
        }
        let before = self.steps().len();
        self.play(Step::Luck(draw));
        Ok(self.change_since(before))
    }

    /// The draws that can be told now, if this table takes told luck and luck is due.
    pub(crate) fn tellable(&self) -> Result<Vec<(G::Chance, u32)>, Rejection> {
        match (self.luck, self.prompt()) {
            (LuckSource::Rolled(_) | LuckSource::Branched(_), _) => Err(Rejection::LuckIsRolled),
            (LuckSource::Told, Prompt::Chance) => Ok(self.chances()),
            (LuckSource::Told, _) => Err(Rejection::NoChanceNow),
        }
    }

    pub(crate) fn impossible(words: &str, chances: &[(G::Chance, u32)]) -> Rejection {
        Rejection::ImpossibleOutcome {
            words: excerpt(words),
            possible: chances.iter().map(|(draw, _)| draw.to_string()).collect(),
        }
    }

    /// Takes back the seat's last decision: the match goes on as if it had not been made.
    ///
    /// It is allowed while nothing was revealed and nobody else has decided since, and never
    /// for a sealed choice or after the end. [`may_undo`](Table::may_undo) asks in advance.
    pub fn undo(&mut self, seat: Seat, at: Option<Version>) -> Result<Version, Rejection> {
        self.seated(seat)?;
        let current = self.version();
        if let Some(given) = at
            && given != current
        {
            return Err(Rejection::Stale { given, current });
        }
        self.may_undo(seat)?;
        // The version goes on counting: a request made for the undone position is stale.
        let version = current.next();
        let steps = self.steps().len() - 1;
        self.position = Position {
            version,
            asked_at: version,
            ..self.position_after(steps)
        };
        self.history.truncate(steps);
        Ok(version)
    }

    /// Whether the seat may take back its last decision now, and if not, why.
    pub fn may_undo(&self, seat: Seat) -> Result<(), Rejection> {
        self.seated(seat)?;
        // The seed and everything secret is published by then.
        if self.prompt() == Prompt::Over {
            return Err(Rejection::Over);
        }
        let is_luck = |step: &StepOf<G>| matches!(step, Step::Luck(_));
        match self.steps().last() {
            None => Err(Rejection::NothingToUndo),
            Some(Step::Luck(_)) if self.steps().iter().all(is_luck) => {
                Err(Rejection::NothingToUndo)
            }
            Some(Step::Luck(_)) => Err(Rejection::AlreadyRevealed),
            Some(&Step::Decision { seat: decider, .. }) if decider != seat => {
                Err(Rejection::NotYoursToUndo { decider })
            }
            Some(Step::Decision { .. }) => match self.position.answered {
                Some(Prompt::Sealed(_)) => Err(Rejection::ChoiceIsSealed),
                _ => Ok(()),
            },
        }
    }

    /// Whether the seat has made its choice while others still make theirs: it is sealed and
    /// opens with theirs. That it was made is public; what was chosen is not.
    pub fn has_chosen(&self, seat: Seat) -> bool {
        // Every step since the seats were asked is one of their choices.
        let choices = (self.version().0 - self.position.asked_at.0) as usize;
        let steps = self.steps();
        matches!(self.prompt(), Prompt::Sealed(_))
            && steps[steps.len() - choices..].iter().any(
                |step| matches!(step, Step::Decision { seat: decider, .. } if *decider == seat),
            )
    }

    /// What the viewer can see.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.position.state, viewer)
    }

    /// The state as the seat knows it, for a bot to think about: the truth, less the choices
    /// that others have made and not yet revealed.
    pub fn known_to(&self, seat: Seat) -> G::State {
        let mut state = self.position.state.clone();
        G::forget(&mut state, seat);
        state
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.position.state)
    }

    /// The hash of the seed, at a table that rolls all its luck. It is public from the start.
    pub fn commitment(&self) -> Option<Commitment> {
        match &self.luck {
            LuckSource::Rolled(seed) => Some(seed.commitment()),
            LuckSource::Told | LuckSource::Branched(_) => None,
        }
    }

    /// Where the luck comes from. The seed in it is secret until the game is over.
    pub fn luck(&self) -> LuckSource {
        self.luck
    }

    /// Everything that was decided, by people and by luck. While a game runs this is for
    /// its keeper only: sealed choices are in it.
    pub fn steps(&self) -> &[StepOf<G>] {
        self.history.steps()
    }

    /// The match step by step with what was announced: first the set-up, then every step. Like
    /// [`steps`](Table::steps) it is for the keeper while the game runs; a viewer's part of it
    /// is in their [`perspective`](Table::perspective).
    pub fn chapters(&self) -> impl ExactSizeIterator<Item = Chapter<'_, G>> + DoubleEndedIterator {
        self.history.chapters()
    }

    /// The table as it was after the first `steps` steps.
    ///
    /// # Panics
    ///
    /// If there are fewer steps.
    #[must_use]
    pub fn at(&self, steps: usize) -> Self {
        Self {
            config: self.config.clone(),
            luck: self.luck,
            position: self.position_after(steps),
            history: self.history.first(steps),
        }
    }

    /// Another match that begins like this one: the same first `steps` steps, then luck from a
    /// seed of its own. Choices that were sealed at that point are left out, and everybody
    /// chooses again.
    ///
    /// So the branch depends on nothing that is still secret here, as long as every draw was
    /// announced to everyone: not on the seed, and on no sealed choice.
    ///
    /// # Panics
    ///
    /// If there are fewer steps.
    #[must_use]
    pub fn branch(&self, steps: usize, seed: Seed) -> Self {
        let position = self.position_after(steps);
        // Without undo the version counts the steps.
        let open = match position.prompt() {
            Prompt::Sealed(_) => position.asked_at.0 as usize,
            Prompt::Turn(_) | Prompt::Chance | Prompt::Over => steps,
        };
        let mut branch = Self {
            luck: LuckSource::Branched(seed),
            ..self.at(open)
        };
        branch.roll();
        branch
    }

    pub(crate) fn offered(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    /// Where the match stood after the first `steps` steps.
    fn position_after(&self, steps: usize) -> Position<G> {
        let mut position = Position::set_up(&self.config, &mut Silence);
        for &step in &self.steps()[..steps] {
            position.play(step, &mut Silence);
        }
        position
    }

    /// Rolls luck as long as luck is due, if this table rolls it.
    fn roll(&mut self) {
        let (LuckSource::Rolled(seed) | LuckSource::Branched(seed)) = self.luck else {
            return;
        };
        while self.prompt() == Prompt::Chance {
            let state = &self.position.state;
            let ticket = seed.chance(self.position.draws).below(G::tickets(state));
            let draw = G::draw(state, ticket);
            self.play(Step::Luck(draw));
        }
    }

    /// Plays a step that is known to be possible.
    fn play(&mut self, step: StepOf<G>) {
        self.position.play(step, self.history.herald());
        self.history.add(step);
    }

    /// What the steps after the first `steps` changed.
    fn change_since(&self, steps: usize) -> Change<'_, G> {
        Change {
            version: self.version(),
            events: self.history.announced_since(steps),
        }
    }
}

/// Shows nothing secret, so that a table can stand in a log line.
impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("game", &G::ID)
            .field("config", &self.config)
            .field("version", &self.version())
            .field("prompt", &self.prompt())
            .finish_non_exhaustive()
    }
}
