//! What is said at a table.

use std::sync::Arc;

use web::pages::{ChatLine, LONGEST_CHAT};

use super::live::{CHAT_LINES, Said};
use super::{Hub, Person, to_the_end};
use crate::name::{Name, is_plain};
use crate::refusal::Refusal;
use crate::store::{ChatEntry, Moment};
use crate::table_id::TableId;

impl Hub {
    /// Says something to everybody at the table. Bystanders may talk as well.
    pub async fn say(
        self: &Arc<Self>,
        id: TableId,
        person: Person,
        text: &str,
    ) -> Result<(), Refusal> {
        let text: String = text.trim().chars().filter(|&c| is_plain(c)).collect();
        if !(1..=LONGEST_CHAT).contains(&text.chars().count()) {
            return Err(Refusal::BadMessage);
        }
        let name = Name::new(&person.name).map_err(|_| Refusal::Fault)?;
        let handle = self.table(id).await?;
        let hub = Arc::clone(self);
        to_the_end(async move {
            // The turn makes the order shown the order stored.
            let _turn = handle.turn.lock().await;
            let entry = ChatEntry {
                identity: person.identity,
                name,
                text: text.clone(),
                time: Moment::now(),
            };
            let number = hub.store.say(handle.id, entry).await?;
            handle.change(|inside| {
                if inside.chat.len() >= CHAT_LINES as usize {
                    inside.chat.pop_front();
                }
                inside.chat.push_back(Said {
                    number,
                    by: person.identity,
                    line: ChatLine {
                        name: person.name,
                        text,
                    },
                });
            });
            Ok(())
        })
        .await
    }
}
