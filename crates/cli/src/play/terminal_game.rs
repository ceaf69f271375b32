//! One game at the terminal, from the first draw to the revealed seed.

use std::cmp::Reverse;

use arena::FastLuck;
use families::{Family, OptionsOf};
use game::{Awaits, Notation, Phrase, Seat, Viewer, actions};
use records::{Nonce, NotOpened, Recorder, Seed};

use super::entry::{self, Entry};
use super::record::Record;
use super::seating::{PERSON, Seating};
use super::{Args, Input};
use crate::commands::rules;
use crate::failure::{Failure, quoted};
use crate::screen::{BAD, BOLD, DIM, Screen, styled};
use crate::show;

pub struct TerminalGame<G: Family> {
    recorder: Recorder<G>,
    seating: Seating<G>,
    record: Option<Record>,
    /// For the bots' own decisions; what the rules draw comes from the recorder.
    luck: FastLuck,
}

impl<G: Family> TerminalGame<G> {
    /// Shows the promise, asks for the person's part of the chance, deals; none if the person left.
    pub fn open(
        args: &Args,
        seed: Seed,
        options: &OptionsOf<G>,
        seating: Seating<G>,
        screen: &mut Screen,
        input: &mut Input,
    ) -> Result<Option<TerminalGame<G>>, Failure> {
        let luck = bots_luck(&seed);
        screen.say(&Phrase::new("cli-commitment").with("commitment", quoted(seed.commitment())))?;
        let Some(nonce) = nonce(args, screen, input)? else {
            return Ok(None);
        };
        screen.say(&Phrase::new("cli-nonce").with("nonce", quoted(&nonce)))?;
        let mut nonces = vec![Nonce::NONE; seating.count()];
        nonces[PERSON.index()] = nonce;
        let recorder = Recorder::open(options, seed, nonces).map_err(|why| match why {
            NotOpened::Rule(violation) => Failure::Rule(violation),
            NotOpened::Nonces { .. } => unreachable!("there is one nonce for each seat"),
        })?;
        let begin = |path: &std::path::PathBuf| Record::begin(path, recorder.journal());
        let record = args.record.as_ref().map(begin).transpose()?;
        Ok(Some(TerminalGame {
            recorder,
            seating,
            record,
            luck,
        }))
    }

    /// Plays until the game is over or the person leaves.
    pub fn play(&mut self, screen: &mut Screen, input: &mut Input) -> Result<(), Failure> {
        screen.say(&Phrase::new("cli-how-to"))?;
        screen.line("")?;
        let opening = self.recorder.opening().to_vec();
        self.news(&opening, screen)?;
        if !self.waits_for_the_person() {
            let game = self.recorder.game().as_ref();
            let view = game.view(self.recorder.state(), Viewer::Seat(PERSON));
            show::opening(game, &view, screen, &self.seating.names)?;
        }
        loop {
            match self.recorder.awaits() {
                Awaits::Over(_) => return self.finish(screen),
                Awaits::Chance => unreachable!("the recorder draws at once"),
                Awaits::Seats(seats) => {
                    // Bots do not keep a person waiting.
                    let others = seats.without(PERSON);
                    if !others.is_empty() {
                        self.bot_acts(others.lowest(), screen)?;
                    } else if !self.person_acts(screen, input)? {
                        return self.leave(screen);
                    }
                }
            }
        }
    }

    fn waits_for_the_person(&self) -> bool {
        match self.recorder.awaits() {
            Awaits::Seats(seats) => seats.without(PERSON).is_empty(),
            Awaits::Chance | Awaits::Over(_) => false,
        }
    }

    fn bot_acts(&mut self, seat: Seat, screen: &mut Screen) -> Result<(), Failure> {
        let (game, state) = (self.recorder.game().clone(), self.recorder.state());
        let action = self.seating.decide(&game, state, seat, &mut self.luck);
        self.act(seat, action, screen)
    }

