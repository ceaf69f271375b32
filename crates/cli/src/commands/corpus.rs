//! `landnam corpus`: journals of every game and every variant, honest and forged, with the verdict
//! a verifier must give on each. For everybody who writes or tests one.

use std::fs;
use std::path::{Path, PathBuf};

use arena::FastLuck;
use families::{
    Family, GameOption, Listing, OptionRange, OptionsOf, Override, Visitor, listings, visit,
};
use game::{Awaits, Choices, Luck, Phrase, Setup};
use records::forgery::{Forgery, forge};
use records::{Form, HolderKind, Nonce, NotOpened, Player, Recorder, Seed, Start, Terms};
use serde::Serialize;
use serde_json::{Value, json};

use crate::failure::{Failure, quoted};
use crate::screen::Screen;

/// Games that go on for ever help nobody; print has no such limit.
const TURNS: u16 = 24;
const TURN_LIMIT: &str = "turn_limit";
/// So many journals are forged in each way.
const FORGED: usize = 6;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

/// A line of the index.
#[derive(Serialize)]
struct Sample {
    file: String,
    game: String,
    /// The form of fair chance.
    form: u8,
    practice: bool,
    /// How it was forged; none if it is honest.
    forgery: Option<String>,
    /// Must somebody who knows the rules accept it?
    with_rules: bool,
    /// And somebody who does not?
    without_rules: bool,
}

/// One game to be played.
struct Variant {
    game: String,
    seats: u8,
    overrides: Vec<Override>,
    form: Form,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    for part in ["honest", "forged"] {
        let folder = args.folder.join(part);
        fs::create_dir_all(&folder).map_err(|why| Failure::recording(&folder, &why))?;
    }
    let mut samples = Vec::new();
    let mut texts = Vec::new();
    for (number, variant) in (0..).zip(variants()) {
        let playing = Playing {
            number,
            form: variant.form,
        };
        let (text, practice) = visit(
            &variant.game,
            Some(variant.seats),
            &variant.overrides,
            playing,
        )??;
        let name = variant.game.replace(['/', '+'], "-");
        samples.push(Sample {
            file: format!("honest/{number:03}-{name}.txt"),
            game: variant.game,
            form: match variant.form {
                Form::First => 1,
                Form::Second => 2,
            },
            practice,
            forgery: None,
            with_rules: true,
            without_rules: true,
        });
        texts.push(text);
    }
    let honest = samples.len();
    for kind in Forgery::ALL {
        forge_some(kind, &mut samples, &mut texts, honest);
    }
    for (sample, text) in samples.iter().zip(&texts) {
        write(&args.folder.join(&sample.file), text)?;
    }
    let index = serde_json::to_string_pretty(&samples).expect("plain data can be written");
    write(&args.folder.join("index.json"), &index)?;
    let told = Phrase::new("cli-corpus")
        .with("folder", quoted(args.folder.display()))
        .with("honest", honest as u32)
        .with("forged", (samples.len() - honest) as u32);
    screen.say(&told)
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|why| Failure::recording(path, &why))
}

/// Forges journals of different games in one way.
fn forge_some(kind: Forgery, samples: &mut Vec<Sample>, texts: &mut Vec<String>, honest: usize) {
    let begin = kind as usize * 7;
    let mut found = 0;
    for turn in 0..honest {
        // Neighbours are much alike.
        let place = (begin + turn * 31) % honest;
        let mut luck = FastLuck::of_game(kind as u64, place as u64);
        let Some(text) = forge(&texts[place], kind, &mut luck) else {
            continue;
        };
        let sample = Sample {
            file: format!("forged/{}-{found}.txt", kind.name()),
            game: samples[place].game.clone(),
            forgery: Some(kind.name()),
            with_rules: false,
            without_rules: kind.needs_rules(),
            ..samples[place]
        };
        samples.push(sample);
        texts.push(text);
        found += 1;
        if found == FORGED {
            return;
        }
    }
}

