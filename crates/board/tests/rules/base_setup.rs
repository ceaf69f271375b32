//! BASE-1 to BASE-21: what there is, and how an island comes about.

use board::{BANK, Board, DECK, Harbour, Layout, Options, Terrain};
use game::testing::TestLuck;
use game::{Seat, Setup as _};
use hexgrid::Direction;

use crate::base_data::{along, data, deal, list, number, place};
use crate::table::{Table, beginner, on_beginner_board, rules};

fn refused(options: &Options) -> String {
    rules(options)
        .err()
        .map_or("allowed".to_owned(), |violation| violation.to_string())
}

#[test]
fn base_1_three_or_four_play() {
    let of = |seats| Options {
        seats,
        ..Options::default()
    };
    assert_eq!(refused(&of(3)), "allowed");
    assert_eq!(refused(&of(4)), "allowed");
    assert_eq!(refused(&of(1)), "BASE-1 seats=1");
    assert_eq!(refused(&of(5)), "BASE-1 seats=5");
    let names = rules(&of(4)).unwrap().setup.seat_names();
    assert_eq!(names, ["red", "blue", "orange", "white"]);
}

#[test]
fn base_1_red_stays_out_of_a_beginners_game_for_three() {
    let table = Table::opened(&Options {
        seats: 3,
        ..beginner()
    });
    assert_eq!(table.rules.setup.seat_names(), ["blue", "orange", "white"]);
    assert_eq!(table.holds("blue"), "1 lumber 1 brick 1 ore");
    assert_eq!(table.holds("white"), "1 lumber 1 wool 1 ore");
    let red_corner = table.rules.grid.corner("-2,0.SE".parse().unwrap()).unwrap();
    assert!(!table.state.public.buildings.contains(red_corner));
}

