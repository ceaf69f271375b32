//! Every lesson can be solved by its answers, and not by accident.

use families::{Family, Listing, OptionsOf, Override, TypedView, Visitor};
use game::{Choices, Notation, Viewer};

use super::file::{Lesson, lessons};
use super::lecture::{LessonError, Stage, lecture};
use crate::pictures;

/// Random moves may solve a task that has a choice at most so often, in percent.
const TASK_BY_ACCIDENT: f64 = 50.0;
/// Likewise a whole lesson.
const LESSON_BY_ACCIDENT: f64 = 25.0;
/// So many games are played at random where anything may be done.
const TRIES: u32 = 100;

struct Examiner<'a>(&'a Lesson<'a>);

impl Visitor for Examiner<'_> {
    type Out = Result<(), String>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let lesson = self.0;
        let mut stage = Stage::<G>::open(lesson, &options)?;
        if let Some(corner) = crowded(&stage.game, &stage.state) {
            return Err(format!("the building on {corner} is too close to another"));
        }
        let (mut all, mut made) = (100.0, Vec::new());
        for (number, task) in lesson.tasks.iter().enumerate() {
            let at = |why: &str| format!("task {}: {why}", task.name);
            if stage.has_reached(task) {
                return Err(at("is done before anything is done"));
            }
            let (mut chance, mut is_forced) = (100.0, true);
            let begun = made.clone();
            let mut targets = Vec::new();
            for answer in task.answers() {
                if stage.task != number {
                    return Err(at("is done before its last answer"));
                }
                let menu = stage.game.menu(&stage.state, stage.seat);
                let choices = (0..menu.count()).map(|k| stage.game.deed(menu.nth(k)).target);
                targets.extend(choices);
                let moves = (0..menu.count()).map(|k| menu.nth(k).write(&stage.game));
                let fit = moves.filter(|it| stage.accepts(it)).count();
                chance *= fit as f64 / f64::from(menu.count().max(1));
                is_forced &= menu.count() <= 1;
                let learnt = stage.learn(answer);
                learnt.map_err(|why| at(&format!("{answer:?}: {why:?}")))?;
                made.push(answer.to_owned());
            }
            if stage.task != number + 1 {
                return Err(at("is not done by its answers"));
            }
            let scene = serde_json::to_string(&pictures::scene(&stage.game, &stage.state));
            let scene = scene.map_err(|why| why.to_string())?;
            let is_place = |it: &&&str| {
                let can_be_chosen = targets
                    .iter()
                    .any(|target| target.split(' ').any(|t| t == **it));
                can_be_chosen || scene.contains(&format!("\"{it}\""))
            };
            if let Some(point) = task.points.iter().find(|it| !is_place(it)) {
                return Err(at(&format!("no place is called {point:?}")));
            }
            if !task.goal.is_empty() {
                chance = by_chance::<G>(lesson, &options, &begun, number)?;
                is_forced = false;
            }
            if chance > TASK_BY_ACCIDENT && !is_forced {
                return Err(at(&format!("random moves do it in {chance} of 100 games")));
            }
            all *= chance / 100.0;
        }
        if all > LESSON_BY_ACCIDENT {
            return Err(format!("random moves solve all in {all} of 100 games"));
        }
        Ok(())
    }
}

/// A corner with a building right next to another one, which no game can come to.
fn crowded<G: Family>(game: &G, state: &G::State) -> Option<String> {
    let view = game.view(state, Viewer::Referee);
    let TypedView::Board(rules, view) = game.typed_view(&view) else {
        return None;
    };
    let pieces = view.public.pieces.iter().map(board::Pieces::buildings);
    let buildings = pieces.reduce(|all, more| all | more)?;
    let is_crowded = |corner: &_| {
        let near = rules.grid.corner_neighbours(*corner);
        !(near & buildings).is_empty()
    };
    let corner = buildings.into_iter().find(is_crowded)?;
    Some(rules.corner_name(corner))
}

