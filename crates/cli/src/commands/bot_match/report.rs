//! What a match came to, for people and for programs.

use arena::wilson;
use game::{Fact, Phrase};
use protocol::BOT_PROTOCOL;
use serde::Serialize;

use super::standings::{Score, Standings};
use crate::failure::{Failure, quoted};
use crate::programs::Lapses;
use crate::screen::{BOLD, DIM, Screen, styled};

/// Everything that follows from the games; no times, so that it is the same on every machine.
#[derive(Serialize)]
pub struct Report {
    game: String,
    seats: usize,
    options: Vec<String>,
    seed: u64,
    games: u64,
    without_winner: u64,
    /// The version of the messages programs were told.
    protocol: u32,
    millis: u32,
    bots: Vec<Row>,
    turn_limit: Option<u16>,
}

#[derive(Serialize)]
struct Row {
    /// As it was named on the command line.
    bot: String,
    /// What it calls itself.
    name: String,
    seats: usize,
    /// A shared victory in parts.
    wins: f64,
    share: f64,
    /// The share that equals would have.
    even: f64,
    /// Between which the true share lies; 95 %, Wilson.
    interval: [f64; 2],
    mean_points: f64,
    /// None for bots of the house.
    lapses: Option<Lapses>,
}

impl Report {
    /// `names` are those of the bots; of programs `is_program` is true.
    pub fn new(standings: &Standings, names: &[(String, bool)], turn_limit: Option<u16>) -> Report {
        let contest = &standings.contest;
        let each = contest.seats / contest.bots.len();
        let rows = standings.scores.iter().zip(&contest.bots).zip(names);
        let row = |((score, bot), (name, is_program)): ((&Score, &String), &(String, bool))| {
            let results = (standings.ended * each as u64).max(1);
            Row {
                bot: bot.clone(),
                name: name.clone(),
                seats: each,
                wins: score.wins(),
                share: score.wins() / standings.games.max(1) as f64,
                even: 1.0 / contest.bots.len() as f64,
                interval: wilson(score.wins(), standings.games),
                mean_points: score.points as f64 / results as f64,
                lapses: is_program.then_some(score.lapses),
            }
        };
        Report {
            game: contest.game.clone(),
            seats: contest.seats,
            options: contest.options.clone(),
            seed: contest.seed,
            games: standings.games,
            without_winner: standings.without_winner,
            protocol: BOT_PROTOCOL,
            millis: contest.millis,
            bots: rows.map(row).collect(),
            turn_limit,
        }
    }

    pub fn print(&self, screen: &mut Screen) -> Result<(), Failure> {
        let title = Phrase::new("cli-simulated")
            .with("game", quoted(&self.game))
            .with("seats", self.seats as u32)
            .with("games", Fact::Number(self.games as i64));
        let title = screen.label(&title);
        screen.line(styled(BOLD, title))?;
        let [bot, wins, share, within, points] = [
            "cli-bot",
            "cli-wins",
            "cli-share",
            "cli-match-within",
            "cli-mean-points",
        ]
        .map(|key| screen.word(key));
        let longest = self.bots.iter().map(|it| it.name.chars().count()).max();
        let width = longest.unwrap_or(0).max(bot.chars().count()) + 5;
        let last = (points.chars().count() + 2).max(14);
        let head = format!("{bot:width$}{wins:>10}{share:>10}{within:>18}{points:>last$}");
        screen.line(styled(DIM, head))?;
        for (number, it) in (1..).zip(&self.bots) {
            let [low, high] = it.interval.map(|share| 100.0 * share);
            screen.line(format!(
                "{:width$}{:>10}{:>9.1}%{:>18}{:>last$.2}",
                format!("{number} {}", it.name),
                format!("{:.1}", it.wins),
                100.0 * it.share,
                format!("{low:.1} – {high:.1} %"),
                it.mean_points,
            ))?;
        }
        let even = Phrase::new("cli-match-even");
        screen.say(&even.with(
            "share",
            quoted(format!("{:.1}", 100.0 / self.bots.len() as f64)),
        ))?;
        if self.without_winner > 0 {
            let games = Fact::Number(self.without_winner as i64);
            screen.say(&Phrase::new("cli-truncated").with("games", games))?;
        }
        if let Some(turns) = self.turn_limit {
            screen.say(&Phrase::new("cli-turn-limit").with("turns", u32::from(turns)))?;
        }
        for it in &self.bots {
            if let Some(lapses) = it.lapses.filter(|it| it.stood_in > 0) {
                screen.say(&told(&it.name, lapses))?;
            }
        }
        Ok(())
    }
}

fn told(name: &str, lapses: Lapses) -> Phrase {
    let number = |count: u64| Fact::Number(count as i64);
    Phrase::new("cli-match-lapses")
        .with("name", quoted(name))
        .with("late", number(lapses.late))
        .with("unreadable", number(lapses.unreadable))
        .with("refused", number(lapses.refused))
        .with("gone", number(lapses.gone))
        .with("all", number(lapses.stood_in))
}
