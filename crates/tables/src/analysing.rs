//! A finished game is read again, to learn where it was won.

use analysis::{Curve, Report, Sight, Tale, decisions, judge};
use families::{Family, FamilyId, FamilyVisitor};
use protocol::{GameAnalysis, Reading};
use records::Journal;

use crate::error::TableError;

/// What is known so far.
#[derive(Clone, Copy, Debug)]
pub enum Known<'a> {
    /// How far the curve has come, in steps.
    Curve(Reading),
    /// The curve, and the decisions read so far.
    Some(&'a GameAnalysis),
}

/// Is told what is known so far; answers whether to go on.
pub type Listener<'a> = dyn FnMut(Known<'_>) -> bool + 'a;

/// Reads a journal: first the curve, then one decision after the other. Where today's rules cannot
/// follow a game of older ones, the reading ends.
pub fn analyse(
    journal: &str,
    sight: Sight,
    tell: &mut Listener,
) -> Result<GameAnalysis, TableError> {
    let heading = records::peek(journal.as_bytes()).map_err(|_| TableError::Outdated)?;
    let family = FamilyId::named(&heading.family).map_err(|_| TableError::Outdated)?;
    family.visit(Reader {
        journal,
        sight,
        tell,
    })
}

struct Reader<'a, 'b> {
    journal: &'a str,
    sight: Sight,
    tell: &'a mut Listener<'b>,
}

impl FamilyVisitor for Reader<'_, '_> {
    type Out = Result<GameAnalysis, TableError>;

    fn visit<G: Family>(self) -> Self::Out {
        let (journal, is_short) = legible::<G>(self.journal).ok_or(TableError::Outdated)?;
        let game = &**journal.game();
        let (tale, fault) = Tale::new(game, journal.steps());
        let of = tale.steps.len() as u32;
        let tell = self.tell;
        let curve = Curve::of(&tale, &mut |step| {
            let done = step as u32;
            tell(Known::Curve(Reading { done, of }))
        });
        let curve = curve.ok_or(TableError::Stopped)?;
        let is_cut = is_short || fault.is_some() || !tale.is_over();
        let mut report = Report::new(&tale, curve, is_cut);
        let mut goes_on = tell(Known::Some(&report.analysis));
        for step in decisions(&tale) {
            if !goes_on {
                break;
            }
            let decision = judge(&tale, step, self.sight, report.chances(step));
            report.add(game, decision.as_ref());
            goes_on = tell(Known::Some(&report.analysis));
        }
        Ok(report.analysis)
    }
}

/// The journal, or as much of it as today's notation understands, and whether that is less than
/// all.
pub(crate) fn legible<G: Family>(text: &str) -> Option<(Journal<G>, bool)> {
    let fault = match Journal::parse(text.as_bytes()) {
        Ok(journal) => return Some((journal, false)),
        Err(fault) => fault,
    };
    let lines = text.split_inclusive('\n').take(fault.line.checked_sub(1)?);
    let shorter: String = lines.collect();
    let journal = Journal::parse(shorter.as_bytes()).ok()?;
    Some((journal, true))
}
