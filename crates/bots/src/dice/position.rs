//! A sheet without its score track: what counts for the turns to come.

use dice::sheet::{self, CITIES, SETTLEMENTS};
use dice::{Knight, Sheet, Symbol};

/// A sheet as the solver sees it: what is built, and which jokers are left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Position {
    /// A bit per built road.
    pub roads: u16,
    /// Settlements built.
    pub settlements: u8,
    /// Cities built.
    pub cities: u8,
    /// Knights built.
    pub knights: u8,
    /// A bit per joker that can still be used.
    pub jokers: u8,
}

impl Position {
    /// The position of a sheet.
    pub fn of(sheet: &Sheet) -> Position {
        Position {
            roads: sheet.roads(),
            settlements: sheet.settlements(),
            cities: sheet.cities(),
            knights: sheet.knights(),
            jokers: sheet.jokers(),
        }
    }

    /// What can be built next, if the dice are there.
    pub fn open(self) -> impl Iterator<Item = Symbol> {
        let open_roads = sheet::open_roads(self.roads);
        let roads = (0..sheet::ROADS).filter(move |road| open_roads >> road & 1 == 1);
        let settlement = SETTLEMENTS.get(self.settlements as usize);
        let city = CITIES.get(self.cities as usize);
        let reached = |site: &&sheet::Site| sheet::reaches(self.roads, site);
        let settlement = settlement.filter(reached);
        let city = city.filter(reached);
        roads
            .map(Symbol::Road)
            .chain(settlement.map(|_| Symbol::Settlement(self.settlements)))
            .chain(city.map(|_| Symbol::City(self.cities)))
            .chain(Knight::all().nth(self.knights as usize).map(Symbol::Knight))
    }

    /// The points of all that is built.
    pub fn points(self) -> f64 {
        let roads = (0..sheet::ROADS).filter(|road| self.roads >> road & 1 == 1);
        let built = (roads.map(Symbol::Road))
            .chain((0..self.settlements).map(Symbol::Settlement))
            .chain((0..self.cities).map(Symbol::City))
            .chain(Knight::all().take(self.knights.into()).map(Symbol::Knight));
        built.map(|symbol| f64::from(symbol.points())).sum()
    }

    /// The position after building `symbol`.
    pub fn with(mut self, symbol: Symbol) -> Position {
        match symbol {
            Symbol::Road(road) => self.roads |= 1 << road,
            Symbol::Settlement(_) => self.settlements += 1,
            Symbol::City(_) => self.cities += 1,
            Symbol::Knight(_) => {
                self.jokers |= 1 << self.knights;
                self.knights += 1;
            }
        }
        self
    }

    /// The position after using the joker of `knight`.
    pub fn without_joker(mut self, knight: Knight) -> Position {
        self.jokers &= !(1 << knight.index());
        self
    }

    /// The knights whose jokers can still be used.
    pub fn knights_with_jokers(self) -> impl Iterator<Item = Knight> {
        Knight::all().filter(move |knight| self.jokers >> knight.index() & 1 == 1)
    }
}
