//! A table as a program sees it.

use model::{Chair, ChairChange, ChairNews, IdentityId, TableSummary, temper_of};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Seat, Viewer};
use utoipa::ToSchema;

use crate::tables::{LiveState, LiveTable};

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TableSummary)]
pub struct OpenTable {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// Its complete configuration.
    #[schema(value_type = Object)]
    pub config: Value,
    /// The name of the host.
    pub host: String,
    /// How many chairs are taken.
    pub taken: usize,
    /// How many chairs there are.
    pub seats: usize,
}

impl From<TableSummary> for OpenTable {
    fn from(table: TableSummary) -> Self {
        Self {
            taken: table.arrangement.taken(),
            seats: table.arrangement.chairs.len(),
            id: table.id.to_string(),
            game: table.game,
            config: table.config,
            host: table.host_name.to_string(),
        }
    }
}

/// A table as the caller may see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableState {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// Its complete configuration.
    #[schema(value_type = Object)]
    pub config: Value,
    /// Who sits where, and whether the match has started.
    #[serde(flatten)]
    pub seating: TableSeating,
    /// The SHA-256 of the seed of all luck, public from the start.
    pub commitment: String,
    /// The caller's own seat, if they have one.
    pub seat: Option<u8>,
    /// Whether players at this table may ask for hints now.
    pub hints: bool,
    /// Whether the caller may rearrange the table.
    pub host: bool,
    /// The id of the table whose match is tried otherwise, if this one is a try-out.
    pub try_out_of: Option<String>,
    /// The match, once it has started.
    #[serde(rename = "match")]
    pub play: Option<MatchState>,
}

/// Who sits where, and whether the match has started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Seating)]
pub struct TableSeating {
    /// `waiting`, `playing` or `over`.
    #[schema(example = "playing")]
    pub status: &'static str,
    /// The chairs by seat.
    pub seats: Vec<SeatState>,
    /// The id of the rematch, once somebody has asked for one.
    pub rematch: Option<String>,
    /// Who left a seat of the running match, came back or was replaced by a bot, oldest first.
    pub news: Vec<SeatNews>,
}

/// Something that happened to a seat while the match ran.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeatNews {
    /// The seat.
    pub seat: u8,
    /// Whose seat it is.
    pub name: String,
    /// `left`, `returned` or `replaced`.
    #[schema(example = "left")]
    pub change: &'static str,
    /// The name of the bot, if one took the seat.
    pub bot: Option<String>,
    /// How many steps the match had then.
    pub step: u32,
}

impl From<&ChairNews> for SeatNews {
    fn from(news: &ChairNews) -> Self {
        Self {
            seat: news.seat.into(),
            name: news.person.name.to_string(),
            change: news.change.word(),
            bot: match &news.change {
                ChairChange::Replaced { bot } => Some(bot.to_string()),
                ChairChange::Left | ChairChange::Returned => None,
            },
            step: news.step,
        }
    }
}

/// A chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "sitter", rename_all = "snake_case")]
pub enum SeatState {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Their name.
        name: String,
        /// Whether they follow the table now.
        here: bool,
        /// Whether they have left. They may come back until the end.
        left: bool,
        /// Whether they have been away for so long that the others may ask a bot to take over.
        absent: bool,
    },
    /// A bot.
    Bot {
        /// Its name.
        name: String,
        /// Its level.
        level: String,
        /// Its temper: `cautious`, `steady`, `bold`, `fickle`, or `plain` if it has none.
        temper: String,
        /// Who left this seat and may sit down in it again.
        kept_for: Option<String>,
    },
}

/// A match as one seat, or a bystander, may see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct MatchState {
    /// The number of changes so far; a decision names it.
    pub version: u32,
    /// `{"kind":"decide","seats":[0,2]}` or `{"kind":"over"}`.
    #[schema(value_type = Object)]
    pub prompt: Value,
    /// What the caller may decide now.
    pub legal: Vec<String>,
    /// What the caller can see; the shape depends on the game.
    #[schema(value_type = Object)]
    pub view: Value,
    /// The SHA-256 of the seed of all luck.
    pub commitment: Option<String>,
    /// Points and winners, once it is over.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Value>,
}

/// The table as this person may see it.
pub fn table_state(table: &LiveTable, me: Option<IdentityId>) -> TableState {
    let state = table.state();
    let viewer = state.viewer(me);
    TableState {
        id: table.id.to_string(),
        game: table.game.id().to_owned(),
        config: table.config.clone(),
        seating: seating(table, &state),
        commitment: table.commitment().to_string(),
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat.into()),
            Viewer::Bystander => None,
        },
        hints: table.gives_hints(&state),
        host: me == Some(state.arrangement.host),
        try_out_of: table.try_out.map(|from| from.origin.to_string()),
        play: match_state(&state, viewer),
    }
}

/// Who sits where.
pub fn seating(table: &LiveTable, state: &LiveState) -> TableSeating {
    let present = state.attendance.present;
    let absent = state.absent(table.long_ago());
    let chair_state = |(seat, chair): (Seat, &Chair)| match chair {
        Chair::Empty => SeatState::Nobody,
        Chair::Person { name, left, .. } => SeatState::Person {
            name: name.to_string(),
            here: present.contains(seat),
            left: *left,
            absent: absent.contains(seat),
        },
        Chair::Bot {
            level,
            name,
            character,
            kept_for,
        } => SeatState::Bot {
            name: name.to_string(),
            level: level.to_string(),
            temper: temper_of(*character).to_string(),
            kept_for: kept_for.as_ref().map(|owner| owner.name.to_string()),
        },
    };
    TableSeating {
        status: state.arrangement.status.word(),
        seats: state.arrangement.seats().map(chair_state).collect(),
        rematch: state.rematch.map(|next| next.to_string()),
        news: state.news.iter().map(SeatNews::from).collect(),
    }
}

fn match_state(state: &LiveState, viewer: Viewer) -> Option<MatchState> {
    let table = &state.play.as_ref()?.table;
    Some(MatchState {
        version: table.version().0,
        prompt: json(table.prompt()),
        legal: match viewer {
            Viewer::Seat(seat) => table.legal(seat),
            Viewer::Bystander => Vec::new(),
        },
        view: table.view(viewer),
        commitment: table.commitment().map(|commitment| commitment.to_string()),
        outcome: table.outcome().map(json),
    })
}

/// Plain data as JSON.
pub fn json(data: impl Serialize) -> Value {
    serde_json::to_value(data).expect("plain data is serialised")
}
