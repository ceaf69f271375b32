//! What strangers may send, each as bytes: read, tried, and thrown away. What it cost comes back.
//!
//! The fuzzer (`fuzz/`) runs the same targets.

#[path = "../wishes/mod.rs"]
mod wishes;

use board::Options;
use families::{Family, Listing, OptionsOf, Override, Visitor};
use game::testing::{CountingLuck, TestLuck};
use game::{Log, Notation as _, Seat, Setup as _, Step, playout};
use records::{Journal, peek, replay, verify};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tables::{Decided, Entry, Millis, Opening, Table};
use wishes::{ann, start_of_bots, wish};

/// Counted, not timed: the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cost {
    /// Draws of chance.
    pub draws: u32,
    /// Steps of a game.
    pub steps: usize,
    /// Bytes that would be stored or sent back.
    pub bytes: usize,
}

/// What a map of one's own may draw.
const MOST_DRAWS: u32 = 50_000;
/// A table, its first state and its journal.
const MOST_BYTES: usize = 128 << 10;
/// Every draw of a layout is a line of the journal.
const DRAW_BYTES: usize = 24;

impl Cost {
    /// Fails if a text cost more than a text of its length may.
    fn check(&self, name: &str, text: &[u8]) {
        let is_little = self.draws <= MOST_DRAWS
            && self.bytes <= MOST_BYTES + text.len() + self.draws as usize * DRAW_BYTES
            && self.steps <= 1_000 + text.len();
        let shown = String::from_utf8_lossy(&text[..text.len().min(400)]);
        assert!(is_little, "{name}: {self:?} for {shown}");
    }
}

/// Tries a text on a target, and fails if it costs too much.
pub fn run(target: &str, text: &[u8]) -> Cost {
    let cost = match target {
        "map" => map(text),
        "options" => options(text),
        "position" => position(text),
        "action" => action(text),
        "journal" => journal(text),
        other => panic!("there is no target {other}"),
    };
    cost.check(target, text);
    cost
}

/// Opens a table and begins its game; what would be stored of it, and the table if there is one.
fn begin(opening: Opening) -> (Cost, Option<Table>) {
    let seats = opening.seats;
    let (mut table, first) = match Table::open("t", opening) {
        Ok(opened) => opened,
        Err(refused) => {
            let bytes = format!("{refused:?}").len();
            return (
                Cost {
                    bytes,
                    ..Cost::default()
                },
                None,
            );
        }
    };
    let mut bytes = json!(first).to_string().len();
    let mut draws = 0;
    for command in start_of_bots(seats) {
        let Ok(Decided::Pending(pending)) = table.decide(&ann(), command, Millis(0)) else {
            return (
                Cost {
                    bytes,
                    ..Cost::default()
                },
                None,
            );
        };
        bytes += json!(pending.entries).to_string().len();
        draws += pending.entries.iter().map(drawn).sum::<u32>();
        table.commit(pending, Millis(0));
    }
    let state = table.state(None, Millis(0));
    bytes += json!(state).to_string().len();
    let steps = table.version() as usize;
    (
        Cost {
            draws,
            steps,
            bytes,
        },
        Some(table),
    )
}

/// Every draw of a beginning is a line of its journal.
fn drawn(entry: &Entry) -> u32 {
    let Entry::Begun { journal } = entry else {
        return 0;
    };
    let is_draw = |line: &&str| line.starts_with("layout ") || line.starts_with("* ");
    journal.lines().filter(is_draw).count() as u32
}

/// A map of one's own, of the base game or of the sea.
fn map(bytes: &[u8]) -> Cost {
    let Ok(map) = serde_json::from_slice::<Value>(bytes) else {
        return Cost::default();
    };
    let chosen = json!({ "board": { "map": map }, "seats": 3 });
    let mut luck = CountingLuck::new(1);
    if let Ok(options) = serde_json::from_value::<Options>(chosen) {
        let _ = board::Setup::deal(&options, &mut luck);
    }
    let (cost, _) = begin(wish("base", 3, json!({ "board": { "map": map } }), None));
    Cost {
        draws: luck.draws,
        ..cost
    }
}

const GAMES: [(&str, u8); 7] = [
    ("base", 3),
    ("two", 2),
    ("dice", 2),
    ("knights", 4),
    ("rivals/duel", 2),
    ("sea/four_islands", 3),
    ("knights+sea/new_shores", 4),
];

