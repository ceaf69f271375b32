//! Several servers on one database, behind nginx.

use crate::Outcome;
use crate::project::root;
use crate::shell::{command, package, without_warnings};
use crate::test::{LINTED, install_postgres};

/// Faults come one after the other; see `crates/server/examples/cluster_test/`.
pub fn test(args: &[&str]) -> Outcome {
    programs()?;
    crate::example("cluster_test", args)
}

/// A few faults at few tables, with what the tests have built.
pub fn short_test() -> Outcome {
    programs()?;
    let example = ["--example", "cluster_test"];
    let build = [&["build", "--workspace", "--quiet"], &example[..]].concat();
    without_warnings("cargo", &build, &[LINTED])?;
    let program = root().join("target/debug/examples/cluster_test");
    let few = ["--tables", "20", "--faults", "6", "--rate", "20"];
    command(&program.to_string_lossy(), &few)
}

/// What they need.
fn programs() -> Outcome {
    package("nginx", "nginx-light")?;
    install_postgres()
}
