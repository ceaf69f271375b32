//! What a ladder came to, for people and for programs.

use arena::ratings;
use game::{Fact, Phrase};
use serde::Serialize;

use super::standings::Standings;
use crate::failure::{Failure, quoted};
use crate::screen::{BOLD, DIM, Screen, styled};

/// Everything that follows from the games; no times, so that it is the same on every machine.
#[derive(Serialize)]
pub struct Report {
    game: String,
    seats: usize,
    options: Vec<String>,
    seed: u64,
    games: u64,
    method: &'static str,
    /// The strongest first.
    pub bots: Vec<Rated>,
    pairs: Vec<Pair>,
}

#[derive(Serialize)]
pub struct Rated {
    pub bot: String,
    pub rating: f64,
    /// To either side; 95 %.
    pub margin: f64,
    games: u64,
    wins: f64,
}

/// Two bots; a shared victory or a game without a winner is divided between them.
#[derive(Serialize)]
struct Pair {
    bots: [String; 2],
    games: u64,
    wins: [f64; 2],
    without_winner: u64,
}

impl Report {
    pub fn new(standings: &Standings) -> Report {
        let ladder = &standings.ladder;
        let name = |bot: usize| ladder.bots[bot].clone();
        let rated = ratings(ladder.bots.len(), &standings.meetings());
        let mut bots: Vec<Rated> = (0..ladder.bots.len())
            .map(|bot| {
                let of_bot = standings.scores.iter().flat_map(|score| {
                    let places = [0, 1].into_iter().filter(move |k| score.bots[*k] == bot);
                    places.map(move |k| (score.games, score.wins()[k]))
                });
                Rated {
                    bot: name(bot),
                    rating: rated[bot].points,
                    margin: rated[bot].margin,
                    games: of_bot.clone().map(|(games, _)| games).sum(),
                    wins: of_bot.map(|(_, wins)| wins).sum(),
                }
            })
            .collect();
        bots.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        let pairs = standings.scores.iter().map(|score| Pair {
            bots: score.bots.map(name),
            games: score.games,
            wins: score.wins(),
            without_winner: score.drawn,
        });
        Report {
            game: ladder.game.clone(),
            seats: ladder.seats,
            options: ladder.options.clone(),
            seed: ladder.seed,
            games: standings.scores.iter().map(|score| score.games).sum(),
            method: "Plackett-Luce on the winner, maximum likelihood",
            bots,
            pairs: both_orders(pairs),
        }
    }

    pub fn print(&self, screen: &mut Screen) -> Result<(), Failure> {
        let title = Phrase::new("cli-simulated")
            .with("game", quoted(&self.game))
            .with("seats", self.seats as u32)
            .with("games", Fact::Number(self.games as i64));
        let title = screen.label(&title);
        screen.line(styled(BOLD, title))?;
        let [bot, rating, margin, wins] =
            ["cli-bot", "cli-rating", "cli-margin", "cli-share"].map(|key| screen.word(key));
        let longest = self.bots.iter().map(|it| it.bot.len()).max().unwrap_or(0);
        let width = longest.max(bot.chars().count()) + 2;
        let head = format!("{bot:width$}{rating:>10}{margin:>10}{wins:>10}");
        screen.line(styled(DIM, head))?;
        for it in &self.bots {
            let share = 100.0 * it.wins / it.games.max(1) as f64;
            screen.line(format!(
                "{:width$}{:>10.0}{:>10}{:>9.1}%",
                it.bot,
                it.rating,
                format!("±{:.0}", it.margin),
                share
            ))?;
        }
        screen.line("")?;
        screen.say(&Phrase::new("cli-ladder-against"))?;
        self.print_pairs(screen, width)?;
        screen.say(&Phrase::new("cli-ladder-method"))
    }

    /// The share of wins of each bot against each other one.
    fn print_pairs(&self, screen: &mut Screen, width: usize) -> Result<(), Failure> {
        let column = width.max(8);
        let names = self.bots.iter().map(|it| format!("{:>column$}", it.bot));
        let head = format!("{:width$}{}", "", names.collect::<String>());
        screen.line(styled(DIM, head))?;
        for one in &self.bots {
            let cells = self.bots.iter().map(|other| {
                let share = self.share(&one.bot, &other.bot);
                let text = share.map_or("–".to_owned(), |share| format!("{:.1}%", 100.0 * share));
                format!("{text:>column$}")
            });
            screen.line(format!("{:width$}{}", one.bot, cells.collect::<String>()))?;
        }
        Ok(())
    }

    fn share(&self, one: &str, other: &str) -> Option<f64> {
        let pair = |pair: &&Pair| pair.bots == [one, other] || pair.bots == [other, one];
        let pair = self.pairs.iter().find(pair)?;
        let place = usize::from(pair.bots[0] != one);
        Some(pair.wins[place] / pair.games.max(1) as f64)
    }
}

/// Adds up the two orders of every pair.
fn both_orders(scores: impl Iterator<Item = Pair>) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for score in scores {
        let [one, other] = &score.bots;
        let known = pairs
            .iter_mut()
            .find(|pair| pair.bots[0] == *other && pair.bots[1] == *one);
        match known {
            Some(pair) => {
                pair.games += score.games;
                pair.without_winner += score.without_winner;
                pair.wins[0] += score.wins[1];
                pair.wins[1] += score.wins[0];
            }
            None => pairs.push(score),
        }
    }
    pairs
}
