//! A table followed by a program, missing nothing.

use std::collections::VecDeque;
use std::convert::Infallible;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::response::sse::Event;
use futures_util::stream;
use model::{ChatLine, IdentityId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Version, Viewer, heard_by};
use utoipa::ToSchema;

use super::state::{TableSeating, json, seating};
use crate::app::App;
use crate::gzip::Encoding;
use crate::http::caller::Caller;
use crate::http::explain::ErrorBody;
use crate::http::form::TableAddress;
use crate::http::input::Query;
use crate::http::stream::{Follower, admit, last_event, respond};
use crate::refusal::Refusal;
use crate::tables::{Mark, Match, SeenSteps};

/// From where to follow.
#[derive(Debug, Deserialize)]
pub struct FollowQuery {
    since: Option<u32>,
}

/// What happened in the match since the version the follower has seen.
#[derive(Debug, Serialize, ToSchema)]
pub struct MatchUpdate {
    /// The version now.
    pub version: u32,
    /// How many of the last steps the follower has seen were taken back first.
    pub taken_back: u32,
    /// What happened, in order, as far as the follower may know it; the shape depends on the game.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
    /// Who must act now.
    #[schema(value_type = Object)]
    pub prompt: Value,
}

/// The data of an event, by its kind.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "it describes what is sent and is never made")]
enum FollowEvent {
    /// `event: seats`
    Seats(TableSeating),
    /// `event: match`
    Match(MatchUpdate),
    /// `event: chat`
    Chat(ChatMessage),
}

/// A line of the chat.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChatMessage {
    /// Grows with every line, so that a repeated line can be recognised.
    pub number: i64,
    /// Who said it.
    pub name: String,
    /// Whether they had no seat at the table then.
    pub bystander: bool,
    /// What was said: plain text.
    pub text: String,
}

/// Follows a table by server-sent events.
///
/// `event: seats` carries a `Seating` whenever somebody comes, goes or changes seats. `event: match`
/// carries a `MatchUpdate`, with the match's version as id. A follower that reconnects names the
/// last version it saw, as `since` or `Last-Event-ID`, and misses nothing; without it, it gets
/// everything from the beginning. `event: chat` carries a `ChatMessage`: first the last 50 lines,
/// then every new one.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/follow", security((), ("bearer" = [])),
    params(("id" = String, Path), ("since" = Option<u32>, Query), ("last-event-id" = Option<u32>, Header)),
    responses(
        (status = 200, body = FollowEvent, content_type = "text/event-stream"),
        (status = 404, body = ErrorBody), (status = 429, body = ErrorBody)
    )
)]
pub async fn follow(
    State(app): State<App>,
    mut caller: Caller,
    TableAddress(id): TableAddress,
    Query(FollowQuery { since }): Query<FollowQuery>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let table = app.tables.get(id).await?;
    let pass = admit(&app, &mut caller, table).await?;
    // A browser that reconnects repeats the address, so what it has seen since counts more.
    let seen = last_event(&headers)
        .and_then(|version| u32::try_from(version).ok())
        .or(since)
        .map(Version);
    let cursor = Cursor {
        follower: Follower::new(&app, pass),
        app,
        me: caller.me(),
        seen,
        seating: None,
        heard: i64::MIN,
        pending: VecDeque::new(),
    };
    let events = stream::unfold(cursor, |mut cursor| async move {
        let event = cursor.next().await?;
        Some((Ok::<_, Infallible>(event), cursor))
    });
    Ok(respond(Encoding::accepted(&headers), events))
}

/// How far a follower has heard.
struct Cursor {
    app: App,
    follower: Follower,
    me: Option<IdentityId>,
    seen: Option<Version>,
    seating: Option<TableSeating>,
    /// The number of the last line of the chat that was sent.
    heard: i64,
    /// What the last change brought and is not sent yet.
    pending: VecDeque<Event>,
}

