//! Any position, from a few lines of text: for tests, puzzles and bug reports.
//!
//! ```text
//! red settlement 0,0.N      a piece: settlement, city or road
//! red hand 2 lumber 1 ore   resource cards, taken from the bank
//! red cards knight point    development cards in hand; `fresh` for those bought this turn
//! red knights 3             open knight cards
//! red trade-cards 6         in the game for two
//! robber 0,0
//! holder route red          who has the award, where pieces alone leave it open; likewise army
//! turn blue
//! phase before-roll         or between-rolls 6 (after a first roll of six); main if not said
//! card-played               this turn; likewise built, ship-moved
//! played monopoly           development cards that lie open, whoever played them
//! phase robber              the robber is moved, and then the phase named before goes on; likewise
//!                           first-free-road, second-free-road, discard
//! red discards 3            after `phase discard`: so many cards
//! phase founding            the seat on turn places a settlement, or with founding-road a road
//! ```
//!
//! At sea also:
//!
//! ```text
//! red ship 0,0.E            likewise fresh-ship (built this turn) and warship
//! pirate 2,4                or frame
//! found 3,3 gold 5          what lies under the fog
//! red cloth 3               of the general supply; likewise token ore, lairs 1, wonder theatre 2
//! ```
//!
//! With Cities & Knights also:
//!
//! ```text
//! red knight 0,0.N strong active   rank and state; `ready` for one that may act this turn
//! red wall 0,0.N            under a city
//! red lying 0,0.N           a city on its side
//! red improvement trade 3   the level of an area
//! red metropolis trade 0,0.N
//! red progress spy bishop   progress cards in hand; `shown printer` for points that lie open
//! red played spy            under its deck, for all to know; `buried spy` if put back face down
//! red defender 2            Defender of Catan
//! red merchant 0,0
//! barbarians 6              steps of the ship; `landed` once they have been there
//! ```
//!
//! Red has a road and all the cards, but the corner is right next to a settlement:
//!
//! ```
//! use board::{Action, Board, Options, Rules, Setup, position};
//! use game::testing::TestLuck;
//! use game::{Game, Notation, Seat, Setup as _};
//!
//! let options = Options { board: Board::Printed, ..Options::default() };
//! let setup = Setup::deal(&options, &mut TestLuck(1)).unwrap();
//! let rules = Rules::open(setup).unwrap();
//! let lines = "red settlement 0,0.N\nred road 0,0.NE\nred hand 1 lumber 1 brick 1 wool 1 grain";
//! let state = position::read(&rules, lines)?;
//!
//! let settle = Action::read("settle 0,0.NE", &rules).unwrap();
//! let refused = rules.check(&state, Seat(0), settle).unwrap_err();
//! assert_eq!(refused.rule.0, "BASE-58");
//! # Ok::<(), String>(())
//! ```

mod phase;

use game::{Log, Seat, Setup as _};

use crate::counts::Countable;
use crate::event::Event;
use crate::kinds::{Development, Harbour, Resource, Terrain, Wonder};
use crate::knights::position as with_knights;
use crate::notation::{read_corner, read_edge, read_haven, read_hex, seat_name};
use crate::play::Play;
use crate::questions::{founding, route};
use crate::rules::Rules;
use crate::sea::fog;
use crate::setup::start;
use crate::state::{Agenda, State, Task};
use crate::{Cards, Goods, chart};

/// Reads a position. What the lines leave out is as in a game whose founding phase is over.
pub fn read(rules: &Rules, text: &str) -> Result<State, String> {
    let mut state = start::empty(rules);
    let mut log: Log<Event> = Log::off();
    let play = &mut Play::new(rules, &mut state, &mut log);
    founding::prepare(play);
    founding::seat_everybody(play);
    state.public.agenda = Agenda::new(Task::Main);
    state.public.founded = rules.foundings * rules.players;
    founding::finished(&mut Play::new(rules, &mut state, &mut log));
    for (number, line) in text.lines().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if !words.is_empty() {
            place(rules, &mut state, &words).ok_or_else(|| cannot_read(number, line))?;
        }
    }
    settle_awards(rules, &mut state);
    let on_turn = state.public.turn;
    let knights = &mut state.public.knights;
    knights.stale = game::SeatSet::EMPTY;
    // Whoever is not on turn has no knight that may act.
    let able = knights.realm(on_turn).knights();
    knights.ready &= able;
    for (number, line) in text.lines().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.first() == Some(&"holder") {
            hand_award(rules, &mut state, &words[1..]).ok_or_else(|| cannot_read(number, line))?;
        }
    }
    phase::check(rules, &state)?;
    Ok(state)
}

/// Names the line, and as much of it as fits into a sentence.
fn cannot_read(number: usize, line: &str) -> String {
    let beginning: String = line.chars().take(60).collect();
    format!("line {}: cannot read {beginning:?}", number + 1)
}

