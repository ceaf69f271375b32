//! The bots of the card game for two: how strong they are, and that they cope with every mode.

mod matches;
#[path = "../../rivals/tests/reference/mod.rs"]
mod reference;

use bots::rivals::{Cautious, Greedy};
use bots::{Bot, Random, Sight, Whim};
use game::testing::{TestLuck, games};
use game::{
    Awaits, Choices as _, Game as _, Log, Luck, Notation as _, Seat, Setup as _, Step, Tickets as _,
};
use matches::{Mirrored, Player, Score};
use rivals::{Action, CardId, Mode, Options, Resource, Rules, Set, Setup, State, Task, position};

/// Half of the games in either seat.
fn play_match(
    mode: Mode,
    turn_limit: u16,
    bots: &dyn Fn() -> Vec<Player<Rules>>,
    games: u64,
) -> Score {
    let options = Options {
        mode,
        turn_limit,
        ..Options::default()
    };
    matches::play_match::<Rules>(&options, |end| end.public.turns, bots, games, 1)
}

#[test]
fn greedy_beats_a_random_player_in_every_mode() {
    for mode in Mode::ALL {
        let score = play_match(mode, 0, &|| vec![Box::new(Greedy), Box::new(Random)], 60);
        assert!(score.wins[0] >= 57, "{mode:?}: {:?} of 60", score.wins);
    }
}

/// Neither do two of them wait for each other, nor is the seat more than half the game.
#[test]
fn games_between_greedy_players_end_by_points_in_good_time() {
    for mode in Mode::ALL {
        let score = play_match(mode, 200, &|| vec![Box::new(Greedy), Box::new(Greedy)], 40);
        let turns = score.turns / 40;
        println!("{mode:?}: {:?} wins, {turns} turns", score.wins);
        assert_eq!(score.wins.iter().sum::<u32>(), 40, "{mode:?}");
        assert!((10..60).contains(&turns), "{mode:?}: {turns} turns");
    }
}

#[test]
fn decisions_depend_on_nothing_but_view_and_menu() {
    for mode in Mode::ALL {
        let mirrored = || -> Player<Rules> { Box::new(Mirrored(Greedy)) };
        play_match(mode, 200, &|| vec![mirrored(), Box::new(Random)], 4);
        play_match(mode, 200, &|| vec![mirrored(), mirrored()], 4);
        let erring = || -> Player<Rules> { Box::new(Mirrored(Whim::new(Greedy, 50))) };
        play_match(mode, 200, &|| vec![erring(), mirrored()], 4);
    }
}

fn open(mode: Mode) -> Rules {
    let options = Options {
        mode,
        ..Options::default()
    };
    let setup = Setup::deal(&options, &mut TestLuck(1)).expect("options that can be dealt");
    Rules::open(setup).expect("a table")
}

/// A position in which everything else is on the discard pile.
fn spent(rules: &Rules, lines: &str, keep: fn(CardId) -> bool) -> State {
    let fresh = position::read(rules, lines).expect(lines).secret.fresh;
    let gone: Vec<&str> = fresh
        .iter()
        .filter(|(card, _)| !keep(*card))
        .flat_map(|(card, count)| std::iter::repeat_n(card.name(), count.into()))
        .collect();
    let lines = format!("{lines}\ndiscard {}", gone.join(" "));
    position::read(rules, &lines).expect(&lines)
}

/// What greedy does in red's action phase, and what it answers if red proposes the end.
fn choices(rules: &Rules, mut state: State) -> (String, String) {
    let choice = |state: &State, seat: Seat| {
        let sight = Sight::new(rules, state, seat);
        Greedy.choose(&sight, &mut TestLuck(1)).write(rules)
    };
    let first = choice(&state, Seat(0));
    let step = Step::Act(Seat(0), Action::Propose);
    let proposed = rules.play(&mut state, step, &mut Log::off());
    proposed.expect("the end may be proposed");
    (first, choice(&state, Seat(1)))
}

/// RIV-198: greedy proposes to end a game that nobody can win, and agrees to it; as long as
/// somebody can win, it does neither.
#[test]
fn greedy_ends_a_game_nobody_can_win() {
    let towns = "red settled right forest_stack_4 hills_stack_1
red settled right forest_stack_6 hills_stack_5
red settled right fields_stack_1 pasture_stack_5
blue settled right fields_stack_3 pasture_stack_6
blue settled right gold_field_stack_2 gold_field_stack_3
red city s0\nred city s1\nred city s2
blue city s0\nblue city s1\nblue city s2\nblue city s3";
    let duel = open(Mode::Duel);
    let hopeless = spent(&duel, towns, |card| card.set() == Set::Base);
    let (first, answer) = choices(&duel, hopeless);
    assert_eq!((first.as_str(), answer.as_str()), ("propose", "agree"));

    let intro = open(Mode::Intro);
    let (first, answer) = choices(&intro, spent(&intro, "", |_| false));
    assert_ne!(first, "propose");
    assert_eq!(answer, "pass");
}

/// Stands in, and never does what a player would have to answer for.
struct Watched;

