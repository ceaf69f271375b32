//! Drawn examples of the rule book: a position, and what the rules say about places in it.
//!
//! They are written in `rules/examples/`, one file for each part of the book:
//!
//! ```text
//! example base-distance
//! game base board=printed       its options follow
//! red settlement 0,0.N          a line of the position; so is everything that has no other meaning
//! do roll 3+5                   a step that is played before the picture is drawn
//! around 0,0 1                  only hexes so far from this one are shown
//! points 0,0.N                  a place that is pointed at
//! allows red: settle 0,1.N
//! refuses BASE-58 red: settle 1,-1.S
//! shows owners/0/route_length 6 a figure of the picture
//! then red: settle 0,1.N        a step that is played after the picture
//! brings players/0/points 2     what the picture would show then
//! ```
//!
//! Nothing wrong is drawn: every claim is put to the engine first.

use families::{Family, Listing, OptionsOf, Override, Visitor};
use game::{Log, Notation, Phrase, Seat, Setup, Step, StepOf, Viewer, Violation};
use records::{Seed, TableLuck};
use serde_json::Value;

use crate::audience::glimpse;
use crate::pictures;

/// The files, one for each part of the rule book that has examples.
const FILES: [&str; 7] = [
    include_str!("../../../rules/examples/base.txt"),
    include_str!("../../../rules/examples/two.txt"),
    include_str!("../../../rules/examples/sea.txt"),
    include_str!("../../../rules/examples/cities.txt"),
    include_str!("../../../rules/examples/together.txt"),
    include_str!("../../../rules/examples/rivals.txt"),
    include_str!("../../../rules/examples/dice.txt"),
];

/// An example as it is written.
#[derive(Clone, Debug)]
pub struct Example<'a> {
    pub name: &'a str,
    lines: Vec<&'a str>,
}

/// An example as it is drawn.
pub struct Drawing {
    pub scene: protocol::Scene,
    pub picture: protocol::Picture,
    /// The hex in the middle and how far one sees; everything if there is none.
    pub around: Option<(String, u8)>,
    pub pointed: Vec<String>,
    pub marks: Vec<Mark>,
    /// The names of the seats.
    pub colours: &'static [&'static str],
}

/// Something that could be done, and what the rules say to it.
pub struct Mark {
    pub seat: Seat,
    pub verb: &'static str,
    pub target: String,
    /// What is done, in words.
    pub deed: Phrase,
    pub refused: Option<Violation>,
}

/// Every example of the rule book.
pub fn examples() -> impl Iterator<Item = Example<'static>> {
    FILES.into_iter().flat_map(Example::read_all)
}

impl<'a> Example<'a> {
    /// The examples of a file.
    pub fn read_all(text: &'a str) -> Vec<Example<'a>> {
        let mut all: Vec<Example> = Vec::new();
        let lines = text.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match (line.strip_prefix("example "), all.last_mut()) {
                (Some(name), _) => all.push(Example {
                    name,
                    lines: Vec::new(),
                }),
                (None, Some(example)) => example.lines.push(line),
                (None, None) => {}
            }
        }
        all
    }

    /// Sets up the position and puts every claim to the rules; the first that is wrong is an error.
    pub fn draw(&self) -> Result<Drawing, String> {
        let drawing = self.try_draw();
        drawing.map_err(|why| format!("{}: {why}", self.name))
    }

    fn try_draw(&self) -> Result<Drawing, String> {
        let game = self.told("game").next().ok_or("it names no game")?;
        let mut words = game.split(' ');
        let id = words.next().unwrap_or_default();
        let options = words.map(str::parse).collect::<Result<Vec<Override>, _>>();
        let options = options.map_err(|why| why.to_string())?;
        let seats = self.told("seats").next().map(str::parse).transpose();
        let seats = seats.map_err(|_| "it does not say how many play")?;
        families::visit(id, seats, &options, Painter(self)).map_err(|why| why.to_string())?
    }

