//! What is fixed at one table: the island, the modules, the figures.

pub mod sea;

use std::sync::Arc;

use game::{MAX_SEATS, Violation};
use hexgrid::{Corner, CornerName, CornerSet, Edge, Grid, Hex, HexSet};

use crate::kinds::{Development, Harbour, Terrain};
use crate::rules::sea::{Bay, SeaRules};
use crate::setup::Setup;
use crate::setup::boards::NEUTRAL_STARTS;
use crate::setup::options::{Mode, Options, TradeCards};
use crate::setup::start::DECK;
use crate::special::Special;
use crate::state::{BAY, FRAME};
use crate::two_player::neutral;
use crate::{Cards, Goods};

/// Which boxes are in play. Read in `questions/` and set-up only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modules {
    /// The game for two, with its neutral players and trade cards.
    pub two_player: bool,
    /// Cities & Knights.
    pub knights: bool,
    /// Seafarers.
    pub sea: bool,
}

/// The rules of one table.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
#[derive(Clone, Debug)]
pub struct Rules {
    /// Everything the table was opened with.
    pub setup: Setup,
    /// The geometry of this island: who touches whom.
    pub grid: Arc<Grid>,
    /// What makes this table other than a base game.
    pub modules: Modules,
    /// Seats that play.
    pub players: u8,
    /// Seats that own pieces: the players and, in the game for two, the neutral ones.
    pub owners: u8,
    /// The points that win; a scenario may ask for more besides.
    pub goal: u8,
    /// Whoever holds more cards discards half of them after a seven.
    pub hand_limit: u8,
    /// Whether trade ends with the first build of a turn.
    pub mode: Mode,
    /// After so many turns the game is a draw; 0 means never.
    pub turn_limit: u16,
    /// BASE-R-34: the robber spares those with few points.
    pub friendly_robber: bool,
    /// BASE-R-35: a deck of 36 cards instead of two dice.
    pub dice_deck: bool,
    pub(crate) trade_cards: TradeCardRules,
    /// CK-62: everybody decides which of his knights fight.
    pub fiesepeter: bool,
    terrains: [Terrain; 64],
    numbers: [u8; 64],
    yields: [Yields; 13],
    /// The rates a building on a corner brings; four of a kind without a harbour.
    rates: [Goods; 128],
    /// The corners of the printed harbours.
    pub(crate) harbours: CornerSet,
    /// Where the robber may stand.
    pub(crate) land: HexSet,
    /// Hexes that pay nothing.
    pub deserts: HexSet,
    /// Corners where fewer than three hexes meet.
    pub coast: CornerSet,
    pub(crate) first_robber: Hex,
    /// Settlements everybody founds.
    pub(crate) foundings: u8,
    /// BASE-6: the development cards of this table.
    pub deck: Cards,
    sea: Option<Arc<SeaRules>>,
    /// A scenario can end before anybody has enough points (SC6-19, SC8-16).
    pub(crate) ends_otherwise: bool,
    /// Something can come between a roll and its production.
    pub(crate) stops_rolls: bool,
    /// The board has more than 64 corners.
    pub(crate) wide: bool,
}

/// What the game for two does with its trade cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TradeCardRules {
    pub supply: u8,
    pub(crate) at_start: u8,
    pub most: u8,
}

impl TradeCardRules {
    const fn new(options: &Options) -> TradeCardRules {
        let (supply, at_start, most) = match options.trade_cards {
            _ if !options.neutrals => (0, 0, 0),
            TradeCards::Fourteen => (14, 4, 7),
            TradeCards::Twenty => (20, 5, 20),
        };
        TradeCardRules {
            supply,
            at_start,
            most,
        }
    }
}

/// A hex that pays on some roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yield {
    /// Where the robber would stop it.
    pub hex: Hex,
    /// Where buildings are paid.
    pub corners: CornerSet,
    /// One card of what it pays.
    pub card: Goods,
}

