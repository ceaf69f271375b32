//! What the board family says has a sentence in every language, and the sentence asks only for
//! facts it gets.

use board::{Action, Chance, Mode, Options, Rules, State, Task};
use game::testing::TestLuck;
use game::testing::speech::{Said, note, sentences};
use game::{
    Awaits, Choices as _, Describe as _, Game as _, Log, Luck as _, Notation as _, Seat, Step,
    StepOf, Tickets as _, Viewer,
};

use crate::table::{Table, beginner, on_beginner_board};

const ENGLISH: [&str; 4] = [
    include_str!("../../../../text/en/terms.ftl"),
    include_str!("../../../../text/en/dice.ftl"),
    include_str!("../../../../text/en/board.ftl"),
    include_str!("../../../../text/en/rules-base.ftl"),
];
const GERMAN: [&str; 4] = [
    include_str!("../../../../text/de/terms.ftl"),
    include_str!("../../../../text/de/dice.ftl"),
    include_str!("../../../../text/de/board.ftl"),
    include_str!("../../../../text/de/rules-base.ftl"),
];

/// Actions of every kind, possible and impossible ones.
fn every_action(rules: &Rules) -> Vec<Action> {
    let kinds = ["lumber", "brick", "wool", "grain", "ore"];
    let mut texts: Vec<String> = "roll end buy knight road-building invention waive accept reject \
        withdraw force-trade robber-home give-up-knight"
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    for kind in kinds {
        for verb in [
            "monopoly",
            "take",
            "discard",
            "give",
            "bank ore",
            "bank wool",
        ] {
            texts.push(format!("{verb} {kind}"));
        }
        texts.push(format!("ask 1 {kind}"));
        for verb in ["offer", "counter", "propose"] {
            texts.push(format!("{verb} 1 {kind} for 1 ore"));
            texts.push(format!("{verb} 19 {kind} for nothing"));
            texts.push(format!("{verb} 19 {kind} for 2 wool"));
        }
        texts.push(format!("offer 1 {kind} for 1 ore to blue"));
    }
    texts.push("ask nothing".to_owned());
    for seat in ["red", "blue", "orange", "white"] {
        texts.push(format!("conclude {seat}"));
        texts.push(format!("rob {seat}"));
        texts.push(format!("road 0,0.E for {seat}"));
        texts.push(format!("settle 0,0.N for {seat}"));
    }
    let grid = &rules.grid;
    texts.extend(
        grid.all_hexes()
            .into_iter()
            .map(|hex| format!("robber {}", rules.hex_name(hex))),
    );
    texts.extend(
        grid.all_edges()
            .into_iter()
            .map(|edge| format!("road {}", rules.edge_name(edge))),
    );
    for corner in grid.all_corners() {
        texts.push(format!("settle {}", rules.corner_name(corner)));
        texts.push(format!("city {}", rules.corner_name(corner)));
    }
    texts
        .iter()
        .filter_map(|text| Action::read(text, rules))
        .collect()
}

/// Any step the table could take next, or an offer now and then; none when the game is over.
pub fn random_step(rules: &Rules, state: &State, luck: &mut TestLuck) -> Option<StepOf<Rules>> {
    let seats = match rules.awaits(state) {
        Awaits::Over(_) => return None,
        Awaits::Chance => {
            let bag = rules.bag(state);
            let chance: Chance = bag.nth(luck.below(bag.total()));
            return Some(Step::Chance(chance));
        }
        Awaits::Seats(seats) => seats,
    };
    let proposal = Action::read("propose 1 wool for 1 ore", rules)?;
    let may_propose = |seat: &Seat| rules.check(state, *seat, proposal).is_ok();
    let proposer = Seat::all(rules.players).find(may_propose);
    if let Some(seat) = proposer.filter(|_| luck.below(4) == 0) {
        return Some(Step::Act(seat, proposal));
    }
    let seat = seats.iter().nth(luck.below(seats.len()) as usize)?;
    for form in [
        "offer 1 lumber for 1 ore",
        "offer 1 wool for 1 brick to blue",
        "ask 1 grain",
        "counter 1 wool for 1 grain",
    ] {
        let action = Action::read(form, rules)?;
        if luck.below(4) == 0 && rules.check(state, seat, action).is_ok() {
            return Some(Step::Act(seat, action));
        }
    }
    let menu = rules.menu(state, seat);
    Some(Step::Act(seat, menu.nth(luck.below(menu.count()))))
}

