//! Honest people at tables of their own: they decide at a steady pace, and each decision is timed.

use std::fmt;
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;

use crate::child::Error;
use crate::table::GameAt;
use crate::target::Target;

/// So many tables of four, each with an address of its own.
const TABLES: u8 = 4;
/// One decision at each table in this time.
const PACE: Duration = Duration::from_millis(100);
/// Who cannot open a table tries again after this time.
const LATER: Duration = Duration::from_secs(2);
const MINUTE_MICROS: u64 = 60_000_000;

/// How honest people fared.
pub struct Honest {
    answers: Histogram<u64>,
    /// Decisions that were not answered.
    pub failed: u64,
    /// How often no table could be opened at first.
    turned_away: u64,
}

impl Honest {
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

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
            "{} decisions, p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms, {} failed; {} times turned \
             away at first",
            self.answers.len(),
            at(0.5),
            at(0.99),
            millis(self.answers.max()),
            self.failed,
            self.turned_away
        )
    }
}

pub async fn play(target: &Target, until: Instant) -> Result<Honest, Error> {
    let mut tables = Vec::new();
    for table in 0..TABLES {
        let (base, http) = (target.base.clone(), Target::client([127, 1, 0, table])?);
        tables.push(tokio::spawn(async move {
            let mut fared = Honest::new()?;
            fared.at_table(&http, &base, until).await;
            Ok::<Honest, Error>(fared)
        }));
    }
    let mut honest = Honest::new()?;
    for table in tables {
        let fared = table.await??;
        honest.answers.add(fared.answers)?;
        honest.failed += fared.failed;
        honest.turned_away += fared.turned_away;
    }
    Ok(honest)
}

impl Honest {
    fn new() -> Result<Honest, Error> {
        Ok(Honest {
            answers: Histogram::new_with_max(MINUTE_MICROS, 3)?,
            failed: 0,
            turned_away: 0,
        })
    }

    /// Plays one game after the other; who is turned away comes back later.
    async fn at_table(&mut self, http: &reqwest::Client, base: &str, until: Instant) {
        let bases = [base.to_owned()];
        while Instant::now() < until {
            let Ok(mut game) = GameAt::open(http, &bases).await else {
                self.turned_away += 1;
                tokio::time::sleep(LATER).await;
                continue;
            };
            while Instant::now() < until {
                tokio::time::sleep(PACE).await;
                match game.decide().await {
                    Ok(Some(taken)) => self.answers.saturating_record(taken.as_micros() as u64),
                    Ok(None) => break,
                    Err(_) => {
                        self.failed += 1;
                        break;
                    }
                }
            }
        }
    }
}
