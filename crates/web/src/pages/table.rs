//! A table: before the start, in play, and after the end.

use maud::{Markup, html};
use model::{Chair, ChatLine, TakeOver};
use narration::{Texts, variants};
use serde_json::Value;
use tabletop::{AnyTable, Commitment, SeatSet, Viewer};

use crate::pages::best::BestResult;
use crate::pages::counsel::Counsel;
use crate::pages::layout::{self, Frame};
use crate::pages::{playing, waiting};
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
    /// Whether the visitor opened the table and may arrange it.
    pub host: bool,
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

/// The whole page, with [`live`] in it.
///
/// Forms, all `POST /t/ID/…` and `data-quiet`: `join` (seat), `leave`, `start`,
/// `seat` (seat, sitter = `person` or a level; the host's), `decide` (version, decision),
/// `undo` (version), `hint` (version), `analysis`, `chat` (text), `take-over` (seat); and, not quiet, `rematch`, which leads
/// to the new table. Links: `/t/ID/replay`, `/t/ID/record` (the record as a text file).
pub fn table(visitor: &Visitor, page: &TablePage<'_>) -> Markup {
    let title = visitor.texts().say(&format!("{}-name", page.game));
    let frame = Frame::live(title).with_game(page.game);
    layout::page(visitor, &frame, &live(visitor, page))
}

/// The part of the page that changes: the element `#live`, with `data-version` and
/// `data-stream="/t/ID/stream"`.
pub fn live(visitor: &Visitor, page: &TablePage<'_>) -> Markup {
    let stage = match page.stage {
        Stage::Waiting { .. } => "waiting",
        Stage::Started { table, .. } if table.outcome().is_some() => "over",
        Stage::Started { .. } => "playing",
    };
    html! {
        main #live .table .(stage) .{ "plays-" (page.game) } tabindex="-1" data-version=(page.version)
            data-stream={ "/t/" (page.id) "/stream" } {
            @match page.stage {
                Stage::Waiting { commitment } => (waiting::waiting(visitor, page, commitment)),
                Stage::Started { table, take_overs } => {
                    (playing::playing(visitor, page, table, take_overs))
                }
            }
        }
    }
}

impl TablePage<'_> {
    /// The address of one of the table's forms or pages.
    pub(crate) fn address(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.id)
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
pub(crate) fn heading(texts: &Texts, game: &str, config: &Value) -> Markup {
    html! {
        header .table-head {
            h1 { (texts.say(&format!("{game}-name"))) }
            ul .chips {
                @for option in variants(game, config, texts) { li { (option) } }
            }
            a .rules-link href={ "/rules/" (game) } target="_blank" { (texts.say("table-rules")) }
        }
    }
}
