//! A process that is spoken to in lines. Whatever it does, nobody waits for it longer than allowed.

use std::io::{self, Read, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Longer lines are no answers.
const MAX_LINE: usize = 64 << 10;
/// What a process has written and nobody has read yet, in pieces of [`PIECE`] bytes. Then it waits.
const PIECES: usize = 16;
const PIECE: usize = 8 << 10;
/// So long it may take to end by itself.
const FAREWELL: Duration = Duration::from_secs(1);
const GLANCE: Duration = Duration::from_millis(5);

/// Why no line came.
#[derive(Debug)]
pub enum Silence {
    /// Nothing, or only the beginning of a line, within the time.
    Late(String),
    /// It ended, perhaps in the middle of a line.
    Gone(String),
    TooLong,
    NotUtf8,
}

pub struct Process {
    child: Child,
    /// Closed by taking it.
    input: Option<Sender<String>>,
    output: Receiver<Vec<u8>>,
    /// What was heard of the next lines.
    heard: Vec<u8>,
}

impl Process {
    /// Starts a program; what it complains of goes where our own complaints go.
    pub fn start(words: &[String]) -> io::Result<Process> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut stdin = child.stdin.take().expect("it was asked for");
        let stdout = child.stdout.take().expect("it was asked for");
        // A program that does not read must not stop us: the pipe is filled by somebody else.
        let (input, lines) = channel::<String>();
        thread::spawn(move || {
            for line in lines {
                if stdin.write_all(line.as_bytes()).is_err() {
                    return;
                }
            }
        });
        let (pieces, output) = sync_channel(PIECES);
        thread::spawn(move || listen(stdout, &pieces));
        Ok(Process {
            child,
            input: Some(input),
            output,
            heard: Vec::new(),
        })
    }

    /// Sends a line. Whether it arrives is seen when an answer is waited for.
    pub fn send(&self, line: &str) {
        if let Some(input) = &self.input {
            // Nobody listens any more if the program has ended.
            let _ = input.send(format!("{line}\n"));
        }
    }

    /// The next line, if it is there before the deadline.
    pub fn line(&mut self, deadline: Instant) -> Result<String, Silence> {
        loop {
            if let Some(end) = self.heard.iter().position(|byte| *byte == b'\n') {
                let rest = self.heard.split_off(end + 1);
                let mut line = std::mem::replace(&mut self.heard, rest);
                line.pop();
                return String::from_utf8(line).map_err(|_| Silence::NotUtf8);
            }
            if self.heard.len() > MAX_LINE {
                self.heard.clear();
                return Err(Silence::TooLong);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(piece) => self.heard.extend(piece),
                Err(RecvTimeoutError::Timeout) => return Err(Silence::Late(self.half())),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Gone(self.half())),
            }
        }
    }

    /// The beginning of a line that was never finished.
    fn half(&self) -> String {
        String::from_utf8_lossy(&self.heard).into_owned()
    }

    /// How the process ended, in the system's words; none if it only closed its output.
    pub fn ending(&mut self) -> Option<String> {
        let end = Instant::now() + FAREWELL;
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status.to_string());
            }
            if Instant::now() > end {
                return None;
            }
            thread::sleep(GLANCE);
        }
    }
}

/// Hands on what the process writes, until it ends or nobody wants to hear it.
fn listen(mut stdout: ChildStdout, pieces: &SyncSender<Vec<u8>>) {
    let mut piece = vec![0; PIECE];
    loop {
        match stdout.read(&mut piece) {
            Ok(0) => return,
            Ok(length) => {
                if pieces.send(piece[..length].to_vec()).is_err() {
                    return;
                }
            }
            Err(why) if why.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return,
        }
    }
}

/// Closes its input, by which a program knows that it may go; one that stays is ended.
impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        if self.ending().is_none() {
            // It may have ended in this moment.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Process {
        Process::start(&["sh", "-c", script].map(str::to_owned)).expect("a shell is there")
    }

    fn soon() -> Instant {
        Instant::now() + Duration::from_secs(20)
    }

    fn at_once() -> Instant {
        Instant::now() + Duration::from_millis(200)
    }

    #[test]
    fn lines_come_whole_and_one_by_one() {
        let mut echo = shell("while read line; do printf \"$line\"; echo \" too\"; done");
        echo.send("one");
        echo.send("two");
        assert_eq!(echo.line(soon()).unwrap(), "one too");
        assert_eq!(echo.line(soon()).unwrap(), "two too");
    }

    #[test]
    fn half_a_line_is_no_line() {
        let mut process = shell("printf half; exec sleep 60");
        // Only now is it certain that the half is there.
        process.heard.extend(process.output.recv().expect("half"));
        let silence = process.line(at_once()).unwrap_err();
        assert!(matches!(silence, Silence::Late(half) if half == "half"));
        let silence = shell("printf half").line(soon()).unwrap_err();
        assert!(matches!(silence, Silence::Gone(half) if half == "half"));
    }

    #[test]
    fn what_is_no_line_is_said() {
        let flood = "head -c 200000 /dev/zero; exec sleep 60";
        assert!(matches!(shell(flood).line(soon()), Err(Silence::TooLong)));
        let latin = r"printf '\377\n'";
        assert!(matches!(shell(latin).line(soon()), Err(Silence::NotUtf8)));
        let mut failed = shell("exit 3");
        assert!(matches!(failed.line(soon()), Err(Silence::Gone(_))));
        assert!(failed.ending().is_some_and(|it| it.contains('3')));
    }

    #[test]
    fn nobody_waits_for_a_process_that_does_not_read() {
        let mut deaf = shell("exec sleep 60");
        let text = "x".repeat(1 << 20);
        deaf.send(&text);
        assert!(matches!(deaf.line(at_once()), Err(Silence::Late(_))));
        let before = Instant::now();
        drop(deaf);
        assert!(before.elapsed() < Duration::from_secs(10));
    }
}