    /// What lines with this first word say, in their order.
    fn told(&self, word: &str) -> impl Iterator<Item = &'a str> {
        let lines = self.lines.clone().into_iter();
        lines.filter_map(move |line| line.strip_prefix(word)?.strip_prefix(' '))
    }

    /// The lines that describe the position.
    fn position(&self) -> String {
        const WORDS: [&str; 10] = [
            "game", "seats", "do", "around", "points", "allows", "refuses", "shows", "then",
            "brings",
        ];
        let is_told = |line: &&&str| {
            let first = line.split(' ').next().unwrap_or_default();
            !WORDS.contains(&first)
        };
        let lines: Vec<&str> = self.lines.iter().filter(is_told).copied().collect();
        lines.join("\n")
    }
}

struct Painter<'a>(&'a Example<'a>);

impl Visitor for Painter<'_> {
    type Out = Result<Drawing, String>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let example = self.0;
        let seed = Seed::from_bytes([0; 32]).table_seed(&[]);
        let setup = G::Setup::deal(&options, &mut TableLuck::layout(seed));
        let game = setup.and_then(G::open).map_err(|why| why.to_string())?;
        let position = example.position();
        let beginning = if position.is_empty() {
            game.start()
        } else {
            game.position(&position)?
        };
        let mut stage = Stage {
            game: &game,
            state: beginning,
            past: Vec::new(),
        };
        stage.play(example.told("do"))?;
        let picture = stage.picture();
        confirm(&picture, example.told("shows"))?;
        let drawing = Drawing {
            scene: pictures::scene(&game, &stage.state),
            picture,
            around: example.told("around").next().map(around).transpose()?,
            pointed: example.told("points").map(str::to_owned).collect(),
            marks: stage.marks(example)?,
            colours: game.setup().seat_names(),
        };
        stage.play(example.told("then"))?;
        confirm(&stage.picture(), example.told("brings"))?;
        Ok(drawing)
    }
}

/// A game at some moment.
struct Stage<'a, G: Family> {
    game: &'a G,
    state: G::State,
    past: Vec<(u32, G::Event)>,
}

impl<G: Family> Stage<'_, G> {
    /// Plays steps as a journal has them: `red: settle 0,0.N`, `roll 3+5`.
    fn play<'s>(&mut self, steps: impl Iterator<Item = &'s str>) -> Result<(), String> {
        for text in steps {
            let step = self.step(text)?;
            let mut log = Log::on();
            let played = self.game.play(&mut self.state, step, &mut log);
            played.map_err(|why| format!("{text:?} is {why}"))?;
            let number = self.past.last().map_or(1, |(step, _)| step + 1);
            self.past
                .extend(log.take().into_iter().map(|event| (number, event)));
        }
        Ok(())
    }

    fn step(&self, text: &str) -> Result<StepOf<G>, String> {
        if let Ok((seat, action)) = self.deed(text) {
            return Ok(Step::Act(seat, action));
        }
        let chance = G::Chance::read(text, self.game).map(Step::Chance);
        chance.ok_or_else(|| format!("cannot read the step {text:?}"))
    }

    fn deed(&self, text: &str) -> Result<(Seat, G::Action), String> {
        let read = || {
            let (name, action) = text.split_once(": ")?;
            let mut names = self.game.setup().seat_names().iter();
            let seat = names.position(|known| *known == name)?;
            Some((Seat(seat as u8), G::Action::read(action, self.game)?))
        };
        read().ok_or_else(|| format!("cannot read the decision {text:?}"))
    }

    fn picture(&self) -> protocol::Picture {
        let viewer = Viewer::Referee;
        glimpse(self.game, &self.state, &self.past, None, viewer, 0).picture
    }

    /// What may and may not be done, in the order of the lines.
    fn marks(&self, example: &Example) -> Result<Vec<Mark>, String> {
        let mut marks = Vec::new();
        for line in &example.lines {
            let (rule, text) = if let Some(text) = line.strip_prefix("allows ") {
                (None, text)
            } else if let Some((rule, text)) = line
                .strip_prefix("refuses ")
                .and_then(|claim| claim.split_once(' '))
            {
                (Some(rule), text)
            } else {
                continue;
            };
            let (seat, action) = self.deed(text)?;
            let refused = self.game.check(&self.state, seat, action).err();
            if refused.as_ref().map(|why| why.rule.0) != rule {
                return Err(format!("{line:?}, but the rules say {refused:?}"));
            }
            let deed = self.game.deed(action);
            marks.push(Mark {
                seat,
                verb: deed.verb,
                target: deed.target,
                deed: deed.phrase,
                refused,
            });
        }
        Ok(marks)
    }
}

