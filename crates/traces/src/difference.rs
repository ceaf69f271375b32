//! Where the other engine leaves our rules on purpose or by a known fault: the documented list.
//!
//! `docs/decisions/0003-differences-to-catanatron.md` has an entry for each, with its reason.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Difference {
    /// A list has a road that leads on from a foreign building.
    RoadThroughBuilding,
    /// Such a road was built.
    RoadBuiltThroughBuilding,
    /// The second road of Road Building cannot be waived.
    SecondRoadCompulsory,
    /// Invention may take a single card although the bank has two.
    InventionOfOne,
    /// Invention was played for a single card although the bank had two.
    InventionPlayedForOne,
    /// Lengths of routes are first counted when something is built.
    RouteUncounted,
    /// A length of a route is wrong.
    RouteLength,
    /// The longest route is awarded to somebody else.
    RouteAward,
    /// The only one due a scarce kind gets nothing.
    BankShortage,
    /// The game ends though the winner is not on turn.
    WinOutOfTurn,
}

impl Difference {
    pub const ALL: [Difference; 10] = [
        Difference::RoadThroughBuilding,
        Difference::RoadBuiltThroughBuilding,
        Difference::SecondRoadCompulsory,
        Difference::InventionOfOne,
        Difference::InventionPlayedForOne,
        Difference::RouteUncounted,
        Difference::RouteLength,
        Difference::RouteAward,
        Difference::BankShortage,
        Difference::WinOutOfTurn,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Difference::RoadThroughBuilding => "road-through-building",
            Difference::RoadBuiltThroughBuilding => "road-built-through-building",
            Difference::SecondRoadCompulsory => "second-road-compulsory",
            Difference::InventionOfOne => "invention-of-one",
            Difference::InventionPlayedForOne => "invention-played-for-one",
            Difference::RouteUncounted => "route-uncounted",
            Difference::RouteLength => "route-length",
            Difference::RouteAward => "route-award",
            Difference::BankShortage => "bank-shortage",
            Difference::WinOutOfTurn => "win-out-of-turn",
        }
    }

    /// The rule of ours it leaves.
    pub const fn rule(self) -> &'static str {
        match self {
            Difference::RoadThroughBuilding | Difference::RoadBuiltThroughBuilding => "BASE-56",
            Difference::SecondRoadCompulsory => "BASE-R-04",
            Difference::InventionOfOne | Difference::InventionPlayedForOne => "BASE-69",
            Difference::RouteUncounted | Difference::RouteLength => "BASE-72",
            Difference::RouteAward => "BASE-76",
            Difference::BankShortage => "BASE-48",
            Difference::WinOutOfTurn => "BASE-92",
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Difference {
    type Err = String;

    fn from_str(text: &str) -> Result<Difference, String> {
        let known = Difference::ALL.into_iter().find(|one| one.name() == text);
        known.ok_or_else(|| {
            let names = Difference::ALL.map(Difference::name);
            format!(
                "there is no difference {text:?}; there are {}",
                names.join(", ")
            )
        })
    }
}

/// The differences that are allowed; any other is a divergence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Differences(Vec<Difference>);

impl Differences {
    pub fn contains(&self, difference: Difference) -> bool {
        self.0.contains(&difference)
    }
}

/// All that are documented.
impl Default for Differences {
    fn default() -> Differences {
        Differences(Difference::ALL.to_vec())
    }
}

impl FromIterator<Difference> for Differences {
    fn from_iter<I: IntoIterator<Item = Difference>>(differences: I) -> Differences {
        Differences(differences.into_iter().collect())
    }
}

/// At how many plies each difference showed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally(BTreeMap<Difference, u64>);

impl Tally {
    pub fn count(&mut self, difference: Difference) {
        *self.0.entry(difference).or_default() += 1;
    }

    pub fn of(&self, difference: Difference) -> u64 {
        self.0.get(&difference).copied().unwrap_or(0)
    }

    pub fn add(&mut self, other: &Tally) {
        for (difference, count) in other.iter() {
            *self.0.entry(difference).or_default() += count;
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = (Difference, u64)> {
        self.0
            .iter()
            .map(|(difference, count)| (*difference, *count))
    }
}
