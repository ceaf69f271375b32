//! What greedy does at sea in positions with one good answer, in notation.

use board::special::{Special, way_to_fortress};
use board::{Action, Board, Options, Rules, Setup, State, position, scenario};
use bots::board::{Cautious, Greedy};
use bots::{Bot, Sight};
use game::testing::TestLuck;
use game::{
    Awaits, Choices, Game, Log, Luck as _, Notation, Seat, SeatSet, Setup as _, Step, Tickets as _,
};

const RED: Seat = Seat(0);

fn table(id: &str) -> Rules {
    let options = Options {
        scenario: Some(id.to_owned()),
        board: Board::Printed,
        points: scenario(id).expect("a printed scenario").points(),
        ..Options::default()
    };
    let setup = Setup::deal(&options, &mut TestLuck(1)).expect("options that can be dealt");
    Rules::open(setup).expect("a table")
}

/// What red does, so many times or until somebody else is asked.
fn red_does(id: &str, text: &str, decisions: usize) -> Vec<String> {
    let rules = table(id);
    let state = position::read(&rules, text).expect("a position");
    red_goes_on(&rules, state, decisions)
}

fn red_goes_on(rules: &Rules, mut state: State, decisions: usize) -> Vec<String> {
    let mut bot = Greedy::default();
    let mut said = Vec::new();
    for _ in 0..decisions {
        if rules.menu(&state, RED).count() == 0 {
            break;
        }
        let action = bot.choose(&Sight::new(rules, &state, RED), &mut TestLuck(1));
        said.push(action.write(rules));
        rules
            .play(&mut state, Step::Act(RED, action), &mut Log::off())
            .expect("a bot does what is allowed");
    }
    said
}

/// New Shores: the next ship of white's leads to an island that brings him three points.
#[test]
fn the_pirate_stops_a_ship_that_is_about_to_land() {
    let position = "
red settlement 1,5.S
red settlement 0,6.S
blue settlement 3,5.SE
blue hand 2 wool
white settlement 2,3.N
white hand 2 wool
red cards knight
pirate 3,6
turn red
";
    let said = red_does("new_shores", position, 2);
    assert_eq!(said[0], "knight");
    assert!(
        ["pirate 2,2", "pirate 3,2"].contains(&said[1].as_str()),
        "{said:?}"
    );
}

/// Cloth for Catan: red trades, blue is rich, and their ships lie at the same hex.
#[test]
fn cloth_is_stolen_where_there_is_some() {
    let rules = table("cloth_for_catan");
    let position = "
red settlement 4,1.S
red ship 3,2.E
blue settlement 2,2.SE
blue ship 2,2.E
blue cloth 6
blue hand 3 wool
red cards knight
turn red
";
    let mut state = position::read(&rules, position).expect("a position");
    state.public.sea.villages[0].traders = SeatSet::of(RED);
    let said = red_goes_on(&rules, state, 3);
    assert_eq!(said, ["knight", "pirate 3,2", "rob-cloth blue"]);
}

/// SEA-111: stealing is a choice, and no bot does without; the one that only stands in neither.
#[test]
fn no_bot_waives_a_theft() {
    let rules = table("new_shores");
    let position = "
red settlement 1,5.S
blue settlement 2,3.N
blue ship 2,2.E
blue hand 2 wool
red cards knight
turn red
";
    let mut state = position::read(&rules, position).expect("a position");
    for said in ["knight", "pirate 3,2"] {
        let action = Action::read(said, &rules).expect("an action");
        rules
            .play(&mut state, Step::Act(RED, action), &mut Log::off())
            .expect("a move");
    }
    assert!(rules.menu(&state, RED).contains(Action::Waive));
    let sight = Sight::new(&rules, &state, RED);
    let greedy = Greedy::default().choose(&sight, &mut TestLuck(1));
    let cautious = Cautious.choose(&sight, &mut TestLuck(1));
    assert_eq!([greedy, cautious], [Action::Rob(Seat(1)); 2]);
}

/// A ship that leads nowhere any more becomes the next one of a line that does.
#[test]
fn an_idle_ship_is_moved_to_where_the_next_one_is_wanted() {
    let position = "
red settlement 2,3.N
red settlement -1,5.NW
red ship -1,5.W
blue settlement -1,5.S
red hand 2 lumber 1 brick 2 wool 1 grain
turn red
";
    let said = red_does("new_shores", position, 4);
    let voyage = [
        "move-ship -2,5.E",
        "ship 2,2.E",
        "ship 2,2.NE",
        "settle 2,2.N",
    ];
    assert_eq!(said, voyage);
}

