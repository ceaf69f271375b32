//! What the founding phase does otherwise.

use game::RuleId;
use hexgrid::HexSet;

use crate::Goods;
use crate::play::Play;

/// In the second round a city is placed instead of a settlement.
pub const CITY: RuleId = RuleId("CK-6");
// CK-1, CK-85: There are no development cards and no largest army.
// CK-5, CK-R-01: The robber begins in the desert, as in the base game.
// CK-7, CK-R-30: The city brings one resource for each hex, and no commodities.
// SEA-R-41: Where a scenario founds three times, the third building is the city.
// CK-8: On the beginner board the lettered settlement is the city.

/// CK-84: nineteen cards of each resource, twelve of each commodity.
pub const BANK: Goods = Goods::from_bytes([19, 19, 19, 19, 19, 12, 12, 12]);

/// Lays out commodities, decks and numbers.
pub fn lay_out(play: &mut Play) {
    let mut chips = [HexSet::EMPTY; 13];
    for hex in play.rules.grid.all_hexes() {
        if let Some(number) = play.rules.number(hex) {
            chips[usize::from(number)].insert(hex);
        }
    }
    play.lay_out_knights(BANK, chips);
}
