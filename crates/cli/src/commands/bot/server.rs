//! A program in any language on a server: it is told what the server tells its bot, and what it
//! answers is sent back. Each game has a process, and a process has one game at a time.

use std::collections::BTreeSet;
use std::fs;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use game::Phrase;
use protocol::{BOT_PROTOCOL, BotAct, BotDecide, BotEnd, BotGame, BotLapse, BotMessage, BotStart};
use words::Words;

use super::ServerArgs;
use super::door::{Closed, Door};
use crate::failure::{Failure, quoted, tell};
use crate::programs::Program;
use crate::screen::Screen;

/// Until one tries again; twice as long each time, up to the second.
const PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// What the threads of this command tell it.
enum Note {
    Connected,
    Seated(BotGame),
    /// The game at a table is over, or cannot be followed any more.
    Left(String, Option<BotEnd>),
    Said(Phrase),
    Failed(Failure),
}

/// What all games share.
struct Bot {
    door: Door,
    /// Starts the program.
    command: String,
    /// Processes that wait for a game.
    idle: Mutex<Vec<Program>>,
    words: Words,
    notes: Sender<Note>,
}

pub fn run(args: &ServerArgs, screen: &mut Screen) -> Result<(), Failure> {
    let path = args.token_file.as_ref().expect("clap asks for it");
    let token = fs::read_to_string(path).map_err(|why| Failure::reading(path, &why))?;
    let server = args.server.as_deref().expect("clap asks for it");
    let language = screen.words.language();
    let command = match args.command.as_slice() {
        [command] => command.clone(),
        words => shlex::try_join(words.iter().map(String::as_str))
            .map_err(|_| Failure::Usage(Phrase::new("cli-program-quotes")))?,
    };
    let words = Words::new(language);
    // A program that does not work is found out before anybody waits for it.
    let first = Program::start(&command, &words)?;
    let (notes, told) = channel();
    let bot = Arc::new(Bot {
        door: Door::new(server, token.trim(), language.code()),
        command,
        idle: Mutex::new(vec![first]),
        words,
        notes,
    });
    let listening = Arc::clone(&bot);
    thread::spawn(move || listening.listen());
    host(&bot, &told, args.games, screen)
}

/// Begins games as they come, and tells of them.
fn host(
    bot: &Arc<Bot>,
    told: &Receiver<Note>,
    most: Option<u32>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let mut tables = BTreeSet::new();
    let mut ended = 0;
    for note in told {
        match note {
            Note::Connected => screen.say(&Phrase::new("cli-bot-connected"))?,
            Note::Said(phrase) => tell(&screen.label(&phrase)),
            Note::Failed(failure) => return Err(failure),
            Note::Seated(game) => {
                if tables.insert(game.table.clone()) {
                    let phrase = Phrase::new("cli-bot-game").with("game", quoted(&game.game));
                    screen.say(&phrase.with("table", quoted(&game.table)))?;
                    let bot = Arc::clone(bot);
                    thread::spawn(move || bot.play(&game));
                }
            }
            Note::Left(table, end) => {
                tables.remove(&table);
                if let Some(end) = end {
                    let points: Vec<String> = end.points.iter().map(i32::to_string).collect();
                    let phrase = Phrase::new("cli-bot-end").with("table", quoted(&table));
                    screen.say(&phrase.with("points", quoted(points.join(", "))))?;
                    ended += 1;
                }
                if most == Some(ended) {
                    return Ok(());
                }
            }
        }
        screen.flush()?;
    }
    Ok(())
}

impl Bot {
    fn note(&self, note: Note) {
        // The command may have ended.
        let _ = self.notes.send(note);
    }

