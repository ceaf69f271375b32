//! Pairs of worlds: equal in everything a viewer may know, different in what is hidden. Whatever
//! the table tells this viewer must be equal, letter by letter, for as long as it stays so.
//!
//! What a viewer may know is the family's to say, and its own tests examine that. Here the frames,
//! menus and answers that are made of it are compared, and each frame with what a stranger is told,
//! by a list of secrets that knows nothing of views.

mod counsel;
#[path = "../tests/known/mod.rs"]
mod known;
mod variants;

use std::collections::BTreeMap;

use families::{Family, Listing, OptionsOf, Override, Visitor, listings, visit};
use game::testing::{TestLuck, games, next_step};
use game::{Awaits, Choices, Log, Luck, Seat, Setup, Step, StepOf, Tickets, Viewer, actions};
use protocol::{Scene, Update};
use serde_json::Value;

use crate::audience::glimpse;
use crate::pictures;
use crate::prompt::Prompt;
use known::Tally;
use variants::variants;

/// A game is followed for so many steps; in one of so many a pair of worlds begins.
const STEPS: u32 = 500;
const PAIR: u32 = 25;
/// So many of them in one game at most.
const OF_A_GAME: u32 = 8;
/// A pair is followed until it has gone so many steps.
const FOLLOWED: u32 = 8;

/// Events that lay open before everybody what was hidden, and the rule by which they do.
const PUBLIC: [(&str, &str); 4] = [
    ("board discarded", "BASE-R-11"),
    ("board monopolised", "BASE-R-28"),
    // Which cards change hands is known to those concerned; that some do, to all.
    ("board handed", "CK-R-44"),
    ("board barter-failed", "CK-R-44"),
];

/// One world of a pair, with everything that happened in it.
struct World<G: Family> {
    state: G::State,
    past: Vec<(u32, G::Event)>,
    step: u32,
    prompts: Vec<Prompt<G>>,
}

impl<G: Family> Clone for World<G> {
    fn clone(&self) -> World<G> {
        let copy = |prompt: &Prompt<G>| Prompt {
            number: prompt.number,
            actions: prompt.actions.clone(),
            forms: prompt.forms,
        };
        World {
            state: self.state.clone(),
            past: self.past.clone(),
            step: self.step,
            prompts: self.prompts.iter().map(copy).collect(),
        }
    }
}

impl<G: Family> World<G> {
    fn begin(game: &G) -> World<G> {
        let state = game.start();
        let first = |seat| Prompt::first(game, &state, seat);
        World {
            prompts: Seat::all(game.seats()).map(first).collect(),
            past: Vec::new(),
            step: 0,
            state,
        }
    }

    /// The same world to a viewer, with something else hidden. Questions are asked anew.
    fn imagined(&self, game: &G, viewer: Viewer, luck: &mut TestLuck) -> World<G> {
        let state = game.imagine(&game.view(&self.state, viewer), luck);
        let prompts = self.prompts.iter().zip((0..).map(Seat));
        let again = |(prompt, seat): (&Prompt<G>, Seat)| Prompt {
            number: prompt.number,
            ..Prompt::first(game, &state, seat)
        };
        World {
            prompts: prompts.map(again).collect(),
            state,
            ..self.clone()
        }
    }

    /// As a table does it.
    fn go_on(&mut self, game: &G, step: StepOf<G>) {
        let mut log = Log::on();
        game.apply(&mut self.state, step, &mut log);
        self.step += 1;
        let number = self.step;
        self.past
            .extend(log.take().into_iter().map(|event| (number, event)));
        let actor = match step {
            Step::Act(seat, _) => Some(seat),
            Step::Chance(_) => None,
        };
        for (prompt, seat) in self.prompts.iter_mut().zip((0..).map(Seat)) {
            prompt.renew(game, &self.state, seat, actor == Some(seat));
        }
    }

    /// What the viewer is told after the steps since `since`.
    fn told(&self, game: &G, viewer: Viewer, since: u32) -> (Update, Scene) {
        let prompt = match viewer {
            Viewer::Seat(seat) => Some(&self.prompts[seat.index()]),
            Viewer::Spectator | Viewer::Referee => None,
        };
        let seen = glimpse(game, &self.state, &self.past, prompt, viewer, since);
        let awaited = match game.awaits(&self.state) {
            Awaits::Seats(seats) => seats.iter().map(|seat| seat.0).collect(),
            Awaits::Chance | Awaits::Over(_) => Vec::new(),
        };
        let update = Update {
            version: self.step,
            prompt: seen.prompt,
            sentence: seen.sentence,
            awaited,
            events: seen.events,
            picture: seen.picture,
            choices: seen.choices,
            forms: seen.forms,
            clocks: Vec::new(),
            idle: Vec::new(),
            timed_out: Vec::new(),
            ending: None,
        };
        (update, pictures::scene(game, &self.state))
    }

