//! Between a table's outline and the row a store keeps of it.

use protocol::TablePhase;
use tables::Outline;

use crate::store::TableRow;

/// Phases as stores know them.
pub const fn phase_name(phase: TablePhase) -> &'static str {
    match phase {
        TablePhase::Gathering => "gathering",
        TablePhase::Running => "running",
        TablePhase::Over => "over",
        TablePhase::Stopped => "stopped",
        TablePhase::Outdated => "outdated",
        TablePhase::Closed => "closed",
    }
}

pub fn write(outline: &Outline) -> TableRow {
    TableRow {
        host: outline.host.clone(),
        game: outline.card.game.clone(),
        phase: phase_name(outline.card.phase),
        is_listed: outline.is_listed(),
        outline: serde_json::to_string(outline).expect("outlines are plain data"),
    }
}

/// None if an older version of the program wrote it in another way; then it is made anew.
pub fn read(outline: &str) -> Option<Outline> {
    Outline::read(outline)
}
