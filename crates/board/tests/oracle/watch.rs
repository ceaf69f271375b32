//! Looks on while a game is played, and compares everything with the dossier.

use std::collections::{BTreeMap, BTreeSet};

use board::{Action, Chance, Ending, Rules, State, Task, Terrain};
use game::{Awaits, Game, Notation, Seat, Step, StepOf};

use super::book::Book;
use super::geometry::{Hex, ends, normal, read_edge, read_hex};
use super::ledger::Ledger;
use super::menu;
use super::roll::{self, Cards};
use super::world::World;

/// How often something was compared, by its name: verbs of menus, and moments.
pub type Seen = BTreeMap<String, u32>;

pub struct Watcher {
    book: &'static Book,
    ledger: Ledger,
    pub seen: Seen,
}

impl Watcher {
    pub fn new(rules: &Rules) -> Watcher {
        let id = rules.setup.options.scenario.as_deref();
        let book = Book::open(id.expect("a printed scenario"), usize::from(rules.players));
        // One for each game of a test.
        let book = Box::leak(Box::new(book));
        Watcher {
            ledger: Ledger::new(book),
            book,
            seen: Seen::new(),
        }
    }

    fn saw(&mut self, what: &str) {
        *self.seen.entry(what.to_owned()).or_default() += 1;
    }

    /// Compares the menus of all who are asked.
    pub fn look(&mut self, rules: &Rules, state: &State) {
        let Awaits::Seats(seats) = rules.awaits(state) else {
            return;
        };
        for seat in seats.iter() {
            let world = World::new(rules, state, self.book);
            let Some(expected) = menu::of(&world, &self.ledger, seat.index()) else {
                continue;
            };
            let listed = game::actions(rules, state, seat).into_iter();
            let listed: BTreeSet<String> = listed.map(|it| normal(&it.write(rules))).collect();
            let extra: Vec<_> = listed.difference(&expected).collect();
            let missing: Vec<_> = expected.difference(&listed).collect();
            assert!(
                extra.is_empty() && missing.is_empty(),
                "{seat:?} at {:?}: offered against the dossier {extra:?}, not offered {missing:?}",
                state.task()
            );
            self.saw("menu");
            let verbs = listed.iter().filter_map(|it| it.split(' ').next());
            let verbs: BTreeSet<String> = verbs.map(str::to_owned).collect();
            for verb in verbs {
                self.saw(&verb);
            }
        }
    }

    /// Follows one step and compares what came of it.
    pub fn follow(&mut self, rules: &Rules, states: [&State; 2], step: &StepOf<Rules>) {
        let [before, after] = states.map(|state| World::new(rules, state, self.book));
        self.ledger.note(&before, step, &after);
        self.check_roll(&before, step, &after);
        self.check_discovery(&before, step, &after);
        self.check_accounts(&after);
        self.check_end(&after);
    }

    /// Cards, gold and cloth of a roll; the fleet.
    fn check_roll(&mut self, before: &World, step: &StepOf<Rules>, after: &World) {
        let mut cards = Cards::of(before);
        let resolved = |world: &World| {
            let mut tasks = world.state.public.agenda.iter();
            tasks.find_map(|task| match task {
                Task::Resolve(sum) => Some(sum),
                _ => None,
            })
        };
        let sum = match (before.state.task(), step) {
            (Task::Dice, Step::Chance(Chance::Dice(one, two))) => {
                if before.book.is("pirate_islands") {
                    self.check_fleet(before, [*one, *two], after);
                }
                one + two
            }
            (Task::FleetTakes(seat, _), Step::Chance(Chance::Stolen(kind))) => {
                cards.give(seat.index(), *kind);
                resolved(before).expect("the fleet comes before the roll")
            }
            (Task::Gold(seat), Step::Act(_, Action::Take(kind))) if resolved(before).is_some() => {
                cards.take(seat.index(), *kind);
                resolved(before).expect("looked at")
            }
            _ => return,
        };
        if resolved(after).is_some() {
            assert_eq!(Cards::of(after), cards, "the fleet comes first");
            return;
        }
        let mut owed = vec![0; before.sides.len()];
        if sum != 7 {
            roll::pay(before, sum, &mut cards);
            roll::pay_cloth(before, sum, &mut self.ledger);
            owed = roll::gold(before, sum);
        }
        assert_eq!(Cards::of(after), cards, "a roll of {sum}");
        self.check_gold(after, &owed);
        self.saw("production");
    }

