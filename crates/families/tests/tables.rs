//! Games are found by id, and what is asked for wrongly is refused by name.

use families::{
    Family, FamilyId, Listing, OptionsOf, Override, SetupError, Visitor, game_ids, listings, visit,
};
use game::testing::TestLuck;
use game::{Game, Setup, Viewer};

/// Opens a table and says who sits there.
struct Open;

impl Visitor for Open {
    type Out = Vec<&'static str>;
    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let setup = G::Setup::deal(&options, &mut TestLuck(1)).expect("these can be dealt");
        let game = G::open(setup).expect("and opened");
        game.setup().seat_names().to_vec()
    }
}

/// Opens a table and says by which boxes it is played.
struct Boxes;

impl Visitor for Boxes {
    type Out = Vec<&'static str>;
    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let setup = G::Setup::deal(&options, &mut TestLuck(1)).expect("these can be dealt");
        let game = G::open(setup).expect("and opened");
        let view = game.view(&game.start(), Viewer::Spectator);
        game.typed_view(&view).boxes()
    }
}

fn option(text: &str) -> Override {
    text.parse().expect("a pair")
}

#[test]
fn every_game_opens_for_every_number_of_players() {
    for listing in listings() {
        for seats in listing.seats.clone() {
            let names = visit(&listing.id, Some(seats), &[], Open).unwrap();
            assert_eq!(names.len(), usize::from(seats), "{}", listing.id);
        }
        assert!(visit(&listing.id, None, &[], Open).is_ok());
    }
}

/// What lobbies, terminals and clients are told of a game comes from its line alone.
#[test]
fn a_listing_knows_the_facts_about_its_game() {
    let listing = |id: &str| families::listing(id).unwrap();
    let boxes = |id: &str| listing(id).boxes();
    assert_eq!(boxes("two"), ["base", "two"]);
    assert_eq!(boxes("sea/fog_islands"), ["base", "sea", "scenario"]);
    let both = "knights+sea/new_shores";
    assert_eq!(boxes(both), ["base", "cities", "sea", "scenario"]);
    assert_eq!(
        (listing(both).group(), listing(both).scenario()),
        ("knights+sea", Some("new_shores"))
    );
    assert_eq!(boxes("rivals/duel"), ["rivals"]);
    let also = |id: &str| listing(id).also_needs();
    assert_eq!(also("sea/pirate_islands"), Some("fortress"));
    assert_eq!(also("sea/wonders_of_catan"), Some("wonder"));
    assert_eq!((also("base"), also("sea/new_shores")), (None, None));
    let options = |id: &str| -> Vec<&str> {
        let options = listing(id).options();
        options.iter().map(|option| option.id).collect()
    };
    assert_eq!(options("dice"), ["start"]);
    assert!(options("knights").contains(&"fiesepeter") && !options("knights").contains(&"mode"));
    assert!(options("two").contains(&"trade_cards") && !options("base").contains(&"trade_cards"));
}

/// A table in the terminal follows the same boxes as the listing it was opened by.
#[test]
fn a_game_in_play_follows_the_boxes_of_its_listing() {
    for listing in listings() {
        assert_eq!(
            visit(&listing.id, None, &[], Boxes).unwrap(),
            listing.boxes()
        );
    }
}

#[test]
fn ids_are_different() {
    let mut ids = game_ids();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), listings().len());
}

#[test]
fn an_unknown_game_is_answered_with_the_known_ones() {
    let refused = visit("chess", None, &[], Open).unwrap_err();
    assert!(refused.to_string().contains("dice"), "{refused}");
}

/// SEA-161: a reason, not a list.
#[test]
fn boxes_that_cannot_be_joined_name_the_rule() {
    for id in ["knights+sea/pirate_islands", "knights+sea/forgotten_tribe"] {
        match visit(id, None, &[], Open) {
            Err(SetupError::Rule(violation)) => assert_eq!(violation.rule.0, "SEA-161"),
            other => panic!("{other:?}"),
        }
    }
    let unknown = visit("knights+sea/atlantis", None, &[], Open).unwrap_err();
    assert!(matches!(unknown, SetupError::Game { .. }), "{unknown}");
}

#[test]
fn an_option_of_other_games_names_them() {
    let refused = visit("base", None, &[option("fiesepeter=true")], Open).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "option `fiesepeter` belongs to knights, knights+sea/…"
    );
}

#[test]
fn too_many_players_are_refused() {
    let refused = visit("dice", Some(9), &[], Open).unwrap_err();
    let (id, given, min, max) = ("dice".to_string(), 9, 1, 4);
    assert_eq!(
        refused,
        SetupError::Seats {
            id,
            given,
            min,
            max
        }
    );
}

#[test]
fn options_are_set_by_name() {
    assert!(visit("dice", Some(3), &[option("start=2")], Open).is_ok());
    let names = visit("dice", None, &[option("seats=4")], Open).unwrap();
    assert_eq!(names, ["red", "blue", "orange", "white"]);
}

#[test]
fn a_bad_option_is_blamed_by_its_name() {
    let refuse = |text| match visit("dice", None, &[option("start=1"), option(text)], Open) {
        Err(SetupError::Option { key, .. }) => key,
        Err(SetupError::NoOption { key, known }) => format!("{key}, not {known}"),
        other => panic!("{other:?}"),
    };
    assert_eq!(refuse("bords=2"), "bords, not seats, start");
    assert_eq!(refuse("start=first"), "start");
    assert_eq!(refuse("seats=-1"), "seats");
    assert_eq!(
        "start".parse::<Override>(),
        Err(SetupError::NoPair("start".into()))
    );
}

#[test]
fn families_are_found_by_their_name_in_journals() {
    assert_eq!(FamilyId::named(dice::Rules::FAMILY), Ok(FamilyId::Dice));
    assert_eq!(FamilyId::named(board::Rules::FAMILY), Ok(FamilyId::Board));
    assert!(FamilyId::named("chess").is_err());
}