fn hear_prompts(rules: &Rules, state: &State, said: &mut Said) {
    for viewer in [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Spectator,
    ] {
        let phrase = rules.prompt(&rules.view(state, viewer));
        note(said, phrase.key, &phrase.facts);
    }
}

fn hear_refusals(rules: &Rules, state: &State, actions: &[Action], said: &mut Said) {
    for seat in [Seat(0), Seat(1)] {
        for action in actions {
            if let Err(violation) = rules.check(state, seat, *action) {
                note(
                    said,
                    &format!("{}.refused", violation.rule),
                    &violation.facts,
                );
            }
        }
    }
}

/// Plays one step and hears what happened, as a stranger and as the referee.
fn hear_step(rules: &Rules, state: &mut State, step: StepOf<Rules>, said: &mut Said) {
    let mut log = Log::on();
    rules.play(state, step, &mut log).unwrap();
    for event in log.take() {
        for viewer in [Viewer::Spectator, Viewer::Referee] {
            let seen = rules.redact(&event, viewer).unwrap();
            let phrase = rules.event(&seen).unwrap();
            note(said, phrase.key, &phrase.facts);
        }
    }
}

/// Everything said in random games: deeds, prompts, events, refusals.
fn said() -> Said {
    let mut said = Said::new();
    let mut luck = TestLuck(11);
    let two = Options {
        seats: 2,
        neutrals: true,
        ..Options::default()
    };
    let short = Options {
        turn_limit: 30,
        mode: Mode::Separated,
        friendly_robber: true,
        ..beginner()
    };
    let islands = [&two, &two, &Options::default()].map(on_beginner_board);
    for options in islands.into_iter().chain([beginner(), short]) {
        let Table {
            rules, mut state, ..
        } = Table::opened(&options);
        let actions = every_action(&rules);
        for action in &actions {
            let phrase = rules.deed(*action).phrase;
            note(&mut said, phrase.key, &phrase.facts);
        }
        while let Some(step) = random_step(&rules, &state, &mut luck) {
            hear_prompts(&rules, &state, &mut said);
            // Where the robber may not go is said at few moments.
            let is_rare = state.task() == Task::MoveRobber;
            if luck.below(40) == 0 || state.public.turns < 8 || is_rare {
                hear_refusals(&rules, &state, &actions, &mut said);
            }
            hear_step(&rules, &mut state, step, &mut said);
        }
        hear_prompts(&rules, &state, &mut said);
        hear_refusals(&rules, &state, &actions, &mut said);
    }
    said
}

/// What is refused before a table opens, and what few random games come to.
fn rarely_said(said: &mut Said) {
    for (key, facts) in [
        ("BASE-1.refused", vec!["seats"]),
        ("BASE-15.refused", vec!["reason"]),
        ("BASE-20.refused", vec!["tries"]),
        ("BASE-22.refused", vec![]),
        ("BASE-91.refused", vec!["points", "most"]),
        ("BASE-7.refused", vec![]),
        ("BASE-62.refused", vec!["piece"]),
        ("BASE-63.refused", vec![]),
        ("BASE-68.refused", vec![]),
        ("BASE-87.refused", vec!["rate", "give"]),
        ("BASE-88.refused", vec!["get"]),
        ("BASE-30.refused", vec![]),
        ("board-event-army-nobody", vec![]),
        ("board-event-route-nobody", vec![]),
        ("board-event-shortage", vec!["kind"]),
    ] {
        let facts = facts.into_iter().map(str::to_owned).collect();
        said.entry(key.to_owned()).or_insert(facts);
    }
}

#[test]
fn everything_said_has_a_sentence_that_asks_for_its_facts_only() {
    let mut said = said();
    rarely_said(&mut said);
    for files in [ENGLISH, GERMAN] {
        let entries = sentences(&files);
        for (key, facts) in said.iter().filter(|(key, _)| !key.starts_with("TWO-")) {
            let asked = entries
                .get(key)
                .unwrap_or_else(|| panic!("no sentence for {key}"));
            let given = asked
                .iter()
                .all(|name| name == "count" || facts.contains(name));
            assert!(given, "{key} asks for {asked:?} and gets {facts:?}");
        }
        let is_own = |key: &&String| {
            key.starts_with("board-") || key.starts_with("BASE-") && key.ends_with(".refused")
        };
        let never: Vec<_> = entries
            .keys()
            .filter(is_own)
            .filter(|key| !said.contains_key(*key))
            .collect();
        assert!(never.is_empty(), "never said: {never:?}");
    }
}
