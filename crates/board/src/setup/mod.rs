//! From a table's options to a dealt island.

pub mod boards;
mod deal;
mod deal_check;
pub mod layout;
pub mod options;
pub mod scenario;
pub mod sea_map;
mod sea_map_check;
pub mod start;
mod usual;

use game::{COLOURS, Fact, Luck, Phrase, RuleId, Setup as _, Violation, shuffle};
use hexgrid::Axial;
use serde::{Deserialize, Serialize};

use crate::combinations::sea_knights;
use crate::kinds::{Harbour, Terrain};
use crate::rules::sea::SeaRules;
use crate::setup::boards::BASE_HEXES;
use crate::setup::layout::{BadLayout, HarbourSite, Layout, Tile};
use crate::setup::options::{Board, Mode, Options};

/// Three or four play; two play as a house variant or by the rules of the game for two.
pub const PLAYERS: RuleId = RuleId("BASE-1");
/// Every scenario of Seafarers is for three or four (SEA-R-30: never for two).
pub const SEA_PLAYERS: RuleId = RuleId("SEA-1");
/// The game for two has exactly two players.
pub const EXACTLY_TWO: RuleId = RuleId("TWO-1");
/// The game for two begins with a founding phase, never with the printed positions (TWO-R-11).
pub const NO_BEGINNERS: RuleId = RuleId("TWO-3");
/// An island in a file must be one that can be played on.
pub const BOARD: RuleId = RuleId("BASE-15");
/// The points that win, the start seat and the hand limit must make sense.
pub const GOAL: RuleId = RuleId("BASE-91");
/// The start seat, if named, is one of the table's.
pub const START: RuleId = RuleId("BASE-22");

/// Cities & Knights is for three or four.
pub const WITH_KNIGHTS: RuleId = RuleId("CK-R-31");
/// With knights trade and build are one part.
pub const ONE_PART: RuleId = RuleId("CK-R-49");
/// Fiesepeter is a variant of Cities & Knights.
pub const FIESEPETER: RuleId = RuleId("CK-62");

/// A deck instead of dice, but not for two, who roll until two sums differ (TWO-10).
pub const DICE_DECK: RuleId = RuleId("BASE-R-35");

/// Numbers at random are dealt again while two red ones touch, but not for ever.
pub const REDS_APART: RuleId = RuleId("BASE-20");

/// So many orders of the numbers are tried. One in eight will do.
const SHUFFLES: u32 = 2_000;

const MOST_POINTS: u8 = 30;

/// BASE-5: there are nineteen cards of each resource, so nobody can ever trade more.
pub const MOST_OF_A_KIND: u8 = 19;

/// The options with their island dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// What was chosen for this table.
    pub options: Options,
    /// The island, with everything that chance decided.
    pub layout: Layout,
}

/// BASE-1: with three on the beginner board red stays out.
const WITHOUT_RED: &[&str] = COLOURS.split_at(1).1;

impl game::Setup for Setup {
    type Options = Options;

    fn deal(options: &Options, luck: &mut dyn Luck) -> Result<Setup, Violation> {
        check_goal(options, most_points(options))?;
        check(options)?;
        let layout = match &options.board {
            Board::Beginner => boards::beginner(),
            Board::Printed if options.scenario.is_none() => boards::beginner(),
            Board::Variable if options.scenario.is_some() => at_sea(options, luck)?,
            Board::Variable => variable(luck),
            Board::Random => random(luck)?,
            Board::Map(layout) => {
                layout.check_drawing().map_err(|bad| bad.refusal(BOARD))?;
                deal::deal(layout, false, deal::OWN, luck)?
            }
            Board::Printed => at_sea(options, luck)?,
        };
        Ok(Setup {
            options: options.clone(),
            layout,
        })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn names(options: &Options) -> &'static [&'static str] {
        if options.board == Board::Beginner && options.seats == 3 {
            return WITHOUT_RED;
        }
        COLOURS
            .get(..usize::from(options.seats))
            .unwrap_or(&COLOURS)
    }
}