/// How often random moves reach the goal of a task, in percent.
fn by_chance<G: Family>(
    lesson: &Lesson,
    options: &OptionsOf<G>,
    begun: &[String],
    task: usize,
) -> Result<f64, String> {
    let mut solved = 0;
    let mut random: u32 = 1;
    for _ in 0..TRIES {
        let mut stage = Stage::<G>::open(lesson, options)?;
        for action in begun {
            stage.learn(action).map_err(|why| format!("{why:?}"))?;
        }
        for _ in 0..lesson.tasks[task].length() {
            let menu = stage.game.menu(&stage.state, stage.seat);
            if menu.count() == 0 || stage.task != task {
                break;
            }
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let action = menu.nth((random >> 8) % menu.count()).write(&stage.game);
            stage.learn(&action).map_err(|why| format!("{why:?}"))?;
        }
        solved += u32::from(stage.task > task);
    }
    Ok(f64::from(solved) * 100.0 / f64::from(TRIES))
}

fn examine(lesson: &Lesson) -> Result<(), String> {
    let mut words = lesson.game.split(' ');
    let id = words.next().unwrap_or_default();
    let options = words.map(str::parse).collect::<Result<Vec<Override>, _>>();
    let options = options.map_err(|why| why.to_string())?;
    let examined = families::visit(id, lesson.seats, &options, Examiner(lesson));
    let examined = examined.map_err(|why| why.to_string()).flatten();
    examined.map_err(|why| format!("{}: {why}", lesson.id))
}

#[test]
fn every_lesson_is_solved_by_its_answers_and_not_by_accident() {
    let wrong: Vec<String> = lessons()
        .iter()
        .filter_map(|it| examine(it).err())
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let tasks = |it: &Lesson| it.tasks.len() >= 2 && it.minutes > 0;
    assert!(lessons().iter().all(tasks), "a lesson has several tasks");
}

const HARBOUR: &str = "\
lesson harbour
game base board=printed
red settlement 1,-2.N
red road 1,-2.NW
red hand 4 grain
task trade
move bank grain ore
task end
move end
";

fn harbour(changed: impl Fn(&str) -> String) -> Result<(), String> {
    let text = changed(HARBOUR);
    examine(&Lesson::read_all("base", &text)?[0])
}

#[test]
fn a_lesson_that_is_wrong_is_found() {
    assert_eq!(harbour(str::to_owned), Ok(()));
    let wrong = |from: &str, to: &str| harbour(|text| text.replace(from, to)).unwrap_err();
    let refused = wrong("4 grain", "1 grain");
    assert!(refused.contains("Rule("), "{refused}");
    assert!(wrong("move end", "move end\ndo roll 6+6+6").contains("cannot read"));
    assert!(wrong("bank grain ore", "*\nanswer bank grain ore").contains("random moves"));
    assert!(wrong("settlement", "castle").contains("line 1"));
    let beside = |place: &str| format!("red road 1,-2.NW\nblue settlement {place}");
    let close = wrong("red road 1,-2.NW", &beside("1,-2.NE"));
    assert!(close.contains("too close"), "{close}");
    let farther = |text: &str| text.replace("red road 1,-2.NW", &beside("1,-2.SE"));
    assert_eq!(harbour(farther), Ok(()));
    let goal = "goal players/0/hand/grain/count 4\nwithin 1\nanswer bank grain ore";
    assert!(wrong("move bank grain ore", goal).contains("before anything"));
    assert!(Lesson::read_all("base", "lesson a\ntask b\ncastle").is_err());
}

#[test]
fn what_is_not_the_task_is_refused_with_a_reason() {
    let lesson = &Lesson::read_all("base", HARBOUR).expect("it reads")[0];
    let after = |moves: &[&str]| {
        let moves: Vec<String> = moves.iter().map(|it| (*it).to_owned()).collect();
        lecture(lesson, &moves).map(|frame| (frame.task, frame.begun))
    };
    assert_eq!(after(&[]), Ok((0, 0)));
    assert_eq!(after(&["bank grain ore"]), Ok((1, 1)));
    assert_eq!(after(&["bank grain ore", "end"]), Ok((2, 2)));
    assert_eq!(after(&["end"]), Err(LessonError::FirstTheTask { task: 0 }));
    assert!(matches!(after(&["city 1,-2.N"]), Err(LessonError::Rule(_))));
    assert_eq!(after(&["dance"]), Err(LessonError::NotUnderstood));
    let long = "x".repeat(201);
    assert_eq!(after(&[&long]), Err(LessonError::NotUnderstood));
    assert_eq!(
        after(&["bank grain ore", "end", "roll"]),
        Err(LessonError::TooMany)
    );
    assert_eq!(after(&["end"; 65]), Err(LessonError::TooMany));
}
