//! Honest people at tables of their own: they decide at a steady pace, and each decision is timed.

use std::fmt;
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;

use crate::table::{Error, GameAt};
use crate::target::Target;

/// So many tables of four, each with an address of its own.
const TABLES: u8 = 4;
/// One decision at each table in this time.
const PACE: Duration = Duration::from_millis(100);
const MINUTE_MICROS: u64 = 60_000_000;

/// How honest people fared.
pub struct Honest {
    answers: Histogram<u64>,
    pub failed: u64,
}

impl Honest {
    pub fn p99(&self) -> Duration {
        Duration::from_micros(self.answers.value_at_quantile(0.99))
    }
}

impl fmt::Display for Honest {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let millis = |micros: u64| micros as f64 / 1000.0;
        let at = |quantile| millis(self.answers.value_at_quantile(quantile));
        write!(
            f,
            "{} decisions, p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms, {} failed",
            self.answers.len(),
            at(0.5),
            at(0.99),
            millis(self.answers.max()),
            self.failed
        )
    }
}

pub async fn play(target: &Target, until: Instant) -> Result<Honest, Error> {
    let mut tables = Vec::new();
    for table in 0..TABLES {
        let (base, http) = (target.base.clone(), target.client([10, 1, 0, table])?);
        tables.push(tokio::spawn(
            async move { at_table(&http, &base, until).await },
        ));
    }
    let mut honest = Honest {
        answers: Histogram::new_with_max(MINUTE_MICROS, 3)?,
        failed: 0,
    };
    for table in tables {
        let (delays, failed) = table.await??;
        for delay in delays {
            honest.answers.saturating_record(delay.as_micros() as u64);
        }
        honest.failed += failed;
    }
    Ok(honest)
}

/// Plays one game after the other. Whoever is refused sits down at another table.
async fn at_table(
    http: &reqwest::Client,
    base: &str,
    until: Instant,
) -> Result<(Vec<Duration>, u64), Error> {
    let (mut delays, mut failed) = (Vec::new(), 0);
    while Instant::now() < until {
        let mut game = GameAt::open(http, base).await?;
        while Instant::now() < until {
            tokio::time::sleep(PACE).await;
            match game.decide().await {
                Ok(Some(taken)) => delays.push(taken),
                Ok(None) => break,
                Err(_) => {
                    failed += 1;
                    break;
                }
            }
        }
    }
    Ok((delays, failed))
}
