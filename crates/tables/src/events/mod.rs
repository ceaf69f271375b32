//! Events as clients are told them, one file for each family.
//!
//! Whoever calls has taken out what the viewer may not know: see [`game::Game::redact`].

/// Tells an event field by field: what is listed has the same name on both sides. It makes a
/// `match` without a wildcard, so an event that nobody tells does not compile.
macro_rules! tell {
    ($rules:expr, $event:expr, $From:ident => $Into:ident {
        $($Variant:ident { $($field:ident),* },)*
    } and { $($pattern:pat => $told:expr,)* }) => {
        match $event {
            $($From::$Variant { $($field),* } => $Into::$Variant {
                $($field: $field.tell($rules)),*
            },)*
            $($pattern => $told,)*
        }
    };
}

/// What has a word in `text/`, or is written as in notation.
macro_rules! words {
    ($Rules:ty: $($Fact:ty, $word:expr;)*) => {
        $(impl Tell<$Rules> for $Fact {
            type Told = String;
            fn tell(&self, rules: &$Rules) -> String {
                let word: fn(&$Rules, $Fact) -> String = $word;
                word(rules, *self)
            }
        })*
    };
}

mod board;
mod dice;
mod rivals;

use families::Happened;
use game::Seat;
use protocol::GameEvent;

pub fn event(happened: Happened) -> GameEvent {
    match happened {
        Happened::Dice(rules, event) => GameEvent::Dice(dice::event(rules, event)),
        Happened::Board(rules, event) => GameEvent::Board(board::event(rules, event)),
        Happened::Rivals(rules, event) => GameEvent::Rivals(rivals::event(rules, event)),
    }
}

/// A fact of an event as it travels. Some need the rules, which name the places.
trait Tell<Rules> {
    type Told;
    fn tell(&self, rules: &Rules) -> Self::Told;
}

/// Numbers and the like travel as they are.
macro_rules! plain {
    ($($Fact:ty),*) => {
        $(impl<Rules> Tell<Rules> for $Fact {
            type Told = $Fact;
            fn tell(&self, _: &Rules) -> $Fact {
                *self
            }
        })*
    };
}
plain!(u8, i8, bool, [u8; 2]);

impl<Rules> Tell<Rules> for Seat {
    type Told = u8;
    fn tell(&self, _: &Rules) -> u8 {
        self.0
    }
}

impl<Rules, T: Tell<Rules>> Tell<Rules> for Option<T> {
    type Told = Option<T::Told>;
    fn tell(&self, rules: &Rules) -> Option<T::Told> {
        self.as_ref().map(|fact| fact.tell(rules))
    }
}

impl<Rules, T: Tell<Rules>> Tell<Rules> for Vec<T> {
    type Told = Vec<T::Told>;
    fn tell(&self, rules: &Rules) -> Vec<T::Told> {
        self.iter().map(|fact| fact.tell(rules)).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use families::{Family, Listing, OptionsOf, Visitor};
    use game::{Awaits, Choices, Log, Luck, Seat, Setup, Step, Tickets, Viewer};
    use protocol::GameEvent;
    use records::{Seed, TableLuck};

    use super::event;

    /// Plays at random and reads again whatever is told, to anybody, as a client would.
    struct Random(u8);

    impl Visitor for Random {
        type Out = BTreeSet<String>;

        fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> BTreeSet<String> {
            let mut luck = TableLuck::layout(Seed::from_bytes([self.0; 32]).table_seed(&[]));
            let game = G::open(G::Setup::deal(&options, &mut luck).unwrap()).unwrap();
            let seats = Seat::all(game.seats()).map(Viewer::Seat);
            let viewers: Vec<Viewer> = seats.chain([Viewer::Spectator, Viewer::Referee]).collect();
            let (mut state, mut log) = (game.start(), Log::on());
            let mut names = BTreeSet::new();
            for _ in 0..3_000 {
                let step = match game.awaits(&state) {
                    Awaits::Over(_) => break,
                    Awaits::Chance => {
                        let bag = game.bag(&state);
                        Step::Chance(bag.nth(luck.below(bag.total())))
                    }
                    Awaits::Seats(seats) => {
                        let seat = seats.lowest();
                        let menu = game.menu(&state, seat);
                        Step::Act(seat, menu.nth(luck.below(menu.count())))
                    }
                };
                game.apply(&mut state, step, &mut log);
                for happened in log.take() {
                    let heard = viewers.iter().filter_map(|it| game.redact(&happened, *it));
                    names.extend(heard.map(|heard| read_again(&event(game.happened(&heard)))));
                }
            }
            names
        }
    }

    /// The name of the event, if a client reads what was sent.
    fn read_again(told: &GameEvent) -> String {
        let sent = serde_json::to_value(told).unwrap();
        assert_eq!(
            *told,
            serde_json::from_value(sent.clone()).unwrap(),
            "{sent}"
        );
        format!(
            "{} {}",
            sent["family"].as_str().unwrap(),
            sent["event"].as_str().unwrap()
        )
    }

    #[test]
    fn what_is_told_of_every_game_is_read_as_it_was_meant() {
        let mut names = BTreeSet::new();
        // Twice: what is rare does not happen in every game.
        let ids = families::game_ids().into_iter().chain(families::game_ids());
        for (number, id) in (0..).zip(ids) {
            names.extend(families::visit(&id, None, &[], Random(number)).unwrap());
        }
        for rare in [
            "board ship-moved",
            "board city-lost",
            "dice joker-used",
            "rivals stolen",
        ] {
            assert!(names.contains(rare), "{rare} is not among {names:?}");
        }
        assert!(names.len() > 100, "{}", names.len());
    }
}
