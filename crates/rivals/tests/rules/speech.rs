//! What the game says has a sentence in every language, and the sentence asks for facts it gets.

use std::collections::BTreeSet;

use game::testing::speech::{Said, note, sentences};
use game::testing::{TestLuck, next_step};
use game::{Choices, Describe, Game, Log, Luck, Seat, Setup as _, Viewer};
use rivals::{Action, Chance, Mode, Options, Rules, Setup, State, Task};

use crate::common::universe::every_action;

const ENGLISH: [&str; 4] = [
    include_str!("../../../../text/en/rivals.ftl"),
    include_str!("../../../../text/en/rules-rivals.ftl"),
    include_str!("../../../../text/en/cards-rivals.ftl"),
    include_str!("../../../../text/en/dice.ftl"),
];
const GERMAN: [&str; 4] = [
    include_str!("../../../../text/de/rivals.ftl"),
    include_str!("../../../../text/de/rules-rivals.ftl"),
    include_str!("../../../../text/de/cards-rivals.ftl"),
    include_str!("../../../../text/de/dice.ftl"),
];

/// Nothing is left of settlements and roads, which random games rarely come to.
const BUILT_UP: &str = "\
red settled right forest_stack_4 hills_stack_1
red settled right forest_stack_6 hills_stack_5
red settled right fields_stack_1 pasture_stack_5
red road left
blue settled right fields_stack_3 pasture_stack_6
blue settled right gold_field_stack_2 gold_field_stack_3
blue road left";

fn listen(rules: &Rules, state: &State, said: &mut Said, refusals: &[rivals::Action]) {
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let phrase = rules.prompt(&rules.view(state, viewer));
        note(said, phrase.key, &phrase.facts);
    }
    for action in refusals {
        for seat in Seat::all(2) {
            if let Err(violation) = rules.check(state, seat, *action) {
                let key = format!("{}.refused", violation.rule);
                note(said, &key, &violation.facts);
            }
        }
    }
}

fn said() -> Said {
    let mut said = Said::new();
    let mut luck = TestLuck(3);
    for mode in Mode::ALL {
        let options = Options {
            mode,
            turn_limit: 60,
            ..Options::default()
        };
        let rules = Rules::open(Setup::deal(&options, &mut luck).unwrap()).unwrap();
        let all = every_action(&rules);
        for action in &all {
            let phrase = rules.deed(*action).phrase;
            note(&mut said, phrase.key, &phrase.facts);
        }
        let built_up = rivals::position::read(&rules, BUILT_UP).unwrap();
        listen(&rules, &built_up, &mut said, &all);
        for _ in 0..20 {
            one_game(&rules, &all, &mut luck, &mut said);
        }
    }
    said
}

fn one_game(rules: &Rules, all: &[rivals::Action], luck: &mut TestLuck, said: &mut Said) {
    let mut state = rules.start();
    let mut log = Log::on();
    loop {
        let is_rare = matches!(state.task(), Task::StartStack(_));
        let refusals = if is_rare || luck.below(100) == 0 {
            all
        } else {
            &[]
        };
        listen(rules, &state, said, refusals);
        let any = |seat, luck: &mut TestLuck| {
            let menu = rules.menu(&state, seat);
            menu.nth(luck.below(menu.count()))
        };
        let Some(step) = next_step(rules, &state, luck, any) else {
            break;
        };
        rules.apply(&mut state, step, &mut log);
        for event in log.take() {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                let seen = rules.redact(&event, viewer);
                if let Some(phrase) = seen.and_then(|event| rules.event(&event)) {
                    note(said, phrase.key, &phrase.facts);
                }
            }
        }
    }
}

#[test]
fn everything_said_has_a_sentence_that_asks_for_its_facts_only() {
    let said = said();
    for files in [ENGLISH, GERMAN] {
        let entries = sentences(&files);
        for (key, facts) in &said {
            // Without a sentence of its own a refusal says the rule.
            let rule = key.strip_suffix(".refused").unwrap_or(key);
            let asked = entries.get(key).or_else(|| entries.get(rule));
            let asked = asked.unwrap_or_else(|| panic!("no sentence for {key}"));
            let given = asked
                .iter()
                .all(|name| name == "count" || facts.contains(name));
            assert!(given, "{key} asks for {asked:?} and gets {facts:?}");
        }
        for key in entries
            .keys()
            .filter(|key| key.starts_with("RIV-") && key.ends_with(".refused"))
        {
            assert!(said.contains_key(key), "{key} is never said");
        }
    }
}

#[test]
fn both_languages_have_the_same_keys_and_every_rule() {
    let (english, german) = (sentences(&ENGLISH), sentences(&GERMAN));
    assert!(english.keys().eq(german.keys()));
    let catalogue = include_str!("../../../../rules/catalogue.json");
    let catalogue: serde_json::Value = serde_json::from_str(catalogue).unwrap();
    let rules = catalogue.as_array().unwrap().iter();
    let ids: Vec<&str> = rules.filter_map(|rule| rule["id"].as_str()).collect();
    let own: Vec<_> = ids.iter().filter(|id| id.starts_with("RIV-")).collect();
    assert!(own.len() > 300);
    for id in own {
        assert!(english.contains_key(*id), "{id}");
    }
}

/// The page about notation shows every verb, and what it shows can be read.
#[test]
fn the_page_about_notation_is_complete() {
    let page = include_str!("../../../../docs/options-and-notation.md");
    let (_, section) = page
        .split_once("## Moves of the card game")
        .expect("it has a section");
    let (section, _) = section.split_once("\n## ").expect("others follow");
    let (moves, outcomes) = section.split_once("Outcomes: ").expect("they come last");
    let spans = |text: &'static str| text.split('`').skip(1).step_by(2);
    let rows = moves.lines().filter_map(|line| line.strip_prefix("| `"));
    let verbs: BTreeSet<&str> = rows
        .filter_map(|row| row.split(" | ").next())
        .flat_map(|cell| cell.trim_end_matches('`').split("`, `"))
        .map(|text| {
            let action: Action = text.parse().unwrap_or_else(|_| panic!("no action {text}"));
            action.verb()
        })
        .collect();
    let options = Options {
        mode: Mode::Duel,
        ..Options::default()
    };
    let setup = Setup::deal(&options, &mut TestLuck(1)).expect("it can be dealt");
    let rules = Rules::open(setup).expect("it can be played");
    let all = every_action(&rules).into_iter().map(Action::verb);
    let all: BTreeSet<&str> = all.collect();
    assert_eq!(verbs, all);
    let chance = |text: &str| text.parse::<Chance>().is_ok();
    assert!(spans(outcomes).all(chance), "{outcomes}");
}
