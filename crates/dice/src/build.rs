//! Building: what may be marked on the sheet, where, and for which dice.

use game::{RuleId, Violation};

use crate::dice::Faces;
use crate::play::Play;
use crate::sheet::{
    self, CITIES, CITY_COST, KNIGHT_COST, KNIGHTS, Knight, ROAD_COST, SETTLEMENT_COST, SETTLEMENTS,
    Site, Symbol,
};
use crate::state::{Sheet, State};

/// Building takes dice: those of the cost are used up for this turn.
pub const COST: RuleId = RuleId("DICE-13");
/// A road touches one that is already built; the printed start road counts.
// Sites do not block: whether something stands there is not asked.
pub const ROAD: RuleId = RuleId("DICE-20");
/// Settlements are built in the order of their points, each at a built road.
pub const SETTLEMENT: RuleId = RuleId("DICE-21");
/// Cities are built in the order of their points, each at a built road.
pub const CITY: RuleId = RuleId("DICE-22");
/// Knights are built in the order of their points.
pub const KNIGHT: RuleId = RuleId("DICE-23");
/// Every symbol can be built once.
pub const ONCE: RuleId = RuleId("DICE-24");

/// Checks one symbol. What can never work is said first, what is only missing right now last.
pub fn check(state: &State, symbol: Symbol) -> Result<(), Violation> {
    let sheet = state.own_sheet();
    if sheet.is_built(symbol) {
        return Err(ONCE.broken().with("symbol", symbol));
    }
    match symbol {
        Symbol::Road(road) => {
            if !sheet::touches(sheet.roads, road) {
                return Err(ROAD.broken().with("road", symbol));
            }
        }
        Symbol::Settlement(place) => {
            let next = Symbol::Settlement(sheet.settlements);
            check_site(
                SETTLEMENT,
                sheet,
                symbol,
                next,
                &SETTLEMENTS[place as usize],
            )?;
        }
        Symbol::City(place) => {
            let next = Symbol::City(sheet.cities);
            check_site(CITY, sheet, symbol, next, &CITIES[place as usize])?;
        }
        Symbol::Knight(knight) => {
            if knight.0 != sheet.knights {
                let next = Symbol::Knight(Knight(sheet.knights));
                return Err(KNIGHT.broken().with("knight", symbol).with("next", next));
            }
        }
    }
    check_cost(state.turn.dice, symbol)
}

/// Every symbol that passes [`check`], a bit for each in the order of [`Symbol::all`].
pub fn options(sheet: &Sheet, dice: Faces) -> u32 {
    let mut options = 0;
    if dice.covers(ROAD_COST) {
        options |= u32::from(sheet::open_roads(sheet.roads));
    }
    let is_open = |sites: &[Site], next: u8| {
        let site = sites.get(next as usize);
        site.is_some_and(|site| sheet::reaches(sheet.roads, site))
    };
    if dice.covers(SETTLEMENT_COST) && is_open(&SETTLEMENTS, sheet.settlements) {
        options |= 1 << 16 << sheet.settlements;
    }
    if dice.covers(CITY_COST) && is_open(&CITIES, sheet.cities) {
        options |= 1 << 22 << sheet.cities;
    }
    if dice.covers(KNIGHT_COST) && sheet.knights < KNIGHTS {
        options |= 1 << 26 << sheet.knights;
    }
    options
}

/// Builds a symbol that passed [`check`]; the next build may rest on it (DICE-13).
pub fn build(play: &mut Play, symbol: Symbol) {
    play.fix_result();
    play.use_dice(symbol.cost());
    play.mark(symbol);
}

/// `due` tells the sentence which half of the rule is broken: the order, or the road.
fn check_site(
    rule: RuleId,
    sheet: &Sheet,
    symbol: Symbol,
    next: Symbol,
    site: &Site,
) -> Result<(), Violation> {
    if symbol == next && sheet::reaches(sheet.roads, site) {
        return Ok(());
    }
    Err(rule
        .broken()
        .with("site", symbol)
        .with("next", next)
        .with("due", u8::from(symbol == next)))
}

fn check_cost(dice: Faces, symbol: Symbol) -> Result<(), Violation> {
    if dice.covers(symbol.cost()) {
        return Ok(());
    }
    Err(COST
        .broken()
        .with("symbol", symbol)
        .with("cost", symbol.cost())
        .with("missing", dice.missing(symbol.cost())))
}
