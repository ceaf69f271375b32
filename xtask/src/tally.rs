//! How many tests passed and failed, as the runners of tests say it in the lines they print.

use std::fmt;
use std::ops::AddAssign;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: usize,
    pub failed: usize,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, more: Tally) {
        self.passed += more.passed;
        self.failed += more.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)
    }
}

impl Tally {
    pub fn tests(self) -> usize {
        self.passed + self.failed
    }

    /// What a line counts, if it is the one with which nextest, `cargo test`, vitest, node, pytest
    /// or a chore of ours ends.
    pub fn told(line: &str) -> Option<Tally> {
        let line = plain(line);
        let line = line.trim_start();
        if line.starts_with("Summary [") {
            let passed = before(line, " passed");
            let run = before(line, " test");
            return Some(Tally {
                passed,
                failed: run.saturating_sub(passed),
            });
        }
        let own = Tally {
            passed: before(line, " passed"),
            failed: before(line, " failed"),
        };
        if line == own.to_string() {
            return Some(own);
        }
        // pytest: `1 failed, 8 passed in 0.12s`.
        let is_timed = line.rsplit_once(" in ").is_some_and(|(_, time)| {
            let seconds = time.split(' ').next().and_then(|it| it.strip_suffix('s'));
            seconds.is_some_and(|it| it.parse::<f32>().is_ok())
        });
        if is_timed && own.tests() > 0 && line.starts_with(|first: char| first.is_ascii_digit()) {
            return Some(own);
        }
        if line.starts_with("test result: ") || line.starts_with("Tests  ") {
            return Some(own);
        }
        let (word, count) = line.strip_prefix("ℹ ")?.split_once(' ')?;
        let count = count.parse().ok()?;
        match word {
            "pass" => Some(Tally {
                passed: count,
                failed: 0,
            }),
            "fail" | "cancelled" => Some(Tally {
                passed: 0,
                failed: count,
            }),
            _ => None,
        }
    }
}

/// Without colours, which some runners give even to a pipe.
fn plain(line: &str) -> String {
    let mut parts = line.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |plain, part| {
        plain + part.split_once('m').map_or("", |(_, text)| text)
    })
}

/// The number that stands right before a word; 0 if the line does not have it.
fn before(line: &str, word: &str) -> usize {
    let Some((head, _)) = line.split_once(word) else {
        return 0;
    };
    let number = head.rsplit(' ').next().unwrap_or_default();
    number.parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &str) -> Option<(usize, usize)> {
        Tally::told(line).map(|it| (it.passed, it.failed))
    }

    #[test]
    fn every_runner_is_understood() {
        let nextest = "     Summary [  12.041s] 20 tests run: 17 passed (2 slow), 2 failed, \
                       1 timed out, 4 skipped";
        assert_eq!(told(nextest), Some((17, 3)));
        let all = "     Summary [   0.003s] 1 test run: 1 passed, 4 skipped";
        assert_eq!(told(all), Some((1, 0)));
        let cargo = "test result: FAILED. 11 passed; 1 failed; 0 ignored; 0 measured";
        assert_eq!(told(cargo), Some((11, 1)));
        assert_eq!(
            told("      Tests  2 failed | 120 passed (122)"),
            Some((120, 2))
        );
        assert_eq!(told("      Tests  122 passed (122)"), Some((122, 0)));
        let coloured = "\u{1b}[2m      Tests \u{1b}[22m \u{1b}[1m\u{1b}[32m110 passed\u{1b}[39m";
        assert_eq!(told(coloured), Some((110, 0)));
        assert_eq!(told("1 failed, 8 passed in 0.12s"), Some((8, 1)));
        assert_eq!(
            told("98 passed, 2 warnings in 71.30s (0:01:11)"),
            Some((98, 0))
        );
        assert_eq!(told("ℹ pass 41"), Some((41, 0)));
        assert_eq!(told("ℹ fail 3"), Some((0, 3)));
        assert_eq!(told("ℹ cancelled 1"), Some((0, 1)));
        assert_eq!(told("170 passed, 4 failed"), Some((170, 4)));
    }

    #[test]
    fn other_lines_count_nothing() {
        for line in [
            "        PASS [   0.1s] dice 3 passed",
            " Test Files  9 passed (9)",
            "ℹ suites 12",
            "all 170 passed, 0 failed",
            "ℹ duration_ms 1200.5",
        ] {
            assert_eq!(told(line), None, "{line}");
        }
    }
}
