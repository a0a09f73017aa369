//! How much a visitor may do in a given time.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota};
use model::{Name, Timestamp};

use crate::daily::{DailyBounds, DailyCounts};
use crate::refusal::Refusal;
use crate::visitor_key::VisitorKey;

/// How many at once, and how long until the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many are allowed at once.
    pub burst: NonZeroU32,
    /// How long it takes until one more is allowed.
    pub pause: Duration,
}

impl Rate {
    /// A rate.
    ///
    /// # Panics
    ///
    /// If nothing at all is allowed.
    pub const fn new(burst: u32, pause: Duration) -> Self {
        Self {
            burst: NonZeroU32::new(burst).expect("something is allowed"),
            pause,
        }
    }
}

/// What is limited; `None` means no limit.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// Requests that change something, from one visitor.
    pub posts_of_visitor: Option<Rate>,
    /// Requests that change something, from one address.
    pub posts_from_address: Option<Rate>,
    /// New guests from one address.
    pub guests: Option<Rate>,
    /// New tables by one visitor.
    pub tables: Option<Rate>,
    /// Hints for one visitor.
    pub hints: Option<Rate>,
    /// Chat messages by one visitor.
    pub chat: Option<Rate>,
    /// Attempts to sign in with one name, from one address.
    pub sign_ins: Option<Rate>,
    /// Attempts to sign in with any name, from one address.
    pub sign_ins_from_address: Option<Rate>,
    /// Attempts to sign in with one name, from all addresses together. A browser in which the
    /// account was used before is not counted: its owner is not locked out.
    pub sign_ins_by_name: Option<Rate>,
    /// Reports and blocks by one visitor.
    pub reports: Option<Rate>,
}

impl Rates {
    /// Without limits, for measurements.
    pub const UNLIMITED: Self = Self {
        posts_of_visitor: None,
        posts_from_address: None,
        guests: None,
        tables: None,
        hints: None,
        chat: None,
        sign_ins: None,
        sign_ins_from_address: None,
        sign_ins_by_name: None,
        reports: None,
    };
}

impl Default for Rates {
    fn default() -> Self {
        Self {
            // Ten clicks a second and an occasional flurry: nobody clicks faster.
            posts_of_visitor: Some(Rate::new(40, Duration::from_millis(100))),
            // A school class behind one router.
            posts_from_address: Some(Rate::new(500, Duration::from_millis(5))),
            // The same class on its first day.
            guests: Some(Rate::new(100, Duration::from_secs(1))),
            // A table takes a row for ever; nobody needs more than one every half minute.
            tables: Some(Rate::new(10, Duration::from_secs(30))),
            // A hint keeps a core busy for a third of a second; asking about every small step of
            // a long turn is fine.
            hints: Some(Rate::new(10, Duration::from_secs(2))),
            // A lively conversation.
            chat: Some(Rate::new(8, Duration::from_secs(2))),
            // A few typing errors, then two attempts a minute: a million guesses take a year.
            sign_ins: Some(Rate::new(5, Duration::from_secs(30))),
            // Against trying one password with many names.
            sign_ins_from_address: Some(Rate::new(30, Duration::from_secs(5))),
            // Against trying one name from many addresses: some 1,500 guesses a day.
            sign_ins_by_name: Some(Rate::new(20, Duration::from_mins(1))),
            // A bad evening.
            reports: Some(Rate::new(20, Duration::from_mins(1))),
        }
    }
}

/// How much each visitor has done recently.
#[derive(Debug)]
pub struct Limits {
    posts_of_visitor: Limit<VisitorKey>,
    posts_from_address: Limit<IpAddr>,
    guests: Limit<IpAddr>,
    tables: Limit<VisitorKey>,
    hints: Limit<VisitorKey>,
    chat: Limit<VisitorKey>,
    sign_ins: Limit<(IpAddr, String)>,
    sign_ins_from_address: Limit<IpAddr>,
    sign_ins_by_name: Limit<String>,
    reports: Limit<VisitorKey>,
    daily: DailyCounts,
}