    /// What the viewer has heard of the last step, as the family tells it.
    fn news(&self, game: &G, viewer: Viewer) -> Vec<G::Event> {
        let last = self.past.iter().rev();
        let last = last.take_while(|(step, _)| *step == self.step);
        last.filter_map(|(_, event)| game.redact(event, viewer))
            .collect()
    }

    fn is_over(&self, game: &G) -> bool {
        game.outcome(&self.state).is_some()
    }

    fn allows(&self, game: &G, step: &StepOf<G>) -> bool {
        match step {
            Step::Act(seat, action) => game.check(&self.state, *seat, *action).is_ok(),
            Step::Chance(outcome) => {
                game.awaits(&self.state) == Awaits::Chance
                    && game.bag(&self.state).contains(outcome)
            }
        }
    }
}

/// What was compared.
#[derive(Default)]
struct Compared {
    pairs: u32,
    of_spectators: u32,
    /// Pairs whose worlds really differ.
    different: u32,
    frames: u32,
    answers: u32,
    /// Moments at which the coach was asked in both worlds.
    counsels: u32,
    /// Pairs that ended because a step laid the difference open, by what it told.
    laid_open: BTreeMap<String, u32>,
    variants: BTreeMap<String, u32>,
    secrets: Tally,
}

/// Plays one game, with pairs beginning here and there.
struct Play<'a> {
    luck: &'a mut TestLuck,
    compared: &'a mut Compared,
}

impl Visitor for Play<'_> {
    type Out = ();

    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) {
        let setup = G::Setup::deal(&options, self.luck).expect("options can be dealt");
        let game = G::open(setup).expect("a dealt set-up opens");
        let mut world = World::begin(&game);
        let most = self.compared.pairs + OF_A_GAME;
        for _ in 0..STEPS {
            if self.compared.pairs == most {
                return;
            }
            if self.luck.below(PAIR) == 0 {
                pair(&game, &world, self.luck, self.compared, &listing.id);
            }
            match step(&game, &world, self.luck) {
                Some(step) => world.go_on(&game, step),
                None => return,
            }
        }
    }
}

/// What happens next, at random; none when the game is over.
fn step<G: Family>(game: &G, world: &World<G>, luck: &mut TestLuck) -> Option<StepOf<G>> {
    next_step(game, &world.state, luck, |seat, luck| {
        let menu = game.menu(&world.state, seat);
        menu.nth(luck.below(menu.count()))
    })
}

/// Two worlds that look the same to somebody, followed for a while.
fn pair<G: Family>(
    game: &G,
    world: &World<G>,
    luck: &mut TestLuck,
    compared: &mut Compared,
    id: &str,
) {
    if world.is_over(game) {
        return;
    }
    let viewer = match luck.below(u32::from(game.seats()) + 1) {
        0 => Viewer::Spectator,
        seat => Viewer::Seat(Seat(seat as u8 - 1)),
    };
    let (mut one, mut other) = (world.clone(), world.imagined(game, viewer, luck));
    compared.pairs += 1;
    compared.of_spectators += u32::from(viewer == Viewer::Spectator);
    compared.different += u32::from(one.state != other.state);
    compare(game, (&one, &other), viewer, compared, id);
    for _ in 0..FOLLOWED {
        let Some(step) = step(game, &one, luck) else {
            return;
        };
        // What only one of the worlds allows rests on what is hidden.
        if !other.allows(game, &step) {
            return;
        }
        one.go_on(game, step);
        other.go_on(game, step);
        // The end lays everything open.
        if one.is_over(game) || other.is_over(game) {
            return;
        }
        if one.news(game, viewer) != other.news(game, viewer) {
            check_laid_open(game, (&one, &other), viewer, compared, id);
            return;
        }
        compare(game, (&one, &other), viewer, compared, id);
    }
}

