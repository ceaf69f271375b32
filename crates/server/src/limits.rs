//! How often one address may ask, and how much it may send, by the kind of route.
//!
//! What costs others something (a guest, a table, a line of chat) or could be guessed (a recovery
//! code) is scarce; playing and looking is not. The table is in `docs/platform.md`.

use std::collections::BTreeMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::{Deserialize, Serialize};

/// What a route is, as far as limits are concerned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Traffic {
    NewGuest,
    Recovery,
    NewTable,
    Chat,
    /// All other commands.
    Command,
    /// Pages, tables, event streams.
    Reading,
}

/// So many at once, and then one each time the pause is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    pub burst: u32,
    pub pause: Duration,
}

impl Traffic {
    pub const ALL: [Traffic; 6] = [
        Traffic::NewGuest,
        Traffic::Recovery,
        Traffic::NewTable,
        Traffic::Chat,
        Traffic::Command,
        Traffic::Reading,
    ];

    /// What refusals call it.
    pub const fn name(self) -> &'static str {
        match self {
            Traffic::NewGuest => "new-guest",
            Traffic::Recovery => "recovery",
            Traffic::NewTable => "new-table",
            Traffic::Chat => "chat",
            Traffic::Command => "command",
            Traffic::Reading => "reading",
        }
    }

    /// What one address may do; `rate` is what the server allows a second where it is generous.
    pub fn allowance(self, rate: NonZeroU32) -> Allowance {
        let (burst, pause) = match self {
            Traffic::NewGuest => (30, Duration::from_secs(6)),
            Traffic::Recovery => (5, Duration::from_secs(20)),
            Traffic::NewTable => (20, Duration::from_secs(3)),
            Traffic::Chat => (10, Duration::from_secs(1)),
            Traffic::Command | Traffic::Reading => {
                let four_seconds = rate.get().saturating_mul(4);
                let pause = Duration::from_secs(1) / rate.get();
                (four_seconds, pause.max(Duration::from_nanos(1)))
            }
        };
        Allowance { burst, pause }
    }

    /// Whoever guesses codes may have a whole site of addresses to do it from.
    fn counted_by(self, address: IpAddr) -> IpAddr {
        match self {
            Traffic::Recovery => neighbours(address, SITE_BITS),
            Traffic::NewGuest
            | Traffic::NewTable
            | Traffic::Chat
            | Traffic::Command
            | Traffic::Reading => household(address),
        }
    }

    /// The longest body, in bytes. Tables may bring an island and a position along.
    pub const fn most_bytes(self) -> usize {
        match self {
            Traffic::NewTable => 64 << 10,
            Traffic::Command => 16 << 10,
            Traffic::Chat => 4 << 10,
            Traffic::NewGuest | Traffic::Recovery | Traffic::Reading => 1 << 10,
        }
    }
}

/// Counts what each address does.
pub struct Limits {
    limiters: Option<[DefaultKeyedRateLimiter<IpAddr>; 6]>,
    asked: AtomicU32,
    notes: Notes<(Traffic, IpAddr)>,
}

/// What was used and other nodes have not heard of, if there are any.
struct Notes<K>(Mutex<Option<BTreeMap<K, u32>>>);

/// Of so many owners notes are taken at a time.
const MOST_NOTES: usize = 20_000;

impl<K> Default for Notes<K> {
    fn default() -> Notes<K> {
        Notes(Mutex::new(None))
    }
}

impl<K: Ord + Clone> Notes<K> {
    fn all(&self) -> MutexGuard<'_, Option<BTreeMap<K, u32>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on notes are taken.
    fn begin(&self) {
        self.all().get_or_insert_default();
    }

    fn add(&self, owner: &K, amount: u32) {
        if let Some(notes) = self.all().as_mut()
            && (notes.len() < MOST_NOTES || notes.contains_key(owner))
        {
            let noted = notes.entry(owner.clone()).or_default();
            *noted = noted.saturating_add(amount);
        }
    }

    fn take(&self) -> Vec<(K, u32)> {
        let notes = self.all().as_mut().map(std::mem::take);
        notes.into_iter().flatten().collect()
    }
}