fn place(rules: &Rules, state: &mut State, words: &[&str]) -> Option<()> {
    let public = &mut state.public;
    match *words {
        [] | ["holder", ..] => {}
        ["robber", hex] => public.robber = read_hex(rules, hex)?,
        ["turn", name] => public.turn = read_seat(rules, name).filter(|s| s.0 < rules.players)?,
        ["phase", name] => phase::begin(rules, public, name)?,
        ["played", ref cards @ ..] => phase::lay_open(state, cards)?,
        ["phase", "between-rolls", sum] if rules.setup.options.neutrals => {
            public.agenda = Agenda::new(Task::BetweenRolls);
            public.two.first_roll = sum.parse().ok().filter(|sum| (2..=12).contains(sum))?;
        }
        ["card-played"] => public.card_played = true,
        ["built"] => public.has_built = true,
        ["landed"] if rules.has_knights() => public.knights.landed = true,
        ["barbarians", steps] if rules.has_knights() => {
            public.knights.barbarians = steps.parse().ok().filter(|steps| *steps < 7)?;
        }
        ["ship-moved" | "pirate" | "found", ..] => at_sea(rules, state, words)?,
        [name, ref rest @ ..] => give(rules, state, read_seat(rules, name)?, rest)?,
    }
    Some(())
}

fn give(rules: &Rules, state: &mut State, seat: Seat, words: &[&str]) -> Option<()> {
    let [what, ref rest @ ..] = *words else {
        return None;
    };
    match (what, rest) {
        ("road" | "settlement" | "city", [place]) => put(rules, state, seat, what, place),
        ("ship" | "fresh-ship" | "warship", [place]) if rules.is_at_sea() => {
            put(rules, state, seat, what, place)
        }
        ("cloth" | "token" | "lairs" | "wonder", _) if rules.is_at_sea() => {
            win_at_sea(state, seat, words)
        }
        (
            "knight" | "wall" | "lying" | "improvement" | "metropolis" | "progress" | "shown"
            | "played" | "buried" | "defender" | "merchant",
            _,
        ) if rules.has_knights() => with_knights::give(rules, state, seat, words),
        // Neutral players have pieces and nothing else.
        _ if seat.0 < rules.players => hand_over(state, seat, what, rest),
        _ => None,
    }
}

fn hand_over(state: &mut State, seat: Seat, what: &str, words: &[&str]) -> Option<()> {
    match (what, words) {
        ("hand", goods) => {
            for pair in goods.chunks(2) {
                let [count, kind] = pair else { return None };
                let kind = Resource::named(kind)?;
                let left = state.public.bank.count(kind);
                let count: u8 = count.parse().ok().filter(|count| *count <= left)?;
                let goods = Goods::of(kind, u32::from(count));
                state.public.bank -= goods;
                state.secret.own[seat.index()].hand += goods;
                state.public.pieces[seat.index()].hand_size += goods.total() as u8;
            }
        }
        ("cards", cards) => {
            for card in cards {
                take_card(state, seat, Development::named(card)?)?;
            }
        }
        ("fresh", cards) => {
            for card in cards {
                take_card(state, seat, Development::named(card)?)?;
                state.secret.own[seat.index()].fresh += Cards::of(Development::named(card)?, 1);
                state.public.cards_new += 1;
            }
        }
        ("knights", [count]) => {
            let left = state.secret.deck.count(Development::Knight);
            let count: u8 = count.parse().ok().filter(|count| *count <= left)?;
            let knights = Cards::of(Development::Knight, u32::from(count));
            state.secret.deck -= knights;
            state.public.deck_left -= count;
            state.public.played += knights;
            state.public.pieces[seat.index()].knights += count;
        }
        ("discards", [count]) => phase::discards(state, seat, count)?,
        ("trade-cards", [count]) => {
            let two = &mut state.public.two;
            let held = two.trade_cards.get_mut(seat.index())?;
            let count: u8 = count.parse().ok()?;
            two.supply = (two.supply + *held).checked_sub(count)?;
            *held = count;
        }
        _ => return None,
    }
    Some(())
}

fn take_card(state: &mut State, seat: Seat, card: Development) -> Option<()> {
    let one = Cards::of(card, 1);
    state.secret.deck.covers(one).then_some(())?;
    state.secret.deck -= one;
    state.public.deck_left -= 1;
    state.secret.own[seat.index()].cards += one;
    state.public.pieces[seat.index()].cards_held += 1;
    Some(())
}

