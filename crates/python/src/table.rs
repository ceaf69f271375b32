//! One game that is played and written down, without its type.

use std::collections::BTreeMap;

use arena::FastLuck;
use bots::{Bot, Sight};
use families::{BotSpec, Family, Listing, OptionsOf, Visitor, maker};
use game::{Awaits, Game, Notation, Outcome, Seat, SeatSet, Setup, Viewer, actions};
use records::{HolderKind, Nonce, Player, Recorder, Seed, Start, Terms};
use serde_json::{Value, json};
use words::Language;

use crate::failure::{Answer, Failure, name};
use crate::shelf::words;

/// What journals call the place where such games are played.
const PLACE: &str = "python";

/// One game, whatever its family.
pub trait AnyTable: Send {
    fn seats(&self) -> &'static [&'static str];
    fn awaited(&self) -> SeatSet;
    fn outcome(&self) -> Option<Value>;
    fn actions(&self, seat: Seat) -> Vec<String>;
    /// The forms a seat may fill in, such as an offer.
    fn forms(&self, seat: Seat) -> Vec<&'static str>;
    /// Does what the text says, and tells what happened.
    fn play(&mut self, seat: Seat, text: &str) -> Answer<Vec<String>>;
    /// What a bot would do in this seat.
    fn choose(&mut self, seat: Seat, bot: &str) -> Answer<String>;
    /// A label of the action.
    fn describe(&self, text: &str) -> Answer<String>;
    fn view(&self, viewer: Viewer) -> Value;
    fn journal(&self) -> String;
}

struct Table<G: Family> {
    recorder: Recorder<G>,
    past: Vec<G::Event>,
    /// Bots that were asked, by seat and spec.
    bots: BTreeMap<(u8, String), Adviser<G>>,
    luck: FastLuck,
}

/// A bot, and how much of the past it has heard.
struct Adviser<G: Family> {
    bot: Box<dyn Bot<G>>,
    heard: usize,
}

/// Opens a table.
pub struct Opening {
    /// Drawn by the system where none is given.
    pub seed: Option<u64>,
}

impl Visitor for Opening {
    type Out = Answer<Box<dyn AnyTable>>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Self::Out {
        let seed = match self.seed {
            Some(number) => seed_of(number),
            None => Seed::draw().map_err(|why| Failure::Other(why.to_string()))?,
        };
        let names = <G::Setup as Setup>::names(&options);
        let terms = Terms::of::<G>(&listing.id, &options, names.len() as u8, PLACE);
        let player = |colour: &&str| Player {
            colour: (*colour).to_owned(),
            kind: HolderKind::Bot,
            name: (*colour).to_owned(),
            nonce: Nonce::NONE,
        };
        let mut start = Start::at_once(seed, terms, names.iter().map(player).collect());
        start.list.practice = G::is_practice(&options);
        let recorder = Recorder::<G>::start(&options, start)?;
        let past = recorder.opening().to_vec();
        Ok(Box::new(Table {
            recorder,
            past,
            bots: BTreeMap::new(),
            luck: FastLuck::of_game(self.seed.unwrap_or(0), 0),
        }))
    }
}

/// A seed of few bits, for games that are to be the same again.
fn seed_of(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::from_bytes(bytes)
}

impl<G: Family> Table<G> {
    fn game(&self) -> &G {
        self.recorder.game()
    }

    fn read(&self, text: &str) -> Answer<G::Action> {
        let game = self.game();
        G::Action::read(text.trim(), game).ok_or_else(|| {
            Failure::Notation(format!(
                "`{text}` is no action of this game; see `actions()`"
            ))
        })
    }

    fn refused(&self, violation: game::Violation) -> Failure {
        Failure::Rule(violation, self.seats())
    }
}

