//! BASE-40 to BASE-49: what a roll pays, and what the bank cannot pay.

use crate::table::Table;

#[test]
fn tv_1_a_three_on_the_beginner_board() {
    let table = Table::beginners().roll(3);
    let expected = [
        "rolled seat=red one=1 two=2 sum=3",
        "produced seat=blue goods=1 ore",
        "produced seat=orange goods=1 ore",
        "produced seat=white goods=1 lumber",
    ];
    assert_eq!(table.told("spectator"), expected);
}
