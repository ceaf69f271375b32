//! The one place where the type of a running game is forgotten, and where it is found again.

use std::any::Any;
use std::sync::Arc;

use families::{Family, FamilyVisitor, Listing, OptionsOf, Override, Visitor};
use game::{Outcome, Phrase, Seat, SeatSet, Setup, Viewer};
use records::{Nonce, NotOpened, Recorder, Seed, Start, TableLuck, Terms};
use serde_json::Value;

use crate::archive::Film;
use crate::audience::Glimpse;
use crate::beginning;
use crate::bot_seat::BotTask;
use crate::coaching::Work;
use crate::error::TableError;
use crate::running::Running;

/// A running game of any family.
pub trait AnyRunning: Send {
    /// The lines decisions made together add to the journal. Changes nothing.
    fn decide(&self, seat: Seat, actions: &[String]) -> Result<Vec<String>, TableError>;
    /// The same for a bot's decision, which comes with its type.
    fn decide_typed(&self, seat: Seat, action: &dyn Any) -> Result<Vec<String>, TableError>;
    fn check(&self, seat: Seat, action: &str) -> Result<(), TableError>;
    /// Carries out what [`AnyRunning::decide`] answered; refused if the seed gives other draws.
    fn accept(&mut self, seat: Seat, lines: &[String]) -> Result<(), String>;
    /// Steps so far.
    fn version(&self) -> u32;
    fn prompt(&self, seat: Seat) -> u32;
    fn awaited(&self) -> SeatSet;
    fn outcome(&self) -> Option<Outcome>;
    fn scene(&self) -> protocol::Scene;
    fn glimpse(&self, viewer: Viewer, since: u32) -> Glimpse;
    /// A decision of a bot; none while it is being made.
    fn bot_task(&mut self, seat: Seat, level: &str, luck: [u8; 32]) -> Option<BotTask>;
    /// Takes a bot back after it has thought.
    fn welcome_back(&mut self, seat: Seat, mind: Box<dyn Any + Send>);
    /// Forgets a bot that did not come back.
    fn give_up(&mut self, seat: Seat);
    /// Counsel for a seat as it stands, to be worked out somewhere else.
    fn counsel(&self, seat: Seat, about: Option<&str>) -> Result<Work, TableError>;
    /// How the game stands for a seat, likewise.
    fn evaluation(&self, seat: Seat) -> Work;
    /// Empty for games from a made-up position, which have no record.
    fn journal(&self) -> String;
    /// The game so far from all seats, to be filmed somewhere else: that takes a while.
    fn film(&self) -> Box<dyn FnOnce() -> Film + Send>;
}

/// The version of the rules this game is played by today.
pub fn rules_version(game: &str) -> Option<u32> {
    struct Version;
    impl FamilyVisitor for Version {
        type Out = u32;
        fn visit<G: Family>(self) -> u32 {
            G::RULES_VERSION
        }
    }
    Some(families::listing(game).ok()?.family.visit(Version))
}

/// The same for a game somebody has chosen; refused if there is none.
pub fn known_rules_version(game: &str) -> Result<u32, TableError> {
    families::listing(game).map_err(refusal)?;
    Ok(rules_version(game).expect("it is listed"))
}

/// Why something that was chosen makes no table.
fn refusal(why: families::SetupError) -> TableError {
    match why.told() {
        Ok(phrase) => TableError::BadOptions(phrase),
        Err(violation) => TableError::Rule(violation),
    }
}

/// The family of a game, as the client knows it; empty if there is no such game any more.
pub fn family_name(game: &str) -> &'static str {
    families::listing(game).map_or("", |listing| listing.family.name())
}

/// What is chosen before a game begins.
pub struct Choice<'a> {
    pub game: &'a str,
    pub seats: u8,
    pub options: &'a Value,
    pub position: Option<&'a str>,
}

impl Choice<'_> {
    fn visit<V: Visitor>(&self, visitor: V) -> Result<V::Out, TableError> {
        let overrides = overrides(self.options)?;
        families::visit(self.game, Some(self.seats), &overrides, visitor).map_err(refusal)
    }
}

/// What may be stored of a table's options, in bytes; the printed maps take a third.
const MOST_OPTIONS: usize = 16 << 10;

