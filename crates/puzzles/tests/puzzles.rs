//! Every puzzle of the house is put to the rules.

use std::collections::{BTreeMap, BTreeSet};

use bots::{Bot, FastLuck, Random, Sight};
use families::{Family, Listing, OptionsOf, Visitor};
use game::testing::games;
use game::{Choices, Log, Step, actions};
use puzzles::find::compare_again;
use puzzles::{
    Hint, Kind, Odds, Puzzle, Search, Stage, Verdict, all, by_id, of_day, shortest_wins, visit,
};

/// States of one turn that are looked at; more than when the puzzle was found.
const WIDTH: usize = 4_000;

/// Of every game and kind the first, and then every so manieth; all of them in the long form.
fn some(every: usize) -> impl Iterator<Item = &'static Puzzle> {
    let mut seen: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    all().iter().filter(move |puzzle| {
        let place = seen.entry((&puzzle.game, puzzle.kind.name())).or_default();
        *place += 1;
        (*place - 1).is_multiple_of(games(every, 1))
    })
}

fn of_kinds(every: usize, kinds: &[Kind]) -> impl Iterator<Item = &'static Puzzle> {
    some(every).filter(move |puzzle| kinds.contains(&puzzle.kind))
}

#[test]
fn ids_are_unique_and_files_say_what_they_were_read_from() {
    let ids: BTreeSet<&str> = all().iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), all().len());
    for puzzle in all() {
        assert_eq!(Puzzle::read_all(&puzzle.to_string()).unwrap()[0], *puzzle);
        assert!((1..=3).contains(&puzzle.level), "{}", puzzle.id);
        assert_eq!(by_id(&puzzle.id), Some(puzzle));
    }
}

#[test]
fn every_puzzle_has_its_day_before_one_comes_again() {
    let count = all().len() as u32;
    let days: BTreeSet<&str> = (20_000..20_000 + count)
        .map(|day| of_day(day).id.as_str())
        .collect();
    assert_eq!(days.len(), all().len());
    assert_eq!(of_day(7), of_day(7 + count));
}

#[test]
fn a_block_that_lacks_a_line_is_refused_with_its_name() {
    let text = all()[0].to_string().replace("level", "levels");
    let why = Puzzle::read_all(&text).unwrap_err();
    assert!(why.contains(&all()[0].id) && why.contains("level"), "{why}");
}

#[test]
fn every_answer_is_legal_and_solves_its_puzzle() {
    for puzzle in some(2) {
        let (solved, elsewhere) = visit(puzzle, Solve(puzzle)).unwrap().unwrap();
        assert_eq!(solved, Verdict::Solved, "{}", puzzle.id);
        assert_ne!(elsewhere, Verdict::Solved, "{}", puzzle.id);
    }
}

/// Of some: both search as widely as the test that finds every win again.
#[test]
fn nothing_is_lost_before_the_first_move_and_there_is_a_hint() {
    for puzzle in some(10) {
        let (verdict, hint) = visit(puzzle, Beginning(puzzle)).unwrap().unwrap();
        assert_eq!(verdict, Verdict::Going, "{}", puzzle.id);
        assert!(hint.is_some(), "{}", puzzle.id);
    }
}

#[test]
fn wins_take_at_least_two_decisions_and_have_one_shortest_way() {
    for puzzle in of_kinds(3, &[Kind::Win]) {
        assert!(puzzle.answer.len() >= 2, "{}", puzzle.id);
        visit(puzzle, Unique(puzzle)).unwrap().unwrap();
    }
}

#[test]
fn random_play_seldom_wins_and_greedy_only_what_is_easy() {
    let (mut tries, mut wins) = (0, 0);
    let mut wrong = Vec::new();
    for puzzle in of_kinds(3, &[Kind::Win]) {
        let (lucky, greedy) = visit(puzzle, Accident(puzzle)).unwrap().unwrap();
        tries += 10;
        wins += lucky;
        if greedy != (puzzle.level == 1) {
            wrong.push(&puzzle.id);
        }
    }
    assert!(wins * 10 < tries, "{wins} of {tries}");
    assert!(wrong.is_empty(), "of another level: {wrong:?}");
}

#[test]
fn choices_are_ahead_by_what_their_kind_demands() {
    for puzzle in all().iter().filter(|it| it.kind != Kind::Win) {
        let odds = puzzle.odds.unwrap();
        let margin = match puzzle.kind {
            // Half of what was seen when it was found.
            Kind::Founding => 40,
            Kind::Leader => 75,
            Kind::Dice | Kind::Win => 10,
        };
        let gap = odds.best - odds.second;
        assert!(gap >= margin && gap > 2 * odds.error, "{}", puzzle.id);
    }
    for puzzle in of_kinds(3, &[Kind::Dice]) {
        visit(puzzle, Weigh(puzzle)).unwrap().unwrap();
    }
}

