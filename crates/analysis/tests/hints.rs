//! Whoever is asked gets a hint: at every prompt there is a choice with a sentence.

mod play;

use std::collections::BTreeSet;

use analysis::Asked;
use bots::FastLuck;
use families::{Family, Listing, OptionsOf, Visitor, visit};
use game::testing::games;
use game::{Awaits, Choices, Log, Step};
use play::{open, play};

/// Asks the coach in a game of bots, whenever something new is asked.
struct Hints {
    /// Besides what is new, one prompt of so many.
    every: usize,
}

impl Visitor for Hints {
    type Out = u32;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> u32 {
        let luck = &mut FastLuck::of_game(3, 0);
        let game: G = open(&options, luck);
        let (mut asked_before, mut hints) = (BTreeSet::new(), 0);
        for bots in [["random", "greedy"], ["greedy", "random"]] {
            let mut state = game.start();
            for (number, step) in play(&game, &bots, luck).into_iter().enumerate() {
                if let Step::Act(seat, _) = step {
                    let menu = game.menu(&state, seat);
                    let choices = (0..menu.count()).map(|k| game.deed(menu.nth(k)).verb);
                    let verbs: BTreeSet<&str> = choices.collect();
                    let is_new = asked_before.insert((verbs, menu.count() == 1));
                    if is_new || number % self.every == 0 {
                        let asked = Asked {
                            game: &game,
                            state: &state,
                            seat,
                            step: number as u32,
                        };
                        looks_well(&asked, menu.count() == 1, &listing.id);
                        hints += 1;
                    }
                }
                game.apply(&mut state, step, &mut Log::off());
            }
        }
        hints
    }
}

/// There is a choice that is allowed, with a reason and a place to look at.
fn looks_well<G: Family>(asked: &Asked<G>, is_forced: bool, id: &str) {
    let counsel = asked.counsel(None);
    let line = counsel.choices.first();
    let line = line.unwrap_or_else(|| panic!("{id}: no hint at step {}", asked.step));
    let best = line.action;
    let allowed = asked.game.check(asked.state, asked.seat, best);
    assert!(allowed.is_ok(), "{id}: {best:?}");
    assert!(counsel.look.is_some(), "{id}: {best:?}");
    assert!(counsel.alike || !counsel.why.is_empty(), "{id}: {best:?}");
    if is_forced {
        assert_eq!(counsel.choices.len(), 1, "{id}: {best:?} is all there is");
    }
    let is_end = |action: &G::Action| asked.game.deed(*action).verb == "end";
    let could_buy = counsel.why.iter().any(|it| it.key == "coach-affords-card");
    assert!(
        !(could_buy && line.rest.iter().any(is_end)),
        "{id}: a turn that ends without a card is not for one"
    );
    let is_plain = |it: &game::Phrase| it.key == "coach-plain";
    let verb = asked.game.deed(best).verb;
    if ["accept", "reject"].contains(&verb) {
        assert!(!counsel.why.iter().any(is_plain), "{id}: {verb} has a why");
    }
}

#[test]
fn at_every_prompt_there_is_a_hint() {
    let short = ["base", "dice", "rivals/intro"];
    let long = [
        "base",
        "two",
        "knights",
        "sea/new_shores",
        "dice",
        "rivals/intro",
        "rivals/duel",
    ];
    for id in games(&short[..], &long[..]) {
        let every = games(97, 1);
        let hints = visit(id, None, &[], Hints { every }).expect("usual options");
        println!("{id}: {hints} hints");
        assert!(hints > 3, "{id}: {hints} hints");
    }
}

/// The coach at a position of the base game with three seats, or at its beginning.
struct At<'a>(&'a str);

/// The keys of the reasons, whether choices are alike, and what is best.
struct Said {
    why: Vec<&'static str>,
    alike: bool,
    best: &'static str,
}

impl Visitor for At<'_> {
    type Out = Said;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Said {
        let game: G = open(&options, &mut FastLuck::of_game(1, 0));
        let state = match self.0 {
            "" => game.start(),
            text => game.position(text).expect("a position"),
        };
        let Awaits::Seats(seats) = game.awaits(&state) else {
            panic!("nobody is asked");
        };
        let seat = seats.lowest();
        let counsel = Asked {
            game: &game,
            state: &state,
            seat,
            step: 1,
        }
        .counsel(None);
        Said {
            why: counsel.why.iter().map(|it| it.key).collect(),
            alike: counsel.alike,
            best: game.deed(counsel.choices[0].action).verb,
        }
    }
}

fn at(position: &str) -> Said {
    let options = ["board=printed", "start=0"].map(|it| it.parse().expect("an option"));
    visit("base", Some(3), &options, At(position)).expect("usual options")
}

/// Nine points, and cards for a settlement; each of these corners makes ten.
const NINE_POINTS: &str = "\
red city 0,-1.N
red city -2,1.N
red city 2,0.S
red settlement 0,0.S
red settlement 0,1.S
red settlement 1,-1.N
red hand 3 ore 2 grain
blue settlement 2,-2.N
";

#[test]
fn a_move_that_wins_is_called_so() {
    let said = at(NINE_POINTS);
    assert_eq!(said.why, ["coach-wins"]);
    assert!(!said.alike, "several win, and that is what is told");
    assert_eq!(said.best, "city");
    let far = NINE_POINTS.replace("red city 2,0.S\n", "");
    let said = at(&far);
    assert!(!said.why.contains(&"coach-wins"), "{:?}", said.why);
}

#[test]
fn what_is_all_there_is_to_do_is_said() {
    let roll = at("red settlement 0,0.S\nblue settlement 2,-2.N\nphase before-roll\n");
    assert_eq!((roll.best, roll.why), ("roll", vec!["coach-forced"]));
    let end = at("red settlement 0,0.S\nblue settlement 2,-2.N\n");
    assert_eq!((end.best, end.why), ("end", vec!["coach-nothing-else"]));
}

#[test]
fn where_everything_is_lacking_nothing_is_said_to_be() {
    let said = at("");
    assert_eq!(said.best, "settle");
    let is_first = |key: &&str| key.starts_with("coach-brings");
    assert!(!said.why.iter().any(is_first), "{:?}", said.why);
    assert!(said.why.contains(&"coach-pips"), "{:?}", said.why);
}