impl Setup {
    /// Finds what cannot be played, also in set-ups that were not dealt here; returns what its map
    /// of the sea means.
    pub(crate) fn check(&self) -> Result<Option<SeaRules>, Violation> {
        check(&self.options)?;
        debug_assert!(self.seat_names().len() == usize::from(self.options.seats));
        check_layout(&self.layout, &self.options)
    }
}

fn check(options: &Options) -> Result<(), Violation> {
    if !(2..=4).contains(&options.seats) {
        return Err(PLAYERS.broken().with("seats", options.seats));
    }
    if options.neutrals {
        EXACTLY_TWO.require(options.seats == 2)?;
        NO_BEGINNERS.require(options.board != Board::Beginner)?;
    }
    if options.knights {
        WITH_KNIGHTS.require(options.seats > 2 && !options.neutrals)?;
        ONE_PART.require(options.mode == Mode::Combined)?;
        sea_knights::check_scenario(options.scenario.as_deref().unwrap_or_default())?;
    }
    DICE_DECK.require(!options.neutrals || !options.dice_deck)?;
    FIESEPETER.require(options.knights || !options.fiesepeter)?;
    if options.start.is_some_and(|seat| seat.0 >= options.seats) {
        return Err(START.broken());
    }
    check_goal(options, MOST_POINTS)?;
    match &options.board {
        Board::Map(layout) => check_layout(layout, options).map(drop),
        Board::Beginner | Board::Random if options.scenario.is_some() => {
            Err(BadLayout(Phrase::new("maps-sea-boards")).refusal(BOARD))
        }
        Board::Beginner | Board::Random => Ok(()),
        Board::Variable | Board::Printed if options.scenario.is_none() => Ok(()),
        Board::Variable | Board::Printed => printed(options).map(drop),
    }
}

fn check_goal(options: &Options, most: u8) -> Result<(), Violation> {
    if (3..=most).contains(&options.points) {
        return Ok(());
    }
    let refused = GOAL.broken().with("points", options.points);
    Err(refused.with("most", most))
}

/// Points nobody can have make a game without end, unless its turns are limited. Such games are not
/// dealt; one that is running may go on.
///
/// BASE-90: five settlements, four cities, both awards and five point cards make 22. Defenders of
/// Catan never run out (CK-83), and how much a map of the sea gives is its own affair.
fn most_points(options: &Options) -> u8 {
    let is_at_sea = options.scenario.is_some()
        || matches!(&options.board, Board::Map(layout) if layout.sea.is_some());
    let is_open = options.knights || is_at_sea || options.turn_limit > 0;
    if is_open { MOST_POINTS } else { 22 }
}

/// SEA-131: the map of the scenario for so many players.
fn printed(options: &Options) -> Result<&'static Layout, Violation> {
    let id = options.scenario.as_deref().unwrap_or_default();
    let scenario = scenario::scenario(id).ok_or_else(|| {
        let id = Fact::Place(id.to_owned());
        BadLayout(Phrase::new("maps-no-scenario").with("id", id)).refusal(BOARD)
    })?;
    let map = scenario.map(options.seats).filter(|_| !options.neutrals);
    map.ok_or_else(|| SEA_PLAYERS.broken().with("seats", options.seats))
}

/// SEA-132, SEA-133: the printed map, or its variable set-up.
fn at_sea(options: &Options, luck: &mut dyn Luck) -> Result<Layout, Violation> {
    let map = printed(options)?;
    let is_variable = options.board == Board::Variable;
    deal::deal(map, is_variable, deal::PRINTED, luck)
}

