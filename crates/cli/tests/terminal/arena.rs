//! `landnam bot`: a bot of ours, spoken to by the referee of a recorded game.

use serde_json::Value;

use crate::program::{Run, run, run_with};

/// What a referee said in one game, as `docs/arena.md` describes it.
const DIALOGUE: &str = include_str!("arena.jsonl");

fn answers(bot: &str) -> Vec<Value> {
    let run = bot_hears(bot, DIALOGUE).well();
    let read = |line: &str| serde_json::from_str(line).expect("JSON");
    run.out.lines().map(read).collect()
}

fn bot_hears(bot: &str, text: &str) -> Run {
    run_with(&["bot", "--protocol", "arena", "--name", bot], text)
}

#[test]
fn every_bot_of_the_roster_answers_with_an_entry_of_the_list() {
    let asked: Vec<Value> = DIALOGUE
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .filter(|line: &Value| line["type"] == "decide")
        .collect();
    assert!(asked.len() > 12, "{}", asked.len());
    for bot in families::bot_names::<board::Rules>() {
        let bot = match bot {
            "njal" => "njal:expand=4,trials=1",
            other => other,
        };
        let answers = answers(bot);
        assert_eq!(answers[0]["name"], format!("landnam {bot}"));
        assert_eq!(answers.len(), asked.len() + 1, "{bot}");
        for (answer, question) in answers[1..].iter().zip(&asked) {
            let index = answer["index"].as_u64().expect("a number") as usize;
            let legal = question["legal"].as_array().expect("a list");
            assert!(index < legal.len(), "{bot}: {answer} of {question}");
        }
    }
}

#[test]
fn the_same_bot_answers_the_same() {
    assert_eq!(answers("greedy"), answers("greedy"));
    assert_ne!(answers("greedy"), answers("random"));
}

#[test]
fn a_referee_that_makes_no_sense_is_told_its_line() {
    let hello = r#"{"type":"hello","protocol":1}"#;
    let says = |line: &str| bot_hears("random", &format!("{hello}\n{line}\n"));
    says("nonsense").complains(1, "line 2 of the referee: expected");
    says(r#"{"type":"decide"}"#).complains(1, "missing field");
    says(r#"{"type":"hello","protocol":7}"#).complains(1, "protocol 7 is not understood, only 1");
    bot_hears("genius", "").complains(2, "no bot `genius`");
    bot_hears("njal:luck=1", "").complains(2, "there are");
    run(&["bot", "--name", "random", "--protocol", "chess"]).complains(2, "chess");
}