/// `0,0 2`: a hex and how far one sees.
fn around(text: &str) -> Result<(String, u8), String> {
    let read = || {
        let (hex, far) = text.split_once(' ')?;
        Some((hex.to_owned(), far.parse().ok()?))
    };
    read().ok_or_else(|| format!("cannot read what {text:?} is around"))
}

/// Compares figures of a picture with what is claimed: `players/0/hand/ore/count 2`.
pub(crate) fn confirm<'a>(
    picture: &protocol::Picture,
    claims: impl Iterator<Item = &'a str>,
) -> Result<(), String> {
    let picture = serde_json::to_value(picture).map_err(|why| why.to_string())?;
    for claim in claims {
        let (path, due) = claim.rsplit_once(' ').unwrap_or((claim, ""));
        let found = path.split('/').try_fold(&picture, part);
        let due: Value = serde_json::from_str(due).unwrap_or_else(|_| Value::from(due));
        if found != Some(&due) {
            return Err(format!("{claim:?}, but it is {found:?}"));
        }
    }
    Ok(())
}

/// A field of an object; of a list the entry with this number, or the one that has this word.
fn part<'a>(value: &'a Value, name: &str) -> Option<&'a Value> {
    match value {
        Value::Array(list) => {
            let has_word = |entry: &&Value| {
                let fields = entry.as_object().into_iter().flat_map(|it| it.values());
                fields.into_iter().any(|field| field == name)
            };
            let numbered = name.parse().ok().and_then(|at: usize| list.get(at));
            numbered.or_else(|| list.iter().find(has_word))
        }
        value => value.get(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DISTANCE: &str = "\
example distance
game base board=printed
red settlement 0,0.N
red road 0,0.NE
red hand 1 lumber 1 brick 1 wool 1 grain
";

    fn drawn(more: &str) -> Result<Drawing, String> {
        Example::read_all(&format!("{DISTANCE}{more}"))[0].draw()
    }

    fn reason(more: &str) -> String {
        drawn(more).err().expect("it claims something wrong")
    }

    #[test]
    fn what_is_true_is_drawn() {
        let claims = "refuses BASE-58 red: settle 0,0.NE\nshows players/0/hand/wool/count 1\n";
        let drawing = drawn(claims).unwrap_or_else(|why| panic!("{why}"));
        let mark = &drawing.marks[0];
        assert_eq!((mark.verb, mark.target.as_str()), ("settle", "1,-1.S"));
        assert!(mark.refused.is_some());
    }

    /// A wrong claim of any kind is told with what is true instead.
    #[test]
    fn what_is_wrong_is_not_drawn() {
        assert!(reason("allows red: settle 0,0.NE").contains("BASE-58"));
        assert!(reason("refuses BASE-57 red: settle 0,0.NE").contains("BASE-58"));
        assert!(reason("shows players/0/hand_size 5").contains("Number(4)"));
        assert!(reason("do red: settle 0,0.NE").contains("BASE-58"));
        assert!(reason("then red: road 0,0.E\nbrings players/0/hand_size 4").contains("Number(2)"));
        assert!(reason("red castle 0,0.N").contains("line 4"));
    }

    #[test]
    fn every_example_of_the_book_is_true() {
        let wrong: Vec<String> = examples().filter_map(|it| it.draw().err()).collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert!(examples().count() >= 25);
    }
}
