//! What is said at a table.

use model::{LONGEST_MESSAGE, Person, Timestamp, is_plain};

use super::live::{CHAT_LINES, TableHandle};
use super::to_the_end;
use crate::refusal::Refusal;

impl TableHandle {
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
            let line = store.say(table.id, author, text, Timestamp::now()).await?;
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
