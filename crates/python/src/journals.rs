//! Journals: played again step by step, and verified.

use families::{Family, FamilyId, FamilyVisitor, listing};
use game::{Game, Notation, Setup, Viewer};
use pyo3::prelude::*;
use records::{Form, Heading, Journal, Problem, Proof, Recorded, Transcript, replay_each};
use serde_json::{Value, json};
use words::Language;

use crate::failure::{Answer, guarded, name};
use crate::shelf::words;
use crate::table::{outcome_told, view_told};

/// Plays a journal again; JSON with every step, and how things stand after `until` of them.
#[pyfunction]
pub fn replay(py: Python, journal: &[u8], until: Option<usize>) -> PyResult<String> {
    py.detach(|| {
        guarded(|| {
            Ok(family(journal)?
                .visit(Replay { journal, until })?
                .to_string())
        })
    })
}

/// Checks rules and draws of a finished game; JSON with what was found in order.
#[pyfunction]
pub fn verify(py: Python, journal: &[u8]) -> PyResult<String> {
    py.detach(|| guarded(|| Ok(family(journal)?.visit(Verify { journal })?.to_string())))
}

fn family(journal: &[u8]) -> Answer<FamilyId> {
    Ok(FamilyId::named(&records::peek(journal)?.family)?)
}

struct Replay<'a> {
    journal: &'a [u8],
    until: Option<usize>,
}

impl FamilyVisitor for Replay<'_> {
    type Out = Answer<Value>;

    fn visit<G: Family>(self) -> Answer<Value> {
        let journal = Journal::<G>::parse(self.journal)?;
        let game = journal.game().as_ref();
        let names = journal.setup().seat_names();
        let until = self.until.unwrap_or(usize::MAX);
        let (mut steps, mut past, mut shown) = (Vec::new(), Vec::new(), game.start());
        let replayed = replay_each(&journal, &mut |moment| {
            let sentences = moment.events.iter().filter_map(|event| {
                let phrase = game.event(event)?;
                Some(words(Language::En).phrase(&phrase, &|seat| name(names, seat)))
            });
            let sentences: Vec<String> = sentences.collect();
            steps.push(match moment.recorded {
                Recorded::Act(seat, action) => json!({
                    "seat": seat.0, "action": action.write(game), "events": sentences,
                }),
                Recorded::Chance(outcome, _) => json!({
                    "seat": null, "action": outcome.write(game), "events": sentences,
                }),
            });
            if steps.len() <= until {
                shown = moment.state.clone();
                past.extend(moment.events);
            }
        })?;
        Ok(json!({
            "family": G::FAMILY,
            "rules": journal.rules_version(),
            "seats": names,
            "steps": steps,
            "outcome": game.outcome(&replayed.state).map(|it| outcome_told(game, &it)),
            "view": view_told(game, &shown, &past, Viewer::Referee),
        }))
    }
}

struct Verify<'a> {
    journal: &'a [u8],
}

impl FamilyVisitor for Verify<'_> {
    type Out = Answer<Value>;

    fn visit<G: Family>(self) -> Answer<Value> {
        let heading = records::peek(self.journal)?;
        let checked = Journal::<G>::parse(self.journal).and_then(|journal| {
            check_terms(&journal)?;
            records::verify(&journal)
        });
        let verified = match checked {
            Ok(verified) => verified,
            Err(fault) if is_of_its_time::<G>(&heading, &fault.problem) => {
                Transcript::parse(self.journal)?.verify()?
            }
            Err(fault) => return Err(fault.into()),
        };
        Ok(json!({
            "by_rules": verified.proof == Proof::WithRules,
            "form": if verified.form == Form::First { 1 } else { 2 },
            "steps": verified.steps,
            "draws": verified.draws,
            "layout": verified.layout,
            "practice": verified.is_practice,
            "points": verified.outcome.points,
            "winners": verified.outcome.winners.iter().map(|it| it.0).collect::<Vec<u8>>(),
        }))
    }
}

/// Can older rules explain it? What was agreed must fit by any version.
fn is_of_its_time<G: Game>(heading: &Heading, problem: &Problem) -> bool {
    heading.rules_version < G::RULES_VERSION
        && !matches!(
            problem,
            Problem::WrongTerms { .. } | Problem::WrongPractice | Problem::NothingToVerify
        )
}

/// Do game and options go together as the list says?
fn check_terms<G: Family>(journal: &Journal<G>) -> Result<(), records::Fault> {
    const TERMS_LINE: usize = 5;
    const LIST_LINE: usize = 7;
    let Some(deal) = journal.seal().and_then(|seal| seal.deal.as_ref()) else {
        return Ok(());
    };
    if listing(&deal.terms.game).map(|it| it.family.name()) != Ok(G::FAMILY) {
        return Err(Problem::WrongTerms { what: "game" }.at(TERMS_LINE));
    }
    if deal.list.practice != G::is_practice(journal.setup().options()) {
        return Err(Problem::WrongPractice.at(LIST_LINE));
    }
    Ok(())
}
