//! How often one address may ask, and how much it may send, by the kind of route.
//!
//! What costs others something (a guest, a table, a line of chat) or could be guessed (a recovery
//! code) is scarce; playing and looking is not. The table is in `docs/platform.md`.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// What a route is, as far as limits are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
        }
    }

    /// None if it is allowed; otherwise how long to wait.
    pub fn wait(&self, traffic: Traffic, address: IpAddr) -> Option<Duration> {
        let limiters = self.limiters.as_ref()?;
        if self.asked.fetch_add(1, Ordering::Relaxed) % FORGET == FORGET - 1 {
            limiters.iter().for_each(RateLimiter::retain_recent);
        }
        let checked = limiters[traffic as usize].check_key(&household(address));
        let refused = checked.err()?;
        Some(refused.wait_time_from(DefaultClock::default().now()))
    }
}

fn limiter(allowance: Allowance) -> DefaultKeyedRateLimiter<IpAddr> {
    let burst = NonZeroU32::new(allowance.burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(allowance.pause).expect("a pause is longer than nothing");
    RateLimiter::keyed(quota.allow_burst(burst))
}

/// Whoever has one address of the newer kind has all that share its first half.
pub fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(older) => older.into(),
            None => IpAddr::from((address.to_bits() & !u128::from(u64::MAX)).to_be_bytes()),
        },
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
}