impl Limits {
    /// Nobody has done anything yet.
    pub fn new(rates: &Rates, daily: DailyBounds) -> Self {
        Self {
            posts_of_visitor: Limit::new(rates.posts_of_visitor),
            posts_from_address: Limit::new(rates.posts_from_address),
            guests: Limit::new(rates.guests),
            tables: Limit::new(rates.tables),
            hints: Limit::new(rates.hints),
            chat: Limit::new(rates.chat),
            sign_ins: Limit::new(rates.sign_ins),
            sign_ins_from_address: Limit::new(rates.sign_ins_from_address),
            sign_ins_by_name: Limit::new(rates.sign_ins_by_name),
            reports: Limit::new(rates.reports),
            daily: DailyCounts::new(daily),
        }
    }

    /// A request that changes something.
    pub fn post(&self, visitor: VisitorKey, address: IpAddr) -> Result<(), Refusal> {
        self.posts_from_address.check(&neighbourhood(address))?;
        self.posts_of_visitor.check(&visitor)
    }

    /// A new guest.
    pub fn guest(&self, address: IpAddr) -> Result<(), Refusal> {
        let address = neighbourhood(address);
        self.guests.check(&address)?;
        self.daily.guest(address, Timestamp::now())
    }

    /// A new table.
    pub fn table(&self, visitor: VisitorKey, address: IpAddr) -> Result<(), Refusal> {
        self.tables.check(&visitor)?;
        self.daily.table(neighbourhood(address), Timestamp::now())
    }

    /// A hint.
    pub fn hint(&self, visitor: VisitorKey) -> Result<(), Refusal> {
        self.hints.check(&visitor)
    }

    /// A message.
    pub fn chat(&self, visitor: VisitorKey) -> Result<(), Refusal> {
        self.chat.check(&visitor)
    }

    /// A report or a block.
    pub fn report(&self, visitor: VisitorKey) -> Result<(), Refusal> {
        self.reports.check(&visitor)
    }

    /// A password or a recovery code that costs work, about this name.
    pub fn password(&self, address: IpAddr, name: &Name) -> Result<(), Refusal> {
        let address = neighbourhood(address);
        self.sign_ins_from_address.check(&address)?;
        self.sign_ins.check(&(address, name.folded()))
    }

    /// An attempt to sign in from a browser that nobody knows.
    pub fn guess(&self, name: &Name) -> Result<(), Refusal> {
        self.sign_ins_by_name.check(&name.folded())
    }

    /// Forgets visitors who have done nothing for a while.
    pub fn sweep(&self, now: Timestamp) {
        self.daily.sweep(now);
        self.posts_of_visitor.sweep();
        self.posts_from_address.sweep();
        self.guests.sweep();
        self.tables.sweep();
        self.hints.sweep();
        self.chat.sweep();
        self.sign_ins.sweep();
        self.sign_ins_from_address.sweep();
        self.sign_ins_by_name.sweep();
        self.reports.sweep();
    }
}

#[derive(Debug)]
struct Limit<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Limit<K> {
    fn new(rate: Option<Rate>) -> Self {
        let quota = rate.and_then(|rate| {
            Quota::with_period(rate.pause).map(|quota| quota.allow_burst(rate.burst))
        });
        Self(quota.map(DefaultKeyedRateLimiter::keyed))
    }

    fn check(&self, key: &K) -> Result<(), Refusal> {
        match &self.0 {
            Some(limiter) => limiter.check_key(key).map_err(|until| Refusal::TooMany {
                wait: until.wait_time_from(limiter.clock().now()),
            }),
            None => Ok(()),
        }
    }

    fn sweep(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// Somebody with one address of IPv6 has 2⁶⁴ of them, so only the first half counts.
pub fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let mut octets = address.octets();
            octets[8..].fill(0);
            IpAddr::from(octets)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_of_ipv6_share_a_limit_and_strangers_do_not() {
        let rates = Rates {
            guests: Some(Rate::new(1, Duration::from_hours(1))),
            ..Rates::UNLIMITED
        };
        let limits = Limits::new(&rates, DailyBounds::UNLIMITED);
        let from = |address: &str| limits.guest(address.parse().unwrap());
        assert!(from("2001:db8::1").is_ok());
        assert!(from("2001:db8::2").is_err());
        assert!(from("2001:db8:0:1::1").is_ok());
        assert!(from("192.0.2.1").is_ok());
        let refusal = from("::ffff:192.0.2.1").unwrap_err();
        let wait = refusal.retry_after().unwrap();
        assert!((1..=3600).contains(&wait), "{wait}");
    }
}
