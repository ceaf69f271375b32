//! One puzzle as it is written: a block of lines, each a word and what it says.
//!
//! ```text
//! puzzle base-win-1
//! game base seats=3        the game's id and its options
//! deal 7 41                seed and number of the game it comes from
//! steps 3 1f 0 …           what was played before, see `stage.rs`
//! seat 1
//! kind win                 or founding, leader, dice
//! level 2
//! answer city 0,0.N        each move of the solution; one of several moves is a line, too
//! second city 1,0.N        what comes closest, where that was found by playing on
//! odds 61 42 3             best answer, second, standard error of the difference
//! ```

use std::fmt::{self, Display};

use families::FamilyId;
use game::Phrase;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Win before anybody else or chance has a say.
    Win,
    /// The best place for a settlement while founding.
    Founding,
    /// The one decision that keeps a leader from winning.
    Leader,
    /// What to make of the dice.
    Dice,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Win, Kind::Founding, Kind::Leader, Kind::Dice];

    /// Are there such puzzles of this family?
    pub fn suits(self, family: FamilyId) -> bool {
        match self {
            Kind::Win => family != FamilyId::Dice,
            Kind::Founding | Kind::Leader => family == FamilyId::Board,
            Kind::Dice => family == FamilyId::Dice,
        }
    }

    /// Its name in files and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Win => "win",
            Kind::Founding => "founding",
            Kind::Leader => "leader",
            Kind::Dice => "dice",
        }
    }

    /// The task in words.
    pub fn task(self) -> &'static str {
        match self {
            Kind::Win => "puzzles-task-win",
            Kind::Founding => "puzzles-task-founding",
            Kind::Leader => "puzzles-task-leader",
            Kind::Dice => "puzzles-task-dice",
        }
    }

    /// What it is called where puzzles are listed.
    pub fn title(self) -> &'static str {
        match self {
            Kind::Win => "puzzles-kind-win",
            Kind::Founding => "puzzles-kind-founding",
            Kind::Leader => "puzzles-kind-leader",
            Kind::Dice => "puzzles-kind-dice",
        }
    }

    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// How much better the answer is: in tenths of points of win chance, for dice of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Odds {
    pub best: i32,
    pub second: i32,
    /// The standard error of their difference; nothing where they are exact.
    pub error: i32,
}

/// A puzzle as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    pub id: String,
    /// The id of the game.
    pub game: String,
    pub seats: u8,
    /// The seed and the number of the game it comes from, which deal the layout.
    pub deal: (u64, u64),
    pub steps: String,
    /// Whose decision it is, counted from zero.
    pub seat: u8,
    pub kind: Kind,
    /// From 1, which a greedy player finds, to 3.
    pub level: u8,
    /// In notation: the moves that win, or the one best choice.
    pub answer: Vec<String>,
    /// The second best choice, where both were played on.
    pub second: Option<String>,
    /// None where the answer wins for certain.
    pub odds: Option<Odds>,
}

impl Puzzle {
    /// The puzzles of a file; the block and the reason if one cannot be read.
    pub fn read_all(text: &str) -> Result<Vec<Puzzle>, String> {
        let blocks = text.split("\n\n").filter(|block| !block.trim().is_empty());
        blocks.map(Puzzle::read).collect()
    }

    fn read(block: &str) -> Result<Puzzle, String> {
        let told = |word: &str| {
            let mut lines = block.lines();
            lines.find_map(|line| line.strip_prefix(word)?.strip_prefix(' '))
        };
        let id = told("puzzle").ok_or("a block begins with its id")?;
        let missing = |word: &str| format!("{id}: its line {word:?} cannot be read");
        let need = |word: &'static str| told(word).ok_or_else(|| missing(word));
        let number = |word| need(word)?.parse().map_err(|_| missing(word));
        let (game, seats) = need("game")?
            .split_once(" seats=")
            .ok_or_else(|| missing("game"))?;
        let deal = need("deal")?.split_once(' ');
        let deal = deal.and_then(|(seed, number)| Some((seed.parse().ok()?, number.parse().ok()?)));
        let answers = block
            .lines()
            .filter_map(|line| line.strip_prefix("answer "));
        let odds = told("odds").map(|text| read_odds(text).ok_or_else(|| missing("odds")));
        Ok(Puzzle {
            id: id.to_owned(),
            game: game.to_owned(),
            seats: seats.parse().map_err(|_| missing("game"))?,
            deal: deal.ok_or_else(|| missing("deal"))?,
            steps: need("steps")?.to_owned(),
            seat: number("seat")?,
            kind: Kind::named(need("kind")?).ok_or_else(|| missing("kind"))?,
            level: number("level")?,
            answer: answers.map(str::to_owned).collect(),
            second: told("second").map(str::to_owned),
            odds: odds.transpose()?,
        })
    }

    /// Why the answer is the best.
    pub fn reason(&self) -> Phrase {
        let Odds { best, second, .. } = self.odds.unwrap_or_default();
        let of_hundred = |key| {
            let phrase = Phrase::new(key).with("best", (best + 5) / 10);
            phrase.with("second", (second + 5) / 10)
        };
        match self.kind {
            Kind::Win => Phrase::new("puzzles-solved-win").with("count", self.answer.len() as u32),
            Kind::Founding => of_hundred("puzzles-solved-founding"),
            // Kept is how often the leader does not win.
            Kind::Leader => Phrase::new("puzzles-solved-leader")
                .with("best", (1000 - best + 5) / 10)
                .with("second", (1000 - second + 5) / 10),
            Kind::Dice => {
                let gap = best - second;
                let phrase = Phrase::new("puzzles-solved-dice").with("whole", gap / 10);
                phrase.with("tenths", gap % 10)
            }
        }
    }

    /// The box or scenario it belongs to, without a variant: `sea` of `sea/fog_islands`.
    pub fn family(&self) -> &str {
        self.game
            .split_once('/')
            .map_or(&self.game, |(group, _)| group)
    }
}

fn read_odds(text: &str) -> Option<Odds> {
    let mut numbers = text.split(' ').map(|word| word.parse().ok());
    Some(Odds {
        best: numbers.next()??,
        second: numbers.next()??,
        error: numbers.next()??,
    })
}

impl Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "puzzle {}", self.id)?;
        writeln!(f, "game {} seats={}", self.game, self.seats)?;
        writeln!(f, "deal {} {}", self.deal.0, self.deal.1)?;
        writeln!(f, "steps {}", self.steps)?;
        writeln!(f, "seat {}", self.seat)?;
        writeln!(f, "kind {}", self.kind.name())?;
        writeln!(f, "level {}", self.level)?;
        for answer in &self.answer {
            writeln!(f, "answer {answer}")?;
        }
        if let Some(second) = &self.second {
            writeln!(f, "second {second}")?;
        }
        if let Some(Odds {
            best,
            second,
            error,
        }) = self.odds
        {
            writeln!(f, "odds {best} {second} {error}")?;
        }
        Ok(())
    }
}
