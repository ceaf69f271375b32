//! Bringing tables back from the store: when somebody opens them, and after a restart.

use std::time::Duration;

use protocol::TablePhase;
use tables::{Archive, Entry, Millis, Outline, Table};

use crate::cluster::Title;
use crate::desk::{self, short};
use crate::house::{House, Missing};
use crate::rows;
use crate::store::{Claim, Lease, Parting, StoreError};

/// Tables at which something happened so shortly before the start are brought back at once; their
/// people are about to come back, too.
const ACTIVE: Duration = Duration::from_mins(10);
/// Tables that are closed at a time.
const SWEEP: u32 = 100;
/// How often the server looks for tables that nobody has begun.
const SWEEPS: Duration = Duration::from_mins(1);

/// A table from the store.
pub struct Loaded {
    pub table: Table,
    /// By what right it is written.
    pub title: Title,
    pub archived: bool,
    /// What lists show of it now.
    pub noted: Option<Outline>,
    /// When its clocks began to run.
    pub since: Option<Millis>,
    change: Change,
}

impl Loaded {
    /// A table that was just opened, and is shown in lists already.
    pub fn new(table: Table, title: Title) -> Loaded {
        Loaded {
            noted: Some(table.outline()),
            table,
            title,
            archived: false,
            since: None,
            change: Change::Nothing,
        }
    }
}

/// What reading a table changed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Nothing,
    /// It goes on under newer rules.
    Raised,
    /// Newer rules do not follow it.
    Outdated,
}

/// What the server found when it started.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct StartReport {
    /// Unfinished tables in the store, without those that cannot be read.
    pub running: u32,
    pub gathering: u32,
    /// Tables brought back at once.
    pub read: u32,
    /// Of these, those that go on under newer rules.
    pub raised: u32,
    /// Of these, those that newer rules have ended.
    pub outdated: u32,
    /// Of these, those that lists did not show as they were: the server had ended before it wrote
    /// that down, or an older version never had.
    pub repaired: u32,
    /// Tables whose entries cannot be read, or do not fit each other.
    pub refused: u32,
    /// The folder was used before, but its database is new or empty.
    pub is_emptied: bool,
    /// The server before did not end by itself: what it stored last was taken from the log beside
    /// the file.
    pub had_crashed: bool,
}

impl StartReport {
    /// Says in the log what was found.
    pub fn tell(&self) {
        let StartReport {
            running,
            gathering,
            read,
            raised,
            outdated,
            repaired,
            refused,
            is_emptied,
            had_crashed,
        } = *self;
        tracing::info!(
            running, gathering, read, raised, outdated, repaired, refused, "ready"
        );
        if had_crashed {
            tracing::warn!("the server did not end by itself before; its log was read");
        }
        if refused > 0 {
            tracing::error!(
                refused,
                "some tables cannot be read; others are not affected"
            );
        }
        if is_emptied {
            tracing::warn!("this folder was used before, but its database is empty");
        }
    }
}

impl House {
    /// Brings back the tables that were played at when the server ended. All others wait until
    /// somebody opens them.
    pub async fn resume(&self) -> Result<StartReport, StoreError> {
        let store = &self.shared.store;
        let since = self.shared.seconds().saturating_sub(ACTIVE.as_secs());
        let mut report = StartReport::default();
        let mut running = Vec::new();
        let active = match &self.shared.cluster {
            None => store.active_tables(since).await?,
            // Those whose node is gone are taken over by all nodes together.
            Some(_) => Vec::new(),
        };
        for id in active {
            let _lock = self.loading.lock(&id).await;
            let Ok(loaded) = self.load(&id).await else {
                report.refused += 1;
                tracing::error!(table = %short(&id), "a table could not be brought back");
                continue;
            };
            report.read += 1;
            match loaded.change {
                Change::Nothing => {}
                Change::Raised => report.raised += 1,
                Change::Outdated => report.outdated += 1,
            }
            let outline = loaded.table.outline();
            report.refused += u32::from(outline.card.phase == TablePhase::Stopped);
            if loaded.noted.as_ref() != Some(&outline) {
                store
                    .put_row(id, loaded.title.lease, rows::write(&outline))
                    .await?;
                report.repaired += 1;
            }
            if outline.card.phase == TablePhase::Running {
                let noted = Some(outline);
                running.push(Loaded { noted, ..loaded });
            }
        }
        let counts = store.counts().await?;
        // All at once: no clock runs while the server does not answer.
        for loaded in running {
            self.place(loaded);
        }
        report.running = counts.running;
        report.gathering = counts.gathering;
        report.is_emptied = counts.is_empty;
        Ok(report)
    }

    /// A table from the store, if it is this node's to take. Whoever calls holds its lock.
    pub async fn load(&self, id: &str) -> Result<Loaded, Missing> {
        let title = match &self.shared.cluster {
            None => Title::ALONE,
            Some(cluster) => {
                let life = cluster.id();
                match cluster.claim(life, id).await.map_err(unavailable)? {
                    Claim::Own(lease) => Title { life, lease },
                    Claim::Foreign(node) => return Err(Missing::Elsewhere(node)),
                    Claim::Unknown => return Err(Missing::Unknown),
                }
            }
        };
        self.load_with(id, title).await
    }

    /// A table of which this node holds the lease.
    pub async fn load_with(&self, id: &str, title: Title) -> Result<Loaded, Missing> {
        let loaded = self.read(id, title).await;
        if let Err(Missing::Broken(why)) = &loaded {
            tracing::error!(table = %short(id), %why, "a table cannot be read");
            self.note_broken(id, title.lease).await;
        }
        loaded
    }

