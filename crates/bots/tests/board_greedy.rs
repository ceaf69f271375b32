//! Greedy as an opponent: how strong it is, and that it copes with every table.

mod matches;

use board::{Action, Board, Goods, Mode, Offer, Options, Resource, Rules, TradeCards};
use bots::board::Greedy;
use bots::{Bot, Random, Sight, Whim};
use game::Luck;
use matches::{Mirrored, Score};

type Player = matches::Player<Rules>;

fn play_match(options: &Options, bots: &dyn Fn() -> Vec<Player>, games: u64, seed: u64) -> Score {
    matches::play_match::<Rules>(options, |end| end.public.turns, bots, games, seed)
}

fn line_up(letters: &'static str) -> impl Fn() -> Vec<Player> {
    move || {
        let bots = letters.chars().map(|letter| -> Player {
            match letter {
                'g' => Box::new(Greedy::default()),
                'h' => Box::new(Haggler),
                'm' => Box::new(Mirrored(Greedy::default())),
                'w' => Box::new(Mirrored(Whim::new(Greedy::default(), 50))),
                _ => Box::new(Random),
            }
        });
        bots.collect()
    }
}

fn options(seats: u8) -> Options {
    Options {
        seats,
        ..Options::default()
    }
}

fn for_two() -> Options {
    Options {
        neutrals: true,
        ..options(2)
    }
}

fn with_knights() -> Options {
    Options {
        knights: true,
        points: 13,
        ..options(4)
    }
}

#[test]
fn one_greedy_beats_three_random_bots() {
    let score = play_match(&options(4), &line_up("grrr"), 200, 1);
    assert!(score.wins[0] >= 190, "{:?}", score.wins);
}

/// With knights: improvements, knights before a landing, cards.
#[test]
fn one_greedy_beats_three_random_bots_with_knights() {
    let score = play_match(&with_knights(), &line_up("grrr"), 500, 1);
    assert!(score.wins[0] >= 475, "{:?}", score.wins);
    assert_eq!(score.unfinished, 0);
}

#[test]
fn greedy_beats_a_random_bot_in_the_game_for_two() {
    let score = play_match(&for_two(), &line_up("gr"), 200, 1);
    assert!(score.wins[0] >= 190, "{:?}", score.wins);
}

#[test]
fn greedy_beats_a_random_bot_at_a_base_table_for_two() {
    let score = play_match(&options(2), &line_up("gr"), 200, 1);
    assert!(score.wins[0] >= 190, "{:?}", score.wins);
}

#[test]
fn games_among_greedy_bots_are_as_long_as_games_among_people() {
    let score = play_match(&options(4), &line_up("gggg"), 100, 1);
    let turns = score.turns / 100;
    assert_eq!(score.unfinished, 0);
    assert!((50..=100).contains(&turns), "{turns} turns");
    assert!(
        score.wins.iter().all(|wins| (10..=45).contains(wins)),
        "{:?}",
        score.wins
    );
}

/// Makes offers and counter-offers of every kind and asks for cards, besides playing at random.
struct Haggler;

impl Bot<Rules> for Haggler {
    fn choose(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        if luck.below(2) == 0 {
            let mut parcel = || {
                let kind = Resource::FIVE[luck.below(5) as usize];
                Goods::of(kind, 1 + luck.below(2))
            };
            let offer = Offer::new(parcel(), parcel());
            let first = if luck.below(3) == 0 {
                Action::Ask(offer.get().into())
            } else {
                Action::Offer(offer)
            };
            for talk in [first, Action::Counter(offer)] {
                if sight.allows(talk) {
                    return talk;
                }
            }
        }
        Random.choose(sight, luck)
    }
}

#[test]
fn every_table_and_every_menu_is_answered() {
    let separated = Options {
        mode: Mode::Separated,
        ..options(4)
    };
    let beginners = Options {
        board: Board::Beginner,
        ..options(3)
    };
    let long = Options {
        points: 14,
        board: Board::Random,
        hand_limit: 3,
        turn_limit: 300,
        ..options(4)
    };
    let tokens = Options {
        trade_cards: TradeCards::Twenty,
        ..for_two()
    };
    for (options, bots) in [
        (separated, "ghhg"),
        (beginners, "ghg"),
        (long, "gghr"),
        (options(2), "gh"),
        (for_two(), "gh"),
        (tokens, "gg"),
    ] {
        let score = play_match(&options, &line_up(bots), 40, 3);
        assert_eq!(score.unfinished, 0, "{bots} with {options:?}");
    }
}

#[test]
fn decisions_depend_on_nothing_but_view_menu_and_luck() {
    play_match(&options(4), &line_up("mmgm"), 20, 5);
    play_match(&for_two(), &line_up("mm"), 20, 5);
    play_match(&with_knights(), &line_up("mmgm"), 10, 5);
}

#[test]
fn whims_depend_on_nothing_but_view_menu_and_luck() {
    let knights = Options {
        knights: true,
        ..options(3)
    };
    play_match(&options(4), &line_up("wwgw"), 20, 5);
    play_match(&for_two(), &line_up("ww"), 10, 5);
    play_match(&knights, &line_up("www"), 5, 5);
}

/// Without whims it is the bot itself, down to the last draw.
#[test]
fn no_whims_change_nothing() {
    let bots = |percent| {
        move || -> Vec<Player> {
            let bot = || -> Player { Box::new(Whim::new(Greedy::default(), percent)) };
            vec![bot(), bot(), bot()]
        }
    };
    let points = |bots: &dyn Fn() -> Vec<Player>| {
        let score = play_match(&options(3), bots, 10, 2);
        (score.points, score.actions)
    };
    assert_eq!(points(&bots(0)), points(&line_up("ggg")));
    assert_ne!(points(&bots(50)), points(&line_up("ggg")));
}
