//! What is said at a table.

use std::sync::Arc;

use model::{LONGEST_MESSAGE, Person, TableId, Timestamp, is_plain};

use super::live::CHAT_LINES;
use super::{Hub, to_the_end};
use crate::refusal::Refusal;

impl Hub {
    /// Says something to everybody at the table. Bystanders may talk as well.
    pub async fn say(
        self: &Arc<Self>,
        id: TableId,
        person: Person,
        text: &str,
    ) -> Result<(), Refusal> {
        let text: String = text.trim().chars().filter(|&c| is_plain(c)).collect();
        if !(1..=LONGEST_MESSAGE).contains(&text.chars().count()) {
            return Err(Refusal::BadMessage);
        }
        let handle = self.table(id).await?;
        let hub = Arc::clone(self);
        to_the_end(async move {
            // The turn makes the order shown the order stored.
            let _turn = handle.turn.lock().await;
            let line = hub.store.say(handle.id, person, text, Timestamp::now());
            let line = line.await?;
            handle.change(|inside| {
                if inside.chat.len() >= CHAT_LINES as usize {
                    inside.chat.pop_front();
                }
                inside.chat.push_back(line);
            });
            Ok(())
        })
        .await
    }
}