fn overrides(options: &Value) -> Result<Vec<Override>, TableError> {
    let pairs = match options {
        Value::Null => return Ok(Vec::new()),
        Value::Object(pairs) => pairs,
        _ => return Err(TableError::BadOptions(Phrase::new("setup-no-object"))),
    };
    // How many sit down is chosen apart.
    let pairs = pairs.iter().filter(|(key, _)| *key != "seats");
    let pair = |(key, value): (&String, &Value)| Override {
        key: key.clone(),
        value: value.to_string(),
    };
    Ok(pairs.map(pair).collect())
}

/// The names of the seats. Whether the choices make a table is seen when it is dealt.
pub fn colours(choice: &Choice) -> Result<&'static [&'static str], TableError> {
    struct Colours;
    impl Visitor for Colours {
        type Out = &'static [&'static str];
        fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
            G::Setup::names(&options)
        }
    }
    choice.visit(Colours)
}

/// The options of a table as they are kept, if these choices make one: what is chosen, each value
/// in its one proper form, and nothing else.
pub fn try_out(choice: &Choice) -> Result<Value, TableError> {
    let refused = |key| Err(TableError::BadOptions(Phrase::new(key)));
    choice.position.map_or(Ok(()), beginning::check_length)?;
    let said = choice.options.get("seats");
    if said.is_some_and(|said| said.as_u64() != Some(choice.seats.into())) {
        return refused("setup-seats-apart");
    }
    let kept = choice.visit(Trial(choice))??;
    if kept.to_string().len() > MOST_OPTIONS {
        return refused("setup-too-long-options");
    }
    Ok(kept)
}

/// From what everything is dealt.
pub enum Origin {
    /// As tables of old were promised.
    First(Seed, Vec<Nonce>),
    Second(Box<Start>),
}

/// Deals and begins.
pub fn open(choice: &Choice, origin: Origin) -> Result<Box<dyn AnyRunning>, TableError> {
    choice.visit(Opening {
        origin,
        position: choice.position,
    })?
}

/// What is committed to besides the seed.
pub fn terms(choice: &Choice, table: &str) -> Result<Terms, TableError> {
    let terms = choice.visit(Agreeing {
        seats: choice.seats,
        table,
    })?;
    Ok(Terms {
        position: choice.position.map(str::to_owned),
        ..terms
    })
}

struct Agreeing<'a> {
    seats: u8,
    table: &'a str,
}

impl Visitor for Agreeing<'_> {
    type Out = Terms;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Terms {
        Terms::of::<G>(&listing.id, &options, self.seats, self.table)
    }
}

/// Does the game begin at a made-up position or with a chosen layout?
pub fn is_practice(choice: &Choice) -> bool {
    struct Practice;
    impl Visitor for Practice {
        type Out = bool;
        fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> bool {
            G::is_practice(&options)
        }
    }
    choice.position.is_some() || choice.visit(Practice).unwrap_or(false)
}

/// Opens a table that is thrown away, to hear whether it can be opened.
struct Trial<'a>(&'a Choice<'a>);

impl Visitor for Trial<'_> {
    type Out = Result<Value, TableError>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let seed = Seed::from_bytes([0; 32]).table_seed(&[]);
        let setup = G::Setup::deal(&options, &mut TableLuck::layout(seed))?;
        let game = Arc::new(G::open(setup)?);
        if let Some(text) = self.0.position {
            beginning::read(&game, text)?;
        }
        let proper = serde_json::to_value(&options).expect("options can be written");
        Ok(match self.0.options {
            Value::Object(said) => {
                // What was said and is not written is as usual.
                let kept = said.keys().filter(|key| *key != "seats");
                let pair = |key: &String| Some((key.clone(), proper.get(key)?.clone()));
                Value::Object(kept.filter_map(pair).collect())
            }
            _ => Value::Null,
        })
    }
}

struct Opening<'a> {
    origin: Origin,
    position: Option<&'a str>,
}

impl Visitor for Opening<'_> {
    type Out = Result<Box<dyn AnyRunning>, TableError>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        let opened = match self.origin {
            Origin::First(seed, nonces) => Recorder::<G>::open(&options, seed, nonces),
            Origin::Second(start) => Recorder::<G>::start(&options, *start),
        };
        let mut recorder = opened.map_err(|why| match why {
            NotOpened::Rule(violation) => TableError::Rule(violation),
            NotOpened::Nonces { .. } => TableError::SeatsOpen,
        })?;
        if let Some(text) = self.position {
            let (game, state) = beginning::read(recorder.game(), text)?;
            recorder = recorder.placed(game, state);
        }
        Ok(Box::new(Running::new(recorder)))
    }
}