    async fn read(&self, id: &str, title: Title) -> Result<Loaded, Missing> {
        let (store, now) = (&self.shared.store, self.shared.now());
        let lines = store.lines(id.to_owned()).await.map_err(unavailable)?;
        if lines.is_empty() {
            return Err(Missing::Unknown);
        }
        let noted = store.outline(id.to_owned()).await.map_err(unavailable)?;
        let archived = store.archived(id.to_owned()).await.map_err(unavailable)?;
        let (journal, parts) =
            archived.map_or((None, Vec::new()), |it| (Some(it.journal), it.parts));
        let loaded = |table, archived, change| Loaded {
            table,
            title,
            archived,
            noted: noted.as_deref().and_then(rows::read),
            since: Some(now),
            change,
        };
        let named = id.to_owned();
        if let (Some(journal), false) = (journal.clone(), parts.is_empty()) {
            let table = self.shared.bring_back(move || {
                let archive = Archive::read(journal, parts);
                let archive = archive.ok_or(Missing::Broken("its archive".into()))?;
                Table::look_up(&named, read_entries(&lines)?, archive, now).map_err(broken)
            });
            let table = table.await.ok_or(Missing::Unavailable)??;
            return Ok(loaded(table, true, Change::Nothing));
        }
        let restored = self.shared.bring_back(move || {
            let entries = read_entries(&lines)?;
            let table = Table::restore(&named, &entries, now).map_err(broken)?;
            Ok((table, entries))
        });
        let (mut table, mut entries) = restored.await.ok_or(Missing::Unavailable)??;
        if let Some(fault) = table.fault() {
            tracing::error!(table = %short(id), %fault, "a table does not follow its journal");
        }
        let mut change = Change::Nothing;
        // A game that was archived before its rules changed needs no word about it.
        if journal.is_none()
            && let Some(pending) = table.brought_up(self.shared.fresh_seed())
        {
            let batch = desk::batch(id, title.lease, &pending, self.shared.seconds());
            store.append(batch).await.map_err(unavailable)?;
            entries.extend(pending.entries.clone());
            change = match table.fault() {
                None => Change::Raised,
                Some(_) => Change::Outdated,
            };
            table.commit(pending, now);
        }
        let Some(filming) = table.filming(journal) else {
            return Ok(loaded(table, false, change));
        };
        let archive = self.shared.archive(id, filming).await;
        let archive = archive.map_err(unavailable)?;
        let table = Table::look_up(id, entries, archive, now).map_err(broken)?;
        Ok(loaded(table, true, change))
    }

    /// Lists say that a table cannot be read; nobody waits for it.
    async fn note_broken(&self, id: &str, lease: Lease) {
        let store = &self.shared.store;
        let outline = store.outline(id.to_owned()).await.ok().flatten();
        let outline = outline.as_deref().and_then(rows::read);
        if let Some(outline) = outline.filter(Outline::is_unfinished) {
            let row = rows::write(&outline.stopped());
            if let Err(why) = store.put_row(id.to_owned(), lease, row).await {
                tracing::error!(%why, "lists cannot be kept");
            }
        }
    }

    /// Films the games that older versions of this program archived without pictures, as long as
    /// the rules still follow them.
    pub async fn complete_archive(&self) {
        let bare = self.shared.store.bare_archives().await.unwrap_or_default();
        for id in bare {
            if *self.shared.close.borrow() {
                return;
            }
            let _lock = self.loading.lock(&id).await;
            let loaded = self.load(&id).await;
            if let (Some(cluster), Ok(loaded)) = (&self.shared.cluster, &loaded) {
                cluster.part(&id, loaded.title.lease, Parting::Rest).await;
            }
            // Another node that has it films it.
            if loaded.is_err_and(|it| !matches!(it, Missing::Elsewhere(_))) {
                tracing::error!(table = %short(&id), "a finished game could not be filmed");
            }
        }
    }

    /// Closes tables that nobody has begun, again and again until the server ends.
    pub async fn sweep(&self) {
        let mut closing = self.shared.close.subscribe();
        let pause = SWEEPS.min(self.shared.config.unstarted);
        while !*closing.borrow_and_update() {
            self.close_unstarted().await;
            self.shared.openers.forget_old();
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                _ = closing.changed() => {}
            }
        }
    }

    async fn close_unstarted(&self) {
        let before = self
            .shared
            .seconds()
            .saturating_sub(self.shared.config.unstarted.as_secs());
        loop {
            let old = self.shared.store.unstarted(before, SWEEP).await;
            let old = old.unwrap_or_default();
            let mut closed = 0;
            for id in &old {
                if let Ok(handle) = self.find(id).await {
                    closed += u32::from(handle.close().await.is_ok());
                }
            }
            // What could not be closed now is found again next time.
            if closed < SWEEP {
                return;
            }
        }
    }
}

fn unavailable(_: StoreError) -> Missing {
    Missing::Unavailable
}

#[allow(clippy::needless_pass_by_value, reason = "it maps errors")]
fn broken(why: tables::BadEntry) -> Missing {
    Missing::Broken(format!("entry {}", why.number))
}

fn read_entries(lines: &[String]) -> Result<Vec<Entry>, Missing> {
    let entries = lines.iter().enumerate().map(|(number, line)| {
        let entry = serde_json::from_str(line);
        entry.map_err(|_| Missing::Broken(format!("entry {number}")))
    });
    entries.collect()
}
