//! What is said at a table.

use model::{IdentityId, LONGEST_MESSAGE, Person, is_plain};
use tabletop::SeatNumber;

use super::live::{CHAT_LINES, TableHandle};
use super::to_the_end;
use crate::refusal::Refusal;
use crate::store::NewLine;

/// Somebody at a table who is pointed at.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// The author of a line of chat.
    Line(i64),
    /// The person in a chair.
    Seat(SeatNumber),
}

impl TableHandle {
    /// Who is pointed at.
    pub fn person_at(&self, target: Target) -> Result<IdentityId, Refusal> {
        let state = self.state();
        match target {
            Target::Line(number) => {
                let line = state.chat.iter().find(|line| line.number == number);
                line.map(|line| line.author).ok_or(Refusal::NoSuchLine)
            }
            Target::Seat(number) => {
                let chairs = &state.arrangement.chairs;
                let seats = u8::try_from(chairs.len()).unwrap_or(u8::MAX);
                let owner = chairs[number.at_table_of(seats)?.index()].owner();
                owner.map(|owner| owner.identity).ok_or(Refusal::NotSeated)
            }
        }
    }

    /// Says something to everybody at the table. Bystanders may talk as well.
    pub async fn say(&self, author: Person, text: &str) -> Result<(), Refusal> {
        let text: String = text.trim().chars().filter(|&c| is_plain(c)).collect();
        if !(1..=LONGEST_MESSAGE).contains(&text.chars().count()) {
            return Err(Refusal::BadMessage);
        }
        let table = self.clone();
        to_the_end(async move {
            // With the turn, lines are shown in the order in which they are stored.
            let _turn = table.turn.lock().await;
            let store = &table.services.store;
            table.saw(author.identity);
            let now = table.services.clock.now();
            let bystander = table.state().arrangement.seat_of(author.identity).is_none();
            let line = NewLine {
                author,
                bystander,
                text,
                time: now,
            };
            let line = store.say(table.id, line).await?;
            table.change(|state| {
                if state.chat.len() >= CHAT_LINES as usize {
                    state.chat.pop_front();
                }
                state.chat.push_back(line);
            });
            Ok(())
        })
        .await
    }
}
