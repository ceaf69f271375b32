//! Deserter (Deserteur): an opponent loses a knight, the card player may gain one.

use game::{Phrase, RuleId, Seat, SeatSet, Violation};
use hexgrid::{Corner, CornerSet};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, ProgressCard, Question};
use crate::event::KnightEvent;
use crate::knights::simple::Simple;
use crate::knights::{KnightAction, KnightMenu, Rank, Site, knight};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, Public, State, Waits};

/// An opponent takes a knight of his choice off the board; one may place one no stronger.
pub const RULE: RuleId = RuleId("CK-CARD-deserter");
// CK-R-16: The new knight does not act this turn. CK-R-34: it may be weaker than need be.
// CK-R-35: A mighty one needs no Fortress. CK-R-41: it stands on land, like any new knight.

pub static CARD: CardDef = CardDef {
    can: |rules, state, seat| !victims(rules, state, seat).is_empty(),
    play: |play, _| play.ask(CardQuestion::Deserter(Asks::Victim)),
    ..CardDef::new(RULE, 2)
};

/// Opponents with a knight.
fn victims(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let has_knight =
        |other: &Seat| *other != seat && !state.public.knights.realm(*other).knights().is_empty();
    Seat::all(rules.players).filter(has_knight).collect()
}

/// Who loses a knight, which one, and where another comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// The opponent.
    Victim,
    /// This seat removes one of its knights.
    Dismiss(Seat),
    /// The seat on turn may place one up to this rank, active or not.
    Enlist(Rank, bool),
}

const ENLIST: [(Site, Rank); 3] = [
    (Site::EnlistBasic, Rank::Basic),
    (Site::EnlistStrong, Rank::Strong),
    (Site::EnlistMighty, Rank::Mighty),
];

impl Question for Asks {
    fn key(&self) -> &'static str {
        match self {
            Asks::Victim => "knights-prompt-choose",
            Asks::Dismiss(_) => "knights-prompt-desert",
            Asks::Enlist(..) => "knights-prompt-enlist",
        }
    }

    fn prompt(&self, _: &Public) -> Phrase {
        let prompt = Phrase::new(self.key());
        match *self {
            Asks::Victim => prompt.with("card", ProgressCard::Deserter),
            Asks::Dismiss(_) => prompt,
            Asks::Enlist(rank, _) => prompt.with("rank", rank),
        }
    }

    fn waits(&self) -> Waits {
        match *self {
            Asks::Dismiss(seat) => Waits::Seat(seat),
            Asks::Victim | Asks::Enlist(..) => Waits::Turn,
        }
    }

    fn options(&self, rules: &Rules, state: &State, seat: Seat) -> KnightMenu {
        match *self {
            Asks::Victim => KnightMenu::of(Simple::choose(victims(rules, state, seat))),
            Asks::Dismiss(_) => {
                KnightMenu::none().at(Site::Dismiss, state.public.knights.realm(seat).knights())
            }
            Asks::Enlist(most, _) => ENLIST
                .into_iter()
                .fold(KnightMenu::of(Simple::PASS), |menu, (site, rank)| {
                    menu.at(site, posts(rules, state, seat, rank, most))
                }),
        }
    }

    /// A rank that is too high, or of which there is no piece.
    fn refuse(&self, _: &Rules, _: &State, _: Seat, answer: KnightAction) -> Option<Violation> {
        let is_enlisting = matches!(self, Asks::Enlist(..));
        let is_knight = matches!(answer, KnightAction::At(site, _) if rank_of(site).is_some());
        (is_enlisting && is_knight).then(|| RULE.broken())
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        match (*self, answer) {
            (Asks::Victim, _) => {
                play.ask_instead(KnightTask::Judge);
                play.ask(CardQuestion::Deserter(Asks::Dismiss(answer.seat())));
            }
            (Asks::Dismiss(_), _) => dismiss(play, seat, answer.corner()),
            (Asks::Enlist(..), KnightAction::Pass) => play.done(),
            (Asks::Enlist(_, active), _) => {
                let rank = rank_of(answer.site()).expect("only knights are offered");
                play.done();
                play.place_knight(seat, rank, answer.corner(), active);
            }
        }
    }
}

fn rank_of(site: Site) -> Option<Rank> {
    ENLIST
        .iter()
        .find(|(listed, _)| *listed == site)
        .map(|(_, rank)| *rank)
}

fn dismiss(play: &mut Play, victim: Seat, corner: Corner) {
    play.done();
    let gone = play.remove_knight(victim, corner);
    let seat = play.state().public.turn;
    let realm = play.state().public.knights.realm(seat);
    let has_piece = Rank::ALL
        .iter()
        .any(|rank| *rank <= gone.rank && realm.left(*rank) > 0);
    if has_piece && !knight::sites(play.rules, play.state(), seat).is_empty() {
        play.ask(CardQuestion::Deserter(Asks::Enlist(gone.rank, gone.active)));
    } else {
        play.tell(|| KnightEvent::DeserterLost { seat });
    }
}

/// Where a knight of this rank may be placed, if the lost one was of rank `most`.
fn posts(rules: &Rules, state: &State, seat: Seat, rank: Rank, most: Rank) -> CornerSet {
    if rank <= most && state.public.knights.realm(seat).left(rank) > 0 {
        knight::sites(rules, state, seat)
    } else {
        CornerSet::EMPTY
    }
}
