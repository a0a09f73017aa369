//! A table: before the start, in play, and after the end.

use maud::{Markup, html};
use model::{Chair, ChairNews, ChatLine, IdentityId, TakeOver, TryOut};
use narration::{Texts, variants};
use serde_json::Value;
use tabletop::{AnyTable, Commitment, Seat, SeatSet, Version, Viewer};

use crate::any_art::LogRange;
use crate::pages::best::{self, BestResult};
use crate::pages::counsel::Counsel;
use crate::pages::layout::{self, Frame};
use crate::pages::lesson::LessonStand;
use crate::pages::{icons, playing, waiting};
use crate::part::Part;
use crate::receipt::{LogTail, Receipt};
use crate::update::Update;
use crate::visitor::Visitor;

/// What a table's page shows.
#[derive(Debug)]
pub struct TablePage<'a> {
    /// Its id, as in `/t/ID`.
    pub id: &'a str,
    /// Its game.
    pub game: &'static str,
    /// Its complete configuration.
    pub config: &'a Value,
    /// The chairs by seat.
    pub chairs: &'a [Chair],
    /// The seats whose person has the page open.
    pub present: SeatSet,
    /// From where the visitor looks.
    pub viewer: Viewer,
    /// The seat that the visitor has left and may sit down in again.
    pub may_return: Option<Seat>,
    /// Whether the visitor may try their turn on a private board first.
    pub may_try: bool,
    /// What ends the match.
    pub end: MatchEnd,
    /// Where the match comes from, if the table is a try-out.
    pub try_out: Option<TryOut>,
    /// What the log says about the chairs, oldest first.
    pub news: &'a [ChairNews],
    /// Whether the visitor opened the table and may arrange it.
    pub host: bool,
    /// How many people the host has sent away.
    pub removed: usize,
    /// Who the visitor is, if the server knows them.
    pub me: Option<IdentityId>,
    /// Whether it is listed on the home page.
    pub public: bool,
    /// The whole address of the table, to be sent to friends.
    pub link: &'a str,
    /// How many look on without a seat.
    pub bystanders: usize,
    /// The last lines of the chat, oldest first.
    pub chat: &'a [ChatLine],
    /// The visitor's best matches alone, if this was one of theirs and is over.
    pub best: &'a [BestResult],
    /// The id of the table at which the same people play again, if somebody has asked for it.
    pub rematch: Option<&'a str>,
    /// What the search has to say.
    pub counsel: Counsel,
    /// Where the lesson stands, if it is one.
    pub lesson: Option<LessonStand<'a>>,
    /// The number of changes of this page: of the match, the seats and the chat together.
    pub version: u64,
    /// Where the table stands.
    pub stage: Stage<'a>,
}

/// Where a table stands.
#[derive(Debug)]
pub enum Stage<'a> {
    /// Before the start.
    Waiting {
        /// The hash of the seed, which is drawn already.
        commitment: Commitment,
    },
    /// The match runs or is over.
    Started {
        /// The match.
        table: &'a dyn AnyTable,
        /// Seats whose person has left, with the votes to let a bot take over.
        take_overs: &'a [TakeOver],
    },
}

/// What ends a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEnd {
    /// The rules.
    Rules,
    /// An administrator, before it was over.
    Administrator,
}

/// The whole page.
///
/// Forms, all `POST /t/ID/…` and `data-quiet`: `join` (seat), `leave`, `start`,
/// `seat` (seat, sitter = `person` or a level; the host's), `decide` (version, decision),
/// `undo` (version), `back` and `restart` (in a lesson), `hint` (version), `analysis`, `chat`
/// (text), `block` (line), `report` (line, reason), `readmit` (the host's), `take-over` (seat); and, not quiet, `rematch` and `try`, which lead to the new table.
/// Links: `/t/ID/replay`, `/t/ID/record` (the
/// record as a text file).
pub fn table(visitor: &Visitor, page: &TablePage<'_>) -> Markup {
    let title = visitor.texts().say(&format!("{}-name", page.game));
    let frame = Frame::live(title).with_table(page.game);
    let live = page.live(&page.draw(visitor, LogRange::Whole));
    layout::page(visitor, &frame, &live)
}

/// What a reader lacks of the page, who has it afterwards.
///
/// `standing` is the number of steps of the match that the reader has seen and that still stand:
/// more than those may have been taken back since. Without it they have seen nothing of it.
pub fn update(
    visitor: &Visitor,
    page: &TablePage<'_>,
    standing: Option<usize>,
    receipt: &mut Receipt,
) -> Update {
    // With other names every line of the log is another one, from another seat everything is.
    let names: Vec<_> = page.chairs.iter().map(Chair::name).collect();
    let occasion = (page.stage.word(), page.viewer, names);
    if receipt.is_of(&occasion) {
        let page = page.draw(visitor, standing.map_or(LogRange::Whole, LogRange::After));
        if let Some(changes) = receipt.changes(page.version, &page.markup, page.log.as_ref()) {
            return Update::Changed(changes);
        }
    }
    let drawn = page.draw(visitor, LogRange::Whole);
    receipt.all(&occasion, drawn.version, &drawn.markup, drawn.log.as_ref());
    Update::Whole(page.live(&drawn).into_string())
}

/// What is in `#live`.
pub(crate) struct Inside {
    pub(crate) markup: Markup,
    /// The version of the match, once it has started.
    pub(crate) version: Option<Version>,
    /// The end of the log, once there is one.
    pub(crate) log: Option<LogTail>,
}

impl TablePage<'_> {
    /// The address of one of the table's forms or pages.
    pub(crate) fn address(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.id)
    }

    pub(crate) fn is_best_so_far(&self) -> bool {
        best::is_best_so_far(self.best, self.id)
    }

    fn draw(&self, visitor: &Visitor, log: LogRange) -> Inside {
        match self.stage {
            Stage::Waiting { commitment } => Inside {
                markup: waiting::waiting(visitor, self, commitment),
                version: None,
                log: None,
            },
            Stage::Started { table, take_overs } => {
                playing::playing(visitor, self, table, take_overs, log)
            }
        }
    }

    /// The element `#live`, all of the page that changes.
    fn live(&self, inside: &Inside) -> Markup {
        html! {
            main #live .table .(self.stage.word()) .{ "plays-" (self.game) } tabindex="-1"
                data-version=(self.version) data-stream=(self.address("stream")) {
                (inside.markup)
            }
        }
    }
}

impl Stage<'_> {
    /// The class of the page.
    fn word(&self) -> &'static str {
        match self {
            Self::Waiting { .. } => "waiting",
            Self::Started { table, .. } if table.outcome().is_some() => "over",
            Self::Started { .. } => "playing",
        }
    }
}

/// The names for log and board; an empty chair is a dash.
pub(crate) fn names(chairs: &[Chair]) -> Vec<String> {
    chairs
        .iter()
        .map(|chair| chair.name().unwrap_or("–").to_owned())
        .collect()
}

/// The heading of a table: the game and the options it is played with.
pub(crate) fn heading(texts: &Texts, game: &str, config: &Value, head: &Markup) -> Markup {
    html! {
        header .table-head {
            h1 { (texts.say(&format!("{game}-name"))) }
            div .table-state { (Part::new("head", head.clone())) }
            ul .chips {
                @for option in variants(game, config, texts) { li { (option) } }
            }
            a .rules-link href={ "/rules/" (game) } target="_blank" { (texts.say("table-rules")) }
            button .full-screen .script-only type="button" data-full-screen title=(texts.say("table-full-screen")) {
                (icons::full_screen())
                span .hidden-text { (texts.say("table-full-screen")) }
            }
        }
    }
}
