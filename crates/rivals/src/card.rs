//! What is printed on a card, and counts of cards.

use std::fmt;
use std::str::FromStr;

use game::{Fact, Luck, RuleId};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, SerializeMap, Serializer};

pub use crate::cards::CardId;
use crate::effects::{Condition, Custom, Effect, Moment};
use crate::goods::Goods;

/// Cards with the same back (RIV-6); events have a back of their own.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Set {
    Base,
    Gold,
    Turmoil,
    Progress,
}

impl Set {
    pub const ALL: [Set; 4] = [Set::Base, Set::Gold, Set::Turmoil, Set::Progress];
}

/// The class of a card (RIV-4, RIV-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    NeutralAction,
    AttackAction,
    /// Green, at settlements and cities.
    Building,
    /// Red, at cities only.
    CityBuilding,
    Hero,
    TradeShip,
    OtherUnit,
    /// Brown.
    LandscapeExpansion,
    Event,
}

impl Kind {
    pub const fn is_action(self) -> bool {
        matches!(self, Kind::NeutralAction | Kind::AttackAction)
    }

    pub const fn is_building(self) -> bool {
        matches!(self, Kind::Building | Kind::CityBuilding)
    }

    /// RIV-5.
    pub const fn is_unit(self) -> bool {
        matches!(self, Kind::Hero | Kind::TradeShip | Kind::OtherUnit)
    }

    /// Does it go to the site of a settlement or city?
    pub const fn has_site(self) -> bool {
        self.is_building() || self.is_unit()
    }
}

/// The symbols of a card, and the sums of a principality. Strength comes from units and two
/// buildings (RIV-170), skill from heroes (RIV-171), progress from Abbey and University (RIV-172).
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Points {
    pub victory: u8,
    pub commerce: u8,
    pub strength: u8,
    pub skill: u8,
    pub progress: u8,
}

impl Points {
    pub const NONE: Points = Points {
        victory: 0,
        commerce: 0,
        strength: 0,
        skill: 0,
        progress: 0,
    };

    pub const fn plus(self, other: Points) -> Points {
        Points {
            victory: self.victory + other.victory,
            commerce: self.commerce + other.commerce,
            strength: self.strength + other.strength,
            skill: self.skill + other.skill,
            progress: self.progress + other.progress,
        }
    }
}

/// One card: its figures, and what it does.
pub struct CardDef {
    pub rule: RuleId,
    pub kind: Kind,
    pub copies: u8,
    /// Copies with a half-moon, which stay out of the duel (RIV-62, RIV-63).
    pub moons: u8,
    pub cost: Goods,
    pub points: Points,
    /// RIV-128: at most one in a principality.
    pub once: bool,
    pub requires: Condition,
    /// RIV-126: it is laid on this card, which stays below it.
    pub covers: Option<CardId>,
    pub moment: Moment,
    pub effects: &'static [Effect],
    pub custom: Custom,
}

impl CardDef {
    /// A card without figures, to be completed.
    pub const fn new(rule: &'static str, kind: Kind, copies: u8) -> CardDef {
        CardDef {
            rule: RuleId(rule),
            kind,
            copies,
            moons: 0,
            cost: Goods::NONE,
            points: Points::NONE,
            once: false,
            requires: Condition::None,
            covers: None,
            moment: Moment::ActionPhase,
            effects: &[],
            custom: Custom::NONE,
        }
    }

    /// The same face with the back of another set.
    pub const fn reprint(self, rule: &'static str, copies: u8, moons: u8) -> CardDef {
        CardDef {
            rule: RuleId(rule),
            copies,
            moons,
            ..self
        }
    }
}

impl CardId {
    pub fn from_index(index: u8) -> CardId {
        CardId::ALL[index as usize]
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id of the card table, such as `goldsmith`.
    pub fn name(self) -> &'static str {
        &self.def().rule.0["RIV-CARD-".len()..]
    }

    pub fn kind(self) -> Kind {
        self.def().kind
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for CardId {
    type Err = ();
    fn from_str(text: &str) -> Result<CardId, ()> {
        let all = CardId::ALL.into_iter();
        all.into_iter().find(|it| it.name() == text).ok_or(())
    }
}

/// In sentences a card goes by the name its rule has in `text/`.
impl From<CardId> for Fact {
    fn from(card: CardId) -> Fact {
        Fact::Word(card.def().rule.0)
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CardId, D::Error> {
        let name = String::deserialize(from)?;
        let found = name.parse();
        found.map_err(|()| D::Error::custom(format!("no card {name}")))
    }
}

/// So many of each draw card.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts([u8; CardId::DRAW_CARDS]);

impl Counts {
    pub const NONE: Counts = Counts([0; CardId::DRAW_CARDS]);

    pub fn count(&self, card: CardId) -> u8 {
        self.0[card.index()]
    }

    pub fn add(&mut self, card: CardId) {
        self.0[card.index()] += 1;
    }

    pub fn remove(&mut self, card: CardId) {
        debug_assert!(self.count(card) > 0, "no {card} left");
        self.0[card.index()] -= 1;
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|count| *count == 0)
    }

    pub fn total(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Only those with this back.
    pub fn of_set(&self, set: Set) -> Counts {
        let mut part = Counts::NONE;
        let range = set.draw_cards();
        part.0[range.clone()].copy_from_slice(&self.0[range]);
        part
    }

    pub fn take_all(&mut self, part: &Counts) {
        for (own, taken) in self.0.iter_mut().zip(&part.0) {
            *own -= taken;
        }
    }

    pub fn add_all(&mut self, part: &Counts) {
        for (own, added) in self.0.iter_mut().zip(&part.0) {
            *own += added;
        }
    }

    /// The card of a ticket, all copies being equally likely.
    pub fn nth(&self, mut ticket: u32) -> CardId {
        for (index, count) in self.0.iter().enumerate() {
            if ticket < u32::from(*count) {
                return CardId::from_index(index as u8);
            }
            ticket -= u32::from(*count);
        }
        unreachable!("a ticket is below the total")
    }

    /// Takes a random card out.
    pub fn draw(&mut self, luck: &mut dyn Luck) -> CardId {
        let card = self.nth(luck.below(self.total()));
        self.remove(card);
        card
    }

    /// The cards of which there is at least one, with their counts.
    pub fn iter(&self) -> impl Iterator<Item = (CardId, u8)> + '_ {
        let counted = (0..).zip(self.0.iter());
        counted
            .filter(|(_, count)| **count > 0)
            .map(|(index, count)| (CardId::from_index(index), *count))
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// `{"goldsmith": 2}`.
impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        for (card, count) in self.iter() {
            map.serialize_entry(card.name(), &count)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Counts, D::Error> {
        let map = std::collections::BTreeMap::<CardId, u8>::deserialize(from)?;
        let mut counts = Counts::NONE;
        for (card, count) in map {
            if card.index() >= CardId::DRAW_CARDS {
                return Err(D::Error::custom(format!("{card} is no draw card")));
            }
            counts.0[card.index()] = count;
        }
        Ok(counts)
    }
}
