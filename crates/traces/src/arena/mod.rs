//! Another engine is the referee and asks for decisions in a game of its own: one line of JSON for
//! each, with the position as the seat sees it and the list of what is allowed.
//!
//! The position becomes one of ours, in which a bot of ours decides; its decision becomes the
//! number of an entry in the list. `docs/arena.md` describes the lines.

mod choosing;
mod message;
mod position;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use board::{Action, Board, Development, Options, Resource, Rules, Setup, State};
use game::{Game, Seat};

use crate::deed::Deed;
use crate::island::{self, Island};
use crate::lexicon::Lexicon;
use message::{Decide, Message, Start};

/// The version that is understood.
const PROTOCOL: u32 = 1;
/// The order of the nodes of a tile, which the arena does not say.
const DIRECTIONS: [&str; 6] = [
    "NORTH",
    "NORTHEAST",
    "SOUTHEAST",
    "SOUTH",
    "SOUTHWEST",
    "NORTHWEST",
];
const RESOURCES: [Resource; 5] = [
    Resource::Lumber,
    Resource::Brick,
    Resource::Wool,
    Resource::Grain,
    Resource::Ore,
];
const CARDS: [Development; 5] = [
    Development::Knight,
    Development::Invention,
    Development::Monopoly,
    Development::RoadBuilding,
    Development::Point,
];

/// What a line of the referee asks for.
pub enum Asked {
    /// A name.
    Name,
    /// Nothing; a new game has begun, with a seed for the bot.
    Begin(u64),
    /// A decision of this seat in the position [`Question::state`].
    Decision(Box<Question>),
    /// Nothing.
    Nothing,
    /// To end.
    Leave,
}

/// A decision that is asked for.
pub struct Question {
    pub rules: Arc<Rules>,
    /// As the seat knows it; what it cannot see is made up.
    pub state: State,
    pub seat: Seat,
    legal: Vec<Option<Deed>>,
    kinds: Vec<String>,
}

/// One seat's end of the conversation, through all its games.
#[derive(Default)]
pub struct Arena {
    table: Option<Table>,
}

struct Table {
    rules: Arc<Rules>,
    lexicon: Lexicon,
}

impl Arena {
    /// Reads the next line; the reason if it cannot be read or makes no sense.
    pub fn hear(&mut self, line: &str) -> Result<Asked, String> {
        let message: Message = serde_json::from_str(line).map_err(|why| why.to_string())?;
        Ok(match message {
            Message::Hello { protocol: PROTOCOL } => Asked::Name,
            Message::Hello { protocol } => {
                return Err(format!(
                    "protocol {protocol} is not understood, only {PROTOCOL}"
                ));
            }
            Message::Start(start) => {
                self.table = Some(Table::open(&start)?);
                Asked::Begin(start.seed)
            }
            Message::Decide(decide) => {
                let table = self.table.as_ref().ok_or("no game has begun")?;
                Asked::Decision(Box::new(table.question(*decide)?))
            }
            Message::End => {
                self.table = None;
                Asked::Nothing
            }
            Message::Quit => Asked::Leave,
        })
    }
}

impl Table {
    fn open(start: &Start) -> Result<Table, String> {
        let directions = DIRECTIONS.map(str::to_owned);
        let Island {
            layout,
            grid,
            nodes,
            tiles,
        } = island::read(&start.board, start.robber, &directions)?;
        let lexicon = Lexicon {
            seats: start.n_players,
            grid,
            nodes,
            tiles,
            resources: RESOURCES.to_vec(),
            cards: CARDS.to_vec(),
        };
        lexicon.seat(start.seat)?;
        let options = Options {
            seats: start.n_players,
            board: Board::Map(Box::new(layout.clone())),
            points: start.vps_to_win,
            hand_limit: start.discard_limit,
            start: Some(Seat(0)),
            ..Options::default()
        };
        let rules = Rules::open(Setup { options, layout });
        let rules = rules.map_err(|violation| format!("no table can be opened: {violation}"))?;
        Ok(Table {
            rules: Arc::new(rules),
            lexicon,
        })
    }

    fn question(&self, decide: Decide) -> Result<Question, String> {
        let seat = self.lexicon.seat(decide.seat)?;
        if decide.legal.is_empty() {
            return Err("nothing is legal".to_owned());
        }
        let legal = decide.legal.iter();
        // What we have no word for, as an offer, is never chosen on purpose.
        let legal: Vec<_> = legal
            .map(|(_, kind, value)| Deed::read(kind, value, &self.lexicon).ok())
            .collect();
        let state = position::read(&self.rules, &self.lexicon, seat, &decide.state, &legal)?;
        Ok(Question {
            rules: Arc::clone(&self.rules),
            state,
            seat,
            legal,
            kinds: decide.legal.into_iter().map(|(_, kind, _)| kind).collect(),
        })
    }
}

impl Question {
    /// The number of the entry that `choose` comes to, asked as often as we decide where they
    /// decide once.
    pub fn answer(&self, choose: &mut dyn FnMut(&State) -> Action) -> usize {
        let deed = choosing::deed(self, choose);
        let wanted = deed.and_then(|deed| self.legal.iter().position(|it| *it == Some(deed)));
        wanted.unwrap_or_else(|| self.harmless())
    }

    /// What is never wrong for long.
    fn harmless(&self) -> usize {
        let place = |kind: &str| self.kinds.iter().position(|it| it == kind);
        let known = || self.legal.iter().position(Option::is_some);
        place("REJECT_TRADE")
            .or_else(|| place("CANCEL_TRADE"))
            .or_else(|| place("END_TURN"))
            .or_else(|| place("ROLL"))
            .or_else(known)
            .unwrap_or(0)
    }
}