    /// False if the person leaves.
    fn person_acts(&mut self, screen: &mut Screen, input: &mut Input) -> Result<bool, Failure> {
        let game = self.recorder.game().clone();
        let view = game.view(self.recorder.state(), Viewer::Seat(PERSON));
        show::glance(game.as_ref(), &view, screen, &self.seating.names)?;
        let prompt = self.sentence(&game.prompt(&view), screen);
        screen.line(styled(BOLD, prompt))?;
        let choices = actions(game.as_ref(), self.recorder.state(), PERSON);
        loop {
            let Some(line) = input.answer(">", screen)? else {
                return Ok(false);
            };
            match entry::read(&line, game.as_ref(), &choices) {
                Entry::Nothing => {}
                Entry::Help => self.explain(&view, &choices, screen)?,
                Entry::Show => show::table(game.as_ref(), &view, screen, &self.seating.names)?,
                Entry::Quit => return Ok(false),
                Entry::Rules(asked) => look_up(&asked, &game.scene(&view).boxes(), screen)?,
                Entry::NoSuchNumber => screen
                    .say(&Phrase::new("cli-no-such-number").with("count", choices.len() as u32))?,
                Entry::Unknown => {
                    screen.say(&Phrase::new("cli-not-understood").with("text", quoted(&line)))?;
                    let word = line.split(' ').next().unwrap_or_default().to_lowercase();
                    for key in show::template(game.as_ref(), &view, &word) {
                        screen.say(&Phrase::new(key))?;
                    }
                }
                Entry::Act(action) => match self.act(PERSON, action, screen) {
                    Ok(()) => return Ok(true),
                    Err(Failure::Rule(violation)) => {
                        let name = |seat| self.seating.names.of(seat);
                        let sentence = screen.words.violation(&violation, &name);
                        screen.line(styled(BAD, format!("{sentence} [{}]", violation.rule)))?;
                    }
                    Err(failure) => return Err(failure),
                },
            }
        }
    }

    /// Carries out a decision, writes it down and tells everybody.
    fn act(&mut self, seat: Seat, action: G::Action, screen: &mut Screen) -> Result<(), Failure> {
        let events = self.recorder.act(seat, action)?;
        if let Some(record) = &mut self.record {
            record.add(self.recorder.journal())?;
        }
        self.news(&events, screen)
    }

    fn news(&mut self, events: &[G::Event], screen: &mut Screen) -> Result<(), Failure> {
        let game = self.recorder.game().clone();
        self.seating.tell(&game, events);
        for event in events {
            let seen = game.redact(event, Viewer::Seat(PERSON));
            if let Some(phrase) = seen.and_then(|event| game.event(&event)) {
                let text = self.sentence(&phrase, screen);
                screen.line(format!("  {text}"))?;
            }
        }
        Ok(())
    }

    fn sentence(&self, phrase: &Phrase, screen: &Screen) -> String {
        screen
            .words
            .phrase(phrase, &|seat| self.seating.names.of(seat))
    }

    /// Lists every choice with its number, its notation and what it means, then the forms.
    fn explain(
        &self,
        view: &G::View,
        choices: &[G::Action],
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        let game = self.recorder.game().as_ref();
        let notations: Vec<_> = choices.iter().map(|action| action.write(game)).collect();
        let width = notations.iter().map(String::len).max().unwrap_or(0);
        for (i, (action, notation)) in choices.iter().zip(notations).enumerate() {
            let number = styled(DIM, format!("{:4}", i + 1));
            let mut sentence = self.sentence(&game.deed(*action).phrase, screen);
            let names = &self.seating.names;
            if let Some(remark) = show::remark(game, view, &notation, screen, names) {
                sentence = format!("{sentence}: {remark}");
            }
            screen.line(format!("{number}  {notation:width$}  {sentence}"))?;
        }
        for form in game.forms(self.recorder.state(), PERSON) {
            for key in show::template(game, view, form.0) {
                screen.say(&Phrase::new(key))?;
            }
        }
        screen.say(&Phrase::new("cli-help"))
    }

