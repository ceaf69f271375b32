//! Who sits where: the person at the first seat, bots at the others.

use arena::FastLuck;
use bots::{Bot, Sight};
use families::{BEST, BotSpec, Family, Listing, OptionsOf, maker};
use game::{Game, Phrase, Seat, Setup, Viewer};
use records::{HolderKind, Nonce, Player};
use words::Words;

use super::Args;
use crate::failure::{Failure, quoted};
use crate::screen::{Names, Screen};

/// The person's seat.
pub const PERSON: Seat = Seat(0);

pub struct Seating<G: Game> {
    pub names: Names,
    /// What the person is called in journals, in whatever language the terminal speaks.
    called: String,
    colours: Vec<String>,
    /// By seat; none where the person sits.
    guests: Vec<Option<Guest<G>>>,
}

/// A bot at the table.
struct Guest<G: Game> {
    name: String,
    bot: Box<dyn Bot<G>>,
}

impl<G: Family> Seating<G> {
    pub fn new(args: &Args, options: &OptionsOf<G>, words: &Words) -> Result<Self, Failure> {
        // Which colours play does not depend on what is dealt.
        let setup = G::Setup::deal(options, &mut FastLuck::of_game(0, 0))?;
        let seat_names = setup.seat_names();
        let mut names = Names::colours(seat_names, words);
        if let Some(name) = &args.name {
            if name.trim().is_empty() || name.contains(char::is_control) {
                return Err(Failure::Usage(Phrase::new("cli-no-name")));
            }
            names.rename(PERSON, name.trim());
        }
        let others = seat_names.len() - 1;
        let chosen = args.bots.as_deref().unwrap_or(BEST);
        let mut guests = vec![None];
        for spec in BotSpec::for_seats(chosen, others)? {
            let bot = maker::<G>(&spec)?.make();
            let name = spec.to_string();
            guests.push(Some(Guest { name, bot }));
        }
        let colours: Vec<String> = seat_names.iter().map(|it| (*it).to_owned()).collect();
        let called = args.name.as_deref().unwrap_or(seat_names[PERSON.index()]);
        Ok(Seating {
            names,
            called: called.trim().to_owned(),
            colours,
            guests,
        })
    }

    pub fn introduce(&self, listing: &Listing, screen: &mut Screen) -> Result<(), Failure> {
        let seats = Seat::all(self.guests.len() as u8).zip(&self.guests);
        let all: Vec<_> = seats
            .map(|(seat, guest)| {
                let who = match guest {
                    Some(guest) => guest.name.clone(),
                    None => screen.word("cli-you"),
                };
                format!("{} ({who})", self.names.of(seat))
            })
            .collect();
        screen.say(
            &Phrase::new("cli-table")
                .with("game", quoted(&listing.id))
                .with("players", quoted(all.join(", "))),
        )
    }

    /// All seats as a list names them; only the person adds to the chance.
    pub fn players(&self, nonce: &Nonce) -> Vec<Player> {
        let seats = self.colours.iter().zip(&self.guests);
        let player = |(colour, guest): (&String, &Option<Guest<G>>)| Player {
            colour: colour.clone(),
            kind: guest
                .as_ref()
                .map_or(HolderKind::Person, |_| HolderKind::Bot),
            name: guest.as_ref().map_or(&self.called, |it| &it.name).clone(),
            nonce: match guest {
                None => nonce.clone(),
                Some(_) => Nonce::NONE,
            },
        };
        seats.map(player).collect()
    }

    pub fn count(&self) -> usize {
        self.guests.len()
    }

    /// What the bot of `seat` decides; only asked for seats of bots.
    pub fn decide(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        luck: &mut FastLuck,
    ) -> G::Action {
        let guest = self.guests[seat.index()].as_mut().expect("a bot sits here");
        guest.bot.choose(&Sight::new(game, state, seat), luck)
    }

    /// Every bot hears what its seat may know.
    pub fn tell(&mut self, game: &G, events: &[G::Event]) {
        for (seat, place) in Seat::all(self.guests.len() as u8).zip(&mut self.guests) {
            let Some(guest) = place else { continue };
            for event in events {
                if let Some(event) = game.redact(event, Viewer::Seat(seat)) {
                    guest.bot.observe(game, &event);
                }
            }
        }
    }
}
