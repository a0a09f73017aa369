//! One match as the world sees it, behind a checked door.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::dice::Dice;
use crate::event::{Herald, Silence, Told};
use crate::game::Game;
use crate::options::Config;
use crate::outcome::Outcome;
use crate::prompt::Prompt;
use crate::rejection::{Rejection, excerpt};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::seat_number::SeatNumber;
use crate::seed::{Commitment, Seed};

/// Counts the changes of a table: every decision, every outcome of luck, every decision
/// taken back adds one. A request names the version it was made for.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Version(pub u32);

impl Version {
    fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One entry of a match's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<D, C> {
    /// A seat decided.
    Decision {
        /// Who.
        seat: Seat,
        /// What.
        decision: D,
    },
    /// Luck decided.
    Luck(C),
}

/// The steps of a game.
pub type StepOf<G> = Step<<G as Game>::Decision, <G as Game>::Chance>;

/// Where the luck of a table comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LuckSource {
    /// The table rolls it from its seed, as soon as luck is due.
    Rolled(Seed),
    /// Somebody tells it: a test, a researcher, a person with a real deck of cards.
    Told,
}

/// What an accepted request did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Accepted<E> {
    /// The version of the table now.
    pub version: Version,
    /// Everything that happened, luck included, each with its audience.
    pub events: Vec<Told<E>>,
}

/// A step of a match with what it brought about; the first chapter is the set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter<G: Game> {
    /// What caused it; `None` for the set-up.
    pub step: Option<StepOf<G>>,
    /// What happened.
    pub events: Vec<Told<G::Event>>,
}

/// One match: its configuration, its private state, its version and its history.
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
/// For a complete example see the [crate's front page](crate).
pub struct Table<G: Game> {
    config: G::Config,
    luck: LuckSource,
    state: G::State,
    steps: Vec<StepOf<G>>,
    /// How many of the steps are luck: the index of the next chance node.
    chances_met: u64,
    version: Version,
    /// The version at which the present prompt was first asked. Older requests are stale.
    asked_at: Version,
}

impl<G: Game> Table<G> {
    /// Opens a table and plays up to the first decision (with rolled luck) or the first
    /// prompt (with told luck).
    pub fn open(config: G::Config, luck: LuckSource) -> Self {
        let mut table = Self::set_up(config, luck, &mut Silence);
        table.roll(&mut Silence);
        table
    }

    /// How the table was set up.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// The number of changes so far.
    pub fn version(&self) -> Version {
        self.version
    }

    /// Who must act.
    pub fn prompt(&self) -> Prompt {
        G::prompt(&self.state)
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.config.seats()
    }

    /// What the seat may decide now, in the game's documented order.
    pub fn legal(&self, seat: Seat) -> Vec<G::Decision> {
        let mut list = Vec::new();
        G::legal(&self.state, seat, &mut list);
        list
    }

    /// Decides for a seat. `at` is the version the decision was made for; without it the
    /// decision is for the table as it is.
    pub fn decide(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        at: Option<Version>,
    ) -> Result<Accepted<G::Event>, Rejection> {
        self.admit(seat, at)?;
        if !G::is_legal(&self.state, seat, decision) {
            return Err(Rejection::Illegal {
                words: excerpt(&decision.to_string()),
                offered: self.offered(seat),
            });
        }
        let mut events = Vec::new();
        self.play(Step::Decision { seat, decision }, &mut events);
        self.roll(&mut events);
        Ok(Accepted {
            version: self.version,
            events,
        })
    }

    /// Checks that the seat is one of this table.
    pub fn seated(&self, seat: Seat) -> Result<(), Rejection> {
        SeatNumber::from(seat).at_table_of(self.seats()).map(drop)
    }

