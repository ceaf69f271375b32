//! The checks of the web client, and those that need the whole program.

use std::env;

use crate::Outcome;
use crate::project::root;
use crate::shell::{command, package, runner, succeeds};
use crate::tally::Tally;
use crate::test::Extent;

/// Form, habits, types and units of the client.
pub fn client() -> Outcome {
    package("node", "nodejs")?;
    package("npm", "npm")?;
    if !succeeds("npm", &["--prefix", "web", "ls", "--silent"]) {
        command("npm", &["--prefix", "web", "ci", "--no-audit", "--no-fund"])?;
    }
    for check in ["format:check", "lint", "check"] {
        command("npm", &["--prefix", "web", "run", check])?;
    }
    let mut tally = Tally::default();
    let outcome = runner("npm", &["--prefix", "web", "test"], &[], &mut tally);
    println!("{tally}");
    outcome
}

/// The screens every visitor sees.
const FIRST_SCREENS: [&str; 7] = ["home", "setup", "table", "dice", "trade", "end", "replay"];

/// Whole games and every screen in a real browser; the long form also takes pictures of some into
/// `target/screenshots/`.
pub fn browser(extent: Extent, tally: &mut Tally) -> Outcome {
    chromium()?;
    build()?;
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

/// Everything as the tests have built it; what is asked for alone gets other features of its
/// libraries and is built anew.
fn build() -> Outcome {
    command("cargo", &["test", "--workspace", "--no-run", "--quiet"])
}