    /// SEA-92 … SEA-94: who is owed gold is asked, from the player on turn on.
    fn check_gold(&mut self, after: &World, owed: &[u32]) {
        let bank = after.state.public.bank.total();
        let tasks = after.state.public.agenda.iter();
        let asked = tasks.filter_map(|task| match task {
            Task::Gold(seat) => Some(seat.index()),
            _ => None,
        });
        let mut asked: Vec<usize> = asked.collect();
        asked.reverse();
        let order = after.in_turn_order().into_iter();
        let due: Vec<usize> = order.filter(|seat| owed[*seat] > 0 && bank > 0).collect();
        assert_eq!(asked, due, "gold");
        for seat in due {
            let kept = after.state.fleet(Seat(seat as u8)).gold;
            assert_eq!(u32::from(kept), owed[seat]);
            self.saw("gold");
        }
    }

    /// SC7-9 … SC7-13.
    fn check_fleet(&mut self, before: &World, dice: [u8; 2], after: &World) {
        let strength = dice[0].min(dice[1]);
        let path = &before.book.path;
        let at = before
            .pirate
            .and_then(|hex| path.iter().position(|it| *it == hex));
        let to = at.map(|at| path[(at + usize::from(strength)) % path.len()]);
        assert_eq!(after.pirate, to, "the fleet sails by the lower die");
        if to.is_none() {
            return;
        }
        let fights = roll::fights(
            &World {
                pirate: to,
                ..World::new(before.rules, before.state, before.book)
            },
            strength,
            &self.ledger,
        );
        let bank = before.state.public.bank.total();
        let expected: Vec<Task> = fights
            .into_iter()
            .filter(|task| !matches!(task, Task::Gold(_)) || bank > 0)
            .collect();
        let tasks: Vec<Task> = after.state.public.agenda.iter().collect();
        let from = tasks
            .iter()
            .position(|task| matches!(task, Task::Resolve(_)));
        let mut pending: Vec<Task> = from.map_or_else(Vec::new, |at| tasks[at + 1..].to_vec());
        pending.reverse();
        assert_eq!(pending, expected, "the fights of the fleet");
        self.saw("fleet");
        for _ in expected {
            self.saw("fight");
        }
    }

    /// SC3-5 … SC3-7, SEA-R-14.
    fn check_discovery(&mut self, before: &World, step: &StepOf<Rules>, after: &World) {
        let place = |hex| read_hex(&before.rules.hex_name(hex)).expect("a hex");
        match (before.state.task(), step) {
            (_, Step::Act(_, Action::Road(edge) | Action::Ship(edge))) => {
                let edge = read_edge(&before.rules.edge_name(*edge)).expect("an edge");
                let corners = ends(edge).into_iter().flatten();
                let unseen = corners.filter(|hex| before.terrain(*hex) == Terrain::Fog);
                let unseen: BTreeSet<Hex> = unseen.map(|(q, r)| (r, q)).collect();
                let tasks = after.state.public.agenda.iter();
                let waiting = tasks.filter_map(|task| match task {
                    Task::Discover(hex) => Some(place(hex)),
                    _ => None,
                });
                let mut waiting: Vec<Hex> = waiting.map(|(q, r)| (r, q)).collect();
                waiting.reverse();
                assert_eq!(
                    waiting,
                    unseen.into_iter().collect::<Vec<_>>(),
                    "what is found"
                );
            }
            (Task::Discover(hex), Step::Chance(Chance::Tile(terrain))) => {
                assert_eq!(after.terrain(place(hex)), *terrain);
                let numbered = after.state.task() == Task::FogNumber(hex);
                assert_eq!(numbered, *terrain != Terrain::Sea, "land gets a number");
                self.saw("discovery");
            }
            (Task::FogNumber(hex), Step::Chance(Chance::Number(number))) => {
                let seat = before.turn();
                let mut cards = Cards::of(before);
                assert_eq!(after.tiles[&place(hex)].1, Some(*number));
                match before.terrain(place(hex)).resource() {
                    Some(kind) if cards.bank[kind as usize] > 0 => cards.take(seat, kind),
                    Some(_) => {}
                    None => assert_eq!(after.state.fleet(Seat(seat as u8)).gold, 1),
                }
                assert_eq!(Cards::of(after), cards, "the reward");
            }
            _ => {}
        }
    }

