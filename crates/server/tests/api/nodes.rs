//! Leases: who may write to a table, and who not any more.

use std::collections::BTreeMap;
use std::time::Duration;

use server::{
    Batch, Claim, Lease, MemoryStore, NodeCard, NodeId, Parting, Registry, Store, StoreError,
};

use crate::space::Space;
use crate::stores::{batch, row};

/// A store that several nodes share.
trait Common: Store + Registry {}
impl<S: Store + Registry> Common for S {}

async fn join(store: &dyn Common, name: &str) -> NodeId {
    let card = NodeCard {
        name: name.into(),
        address: format!("10.0.0.7:{}", name.len()),
    };
    store.join(card).await.unwrap()
}

fn by(lease: Lease, batch: Batch) -> Batch {
    Batch { lease, ..batch }
}

/// Opens a table with one line.
async fn open(store: &dyn Common, node: NodeId, table: &str) -> Lease {
    let lease = store.found(node, table.into()).await.unwrap();
    let opened = by(lease, batch(table, 0, &["opened"]));
    store.append(opened).await.unwrap();
    lease
}

async fn own(store: &dyn Common, node: NodeId, table: &str) -> Lease {
    match store.claim(node, table.into()).await.unwrap() {
        Claim::Own(lease) => lease,
        other => panic!("{other:?}"),
    }
}

/// Nothing is written by this lease.
async fn is_fenced(store: &dyn Common, lease: Lease, table: &str, next: u64) {
    let late = store.append(by(lease, batch(table, next, &["late"]))).await;
    assert!(matches!(late, Err(StoreError::Fenced)), "{late:?}");
    let late = row("running", "late", true);
    let late = store.put_row(table.into(), lease, late).await;
    assert!(matches!(late, Err(StoreError::Fenced)), "{late:?}");
    let lines = store.lines(table.into()).await.unwrap();
    assert_eq!(lines.len() as u64, next, "{lines:?}");
}

async fn keeps_leases(store: &dyn Common) {
    let (ann, bob) = (join(store, "ann").await, join(store, "bob").await);
    let first = open(store, ann, "t").await;
    is_fenced(store, Lease::NONE, "t", 1).await;
    is_fenced(store, Lease(first.0 + 1_000), "t", 1).await;
    let claim = |node, table: &str| store.claim(node, table.into());
    assert_eq!(claim(bob, "t").await.unwrap(), Claim::Foreign(ann));
    assert_eq!(claim(bob, "none").await.unwrap(), Claim::Unknown);
    let second = own(store, ann, "t").await;
    assert!(second > first);
    is_fenced(store, first, "t", 1).await;
    let more = by(second, batch("t", 1, &["more"]));
    store.append(more.clone()).await.unwrap();
    let again = store.append(more).await;
    assert!(
        matches!(again, Err(StoreError::Occupied { first: 1 })),
        "{again:?}"
    );
    let gap = store.append(by(second, batch("t", 3, &["gap"]))).await;
    assert!(
        matches!(gap, Err(StoreError::Occupied { first: 3 })),
        "{gap:?}"
    );
    let tables = vec!["none".to_owned(), "t".to_owned()];
    let owners = store.owners(tables.clone()).await.unwrap();
    assert_eq!(owners, [("t".to_owned(), ann)]);
    // Only the latest lease can be given up.
    store.part("t".into(), first, Parting::Rest).await.unwrap();
    assert_eq!(claim(bob, "t").await.unwrap(), Claim::Foreign(ann));
    store.part("t".into(), second, Parting::Rest).await.unwrap();
    assert_eq!(store.owners(tables).await.unwrap(), []);
    is_fenced(store, second, "t", 2).await;
    let third = own(store, bob, "t").await;
    assert!(third > second);
    is_fenced(store, second, "t", 2).await;
    store
        .part("t".into(), third, Parting::Orphan)
        .await
        .unwrap();
    is_fenced(store, third, "t", 2).await;
    let adopted = store.adopt(ann, 9).await.unwrap();
    let [(table, fourth)] = &adopted[..] else {
        panic!("{adopted:?}");
    };
    assert!(table == "t" && *fourth > third);
    assert_eq!(claim(bob, "t").await.unwrap(), Claim::Foreign(ann));
}

async fn keeps_the_dead_out(store: &dyn Common) {
    let (ann, bob) = (join(store, "ann").await, join(store, "bob").await);
    let mut leases = Vec::new();
    for table in ["x", "y", "z"] {
        leases.push((table, open(store, ann, table).await));
    }
    let unopened = store.found(ann, "unopened".into()).await.unwrap();
    let pulse = store.beat(ann, true).await.unwrap();
    assert_eq!(pulse.orphans, 0);
    let told: Vec<_> = pulse
        .nodes
        .iter()
        .map(|it| (it.id, it.beats, it.is_leaving))
        .collect();
    assert_eq!(told, [(ann, 1, true), (bob, 0, false)]);
    assert_eq!(pulse.nodes[0].card.address, "10.0.0.7:3");
    // Whoever has beaten since it was seen lives.
    store.bury(ann, Some(0)).await.unwrap();
    assert_eq!(store.beat(bob, false).await.unwrap().nodes.len(), 2);
    for _ in 0..2 {
        store.bury(ann, Some(1)).await.unwrap();
    }
    let fenced = [
        store.beat(ann, false).await.err(),
        store.claim(ann, "x".into()).await.err(),
        store.claim(ann, "none".into()).await.err(),
        store.found(ann, "new".into()).await.err(),
        store.adopt(ann, 9).await.err(),
    ];
    for answer in fenced {
        assert!(matches!(answer, Some(StoreError::Fenced)), "{answer:?}");
    }
    for (table, lease) in &leases {
        is_fenced(store, *lease, table, 1).await;
    }
    is_fenced(store, unopened, "unopened", 0).await;
    let pulse = store.beat(bob, false).await.unwrap();
    assert_eq!((pulse.nodes.len(), pulse.orphans), (1, 3));
    // Whoever is asked for one of them takes it, and the others are adopted.
    own(store, bob, "y").await;
    assert_eq!(store.adopt(bob, 1).await.unwrap().len(), 1);
    assert_eq!(store.adopt(bob, 9).await.unwrap().len(), 1);
    assert_eq!(store.adopt(bob, 9).await.unwrap(), []);
    assert_eq!(store.beat(bob, false).await.unwrap().orphans, 0);
    assert!(
        join(store, "ann").await > bob,
        "another life has another number"
    );
}