    fn finish(&mut self, screen: &mut Screen) -> Result<(), Failure> {
        let (game, state) = (self.recorder.game().as_ref(), self.recorder.state());
        let view = game.view(state, Viewer::Seat(PERSON));
        screen.line("")?;
        show::table(game, &view, screen, &self.seating.names)?;
        show::outcome(game.outcome(state), screen, &self.seating.names)?;
        let ending = self.recorder.journal().ending();
        if let Some(seed) = ending.and_then(|ending| ending.seed.as_ref()) {
            screen.say(&Phrase::new("cli-seed").with("seed", quoted(seed.reveal())))?;
        }
        self.where_recorded("cli-recorded", screen)
    }

    fn leave(&self, screen: &mut Screen) -> Result<(), Failure> {
        screen.say(&Phrase::new("cli-goodbye"))?;
        self.where_recorded("cli-recorded-part", screen)
    }

    fn where_recorded(&self, key: &'static str, screen: &mut Screen) -> Result<(), Failure> {
        let Some(record) = &self.record else {
            return Ok(());
        };
        screen.say(&Phrase::new(key).with("file", quoted(record.path().display())))
    }
}

/// The seed that was given, or a fresh one.
pub fn seed(args: &Args) -> Result<Seed, Failure> {
    match &args.seed {
        Some(text) => text
            .parse()
            .map_err(|_| Failure::Usage(Phrase::new("cli-no-seed").with("text", quoted(text)))),
        None => fresh_seed(),
    }
}

fn fresh_seed() -> Result<Seed, Failure> {
    let no_entropy = |why| Failure::Failed(Phrase::new("cli-no-entropy").with("why", quoted(why)));
    Seed::draw().map_err(no_entropy)
}

/// The bots of a table with a given seed always decide alike.
fn bots_luck(seed: &Seed) -> FastLuck {
    let digits = &seed.reveal()[..16];
    let number = u64::from_str_radix(digits, 16).expect("a seed is written in hexadecimal digits");
    FastLuck::of_game(number, 0)
}

/// The person's part of the chance; none if the person leaves instead.
fn nonce(args: &Args, screen: &mut Screen, input: &mut Input) -> Result<Option<Nonce>, Failure> {
    let typed = match &args.nonce {
        Some(text) => text.clone(),
        None if input.is_terminal => {
            let question = screen.word("cli-ask-nonce");
            match input.answer(&question, screen)? {
                Some(line) => line,
                None => return Ok(None),
            }
        }
        None => String::new(),
    };
    let text = if typed.is_empty() {
        fresh_seed()?.reveal()[..16].to_string()
    } else {
        typed
    };
    match Nonce::new(text.as_bytes()) {
        Ok(nonce) => Ok(Some(nonce)),
        Err(_) => Err(Failure::Usage(
            Phrase::new("cli-nonce-too-long").with("bytes", records::MAX_NONCE as u32),
        )),
    }
}

/// A rule by its id, or rules by words: those of the boxes in play come first.
fn look_up(asked: &str, boxes: &[&str], screen: &mut Screen) -> Result<(), Failure> {
    /// More than a screen of rules helps nobody.
    const MOST: usize = 8;
    let mut found = match screen.words.rule(asked) {
        Some(rule) => vec![rule],
        None => screen.words.search(asked),
    };
    // What is played comes first, the most particular box before the others.
    let rank = |name: &str| boxes.iter().position(|known| *known == name);
    found.sort_by_key(|rule| Reverse(rank(rule.game_box)));
    if found.is_empty() {
        return screen.say(&Phrase::new("cli-no-rule").with("asked", quoted(asked)));
    }
    found
        .iter()
        .take(MOST)
        .try_for_each(|rule| rules::print(rule, screen))
}
