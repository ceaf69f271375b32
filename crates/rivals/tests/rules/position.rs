//! Positions from a few lines of text.

use rivals::{Mode, Symbol, Task, Town, position};

use crate::common::table::{BLUE, RED, Table};
use crate::common::universe::invariants;

fn read(mode: Mode, text: &str) -> Table {
    let table = Table::fresh(mode);
    let state = position::read(&table.rules, text).unwrap();
    invariants(&table.rules, &state);
    Table { state, ..table }
}

#[test]
fn lines_lay_out_both_principalities() {
    let table = read(
        Mode::Gold,
        "red city s0\nred settled right fields_stack_1 hills_stack_5\nred road left\n\
         red card abbey s0.u\nred card austin s0.u\nred card merchant_guild s0.l\n\
         red store all 2\nred store c2.u 0\nred hand scout storehouse\n\
         blue cache c0.u\nblue store cache 3\nblue hand goldsmith\ndiscard brigitta",
    );
    let red = table.state.realm(RED);
    assert_eq!(red.town("s0".parse().unwrap()), Town::City);
    assert_eq!(
        red.land("c3.u".parse().unwrap()).unwrap().name(),
        "fields_stack_1"
    );
    assert!(table.has(RED, "abbey") && table.has(RED, "merchant_guild"));
    assert_eq!((table.store(RED, "c3.l"), table.store(RED, "c2.u")), (2, 0));
    assert_eq!(table.holds(RED), "scout storehouse");
    assert_eq!(
        (table.holds(BLUE).as_str(), table.store(BLUE, "cache")),
        ("goldsmith", 3)
    );
    assert_eq!(table.discarded("brigitta"), 1);
    table.allows("build storehouse s2.l");
    assert_eq!(table.decider(), Some(RED));
}

#[test]
fn the_turn_begins_where_the_text_says() {
    let before = read(
        Mode::Intro,
        "blue hand brigitta\nturn blue\nphase before-roll",
    );
    assert_eq!(
        (before.state.task(), before.decider()),
        (Task::BeforeRoll, Some(BLUE))
    );
    before.allows("play brigitta");
    let main = read(Mode::Intro, "rolled 4 harvest");
    assert_eq!(main.state.public.dice.number, 4);
    assert_eq!(main.state.public.dice.symbol, Some(Symbol::Harvest));
    let event = read(Mode::Turmoil, "red card austin s0.u\nevent riots");
    assert_eq!(
        event.state.task(),
        Task::ask(rivals::CardId::Sebastian, RED)
    );
}

#[test]
fn what_cannot_be_is_refused_with_its_line() {
    let rules = Table::fresh(Mode::Intro).rules;
    for (line, text) in [
        (1, "green hand scout"),
        (1, "red hand gold_cache"),
        (2, "red hand relocation\nred hand relocation"),
        (1, "red card large_festival_hall s0.u"),
        (2, "red card abbey s0.u\nred card austin s0.u"),
        (1, "red store c0.u 4"),
        (1, "red store c5.u 1"),
        (1, "red settled left fields_red_6 hills_stack_5"),
        (1, "event yule"),
        (1, "event abbey"),
        (1, "rolled 7 trade"),
    ] {
        let why = position::read(&rules, text).unwrap_err();
        assert!(why.starts_with(&format!("line {line}:")), "{text}: {why}");
    }
}