impl<G: Family> AnyTable for Table<G> {
    fn seats(&self) -> &'static [&'static str] {
        self.game().setup().seat_names()
    }

    fn awaited(&self) -> SeatSet {
        match self.recorder.awaits() {
            Awaits::Seats(seats) => seats,
            Awaits::Chance | Awaits::Over(_) => SeatSet::EMPTY,
        }
    }

    fn outcome(&self) -> Option<Value> {
        let outcome = self.game().outcome(self.recorder.state())?;
        Some(outcome_told(self.game(), &outcome))
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        let open = actions(self.game(), self.recorder.state(), seat);
        open.into_iter()
            .map(|action| action.write(self.game()))
            .collect()
    }

    fn forms(&self, seat: Seat) -> Vec<&'static str> {
        let forms = self.game().forms(self.recorder.state(), seat);
        forms.iter().map(|form| form.0).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Answer<Vec<String>> {
        let action = self.read(text)?;
        let happened = self
            .recorder
            .act(seat, action)
            .map_err(|why| self.refused(why))?;
        let names = self.seats();
        let told = happened.iter().filter_map(|event| {
            let phrase = self.game().event(event)?;
            Some(words(Language::En).phrase(&phrase, &|seat| name(names, seat)))
        });
        let told = told.collect();
        self.past.extend(happened);
        Ok(told)
    }

    fn choose(&mut self, seat: Seat, bot: &str) -> Answer<String> {
        let spec: BotSpec = bot.parse()?;
        let maker = maker::<G>(&spec)?;
        if !self.awaited().contains(seat) {
            let names = self.seats();
            let who = name(names, seat);
            return Err(Failure::Other(format!("{who} has nothing to decide now")));
        }
        let (game, state) = (self.recorder.game(), self.recorder.state());
        let key = (seat.0, spec.to_string());
        let adviser = self.bots.entry(key).or_insert_with(|| Adviser {
            bot: maker.make(),
            heard: 0,
        });
        for event in &self.past[adviser.heard..] {
            if let Some(event) = game.redact(event, Viewer::Seat(seat)) {
                adviser.bot.observe(game, &event);
            }
        }
        adviser.heard = self.past.len();
        let sight = Sight::new(game.as_ref(), state, seat);
        let action = adviser.bot.choose(&sight, &mut self.luck);
        Ok(action.write(game))
    }

    fn describe(&self, text: &str) -> Answer<String> {
        let deed = self.game().deed(self.read(text)?);
        let names = self.seats();
        Ok(words(Language::En).phrase(&deed.phrase, &|seat| name(names, seat)))
    }

    fn view(&self, viewer: Viewer) -> Value {
        view_told(self.game(), self.recorder.state(), &self.past, viewer)
    }

    fn journal(&self) -> String {
        self.recorder.journal().to_string()
    }
}

/// How things stand for a viewer, as a client is told it. Of the past he hears what he may know.
pub fn view_told<G: Family>(
    game: &G,
    state: &G::State,
    past: &[G::Event],
    viewer: Viewer,
) -> Value {
    let names = game.setup().seat_names();
    let view = game.view(state, viewer);
    let mut known = past.iter().rev().filter_map(|event| {
        let event = game.redact(event, viewer)?;
        Some(tables::event(game.happened(&event)))
    });
    let picture = tables::picture(game.typed_view(&view), &mut known);
    let prompt = words(Language::En).phrase(&game.prompt(&view), &|seat| name(names, seat));
    let awaited: Vec<u8> = match game.awaits(state) {
        Awaits::Seats(seats) => seats.iter().map(|seat| seat.0).collect(),
        Awaits::Chance | Awaits::Over(_) => Vec::new(),
    };
    json!({
        "family": G::FAMILY,
        "viewer": match viewer {
            Viewer::Seat(seat) => json!(seat.0),
            Viewer::Spectator => json!("spectator"),
            Viewer::Referee => json!("referee"),
        },
        "seats": names,
        "awaited": awaited,
        "prompt": prompt,
        "outcome": game.outcome(state).map(|it| outcome_told(game, &it)),
        "scene": tables::scene(game, state),
        "picture": picture,
    })
}

/// Points by seat, and who won.
pub fn outcome_told<G: Game>(game: &G, outcome: &Outcome) -> Value {
    let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
    json!({ "points": outcome.points[..usize::from(game.seats())], "winners": winners })
}
