//! Their own marks where a game leaves the printed rules: claims, to be compared with our sums.

use board::Resource;
use game::Seat;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::difference::Difference;
use crate::lexicon::{Lexicon, resource};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flag {
    /// Lengths of routes as they stand in the trace, and as they ought to be.
    Lengths {
        theirs: Vec<u8>,
        exact: Vec<u8>,
    },
    /// The holder of the longest route, likewise.
    Award {
        theirs: Option<Seat>,
        exact: Option<Seat>,
    },
    ThroughBuilding,
    Shortage(Resource),
    OutOfTurn,
}

impl Flag {
    /// The number of the ply and what is claimed of it.
    pub fn read(values: &[Value], lexicon: &Lexicon) -> Result<(usize, Flag), String> {
        let text = || Value::from(values.to_vec());
        let read = || read(values, lexicon);
        read().map_err(|why| format!("flag {}: {why}", text()))
    }

    /// The difference that makes the game go another way from here on.
    pub fn parting(&self) -> Option<Difference> {
        match self {
            Flag::Lengths { .. } => None,
            Flag::Award { .. } => Some(Difference::RouteAward),
            Flag::ThroughBuilding => Some(Difference::RoadBuiltThroughBuilding),
            Flag::Shortage(_) => Some(Difference::BankShortage),
            Flag::OutOfTurn => Some(Difference::WinOutOfTurn),
        }
    }
}

fn read(values: &[Value], lexicon: &Lexicon) -> Result<(usize, Flag), String> {
    let ply: usize = part(values, 0)?;
    let code: String = part(values, 1)?;
    let seat = |number: Option<u8>| number.map(|number| lexicon.seat(number)).transpose();
    let flag = match code.as_str() {
        "ROAD_LENGTH" => Flag::Lengths {
            theirs: part(values, 2)?,
            exact: part(values, 3)?,
        },
        "ROAD_AWARD" => Flag::Award {
            theirs: seat(part(values, 2)?)?,
            exact: seat(part(values, 3)?)?,
        },
        "ROAD_THROUGH_BUILDING" => Flag::ThroughBuilding,
        "BANK_SHORTAGE_ONE_PLAYER" => Flag::Shortage(resource(&part::<String>(values, 2)?)?),
        "WIN_OUT_OF_TURN" => Flag::OutOfTurn,
        _ => return Err("there is no such flag".to_owned()),
    };
    Ok((ply, flag))
}

fn part<T: DeserializeOwned>(values: &[Value], place: usize) -> Result<T, String> {
    let value = values.get(place).ok_or("it is too short")?;
    T::deserialize(value).map_err(|error| error.to_string())
}