/// Every game for every number of players, with every value of its options, in both forms.
fn variants() -> Vec<Variant> {
    let mut variants = Vec::new();
    for listing in listings() {
        let mut add = |seats: u8, form: Form, option: Option<(&str, Value)>| {
            let limit = listing.options().iter().any(|it| it.id == TURN_LIMIT);
            let limit = limit.then(|| (TURN_LIMIT, json!(TURNS)));
            let chosen = option.into_iter().chain(limit);
            let overrides = chosen.map(|(key, value)| Override {
                key: key.to_owned(),
                value: value.to_string(),
            });
            variants.push(Variant {
                game: listing.id.clone(),
                seats,
                overrides: overrides.collect(),
                form,
            });
        };
        for seats in listing.seats.clone() {
            add(seats, Form::Second, None);
            add(seats, Form::First, None);
        }
        for option in listing.options() {
            for value in others(&option, listing.usual_seats()) {
                add(
                    listing.usual_seats(),
                    Form::Second,
                    Some((option.id, value)),
                );
            }
        }
        if listing.id == "base" {
            let map = json!({ "map": board::beginner_layout() });
            add(4, Form::Second, Some(("board", map)));
        }
    }
    variants
}

/// The values of an option that are not its usual one; of numbers the smallest and the largest.
fn others(option: &GameOption, seats: u8) -> Vec<Value> {
    let mut values = match option.range {
        OptionRange::Number { .. } if option.id == TURN_LIMIT => Vec::new(),
        OptionRange::Number { min, max } => vec![json!(min), json!(max)],
        OptionRange::Seat => (0..seats).map(|seat| json!(seat)).collect(),
        OptionRange::Switch => vec![json!(true), json!(false)],
        OptionRange::Words(words) => words.iter().map(|word| json!(word)).collect(),
    };
    values.retain(|value| *value != option.usual);
    values
}

struct Playing {
    number: u64,
    form: Form,
}

impl Visitor for Playing {
    /// The journal of a whole game, and whether it is practice.
    type Out = Result<(String, bool), Failure>;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Self::Out {
        let mut luck = FastLuck::of_game(14, self.number);
        let seed = Seed::from_bytes(std::array::from_fn(|_| luck.below(256) as u8));
        let players = players(G::Setup::names(&options), &mut luck);
        let is_practice = G::is_practice(&options);
        let recorder = match self.form {
            Form::First => {
                let nonces = players.into_iter().map(|player| player.nonce).collect();
                Recorder::<G>::open(&options, seed, nonces)
            }
            Form::Second => {
                let table = format!("{:032x}", self.number);
                let seats = players.len() as u8;
                let terms = Terms::of::<G>(&listing.id, &options, seats, &table);
                let mut start = Start::at_once(seed, terms, players);
                start.list.practice = is_practice;
                Recorder::<G>::start(&options, start)
            }
        };
        let mut recorder = recorder.map_err(|why| match why {
            NotOpened::Rule(violation) => Failure::Rule(violation),
            NotOpened::Nonces { .. } => unreachable!("there is one nonce for each seat"),
        })?;
        while let Awaits::Seats(seats) = recorder.awaits() {
            // Somebody may be awaited who can only fill in a form.
            let menus = seats.iter().map(|seat| {
                let menu = recorder.game().menu(recorder.state(), seat);
                (seat, menu)
            });
            let mut open = menus.filter(|(_, menu)| menu.count() > 0);
            let (seat, menu) = open.next().expect("somebody can decide");
            let action = menu.nth(luck.below(menu.count()));
            drop(open);
            recorder.act(seat, action).map_err(Failure::Rule)?;
        }
        Ok((recorder.journal().to_string(), is_practice))
    }
}

/// Every third seat is a bot, which adds nothing.
fn players(names: &[&str], luck: &mut dyn Luck) -> Vec<Player> {
    let mut players = Vec::new();
    for (seat, name) in names.iter().enumerate() {
        let is_bot = seat % 3 == 2;
        let bytes: Vec<u8> = (0..16).map(|_| luck.below(256) as u8).collect();
        let nonce = Nonce::new(&bytes).expect("16 bytes are not too many");
        players.push(Player {
            colour: (*name).to_owned(),
            kind: if is_bot {
                HolderKind::Bot
            } else {
                HolderKind::Person
            },
            name: if is_bot {
                "random".into()
            } else {
                format!("Åse {seat}")
            },
            nonce: if is_bot { Nonce::NONE } else { nonce },
        });
    }
    players
}