    /// Everything that is written down against everything that is kept.
    fn check_accounts(&self, after: &World) {
        let (ledger, state) = (&self.ledger, after.state);
        let sea = &state.public.sea;
        for seat in Seat::all(after.rules.players) {
            let (index, fleet) = (seat.index(), state.fleet(seat));
            assert_eq!(
                state.pieces(seat).points,
                ledger.points(after, index),
                "{seat:?}"
            );
            assert_eq!(fleet.cloth, ledger.cloth[index], "cloth of {seat:?}");
            assert_eq!(
                fleet.ships_left as usize,
                15 - after.sides[index].ships.len()
            );
            let wonder = fleet.wonder.map(|wonder| (wonder, fleet.level));
            assert_eq!(wonder, ledger.wonders[index]);
            if state.task() != Task::RollForStart {
                assert_eq!(fleet.lairs, ledger.lairs[index], "lairs of {seat:?}");
            }
        }
        let warships = sea.warships.into_iter();
        let warships = warships.map(|it| read_edge(&after.rules.edge_name(it)).expect("an edge"));
        assert_eq!(warships.collect::<BTreeSet<_>>(), ledger.warships);
        for (village, kept) in ledger.villages.iter().zip(&sea.villages) {
            let traders = kept.traders.iter().map(Seat::index).collect();
            assert_eq!((village.cloth, &village.traders), (kept.cloth, &traders));
        }
        assert_eq!(sea.cloth_left, ledger.cloth_left);
        assert_eq!(sea.gifts.count_ones() as usize, ledger.gifts.len());
        let holders = [state.public.route_holder, state.public.army_holder];
        let holders = holders.map(|holder| holder.map(Seat::index));
        assert_eq!(holders, [ledger.route, ledger.army], "route and army");
    }

    /// SEA-128, SEA-129, SC6-18, SC6-19, SC7-29, SC8-16, SEA-R-34, SEA-R-42.
    fn check_end(&mut self, after: &World) {
        let (ledger, state, seat) = (&self.ledger, after.state, after.turn());
        let enough = ledger.all_points(after, seat) >= after.rules.goal;
        let level = |seat: usize| ledger.wonders[seat].map_or(0, |it| it.1);
        let leads = || (0..after.sides.len()).all(|it| it == seat || level(it) < level(seat));
        let wins = match &*after.book.scenario {
            "pirate_islands" => enough && ledger.lairs[seat] == 0,
            "wonders_of_catan" => level(seat) == 4 || enough && leads(),
            _ => enough,
        };
        let is_dry = ledger.villages.iter().filter(|it| it.cloth == 0).count() >= 5;
        let goes_on = matches!(
            state.task(),
            Task::Gold(_)
                | Task::Discover(_)
                | Task::FogNumber(_)
                | Task::PlaceHarbour
                | Task::DrawGift
        );
        let expected = match () {
            () if goes_on => None,
            () if wins => Some(seat),
            () if is_dry => {
                let order = after.in_turn_order().into_iter().rev();
                order.max_by_key(|it| (ledger.all_points(after, *it), ledger.cloth[*it]))
            }
            () => None,
        };
        let winner = match state.public.ending {
            Some(Ending::Won(winner)) => Some(winner.index()),
            Some(Ending::Draw) | None => None,
        };
        assert_eq!(winner, expected, "the end");
        if expected.is_some() {
            self.saw("end");
        }
    }
}
