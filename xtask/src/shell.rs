//! Running other programs, and installing those that are missing.

use std::env;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{self, Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::Outcome;
use crate::project::root;
use crate::tally::Tally;

pub fn succeeds(program: &str, args: &[&str]) -> bool {
    let output = Command::new(program)
        .args(args)
        .current_dir(root())
        .output();
    output.is_ok_and(|output| output.status.success())
}

pub fn command(program: &str, args: &[&str]) -> Outcome {
    let status = Command::new(program)
        .args(args)
        .current_dir(root())
        .status();
    judge(&line(program, args), status)
}

/// Runs a program that must not warn of anything; what it says is shown as it comes.
pub fn without_warnings(program: &str, args: &[&str], variables: &[(&str, &str)]) -> Outcome {
    let child = Command::new(program)
        .args(args)
        .envs(variables.iter().copied())
        .current_dir(root())
        .stderr(Stdio::piped())
        .spawn();
    let mut warnings = 0;
    let status = child.and_then(|mut child| {
        let lines = BufReader::new(child.stderr.take().expect("it is piped")).lines();
        for line in lines.map_while(Result::ok) {
            warnings += usize::from(line.starts_with("warning: "));
            eprintln!("{line}");
        }
        child.wait()
    });
    let line = line(program, args);
    judge(&line, status)?;
    match warnings {
        0 => Ok(()),
        warnings => Err(vec![format!("{line}: {warnings} warnings")]),
    }
}

/// Runs a program that runs tests, and adds them to the tally. Its lines are shown as they come,
/// except those that count: the whole run has one line for that.
pub fn runner(
    program: &str,
    args: &[&str],
    variables: &[(&str, &str)],
    tally: &mut Tally,
) -> Outcome {
    let child = Command::new(program)
        .args(args)
        .envs(variables.iter().copied())
        .env("NO_COLOR", "1")
        .current_dir(root())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let status = child.and_then(|mut child| {
        let out = child.stdout.take().expect("it is piped");
        let err = child.stderr.take().expect("it is piped");
        thread::scope(|scope| {
            let told = scope.spawn(|| listen(err, |line| eprintln!("{line}")));
            *tally += listen(out, |line| println!("{line}"));
            *tally += told.join().expect("a listener does not fail");
        });
        child.wait()
    });
    judge(&line(program, args), status)
}

/// A command that runs beside others; its lines are shown when it is asked for.
pub struct Background {
    name: &'static str,
    line: String,
    lines: PathBuf,
    /// How it ended, and after what time.
    end: JoinHandle<(std::io::Result<ExitStatus>, Duration)>,
}

impl Background {
    /// Starts a chore of this program.
    pub fn chore(name: &'static str, args: &[&str]) -> Result<Background, Vec<String>> {
        let own = env::current_exe().map_err(|why| vec![why.to_string()])?;
        let own = own.to_string_lossy();
        // The build of the workspace has written this program anew.
        let own = own.strip_suffix(" (deleted)").unwrap_or(&own);
        Background::start(name, own, &[&[name], args].concat())
    }

    /// Starts a program. It takes the time the others leave: tests have clocks, this has none.
    pub fn start(
        name: &'static str,
        program: &str,
        args: &[&str],
    ) -> Result<Background, Vec<String>> {
        let lines = env::temp_dir().join(format!("landnam-{name}-{}.log", process::id()));
        let child = File::create(&lines).and_then(|file| {
            Command::new("nice")
                .args([&["-n", "19", program], args].concat())
                .current_dir(root())
                .stdin(Stdio::null())
                .stdout(file.try_clone()?)
                .stderr(file)
                .spawn()
        });
        let mut child = child.map_err(|why| vec![format!("{name} cannot be run: {why}")])?;
        let began = Instant::now();
        Ok(Background {
            name,
            line: line(program, args),
            lines,
            end: thread::spawn(move || (child.wait(), began.elapsed())),
        })
    }

    /// Waits until it ends, shows what it said and how long it took, and counts its tests.
    pub fn finish(self, tally: &mut Tally) -> Outcome {
        let (status, took) = self.end.join().expect("waiting does not fail");
        if let Ok(file) = File::open(&self.lines) {
            *tally += listen(file, |line| println!("{line}"));
        }
        println!("   {}: {:.1} s of its own", self.name, took.as_secs_f64());
        // A file that cannot be removed is left to the system.
        drop(fs::remove_file(&self.lines));
        judge(&self.line, status)
    }
}

/// Passes lines on, and counts the tests of those that tell how many there were.
fn listen(lines: impl Read, show: fn(&str)) -> Tally {
    let mut tally = Tally::default();
    for line in BufReader::new(lines).lines().map_while(Result::ok) {
        match Tally::told(&line) {
            Some(told) => tally += told,
            None => show(&line),
        }
    }
    tally
}

fn line(program: &str, args: &[&str]) -> String {
    format!("{program} {}", args.join(" "))
}

fn judge(line: &str, status: std::io::Result<ExitStatus>) -> Outcome {
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(vec![format!("{line}: {status}")]),
        Err(error) => Err(vec![format!("{line}: {error}")]),
    }
}

/// Installs a program from Debian's packages if it is missing.
pub fn package(program: &str, name: &str) -> Outcome {
    provide(program, name, || {
        succeeds("sh", &["-c", &format!("command -v {program}")])
    })
}

/// The same for a program that need not be in the path.
pub fn provide(program: &str, name: &str, is_there: impl Fn() -> bool) -> Outcome {
    if is_there() {
        return Ok(());
    }
    if succeeds("apt-get", &["--version"]) {
        command("apt-get", &["update", "--quiet"])?;
        command("apt-get", &["install", "--yes", "--quiet", name])?;
    }
    if is_there() {
        return Ok(());
    }
    Err(vec![format!(
        "{program} is missing: install it and run again"
    )])
}