fn put(rules: &Rules, state: &mut State, seat: Seat, piece: &str, place: &str) -> Option<()> {
    let stock = *state.pieces(seat);
    let mut log: Log<Event> = Log::off();
    let mut play = Play::new(rules, state, &mut log);
    match piece {
        "road" if stock.roads_left > 0 => {
            let edge = read_edge(rules, place)?;
            play.state()
                .public
                .free
                .contains(edge)
                .then(|| play.place_road(seat, edge))
        }
        "ship" | "fresh-ship" | "warship" => {
            let edge = read_edge(rules, place)?;
            let sea = &play.state().public.sea;
            (sea.free.contains(edge) && play.state().fleet(seat).ships_left > 0).then_some(())?;
            play.place_ship(seat, edge);
            match piece {
                "fresh-ship" => play.mark_fresh(edge),
                "warship" => play.arm_ship(seat, edge),
                _ => {}
            }
            Some(())
        }
        "settlement" | "city" => {
            let corner = read_corner(rules, place)?;
            let is_free = !play.state().public.buildings.contains(corner);
            (is_free && stock.settlements_left > 0).then(|| play.place_settlement(seat, corner))?;
            match piece {
                "city" => (stock.cities_left > 0).then(|| play.place_city(seat, corner)),
                _ => Some(()),
            }
        }
        _ => None,
    }
}

/// Lines about the sea that belong to no seat.
fn at_sea(rules: &Rules, state: &mut State, words: &[&str]) -> Option<()> {
    rules.is_at_sea().then_some(())?;
    let mut log: Log<Event> = Log::off();
    let turn = state.public.turn;
    match *words {
        ["ship-moved"] => state.public.sea.ship_moved = true,
        ["pirate", place] => state.public.sea.pirate = read_haven(rules, place)?,
        ["found", hex, terrain, ref number @ ..] => {
            let hex = read_hex(rules, hex)?;
            chart::fog(rules, &state.public)
                .contains(hex)
                .then_some(())?;
            let terrain = Terrain::named(terrain)?;
            (fog::terrains_left(rules, &state.public).count(terrain) > 0).then_some(())?;
            let numbers = fog::numbers_left(rules, &state.public);
            let mut play = Play::new(rules, state, &mut log);
            play.discover(turn, hex, terrain);
            if let [number] = number {
                let number: u8 = number.parse().ok()?;
                (*numbers.get(usize::from(number))? > 0).then_some(())?;
                play.lay_number(hex, number);
            }
        }
        _ => return None,
    }
    Some(())
}

/// What a seat has won at sea.
fn win_at_sea(state: &mut State, seat: Seat, words: &[&str]) -> Option<()> {
    let sea = &mut state.public.sea;
    let fleet = &mut sea.fleets[seat.index()];
    match *words {
        ["cloth", count] => {
            let count: u8 = count.parse().ok()?;
            sea.cloth_left = sea.cloth_left.checked_sub(count)?;
            let points = &mut state.public.pieces[seat.index()].points;
            *points -= fleet.cloth / 2;
            fleet.cloth += count;
            *points += fleet.cloth / 2;
        }
        ["token", kind] => fleet.tokens |= 1 << Harbour::named(kind)?.index(),
        ["lairs", count] if fleet.lairs > 0 => {
            fleet.lairs = count.parse().ok().filter(|count| (1..=3).contains(count))?;
        }
        ["wonder", wonder, level] => {
            fleet.ships_left = fleet.ships_left.checked_sub(1)?;
            fleet.wonder = Some(Wonder::named(wonder)?);
            fleet.level = level.parse().ok().filter(|level| *level < 4)?;
        }
        _ => return None,
    }
    Some(())
}

/// Gives both awards to whoever leads alone; a tie leaves them on the table.
fn settle_awards(rules: &Rules, state: &mut State) {
    for seat in Seat::all(rules.owners) {
        let length = route::length(rules, state, seat);
        let counts = length >= 5 && (!rules.is_at_sea() || rules.sea().longest_route);
        state.public.pieces[seat.index()].route = if counts { length } else { 0 };
    }
    let leader = |value: &dyn Fn(Seat) -> u8, least: u8, count: u8| {
        let best = Seat::all(count).map(value).max().unwrap_or(0);
        let mut leaders = Seat::all(count).filter(|seat| value(*seat) == best);
        let first = leaders.next();
        if best >= least && leaders.next().is_none() {
            first
        } else {
            None
        }
    };
    let route = leader(&|seat| state.pieces(seat).route, 5, rules.owners);
    let army = leader(&|seat| state.pieces(seat).knights, 3, rules.players);
    let mut log: Log<Event> = Log::off();
    let mut play = Play::new(rules, state, &mut log);
    play.award_route(route);
    play.award_army(army);
}

fn hand_award(rules: &Rules, state: &mut State, words: &[&str]) -> Option<()> {
    let [what, name] = *words else { return None };
    let holder = if name == "nobody" {
        None
    } else {
        Some(read_seat(rules, name)?)
    };
    let mut log: Log<Event> = Log::off();
    let mut play = Play::new(rules, state, &mut log);
    match what {
        "route" => play.award_route(holder),
        "army" if holder.is_none_or(|seat| seat.0 < rules.players) => play.award_army(holder),
        _ => return None,
    }
    Some(())
}

fn read_seat(rules: &Rules, name: &str) -> Option<Seat> {
    debug_assert!(!rules.setup.seat_names().is_empty());
    Seat::all(rules.owners).find(|seat| seat_name(rules, *seat) == name)
}
