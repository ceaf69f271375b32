//! The coach at the terminal: the three best choices with their worth, and why the first is best.

use analysis::{Asked, Counsel};
use families::Family;
use game::{Notation, Phrase};
use protocol::Unit;
use records::Recorder;

use super::seating::PERSON;
use crate::failure::Failure;
use crate::screen::{BOLD, DIM, Screen, sentence, styled};
use crate::show;

/// So many choices are told.
const MOST: usize = 3;

/// What a strong player would do; `say` puts a phrase of the game into words.
pub fn advise<G: Family>(
    recorder: &Recorder<G>,
    view: &G::View,
    screen: &mut Screen,
    say: impl Fn(&Phrase, &Screen) -> String,
) -> Result<(), Failure> {
    let asked = Asked {
        game: recorder.game().as_ref(),
        state: recorder.state(),
        seat: PERSON,
        step: recorder.journal().recorded().len() as u32,
    };
    let counsel = asked.counsel(None);
    if counsel.choices.is_empty() {
        return screen.say(&Phrase::new("cli-coach-nothing"));
    }
    for (number, choice) in counsel.choices.iter().take(MOST).enumerate() {
        let notation = show::notation(asked.game, view, &choice.action.write(asked.game));
        let deed = say(&asked.game.deed(choice.action).phrase, screen);
        let worth = worth(counsel.unit, choice.value, choice.margin);
        let letter = char::from(b'A' + number as u8);
        let worth = styled(BOLD, worth);
        screen.line(format!("  {letter}  {worth}  {notation}  {deed}"))?;
    }
    let why = if counsel.alike {
        screen.word("cli-coach-alike")
    } else {
        reason(&counsel, |clause| say(clause, screen))
    };
    screen.line(format!("  {why}"))?;
    let known = screen.word(match counsel.unit {
        Unit::Chances => "cli-coach-chances",
        Unit::Points => "cli-coach-points",
    });
    screen.line(format!("  {}", styled(DIM, known)))
}

/// Why the best choice is the best, in a sentence.
fn reason<A>(counsel: &Counsel<A>, say: impl Fn(&Phrase) -> String) -> String {
    sentence(&counsel.why.iter().map(say).collect::<Vec<_>>())
}

/// `31 % ± 2`, or points.
fn worth(unit: Unit, value: f64, margin: f64) -> String {
    match unit {
        Unit::Chances => format!("{:2.0} % ± {:.0}", value * 100.0, margin * 100.0),
        Unit::Points => format!("{value:4.1} ± {margin:.1}"),
    }
}

#[cfg(test)]
mod tests {
    use bots::FastLuck;
    use families::{Listing, OptionsOf, Visitor, listings, visit};
    use game::{Awaits, Choices, Log, Luck, Seat, Setup, Step, Tickets};
    use words::{Language, Words};

    use super::*;

    /// So many hints are looked at in each game.
    const HINTS: u32 = 4;
    /// A sentence is no longer than this, in letters.
    const LONGEST: usize = 90;

    struct Asking<'a>(&'a [Words]);

    impl Visitor for Asking<'_> {
        type Out = u32;

        /// Plays at random, and asks now and then.
        fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> u32 {
            let mut luck = FastLuck::of_game(5, 0);
            let setup = G::Setup::deal(&options, &mut luck).expect("options can be dealt");
            let game = G::open(setup).expect("a dealt set-up opens");
            let mut state = game.start();
            let mut hints = 0;
            for step in 0..600 {
                let next = match game.awaits(&state) {
                    Awaits::Over(_) => break,
                    Awaits::Chance => {
                        let bag = game.bag(&state);
                        Step::Chance(bag.nth(luck.below(bag.total())))
                    }
                    Awaits::Seats(seats) => {
                        let seat = seats.lowest();
                        let menu = game.menu(&state, seat);
                        if step % 9 == 4 && menu.count() > 1 && hints < HINTS {
                            let asked = Asked {
                                game: &game,
                                state: &state,
                                seat,
                                step,
                            };
                            hints += u32::from(self.looks_well(&asked, &listing.id));
                        }
                        Step::Act(seat, menu.nth(luck.below(menu.count())))
                    }
                };
                game.apply(&mut state, next, &mut Log::off());
            }
            hints
        }
    }

    impl Asking<'_> {
        /// Is there a hint? Then its choices are allowed, and its sentence is one.
        fn looks_well<G: Family>(&self, asked: &Asked<G>, id: &str) -> bool {
            let counsel = asked.counsel(None);
            for choice in &counsel.choices {
                let allowed = asked.game.check(asked.state, asked.seat, choice.action);
                assert!(allowed.is_ok(), "{id}: {:?}", choice.action);
            }
            for words in self.0 {
                let names = |Seat(seat): Seat| format!("Sigurd the {seat:2}");
                let why = reason(&counsel, |clause| words.phrase(clause, &names));
                let look = counsel.look.as_ref().map(|look| words.phrase(look, &names));
                let length = why.chars().count();
                assert!(length <= LONGEST, "{id}: {length} letters: {why}");
                assert!(!why.contains(['{', '}']), "{id}: {why}");
                assert_eq!(
                    look.is_some(),
                    !counsel.choices.is_empty(),
                    "{id}: {look:?}"
                );
                println!("{id}: {} {why}", look.unwrap_or_default());
            }
            assert_eq!(counsel.why.is_empty(), counsel.choices.is_empty(), "{id}");
            !counsel.choices.is_empty()
        }
    }

    #[test]
    fn every_game_gets_hints_with_a_short_sentence_in_every_language() {
        let words = Language::ALL.map(Words::new);
        for listing in listings() {
            let hints = visit(&listing.id, None, &[], Asking(&words));
            assert!(
                hints.expect("every game can be played") > 0,
                "{}",
                listing.id
            );
        }
    }
}