impl Bot<Rules> for Watched {
    fn choose(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Action {
        let action = Cautious.choose(sight, luck);
        let spends = matches!(
            action,
            Action::Play(_)
                | Action::Build { .. }
                | Action::Trade { .. }
                | Action::TearDown { .. }
                | Action::Search
                | Action::Road(_)
        );
        assert!(!spends, "{action:?}");
        action
    }
}

/// Whoever is replaced for a while builds, plays and trades nothing, and the game goes on.
#[test]
fn a_cautious_player_only_does_what_he_must() {
    for mode in Mode::ALL {
        let score = play_match(mode, 40, &|| vec![Box::new(Watched), Box::new(Watched)], 1);
        assert_eq!((score.unfinished, score.turns), (0, 40));
    }
}

/// The greedy player comes to positions that random ones never see.
#[test]
fn greedy_games_agree_with_a_second_reading_of_the_rules() {
    for mode in Mode::ALL {
        let count = games(4, 400);
        let seen = reference::beside::watch(mode, count, &mut |rules, state, seat, luck| {
            Greedy.choose(&Sight::new(rules, state, seat), luck)
        });
        assert!(seen.menus > 100 && seen.rolls > 40, "{mode:?}");
    }
}

/// Lets greedy play red's turn until it is over, and returns what it did.
fn red_turn(rules: &Rules, state: &mut State) -> Vec<String> {
    let mut done = Vec::new();
    while state.public.turn == Seat(0) && rivals::decider(state) == Some(Seat(0)) {
        let action = Greedy.choose(&Sight::new(rules, state, Seat(0)), &mut TestLuck(1));
        let step = Step::Act(Seat(0), action);
        let played = rules.play(state, step, &mut Log::off());
        played.expect("greedy chooses what is allowed");
        done.push(action.write(rules));
        if action == Action::End {
            break;
        }
    }
    done
}

/// A foundry without mountains beside it is of no use before Relocation brings them there.
#[test]
fn greedy_relocates_a_booster_to_its_landscape() {
    let rules = open(Mode::Intro);
    let lines = "red card iron_foundry s0.u\nred hand relocation";
    let mut state = position::read(&rules, lines).expect(lines);
    assert!(state.realm(Seat(0)).derived().doubled.is_empty());
    let done = red_turn(&rules, &mut state);
    let doubled = state.realm(Seat(0)).derived().doubled;
    assert_eq!(doubled.len(), 1, "{done:?}");

    let lines = "red hand relocation";
    let mut state = position::read(&rules, lines).expect(lines);
    red_turn(&rules, &mut state);
    assert!(state.hand(Seat(0)).contains(CardId::Relocation));
}

/// Where every site is taken, the least card makes room for one that wins a token.
#[test]
fn greedy_tears_down_what_keeps_a_better_card_out() {
    let rules = open(Mode::Gold);
    let full = "red card parish_hall s0.u\nred card storehouse s0.l
red card toll_bridge s1.u\nred card storehouse s1.l
red store all 2";
    let lines = format!("{full}\nred hand candamir");
    let mut state = position::read(&rules, &lines).expect(&lines);
    let done = red_turn(&rules, &mut state);
    assert!(state.realm(Seat(0)).has(CardId::Candamir), "{done:?}");
    assert_eq!(state.realm(Seat(0)).cards().count(), 4, "{done:?}");

    let lines = format!("{full}\nred hand storehouse_gold");
    let mut state = position::read(&rules, &lines).expect(&lines);
    let before: Vec<_> = state.realm(Seat(0)).cards().collect();
    red_turn(&rules, &mut state);
    let after: Vec<_> = state.realm(Seat(0)).cards().collect();
    assert_eq!(before, after, "nothing is gained by an equal card");
}

/// Gold has no booster, so it lies in the middle; what has one in the hand lies outside.
#[test]
fn greedy_arranges_its_landscapes_before_the_first_turn() {
    let rules = open(Mode::Gold);
    let mut state = rules.start();
    let mut luck = TestLuck(5);
    let mut bots: Vec<Player<Rules>> = vec![Box::new(Greedy), Box::new(Greedy)];
    while state.task() != Task::BeforeRoll {
        bots::play(&rules, &mut state, &mut bots, &mut luck, 1);
    }
    for seat in Seat::all(2) {
        let realm = state.realm(seat);
        let gold = realm.places_of(Resource::Gold).only();
        let middle = rivals::Centre::FIRST.upper().0 + 2;
        let is_middle = |place: rivals::Place| place.0 == middle || place.0 == middle + 1;
        assert!(gold.is_some_and(is_middle), "{seat:?}: {gold:?}");
    }
}

/// Plays red's turn up to the card that is taken in exchange.
fn exchange(rules: &Rules, state: &mut State) {
    while state.task() != Task::ExchangeTake {
        let step = match (rules.awaits(state), state.task()) {
            (Awaits::Chance, _) => Step::Chance(rules.bag(state).nth(0)),
            (_, Task::Main) => Step::Act(Seat(0), Action::End),
            // The first choice is to keep all cards.
            (_, Task::Exchange) => Step::Act(Seat(0), rules.menu(state, Seat(0)).nth(1)),
            _ => Step::Act(Seat(0), rules.menu(state, Seat(0)).nth(0)),
        };
        let played = rules.play(state, step, &mut Log::off());
        played.expect("the turn goes on");
    }
}

/// A search that costs goods is not worth them; one that costs nothing is.
#[test]
fn greedy_searches_where_it_is_free() {
    let rules = open(Mode::Progress);
    let hall = "\nred card parish_hall s0.u\nred card town_hall s0.u";
    for (hall, searches) in [("", false), (hall, true)] {
        let lines = format!("red city s0{hall}\nred store all 2\nred hand brigitta scout");
        let mut state = position::read(&rules, &lines).expect(&lines);
        exchange(&rules, &mut state);
        let action = Greedy.choose(&Sight::new(&rules, &state, Seat(0)), &mut TestLuck(1));
        assert_eq!(action == Action::Search, searches, "{action:?}");
    }
}
