//! Goes along with a game: what has to be remembered from step to step, and what a step must do.

use std::collections::BTreeSet;

use board::{Chance, Ending, Event, KnightAction, KnightEvent, KnightTask, Rules, State, Task};
use game::{Game, Seat, Step, StepOf};

use super::counts::Battle;
use super::decks::{Deck, deck_of};
use super::effects;
use super::geometry::{Corner, read_corner};
use super::world::{Purse, World, world};

/// What the oracle remembers.
pub struct Follow {
    pub world: World,
    pub decks: [Deck; 3],
    /// CK-42: knights of the seat on turn that were active when its turn began, and ever since.
    pub ready: BTreeSet<Corner>,
    pub promoted: BTreeSet<Corner>,
    /// Kinds named with a Merchant Fleet this turn.
    pub fleet: BTreeSet<String>,
    /// Commercial Harbor: lies open this turn, and who has had an exchange.
    pub harbour: bool,
    pub bartered: BTreeSet<usize>,
    pub points: Vec<u32>,
    holder: Option<usize>,
    /// Pieces have moved since routes were last measured.
    moved: bool,
    committed: BTreeSet<Corner>,
    battle: Option<Battle>,
    seen: Battle,
    pub counted: Counted,
}

/// How often something was compared; a comparison that never took place proves nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counted {
    pub yields: u32,
    pub sevens: u32,
    pub battles: u32,
    pub lost: u32,
    pub routes: u32,
    pub returned: u32,
    pub aqueducts: u32,
    pub shortages: u32,
    pub hands: u32,
}

impl Counted {
    fn all(&mut self) -> [&mut u32; 9] {
        [
            &mut self.yields,
            &mut self.sevens,
            &mut self.battles,
            &mut self.lost,
            &mut self.routes,
            &mut self.returned,
            &mut self.aqueducts,
            &mut self.hands,
            &mut self.shortages,
        ]
    }

    pub fn add(&mut self, mut other: Counted) {
        for (sum, more) in self.all().into_iter().zip(other.all()) {
            *sum += *more;
        }
    }

    /// Has everything taken place that every few games bring? The bank is seldom empty.
    pub fn is_rich(mut self) -> bool {
        let [usual @ .., _] = self.all();
        usual.iter().all(|count| **count > 0)
    }
}

impl Follow {
    pub fn new(rules: &Rules, state: &State) -> Follow {
        let world = world(rules, state);
        Follow {
            points: vec![0; world.players.len()],
            world,
            decks: Deck::all(),
            ready: BTreeSet::new(),
            promoted: BTreeSet::new(),
            fleet: BTreeSet::new(),
            harbour: false,
            bartered: BTreeSet::new(),
            holder: None,
            moved: false,
            committed: BTreeSet::new(),
            battle: None,
            seen: Battle::default(),
            counted: Counted::default(),
        }
    }

    /// CK-R-51: the card that is drawn now is one that can be on top.
    pub fn before_draw(&mut self, rules: &Rules, state: &State) {
        let Task::Knights(KnightTask::Draw(_, area)) = state.task() else {
            return;
        };
        let outcomes = game::outcomes(rules, state).into_iter();
        let listed: Purse = outcomes
            .map(|(outcome, weight)| match outcome {
                Chance::Progress(card) => (card.word(), weight),
                other => panic!("{other:?} is no card"),
            })
            .collect();
        assert_eq!(listed, self.decks[area.index()].top());
    }

    /// Looks at what a step did.
    pub fn after(
        &mut self,
        rules: &Rules,
        (before, after): (&State, &State),
        step: StepOf<Rules>,
        events: &[Event],
    ) {
        let now = world(rules, after);
        self.remember(before, step);
        for event in events {
            match event {
                Event::TurnBegan { seat } => self.begin_turn(&now, *seat),
                Event::Knights(event) => self.hear(rules, event),
                _ => {}
            }
        }
        let on_turn = &now.players[now.turn].knights;
        let is_active = |at: &Corner| on_turn.get(at).is_some_and(|knight| knight.active);
        self.ready.retain(is_active);
        self.promoted.retain(|at| on_turn.contains_key(at));
        if is_resolved(before, after) {
            self.resolve(rules, (before, after), &now);
        } else if let Some(expected) = effects::hands(rules, before, self, step) {
            let hands = now.players.iter().map(|it| &it.hand);
            assert!(hands.eq(&expected), "{step:?} leaves {expected:?}");
            self.counted.hands += 1;
        }
        self.judge(after, &now);
        self.end(rules, after);
        self.world = now;
    }

