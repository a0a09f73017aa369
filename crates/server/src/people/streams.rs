//! The streams of live updates: how many each visitor may have, and when their right to one ends.

use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use model::IdentityId;
use tokio::sync::oneshot;

use super::People;
use crate::lock::hold;
use crate::refusal::Refusal;
use crate::tables::TableHandle;
use crate::token::SessionKey;
use crate::visitor_key::VisitorKey;

/// The most streams one visitor may have open: more tabs than anybody plays in. Browsers
/// themselves open six at a time to one server.
const STREAMS_PER_VISITOR: usize = 16;

/// The most streams from one address: a school or an office behind one router.
const STREAMS_PER_ADDRESS: usize = 500;

/// How long somebody with too many streams should wait for one to end: a closed page is noticed
/// when the next sign of life cannot be sent.
const STREAM_ENDS: Duration = Duration::from_secs(20);

/// The open streams of everybody, at all tables together.
#[derive(Debug, Default)]
pub(super) struct OpenStreams {
    by_visitor: HashMap<VisitorKey, usize>,
    by_address: HashMap<IpAddr, usize>,
    /// The rights by which streams run, each with a number of its own.
    rights: HashMap<u64, Right>,
    next: u64,
}

/// The right by which a stream runs. Dropping it ends the stream.
#[derive(Debug)]
struct Right {
    visitor: VisitorKey,
    session: SessionKey,
    _granted: oneshot::Sender<Infallible>,
}

/// Somebody who wants to follow a table.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker {
    /// Who it is.
    pub visitor: VisitorKey,
    /// The session of the token they showed.
    pub session: SessionKey,
    /// Where they are; neighbours count as one.
    pub address: IpAddr,
}

/// The right to one stream. Dropping it, together with the stream, gives it back.
#[derive(Debug)]
pub struct StreamPass {
    people: Arc<People>,
    table: TableHandle,
    onlooker: Onlooker,
    number: u64,
    right: oneshot::Receiver<Infallible>,
}

impl StreamPass {
    /// The table that is followed.
    pub fn table(&self) -> &TableHandle {
        &self.table
    }

    /// Returns when the right to the stream has ended, for example by signing out.
    pub async fn revoked(&mut self) {
        // Nothing is ever sent, so an answer means that the other end is gone.
        let _ = (&mut self.right).await;
    }
}

impl People {
    /// Lets somebody follow a table.
    pub fn follow(
        self: &Arc<Self>,
        table: TableHandle,
        onlooker: Onlooker,
    ) -> Result<StreamPass, Refusal> {
        let (granted, right) = oneshot::channel();
        let number = hold(&self.streams).open(onlooker, granted)?;
        self.metrics.stream_opened();
        table.arrive(onlooker.visitor);
        Ok(StreamPass {
            people: Arc::clone(self),
            table,
            onlooker,
            number,
            right,
        })
    }

    /// Ends the streams that a token has opened, because it is worthless now.
    pub(super) fn end_streams_by(&self, session: SessionKey) {
        let mut streams = hold(&self.streams);
        streams.rights.retain(|_, right| right.session != session);
    }

    /// Ends all streams of somebody who does not exist any more.
    pub(super) fn end_streams_of(&self, person: IdentityId) {
        let mut streams = hold(&self.streams);
        let gone = VisitorKey::Identity(person);
        streams.rights.retain(|_, right| right.visitor != gone);
    }
}

impl OpenStreams {
    fn open(
        &mut self,
        onlooker: Onlooker,
        granted: oneshot::Sender<Infallible>,
    ) -> Result<u64, Refusal> {
        let Onlooker {
            visitor,
            session,
            address,
        } = onlooker;
        let count = |count: Option<&usize>| count.copied().unwrap_or_default();
        if count(self.by_visitor.get(&visitor)) >= STREAMS_PER_VISITOR
            || count(self.by_address.get(&address)) >= STREAMS_PER_ADDRESS
        {
            return Err(Refusal::TooMany { wait: STREAM_ENDS });
        }
        *self.by_visitor.entry(visitor).or_default() += 1;
        *self.by_address.entry(address).or_default() += 1;
        let number = self.next;
        self.next += 1;
        let right = Right {
            visitor,
            session,
            _granted: granted,
        };
        self.rights.insert(number, right);
        Ok(number)
    }

    fn close(&mut self, onlooker: Onlooker, number: u64) {
        decrease(&mut self.by_visitor, &onlooker.visitor);
        decrease(&mut self.by_address, &onlooker.address);
        self.rights.remove(&number);
    }
}

impl Drop for StreamPass {
    fn drop(&mut self) {
        hold(&self.people.streams).close(self.onlooker, self.number);
        self.people.metrics.stream_closed();
        let (table, visitor) = (self.table.clone(), self.onlooker.visitor);
        let grace = self.people.grace;
        match tokio::runtime::Handle::try_current() {
            Ok(runtime) if !grace.is_zero() => {
                runtime.spawn(async move {
                    tokio::time::sleep(grace).await;
                    table.depart(visitor);
                });
            }
            _ => table.depart(visitor),
        }
    }
}

/// Counts one less, and drops a count of nothing.
fn decrease<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}
