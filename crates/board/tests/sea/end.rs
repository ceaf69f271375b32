//! SEA-128 … SEA-130, SEA-R-42: who has won, and when.

use crate::table::Table;

/// Red stands one point before the end.
fn nine() -> Table {
    Table::archipelago()
        .city("red", "0,1.N 0,1.SE 0,2.S 0,2.NE")
        .hand("red", "2 lumber 2 brick 2 wool 2 grain")
}

/// SEA-128: on the own turn, the bonus included.
#[test]
fn sea_128_who_has_the_points_on_his_turn_wins() {
    let table = Table::archipelago()
        .city("red", "0,1.N 0,1.SE 0,2.S")
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE")
        .hand("red", "1 lumber 1 brick 1 wool 1 grain");
    assert_eq!(table.points("red"), 7);
    let won = table.play("red: settle 2,2.NW");
    assert_eq!((won.points("red"), won.winner()), (10, "red".to_owned()));
}

/// SEA-129: points of another's turn wait for the own one; hidden cards count.
#[test]
fn sea_129_points_wait_for_the_own_turn_and_hidden_cards_count() {
    let table = nine().cards("red", "point point").turn("blue");
    assert_eq!(
        (table.points("red"), table.winner()),
        (10, "open".to_owned())
    );
    let handed = table.play("blue: end; orange: roll; roll 1+1; orange: end");
    assert_eq!(handed.winner(), "red");
}

/// SEA-130: trade, discards and cards are those of the base game.
#[test]
fn sea_130_trade_discards_and_cards_are_as_ever() {
    let table = Table::archipelago()
        .hand("red", "8 wool")
        .before_roll()
        .roll(7);
    assert_eq!(table.waits_for(), "red");
    let table =
        table.play("red: discard wool; red: discard wool; red: discard wool; red: discard wool");
    table.allows("red: robber 0,2; red: pirate 1,1");
    let fresh = Table::archipelago().with("red fresh knight");
    fresh.refuses("red: knight", "BASE-64 reason=card-bought-this-turn");
}

/// SEA-R-42: the route would win, but first everything the ship found is finished.
#[test]
fn sea_r_42_the_end_comes_when_the_whole_action_is_finished() {
    let mut options = crate::sea::archipelago();
    let board::Board::Map(map) = &mut options.board else {
        panic!("a map")
    };
    for tile in map
        .hexes
        .iter_mut()
        .filter(|tile| (tile.q, tile.r) == (4, 2))
    {
        tile.terrain = board::Terrain::Fog;
    }
    let stack = serde_json::json!({"terrains": {"gold": 1}, "numbers": [5]});
    map.sea.as_mut().unwrap().fog = serde_json::from_value(stack).unwrap();
    let table = Table::laid_out(&options)
        .settlement("red", "0,2.NE")
        .ship("red", "1,2.NW 1,2.NE 2,2.NW 2,2.NE 3,2.NW")
        .with("holder route nobody")
        .city("red", "0,1.N 0,1.SW 0,2.S")
        .cards("red", "point")
        .hand("red", "1 lumber 1 wool");
    let mut table = table;
    table.state.public.pieces[0].route = 0;
    assert_eq!((table.points("red"), table.rules.goal), (8, 10));
    let built = table.play("red: ship 3,2.NE");
    assert_eq!(
        (built.points("red"), built.winner()),
        (10, "open".to_owned())
    );
    let found = built.play("find gold; number 5");
    assert_eq!(
        (found.waits_for(), found.winner()),
        ("red".to_owned(), "open".to_owned())
    );
    assert_eq!(found.play("red: take ore").winner(), "red");
}
