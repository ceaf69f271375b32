//! Tables at sea: printed scenarios, and a sea that is in no box.

#![allow(dead_code, reason = "every test binary uses a part of it")]

use board::{Board, Options};
use game::Seat;

use crate::table::Table;

impl Table {
    /// A scenario after the founding phase, the printed map without any piece; red is on turn.
    pub fn scenario(id: &str, seats: u8) -> Table {
        Table::laid_out(&at_sea(id, seats))
    }

    /// The open sea with four small islands, for three: see [`archipelago`].
    pub fn archipelago() -> Table {
        Table::laid_out(&archipelago())
    }

    pub fn ship(self, owner: &str, edges: &str) -> Table {
        self.pieces(owner, "ship", edges)
    }

    /// Ends the turn of the seat on turn and rolls a number nobody is paid for, round to this seat.
    pub fn round(self) -> Table {
        let mut table = self;
        let first = table.on_turn();
        loop {
            let end = format!("{}: end", table.on_turn());
            table = table.play(&end);
            let roll = format!("{}: roll; roll 1+1", table.on_turn());
            table = table.play(&roll);
            if table.on_turn() == first {
                return table;
            }
        }
    }

    /// Before the roll, with whatever was changed besides the lines of the position.
    pub fn before_roll_kept(mut self) -> Table {
        self.state.public.agenda = board::Agenda::new(board::Task::BeforeRoll);
        self
    }

    /// A settlement, with whatever was changed besides the lines of the position.
    pub fn settlement_kept(self, owner: &str, corner: &str) -> Table {
        let sea = self.state.public.sea;
        let mut table = self.settlement(owner, corner);
        table.state.public.sea = sea;
        table
    }

    /// More cards, with whatever was played before.
    pub fn hand_kept(mut self, name: &str, goods: &str) -> Table {
        let seat = self.seat(name);
        for pair in goods.split(' ').collect::<Vec<_>>().chunks(2) {
            let kind = <board::Resource as board::Countable>::named(pair[1]).expect("a resource");
            let count: u32 = pair[0].parse().expect("a number");
            let card = board::Goods::of(kind, count);
            self.state.public.bank -= card;
            self.state.secret.own[seat.index()].hand += card;
            self.state.public.pieces[seat.index()].hand_size += count as u8;
        }
        self
    }

    /// The build part of this seat's turn, with whatever was played before.
    pub fn turn_kept(mut self, name: &str) -> Table {
        self.state.public.turn = self.seat(name);
        self.state.public.agenda = board::Agenda::new(board::Task::Main);
        self
    }

    /// What the sea keeps of a seat.
    pub fn fleet(&self, name: &str) -> board::Fleet {
        *self.state.fleet(self.seat(name))
    }

    /// The name of the hex of the pirate.
    pub fn pirate(&self) -> String {
        self.rules.hex_name(self.state.public.sea.pirate)
    }
}

/// The printed map of a scenario; red begins.
pub fn at_sea(id: &str, seats: u8) -> Options {
    let points = board::scenario(id).map_or(10, board::Scenario::points);
    Options {
        seats,
        board: Board::Printed,
        scenario: Some(id.to_owned()),
        points,
        start: Some(Seat(0)),
        ..Options::default()
    }
}

/// Seven times five hexes, mostly water. In the third row from west to east: pasture 5 (with forest
/// 6 above it), water, the desert, two waters, gold 9, hills 4 (with fields 10 above); in the first
/// row mountains 8 at 3,0.
pub fn archipelago() -> Options {
    let land = |q: i8, r: i8| match (q, r) {
        (0, 1) => ("forest", Some(6)),
        (0, 2) => ("pasture", Some(5)),
        (2, 2) => ("desert", None),
        (5, 2) => ("gold", Some(9)),
        (6, 2) => ("hills", Some(4)),
        (6, 1) => ("fields", Some(10)),
        (3, 0) => ("mountains", Some(8)),
        _ => ("sea", None),
    };
    let hexes: Vec<serde_json::Value> = (0..5)
        .flat_map(|r| (0..7).map(move |q| (q, r)))
        .map(|(q, r)| {
            let (terrain, number) = land(q, r);
            serde_json::json!({"q": q, "r": r, "terrain": terrain, "number": number})
        })
        .collect();
    let map = serde_json::json!({
        "hexes": hexes,
        "harbours": [{"q": 0, "r": 2, "dir": 5, "type": "generic"}],
        "robber": {"q": 2, "r": 2},
        "sea": {
            "points": 10,
            "pirate": "frame",
            "bonus": 2,
            "regions": [
                {"name": "west", "hexes": [[0, 1], [0, 2]]},
                {"name": "middle", "hexes": [[2, 2]]},
                {"name": "east", "hexes": [[5, 2], [6, 2], [6, 1]]},
                {"name": "north", "hexes": [[3, 0]]}
            ]
        }
    });
    Options {
        seats: 3,
        board: Board::Map(Box::new(serde_json::from_value(map).expect("a map"))),
        start: Some(Seat(0)),
        ..Options::default()
    }
}