/// A table whose opening failed: whatever is still on its way is refused.
async fn ends_what_was_never_opened(store: &dyn Common) {
    let ann = join(store, "ann").await;
    let lease = store.found(ann, "u".into()).await.unwrap();
    let claim = store.claim(ann, "u".into()).await.unwrap();
    assert_eq!(claim, Claim::Unknown);
    is_fenced(store, lease, "u", 0).await;
    assert_eq!(store.owners(vec!["u".into()]).await.unwrap(), []);
}

/// A table of a time when one program had the store for itself.
async fn takes_what_is_nobodys(store: &dyn Common) {
    store.append(batch("old", 0, &["opened"])).await.unwrap();
    let ann = join(store, "ann").await;
    let lease = own(store, ann, "old").await;
    is_fenced(store, Lease::NONE, "old", 1).await;
    let more = by(lease, batch("old", 1, &["more"]));
    store.append(more).await.unwrap();
}

async fn keeps_nodes_apart(store: &dyn Common) {
    keeps_leases(store).await;
    ends_what_was_never_opened(store).await;
    takes_what_is_nobodys(store).await;
}

#[tokio::test]
async fn memory_keeps_nodes_apart() {
    keeps_nodes_apart(&MemoryStore::default()).await;
    keeps_the_dead_out(&MemoryStore::default()).await;
    shares_orphans(MemoryStore::default()).await;
}

#[tokio::test]
async fn postgres_keeps_nodes_apart() {
    let space = Space::new().await;
    keeps_nodes_apart(&space.open().await).await;
    let space = Space::new().await;
    keeps_the_dead_out(&space.open().await).await;
}

/// Several nodes adopt and claim at once: every table has one owner.
async fn shares_orphans(store: impl Common + Clone) {
    let dead = join(&store, "dead").await;
    for number in 0..60 {
        open(&store, dead, &format!("t{number}")).await;
    }
    store.bury(dead, None).await.unwrap();
    let mut adopting = tokio::task::JoinSet::new();
    for number in 0..4 {
        let store = store.clone();
        adopting.spawn(async move {
            let node = join(&store, &format!("n{number}")).await;
            let mut mine = Vec::new();
            for number in 0..20 {
                mine.extend(store.adopt(node, 2).await.unwrap());
                let table = format!("t{number}");
                if let Claim::Own(lease) = store.claim(node, table.clone()).await.unwrap() {
                    mine.retain(|(it, _)| *it != table);
                    mine.push((table, lease));
                }
            }
            mine
        });
    }
    let mut taken = BTreeMap::new();
    for (table, lease) in adopting.join_all().await.into_iter().flatten() {
        assert_eq!(
            taken.insert(table.clone(), lease),
            None,
            "{table} has two owners"
        );
    }
    assert_eq!(taken.len(), 60);
    for (table, lease) in taken {
        store
            .append(by(lease, batch(&table, 1, &["more"])))
            .await
            .unwrap();
    }
}

#[tokio::test]
async fn postgres_gives_each_orphan_to_one() {
    let space = Space::new().await;
    shares_orphans(space.open().await).await;
}

/// Whoever takes a table waits until it is decided what becomes of the lines under way.
#[tokio::test]
async fn whoever_takes_a_table_waits_for_its_lines() {
    const SHORTLY: Duration = Duration::from_millis(300);
    let space = Space::new().await;
    let store = space.open().await;
    let ann = join(&store, "ann").await;
    let mut lease = open(&store, ann, "t").await;
    let mut other = space.connect().await;
    for (next, is_claimed) in [(1, true), (2, false)] {
        // The same line, written by somebody who does not commit: ours has to wait.
        let blocker = other.transaction().await.unwrap();
        let sql = "INSERT INTO lines VALUES ('t', $1, 'x')";
        blocker.execute(sql, &[&(next as i64)]).await.unwrap();
        let appending = tokio::spawn(store.append(by(lease, batch("t", next, &["slow"]))));
        tokio::time::sleep(SHORTLY).await;
        let other_store = store.clone();
        let mut taking = tokio::spawn(async move {
            if is_claimed {
                own(&other_store, ann, "t").await
            } else {
                other_store.bury(ann, None).await.unwrap();
                Lease::NONE
            }
        });
        let early = tokio::time::timeout(SHORTLY, &mut taking).await;
        assert!(early.is_err(), "it did not wait");
        blocker.rollback().await.unwrap();
        appending.await.unwrap().unwrap();
        let taken = taking.await.unwrap();
        assert_eq!(
            store.lines("t".into()).await.unwrap().len() as u64,
            next + 1
        );
        is_fenced(&store, lease, "t", next + 1).await;
        lease = taken;
    }
}
