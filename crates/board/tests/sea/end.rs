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
    assert_eq!((table.points("red"), table.winner()), (10, "open".to_owned()));
    let handed = table.play("blue: end; orange: roll; roll 1+1; orange: end");
    assert_eq!(handed.winner(), "red");
}

/// SEA-130: trade, discards and cards are those of the base game.
#[test]
fn sea_130_trade_discards_and_cards_are_as_ever() {
    let table = Table::archipelago().hand("red", "8 wool").before_roll().roll(7);
    assert_eq!(table.waits_for(), "red");
    let table = table.play("red: discard wool; red: discard wool; red: discard wool; red: discard wool");
    table.allows("red: robber 0,2; red: pirate 1,1");
    let fresh = Table::archipelago().with("red fresh knight");
    fresh.refuses("red: knight", "BASE-64 reason=card-bought-this-turn");
}

/// SEA-R-42: the route would win, but first everything the ship found is finished.
#[test]
fn sea_r_42_the_end_comes_when_the_whole_action_is_finished() {
    let table = Table::scenario("fog_islands", 3);
    let fog = board::chart::fog(&table.rules, &table.state.public);
    let grid = table.rules.grid.clone();
    let touches = |corner| !(grid.corner_hexes(corner) & fog).is_empty();
    // A line of ships that ends right beside the fog, beginning with some settlement.
    let start = "0,4.N";
    let from = grid.corner(start.parse().unwrap()).unwrap();
    let water = table.state.public.sea.free;
    let mut paths = vec![(vec![], from, vec![from])];
    let found = loop {
        let (path, at, seen) = paths.remove(0);
        let next = (grid.corner_edges(at) & water).into_iter();
        let steps: Vec<_> = next.map(|edge| (edge, grid.other_end(edge, at))).collect();
        if path.len() == 4
            && let Some((edge, _)) = steps.iter().find(|(_, end)| touches(*end) && !seen.contains(end))
        {
            break Some((path, *edge));
        }
        for (edge, end) in steps {
            if !touches(end) && !seen.contains(&end) && path.len() < 4 {
                let longer = [path.clone(), vec![edge]].concat();
                paths.push((longer, end, [seen.clone(), vec![end]].concat()));
            }
        }
        if paths.is_empty() {
            break None;
        }
    };
    let (path, last): (Vec<hexgrid::Edge>, hexgrid::Edge) = found.unwrap();
    let names: Vec<String> = path.iter().map(|edge| table.rules.edge_name(*edge)).collect();
    let table = table
        .settlement("red", start)
        .ship("red", &names.join(" "))
        .city("red", "0,6.N 0,7.S -1,7.N 1,6.S")
        .cards("red", "point")
        .hand("red", "1 lumber 1 wool");
    assert_eq!((table.points("red"), table.rules.goal), (10, 12));
    let built = table.play(&format!("red: ship {}", grid.edge_name(last)));
    assert_eq!((built.points("red"), built.winner()), (12, "open".to_owned()));
    let mut found = built;
    while found.waits_for() == "chance" {
        let outcomes = game::outcomes(&found.rules, &found.state);
        let outcome = game::Notation::write(&outcomes[0].0, &found.rules);
        found = found.play(&outcome);
    }
    assert_eq!(found.winner(), "red");
}
