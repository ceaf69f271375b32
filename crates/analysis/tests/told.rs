//! What an analysis tells besides figures: why the best choice is the best, what became of cards,
//! and the turns of the dice game.

mod play;

use std::collections::BTreeMap;

use analysis::{Curve, Report, Sight, Tale, judge};
use bots::FastLuck;
use families::{Family, Happened, Listing, OptionsOf, TypedView, Visitor, visit};
use game::testing::games;
use game::{Log, Seat, Step, Viewer};
use play::{open, play};
use protocol::{CardEnd, CardFate, CardSource, DiceTurn, GameAnalysis};

/// Judges some decisions of a game, each in two worlds the seat cannot tell apart.
struct Reasons {
    /// One decision of so many is judged.
    every: usize,
}

/// How many decisions were judged, and how many of them with a reason.
struct Judged {
    decisions: u32,
    reasons: u32,
}

impl Visitor for Reasons {
    type Out = Judged;

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Judged {
        let luck = &mut FastLuck::of_game(8, 0);
        let game: G = open(&options, luck);
        let (mut tale, _) = Tale::new(&game, play(&game, &["greedy"], luck));
        let mut judged = Judged {
            decisions: 0,
            reasons: 0,
        };
        for step in (0..tale.steps.len()).step_by(self.every) {
            let Step::Act(seat, action) = tale.steps[step] else {
                continue;
            };
            let one = judge(&tale, step, Sight::Own, &[0.0]);
            let state = tale.states[step].clone();
            tale.states[step] = game.imagine(&game.view(&state, Viewer::Seat(seat)), luck);
            if game.check(&tale.states[step], seat, action).is_ok() {
                let other = judge(&tale, step, Sight::Own, &[0.0]);
                assert_eq!(one, other, "{}: step {step} tells a secret", listing.id);
            }
            tale.states[step] = state;
            let Some(decision) = one else {
                continue;
            };
            judged.decisions += 1;
            judged.reasons += u32::from(!decision.why.is_empty());
            assert!(decision.why.len() <= 3, "{}: {decision:?}", listing.id);
            let best = game.deed(decision.choices[0].action).verb;
            let is_again = decision.why.iter().any(|it| it.key == "coach-dice-again");
            assert!(
                !is_again || best == "reroll",
                "{}: {decision:?} rolls nothing again",
                listing.id
            );
        }
        judged
    }
}

/// Why a choice is the best is told of some decisions of every family, and never by what the seat
/// could not know.
#[test]
fn reasons_follow_from_what_the_seat_knew() {
    for id in ["base", "knights", "rivals/intro", "dice"] {
        let every = games(17, 3);
        let judged = visit(id, None, &[], Reasons { every }).expect("usual options");
        println!(
            "{id}: {} of {} with a reason",
            judged.reasons, judged.decisions
        );
        assert!(judged.reasons > 0, "{id}: {} judged", judged.decisions);
    }
}

/// Reads a game to its end without judging anything, and lets somebody look at it.
struct Read<L>(L);

/// Looks at a tale of one family.
trait Look {
    fn look<G: Family>(&self, tale: &Tale<G>, found: &GameAnalysis, id: &str);
}

impl<L: Look> Visitor for Read<L> {
    type Out = ();

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) {
        let luck = &mut FastLuck::of_game(12, 0);
        let game: G = open(&options, luck);
        let (tale, fault) = Tale::new(&game, play(&game, &["greedy"], luck));
        assert_eq!(fault, None, "{}", listing.id);
        let flat = Curve {
            chances: vec![vec![0.0; usize::from(game.seats())]; tale.states.len()],
            points: None,
            luck: vec![None; tale.steps.len()],
        };
        let found = Report::new(&tale, flat, false).analysis;
        self.0.look(&tale, &found, &listing.id);
    }
}

/// How often each card is there.
fn counted(cards: impl Iterator<Item = String>) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for card in cards {
        *counts.entry(card).or_default() += 1;
    }
    counts
}

struct Cards;