/// Uses up so much of what an owner may use, or all that is left of it.
fn use_up<K: Hash + Eq + Clone>(limiter: &DefaultKeyedRateLimiter<K>, owner: &K, amount: u32) {
    let (mut left, mut step) = (amount, amount);
    while let Some(some) = NonZeroU32::new(step.min(left)) {
        match limiter.check_key_n(owner, some) {
            Ok(Ok(())) => left -= some.get(),
            _ => step = some.get() / 2,
        }
    }
}

/// Once in so many requests, addresses that were not seen for a while are forgotten.
const FORGET: u32 = 10_000;

impl Limits {
    /// With a rate of 0 everything is allowed.
    pub fn new(rate: u32) -> Limits {
        let rate = NonZeroU32::new(rate);
        let of = |rate| Traffic::ALL.map(|traffic| limiter(traffic.allowance(rate)));
        Limits {
            limiters: rate.map(of),
            asked: AtomicU32::new(0),
            notes: Notes::default(),
        }
    }

    /// From now on it is noted what is allowed, for other nodes.
    pub fn take_note(&self) {
        self.notes.begin();
    }

    /// What was allowed since the last time.
    pub fn noted(&self) -> Vec<((Traffic, IpAddr), u32)> {
        self.notes.take()
    }

    /// Counts what an address has done elsewhere.
    pub fn charge(&self, traffic: Traffic, address: IpAddr, times: u32) {
        if let Some(limiters) = &self.limiters {
            use_up(&limiters[traffic as usize], &address, times);
        }
    }

    /// None if it is allowed; otherwise how long to wait.
    pub fn wait(&self, traffic: Traffic, address: IpAddr) -> Option<Duration> {
        let limiters = self.limiters.as_ref()?;
        if self.asked.fetch_add(1, Ordering::Relaxed) % FORGET == FORGET - 1 {
            limiters.iter().for_each(RateLimiter::retain_recent);
        }
        let counted = traffic.counted_by(address);
        let checked = limiters[traffic as usize].check_key(&counted);
        let Err(refused) = checked else {
            self.notes.add(&(traffic, counted), 1);
            return None;
        };
        Some(refused.wait_time_from(DefaultClock::default().now()))
    }
}

fn limiter(allowance: Allowance) -> DefaultKeyedRateLimiter<IpAddr> {
    let burst = NonZeroU32::new(allowance.burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(allowance.pause).expect("a pause is longer than nothing");
    RateLimiter::keyed(quota.allow_burst(burst))
}

/// How many leading bits of an IPv6 address a household shares, and how many a site.
const HOUSEHOLD_BITS: u32 = 64;
const SITE_BITS: u32 = 48;

/// Whoever has one IPv6 address has all that share its first half.
pub fn household(address: IpAddr) -> IpAddr {
    neighbours(address, HOUSEHOLD_BITS)
}

/// The first address of those that share so many bits.
fn neighbours(address: IpAddr, bits: u32) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(older) => older.into(),
            None => IpAddr::from((address.to_bits() & (u128::MAX << (128 - bits))).to_be_bytes()),
        },
    }
}

/// Counts the bytes of each guest or address.
pub struct Bytes<K: Hash + Eq + Ord + Clone> {
    counted: DefaultKeyedRateLimiter<K>,
    asked: AtomicU32,
    notes: Notes<K>,
}

const HOUR: Duration = Duration::from_hours(1);

impl<K: Hash + Eq + Ord + Clone> Bytes<K> {
    /// So many bytes an hour; as many at once.
    pub fn an_hour(bytes: u32) -> Bytes<K> {
        let bytes = NonZeroU32::new(bytes).unwrap_or(NonZeroU32::MIN);
        let pause = (HOUR / bytes.get()).max(Duration::from_nanos(1));
        let quota = Quota::with_period(pause).expect("a pause is longer than nothing");
        Bytes {
            counted: RateLimiter::keyed(quota.allow_burst(bytes)),
            asked: AtomicU32::new(0),
            notes: Notes::default(),
        }
    }

    /// From now on it is noted what is allowed, for other nodes.
    pub fn take_note(&self) {
        self.notes.begin();
    }

    /// What was allowed since the last time.
    pub fn noted(&self) -> Vec<(K, u32)> {
        self.notes.take()
    }

    /// Counts what an owner has used elsewhere.
    pub fn charge(&self, owner: &K, bytes: u32) {
        use_up(&self.counted, owner, bytes);
    }

