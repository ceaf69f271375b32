//! One action of theirs, with our places and kinds.

use board::{Action, Chance, Resource, Rules};
use game::{Notation, Seat};
use hexgrid::{Corner, Edge, Hex};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::lexicon::{Lexicon, card, resource};

/// What a seat may do in their engine; several actions of ours may be one of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Deed {
    Roll,
    End,
    Buy,
    Knight,
    RoadBuilding,
    /// One card only where the bank is short.
    Invention(Resource, Option<Resource>),
    Monopoly(Resource),
    Discard(Resource),
    Trade {
        give: Resource,
        rate: u8,
        get: Resource,
    },
    Robber(Hex, Option<Seat>),
    Road(Edge),
    Settle(Corner),
    City(Corner),
}

impl Deed {
    pub fn read(kind: &str, value: &Value, lexicon: &Lexicon) -> Result<Deed, String> {
        let read = || read_value(kind, value, lexicon);
        read().map_err(|why| format!("{kind} {value}: {why}"))
    }

    /// Our decisions for it, in their order.
    pub fn actions(self) -> Vec<Action> {
        match self {
            Deed::Roll => vec![Action::Roll],
            Deed::End => vec![Action::End],
            Deed::Buy => vec![Action::Buy],
            Deed::Knight => vec![Action::Knight],
            Deed::RoadBuilding => vec![Action::RoadBuilding],
            Deed::Invention(one, other) => [Action::Invention, Action::Take(one)]
                .into_iter()
                .chain(other.map(Action::Take))
                .collect(),
            Deed::Monopoly(kind) => vec![Action::Monopoly(kind)],
            Deed::Discard(kind) => vec![Action::Discard(kind)],
            Deed::Trade { give, get, .. } => vec![Action::BankTrade { give, get }],
            Deed::Robber(hex, victim) => [Action::MoveRobber(hex)]
                .into_iter()
                .chain(victim.map(Action::Rob))
                .collect(),
            Deed::Road(edge) => vec![Action::Road(edge)],
            Deed::Settle(corner) => vec![Action::Settle(corner)],
            Deed::City(corner) => vec![Action::City(corner)],
        }
    }

    /// In our notation, for messages.
    pub fn write(self, rules: &Rules) -> String {
        let words: Vec<String> = self.actions().iter().map(|one| one.write(rules)).collect();
        let text = words.join(" + ");
        match self {
            Deed::Trade { rate, .. } => format!("{text} at {rate}:1"),
            _ => text,
        }
    }

    /// What chance brought about with it.
    pub fn read_result(self, result: &Value) -> Result<Option<Chance>, String> {
        let read = || match self {
            Deed::Roll => {
                let [one, two]: [u8; 2] = part(result)?;
                Ok(Some(Chance::Dice(one, two)))
            }
            Deed::Buy => Ok(Some(Chance::Drawn(card(&part::<String>(result)?)?))),
            Deed::Robber(..) => {
                let stolen: Option<String> = part(result)?;
                let kind = stolen.as_deref().map(resource).transpose()?;
                Ok(kind.map(Chance::Stolen))
            }
            Deed::Discard(kind) if resource(&part::<String>(result)?)? == kind => Ok(None),
            _ if result.is_null() => Ok(None),
            _ => Err("this is not what the action brings about".to_owned()),
        };
        read().map_err(|why| format!("result {result}: {why}"))
    }
}

fn read_value(kind: &str, value: &Value, lexicon: &Lexicon) -> Result<Deed, String> {
    let kind_of = |value: &Value| resource(&part::<String>(value)?);
    let nothing = |deed: Deed| match value {
        Value::Null => Ok(deed),
        _ => Err("nothing is expected here".to_owned()),
    };
    match kind {
        "ROLL" => nothing(Deed::Roll),
        "END_TURN" => nothing(Deed::End),
        "BUY_DEVELOPMENT_CARD" => nothing(Deed::Buy),
        "PLAY_KNIGHT_CARD" => nothing(Deed::Knight),
        "PLAY_ROAD_BUILDING" => nothing(Deed::RoadBuilding),
        "PLAY_YEAR_OF_PLENTY" => {
            let words: Vec<String> = part(value)?;
            match &words[..] {
                [one] => Ok(Deed::Invention(resource(one)?, None)),
                [one, other] => {
                    let (one, other) = (resource(one)?, resource(other)?);
                    // Which of the two is taken first makes no difference.
                    Ok(Deed::Invention(one.min(other), Some(one.max(other))))
                }
                _ => Err("one or two cards are taken".to_owned()),
            }
        }
        "PLAY_MONOPOLY" => kind_of(value).map(Deed::Monopoly),
        "DISCARD_RESOURCE" => kind_of(value).map(Deed::Discard),
        "MARITIME_TRADE" => {
            let (give, rate, get): (String, u8, String) = part(value)?;
            let (give, get) = (resource(&give)?, resource(&get)?);
            Ok(Deed::Trade { give, rate, get })
        }
        "MOVE_ROBBER" => {
            let (tile, victim): (u16, Option<u8>) = part(value)?;
            let victim = victim.map(|seat| lexicon.seat(seat)).transpose()?;
            Ok(Deed::Robber(lexicon.hex(tile)?, victim))
        }
        "BUILD_ROAD" => lexicon.edge(part(value)?).map(Deed::Road),
        "BUILD_SETTLEMENT" => lexicon.corner(part(value)?).map(Deed::Settle),
        "BUILD_CITY" => lexicon.corner(part(value)?).map(Deed::City),
        _ => Err("there is no such action".to_owned()),
    }
}

/// Reads a value that has no line of its own.
fn part<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| error.to_string())
}
