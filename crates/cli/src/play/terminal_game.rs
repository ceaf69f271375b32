//! One game at the terminal, from the first draw to the revealed seed.

use arena::FastLuck;
use families::{Family, OptionsOf};
use game::{Awaits, Notation, Phrase, Seat, Viewer, actions};
use records::{Nonce, NotOpened, Recorder, Seed, Start, Terms};

use super::coach;
use super::record::Record;
use super::seating::{PERSON, Seating};
use super::typed::{self, Typed};
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
    /// The choices by their numbers. They stay as they are while the person decides card by card.
    numbered: Vec<G::Action>,
    /// The person wants to be asked before a bot trades.
    talks: bool,
    /// The bot whose trade the person has been asked about already.
    asked_about: Option<Seat>,
}

impl<G: Family> TerminalGame<G> {
    /// Shows the promise, asks for the person's part of the chance, deals; none if the person left.
    pub fn open(
        args: &Args,
        (seed, terms): (Seed, Terms),
        options: &OptionsOf<G>,
        seating: Seating<G>,
        screen: &mut Screen,
        input: &mut Input,
    ) -> Result<Option<TerminalGame<G>>, Failure> {
        let luck = bots_luck(&seed);
        let commitment = seed.commitment_to(&terms);
        let promise = if args.seed.is_some() {
            "cli-commitment-chosen"
        } else {
            "cli-commitment"
        };
        screen.say(&Phrase::new(promise).with("commitment", quoted(commitment)))?;
        if G::is_practice(options) {
            screen.say(&Phrase::new("cli-proof-practice"))?;
        }
        let Some(nonce) = nonce(args, screen, input)? else {
            return Ok(None);
        };
        screen.say(&Phrase::new("cli-nonce").with("nonce", quoted(&nonce)))?;
        let mut start = Start::at_once(seed, terms, seating.players(&nonce));
        start.list.practice = G::is_practice(options);
        let recorder = Recorder::start(options, start).map_err(|why| match why {
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
            numbered: Vec::new(),
            talks: false,
            asked_about: None,
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
            let view = self.view();
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
                        let bot = others.lowest();
                        if self.wants_to_talk(bot) && !self.person_talks(screen, input)? {
                            return self.leave(screen);
                        }
                        self.bot_acts(bot, screen)?;
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
        self.numbered.clear();
        self.act(seat, action, screen)
    }

    /// Is it time to ask the person for a proposal to the bot on turn? Once a turn is enough.
    fn wants_to_talk(&mut self, bot: Seat) -> bool {
        let (game, state) = (self.recorder.game(), self.recorder.state());
        let may_speak = !game.forms(state, PERSON).is_empty();
        let is_new = may_speak && self.asked_about != Some(bot);
        self.asked_about = Some(bot).filter(|_| is_new || self.asked_about == Some(bot));
        self.talks && is_new
    }

    /// Asks for a proposal; an empty line makes none. False if the person leaves.
    fn person_talks(&mut self, screen: &mut Screen, input: &mut Input) -> Result<bool, Failure> {
        screen.say(&Phrase::new("cli-talk-now"))?;
        loop {
            let Some(line) = input.answer(">", screen)? else {
                return Ok(false);
            };
            let choices = actions(self.recorder.game().as_ref(), self.recorder.state(), PERSON);
            match typed::read(&line, self.recorder.game().as_ref(), &choices) {
                Typed::Nothing => return Ok(true),
                typed => {
                    if let Some(stays) = self.enter(&line, typed, &choices, screen)? {
                        return Ok(stays);
                    }
                }
            }
        }
    }

    /// False if the person leaves.
    fn person_acts(&mut self, screen: &mut Screen, input: &mut Input) -> Result<bool, Failure> {
        let game = self.recorder.game().clone();
        let view = self.view();
        show::glance(game.as_ref(), &view, screen, &self.seating.names)?;
        let prompt = self.sentence(&game.prompt(&view), screen);
        screen.line(styled(BOLD, prompt))?;
        let choices = actions(game.as_ref(), self.recorder.state(), PERSON);
        if !typed::keeps_numbers(game.as_ref(), &self.numbered, &choices) {
            self.numbered.clone_from(&choices);
        }
        loop {
            let Some(line) = input.answer(">", screen)? else {
                return Ok(false);
            };
            let typed = typed::read(&line, game.as_ref(), &self.numbered);
            if let Some(stays) = self.enter(&line, typed, &choices, screen)? {
                return Ok(stays);
            }
        }
    }

    /// Does what was typed. True if something has happened at the table, false if the person
    /// leaves; none if they are to be asked again.
    fn enter(
        &mut self,
        line: &str,
        typed: Typed<G::Action>,
        choices: &[G::Action],
        screen: &mut Screen,
    ) -> Result<Option<bool>, Failure> {
        let game = self.recorder.game().clone();
        let view = self.view();
        match typed {
            Typed::Nothing => {}
            Typed::Help => self.explain(&view, choices, screen)?,
            Typed::Show => show::table(game.as_ref(), &view, screen, &self.seating.names)?,
            Typed::Talk => {
                self.talks = !self.talks;
                let key = if self.talks {
                    "cli-talk-on"
                } else {
                    "cli-talk-off"
                };
                screen.say(&Phrase::new(key))?;
            }
            Typed::Hint => {
                let say = |phrase: &Phrase, screen: &Screen| self.sentence(phrase, screen);
                coach::advise(&self.recorder, &view, screen, say)?;
            }
            Typed::Quit => return Ok(Some(false)),
            Typed::Rules(asked) => rules::look_up(&asked, &game.typed_view(&view).boxes(), screen)?,
            Typed::NoSuchNumber => {
                let count = self.numbered.len() as u32;
                screen.say(&Phrase::new("cli-no-such-number").with("count", count))?;
            }
            Typed::Unknown => self.hint(line, choices, screen)?,
            Typed::Act(actions) => return self.act_as_person(&actions, screen),
        }
        Ok(None)
    }

    /// One decision after the other, until a rule forbids one.
    fn act_as_person(
        &mut self,
        actions: &[G::Action],
        screen: &mut Screen,
    ) -> Result<Option<bool>, Failure> {
        let mut done = None;
        for action in actions {
            match self.act(PERSON, *action, screen) {
                Ok(()) => done = Some(true),
                Err(Failure::Rule(mut violation)) => {
                    let game = self.recorder.game().as_ref();
                    show::name_places(game, &self.view(), &mut violation.facts);
                    let name = |seat| self.seating.names.of(seat);
                    let sentence = screen.words.violation(&violation, &name);
                    screen.line(styled(BAD, format!("{sentence} [{}]", violation.rule)))?;
                    break;
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok(done)
    }

    /// Says what is wrong with a line, or how one that begins like it is written.
    fn hint(&self, line: &str, choices: &[G::Action], screen: &mut Screen) -> Result<(), Failure> {
        let (game, view) = (self.recorder.game().as_ref(), self.view());
        screen.say(&Phrase::new("cli-not-understood").with("text", quoted(line)))?;
        if let Some(place) = show::off_board(game, &view, line) {
            return screen.say(&Phrase::new("cli-hint-place").with("place", quoted(place)));
        }
        let word = line.split(' ').next().unwrap_or_default().to_lowercase();
        let forms = show::template(game, &view, &word);
        if !forms.is_empty() {
            return forms
                .iter()
                .try_for_each(|key| screen.say(&Phrase::new(key)));
        }
        let mut written = choices.iter().map(|choice| choice.write(game));
        let listed = written.find(|text| text.split(' ').next() == Some(&word));
        let listed = listed.map(|text| show::notation(game, &view, &text));
        let example = listed.or_else(|| show::example(game, &view, &word).map(str::to_owned));
        example.map_or(Ok(()), |example| {
            screen.say(&Phrase::new("cli-hint-example").with("example", quoted(example)))
        })
    }

    fn view(&self) -> G::View {
        let game = self.recorder.game();
        game.view(self.recorder.state(), Viewer::Seat(PERSON))
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
        let mut phrase = phrase.clone();
        let game = self.recorder.game().as_ref();
        show::name_places(game, &self.view(), &mut phrase.facts);
        let name = |seat| self.seating.names.of(seat);
        screen.words.phrase(&phrase, &name)
    }

    /// Lists every choice with its number, its notation and what it means, then the forms.
    fn explain(
        &self,
        view: &G::View,
        choices: &[G::Action],
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        let game = self.recorder.game().as_ref();
        let written = choices.iter().map(|action| action.write(game));
        let notations: Vec<_> = written.map(|it| show::notation(game, view, &it)).collect();
        let width = notations.iter().map(String::len).max().unwrap_or(0);
        for (action, notation) in choices.iter().zip(notations) {
            let place = self.numbered.iter().position(|listed| listed == action);
            let number = place.map_or(String::new(), |place| (place + 1).to_string());
            let number = styled(DIM, format!("{number:>4}"));
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
