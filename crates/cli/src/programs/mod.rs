//! Bots in any language: processes that are told what their seat sees and answer in lines of JSON.
//!
//! `docs/bot-protocol.md` describes the messages; their types are in `protocol`. Time is measured
//! here, and nothing a program does or leaves undone stops a match.

mod lapse;
mod process;

use std::time::{Duration, Instant};

use game::Phrase;
use protocol::{
    BOT_PROTOCOL, BotAct, BotDecide, BotEnd, BotGreeting, BotHello, BotLapse, BotMessage, BotStart,
    LapseKind,
};
use tables::names;
use words::Words;

pub use lapse::{Lapse, Lapses};
use process::{Process, Silence};

use crate::failure::{Failure, quoted};

/// A program may take a while until it runs.
const BEGINNING: Duration = Duration::from_secs(15);
/// After so many lapses in one game the rest of it is played by the stand-in.
pub const MOST_LAPSES: u32 = 10;

/// What `--bot` says starts a program: there is a blank or a path in it.
pub fn is_command(text: &str) -> bool {
    text.contains(char::is_whitespace) || text.contains(['/', '\\'])
}

/// A program that plays one seat, game after game.
pub struct Program {
    /// As it was named on the command line.
    command: String,
    words: Vec<String>,
    /// None while it is not running.
    process: Option<Process>,
    pub name: String,
    /// The number of its last question.
    prompt: u32,
    /// In this game.
    lapses: u32,
}

impl Program {
    /// Starts the program and hears its name.
    pub fn start(command: &str, words: &Words) -> Result<Program, Failure> {
        let unclosed = || Failure::Usage(Phrase::new("cli-program-quotes"));
        let mut program = Program {
            command: command.to_owned(),
            words: shlex::split(command).ok_or_else(unclosed)?,
            process: None,
            name: String::new(),
            prompt: 0,
            lapses: 0,
        };
        program.wake(words)?;
        Ok(program)
    }

    /// Starts the process, if it is not running.
    fn wake(&mut self, words: &Words) -> Result<(), Failure> {
        if self.process.is_some() {
            return Ok(());
        }
        let failed = |key, why: String| {
            let phrase = Phrase::new(key).with("command", quoted(&self.command));
            Failure::Failed(phrase.with("why", quoted(why)))
        };
        let process = Process::start(&self.words);
        let mut process = process.map_err(|why| failed("cli-program-no-start", why.to_string()))?;
        send(&process, &greeting());
        let hello = process.line(Instant::now() + BEGINNING);
        let hello = hello.map_err(|silence| lapse(&mut process, silence, BEGINNING));
        let hello = hello.and_then(|line| {
            serde_json::from_str::<BotHello>(&line).map_err(|why| Lapse::unreadable(&line, &why))
        });
        let hello = hello.map_err(|lapse| failed("cli-program-no-hello", lapse.sentence(words)))?;
        if hello.protocol != BOT_PROTOCOL {
            let phrase = Phrase::new("cli-program-other-protocol");
            let phrase = phrase.with("command", quoted(&self.command));
            let phrase = phrase.with("found", hello.protocol);
            return Err(Failure::Failed(phrase.with("ours", BOT_PROTOCOL)));
        }
        let name = names::proper(&hello.name);
        self.name = name.unwrap_or_else(|| self.command.clone());
        self.process = Some(process);
        Ok(())
    }

    /// Tells of a new game. A program that has ended is started again.
    pub fn begin(&mut self, start: BotStart, words: &Words) -> Result<(), Failure> {
        self.lapses = 0;
        self.wake(words)?;
        self.tell(&BotMessage::Start(Box::new(start)));
        Ok(())
    }

    /// Has its process neither ended nor closed its output, as far as one knows?
    pub fn is_running(&self) -> bool {
        self.process.is_some()
    }

    /// The number of the next question.
    pub fn next_prompt(&self) -> u32 {
        self.prompt + 1
    }

    /// Does it still play this game?
    pub fn is_playing(&self) -> bool {
        self.process.is_some() && self.lapses < MOST_LAPSES
    }

    /// What the program answers to a question that has [`Program::next_prompt`] for its number.
    /// `read` makes an action of it, or says why it is none.
    pub fn ask<A>(
        &mut self,
        question: BotDecide,
        read: impl FnOnce(&str) -> Result<A, Lapse>,
    ) -> Result<A, Lapse> {
        self.prompt = question.prompt;
        let time = Duration::from_millis(u64::from(question.millis));
        self.tell(&BotMessage::Decide(Box::new(question)));
        let answer = self.hear(time).and_then(|action| read(&action));
        if let Err(lapse) = &answer {
            self.lapses += 1;
            if lapse.kind == LapseKind::Gone {
                self.process = None;
            }
        }
        answer
    }

    fn hear(&mut self, time: Duration) -> Result<String, Lapse> {
        let deadline = Instant::now() + time;
        let process = self.process.as_mut().expect("only a running one is asked");
        loop {
            let line = process.line(deadline);
            let line = line.map_err(|silence| lapse(process, silence, time))?;
            let act: BotAct =
                serde_json::from_str(&line).map_err(|why| Lapse::unreadable(&line, &why))?;
            // An answer that came too late is no answer to anything else.
            if act.prompt > self.prompt {
                return Err(Lapse::early(act.prompt, self.prompt));
            }
            if act.prompt == self.prompt {
                return Ok(act.action);
            }
            // Nor can one talk on for ever in old answers.
            if Instant::now() > deadline {
                return Err(lapse(process, Silence::Late(String::new()), time));
            }
        }
    }

    /// Tells why its decision did not count, and what was done.
    pub fn explain(&self, lapse: BotLapse) {
        self.tell(&BotMessage::Lapse(lapse));
    }

    /// The game is over. Who failed too often in it is not trusted to hear the next question.
    pub fn finish(&mut self, end: BotEnd) {
        self.tell(&BotMessage::End(end));
        if !self.is_playing() {
            self.process = None;
        }
    }

    fn tell(&self, message: &BotMessage) {
        if let Some(process) = &self.process {
            send(process, message);
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.tell(&BotMessage::Quit);
    }
}

fn greeting() -> BotMessage {
    BotMessage::Hello(BotGreeting {
        protocol: BOT_PROTOCOL,
        host: concat!("landnam ", env!("CARGO_PKG_VERSION")).to_owned(),
    })
}

fn send(process: &Process, message: &BotMessage) {
    let line = serde_json::to_string(message).expect("messages are plain data");
    process.send(&line);
}

fn lapse(process: &mut Process, silence: Silence, time: Duration) -> Lapse {
    let is_gone = matches!(silence, Silence::Gone(_));
    let ending = is_gone.then(|| process.ending()).flatten();
    Lapse::silent(silence, time.as_millis() as u32, ending)
}