    /// None if it may be so many bytes more; otherwise how long to wait.
    pub fn wait(&self, owner: &K, bytes: usize) -> Option<Duration> {
        if self.asked.fetch_add(1, Ordering::Relaxed) % FORGET == FORGET - 1 {
            self.counted.retain_recent();
        }
        let bytes = u32::try_from(bytes).ok().and_then(NonZeroU32::new)?;
        match self.counted.check_key_n(owner, bytes) {
            Ok(Ok(())) => {
                self.notes.add(owner, bytes.get());
                None
            }
            Ok(Err(refused)) => Some(refused.wait_time_from(DefaultClock::default().now())),
            Err(_) => Some(HOUR),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));
    const BOB: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2));

    #[test]
    fn each_kind_and_each_address_has_its_own_limit() {
        let limits = Limits::new(2);
        for traffic in Traffic::ALL {
            let allowance = traffic.allowance(NonZeroU32::new(2).unwrap());
            let allowed = (0..100).filter(|_| limits.wait(traffic, ANN).is_none());
            let allowed = allowed.count() as u32;
            assert_eq!(allowed, allowance.burst, "{traffic:?}");
            let wait = limits.wait(traffic, ANN).unwrap();
            assert!(wait <= allowance.pause, "{traffic:?}: {wait:?}");
            assert_eq!(limits.wait(traffic, BOB), None, "{traffic:?}");
        }
        assert_eq!(Limits::new(u32::MAX).wait(Traffic::Command, ANN), None);
        let unlimited = Limits::new(0);
        assert!((0..1000).all(|_| unlimited.wait(Traffic::Recovery, ANN).is_none()));
    }

    #[test]
    fn the_second_half_of_an_address_is_free_to_choose_and_does_not_count() {
        let limits = Limits::new(1);
        let address = |last: u16| format!("2001:db8:1:2::{last:x}").parse().unwrap();
        let allowed = (0..100).filter(|last| limits.wait(Traffic::Chat, address(*last)).is_none());
        assert_eq!(allowed.count(), 10);
        let other = "2001:db8:1:3::1".parse().unwrap();
        assert_eq!(limits.wait(Traffic::Chat, other), None);
    }

    #[test]
    fn recovery_codes_are_not_guessed_from_a_thousand_networks_of_one_site() {
        let limits = Limits::new(1);
        let network = |third: u16| format!("2001:db8:1:{third:x}::1").parse().unwrap();
        let allowed =
            (0..1000).filter(|third| limits.wait(Traffic::Recovery, network(*third)).is_none());
        assert_eq!(allowed.count(), 5);
        let other = "2001:db8:2::1".parse().unwrap();
        assert_eq!(limits.wait(Traffic::Recovery, other), None);
    }

    /// What is used at one node is missing at the others, however it is told.
    #[test]
    fn what_was_used_elsewhere_is_used_up_here() {
        let [here, there] = [Limits::new(1), Limits::new(1)];
        there.take_note();
        for _ in 0..7 {
            assert_eq!(there.wait(Traffic::Chat, ANN), None);
        }
        let noted = there.noted();
        assert_eq!(noted, [((Traffic::Chat, ANN), 7)]);
        assert!(there.noted().is_empty(), "it is told once");
        for ((traffic, address), times) in noted {
            here.charge(traffic, address, times);
        }
        let left = (0..100).filter(|_| here.wait(Traffic::Chat, ANN).is_none());
        assert_eq!(left.count(), 3);
        // More than there is left is as much as there is left.
        let bytes = Bytes::an_hour(10_000);
        bytes.charge(&ANN, 9_000);
        bytes.charge(&ANN, 9_000);
        assert!(bytes.wait(&ANN, 100).is_some());
        assert_eq!(bytes.wait(&BOB, 9_000), None);
    }

    #[test]
    fn it_is_so_much_an_hour_and_no_more() {
        let bytes = Bytes::an_hour(10_000);
        let counted = (0..100).filter(|_| bytes.wait(&ANN, 1_000).is_none());
        assert_eq!(counted.count(), 10);
        let wait = bytes.wait(&ANN, 1_000).unwrap();
        assert!(wait > HOUR / 20 && wait < HOUR / 5, "{wait:?}");
        assert_eq!(bytes.wait(&BOB, 1_000), None, "others have their own");
        assert_eq!(bytes.wait(&BOB, 20_000), Some(HOUR), "it never fits");
        assert_eq!(Bytes::an_hour(u32::MAX).wait(&ANN, 1 << 30), None);
    }
}
