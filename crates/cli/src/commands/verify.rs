//! `landnam verify`: was this game played by the rules, with honest chance?

use std::path::{Path, PathBuf};

use families::{Family, FamilyVisitor};
use game::{Fact, Phrase, Setup};
use records::{Fault, Journal, Nonce, Problem, Proof, Seal, Transcript, Verified, verify};

use super::read_journal;
use crate::failure::{Failure, quoted};
use crate::fault;
use crate::play::TERMINAL;
use crate::screen::{BAD, GOOD, Names, Screen, styled};

#[derive(clap::Args)]
pub struct Args {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Checks every file, also after one has failed. The worst verdict decides how it ends.
pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let (mut any_is_wrong, mut all_by_rules) = (false, true);
    for path in &args.files {
        let checked = read_journal(path).and_then(|(kind, bytes)| {
            kind.visit(Check {
                path,
                bytes: &bytes,
                screen,
            })
        });
        match checked {
            Ok(proof) => all_by_rules &= proof == Proof::WithRules,
            Err(Failure::Closed) => return Err(Failure::Closed),
            Err(failure) => {
                screen.flush()?;
                failure.report(&screen.words);
                any_is_wrong = true;
            }
        }
    }
    match (any_is_wrong, all_by_rules) {
        (true, _) => Err(Failure::Told),
        (false, false) => Err(Failure::Unchecked),
        (false, true) => Ok(()),
    }
}

struct Check<'a> {
    path: &'a Path,
    bytes: &'a [u8],
    screen: &'a mut Screen,
}

impl FamilyVisitor for Check<'_> {
    type Out = Result<Proof, Failure>;

    fn visit<G: Family>(self) -> Self::Out {
        let fault = |fault| Failure::journal(self.path, fault);
        let heading = records::peek(self.bytes).map_err(fault)?;
        let checked = Journal::<G>::parse(self.bytes).and_then(|journal| {
            check_game(&journal)?;
            verify(&journal).map(|verified| (journal, verified))
        });
        let is_older = heading.rules_version < G::RULES_VERSION;
        let (journal, verified) = match checked {
            Ok(checked) => checked,
            Err(why) if is_older && may_be_of_its_time(&why.problem) => {
                return self.check_chance::<G>(&why);
            }
            Err(why) => return Err(fault(why)),
        };
        let names = Names::colours(journal.setup().seat_names(), &self.screen.words);
        let winners = verified.outcome.winners;
        let phrase = Phrase::new("cli-verified")
            .with("file", quoted(self.path.display()))
            .with("steps", verified.steps as u32)
            .with("draws", Fact::Number(verified.draws as i64))
            .with("winners", quoted(names.list(winners.iter())))
            .with("count", winners.len());
        let word = styled(GOOD, self.screen.word("cli-verified-word"));
        let mut text = self.screen.label(&phrase);
        if is_older {
            let note = older::<G>("cli-verified-older", journal.rules_version());
            text = format!("{text}; {}", self.screen.label(&note));
        }
        self.tell(&word, &text, &verified, journal.seal())
    }
}

/// Can older rules explain it? What was agreed must fit by any version.
fn may_be_of_its_time(problem: &Problem) -> bool {
    !matches!(
        problem,
        Problem::WrongTerms { .. } | Problem::WrongPractice | Problem::NothingToVerify
    )
}

/// Do game and options go together as the list says?
fn check_game<G: Family>(journal: &Journal<G>) -> Result<(), Fault> {
    const TERMS_LINE: usize = 5;
    const LIST_LINE: usize = 7;
    let Some(deal) = journal.seal().and_then(|seal| seal.deal.as_ref()) else {
        return Ok(());
    };
    let fault = |line, problem| Err(Fault { line, problem });
    let family = families::listing(&deal.terms.game).map(|listing| listing.family.name());
    if family != Ok(G::FAMILY) {
        return fault(TERMS_LINE, Problem::WrongTerms { what: "game" });
    }
    if deal.list.practice != G::is_practice(journal.setup().options()) {
        return fault(LIST_LINE, Problem::WrongPractice);
    }
    Ok(())
}

impl Check<'_> {
    /// Draws can be redone without the rules of their time; `why` tells what ours refused.
    fn check_chance<G: Family>(self, why: &Fault) -> Result<Proof, Failure> {
        let fault = |fault| Failure::journal(self.path, fault);
        let transcript = Transcript::parse(self.bytes).map_err(fault)?;
        let verified = transcript.verify().map_err(fault)?;
        let why = fault::phrase(self.path, why, &self.screen.words);
        let phrase = older::<G>("cli-unchecked", transcript.heading.rules_version)
            .with("steps", verified.steps as u32)
            .with("draws", Fact::Number(verified.draws as i64))
            .with("why", quoted(self.screen.label(&why)));
        let word = styled(BAD, self.screen.word("cli-unchecked-word"));
        let text = self.screen.label(&phrase);
        self.tell(&word, &text, &verified, Some(transcript.seal()))
    }

    /// The verdict, with what it rests on.
    fn tell(
        self,
        word: &str,
        text: &str,
        verified: &Verified,
        seal: Option<&Seal>,
    ) -> Result<Proof, Failure> {
        let proof = match verified.proof {
            Proof::WithRules => "cli-proof-with-rules",
            Proof::WithoutRules => "cli-proof-without-rules",
        };
        let mut lines = format!("{word}: {text}\n  {}", self.screen.word(proof));
        if verified.is_practice {
            let practice = self.screen.word("cli-proof-practice");
            lines = format!("{lines}\n  {practice}");
        }
        for limit in seal.map(limits).unwrap_or_default() {
            lines = format!("{lines}\n  {}", self.screen.label(&limit));
        }
        self.screen.line(lines)?;
        Ok(verified.proof)
    }
}

/// What no journal proves by itself: who fixed the seed, and when.
fn limits(seal: &Seal) -> Vec<Phrase> {
    let table = seal.deal.as_ref().map(|deal| deal.terms.table.as_str());
    if table == Some(TERMINAL) {
        return vec![Phrase::new("cli-proof-terminal")];
    }
    let is_lonely = seal.nonces.iter().all(|nonce| *nonce == Nonce::NONE);
    let lonely = is_lonely.then(|| Phrase::new("cli-proof-lonely"));
    let compare = Phrase::new("cli-proof-compare").with("hash", quoted(seal.commitment));
    lonely.into_iter().chain([compare]).collect()
}

/// A sentence about a journal of older rules.
pub fn older<G: Family>(key: &'static str, found: u32) -> Phrase {
    Phrase::new(key)
        .with("found", found)
        .with("ours", G::RULES_VERSION)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A seed alone can be chosen; so can any, unless somebody noted its commitment.
    #[test]
    fn a_verdict_says_who_could_have_chosen_the_seed() {
        let keys = |nonces: &[&str]| -> Vec<&'static str> {
            let seal = Seal {
                commitment: "07".repeat(32).parse().expect("32 bytes"),
                nonces: nonces.iter().map(|it| it.parse().unwrap()).collect(),
                deal: None,
            };
            limits(&seal).iter().map(|phrase| phrase.key).collect()
        };
        assert_eq!(keys(&["none", "00ff"]), ["cli-proof-compare"]);
        let lonely = ["cli-proof-lonely", "cli-proof-compare"];
        assert_eq!(keys(&["none", "none"]), lonely);
    }
}