/// What a step tells of what was hidden is told by the rules, and to whom they tell it.
fn check_laid_open<G: Family>(
    game: &G,
    (one, other): (&World<G>, &World<G>),
    viewer: Viewer,
    compared: &mut Compared,
    id: &str,
) {
    let events = [one, other].map(|world| {
        let seen = json(&world.told(game, viewer, world.step - 1).0);
        let measure = json(&world.told(game, Viewer::Spectator, world.step - 1).0);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.0.into()),
            Viewer::Spectator | Viewer::Referee => None,
        };
        known::search(&seen);
        known::compare(&seen, &measure, seat, &mut compared.secrets);
        let events = seen["events"].as_array().cloned().unwrap_or_default();
        let event = |mut entry: Value| entry["event"].take();
        events.into_iter().map(event).collect::<Vec<Value>>()
    });
    let [here, there] = events;
    let mut pairs = here.iter().zip(&there);
    let (event, instead) = pairs
        .find(|(here, there)| here != there)
        .unwrap_or_else(|| {
            panic!("{id}: {viewer:?} hears of more in one world: {here:?} {there:?}")
        });
    let name = format!("{} {}", text(&event["family"]), text(&event["event"]));
    let is_secret = known::SECRETS.iter().any(|(family, kind, field, _)| {
        let without = |event: &Value| {
            let mut event = event.clone();
            event[*field] = Value::Null;
            event
        };
        event["family"] == *family && event["event"] == *kind && without(event) == without(instead)
    });
    let is_public = PUBLIC.iter().any(|(it, _)| *it == name);
    assert!(
        is_secret || is_public,
        "{id}: {viewer:?} is told what is hidden: {event} or {instead}"
    );
    *compared.laid_open.entry(name).or_default() += 1;
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn json(update: &Update) -> Value {
    serde_json::to_value(update).expect("updates are plain data")
}

/// Frame, menu, picture and every answer to "why not?".
fn compare<G: Family>(
    game: &G,
    (one, other): (&World<G>, &World<G>),
    viewer: Viewer,
    compared: &mut Compared,
    id: &str,
) {
    let since = one.step.saturating_sub(1);
    let (here, there) = (
        one.told(game, viewer, since),
        other.told(game, viewer, since),
    );
    assert_eq!(here, there, "{id}: {viewer:?} is told what is hidden");
    compared.frames += 1;
    let (stranger, _) = one.told(game, Viewer::Spectator, since);
    let (seen, measure): (Value, Value) = (json(&here.0), json(&stranger));
    known::search(&seen);
    let Viewer::Seat(seat) = viewer else {
        known::compare(&seen, &measure, None, &mut compared.secrets);
        return;
    };
    known::compare(&seen, &measure, Some(seat.0.into()), &mut compared.secrets);
    counsel::compare(game, (one, other), seat, compared, id);
    // Whatever anybody could do here, somebody may ask whether they could.
    for asked in Seat::all(game.seats()) {
        for action in actions(game, &one.state, asked) {
            let why = game.check(&one.state, seat, action);
            let why_there = game.check(&other.state, seat, action);
            assert_eq!(why, why_there, "{id}: an answer tells {viewer:?} a secret");
            compared.answers += 1;
        }
    }
}

#[test]
fn what_is_hidden_changes_nothing_anybody_is_told() {
    let most = games(500, 10_000);
    let mut compared = Compared::default();
    let mut luck = TestLuck(14);
    let mut number = 0;
    while compared.pairs < most {
        for listing in listings() {
            let variants = variants(listing);
            // Neighbours are varied differently, so that a few games see many variants.
            let variant = &variants[number % variants.len()];
            let span = usize::from(listing.seats.end() - listing.seats.start()) + 1;
            let seats = listing.seats.start() + (number % span) as u8;
            number += 1;
            let play = Play {
                luck: &mut luck,
                compared: &mut compared,
            };
            let options: Vec<Override> = variant.iter().cloned().collect();
            visit(&listing.id, Some(seats), &options, play).expect("every game can be played");
            let name = |it: &Override| format!("{}={}", it.key, it.value);
            let name = variant.as_ref().map_or_else(|| "usual".to_owned(), name);
            *compared.variants.entry(name).or_default() += 1;
        }
    }
    let Compared {
        pairs,
        of_spectators,
        different,
        frames,
        answers,
        counsels,
        laid_open,
        variants,
        secrets,
    } = compared;
    println!(
        "{pairs} pairs ({of_spectators} of spectators, {different} with worlds that differ) in \
         {number} games, {frames} frames, {answers} answers, {counsels} counsels, {} laid open",
        laid_open.values().sum::<u32>()
    );
    println!("{laid_open:?}\n{variants:?}\n{secrets:?}");
    assert!(variants.len() > 12, "variants are played, too");
    assert!(of_spectators * 8 > pairs, "spectators look, too");
    assert!(different * 2 > pairs, "most worlds differ");
    assert!(counsels > 20, "the coach is asked, too");
    assert!(!secrets.is_empty(), "somebody holds a secret");
}
