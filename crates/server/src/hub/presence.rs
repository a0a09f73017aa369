//! Who has a page open.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use super::live::Handle;
use super::{Hub, hold};
use crate::refusal::Refusal;
use crate::store::IdentityId;
use crate::token::SessionKey;

/// The most streams one visitor has open: as many tabs as anybody plays in. Browsers open
/// six at a time to one server themselves.
const STREAMS_PER_VISITOR: usize = 16;

/// The most streams from one address: a school or an office behind one router.
const STREAMS_PER_ADDRESS: usize = 500;

/// Somebody who looks: an identity, or a guest who has not done anything yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// Somebody the store knows.
    Identity(IdentityId),
    /// Somebody it does not know.
    Stranger(SessionKey),
}

/// How many streams everybody has at one table.
#[derive(Debug, Default)]
pub struct Presence {
    streams: HashMap<Who, usize>,
}

impl Presence {
    /// Whether this person has the page open.
    pub fn has(&self, who: IdentityId) -> bool {
        self.streams.contains_key(&Who::Identity(who))
    }

    /// Everybody who has the page open.
    pub fn everybody(&self) -> impl Iterator<Item = Who> {
        self.streams.keys().copied()
    }

    /// Whether nobody has the page open.
    pub fn is_empty(&self) -> bool {
        self.streams.is_empty()
    }
}

/// How many streams everybody has at all tables together.
#[derive(Debug, Default)]
pub(super) struct OpenStreams {
    by_visitor: HashMap<Who, usize>,
    by_address: HashMap<IpAddr, usize>,
}

/// The right to one stream. Dropping it, with the stream, gives it back.
#[derive(Debug)]
pub struct StreamPass {
    hub: Arc<Hub>,
    handle: Handle,
    who: Who,
    address: IpAddr,
}

impl StreamPass {
    /// The table that is followed.
    pub fn table(&self) -> &Handle {
        &self.handle
    }
}

impl Hub {
    /// Lets somebody follow a table.
    pub fn follow(
        self: &Arc<Self>,
        handle: Handle,
        who: Who,
        address: IpAddr,
    ) -> Result<StreamPass, Refusal> {
        let mut streams = hold(&self.streams);
        let count = |value: Option<&usize>| value.copied().unwrap_or_default();
        if count(streams.by_visitor.get(&who)) >= STREAMS_PER_VISITOR
            || count(streams.by_address.get(&address)) >= STREAMS_PER_ADDRESS
        {
            return Err(Refusal::TooMany);
        }
        increase(&mut streams.by_visitor, who);
        increase(&mut streams.by_address, address);
        drop(streams);
        self.metrics.stream_opened();
        if handle.note(|inside| increase(&mut inside.presence.streams, who)) == 1 {
            handle.change(|_| ());
        }
        Ok(StreamPass {
            hub: Arc::clone(self),
            handle,
            who,
            address,
        })
    }
}

impl Drop for StreamPass {
    fn drop(&mut self) {
        let mut streams = hold(&self.hub.streams);
        decrease(&mut streams.by_visitor, &self.who);
        decrease(&mut streams.by_address, &self.address);
        drop(streams);
        self.hub.metrics.stream_closed();
        let (handle, who, grace) = (self.handle.clone(), self.who, self.hub.options.grace);
        let depart = move || {
            if handle.note(|inside| decrease(&mut inside.presence.streams, &who)) == 0 {
                handle.change(|_| ());
            }
        };
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) if !grace.is_zero() => {
                runtime.spawn(async move {
                    tokio::time::sleep(grace).await;
                    depart();
                });
            }
            _ => depart(),
        }
    }
}

fn increase<K: Eq + std::hash::Hash>(counts: &mut HashMap<K, usize>, key: K) -> usize {
    let count = counts.entry(key).or_default();
    *count += 1;
    *count
}

/// One less; a count of nothing leaves the map.
fn decrease<K: Eq + std::hash::Hash>(counts: &mut HashMap<K, usize>, key: &K) -> usize {
    let Some(count) = counts.get_mut(key) else {
        return 0;
    };
    *count -= 1;
    let left = *count;
    if left == 0 {
        counts.remove(key);
    }
    left
}