    fn begin_turn(&mut self, now: &World, seat: Seat) {
        let knights = now.players[seat.index()].knights.iter();
        let active = knights.filter(|(_, knight)| knight.active);
        self.ready = active.map(|(at, _)| *at).collect();
        self.promoted.clear();
        self.fleet.clear();
        self.harbour = false;
        self.bartered.clear();
    }

    /// What can be read from the step itself.
    fn remember(&mut self, before: &State, step: StepOf<Rules>) {
        match step {
            Step::Chance(Chance::Progress(card)) => {
                self.decks[deck_of(card.word())].draw(card.word());
            }
            Step::Act(_, board::Action::Knights(KnightAction::Exchange(with))) => {
                self.bartered.insert(with.index());
            }
            Step::Act(seat, board::Action::Knights(KnightAction::Deck(_))) => {
                assert_eq!(before.task(), Task::Knights(KnightTask::PickDeck));
                self.seen.best.insert(seat.index());
            }
            _ => {}
        }
    }

    fn hear(&mut self, rules: &Rules, event: &KnightEvent) {
        let place = |corner| read_corner(&rules.corner_name(corner));
        match event {
            KnightEvent::ProgressPlayed { card, .. } => {
                self.decks[deck_of(card.word())].put_under(card.word());
                self.harbour |= card.word() == "commercial-harbor";
            }
            KnightEvent::ProgressReturned { card, .. } => {
                let card = card.expect("the referee sees it").word();
                self.decks[deck_of(card)].put_under(card);
                self.counted.returned += 1;
            }
            KnightEvent::KindNamed { card, kind, .. } if card.word() == "merchant-fleet" => {
                self.fleet.insert(board::Countable::word(*kind).to_owned());
            }
            KnightEvent::KnightPromoted { corner, .. } => {
                self.promoted.insert(place(*corner));
            }
            KnightEvent::KnightMoved { corner, target, .. }
                if self.promoted.remove(&place(*corner)) =>
            {
                self.promoted.insert(place(*target));
            }
            KnightEvent::KnightCommitted { corner, .. } => {
                self.committed.insert(place(*corner));
            }
            KnightEvent::BarbariansLanded {
                barbarians,
                knights,
            } => self.land(rules, (*barbarians).into(), (*knights).into()),
            KnightEvent::CityLost { seat, .. } => {
                assert!(self.seen.losers.insert(seat.index()), "one city each");
            }
            KnightEvent::DefenderNamed { seat } => {
                self.seen.best.insert(seat.index());
            }
            _ => {}
        }
    }

    /// CK-54, CK-63: all active knights fight, or those that were named.
    fn land(&mut self, rules: &Rules, barbarians: u32, knights: u32) {
        let fighting = if rules.fiesepeter {
            std::mem::take(&mut self.committed)
        } else {
            let all = self.world.players.iter().flat_map(|it| &it.knights);
            let active = all.filter(|(_, knight)| knight.active);
            active.map(|(at, _)| *at).collect()
        };
        let battle = self.world.battle(&fighting);
        assert_eq!((battle.barbarians, battle.knights), (barbarians, knights));
        self.battle = Some(battle);
    }

    /// The roll pays, or it is a seven; a battle is over before.
    fn resolve(&mut self, rules: &Rules, (before, after): (&State, &State), now: &World) {
        if let Some(battle) = self.battle.take() {
            let seen = std::mem::take(&mut self.seen);
            assert_eq!((&seen.losers, &seen.best), (&battle.losers, &battle.best));
            self.counted.battles += 1;
            self.counted.lost += battle.losers.len() as u32;
        }
        let [red, yellow] = after.public.knights.dice;
        let roll = u32::from(red + yellow);
        if roll == 7 {
            self.seven(rules, after, now);
            return;
        }
        let rich = World {
            bank: world(rules, before).bank,
            ..now.clone()
        };
        let yields = rich.yields(roll);
        self.counted.shortages += u32::from(yields != rich.claims(roll));
        for (seat, paid) in yields.iter().enumerate() {
            let mut hand = self.world.players[seat].hand.clone();
            for (kind, count) in paid {
                *hand.entry(kind).or_default() += count;
            }
            assert_eq!(now.players[seat].hand, hand, "roll {roll}, seat {seat}");
        }
        self.counted.yields += 1;
        self.aqueduct(after, &rich, (roll, &yields));
    }