impl Cursor {
    async fn next(&mut self) -> Option<Event> {
        while self.pending.is_empty() {
            self.look().await?;
        }
        self.pending.pop_front()
    }

    /// Waits for a change and notes what it brings; `None` when there will be none.
    async fn look(&mut self) -> Option<()> {
        let table = self.follower.next().await?.table().clone();
        let hidden = self.app.people.hidden_from(self.me).await.ok()?;
        let state = table.state();
        let seating = seating(&table, &state);
        if self.seating.as_ref() != Some(&seating) {
            self.pending.push_back(event("seats", &seating));
            self.seating = Some(seating);
        }
        if let Some(play) = &state.play
            && self.seen != Some(play.table.version())
        {
            let update = update(play, state.viewer(self.me), self.seen);
            self.seen = Some(play.table.version());
            let id = update.version.to_string();
            self.pending.push_back(event("match", &update).id(id));
        }
        let news = |line: &&ChatLine| line.number > self.heard && !hidden.contains(&line.author);
        for line in state.chat.iter().filter(news) {
            let message = ChatMessage {
                number: line.number,
                name: line.name.to_string(),
                bystander: line.bystander,
                text: line.text.clone(),
            };
            self.pending.push_back(event("chat", &message));
        }
        self.heard = state
            .chat
            .back()
            .map_or(self.heard, |line| line.number.max(self.heard));
        Some(())
    }
}

fn event(kind: &str, data: &impl Serialize) -> Event {
    Event::default().event(kind).data(json(data).to_string())
}

/// What a follower missed.
pub fn update(play: &Match, viewer: Viewer, seen: Option<Version>) -> MatchUpdate {
    let table = &play.table;
    let missed = missed(&play.marks, seen);
    let events = table
        .chapters(missed.first_chapter)
        .iter()
        .flat_map(|chapter| heard_by(viewer, &chapter.events))
        .cloned()
        .collect();
    MatchUpdate {
        version: table.version().0,
        taken_back: missed.taken_back,
        events,
        prompt: json(table.prompt()),
    }
}

#[derive(Debug, PartialEq, Eq)]
struct Missed {
    taken_back: u32,
    /// The set-up is chapter 0, the first step chapter 1.
    first_chapter: usize,
}

/// What a follower missed who has seen the match at a version.
fn missed(marks: &[Mark], seen: Option<Version>) -> Missed {
    let steps = seen.and_then(|version| SeenSteps::at(version, marks));
    steps.map_or(
        Missed {
            taken_back: 0,
            first_chapter: 0,
        },
        |SeenSteps { seen, standing }| Missed {
            taken_back: seen - standing,
            first_chapter: standing as usize + 1,
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(marks: &[(u32, u32)]) -> Vec<Mark> {
        marks
            .iter()
            .map(|&(version, steps)| Mark {
                version: Version(version),
                steps,
            })
            .collect()
    }

    #[test]
    fn a_follower_misses_what_came_later() {
        let marks = marks(&[(1, 1), (2, 2), (5, 5)]);
        let from = |seen: u32| missed(&marks, Some(Version(seen))).first_chapter;
        assert_eq!(from(1), 2);
        assert_eq!(from(5), 6);
        assert_eq!(from(3), 0, "no such version was ever shown");
        assert_eq!(missed(&marks, None).first_chapter, 0);
    }

    #[test]
    fn a_follower_hears_what_was_taken_back() {
        // Two steps, then both undone, then one other step.
        let marks = marks(&[(0, 0), (1, 1), (2, 2), (3, 1), (4, 0), (5, 1)]);
        let told = |seen: u32| missed(&marks, Some(Version(seen)));
        assert_eq!(
            told(2),
            Missed {
                taken_back: 2,
                first_chapter: 1
            }
        );
        assert_eq!(
            told(4),
            Missed {
                taken_back: 0,
                first_chapter: 1
            }
        );
    }
}