impl Look for Cards {
    fn look<G: Family>(&self, tale: &Tale<G>, found: &GameAnalysis, id: &str) {
        let cards = found.cards.as_ref().expect("the card game has hands");
        let last = tale.states.last().expect("a game has an end");
        let view = tale.game.view(last, Viewer::Referee);
        let TypedView::Rivals(_, view) = tale.game.typed_view(&view) else {
            panic!("{id} is a card game");
        };
        for seat in [Seat(0), Seat(1)] {
            let own = |end: CardEnd| {
                let ended = move |it: &&CardFate| it.seat == seat.0 && it.end == end;
                counted(cards.iter().filter(ended).map(|it| it.card.clone()))
            };
            let hand = view.hand(seat).expect("the end is open");
            let hand = counted(hand.iter().map(|card| card.name().to_owned()));
            assert_eq!(own(CardEnd::Kept), hand, "{id}: the last hand of {seat:?}");
            let laid = laid(tale, seat);
            for (card, count) in own(CardEnd::Built) {
                let laid = laid.get(&card).copied().unwrap_or(0);
                assert!(count <= laid, "{id}: {card} was built {laid} times");
            }
        }
        for it in cards {
            assert_eq!(it.went.is_none(), it.end == CardEnd::Kept, "{id}: {it:?}");
            assert!(it.went.is_none_or(|went| went >= it.came), "{id}: {it:?}");
        }
        for end in [CardEnd::Built, CardEnd::Played, CardEnd::Exchanged] {
            assert!(cards.iter().any(|it| it.end == end), "{id}: none {end:?}");
        }
        assert!(
            cards.iter().any(|it| it.source == CardSource::Drawn),
            "{id}"
        );
    }
}

/// The cards a seat laid into its principality, by the events of the game.
fn laid<G: Family>(tale: &Tale<G>, of: Seat) -> BTreeMap<String, u32> {
    let mut laid = Vec::new();
    for (state, step) in tale.states.iter().zip(&tale.steps) {
        let (mut after, mut log) = (state.clone(), Log::on());
        tale.game.apply(&mut after, *step, &mut log);
        for event in log.take() {
            if let Happened::Rivals(
                _,
                rivals::Event::Built { seat, card, .. }
                | rivals::Event::Attached { seat, card, .. },
            ) = tale.game.happened(&event)
                && *seat == of
            {
                laid.push(card.name().to_owned());
            }
        }
    }
    counted(laid.into_iter())
}

/// Whatever the box, every card that was ever in a hand is accounted for.
#[test]
fn every_card_of_a_hand_has_come_and_gone() {
    let every = [
        "rivals/intro",
        "rivals/gold",
        "rivals/turmoil",
        "rivals/progress",
        "rivals/duel",
    ];
    for id in games(&every[..1], &every[..]) {
        visit(id, None, &[], Read(Cards)).expect("usual options");
    }
}

struct Turns;

impl Look for Turns {
    fn look<G: Family>(&self, tale: &Tale<G>, found: &GameAnalysis, id: &str) {
        let turns = found.turns.as_ref().expect("the dice game has turns");
        assert!(found.cards.is_none(), "{id} has no cards");
        assert_eq!(turns.len(), 15 * usize::from(tale.game.seats()));
        for (turn, next) in turns.iter().zip(turns.iter().skip(1)) {
            assert!(turn.last < next.rolls[0].step, "{turn:?}, {next:?}");
        }
        for turn in turns {
            assert!((1..=3).contains(&turn.rolls.len()), "{turn:?}");
            for (roll, is_last) in turn.rolls.iter().rev().zip((0..).map(|it| it == 0)) {
                assert_eq!(roll.kept.len() + roll.again.len(), 6, "{roll:?}");
                assert_eq!(roll.again.is_empty(), is_last, "{roll:?}");
            }
            let is_empty = turn.built.is_empty();
            assert_eq!(is_empty, turn.points == Some(dice::CROSS), "{turn:?}");
        }
        let own = |seat: usize| {
            let own = turns.iter().filter(|turn| usize::from(turn.seat) == seat);
            own.filter_map(|turn: &DiceTurn| turn.points.map(i32::from))
                .sum::<i32>()
        };
        let last = tale.states.last().expect("a game has an end");
        let view = tale.game.view(last, Viewer::Referee);
        let TypedView::Dice(_, view) = tale.game.typed_view(&view) else {
            panic!("{id} is a dice game");
        };
        for seat in 0..usize::from(tale.game.seats()) {
            let points = i32::from(view.points[seat]);
            assert_eq!(own(seat), points, "{id}: the sheet of seat {seat}");
        }
    }
}

#[test]
fn the_turns_of_a_sheet_add_up_to_its_points() {
    visit("dice", Some(3), &[], Read(Turns)).expect("usual options");
}
