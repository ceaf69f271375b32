//! Nodes and leases, in SQL.

use tokio_postgres::Row;

use super::{MEND, PULSE, PgStore, params, query};
use crate::store::{
    Claim, Lease, NodeCard, NodeId, NodeRow, Parting, Pulse, Registry, StoreFuture,
};

fn number(row: &Row, column: usize) -> u64 {
    row.get::<_, i64>(column) as u64
}

fn node(row: &Row) -> NodeRow {
    NodeRow {
        id: NodeId(number(row, 0)),
        card: NodeCard {
            name: row.get(1),
            address: row.get(2),
        },
        beats: number(row, 3),
        is_leaving: row.get(4),
        tables: number(row, 6) as u32,
    }
}

fn claim(row: &Row) -> Claim {
    let [given, other] = [0, 1].map(|column| row.get::<_, Option<i64>>(column));
    match (given, other) {
        (Some(lease), _) => Claim::Own(Lease(lease as u64)),
        (None, Some(other)) => Claim::Foreign(NodeId(other as u64)),
        (None, None) => Claim::Unknown,
    }
}

impl Registry for PgStore {
    fn join(&self, card: NodeCard) -> StoreFuture<NodeId> {
        let sql = "INSERT INTO nodes (name, address) VALUES ($1, $2) RETURNING id";
        let params = params![card.name, card.address];
        query(&self.pulse, MEND, sql, params, |rows| {
            NodeId(number(&rows[0], 0))
        })
    }

    fn beat(&self, id: NodeId, is_leaving: bool) -> StoreFuture<Pulse> {
        let sql = "SELECT id, name, address, beats, is_leaving,
                          (SELECT count(*) FROM leases WHERE node IS NULL),
                          (SELECT count(*) FROM leases WHERE node = beating.id)
                   FROM beat($1, $2) AS beating";
        let params = params![id.0 as i64, is_leaving];
        query(&self.pulse, PULSE, sql, params, |rows| Pulse {
            nodes: rows.iter().map(node).collect(),
            orphans: rows.first().map_or(0, |row| number(row, 5) as u32),
        })
    }

    fn bury(&self, node: NodeId, seen: Option<u64>) -> StoreFuture<()> {
        let seen = seen.map(|beats| beats as i64);
        let (sql, params) = ("SELECT bury($1, $2)", params![node.0 as i64, seen]);
        query(&self.pulse, MEND, sql, params, |_| ())
    }

    fn found(&self, node: NodeId, table: String) -> StoreFuture<Lease> {
        let sql = "SELECT found_table($1, $2)";
        self.query(sql, params![node.0 as i64, table], |rows| {
            Lease(number(&rows[0], 0))
        })
    }

    fn claim(&self, node: NodeId, table: String) -> StoreFuture<Claim> {
        let sql = "SELECT given, other FROM claim_table($1, $2)";
        self.query(sql, params![node.0 as i64, table], |rows| claim(&rows[0]))
    }

    fn adopt(&self, node: NodeId, most: u32) -> StoreFuture<Vec<(String, Lease)>> {
        let sql = "SELECT id, given FROM adopt_tables($1, $2)";
        let params = params![node.0 as i64, most as i64];
        query(&self.pulse, MEND, sql, params, |rows| {
            let adopted = rows.iter().map(|row| (row.get(0), Lease(number(row, 1))));
            adopted.collect()
        })
    }

    fn part(&self, table: String, lease: Lease, how: Parting) -> StoreFuture<()> {
        let sql = match how {
            Parting::Rest => "DELETE FROM leases WHERE game_table = $1 AND lease = $2",
            Parting::Orphan => {
                "UPDATE leases SET lease = nextval('lease_numbers'), node = NULL
                 WHERE game_table = $1 AND lease = $2"
            }
        };
        self.run(sql, params![table, lease.0 as i64])
    }

    fn owners(&self, tables: Vec<String>) -> StoreFuture<Vec<(String, NodeId)>> {
        let sql = "SELECT game_table, node FROM leases
                   WHERE game_table = ANY($1) AND node IS NOT NULL";
        self.query(sql, params![tables], |rows| {
            let owners = rows.iter().map(|row| (row.get(0), NodeId(number(row, 1))));
            owners.collect()
        })
    }
}
