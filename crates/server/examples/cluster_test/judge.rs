//! What the store has in the end, and what it should have.

use std::collections::BTreeMap;

use server::{PgStore, Store};
use tables::{Actor, Archive, Entry, Millis, Table};

use crate::Error;
use crate::player::{Played, Player};

#[derive(Default)]
pub struct Verdict {
    /// Decisions of people and of programs.
    pub stored: u64,
    pub finished: u64,
    /// Acknowledged, and not there.
    pub lost: u64,
    /// There more than once.
    pub doubled: u64,
    /// Refused, and there nevertheless.
    pub denied: u64,
    /// Tables that do not replay.
    pub broken: u64,
    /// Finished games that do not verify.
    pub unverified: u64,
    /// Decisions a stand-in made for somebody whose time was up.
    pub stand_ins: u64,
}

impl Verdict {
    pub async fn of(url: &str, players: &[Player]) -> Result<Verdict, Error> {
        let store = PgStore::open(url).await?;
        let mut verdict = Verdict::default();
        for played in players.iter().flat_map(|player| &player.played) {
            verdict.judge(&store, played).await?;
        }
        Ok(verdict)
    }

    async fn judge(&mut self, store: &PgStore, played: &Played) -> Result<(), Error> {
        let lines = store.lines(played.table.clone()).await?;
        let entries = lines.iter().map(|line| serde_json::from_str(line));
        let entries: Vec<Entry> = entries.collect::<Result<_, _>>()?;
        let mut stored: BTreeMap<&str, u64> = BTreeMap::new();
        for entry in &entries {
            if let Entry::Acted {
                key, seat, hand, ..
            } = entry
            {
                self.stored += 1;
                self.stand_ins += u64::from(*hand == Actor::StandIn);
                if *seat == 0 && *hand == Actor::Person {
                    *stored.entry(key).or_default() += 1;
                }
            }
        }
        let count = |keys: &mut dyn Iterator<Item = bool>| keys.filter(|it| *it).count() as u64;
        let acknowledged = played.acknowledged.keys();
        self.lost += count(&mut acknowledged.map(|key| !stored.contains_key(&**key)));
        self.doubled += count(&mut stored.values().map(|times| *times > 1));
        self.denied += count(&mut played.denied.iter().map(|key| stored.contains_key(&**key)));
        let restored = Table::restore(&played.table, &entries, Millis(0));
        let Some(mut table) = restored.ok().filter(|table| table.fault().is_none()) else {
            self.broken += 1;
            return Ok(());
        };
        if !table.is_over() {
            return Ok(());
        }
        self.finished += 1;
        let archived = store.archived(played.table.clone()).await?;
        let stored = archived.and_then(|it| Archive::read(it.journal, it.parts));
        // The last one may have ended before it was put away.
        let archive = stored.or_else(|| Some(table.filming(None)?.run()));
        let verified = archive.is_some_and(|archive| {
            table.put_away(archive);
            table.verify().is_ok_and(|verdict| verdict.verified)
        });
        self.unverified += u64::from(!verified);
        Ok(())
    }
}
