//! The bots of the card game for two.

use bots::rivals::Cautious;
use bots::{Bot, Sight};
use game::testing::TestLuck;
use game::{Awaits, Draw, Game, Log, Luck, Setup as _, Step};
use rivals::{Action, Mode, Options, Rules, Setup};

/// Whoever is replaced for a while builds, plays and trades nothing, and the game goes on.
#[test]
fn a_cautious_player_only_does_what_he_must() {
    for mode in Mode::ALL {
        let options = Options {
            mode,
            turn_limit: 40,
            ..Options::default()
        };
        let mut luck = TestLuck(9);
        let rules = Rules::open(Setup::deal(&options, &mut luck).unwrap()).unwrap();
        let mut state = rules.start();
        loop {
            let step = match rules.awaits(&state) {
                Awaits::Over(_) => break,
                Awaits::Chance => {
                    let bag = rules.bag(&state);
                    Step::Chance(bag.nth(luck.below(bag.total())))
                }
                Awaits::Seats(seats) => {
                    let sight = Sight::new(&rules, &state, seats.lowest());
                    let action = Cautious.choose(&sight, &mut luck);
                    let spends = matches!(
                        action,
                        Action::Play(_)
                            | Action::Build { .. }
                            | Action::Trade { .. }
                            | Action::TearDown { .. }
                            | Action::Search
                            | Action::Road(_)
                    );
                    assert!(!spends, "{action:?}");
                    Step::Act(seats.lowest(), action)
                }
            };
            rules.play(&mut state, step, &mut Log::off()).unwrap();
        }
        assert_eq!(state.public.turns, 40);
    }
}
