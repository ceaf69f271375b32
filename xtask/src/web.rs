//! The checks of the web client, and those that need the whole program.

use crate::Outcome;
use crate::project::root;
use crate::shell::{command, command_with, package, succeeds};
use crate::test::Extent;

/// Types and units of the client.
pub fn client() -> Outcome {
    package("node", "nodejs")?;
    package("npm", "npm")?;
    if !succeeds("npm", &["--prefix", "web", "ls", "--silent"]) {
        command("npm", &["--prefix", "web", "ci", "--no-audit", "--no-fund"])?;
    }
    command("npm", &["--prefix", "web", "run", "check"])?;
    command("npm", &["--prefix", "web", "test"])
}

/// The screens every visitor sees.
const FIRST_SCREENS: [&str; 7] = ["home", "setup", "table", "dice", "trade", "end", "replay"];

/// Whole games and every screen in a real browser, and pictures of some in `target/screenshots/`.
pub fn browser(extent: Extent) -> Outcome {
    package("chromium", "chromium")?;
    build()?;
    let run = ["--prefix", "web", "run", "e2e"];
    command_with("npm", &run, extent.variables())?;
    shots(&FIRST_SCREENS)
}

/// Pictures of all screens.
pub fn pictures() -> Outcome {
    package("chromium", "chromium")?;
    build()?;
    shots(&[])
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
