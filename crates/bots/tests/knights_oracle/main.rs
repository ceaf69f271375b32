//! An oracle for Cities & Knights: slow, written from the dossier alone. It shares nothing with the
//! engine but the facts of a state (where what lies, who holds what) and compares with it whole
//! menus, yields, battles, routes, points, the order of the decks and the end, over random and
//! greedy games. Ships and bargains are not its affair.

mod answers;
mod counts;
mod decks;
mod effects;
mod follow;
mod geometry;
mod menus;
mod places;
mod world;

use board::{Action, Board, Options, Rules, Setup, State};
use bots::board::Greedy;
use bots::{Bot, Random, Sight};
use follow::{Counted, Follow};
use game::testing::{TestLuck, games};
use game::{Awaits, Game, Log, Luck, Seat, Setup as _, Step, Tickets};
use menus::Question;

const MAX_STEPS: u32 = 100_000;

/// Three or four, every board; greedy and random players mixed as the letters say.
fn on_land(number: u64) -> Options {
    Options {
        seats: (3 + number % 2) as u8,
        knights: true,
        points: [13, 10][number as usize / 2 % 2],
        board: match number % 3 {
            0 => Board::Variable,
            1 => Board::Beginner,
            _ => Board::Random,
        },
        turn_limit: 400,
        ..Options::default()
    }
}

fn at_sea(id: &str, number: u64) -> Options {
    Options {
        scenario: Some(id.to_owned()),
        board: Board::Printed,
        points: 14,
        ..on_land(number)
    }
}

/// Keeps every card it can.
struct Hoarder;

impl Bot<Rules> for Hoarder {
    fn choose(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        let idle = [Action::Roll, Action::End];
        let listed = idle.into_iter().find(|action| sight.allows(*action));
        listed.unwrap_or_else(|| Random.choose(sight, luck))
    }
}

/// Compares the menu of everybody who is awaited.
fn compare(rules: &Rules, state: &State, follow: &Follow, seats: game::SeatSet) -> u32 {
    let mut compared = 0;
    for seat in seats.iter() {
        let ask = Question {
            rules,
            state,
            world: &follow.world,
            follow,
            seat: seat.index(),
        };
        if let Some(expected) = menus::expected(&ask) {
            let listed = menus::listed(rules, state, seat);
            let more: Vec<_> = listed.difference(&expected).collect();
            let less: Vec<_> = expected.difference(&listed).collect();
            assert!(
                more.is_empty() && less.is_empty(),
                "{:?} {seat:?}: too many {more:?}, too few {less:?}",
                state.task()
            );
            compared += 1;
        }
    }
    compared
}

/// Plays one game beside the oracle; how many menus were compared, and what else.
fn play(options: &Options, letters: &str, luck: &mut TestLuck) -> (u32, Counted) {
    let setup = Setup::deal(options, luck).expect("options that can be dealt");
    let rules = Rules::open(setup).expect("a set-up that was dealt");
    let mut bots: Vec<Box<dyn Bot<Rules>>> = Seat::all(rules.players)
        .map(|seat| -> Box<dyn Bot<Rules>> {
            match letters.as_bytes()[seat.index() % letters.len()] {
                b'g' => Box::new(Greedy::default()),
                b'h' => Box::new(Hoarder),
                _ => Box::new(Random),
            }
        })
        .collect();
    let mut state = rules.start();
    let mut follow = Follow::new(&rules, &state);
    let mut menus = 0;
    for _ in 0..MAX_STEPS {
        let step = match rules.awaits(&state) {
            Awaits::Over(_) => return (menus, follow.counted),
            Awaits::Chance => {
                follow.before_draw(&rules, &state);
                let bag = rules.bag(&state);
                Step::Chance(bag.nth(luck.below(bag.total())))
            }
            Awaits::Seats(seats) => {
                menus += compare(&rules, &state, &follow, seats);
                let seat = seats.lowest();
                let sight = Sight::new(&rules, &state, seat);
                Step::Act(seat, bots[seat.index()].choose(&sight, luck))
            }
        };
        let before = state.clone();
        let mut log = Log::on();
        rules.apply(&mut state, step, &mut log);
        follow.after(&rules, (&before, &state), step, &log.take());
    }
    panic!("the game does not end");
}

/// Plays so many games and sums up what was compared. While that is not enough, it plays more: a
/// new card changes all games, and what is rare must come up in any case.
fn run(
    count: u64,
    seed: u64,
    letters: &str,
    options: &dyn Fn(u64) -> Options,
    is_enough: fn(&Counted) -> bool,
) -> (u32, Counted) {
    let mut sum = (0, Counted::default());
    for number in 0..10 * count {
        if number >= count && is_enough(&sum.1) {
            break;
        }
        let mut luck = TestLuck(seed << 32 | number);
        let (menus, counted) = play(&options(number), letters, &mut luck);
        sum.0 += menus;
        sum.1.add(counted);
    }
    sum
}

#[test]
fn random_games_agree_with_the_oracle() {
    let (menus, counted) = run(games(4, 200), 1, "r", &on_land, |it| it.is_rich());
    assert!(menus > 1_000, "{menus} menus");
    assert!(counted.is_rich(), "{counted:?}");
}

#[test]
fn greedy_games_agree_with_the_oracle() {
    let (menus, counted) = run(games(8, 200), 2, "ggrg", &on_land, |it| it.is_rich());
    assert!(menus > 1_000, "{menus} menus");
    assert!(counted.is_rich(), "{counted:?}");
}

/// BASE-48, CK-26: whoever keeps everything empties the bank.
#[test]
fn an_empty_bank_agrees_with_the_oracle() {
    let options = |number| Options {
        hand_limit: 50,
        ..on_land(number)
    };
    let (_, counted) = run(games(2, 50), 7, "hhr", &options, |it| it.shortages > 0);
    assert!(counted.shortages > 0, "{counted:?}");
}

#[test]
fn games_with_fiesepeter_agree_with_the_oracle() {
    let options = |number| Options {
        fiesepeter: true,
        ..on_land(number)
    };
    for (seed, letters) in [(3, "r"), (4, "gr")] {
        let (_, counted) = run(games(2, 100), seed, letters, &options, |it| it.battles > 0);
        assert!(counted.battles > 0, "{counted:?}");
    }
}

#[test]
fn games_at_sea_agree_with_the_oracle() {
    for id in ["new_shores", "four_islands", "through_the_desert"] {
        for (seed, letters) in [(5, "r"), (6, "g")] {
            let options = |number| at_sea(id, number);
            let (menus, _) = run(games(1, 50), seed, letters, &options, |_| true);
            assert!(menus > 100, "{id}: {menus} menus");
        }
    }
}
