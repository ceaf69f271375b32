//! CK-31, CK-32, CK-60: trade with commodities.

use super::board;

#[test]
fn ck_31_commodities_are_traded_like_resources() {
    let table = board()
        .hand("red", "4 coin 4 brick")
        .hand("blue", "1 cloth");
    table.allows("red: bank coin paper; red: bank coin ore; red: bank brick cloth");
    table.refuses("red: bank coin coin", "BASE-R-18");
    let traded = table.play("red: offer 1 coin for 1 cloth; blue: accept; red: conclude blue");
    assert_eq!(traded.holds("red"), "4 brick 1 cloth 3 coin");
    // 3:1 at the generic harbour for every kind, 2:1 at the ore harbour for ore alone.
    let harbour = board()
        .settlement("red", "0,-2.N")
        .hand("red", "3 coin 2 ore");
    harbour.allows("red: bank coin grain; red: bank coin paper");
    let ore = board()
        .settlement("red", "2,-1.N")
        .hand("red", "2 ore 2 coin");
    ore.allows("red: bank ore paper");
    ore.refuses("red: bank coin ore", "BASE-85");
}

/// CK-35: level three of trade. Progress cards are never part of a trade.
#[test]
fn ck_32_the_guild_takes_two_equal_commodities() {
    let hand = "2 coin 2 cloth 2 ore";
    let plain = board().with("red improvement trade 2").hand("red", hand);
    plain.refuses("red: bank coin ore", "BASE-85");
    let guild = board().with("red improvement trade 3").hand("red", hand);
    guild.allows("red: bank coin ore; red: bank coin paper; red: bank cloth coin");
    guild.refuses("red: bank ore coin", "BASE-85");
}

/// CK-R-15: in the desert only the point. The robber does not disturb him.
#[test]
fn ck_60_the_merchant_trades_two_to_one() {
    let table = board()
        .settlement("red", "0,1.N")
        .hand("red", "4 grain 2 lumber");
    let served = table.clone().with("red merchant 0,1").robber("0,1");
    assert_eq!(served.points("red"), 2);
    served.allows("red: bank grain ore");
    served.refuses("red: bank lumber ore", "BASE-85");
    let desert = table.with("red merchant 0,0");
    assert_eq!(desert.points("red"), 2);
    desert.refuses("red: bank lumber ore", "BASE-85");
}
