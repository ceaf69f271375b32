//! Which nodes share a store, and which of them may write to which table.
//!
//! A node lives from `join` until it is buried, by itself or by another that has not heard of it.
//! From then on nothing it writes counts, whatever it believes.

use super::StoreFuture;

/// The right to write to a table. Every time a table changes hands the number grows; what is
/// written with another number is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Lease(pub u64);

impl Lease {
    /// Of a table that has no owner, and of every table in a store that one program has for itself.
    pub const NONE: Lease = Lease(0);
}

/// One life of a node: whoever joins again is another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u64);

/// What a node says of itself when it joins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeCard {
    /// No two nodes that live have the same.
    pub name: String,
    /// Where other nodes reach it: `10.0.0.7:8081`.
    pub address: String,
}

/// A node that lives, as far as anybody knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRow {
    pub id: NodeId,
    pub card: NodeCard,
    /// It grows as long as the node lives.
    pub beats: u64,
    /// It takes no tables: it gives its own away, or has not begun.
    pub is_leaving: bool,
    /// So many tables are its own.
    pub tables: u32,
}

/// What a node hears when it says that it lives.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pulse {
    /// All nodes that have not been buried, this one among them.
    pub nodes: Vec<NodeRow>,
    /// Tables whose owner has left or died.
    pub orphans: u32,
}

/// Whose a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    Own(Lease),
    Foreign(NodeId),
    /// There is no such table.
    Unknown,
}

/// What becomes of a table that its owner lets go of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parting {
    /// Nobody is at it: whoever is asked for it next takes it.
    Rest,
    /// People are at it: another node takes it at once.
    Orphan,
}

/// Whatever a buried node asks is answered by [`StoreError::Fenced`](super::StoreError::Fenced).
pub trait Registry: Send + Sync + 'static {
    /// Begins a life. Other nodes of this name may still be there: the caller finds out whether
    /// they live.
    fn join(&self, node: NodeCard) -> StoreFuture<NodeId>;
    /// Says that a node lives, and whether it takes no tables.
    fn beat(&self, node: NodeId, is_leaving: bool) -> StoreFuture<Pulse>;
    /// Ends the life of a node. Its tables are orphans then, and their leases are worth nothing. A
    /// node that is not there any more stays buried. Leases of tables it has not opened yet end.
    /// Whoever takes another for dead says how many beats it has seen: one that has beaten since
    /// lives.
    fn bury(&self, node: NodeId, seen: Option<u64>) -> StoreFuture<()>;
    /// A lease for a table that is about to be opened under an id nobody has.
    fn found(&self, node: NodeId, table: String) -> StoreFuture<Lease>;
    /// Takes a table that is nobody's, or says whose it is. A node that has it already gets another
    /// lease: whatever it wrote with the one before is durable by then, or refused for good. If it
    /// could not open the table, its lease ends.
    fn claim(&self, node: NodeId, table: String) -> StoreFuture<Claim>;
    /// Takes orphans, at most so many.
    fn adopt(&self, node: NodeId, most: u32) -> StoreFuture<Vec<(String, Lease)>>;
    /// Lets go of a table; nothing happens if the lease is not the latest.
    fn part(&self, table: String, lease: Lease, how: Parting) -> StoreFuture<()>;
    /// Whose these tables are; those that are nobody's are left out.
    fn owners(&self, tables: Vec<String>) -> StoreFuture<Vec<(String, NodeId)>>;
}
