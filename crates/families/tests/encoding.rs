//! Actions and views as numbers, in every game: what is listed has a number that leads back, and a
//! row says what the view says and nothing else.

use std::fmt::Write as _;

use encoding::{Plan, mark};
use families::{Family, Listing, OptionsOf, Visitor, listings, visit};
use game::testing::{TestLuck, games};
use game::{Awaits, Choices, Log, Luck, Notation, Seat, Setup, Step, Tickets, Viewer, actions};

/// Games of every id, played at random with a look at every `apart`-th position.
struct Wander {
    games: u64,
    apart: u64,
}

impl Visitor for Wander {
    type Out = ();

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) {
        for seed in 0..self.games {
            let mut luck = TestLuck(seed);
            let game = dealt::<G>(&options, &mut luck);
            let plans = [game.plan(false), game.plan(true)];
            let mut state = game.start();
            for step in 0..3_000 {
                let next = match game.awaits(&state) {
                    Awaits::Over(_) => break,
                    Awaits::Chance => {
                        let bag = game.bag(&state);
                        Step::Chance(bag.nth(luck.below(bag.total())))
                    }
                    Awaits::Seats(seats) => {
                        let seat = seats.lowest();
                        if step % self.apart == 0 {
                            look(listing, &game, &plans, &state, &mut luck);
                        }
                        let menu = game.menu(&state, seat);
                        Step::Act(seat, menu.nth(luck.below(menu.count())))
                    }
                };
                game.play(&mut state, next, &mut Log::off())
                    .expect("it is in the menu");
            }
        }
    }
}

fn dealt<G: Family>(options: &OptionsOf<G>, luck: &mut TestLuck) -> G {
    let setup = G::Setup::deal(options, luck).expect("it can be dealt");
    G::open(setup).expect("what was dealt can be opened")
}

fn look<G: Family>(
    listing: &Listing,
    game: &G,
    plans: &[Plan; 2],
    state: &G::State,
    luck: &mut TestLuck,
) {
    for seat in Seat::all(game.seats()) {
        for plan in plans {
            check_menu(listing, game, plan, state, seat);
        }
        let plan = &plans[0];
        let view = game.view(state, Viewer::Seat(seat));
        let mut told = vec![0; plan.width()];
        game.observe(plan, &view, seat, &mut told);
        let mut seen = vec![0; plan.width()];
        game.look(plan, state, seat, &mut seen, true);
        assert_eq!(told, seen, "{}: {seat:?}", listing.id);

        // What the seat cannot see may be otherwise: its row stays the same.
        let guessed = game.imagine(&view, luck);
        let mut imagined = vec![0; plan.width()];
        game.look(plan, &guessed, seat, &mut imagined, true);
        assert_eq!(told, imagined, "{}: {seat:?}", listing.id);

        let steady = game.steady(plan);
        seen[steady..].fill(0);
        game.look(plan, state, seat, &mut seen, false);
        assert_eq!(told, seen, "{}: steady numbers of {seat:?}", listing.id);
    }
}

fn check_menu<G: Family>(listing: &Listing, game: &G, plan: &Plan, state: &G::State, seat: Seat) {
    let menu = game.menu(state, seat);
    let mut mask = vec![0; plan.actions()];
    mark(game, plan, seat, &menu, &mut mask);
    let listed = actions(game, state, seat);
    let marked = mask.iter().map(|it| usize::from(*it)).sum::<usize>();
    assert_eq!(marked, listed.len(), "{}: {listed:?}", listing.id);
    for action in listed {
        let number = game.number(plan, seat, action).expect("a number");
        assert_eq!(mask[number], 1);
        assert_eq!(
            game.action(plan, seat, number),
            Some(action),
            "{}",
            listing.id
        );
    }
    game.offers(plan, state, seat, &mut |number| {
        let offer = game.action(plan, seat, number).expect("an action");
        assert_eq!(game.check(state, seat, offer), Ok(()), "{}", listing.id);
        assert_eq!(game.number(plan, seat, offer), Some(number));
    });
}

#[test]
fn every_listed_action_has_a_number_and_rows_follow_from_views() {
    for listing in listings() {
        for seats in listing.seats.clone() {
            let wander = Wander {
                games: games(1, 20),
                apart: games(37, 7),
            };
            visit(&listing.id, Some(seats), &[], wander).unwrap();
        }
    }
}

/// Tells the encoding of a game: every verb and array, and what some of the numbers mean.
struct Told;

impl Visitor for Told {
    type Out = String;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> String {
        let mut luck = TestLuck(1);
        let game = dealt::<G>(&options, &mut luck);
        let plan = game.plan(true);
        let (actions, width) = (plan.actions(), plan.width());
        let own = game.plan(false).actions();
        let mut told = format!(
            "{} {}: {own} actions, {actions} with offers, {width} numbers\n",
            listing.id,
            game.seats()
        );
        for span in plan.verbs() {
            let text = |number: usize| {
                let action = game.action(&plan, Seat(0), number).expect("an action");
                action.write(&game)
            };
            let (first, last) = (span.start, span.start + span.count - 1);
            writeln!(
                told,
                "  {first} {} {}: {} … {}",
                span.name,
                span.count,
                text(first),
                text(last)
            )
            .expect("text");
        }
        for field in plan.fields() {
            writeln!(told, "  [{}] {} {:?}", field.start, field.name, field.shape).expect("text");
        }
        told
    }
}

/// Programs that have learned depend on these numbers: a change of this file breaks them. It is
/// written by `GOLDEN=write cargo nextest run -p families --test encoding`.
#[test]
fn the_numbers_are_those_of_the_last_version() {
    const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/encoding.txt");
    let mut told = String::new();
    for listing in listings() {
        told += &visit(&listing.id, None, &[], Told).unwrap();
    }
    if std::env::var("GOLDEN").is_ok_and(|it| it == "write") {
        std::fs::write(PATH, &told).unwrap();
    }
    let stored = std::fs::read_to_string(PATH).unwrap_or_default();
    for (now, before) in told.lines().zip(stored.lines()) {
        assert_eq!(now, before);
    }
    assert_eq!(told.lines().count(), stored.lines().count());
}