/// Both choices play games nobody has played before; few enough that one puzzle alone may look
/// otherwise, not all together.
#[test]
fn the_best_choice_is_ahead_in_other_games_too() {
    let (mut gaps, mut count) = (0, 0);
    for puzzle in of_kinds(10, &[Kind::Founding, Kind::Leader]) {
        let Odds {
            best,
            second,
            error,
        } = visit(puzzle, Compare(puzzle)).unwrap().unwrap();
        assert!(second - best <= 2 * error, "{}: {best} {second}", puzzle.id);
        (gaps, count) = (gaps + best - second, count + 1);
    }
    assert!(gaps > 50 * count, "{gaps} of {count}");
}

/// The verdicts on the answer, and on the first other choice.
struct Solve<'a>(&'a Puzzle);

impl Visitor for Solve<'_> {
    type Out = Result<(Verdict, Verdict), String>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let puzzle = self.0;
        let moves: Vec<&str> = puzzle.answer.iter().map(String::as_str).collect();
        let mut stage = Stage::<G>::open(puzzle, &options)?;
        let answer = stage.answer(puzzle)?;
        let listed = actions(&stage.game, &stage.state, stage.seat);
        assert!(listed.contains(&answer[0]), "{}", puzzle.id);
        let other = listed.iter().find(|action| **action != answer[0]);
        let other = other.ok_or("there is nothing else to do")?;
        let other = game::Notation::write(other, &stage.game);
        let solved = stage.judge(puzzle, &moves);
        let mut again = Stage::<G>::open(puzzle, &options)?;
        Ok((solved, again.judge(puzzle, &[&other])))
    }
}

/// The verdict on no move at all, and the first hint.
struct Beginning<'a>(&'a Puzzle);

impl Visitor for Beginning<'_> {
    type Out = Result<(Verdict, Option<Hint>), String>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let mut stage = Stage::<G>::open(self.0, &options)?;
        Ok((stage.judge(self.0, &[]), stage.hint(self.0)))
    }
}

struct Unique<'a>(&'a Puzzle);

impl Visitor for Unique<'_> {
    type Out = Result<(), String>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let stage = Stage::<G>::open(self.0, &options)?;
        let found = shortest_wins(&stage.game, &stage.state, stage.seat, WIDTH);
        let Search::Wins(lines) = found else {
            return Err(format!("{}: {found:?}", self.0.id));
        };
        let [line] = &lines[..] else {
            return Err(format!("{}: {} ways", self.0.id, lines.len()));
        };
        let (mut line, mut answer) = (line.clone(), stage.answer(self.0)?);
        line.sort();
        answer.sort();
        assert_eq!(line, answer, "{}", self.0.id);
        Ok(())
    }
}

/// How often random play wins in ten turns, and whether greedy does.
struct Accident<'a>(&'a Puzzle);

impl Visitor for Accident<'_> {
    type Out = Result<(u32, bool), String>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let stage = Stage::<G>::open(self.0, &options)?;
        let lucky = (0..10).filter(|number| wins(&stage, Box::new(Random), *number));
        let greedy = "greedy"
            .parse()
            .and_then(|spec| families::maker::<G>(&spec));
        let greedy = greedy.map_err(|error| error.to_string())?;
        Ok((lucky.count() as u32, wins(&stage, greedy.make(), 0)))
    }
}

fn wins<G: Family>(puzzle: &Stage<G>, mut bot: Box<dyn Bot<G>>, number: u64) -> bool {
    let (game, seat) = (&puzzle.game, puzzle.seat);
    let (mut state, mut luck) = (puzzle.state.clone(), FastLuck::of_game(1, number));
    for _ in 0..60 {
        match game.awaits(&state) {
            game::Awaits::Over(outcome) => return outcome.winners.contains(seat),
            game::Awaits::Seats(seats) if seats.contains(seat) => {}
            game::Awaits::Seats(_) | game::Awaits::Chance => return false,
        }
        assert!(game.menu(&state, seat).count() > 0);
        let action = bot.choose(&Sight::new(game, &state, seat), &mut luck);
        game.apply(&mut state, Step::Act(seat, action), &mut Log::off());
    }
    false
}

struct Compare<'a>(&'a Puzzle);

impl Visitor for Compare<'_> {
    type Out = Result<Odds, String>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let stage = Stage::<G>::open(self.0, &options)?;
        let odds = compare_again(&stage, self.0, games(40, 200));
        odds.ok_or_else(|| format!("{}: its second choice is not written", self.0.id))
    }
}

/// The tables of the dice game still say the same.
struct Weigh<'a>(&'a Puzzle);

impl Visitor for Weigh<'_> {
    type Out = Result<(), String>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let stage = Stage::<G>::open(self.0, &options)?;
        let sight = Sight::new(&stage.game, &stage.state, stage.seat);
        let mut luck = FastLuck::of_game(1, 0);
        let weighed = stage.game.adviser().weigh(&sight, &[], &mut luck);
        assert_eq!(stage.answer(self.0)?, [weighed[0].action], "{}", self.0.id);
        let tenths = |place: usize| (weighed[place].value * 10.0).round() as i32;
        let odds = self.0.odds.ok_or("its odds are not written")?;
        assert_eq!(
            (odds.best, odds.second),
            (tenths(0), tenths(1)),
            "{}",
            self.0.id
        );
        Ok(())
    }
}