/// The first byte chooses the game, the rest is for it.
fn game(bytes: &[u8]) -> ((&'static str, u8), &[u8]) {
    let (first, rest) = bytes.split_first().unwrap_or((&0, &[]));
    (GAMES[usize::from(*first) % GAMES.len()], rest)
}

fn options(bytes: &[u8]) -> Cost {
    let ((id, seats), text) = game(bytes);
    let Ok(options) = serde_json::from_slice::<Value>(text) else {
        return Cost::default();
    };
    // What is refused in the end may have been dealt for a while.
    let all = options.as_object().into_iter().flatten();
    let chosen = all.map(|(key, value)| Override {
        key: key.clone(),
        value: value.to_string(),
    });
    let chosen: Vec<Override> = chosen.collect();
    let dealt = families::visit(id, Some(seats), &chosen, Deal).unwrap_or_default();
    let (cost, _) = begin(wish(id, seats, options, None));
    Cost {
        draws: cost.draws.max(dealt),
        ..cost
    }
}

/// How many draws a deal takes.
struct Deal;

impl Visitor for Deal {
    type Out = u32;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> u32 {
        let mut luck = CountingLuck::new(1);
        let _ = G::Setup::deal(&options, &mut luck);
        luck.draws
    }
}

fn position(bytes: &[u8]) -> Cost {
    let ((id, seats), text) = game(bytes);
    let text = String::from_utf8_lossy(text).into_owned();
    begin(wish(id, seats, Value::Null, Some(text))).0
}

/// A decision of whoever is asked in the middle of a game: read, checked, and carried out if it is
/// allowed.
fn action(bytes: &[u8]) -> Cost {
    let ((id, seats), text) = game(bytes);
    let text = String::from_utf8_lossy(text);
    let cost = families::visit(id, Some(seats), &[], Decide(&text));
    cost.expect("the games are there")
}

struct Decide<'a>(&'a str);

impl Visitor for Decide<'_> {
    type Out = Cost;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Cost {
        let mut luck = TestLuck(3);
        let setup = G::Setup::deal(&options, &mut luck).expect("the usual options deal");
        let game = G::open(setup).expect("what is dealt opens");
        let mut state = game.start();
        playout(&game, &mut state, &mut luck, 60);
        let Some(action) = G::Action::read(self.0, &game) else {
            return Cost::default();
        };
        let mut cost = Cost::default();
        for seat in Seat::all(game.seats()) {
            if let Err(refused) = game.check(&state, seat, action) {
                cost.bytes += refused.to_string().len();
            } else {
                let mut log = Log::on();
                game.apply(&mut state, Step::Act(seat, action), &mut log);
                cost.steps += log.take().len();
            }
        }
        cost
    }
}

/// A journal of any family, as `landnam verify` reads it.
fn journal(bytes: &[u8]) -> Cost {
    type Read = fn(&[u8]) -> Option<Cost>;
    let families: [Read; 3] = [
        read::<dice::Rules>,
        read::<board::Rules>,
        read::<rivals::Rules>,
    ];
    let _ = peek(bytes);
    let signed = sign(bytes);
    let texts = [Some(bytes), signed.as_deref()];
    let texts = texts.into_iter().flatten();
    let mut costs = texts.flat_map(|text| families.iter().filter_map(move |read| read(text)));
    costs.next().unwrap_or_default()
}

/// The same with a digest that fits; no search would find one.
fn sign(bytes: &[u8]) -> Option<Vec<u8>> {
    let key = b"\ndigest: ";
    let end = bytes.windows(key.len()).rposition(|window| window == key)? + 1;
    let digest = hex::encode(Sha256::digest(&bytes[..end]));
    Some([&bytes[..end], b"digest: ", digest.as_bytes(), b"\n"].concat())
}

fn read<G: game::Game>(bytes: &[u8]) -> Option<Cost> {
    let journal = Journal::<G>::parse(bytes).ok()?;
    let text = journal.to_string();
    assert_eq!(text.as_bytes(), bytes, "what is read is written again");
    let _ = replay(&journal);
    let draws = verify(&journal).map_or(0, |it| it.draws as u32);
    let (steps, bytes) = (journal.recorded().len(), text.len());
    Some(Cost {
        draws,
        steps,
        bytes,
    })
}
