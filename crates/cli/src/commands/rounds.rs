//! Games between players that stay together: bots of the house, and programs of other people.
//!
//! Every event and every step of a game is kept while it is played; `arena` is for those who need
//! neither.

use std::sync::Arc;
use std::thread;

use arena::FastLuck;
use bots::{Bot, Sight};
use families::{BotSpec, Family, Maker, OptionsOf, Override, maker};
use game::{
    Log, Luck, Notation, Phrase, Players, Playout, Seat, Setup, Step, StepOf, Viewer, play_through,
};
use protocol::{BotEnd, BotLapse, BotSeat, BotStart};
use records::Journal;
use serde_json::{Map, Value};
use tables::Sitting;
use words::Words;

use crate::failure::{Failure, quoted};
use crate::programs::{Lapse, Lapses, Program};

/// Seeds that have nothing to do with the draws of a game: those of stand-ins and programs.
const APART: u64 = 0x5eed_0f0a_11b0_7500;

/// Who plays at one place of a match, game after game.
pub enum Player<G: Family> {
    Bot { maker: Maker<G>, name: String },
    Program(Program),
}

impl<G: Family> Player<G> {
    /// A bot of the house, which is made anew for every game.
    pub fn bot(spec: &BotSpec) -> Result<Player<G>, Failure> {
        Ok(Player::Bot {
            maker: maker::<G>(spec)?,
            name: spec.to_string(),
        })
    }

    pub fn name(&self) -> &str {
        match self {
            Player::Bot { name, .. } => name,
            Player::Program(program) => &program.name,
        }
    }
}

/// What is the same in all games of a match.
pub struct Rounds<'a, G: Family> {
    pub game: &'a str,
    pub options: &'a OptionsOf<G>,
    /// As they were chosen.
    pub chosen: Value,
    pub seed: u64,
    pub max_steps: u64,
    pub millis: u32,
    pub words: &'a Words,
}

/// A game that was played.
pub struct Played<G: Family> {
    pub playout: Playout,
    pub journal: Journal<G>,
    /// By place.
    pub lapses: Vec<Lapses>,
    /// What is said about lapses.
    pub said: Vec<String>,
}

impl<G: Family> Rounds<'_, G> {
    /// Plays a game; the player of place `i` sits at seat `(i + number) mod seats`.
    pub fn play(&self, number: u64, players: &mut [Player<G>]) -> Result<Played<G>, Failure> {
        let mut luck = FastLuck::of_game(self.seed, number);
        let game = G::open(G::Setup::deal(self.options, &mut luck)?)?;
        let mut state = game.start();
        let seats = players.len();
        let names: Vec<String> = players.iter().map(|it| it.name().to_owned()).collect();
        let seat_of = |place: usize| (place + (number % seats as u64) as usize) % seats;
        let mut called = vec![String::new(); seats];
        for (place, name) in names.iter().enumerate() {
            called[seat_of(place)].clone_from(name);
        }
        let mut spare = FastLuck::of_game(self.seed ^ APART, number);
        for (place, player) in players.iter_mut().enumerate() {
            if let Player::Program(program) = player {
                let seat = Seat(seat_of(place) as u8);
                let seed = spare.below(u32::MAX);
                program.begin(
                    self.start(number, seat, seed, (&game, &state), &called),
                    self.words,
                )?;
            }
        }
        let mut holders: Vec<Holder<G>> = players.iter_mut().map(Holder::of).collect();
        holders.rotate_right((number % seats as u64) as usize);
        let mut table = Table {
            number,
            rounds: self,
            holders,
            log: Log::on(),
            past: Vec::new(),
            steps: Vec::new(),
            spare,
            said: Vec::new(),
        };
        let limit = self.max_steps;
        let playout = play_through(&game, &mut state, &mut table, &mut luck, limit);
        table.end(&game, &state, &playout);
        let lapses = table.holders.iter().map(Holder::lapses);
        let lapses: Vec<Lapses> = lapses.collect();
        let (said, steps) = (table.said, table.steps);
        Ok(Played {
            playout,
            lapses: (0..seats).map(|place| lapses[seat_of(place)]).collect(),
            said,
            journal: Journal::unsealed(Arc::new(game), steps, playout.outcome),
        })
    }

    fn start(
        &self,
        number: u64,
        seat: Seat,
        seed: u32,
        (game, state): (&G, &G::State),
        called: &[String],
    ) -> BotStart {
        let colours = game.setup().seat_names().iter().zip(called).zip(0..);
        BotStart {
            number: number as u32,
            game: self.game.to_owned(),
            options: self.chosen.clone(),
            rules: G::RULES_VERSION,
            seat: seat.0,
            seats: colours
                .map(|((colour, called), seat)| BotSeat {
                    seat,
                    colour: (*colour).to_owned(),
                    called: called.clone(),
                })
                .collect(),
            millis: self.millis,
            seed,
            scene: sitting(game, state, &[], 0, seat).scene(),
        }
    }
}

