//! Whole games that were played once and must always play out the same.
//!
//! `journals/<name>.txt` is the journal, `journals/<name>.end.txt` what the table looked like then.
//! Both are written anew by `GOLDEN=write cargo test -p board --test journals`, which is right only
//! together with a new `RULES_VERSION`.

mod reference;

use std::fs;
use std::path::PathBuf;

use board::{
    Action, Board, Countable, Counts, Goods, Mode, OFFER_FORM, Offer, Options, Resource, Rules,
    State, TradeCards,
};
use game::testing::TestLuck;
use game::{Awaits, Choices as _, Game as _, Luck, Seat, Setup as _};
use records::{Journal, Nonce, Recorder, Seed, replay, verify};
use reference::maps;

fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/journals");
    folder.join(format!("{name}.txt"))
}

/// What lies on the table and in the hands, in words that outlive every change of the state's form.
fn table(rules: &Rules, state: &State) -> String {
    fn cards<K: Countable>(cards: Counts<K>) -> String {
        let list: Vec<String> = cards
            .iter()
            .map(|(kind, count)| format!("{count} {}", kind.word()))
            .collect();
        list.join(" ")
    }
    let colours = ["red", "blue", "orange", "white"];
    let name = |seat: Seat| {
        let named = rules.setup.seat_names().get(seat.index());
        named.copied().unwrap_or(colours[seat.index()])
    };
    let holder = |seat: Option<Seat>| seat.map_or("nobody", name);
    let public = &state.public;
    let mut lines = vec![
        format!("turns {}", public.turns),
        format!("bank {}", cards(public.bank)),
        format!("robber {}", rules.hex_name(public.robber)),
        format!("route {}", holder(public.route_holder)),
        format!("army {}", holder(public.army_holder)),
    ];
    if rules.modules.two_player {
        let [red, blue] = public.two.trade_cards;
        lines.push(format!("trade cards {red} {blue}"));
    }
    for seat in Seat::all(rules.owners) {
        let (pieces, own) = (state.pieces(seat), state.own(seat));
        let corners = |corners: hexgrid::CornerSet| -> Vec<String> {
            corners
                .into_iter()
                .map(|it| rules.corner_name(it))
                .collect()
        };
        let roads: Vec<String> = pieces
            .roads
            .into_iter()
            .map(|edge| rules.edge_name(edge))
            .collect();
        lines.extend([
            format!("{} points {}", name(seat), state.points(seat)),
            format!("{} knights {}", name(seat), pieces.knights),
            format!("{} hand {}", name(seat), cards(own.hand)),
            format!("{} cards {}", name(seat), cards(own.cards)),
            format!(
                "{} settlements {}",
                name(seat),
                corners(pieces.settlements).join(" ")
            ),
            format!("{} cities {}", name(seat), corners(pieces.cities).join(" ")),
            format!("{} roads {}", name(seat), roads.join(" ")),
        ]);
    }
    lines
        .iter()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect()
}

/// Plays a game at random, with an offer now and then.
fn play(options: &Options, number: u64) -> Recorder<Rules> {
    let mut luck = TestLuck(number);
    let seed = Seed::from_bytes(std::array::from_fn(|_| luck.below(256) as u8));
    let nonces = vec![Nonce::NONE; usize::from(options.seats)];
    let mut recorder = Recorder::<Rules>::open(options, seed, nonces).expect("a table");
    while let Awaits::Seats(seats) = recorder.awaits() {
        let seat = seats.lowest();
        let offer = offer(&recorder, seat, &mut luck);
        let menu = recorder.game().menu(recorder.state(), seat);
        let action = offer.unwrap_or_else(|| menu.nth(luck.below(menu.count())));
        recorder.act(seat, action).expect("a listed action");
    }
    recorder
}

fn offer(recorder: &Recorder<Rules>, seat: Seat, luck: &mut TestLuck) -> Option<Action> {
    let (rules, state) = (recorder.game(), recorder.state());
    if rules.forms(state, seat) != [OFFER_FORM] || luck.below(8) > 0 {
        return None;
    }
    let mut card = || Goods::of(Resource::FIVE[luck.below(5) as usize], 1);
    let offer = Action::Offer(Offer::new(card(), card()));
    rules.check(state, seat, offer).is_ok().then_some(offer)
}

fn golden(name: &str, options: &Options, number: u64) {
    if std::env::var("GOLDEN").is_ok_and(|what| what == "write") {
        let recorder = play(options, number);
        let end = table(recorder.game(), recorder.state());
        fs::write(path(name), recorder.journal().to_string()).expect("a journal is written");
        fs::write(path(&format!("{name}.end")), end).expect("an end is written");
    }
    let text = fs::read_to_string(path(name)).expect("a journal");
    let end = fs::read_to_string(path(&format!("{name}.end"))).expect("an end");
    let journal = Journal::<Rules>::parse(text.as_bytes()).expect("a journal in proper form");
    assert_eq!(journal.to_string(), text);
    assert_eq!(journal.setup().options(), options);
    verify(&journal).expect("every draw and every decision is in order");
    let replayed = replay(&journal).expect("it plays out").state;
    assert_eq!(table(journal.game(), &replayed), end);
}

fn for_two() -> Options {
    Options {
        seats: 2,
        neutrals: true,
        ..Options::default()
    }
}

#[test]
fn four_on_a_variable_island() {
    golden("four", &Options::default(), 1);
}

#[test]
fn three_beginners() {
    let options = Options {
        seats: 3,
        board: Board::Beginner,
        mode: Mode::Separated,
        ..Options::default()
    };
    golden("beginners", &options, 2);
}

#[test]
fn two_with_neutral_players() {
    golden("two", &for_two(), 3);
}

#[test]
fn two_with_tokens_on_a_random_island() {
    let options = Options {
        board: Board::Random,
        trade_cards: TradeCards::Twenty,
        ..for_two()
    };
    golden("tokens", &options, 4);
}

#[test]
fn a_draw_on_a_small_island() {
    let options = Options {
        seats: 3,
        board: maps::seven_hexes(),
        points: 12,
        turn_limit: 60,
        ..Options::default()
    };
    golden("small", &options, 5);
}