/// The hexes that pay on one roll. The printed boards have at most two, paid without a loop.
#[derive(Clone, Debug)]
pub struct Yields {
    pub(crate) pair: [Yield; 2],
    pub(crate) more: Vec<Yield>,
}

impl Yields {
    const NOTHING: Yield = Yield {
        hex: Hex(255),
        corners: CornerSet::EMPTY,
        card: Goods::NONE,
    };
    const NONE: Yields = Yields {
        pair: [Self::NOTHING; 2],
        more: Vec::new(),
    };

    fn push(&mut self, new: Yield) {
        match self.pair.iter_mut().find(|place| **place == Self::NOTHING) {
            Some(place) => *place = new,
            None => self.more.push(new),
        }
    }

    /// Every hex that pays.
    pub fn iter(&self) -> impl Iterator<Item = &Yield> {
        self.pair
            .iter()
            .chain(&self.more)
            .filter(|one| **one != Self::NOTHING)
    }
}

/// BASE-85: what the bank takes from somebody without a harbour.
pub const PLAIN_RATES: Goods = Goods::from_bytes([4; 8]);

impl Rules {
    pub(crate) fn new(setup: Setup) -> Result<Rules, Violation> {
        let sea = setup.check()?;
        let options = &setup.options;
        let grid = setup.layout.grid().expect("the set-up was checked");
        let has_neutral_corners = NEUTRAL_STARTS
            .iter()
            .all(|(hex, tip)| grid.corner(CornerName::of(*hex, *tip)).is_some());
        neutral::START.require(!options.neutrals || has_neutral_corners)?;
        let mut rules = Rules {
            modules: Modules {
                two_player: options.neutrals,
                knights: options.knights,
                sea: setup.layout.sea.is_some(),
            },
            fiesepeter: options.fiesepeter,
            players: options.seats,
            owners: if options.neutrals {
                MAX_SEATS as u8
            } else {
                options.seats
            },
            goal: options.points,
            hand_limit: options.hand_limit,
            mode: options.mode,
            turn_limit: options.turn_limit,
            friendly_robber: options.friendly_robber,
            dice_deck: options.dice_deck,
            trade_cards: TradeCardRules::new(options),
            terrains: [Terrain::Desert; 64],
            numbers: [0; 64],
            yields: [const { Yields::NONE }; 13],
            rates: [PLAIN_RATES; 128],
            harbours: CornerSet::EMPTY,
            land: grid.all_hexes(),
            deserts: HexSet::EMPTY,
            coast: CornerSet::EMPTY,
            wide: grid.corner_count() > 64,
            first_robber: setup.layout.robber.map_or(FRAME, |robber| {
                grid.hex(robber).expect("the set-up was checked")
            }),
            foundings: 2,
            deck: development_cards(options),
            sea: None,
            ends_otherwise: false,
            stops_rolls: options.neutrals,
            grid,
            setup,
        };
        rules.lay_hexes();
        rules.lay_harbours();
        if let Some(sea) = sea {
            rules.lay_sea(sea);
        }
        Ok(rules)
    }

    fn lay_sea(&mut self, sea: SeaRules) {
        let map = self.setup.layout.sea.as_ref();
        let map = map.expect("rules of the sea come from its map");
        self.land = if sea.has_robber {
            SeaRules::robber_land(&self.setup.layout, map, &self.grid)
        } else {
            HexSet::EMPTY
        };
        self.foundings = sea.foundings;
        if let Special::Pirates(_) = sea.special {
            // SC7-9: the fleet sails first.
            self.stops_rolls = true;
            // SC7-5: no points in the deck; with four players they are knights.
            let points = self.deck.count(Development::Point);
            self.deck -= Cards::of(Development::Point, u32::from(points));
            if self.players == 4 {
                self.deck += Cards::of(Development::Knight, u32::from(points));
            }
        }
        self.ends_otherwise = matches!(sea.special, Special::Cloth(_) | Special::Wonders(_));
        self.sea = Some(Arc::new(sea));
    }

