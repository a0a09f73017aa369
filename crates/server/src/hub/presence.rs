//! Who has a page open.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use model::IdentityId;
use tokio::sync::oneshot;

use super::Hub;
use super::live::Handle;
use crate::lock::hold;
use crate::refusal::Refusal;
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

/// The streams of everybody at all tables together.
#[derive(Debug, Default)]
pub(super) struct OpenStreams {
    by_visitor: HashMap<Who, usize>,
    by_address: HashMap<IpAddr, usize>,
    /// The rights by which streams run, each with a number of its own.
    rights: HashMap<u64, Right>,
    next: u64,
}

/// By what right a stream runs. Dropping it ends the stream.
#[derive(Debug)]
struct Right {
    who: Who,
    session: SessionKey,
    _granted: oneshot::Sender<Infallible>,
}

/// Somebody who wants to follow a table.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker {
    /// Who.
    pub who: Who,
    /// By which token.
    pub session: SessionKey,
    /// From where; neighbours count as one.
    pub address: IpAddr,
}

/// The right to one stream. Dropping it, with the stream, gives it back.
#[derive(Debug)]
pub struct StreamPass {
    hub: Arc<Hub>,
    handle: Handle,
    onlooker: Onlooker,
    number: u64,
    right: oneshot::Receiver<Infallible>,
}

impl StreamPass {
    /// The table that is followed.
    pub fn table(&self) -> &Handle {
        &self.handle
    }

    /// Returns when the right to the stream has ended: by signing out, for example.
    pub async fn revoked(&mut self) {
        // Nothing is ever sent, so an answer is that the other end is gone.
        let _ = (&mut self.right).await;
    }
}

impl Hub {
    /// Lets somebody follow a table.
    pub fn follow(
        self: &Arc<Self>,
        handle: Handle,
        onlooker: Onlooker,
    ) -> Result<StreamPass, Refusal> {
        let Onlooker {
            who,
            session,
            address,
        } = onlooker;
        let (granted, right) = oneshot::channel();
        let mut streams = hold(&self.streams);
        let count = |value: Option<&usize>| value.copied().unwrap_or_default();
        if count(streams.by_visitor.get(&who)) >= STREAMS_PER_VISITOR
            || count(streams.by_address.get(&address)) >= STREAMS_PER_ADDRESS
        {
            return Err(Refusal::TooMany);
        }
        increase(&mut streams.by_visitor, who);
        increase(&mut streams.by_address, address);
        let number = streams.next;
        streams.next += 1;
        let right_of = Right {
            who,
            session,
            _granted: granted,
        };
        streams.rights.insert(number, right_of);
        drop(streams);
        self.metrics.stream_opened();
        if handle.note(|inside| increase(&mut inside.presence.streams, who)) == 1 {
            handle.change(|_| ());
        }
        Ok(StreamPass {
            hub: Arc::clone(self),
            handle,
            onlooker,
            number,
            right,
        })
    }

    /// Ends the streams that a token has opened, because it is worth nothing any more.
    pub fn end_streams_by(&self, session: SessionKey) {
        let mut streams = hold(&self.streams);
        streams.rights.retain(|_, right| right.session != session);
    }

    /// Ends all streams of somebody who is nobody any more.
    pub fn end_streams_of(&self, who: IdentityId) {
        let mut streams = hold(&self.streams);
        streams
            .rights
            .retain(|_, right| right.who != Who::Identity(who));
    }
}

impl Drop for StreamPass {
    fn drop(&mut self) {
        let Onlooker { who, address, .. } = self.onlooker;
        let mut streams = hold(&self.hub.streams);
        decrease(&mut streams.by_visitor, &who);
        decrease(&mut streams.by_address, &address);
        streams.rights.remove(&self.number);
        drop(streams);
        self.hub.metrics.stream_closed();
        let (handle, grace) = (self.handle.clone(), self.hub.options.grace);
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