fn check_layout(layout: &Layout, options: &Options) -> Result<Option<SeaRules>, Violation> {
    layout.check().map_err(|bad| bad.refusal(BOARD))?;
    if let Some(sea) = &layout.sea {
        let players = (3..=4).contains(&options.seats) && !options.neutrals;
        if !players {
            return Err(SEA_PLAYERS.broken().with("seats", options.seats));
        }
        if options.knights {
            sea_knights::check_map(&sea.special)?;
        }
        let grid = layout.grid().map_err(|bad| bad.refusal(BOARD))?;
        let rules = SeaRules::new(layout, sea, &grid, options.seats);
        let starts = rules.start.len() as usize;
        let settlements = usize::from(sea.foundings * options.seats);
        // A settlement closes at most four corners, and the last one needs one.
        if starts > 4 * (settlements - 1) {
            return Ok(Some(rules));
        }
        return Err(too_small(starts, settlements));
    }
    let corners = layout.grid().map_or(0, |grid| grid.corner_count());
    // A settlement closes at most four corners, and the last of the founding phase needs one.
    let settlements = usize::from(2 * options.seats) + if options.neutrals { 2 } else { 0 };
    if corners > 4 * (settlements - 1) {
        return Ok(None);
    }
    Err(too_small(corners, settlements))
}

fn too_small(corners: usize, settlements: usize) -> Violation {
    let reason = Phrase::new("maps-too-small")
        .with("corners", corners as u32)
        .with("settlements", settlements as u32);
    BadLayout(reason).refusal(BOARD)
}

/// BASE-19: hexes at random, numbers in the order of their letters along a spiral from one of the
/// six corners, harbours at random over the nine bays (BASE-R-24).
fn variable(luck: &mut dyn Luck) -> Layout {
    let terrains = shuffled_terrains(luck);
    let spiral = &boards::SPIRALS[luck.below(6) as usize];
    let mut tiles = bare_tiles(&terrains);
    let mut numbers = boards::LETTERS.into_iter();
    for hex in spiral {
        let tile = &mut tiles[*hex];
        // The desert is skipped and gets no number.
        if tile.terrain != Terrain::Desert {
            tile.number = numbers.next();
        }
    }
    finish(tiles, luck)
}

/// BASE-20: numbers wholly at random, dealt again while two red ones touch.
fn random(luck: &mut dyn Luck) -> Result<Layout, Violation> {
    let terrains = shuffled_terrains(luck);
    let mut numbers = boards::LETTERS;
    for _ in 0..SHUFFLES {
        shuffle(luck, &mut numbers);
        let mut tiles = bare_tiles(&terrains);
        let mut left = numbers.into_iter();
        for tile in tiles
            .iter_mut()
            .filter(|tile| tile.terrain != Terrain::Desert)
        {
            tile.number = left.next();
        }
        if !red_numbers_touch(&tiles) {
            return Ok(finish(tiles, luck));
        }
    }
    Err(REDS_APART.broken().with("tries", SHUFFLES))
}

fn shuffled_terrains(luck: &mut dyn Luck) -> [Terrain; 19] {
    let mut terrains = boards::TERRAINS;
    shuffle(luck, &mut terrains);
    terrains
}

fn bare_tiles(terrains: &[Terrain; 19]) -> Vec<Tile> {
    let tile = |(hex, terrain): (&Axial, &Terrain)| Tile {
        q: hex.q,
        r: hex.r,
        terrain: *terrain,
        number: None,
    };
    BASE_HEXES.iter().zip(terrains).map(tile).collect()
}

fn red_numbers_touch(tiles: &[Tile]) -> bool {
    let is_red = |tile: &&Tile| matches!(tile.number, Some(6 | 8));
    tiles.iter().filter(is_red).any(|tile| {
        let beside = hexgrid::Direction::ALL.map(|direction| tile.at().towards(direction));
        tiles
            .iter()
            .filter(is_red)
            .any(|other| beside.contains(&other.at()))
    })
}

fn finish(hexes: Vec<Tile>, luck: &mut dyn Luck) -> Layout {
    let mut kinds: [Harbour; 9] = boards::HARBOURS;
    shuffle(luck, &mut kinds);
    let site = |((hex, dir), kind): (&(Axial, u8), Harbour)| HarbourSite {
        q: hex.q,
        r: hex.r,
        dir: *dir,
        kind,
    };
    let harbours = boards::BAYS.iter().zip(kinds).map(site).collect();
    let desert = hexes.iter().find(|tile| tile.terrain == Terrain::Desert);
    let robber = desert
        .expect("one of the nineteen hexes is the desert")
        .at();
    Layout {
        hexes,
        harbours,
        robber: Some(robber),
        sea: None,
    }
}