/// Plays as many games as there are teams, at the same time; the first has this number.
pub fn play_at_once<G: Family>(
    rounds: &Rounds<G>,
    first: u64,
    teams: &mut [Vec<Player<G>>],
) -> Vec<Result<Played<G>, Failure>> {
    thread::scope(|scope| {
        let games: Vec<_> = (first..)
            .zip(teams)
            .map(|(number, team)| scope.spawn(move || rounds.play(number, team)))
            .collect();
        let ends = games.into_iter().map(thread::ScopedJoinHandle::join);
        ends.map(|end| end.expect("a game that fails has said so"))
            .collect()
    })
}

/// Options as they were set, by name.
pub fn chosen(overrides: &[Override]) -> Value {
    let pairs = overrides.iter().map(|it| (it.key.clone(), it.json()));
    Value::Object(pairs.collect::<Map<_, _>>())
}

/// Who holds a seat in this game.
enum Holder<'a, G: Family> {
    Bot(Box<dyn Bot<G>>),
    Program {
        program: &'a mut Program,
        /// The last step whose events it was told.
        heard: u32,
        lapses: Lapses,
    },
}

impl<'a, G: Family> Holder<'a, G> {
    fn of(player: &'a mut Player<G>) -> Holder<'a, G> {
        match player {
            Player::Bot { maker, .. } => Holder::Bot(maker.make()),
            Player::Program(program) => Holder::Program {
                program,
                heard: 0,
                lapses: Lapses::default(),
            },
        }
    }

    fn lapses(&self) -> Lapses {
        match self {
            Holder::Bot(_) => Lapses::default(),
            Holder::Program { lapses, .. } => *lapses,
        }
    }
}

/// A game while it is played.
struct Table<'a, G: Family> {
    number: u64,
    rounds: &'a Rounds<'a, G>,
    /// By seat.
    holders: Vec<Holder<'a, G>>,
    log: Log<G::Event>,
    past: Vec<(u32, G::Event)>,
    steps: Vec<StepOf<G>>,
    /// The luck of stand-ins, so that a lapse leaves the draws of the game as they are.
    spare: FastLuck,
    said: Vec<String>,
}

/// How a seat's view of a game is told: what happened, how things stand, what may be done.
pub fn sitting<'a, G: Family>(
    game: &'a G,
    state: &'a G::State,
    past: &'a [(u32, G::Event)],
    steps: u32,
    seat: Seat,
) -> Sitting<'a, G> {
    Sitting {
        game,
        state,
        past,
        steps,
        seat,
    }
}

