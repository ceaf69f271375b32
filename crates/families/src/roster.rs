//! The bots of every family, the weakest first: the random one, the four levels, and between them
//! the bots for research that the levels are made of.
//!
//! How often they err was tuned with `landnam ladder`: neighbours are 150 to 300 rating points
//! apart in games of two seats. Whoever makes a bot stronger measures again.

use bots::learned::Manner;
use bots::{Bot, Random, Slips, Whim};
use game::Game;

use crate::{Key, KnownBot, Values};

pub const DICE: &[KnownBot<dice::Rules>] = &[
    random(),
    bot("floki", &[whim(26)], |it| erring(it, bots::dice::Greedy)),
    bot("ketil", &[whim(0)], |it| erring(it, bots::dice::Greedy)),
    bot("greedy", &[whim(0)], |it| erring(it, bots::dice::Greedy)),
    bot("aud", &[whim(9)], |it| erring(it, expectation())),
    bot("expectation", &[whim(0)], |it| erring(it, expectation())),
    bot("njal", &[whim(0)], |it| {
        erring(it, bots::dice::Expectation::to_win())
    }),
];

pub const BOARD: &[KnownBot<board::Rules>] = &[
    random(),
    bot("floki", &[whim(47)], |it| erring(it, board_greedy())),
    bot("ketil", &[whim(28)], |it| erring(it, board_greedy())),
    bot("greedy", &[whim(0)], |it| erring(it, board_greedy())),
    bot("aud", &[whim(0)], |it| erring(it, board_greedy())),
    bot(
        "njal",
        &[whim(0), expand(40), caution(12), trials(40)],
        |it| erring(it, bots::board::njal(manner(it))),
    ),
];

pub const RIVALS: &[KnownBot<rivals::Rules>] = &[
    random(),
    bot("floki", &[whim(36)], |it| erring(it, bots::rivals::Greedy)),
    bot("ketil", &[whim(24)], |it| erring(it, bots::rivals::Greedy)),
    bot("greedy", &[whim(0)], |it| erring(it, bots::rivals::Greedy)),
    bot("aud", &[whim(12)], |it| erring(it, bots::rivals::Greedy)),
    bot(
        "njal",
        &[whim(0), expand(40), caution(15), trials(16)],
        |it| erring(it, bots::rivals::njal(manner(it))),
    ),
];

const fn bot<G: Game>(
    name: &'static str,
    keys: &'static [Key],
    make: fn(&Values) -> Box<dyn Bot<G>>,
) -> KnownBot<G> {
    KnownBot { name, keys, make }
}

const fn random<G: Game>() -> KnownBot<G> {
    bot("random", &[], |_| Box::new(Random))
}

/// In how many of a hundred decisions a bot errs.
const fn whim(usual: u32) -> Key {
    Key {
        name: "whim",
        usual,
        most: 100,
    }
}

/// From how many positions of its own turn a bot looks further.
const fn expand(usual: u32) -> Key {
    Key {
        name: "expand",
        usual,
        most: 1_000,
    }
}

/// By how many hundredths of log-odds a bot's own idea must be better than what greedy would do.
const fn caution(usual: u32) -> Key {
    Key {
        name: "caution",
        usual,
        most: 1_000,
    }
}

/// In how many worlds a bot tries out its best ideas.
const fn trials(usual: u32) -> Key {
    Key {
        name: "trials",
        usual,
        most: 1_000,
    }
}

fn manner(values: &Values) -> Manner {
    Manner {
        expansions: values.get("expand"),
        caution: values.get("caution"),
        trades: true,
        trials: values.get("trials"),
    }
}

fn erring<G: Slips>(values: &Values, bot: impl Bot<G> + 'static) -> Box<dyn Bot<G>> {
    Box::new(Whim::new(bot, values.get("whim")))
}

fn board_greedy() -> bots::board::Greedy {
    bots::board::Greedy::default()
}

fn expectation() -> bots::dice::Expectation {
    bots::dice::Expectation::default()
}