    /// Checks everything about a decision but the decision itself: the seat exists, the
    /// version is current, the seat is awaited.
    pub fn admit(&self, seat: Seat, at: Option<Version>) -> Result<(), Rejection> {
        self.seated(seat)?;
        if let Some(given) = at
            && !(self.asked_at..=self.version).contains(&given)
        {
            return Err(Rejection::Stale {
                given,
                current: self.version,
            });
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

    /// The outcomes luck can have now with their weights, in rising order; nothing if luck
    /// is not due. A table that rolls its luck never waits for it.
    pub fn chances(&self) -> Vec<(G::Chance, u32)> {
        let mut list = Vec::new();
        G::chances(&self.state, &mut list);
        list
    }

    /// Tells the outcome of luck at a table with told luck.
    pub fn tell(&mut self, outcome: G::Chance) -> Result<Accepted<G::Event>, Rejection> {
        let chances = self.tellable()?;
        if !chances.iter().any(|&(possible, _)| possible == outcome) {
            return Err(Self::impossible(&outcome.to_string(), &chances));
        }
        let mut events = Vec::new();
        self.play(Step::Luck(outcome), &mut events);
        Ok(Accepted {
            version: self.version,
            events,
        })
    }

    /// The outcomes that can be told now, if luck is told here and due.
    pub(crate) fn tellable(&self) -> Result<Vec<(G::Chance, u32)>, Rejection> {
        match (self.luck, self.prompt()) {
            (LuckSource::Rolled(_), _) => Err(Rejection::LuckIsRolled),
            (LuckSource::Told, Prompt::Chance) => Ok(self.chances()),
            (LuckSource::Told, _) => Err(Rejection::NoChanceNow),
        }
    }

    pub(crate) fn impossible(words: &str, chances: &[(G::Chance, u32)]) -> Rejection {
        Rejection::ImpossibleOutcome {
            words: excerpt(words),
            possible: chances
                .iter()
                .map(|(outcome, _)| outcome.to_string())
                .collect(),
        }
    }

    /// Takes back the seat's last decision: the match is replayed without it.
    ///
    /// It is allowed while nothing was revealed and nobody else decided since, and never
    /// for a sealed choice or after the end.
    pub fn undo(&mut self, seat: Seat, at: Option<Version>) -> Result<Version, Rejection> {
        self.seated(seat)?;
        if let Some(given) = at
            && given != self.version
        {
            return Err(Rejection::Stale {
                given,
                current: self.version,
            });
        }
        // The seed and everything secret is published by then.
        if self.prompt() == Prompt::Over {
            return Err(Rejection::Over);
        }
        let Some(last) = self.steps.last() else {
            return Err(Rejection::NothingToUndo);
        };
        match *last {
            Step::Luck(_) if self.steps.iter().all(|step| matches!(step, Step::Luck(_))) => {
                return Err(Rejection::NothingToUndo);
            }
            Step::Luck(_) => return Err(Rejection::AlreadyRevealed),
            Step::Decision { seat: decider, .. } if decider != seat => {
                return Err(Rejection::NotYoursToUndo { decider });
            }
            Step::Decision { .. } => {}
        }
        let before = self.at(self.steps.len() - 1);
        if matches!(before.prompt(), Prompt::Sealed(_)) {
            return Err(Rejection::ChoiceIsSealed);
        }
        // The version goes on counting: a request made for the undone position is stale.
        let version = self.version.next();
        *self = Self {
            version,
            asked_at: version,
            ..before
        };
        Ok(version)
    }

    /// Whether the seat has made its choice while others still make theirs: it is sealed and
    /// opens with them. That it was made is public; what was chosen is not told here.
    pub fn has_chosen(&self, seat: Seat) -> bool {
        // Every step since the seats were asked is one of their choices.
        let choices = (self.version.0 - self.asked_at.0) as usize;
        matches!(self.prompt(), Prompt::Sealed(_))
            && self.steps[self.steps.len() - choices..].iter().any(
                |step| matches!(step, Step::Decision { seat: decider, .. } if *decider == seat),
            )
    }

    /// What the viewer can see.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// The state as the seat knows it, for a bot to think about: the truth, less the choices
    /// that others have made and not yet revealed.
    pub fn known_to(&self, seat: Seat) -> G::State {
        let mut state = self.state.clone();
        G::forget(&mut state, seat);
        state
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    /// The hash of the seed, at a table that rolls its luck. It is public from the start.
    pub fn commitment(&self) -> Option<Commitment> {
        match &self.luck {
            LuckSource::Rolled(seed) => Some(seed.commitment()),
            LuckSource::Told => None,
        }
    }

    /// Where the luck comes from. The seed in it is secret until the game is over.
    pub fn luck(&self) -> LuckSource {
        self.luck
    }

    /// Everything that was decided, by people and by luck. While a game runs this is for
    /// its keeper only: sealed choices are in it.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// The table as it was after the first so many steps.
    ///
    /// # Panics
    ///
    /// If there are fewer steps.
    #[must_use]
    pub fn at(&self, steps: usize) -> Self {
        let mut table = Self::set_up(self.config.clone(), self.luck, &mut Silence);
        for &step in &self.steps[..steps] {
            table.play(step, &mut Silence);
        }
        table
    }

    /// The whole match told again, step by step. Like [`steps`](Table::steps) it is for the
    /// keeper while the game runs.
    pub fn chronicle(&self) -> Vec<Chapter<G>> {
        let mut events = Vec::new();
        let mut table = Self::set_up(self.config.clone(), self.luck, &mut events);
        let mut chapters = vec![Chapter { step: None, events }];
        for &step in &self.steps {
            let mut events = Vec::new();
            table.play(step, &mut events);
            chapters.push(Chapter {
                step: Some(step),
                events,
            });
        }
        chapters
    }

    pub(crate) fn offered(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn set_up(config: G::Config, luck: LuckSource, herald: &mut impl Herald<G::Event>) -> Self {
        let state = G::set_up(&config, herald);
        Self {
            config,
            luck,
            state,
            steps: Vec::new(),
            chances_met: 0,
            version: Version::default(),
            asked_at: Version::default(),
        }
    }

    /// Rolls luck as long as luck is due, if this table rolls it.
    fn roll(&mut self, herald: &mut impl Herald<G::Event>) {
        let LuckSource::Rolled(seed) = self.luck else {
            return;
        };
        while self.prompt() == Prompt::Chance {
            let ticket = seed.chance(self.chances_met).below(G::tickets(&self.state));
            let outcome = G::draw(&self.state, ticket);
            self.play(Step::Luck(outcome), herald);
        }
    }

    /// Plays a step that is known to be possible.
    fn play(&mut self, step: StepOf<G>, herald: &mut impl Herald<G::Event>) {
        let before = self.prompt();
        match step {
            Step::Decision { seat, decision } => {
                G::decide(&mut self.state, seat, decision, herald);
            }
            Step::Luck(outcome) => {
                G::resolve(&mut self.state, outcome, herald);
                self.chances_met += 1;
            }
        }
        self.steps.push(step);
        self.version = self.version.next();
        if !same_moment(before, step, self.prompt()) {
            self.asked_at = self.version;
        }
    }
}

/// Whether the seats still awaited are asked the same as before the step: one of several
/// who choose at once has chosen, the others still choose.
fn same_moment<D, C>(before: Prompt, step: Step<D, C>, after: Prompt) -> bool {
    match (before, step, after) {
        (Prompt::Sealed(awaited), Step::Decision { seat, .. }, Prompt::Sealed(left)) => {
            left == awaited.without(seat) && left != SeatSet::EMPTY
        }
        _ => false,
    }
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            config: self.config.clone(),
            luck: self.luck,
            state: self.state.clone(),
            steps: self.steps.clone(),
            chances_met: self.chances_met,
            version: self.version,
            asked_at: self.asked_at,
        }
    }
}

/// Tables are equal when the same match stands at the same position and version. A match in
/// which something was taken back has a higher version than the replay of its record.
impl<G: Game> PartialEq for Table<G> {
    fn eq(&self, other: &Self) -> bool {
        self.config == other.config
            && self.luck == other.luck
            && self.state == other.state
            && self.steps == other.steps
            && self.version == other.version
            && self.asked_at == other.asked_at
    }
}

impl<G: Game> Eq for Table<G> {}

/// Shows nothing secret, so that a table can stand in a log line.
impl<G: Game> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("game", &G::ID)
            .field("config", &self.config)
            .field("version", &self.version)
            .field("prompt", &self.prompt())
            .finish_non_exhaustive()
    }
}