impl<G: Family> Table<'_, G> {
    /// What the program in this seat decides, or the stand-in in its place.
    fn ask(&mut self, game: &G, state: &G::State, seat: Seat) -> G::Action {
        let Holder::Program {
            program,
            heard,
            lapses,
        } = &mut self.holders[seat.index()]
        else {
            unreachable!("only programs are asked");
        };
        let mut stand_in = || {
            let sight = Sight::new(game, state, seat);
            G::STAND_IN().choose(&sight, &mut self.spare)
        };
        if !program.is_playing() {
            lapses.stood_in += 1;
            return stand_in();
        }
        let prompt = program.next_prompt();
        let steps = self.steps.len() as u32;
        let table = sitting(game, state, &self.past, steps, seat);
        let question = table.decide(prompt, *heard, self.rounds.millis);
        *heard = steps;
        let answer = program.ask(question, |text| {
            let action = G::Action::read(text, game).ok_or_else(|| Lapse::meaningless(text))?;
            game.check(state, seat, action).map_err(Lapse::refused)?;
            Ok(action)
        });
        answer.unwrap_or_else(|lapse| {
            let action = stand_in();
            lapses.count(lapse.kind);
            lapses.stood_in += 1;
            let words = self.rounds.words;
            let (sentence, instead) = (lapse.sentence(words), action.write(game));
            let out = program.is_playing().then_some("cli-lapse");
            let told = Phrase::new(out.unwrap_or("cli-lapse-last"))
                .with("game", self.number as u32)
                .with("name", quoted(&program.name))
                .with("seat", quoted(game.setup().seat_names()[seat.index()]))
                .with("sentence", quoted(&sentence))
                .with("instead", quoted(&instead));
            self.said.push(words.label(told.key, &told.facts));
            program.explain(BotLapse {
                prompt,
                kind: lapse.kind,
                rule: lapse.rule().map(str::to_owned),
                sentence,
                instead,
            });
            action
        })
    }

    /// Everybody hears what a step brought: bots at once, programs when they are asked next.
    fn spread(&mut self, game: &G, step: StepOf<G>) {
        self.steps.push(step);
        let news = self.log.take();
        for (number, holder) in (0..).zip(&mut self.holders) {
            if let Holder::Bot(bot) = holder {
                let heard = |event| game.redact(event, Viewer::Seat(Seat(number)));
                for event in news.iter().filter_map(heard) {
                    bot.observe(game, &event);
                }
            }
        }
        let steps = self.steps.len() as u32;
        self.past
            .extend(news.into_iter().map(|event| (steps, event)));
    }

    fn end(&mut self, game: &G, state: &G::State, played: &Playout) {
        for (number, holder) in (0..).zip(&mut self.holders) {
            if let Holder::Program { program, heard, .. } = holder {
                let steps = self.steps.len() as u32;
                let table = sitting(game, state, &self.past, steps, Seat(number));
                let outcome = played.outcome;
                let points = outcome.map(|it| it.points[..usize::from(game.seats())].to_vec());
                program.finish(BotEnd {
                    events: table.events(*heard),
                    points: points.into_iter().flatten().map(i32::from).collect(),
                    winners: outcome.map_or_else(Vec::new, |it| {
                        it.winners.iter().map(|seat| seat.0).collect()
                    }),
                });
            }
        }
    }
}

/// Bots draw from the luck of the game, as in `arena`: a match of theirs is that of a simulation.
impl<G: Family> Players<G, FastLuck> for Table<'_, G> {
    fn act(&mut self, game: &G, state: &mut G::State, seat: Seat, luck: &mut FastLuck) {
        let action = match &mut self.holders[seat.index()] {
            Holder::Bot(bot) => bot.choose(&Sight::new(game, state, seat), luck),
            Holder::Program { .. } => self.ask(game, state, seat),
        };
        let step = Step::Act(seat, action);
        game.play(state, step, &mut self.log)
            .unwrap_or_else(|error| panic!("{action:?} of {seat:?}: {error}"));
        self.spread(game, step);
    }

    fn draw(&mut self, game: &G, state: &mut G::State, outcome: G::Chance) {
        let step = Step::Chance(outcome);
        game.apply(state, step, &mut self.log);
        self.spread(game, step);
    }
}
