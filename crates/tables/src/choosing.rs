//! What is played can be chosen until the game begins: game, number of seats, options.

use families::listing;
use protocol::ChangeConditions;
use serde_json::Value;

use crate::any::{self, Choice};
use crate::clock;
use crate::command::{Person, Secret};
use crate::entry::{ChosenGame, Entry};
use crate::error::TableError;
use crate::seats::{Holder, SeatState};
use crate::table::{Table, choice, owned};

impl Table {
    /// The game that is chosen instead of the present one; none if nothing changes.
    pub(crate) fn chosen(
        &self,
        game: Option<String>,
        seats: Option<u8>,
    ) -> Result<Option<ChosenGame>, TableError> {
        let id = game.unwrap_or_else(|| self.opening.game.clone());
        let seats = seats.unwrap_or(self.opening.seats);
        if id == self.opening.game && seats == self.opening.seats {
            return Ok(None);
        }
        let rules = any::known_rules_version(&id)?;
        Ok(Some(ChosenGame { id, seats, rules }))
    }

    pub(crate) fn choose(
        &self,
        options: &Value,
        game: Option<ChosenGame>,
        seed: Secret,
    ) -> Result<Vec<Entry>, TableError> {
        self.gathering()?;
        let current = choice(&self.opening);
        let (id, seats) = match &game {
            Some(game) => (game.id.as_str(), game.seats),
            None => (current.game, current.seats),
        };
        let wish = |options| Choice {
            game: id,
            seats,
            options,
            ..choice(&self.opening)
        };
        let options = any::try_out(&wish(options))?;
        let terms = any::terms(&wish(&options), &self.id)?;
        let redrawn = self.redrawn_for(&terms, seed)?;
        let mut entries = self.without_strangers(id, seats)?;
        entries.push(Entry::OptionsChosen { options, game });
        entries.extend(redrawn);
        Ok(entries)
    }

    pub(crate) fn change_conditions(
        &self,
        person: &Person,
        chosen: ChangeConditions,
    ) -> Result<Entry, TableError> {
        self.host(person)?;
        self.gathering()?;
        self.change_coach(person, chosen.coach)?;
        chosen.clock.map_or(Ok(()), clock::check)?;
        Ok(Entry::ConditionsChosen(chosen))
    }

    /// Opens the seats of bots that do not know the game. Nobody's seat is taken away.
    fn without_strangers(&self, game: &str, seats: u8) -> Result<Vec<Entry>, TableError> {
        let listing = listing(game).ok();
        let plays = |level: &str| listing.is_some_and(|it| it.check_bot(level).is_ok());
        let mut entries = Vec::new();
        for (state, seat) in self.seats.iter().zip(0..) {
            match &state.holder {
                // Nobody has asked its owner about this game.
                Holder::Program { .. } if game != self.opening.game || seat >= seats => {
                    entries.push(Entry::Vacated { seat });
                }
                Holder::Person(_) if seat >= seats => return Err(TableError::SeatTaken),
                Holder::Bot { level, .. } if !plays(level) => {
                    entries.push(Entry::Vacated { seat });
                }
                Holder::Person(_) | Holder::Bot { .. } | Holder::Program { .. } | Holder::Open => {}
            }
        }
        Ok(entries)
    }

    pub(crate) fn set_conditions(&mut self, chosen: ChangeConditions) {
        (self.opening.open, self.opening.clock) = (chosen.open, chosen.clock);
        self.opening.coach = chosen.coach.unwrap_or(self.opening.coach);
        if let Some(name) = chosen.name {
            self.opening.name = name;
        }
    }

    /// Lets what was chosen take effect.
    pub(crate) fn choose_options(
        &mut self,
        options: Value,
        game: Option<ChosenGame>,
    ) -> Result<(), String> {
        self.opening.options = options;
        if let Some(ChosenGame { id, seats, rules }) = game {
            self.family = any::family_name(&id);
            (self.opening.game, self.opening.seats) = (id, seats);
            (self.opening.rules, self.rules) = (rules, rules);
            self.seats.resize(usize::from(seats), SeatState::open());
        }
        self.practice = any::is_practice(&choice(&self.opening));
        if self.archive().is_none() {
            let colours = any::colours(&choice(&self.opening));
            self.colours = owned(colours.map_err(|why| format!("{why:?}"))?);
        }
        Ok(())
    }
}