    /// CK-27, CK-R-36: who got nothing and has the Aqueduct is asked.
    fn aqueduct(&mut self, after: &State, rich: &World, (roll, yields): (u32, &[Purse])) {
        let seats = 0..yields.len();
        let gold = |seat: &usize| rich.is_owed_gold(*seat, roll);
        let is_dry = |seat: &usize| {
            yields[*seat].is_empty() && rich.players[*seat].levels[2] >= 3 && !gold(seat)
        };
        let dry: BTreeSet<usize> = seats.clone().filter(is_dry).collect();
        let is_over = after.public.ending.is_some();
        let is_poor = !super::world::RESOURCES
            .iter()
            .any(|kind| rich.bank.contains_key(kind));
        if seats.clone().any(|seat| gold(&seat)) || is_over || is_poor {
            return;
        }
        let asked = after.task() == Task::Knights(KnightTask::Aqueduct);
        let due = after.public.knights.due.iter().map(Seat::index);
        let due: BTreeSet<usize> = due.filter(|_| asked).collect();
        assert_eq!(due, dry, "the Aqueduct");
        self.counted.aqueducts += dry.len() as u32;
    }

    /// CK-28 … CK-30.
    fn seven(&mut self, rules: &Rules, after: &State, now: &World) {
        let mut anybody = false;
        for (seat, player) in now.players.iter().enumerate() {
            let limit = u32::from(rules.hand_limit) + 2 * player.walls.len() as u32;
            let cards = player.cards();
            let due = if cards > limit { cards / 2 } else { 0 };
            let asked = after.public.pieces[seat].to_discard;
            assert_eq!(u32::from(asked), due, "seven, seat {seat}");
            assert_eq!(player.hand, self.world.players[seat].hand);
            anybody |= due > 0;
        }
        let next = if anybody {
            Task::Discard
        } else if now.landed {
            Task::MoveRobber
        } else {
            Task::Main
        };
        assert!(after.task() == next || rules.outcome(after).is_some());
        self.counted.sevens += 1;
    }

    /// BASE-76, CK-9, CK-48: the award, and everybody's points.
    fn judge(&mut self, after: &State, now: &World) {
        let shape = |world: &World| -> Vec<_> {
            let all = world.players.iter();
            all.map(|it| (it.lines(), it.buildings(), it.knights.clone()))
                .collect()
        };
        self.moved |= shape(now) != shape(&self.world);
        if is_judged_later(after) {
            return;
        }
        if std::mem::take(&mut self.moved) {
            let routes: Vec<u32> = (0..now.players.len()).map(|seat| now.route(seat)).collect();
            let most = routes.iter().copied().max().unwrap_or(0);
            let longest: Vec<usize> = (0..routes.len())
                .filter(|seat| most >= 5 && routes[*seat] == most)
                .collect();
            self.holder = match (self.holder, &longest[..]) {
                (Some(holder), _) if longest.contains(&holder) => Some(holder),
                (_, [only]) => Some(*only),
                _ => None,
            };
            self.counted.routes += 1;
        }
        assert_eq!(after.public.route_holder.map(Seat::index), self.holder);
        for (seat, points) in self.points.iter_mut().enumerate() {
            let told = u32::from(after.public.pieces[seat].points);
            *points = now.points(seat) + 2 * u32::from(self.holder == Some(seat));
            // Islands bring points, too; they are the sea's affair.
            let is_right = *points == told || now.is_at_sea && *points < told;
            assert!(is_right, "seat {seat} has {points} points, not {told}");
            *points = told;
        }
    }

    /// CK-10: whoever is on turn and has enough has won, and nobody else.
    fn end(&self, rules: &Rules, after: &State) {
        let turn = after.public.turn.index();
        let has_won = self.points[turn] >= u32::from(rules.goal);
        match after.public.ending {
            Some(Ending::Won(seat)) => {
                assert_eq!(seat.index(), turn);
                let points = after.public.pieces[turn].points;
                assert!(points >= rules.goal);
            }
            Some(Ending::Draw) => {}
            None => assert!(!has_won || is_judged_later(after)),
        }
    }
}

/// An action with several steps is under way (CK-R-37), or nothing matters any more.
fn is_judged_later(state: &State) -> bool {
    let judge = Task::Knights(KnightTask::Judge);
    let founds = [Task::FoundSettlement, Task::FoundRoad, Task::RollForStart];
    let mut tasks = state.public.agenda.iter();
    tasks.any(|task| task == judge || founds.contains(&task)) || state.public.ending.is_some()
}

/// Was the roll still to be paid before, and is it paid now?
fn is_resolved(before: &State, after: &State) -> bool {
    let waits = |state: &State| {
        let mut tasks = state.public.agenda.iter();
        tasks.any(|task| {
            matches!(
                task,
                Task::Knights(KnightTask::Resolve | KnightTask::Roll | KnightTask::EventDie)
            )
        })
    };
    waits(before) && !waits(after) && after.public.ending.is_none()
}
