//! The checks of the web client, and those that need the whole program.

use std::{env, fs, io};

use crate::Outcome;
use crate::project::root;
use crate::shell::{command, package, runner, without_warnings};
use crate::tally::Tally;
use crate::test::{Extent, LINTED};

/// Form, habits, types and units of the client.
pub fn client() -> Outcome {
    install()?;
    for check in ["format:check", "lint", "check"] {
        command("npm", &["--prefix", "web", "run", check])?;
    }
    let mut tally = Tally::default();
    let outcome = runner("npm", &["--prefix", "web", "test"], &[], &mut tally);
    println!("{tally}");
    outcome
}

/// Fetches the client's libraries, unless those of this very lock file are there. The build of the
/// server does the same and knows by the stamp that it need not.
pub fn install() -> Outcome {
    package("node", "nodejs")?;
    package("npm", "npm")?;
    let lock = root().join("web/package-lock.json");
    let stamp = root().join("web/node_modules/.landnam-lock");
    let are_same = |lock, stamp| Ok::<_, io::Error>(fs::read(lock)? == fs::read(stamp)?);
    if are_same(&lock, &stamp).unwrap_or(false) {
        return Ok(());
    }
    command("npm", &["--prefix", "web", "ci", "--no-audit", "--no-fund"])?;
    let stamped = fs::copy(lock, stamp);
    stamped.map(|_| ()).map_err(|why| vec![why.to_string()])
}

/// The screens every visitor sees.
const FIRST_SCREENS: [&str; 7] = ["home", "setup", "table", "dice", "trade", "end", "replay"];

/// Whole games and every screen in a real browser, with the program that was built for the tests;
/// the long form also takes pictures of some into `target/screenshots/`.
pub fn browser(extent: Extent, tally: &mut Tally) -> Outcome {
    chromium()?;
    let run = ["--prefix", "web", "run", "e2e"];
    runner("npm", &run, extent.variables(), tally)?;
    match extent {
        Extent::Long => shots(&FIRST_SCREENS),
        Extent::Quick | Extent::Usual => Ok(()),
    }
}

/// Pictures of all screens.
pub fn pictures() -> Outcome {
    chromium()?;
    build()?;
    shots(&[])
}

/// The browser, unless `CHROMIUM` names one.
fn chromium() -> Outcome {
    match env::var_os("CHROMIUM") {
        Some(_) => Ok(()),
        None => package("chromium", "chromium"),
    }
}

fn shots(screens: &[&str]) -> Outcome {
    let run = ["--prefix", "web", "run", "shots", "--"];
    command("npm", &[&run[..], screens].concat())
}

/// A server is killed a few times while it is played at; `cargo xtask kill-test` does it often.
pub fn short_kill_test() -> Outcome {
    build()?;
    let program = root().join("target/debug/examples/kill_test");
    command(&program.to_string_lossy(), &["20", "8"])
}

/// The programs that are run, of what the tests have built: with `--workspace`, libraries have the
/// same features and are not built anew.
fn build() -> Outcome {
    let programs = ["--bin", "landnam", "--example", "kill_test"];
    let args = [&["build", "--workspace", "--quiet"], &programs[..]].concat();
    without_warnings("cargo", &args, &[LINTED])
}
