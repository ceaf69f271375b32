//! Tables as they are named on the command line: a game with a number of seats, `sea/new_shores:4`.

use families::{Family, FamilyId, Listing, OptionsOf, Visitor};

/// The family of a table.
pub fn family(table: &str) -> FamilyId {
    let game = table.split(':').next().unwrap_or_default();
    families::listing(game).expect("a game of the house").family
}

/// The options of a table of this family.
pub fn options<G: Family>(table: &str) -> OptionsOf<G> {
    let (game, seats) = table
        .split_once(':')
        .expect("a game, a colon, a number of seats");
    let seats = seats.parse().expect("a number of seats");
    let options = families::visit(game, Some(seats), &[], Written).expect("a game of the house");
    serde_json::from_value(options).expect("all tables are of one family")
}

struct Written;

impl Visitor for Written {
    type Out = serde_json::Value;
    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> serde_json::Value {
        serde_json::to_value(options).expect("options can be written")
    }
}