/// Wonders: ten points and the highest wonder win (SC8-16), so the level comes before all else.
#[test]
fn the_level_that_wins_is_built() {
    let position = "
red city 2,3.N
red city 3,4.N
red city 0,4.N
red city 1,5.S
red settlement 3,6.S
red settlement 0,6.N
red wonder theatre 0
red hand 2 lumber 2 brick 4 wool 3 grain 4 ore
blue settlement 0,5.S
turn red
";
    assert_eq!(red_does("wonders_of_catan", position, 3), ["wonder"]);
}

/// Cloth for Catan: a founding ship that ends at a village trades with it from then on.
#[test]
fn founding_with_a_ship_takes_the_cloth_beside_it() {
    let rules = table("cloth_for_catan");
    let mut state = rules.start();
    let mut luck = TestLuck(1);
    let mut bots: [Greedy; 4] = std::array::from_fn(|_| Greedy::default());
    while state.public.turns == 0 {
        match rules.awaits(&state) {
            Awaits::Chance => {
                let bag = rules.bag(&state);
                let outcome = bag.nth(luck.below(bag.total()));
                rules.apply(&mut state, Step::Chance(outcome), &mut Log::off());
            }
            Awaits::Seats(seats) => {
                let seat = seats.lowest();
                let sight = Sight::new(&rules, &state, seat);
                let action = bots[seat.index()].choose(&sight, &mut luck);
                rules
                    .play(&mut state, Step::Act(seat, action), &mut Log::off())
                    .expect("a bot does what is allowed");
            }
            Awaits::Over(_) => panic!("nobody wins while founding"),
        }
    }
    let traders = state.public.sea.villages.map(|village| village.traders);
    let trading = traders.iter().filter(|traders| !traders.is_empty()).count();
    assert!(trading >= 2, "{traders:?}");
}

/// Pirate Islands: nobody wins without warships, and the cards for them run out.
#[test]
fn a_card_comes_before_the_next_ship_at_the_pirate_islands() {
    let position = "
red settlement 5,5.N
red lairs 3
red hand 1 lumber 1 wool 1 grain 1 ore
turn red
";
    let said = red_does("pirate_islands", position, 1);
    assert_eq!(said, ["buy"]);
}

/// Pirate Islands: of two shortest ways the line takes the one on which nobody can settle.
#[test]
fn the_line_keeps_away_from_the_coast_where_it_could_be_shut_in() {
    let rules = table("pirate_islands");
    let state = position::read(&rules, "turn red\n").expect("a position");
    let Special::Pirates(it) = &rules.sea().special else {
        panic!("no Pirate Islands");
    };
    let next = Seat::all(4).map(|seat| {
        let way = way_to_fortress(it, &rules.grid, &state.public, seat);
        way.map(|(edge, ships)| (rules.grid.edge_name(edge).to_string(), ships))
    });
    let expected = ["2,7.NE", "3,4.SE", "5,1.SE", "3,4.NE"].map(|edge| Some((edge.to_owned(), 8)));
    assert_eq!(next.collect::<Vec<_>>(), expected);
}

/// Pirate Islands: four cities, fortress and beachhead are nine points.
#[test]
fn one_more_settlement_on_the_main_island_comes_before_cities_at_the_pirate_islands() {
    let position = "
red settlement 5,4.N
red settlement 6,3.N
red road 6,3.NE
red road 6,3.E
red lairs 3
red hand 1 lumber 1 wool 2 grain 3 ore 1 brick
turn red
";
    let said = red_does("pirate_islands", position, 1);
    assert!(said[0].starts_with("settle"), "{said:?}");
}

/// Forgotten Tribe: of two harbours the one for the forest comes first.
#[test]
fn the_harbour_that_earns_most_is_placed_first() {
    let position = "
red settlement 1,3.N
red road 1,3.NE
red road 2,3.NW
red token ore
red token lumber
red hand 1 lumber 1 brick 1 wool 1 grain
turn red
";
    let said = red_does("forgotten_tribe", position, 2);
    assert_eq!(said[0], "settle 2,3.N");
    assert!(said[1].starts_with("harbour lumber"), "{said:?}");
}