/// BASE-2, BASE-3, BASE-4: every deal has the same hexes, numbers and harbours.
#[test]
fn base_2_a_deal_keeps_the_numbers_of_everything() {
    let data = data();
    let setup = &data["variable_setup"];
    for (board, seed) in [
        (Board::Variable, 1),
        (Board::Variable, 2),
        (Board::Random, 3),
    ] {
        let layout = deal(
            &Options {
                board,
                ..Options::default()
            },
            seed,
        );
        for (terrain, count) in setup["hex_pool"].as_object().unwrap() {
            let is_it =
                |tile: &&board::Tile| serde_json::to_value(tile.terrain).unwrap() == **terrain;
            assert_eq!(
                layout.hexes.iter().filter(is_it).count(),
                number(count),
                "{terrain}"
            );
        }
        for (kind, count) in setup["harbour_pool"].as_object().unwrap() {
            let is_it =
                |site: &&board::HarbourSite| serde_json::to_value(site.kind).unwrap() == **kind;
            assert_eq!(
                layout.harbours.iter().filter(is_it).count(),
                number(count),
                "{kind}"
            );
        }
        let mut numbers: Vec<u8> = layout.hexes.iter().filter_map(|tile| tile.number).collect();
        numbers.sort_unstable();
        assert_eq!(
            numbers,
            [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
        );
    }
}

#[test]
fn base_3_no_hex_has_a_seven() {
    let mut options = on_beginner_board(&Options::default());
    assert_eq!(refused(&options), "allowed");
    change(&mut options, |layout| layout.hexes[0].number = Some(7));
    assert_eq!(
        refused(&options),
        "BASE-15 reason=maps-bad-number hex=0,-2 number=7"
    );
}

#[test]
fn base_4_nine_harbours_four_for_any_and_one_for_each_resource() {
    let kinds: Vec<Harbour> = deal(&beginner(), 0)
        .harbours
        .iter()
        .map(|site| site.kind)
        .collect();
    let count = |kind| kinds.iter().filter(|other| **other == kind).count();
    assert_eq!((kinds.len(), count(Harbour::Generic)), (9, 4));
    for kind in [
        Harbour::Lumber,
        Harbour::Brick,
        Harbour::Wool,
        Harbour::Grain,
        Harbour::Ore,
    ] {
        assert_eq!(count(kind), 1);
    }
}

#[test]
fn base_5_nineteen_cards_of_each_resource() {
    let table = Table::beginner_board();
    assert_eq!(table.bank(), "19 lumber 19 brick 19 wool 19 grain 19 ore");
    assert_eq!(BANK.total(), 95);
    // What is dealt comes out of these.
    assert_eq!(
        Table::beginners().bank(),
        "15 lumber 18 brick 18 wool 16 grain 16 ore"
    );
}

#[test]
fn base_6_twenty_five_development_cards() {
    assert_eq!(DECK.total(), 25);
    let table = Table::beginner_board()
        .hand("red", "1 wool 1 grain 1 ore")
        .play("red: buy");
    let weights = game::outcomes(&table.rules, &table.state);
    assert_eq!(
        weights
            .iter()
            .map(|(_, weight)| *weight)
            .collect::<Vec<_>>(),
        [14, 2, 2, 2, 5]
    );
}

/// A card that was used is not in the deck again.
#[test]
fn base_6_used_cards_never_return() {
    let table = Table::beginner_board()
        .cards("red", "monopoly monopoly")
        .hand("red", "1 wool 1 grain 1 ore")
        .play("red: monopoly ore; red: buy");
    table.cannot_draw("draw monopoly");
    table.allows("draw invention");
}

#[test]
fn base_7_nothing_is_built_that_is_not_in_stock() {
    let rows = [
        "-2,0.NW -2,0.NE -1,0.NW -1,0.NE 0,0.NW 0,0.NE 1,0.NW 1,0.NE 2,0.NW",
        "-2,0.SW",
    ];
    let rest = "-2,0.SE -1,0.SW -1,0.SE 0,0.SW";
    let table = Table::beginner_board()
        .road("red", rows[0])
        .road("red", rows[1])
        .road("red", rest)
        .hand("red", "2 lumber 2 brick");
    table.allows("red: road 2,0.NE"); // the fifteenth
    table
        .play("red: road 2,0.NE")
        .refuses("red: road 0,0.SE", "BASE-7");
    let pieces = Table::beginner_board().state.public.pieces[0];
    assert_eq!(
        (
            pieces.roads_left,
            pieces.settlements_left,
            pieces.cities_left
        ),
        (15, 5, 4)
    );
}

#[test]
fn base_13_both_ends_of_a_harbour_give_access() {
    let open = |corner: &str| {
        let table = Table::beginner_board();
        table.settlement("red", corner).hand("red", "2 brick")
    };
    for corner in ["-2,1.NW", "-2,1.SW"] {
        open(corner).allows("red: bank brick ore"); // the brick harbour on -2,1.W
    }
    for corner in ["-2,1.N", "-2,1.S"] {
        open(corner).refuses("red: bank brick ore", "BASE-85");
    }
}

#[test]
fn base_15_everything_lies_ready_and_the_robber_in_the_desert() {
    for board in [
        Board::Beginner,
        Board::Printed,
        Board::Variable,
        Board::Random,
    ] {
        let options = Options {
            board,
            ..Options::default()
        };
        let table = Table::opened(&options);
        let robber = table.state.public.robber;
        assert_eq!(table.rules.terrain(robber), Terrain::Desert);
        assert_eq!(table.state.public.deck_left, 25);
        assert_eq!(
            (table.route_holder(), table.army_holder()),
            ("nobody", "nobody")
        );
    }
}

/// BASE-15: maps of one's own must be islands one can play on.
#[test]
fn base_15_a_map_that_is_no_island_is_refused() {
    let refusal = |change_it: fn(&mut Layout)| {
        let mut options = on_beginner_board(&Options::default());
        change(&mut options, change_it);
        refused(&options)
    };
    assert_eq!(refusal(|_| ()), "allowed");
    for (change_it, reason) in [
        (
            (|layout| layout.hexes[0].number = None) as fn(&mut Layout),
            "maps-no-number hex=0,-2",
        ),
        (
            |layout| layout.hexes[9].number = Some(4),
            "maps-barren-number hex=0,0 number=4",
        ),
        (
            |layout| layout.harbours[0].dir = 6,
            "maps-harbour-direction hex=0,-2 harbour=0 direction=6",
        ),
        (
            |layout| layout.harbours[0].dir = 0,
            "maps-harbour-inland hex=0,-2 harbour=0",
        ),
        (
            |layout| layout.harbours[0].q = 9,
            "maps-harbour-nowhere hex=9,-2 harbour=0",
        ),
        (
            |layout| layout.robber = Some(hexgrid::Axial::new(9, 0)),
            "maps-robber-at-sea hex=9,0",
        ),
        (|layout| layout.hexes[0].q = 90, "maps-far-out hex=90,-2"),
    ] {
        assert_eq!(refusal(change_it), format!("BASE-15 reason={reason}"));
    }
}

fn change(options: &mut Options, change_it: impl FnOnce(&mut Layout)) {
    match &mut options.board {
        Board::Map(layout) => change_it(layout),
        other => panic!("{other:?} is no map"),
    }
}

#[test]
fn base_17_lettered_settlements_pay_a_card_for_each_hex() {
    let table = Table::beginners();
    assert_eq!(table.holds("blue"), "1 lumber 1 brick 1 ore");
    assert_eq!(table.holds("orange"), "2 grain 1 ore");
}

#[test]
fn base_18_the_start_seat_is_a_choice_and_turns_go_clockwise() {
    assert_eq!(Table::beginners().on_turn(), "red");
    let table = Table::opened(&Options {
        start: Some(Seat(2)),
        ..beginner()
    });
    assert_eq!(table.on_turn(), "orange");
    let table = table
        .roll(12)
        .play("orange: end")
        .roll(12)
        .play("white: end");
    assert_eq!(table.on_turn(), "red");
    let nobody = Options {
        start: Some(Seat(4)),
        ..beginner()
    };
    assert_eq!(refused(&nobody), "BASE-22");
}

/// BASE-19, BASE-R-24: terrain and harbours vary; numbers follow their letters along a spiral from
/// one of the six corners; the bays stay where they are.
#[test]
fn base_19_a_variable_island_follows_the_spiral() {
    let data = data();
    let setup = &data["variable_setup"];
    let spirals = setup["spirals"].as_object().unwrap();
    let letters: Vec<u8> = list(&setup["chips"])
        .iter()
        .map(|chip| number(&chip["number"]) as u8)
        .collect();
    let mut used = Vec::new();
    let mut first_harbours = Vec::new();
    for seed in 0..60 {
        let layout = deal(&Options::default(), seed);
        let fits = spirals
            .iter()
            .find(|(_, spiral)| along(spiral, &layout) == letters);
        let (name, _) = fits.unwrap_or_else(|| panic!("no spiral fits {layout:?}"));
        if !used.contains(name) {
            used.push(name.clone());
        }
        for (slot, site) in list(&setup["harbour_slots"]).iter().zip(&layout.harbours) {
            let edge = format!("{}.{:?}", site.at(), site.direction().unwrap());
            assert_eq!(place(&slot["edge"]), edge);
        }
        if !first_harbours.contains(&layout.harbours[0].kind) {
            first_harbours.push(layout.harbours[0].kind);
        }
    }
    assert_eq!(used.len(), 6, "every corner is begun at: {used:?}");
    assert_eq!(
        first_harbours.len(),
        6,
        "every harbour comes to the first bay"
    );
}

fn red_numbers_touch(layout: &Layout) -> bool {
    let red = layout
        .hexes
        .iter()
        .filter(|tile| matches!(tile.number, Some(6 | 8)));
    let red: Vec<_> = red.map(board::Tile::at).collect();
    red.iter().any(|hex| {
        Direction::ALL
            .iter()
            .any(|direction| red.contains(&hex.towards(*direction)))
    })
}

#[test]
fn base_20_random_numbers_never_put_red_ones_side_by_side() {
    let options = Options {
        board: Board::Random,
        ..Options::default()
    };
    let mut orders = Vec::new();
    for seed in 0..40 {
        let layout = deal(&options, seed);
        assert!(!red_numbers_touch(&layout), "{layout:?}");
        orders.push(layout.hexes[0].number);
    }
    orders.sort_unstable();
    orders.dedup();
    assert!(orders.len() > 5, "numbers are shuffled: {orders:?}");
}

/// The dealt islands; all 114 combinations of corner and desert are a test of the figures.
#[test]
fn base_21_along_the_spiral_no_red_numbers_touch() {
    for seed in 0..60 {
        let layout = deal(&Options::default(), seed);
        assert!(!red_numbers_touch(&layout), "{layout:?}");
    }
}

/// The same luck deals the same island.
#[test]
fn base_r_24_harbours_are_shuffled_over_the_bays() {
    let kinds = |seed| {
        let dealt = board::Setup::deal(&Options::default(), &mut TestLuck(seed)).unwrap();
        dealt
            .layout
            .harbours
            .iter()
            .map(|site| site.kind)
            .collect::<Vec<_>>()
    };
    assert_eq!(kinds(5), kinds(5));
    assert_ne!(kinds(5), kinds(6));
}