    /// For words and screens; rules ask for modules.
    pub const fn has_knights(&self) -> bool {
        self.modules.knights
    }

    /// Is there a sea to sail on? Then [`Rules::sea`] may be asked.
    pub const fn is_at_sea(&self) -> bool {
        self.sea.is_some()
    }

    /// What only a table at sea has; nobody else asks.
    #[inline]
    pub fn sea(&self) -> &SeaRules {
        self.sea.as_ref().expect("only asked at sea")
    }

    fn lay_hexes(&mut self) {
        for (number, tile) in self.setup.layout.hexes.iter().enumerate() {
            let hex = Hex(number as u8);
            self.terrains[number] = tile.terrain;
            self.numbers[number] = tile.number.unwrap_or(0);
            if tile.terrain == Terrain::Desert {
                self.deserts.insert(hex);
            }
            if let (Some(resource), Some(roll)) = (tile.terrain.resource(), tile.number) {
                let corners = self.grid.hex_corners(hex);
                let card = Goods::of(resource, 1);
                self.yields[usize::from(roll)].push(Yield { hex, corners, card });
            }
        }
        // BASE-12: the coast is where fewer than three hexes meet.
        let at_rim = |corner: &Corner| self.grid.corner_hexes(*corner).len() < 3;
        self.coast = self.grid.all_corners().into_iter().filter(at_rim).collect();
    }

    /// BASE-13: a harbour belongs to one edge; both its ends give access.
    fn lay_harbours(&mut self) {
        for site in &self.setup.layout.harbours {
            let direction = site.direction().expect("the set-up was checked");
            let edge = hexgrid::EdgeName::of(site.at(), direction);
            let edge = self.grid.edge(edge).expect("the set-up was checked");
            for corner in self.grid.edge_ends(edge) {
                self.harbours.insert(corner);
                let rates = &mut self.rates[corner.index()];
                *rates = rates.min(harbour_rates(site.kind));
            }
        }
    }

    /// What is printed on a hex; at sea [`crate::chart::terrain`] knows what was found.
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrains[hex.index() & 63]
    }

    /// The number on a hex; none on a desert.
    pub fn number(&self, hex: Hex) -> Option<u8> {
        Some(self.numbers[hex.index() & 63]).filter(|number| *number > 0)
    }

    /// The hexes that pay when this sum is rolled.
    #[inline]
    pub fn yields(&self, roll: u8) -> &Yields {
        &self.yields[usize::from(roll)]
    }

    /// The rates a building on this corner brings its owner.
    pub fn rates(&self, corner: Corner) -> Goods {
        self.rates[corner.index() & 127]
    }

    /// The name of a hex in notation; the frame and its bay have one, too.
    pub fn hex_name(&self, hex: Hex) -> String {
        match (hex, self.bay()) {
            (FRAME, _) => "frame".to_owned(),
            (BAY, Some(bay)) => bay.name.to_string(),
            _ => self.grid.hex_name(hex).to_string(),
        }
    }

    /// The bay of the frame where the pirate begins, if the map has one.
    pub fn bay(&self) -> Option<&Bay> {
        self.sea.as_ref().and_then(|sea| sea.bay.as_ref())
    }

    /// The name of a corner in notation.
    pub fn corner_name(&self, corner: Corner) -> String {
        self.grid.corner_name(corner).to_string()
    }

    /// The name of an edge in notation.
    pub fn edge_name(&self, edge: Edge) -> String {
        self.grid.edge_name(edge).to_string()
    }
}

/// BASE-6; CK-1: none with knights.
fn development_cards(options: &Options) -> Cards {
    if options.knights { Cards::NONE } else { DECK }
}

/// BASE-86, BASE-87: three of any kind, or two of one kind and no better rate for the others.
pub fn harbour_rates(harbour: Harbour) -> Goods {
    match harbour.resource() {
        None => Goods::each(3),
        Some(resource) => PLAIN_RATES - Goods::of(resource, 2),
    }
}
