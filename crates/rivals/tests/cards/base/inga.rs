//! Inga.

use rivals::Goods;

use crate::common::table::{RED, Table};

#[test]
fn riv_card_inga_is_a_hero_with_strength_and_skill() {
    let table = Table::intro().all_stores(RED, 3).hand(RED, "inga");
    let before = table.goods(RED);
    let table = table.play("build inga s0.u");
    assert_eq!(before - table.goods(RED), Goods::list([0, 1, 0, 1, 1, 0]));
    let points = table.state.realm(RED).points();
    assert_eq!((points.strength, points.skill), (1, 3));
}