    /// Hears of games, and comes back when the connection breaks off.
    fn listen(&self) {
        let mut pause = PAUSE;
        loop {
            let heard = self.door.listen(None, "").and_then(|mut messages| {
                self.note(Note::Connected);
                pause = PAUSE;
                while let Some(message) = messages.next()? {
                    self.hear(message);
                }
                Ok(())
            });
            if !self.may_try_again(heard.err()) {
                return;
            }
            thread::sleep(pause);
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    fn hear(&self, message: BotMessage) {
        match message {
            BotMessage::Hello(greeting) if greeting.protocol != BOT_PROTOCOL => {
                let phrase = Phrase::new("cli-bot-other-protocol");
                let phrase = phrase.with("found", greeting.protocol);
                self.note(Note::Failed(Failure::Failed(
                    phrase.with("ours", BOT_PROTOCOL),
                )));
            }
            BotMessage::Game(game) => self.note(Note::Seated(game)),
            BotMessage::Hello(_)
            | BotMessage::Start(_)
            | BotMessage::Decide(_)
            | BotMessage::Lapse(_)
            | BotMessage::End(_)
            | BotMessage::Quit => {}
        }
    }

    /// A server that cannot be reached may come back; one that says no means it.
    fn may_try_again(&self, why: Option<Closed>) -> bool {
        match why {
            Some(Closed::Refused(status, why)) if (400..500).contains(&status) && status != 429 => {
                let phrase = Phrase::new("cli-bot-refused").with("why", quoted(why));
                self.note(Note::Failed(Failure::Failed(phrase)));
                false
            }
            Some(Closed::Refused(_, why) | Closed::Broken(why)) => {
                let phrase = Phrase::new("cli-bot-broken").with("why", quoted(why));
                self.note(Note::Said(phrase));
                true
            }
            None => true,
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Program>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays the game of a table to its end.
    fn play(&self, game: &BotGame) {
        let waiting = self.idle().pop();
        let program = waiting.map_or_else(|| Program::start(&self.command, &self.words), Ok);
        let end = program.and_then(|program| {
            let mut player = Player {
                bot: self,
                table: &game.table,
                program,
                start: None,
                asked: (0, 0),
            };
            let end = player.follow();
            self.idle().push(player.program);
            end
        });
        let end = end.unwrap_or_else(|failure| {
            if let Failure::Failed(phrase) | Failure::Usage(phrase) = failure {
                self.note(Note::Said(phrase));
            }
            None
        });
        self.note(Note::Left(game.table.clone(), end));
    }
}

/// A process at a table.
struct Player<'a> {
    bot: &'a Bot,
    table: &'a str,
    program: Program,
    /// For a process that is started anew in the middle of the game.
    start: Option<BotStart>,
    /// The last question, by the number of the server and by that of the program, which plays
    /// several games in its life.
    asked: (u32, u32),
}

impl Player<'_> {
    /// Follows the table, and comes back when the connection breaks off.
    fn follow(&mut self) -> Result<Option<BotEnd>, Failure> {
        let (mut known, mut pause) = (String::new(), PAUSE);
        loop {
            let why = match self.bot.door.listen(Some(self.table), &known) {
                Ok(mut messages) => loop {
                    match messages.next() {
                        Ok(Some(BotMessage::End(end))) => {
                            self.program.finish(end.clone());
                            return Ok(Some(end));
                        }
                        // Nothing happens here; the server says when it goes on.
                        Ok(Some(BotMessage::Quit)) => return Ok(None),
                        Ok(Some(message)) => {
                            self.hear(message)?;
                            (known, pause) = (messages.id.clone(), PAUSE);
                        }
                        Ok(None) => break None,
                        Err(why) => break Some(why),
                    }
                },
                // The seat is somebody else's, or the table is gone.
                Err(Closed::Refused(400..=428 | 430..=499, _)) => return Ok(None),
                Err(why) => Some(why),
            };
            self.bot.may_try_again(why);
            thread::sleep(pause);
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    fn hear(&mut self, message: BotMessage) -> Result<(), Failure> {
        match message {
            BotMessage::Start(start) => {
                self.start = Some((*start).clone());
                self.program.begin(*start, &self.bot.words)
            }
            BotMessage::Decide(question) => self.decide(*question),
            BotMessage::Lapse(lapse) => {
                let (theirs, own) = self.asked;
                // One from before the process was started means nothing to it.
                if lapse.prompt == theirs {
                    self.program.explain(BotLapse {
                        prompt: own,
                        ..lapse
                    });
                }
                Ok(())
            }
            BotMessage::Hello(_) | BotMessage::Game(_) | BotMessage::End(_) | BotMessage::Quit => {
                Ok(())
            }
        }
    }

    fn decide(&mut self, question: BotDecide) -> Result<(), Failure> {
        if !self.program.is_running()
            && let Some(start) = self.start.clone()
        {
            self.program.begin(start, &self.bot.words)?;
        }
        let (prompt, own) = (question.prompt, self.program.next_prompt());
        self.asked = (prompt, own);
        let question = BotDecide {
            prompt: own,
            ..question
        };
        let answer = self.program.ask(question, |action| Ok(action.to_owned()));
        let act = match answer {
            Ok(action) => Some(BotAct { prompt, action }),
            Err(lapse) => {
                let phrase = Phrase::new("cli-bot-lapse").with("table", quoted(self.table));
                let sentence = quoted(lapse.sentence(&self.bot.words));
                self.bot.note(Note::Said(phrase.with("sentence", sentence)));
                None
            }
        };
        match self.bot.door.answer(self.table, act.as_ref()) {
            // The question has changed meanwhile: the next one is on its way.
            Ok(()) | Err(Closed::Refused(403 | 409, _)) => {}
            // A lapse was told already.
            Err(Closed::Refused(..)) if act.is_none() => {}
            Err(Closed::Refused(_, why) | Closed::Broken(why)) => {
                let phrase = Phrase::new("cli-bot-lapse").with("table", quoted(self.table));
                self.bot
                    .note(Note::Said(phrase.with("sentence", quoted(why))));
            }
        }
        Ok(())
    }
}
