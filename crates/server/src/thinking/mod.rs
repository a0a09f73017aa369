//! Where bots, hints and analyses think, away from the requests.
//!
//! Nothing here knows a live table: a thought gets a copy of a match and returns what it found.

mod minds;
mod pool;
mod queue;
mod search_speed;

pub use self::minds::MindKey;
pub use self::pool::AnalysisTicket;
pub use self::queue::{Patron, Turn, Urgency};

use std::sync::{Arc, Mutex};
use std::time::Instant;

use catalog::{Advice, Analysis, AnyGame, AnyReview, Haste, Level};
use model::TableId;
use tabletop::{AnyTable, Seat};
use tokio::task::JoinError;

use self::minds::Minds;
use self::pool::ThinkingPool;
use self::search_speed::SearchSpeed;
use crate::lock::hold;
use crate::metrics::Metrics;
use crate::refusal::Refusal;
use crate::token::random_bytes;

/// The seed of an analysis: the same match is always analysed in the same way.
const ANALYSIS_SEED: u64 = 1;

/// Everything the server keeps for thinking: threads, how fast they are, and what bots remember.
#[derive(Debug)]
pub struct Thinking {
    pool: ThinkingPool,
    speed: Arc<SearchSpeed>,
    minds: Mutex<Minds>,
}

impl Thinking {
    /// Threads for every core but one, which stays free for requests.
    pub fn new(metrics: Arc<Metrics>) -> Self {
        Self {
            pool: ThinkingPool::new(metrics),
            speed: Arc::default(),
            minds: Mutex::default(),
        }
    }

    /// What a bot decides; `None` if its seat has nothing to decide. Its temper and dice follow
    /// from its seed, so that a match can be repeated.
    pub async fn decide(
        &self,
        game: &'static dyn AnyGame,
        table: Box<dyn AnyTable>,
        bot: MindKey,
        seed: u64,
        turn: Turn,
    ) -> Option<String> {
        let MindKey {
            seat,
            level,
            temper,
            ..
        } = bot;
        let legal = table.legal(seat);
        let mind = hold(&self.minds).take(bot);
        let thought = self.think(turn, game, level, move |haste| {
            let mut player = match mind {
                Some(player) => player,
                None => game.player(&format!("{level}:{temper}"), seat, seed).ok()?,
            };
            let proposal = player.propose_in(&*table, haste)?;
            Some((player, proposal.decision))
        });
        match thought.await {
            Ok(thought) => thought.map(|(player, decision)| {
                hold(&self.minds).keep(bot, player);
                decision
            }),
            Err(error) => {
                // A bot that fails must not stop the match: any legal decision will do.
                tracing::error!(%error, game = game.id(), "a bot failed to think");
                legal.into_iter().next()
            }
        }
    }

    /// Whether a hint for this patron would come too late, because too many wait already.
    pub fn is_crowded(&self, patron: Patron) -> bool {
        self.pool.is_crowded(patron)
    }

    /// The best decisions of a seat, the best first: what a strong bot would think of.
    pub async fn advise(
        &self,
        game: &'static dyn AnyGame,
        table: Box<dyn AnyTable>,
        seat: Seat,
        patron: Patron,
    ) -> Result<Vec<Advice<String>>, Refusal> {
        let thought = move |haste| game.advise(&*table, seat, haste, random_seed());
        let turn = Turn::Of(patron, Urgency::Hint);
        let advice = self.think(turn, game, Level::Strong, thought).await;
        advice.map_err(|error| {
            tracing::error!(%error, game = game.id(), "a hint could not be worked out");
            Refusal::Fault
        })
    }

    /// A place in the queue of analyses, if there is one.
    pub fn queue_analysis(&self) -> Option<AnalysisTicket> {
        self.pool.queue_analysis()
    }

    /// Examines a finished match, position by position, when its turn comes. Before each
    /// position, `progress` is called with the number done and the number of all.
    pub async fn analyse(
        &self,
        _ticket: AnalysisTicket,
        game: &'static dyn AnyGame,
        table: Box<dyn AnyTable>,
        mut progress: impl FnMut(usize, usize) + Send,
    ) -> Result<Analysis, Refusal> {
        let _turn = self.pool.analysis_turn().await.ok_or(Refusal::Fault)?;
        let review = game
            .review(&*table, None, ANALYSIS_SEED)
            .map_err(|_| Refusal::NotOver)?;
        let review: Arc<dyn AnyReview> = review.into();
        let of = review.positions();
        let mut assessments = Vec::with_capacity(of);
        for done in 0..of {
            progress(done, of);
            let review = Arc::clone(&review);
            let examine = move |_| review.examine(done);
            let assessment = self.pool.think(Turn::Aside, examine).await;
            assessments.push(assessment.map_err(|error| {
                tracing::error!(%error, game = game.id(), "an analysis failed");
                Refusal::Fault
            })?);
        }
        Ok(review.conclude(assessments))
    }

    /// Forgets what the bots of a table remember, because its match is over.
    pub fn forget(&self, table: TableId) {
        hold(&self.minds).forget(table);
    }

    /// Forgets what bots remember that have not been asked for a while.
    pub fn sweep(&self) {
        hold(&self.minds).sweep();
    }

    /// Thinks as a bot of this level does in this game, within its time on this machine.
    async fn think<T: Send + 'static>(
        &self,
        turn: Turn,
        game: &'static dyn AnyGame,
        level: Level,
        thought: impl FnOnce(Haste) -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let speed = Arc::clone(&self.speed);
        let game = game.id();
        self.pool
            .think(turn, move |haste| {
                let haste = haste.and(speed.haste(game, level));
                let began = Instant::now();
                let thought = thought(haste);
                speed.note(game, level, haste, began.elapsed());
                thought
            })
            .await
    }
}

fn random_seed() -> u64 {
    u64::from_le_bytes(random_bytes())
}
