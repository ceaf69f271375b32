//! Seafarers as the dossier tells it, slow and obvious. It reads what lies on the table and shares
//! no code with the engine: places are coordinates, and all that follows from them is found by
//! looking at every place.

#![allow(dead_code, reason = "every test binary uses a part of it")]

mod book;
mod geometry;
mod ledger;
mod lines;
mod menu;
mod places;
pub mod play;
mod roll;
mod route;
mod watch;
mod world;

/// One test for each scenario: what is compared in any game, then by scenario what else.
macro_rules! agree_with_the_dossier {
    ($play:ident, $always:literal, $($name:ident $more:literal),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                $play(stringify!($name), concat!($always, " ", $more));
            }
        )*
    };
}
pub(crate) use agree_with_the_dossier;
