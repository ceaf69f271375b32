//! Bots are found by their specs, and what is asked for wrongly is refused by name.

use bots::play;
use families::{BEST, BotError, BotSpec, Family, LEVELS, bot_names, listings, maker};
use game::Setup;
use game::testing::{TestLuck, games};

fn spec(text: &str) -> BotSpec {
    text.parse().expect(text)
}

fn refused<G: Family>(text: &str) -> String {
    let made = text.parse().and_then(|spec: BotSpec| maker::<G>(&spec));
    match made {
        Ok(_) => panic!("{text} is a bot"),
        Err(why) => why.to_string(),
    }
}

#[test]
fn every_game_has_the_four_and_those_for_research() {
    for listing in listings() {
        for name in LEVELS.into_iter().chain(["random", "greedy"]) {
            assert_eq!(listing.check_bot(name), Ok(()), "{}", listing.id);
        }
        assert!(listing.check_bot("nobody").is_err());
    }
    assert_eq!(bot_names::<dice::Rules>().first(), Some(&"random"));
    assert_eq!(bot_names::<dice::Rules>().last(), Some(&BEST));
    assert!(maker::<dice::Rules>(&spec("expectation")).is_ok());
    assert!(maker::<board::Rules>(&spec("expectation")).is_err());
}

#[test]
fn a_spec_is_a_name_and_what_is_set() {
    for text in ["aud", "floki:whim=0", "greedy:whim=100"] {
        assert_eq!(spec(text).to_string(), text);
        assert!(maker::<board::Rules>(&spec(text)).is_ok(), "{text}");
    }
    assert_eq!(spec(" aud : whim=5").to_string(), "aud:whim=5");
}

#[test]
fn a_spec_that_is_no_bot_names_what_there_is() {
    let refused = refused::<board::Rules>;
    let unknown = refused("genius");
    assert!(
        unknown.contains("genius") && unknown.contains("floki, ketil"),
        "{unknown}"
    );
    assert_eq!(refused("aud:wim=3"), "aud has no `wim`; there are whim");
    assert_eq!(refused("aud:whim=101"), "`whim` is at most 100, not 101");
    assert!(refused("random:whim=3").contains("nothing that could be set"));
    for bad in [
        "aud:",
        "aud:whim",
        "aud:whim=",
        "aud:whim=-1",
        "aud:whim=3%",
        "aud:whim=99999999999",
    ] {
        assert!(refused(bad).contains("is no key=number"), "{bad}");
    }
    assert!(refused("").contains("there are random"));
}

#[test]
fn a_list_has_commas_between_bots_and_between_what_is_set() {
    let read = |text: &str| -> Vec<String> {
        let specs = BotSpec::list(text).expect(text);
        specs.iter().map(BotSpec::to_string).collect()
    };
    assert_eq!(read("floki,aud"), ["floki", "aud"]);
    assert_eq!(read("floki:a=1,b=2,aud:c=3"), ["floki:a=1,b=2", "aud:c=3"]);
    assert_eq!(read("aud,"), ["aud", ""]);
}

#[test]
fn one_bot_stands_for_all_seats() {
    let names = |text, seats| BotSpec::for_seats(text, seats).map(|specs| specs.len());
    assert_eq!(names("aud:whim=3", 3), Ok(3));
    assert_eq!(names("aud,floki", 2), Ok(2));
    assert_eq!(names("aud", 0), Ok(0));
    let (given, seats) = (2, 3);
    assert_eq!(names("aud,floki", 3), Err(BotError::Count { given, seats }));
}

/// Every decision is allowed, however often they err.
fn plays_to_the_end<G: Family>(options: &<G::Setup as Setup>::Options, bots: &str) {
    for number in 0..games(2, 4) {
        let mut luck = TestLuck(number);
        let setup = G::Setup::deal(options, &mut luck).expect("these can be dealt");
        let rules = G::open(setup).expect("and opened");
        let specs = BotSpec::for_seats(bots, rules.seats().into()).expect("as many as seats");
        let mut bots: Vec<_> = specs
            .iter()
            .map(|spec| maker::<G>(spec).expect("it is known").make())
            .collect();
        let played = play(&rules, &mut rules.start(), &mut bots, &mut luck, 50_000);
        assert!(played.outcome.is_some(), "game {number} does not end");
    }
}

#[test]
fn those_who_err_play_every_family_to_the_end() {
    let table = |knights| board::Options {
        seats: 4,
        knights,
        turn_limit: 400,
        ..board::Options::default()
    };
    let bots = "floki,greedy:whim=100,ketil,njal:trials=2";
    plays_to_the_end::<board::Rules>(&table(false), bots);
    plays_to_the_end::<board::Rules>(&table(true), bots);
    for scenario in board::scenarios() {
        let options = board::Options {
            seats: 3,
            scenario: Some(scenario.id.clone()),
            board: board::Board::Printed,
            points: scenario.points(),
            ..table(false)
        };
        plays_to_the_end::<board::Rules>(&options, "floki,greedy:whim=100,aud");
    }
    for mode in rivals::Mode::ALL {
        let options = rivals::Options {
            mode,
            turn_limit: 200,
            ..rivals::Options::default()
        };
        plays_to_the_end::<rivals::Rules>(&options, "floki,greedy:whim=100");
        plays_to_the_end::<rivals::Rules>(&options, "njal:trials=1,aud");
    }
    plays_to_the_end::<dice::Rules>(&dice::Options::default(), "floki,aud:whim=100");
}
