//! `landnam verify`: was this game played by the rules, with honest chance?

use std::path::{Path, PathBuf};

use families::{Family, FamilyVisitor};
use game::{Fact, Phrase, Setup};
use records::{Journal, verify};

use super::read_journal;
use crate::failure::{Failure, quoted};
use crate::screen::{GOOD, Names, Screen, styled};

#[derive(clap::Args)]
pub struct Args {
    /// Journals to check
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Checks every file, also after one has failed.
pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let mut all_is_well = true;
    for path in &args.files {
        let checked = read_journal(path).and_then(|(kind, bytes)| {
            kind.visit(Check {
                path,
                bytes: &bytes,
                screen,
            })
        });
        match checked {
            Ok(()) => {}
            Err(Failure::Closed) => return Err(Failure::Closed),
            Err(failure) => {
                screen.flush()?;
                failure.report(&screen.words);
                all_is_well = false;
            }
        }
    }
    if all_is_well {
        Ok(())
    } else {
        Err(Failure::Told)
    }
}

struct Check<'a> {
    path: &'a Path,
    bytes: &'a [u8],
    screen: &'a mut Screen,
}

impl FamilyVisitor for Check<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Family>(self) -> Self::Out {
        let fault = |fault| Failure::journal(self.path, fault);
        let journal = Journal::<G>::parse(self.bytes).map_err(fault)?;
        let verified = verify(&journal).map_err(fault)?;
        let names = Names::colours(journal.setup().seat_names(), &self.screen.words);
        let winners = verified.outcome.winners;
        let phrase = Phrase::new("cli-verified")
            .with("file", quoted(self.path.display()))
            .with("steps", verified.steps as u32)
            .with("draws", Fact::Number(verified.draws as i64))
            .with("winners", quoted(names.list(winners.iter())))
            .with("count", winners.len());
        let word = styled(GOOD, self.screen.word("cli-verified-word"));
        let text = self.screen.label(&phrase);
        self.screen.line(format!("{word}: {text}"))
    }
}
