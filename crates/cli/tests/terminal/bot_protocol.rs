//! `docs/bot-protocol.md` tells what programs really hear and say.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use protocol::{BotAct, BotHello, BotMessage};
use serde_json::Value;

use crate::bot_match::{folder, play, report, root};

const PAGE: &str = "docs/bot-protocol.md";

/// What was heard and said in a game that the page shows.
fn conversation() -> (Vec<Value>, Vec<Value>) {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (script, heard, said) = (path("tee.sh"), path("heard"), path("said"));
    let bot = "python3 examples/bots/random_bot.py";
    fs::write(&script, format!("tee {heard} | {bot} | tee {said}")).expect("a script");
    let table = ["--game", "base", "--seats", "2", "--games", "1", "--seed", "1"];
    let bots = ["--bot", &format!("sh {script}"), "--bot", "greedy"];
    let run = play(&[&table[..], &bots, &["--millis", "60000", "--json"]].concat());
    assert_eq!(report(&run)["bots"][0]["lapses"]["stood_in"], 0);
    (lines(&heard), lines(&said))
}

fn lines(path: &str) -> Vec<Value> {
    let text = fs::read_to_string(Path::new(path)).expect("it was written");
    let read = |line: &str| serde_json::from_str(line).expect("JSON");
    text.lines().map(read).collect()
}

/// The examples of the page.
fn examples(page: &str) -> Vec<Value> {
    let blocks = page.split("```json\n").skip(1);
    let texts = blocks.map(|block| block.split("```").next().expect("a block ends"));
    texts
        .map(|text| serde_json::from_str(text).expect(text))
        .collect()
}

/// Is the example a part of what was really sent? Its lists are cut.
fn fits(example: &Value, real: &Value) -> bool {
    match (example, real) {
        (Value::Object(example), Value::Object(real)) => example
            .iter()
            .all(|(key, value)| real.get(key).is_some_and(|real| fits(value, real))),
        (Value::Array(example), Value::Array(real)) => {
            example.len() <= real.len() && example.iter().zip(real).all(|(one, it)| fits(one, it))
        }
        _ => example == real,
    }
}

fn name(message: &Value) -> &str {
    message["message"].as_str().expect("a message has its name")
}

#[test]
fn the_examples_are_what_is_sent() {
    let page = fs::read_to_string(root().join(PAGE)).expect("a page");
    let (heard, said) = conversation();
    let mut shown = BTreeSet::new();
    for example in examples(&page) {
        let text = example.to_string();
        if example.get("action").is_some() {
            serde_json::from_value::<BotAct>(example.clone()).expect(&text);
            assert!(said.contains(&example), "{text}");
        } else if example.get("message").is_none() {
            serde_json::from_value::<BotHello>(example.clone()).expect(&text);
            assert!(said.contains(&example), "{text}");
        } else {
            shown.insert(name(&example).to_owned());
            // This game has no lapse; its shape is that of the type.
            if name(&example) == "lapse" {
                let read: BotMessage = serde_json::from_value(example.clone()).expect(&text);
                assert_eq!(serde_json::to_value(read).expect("JSON"), example);
                continue;
            }
            let mut same = heard.iter().filter(|it| name(it) == name(&example));
            assert!(same.any(|it| fits(&example, it)), "{text}");
        }
    }
    let all = ["decide", "end", "hello", "lapse", "quit", "start"];
    assert_eq!(shown, all.map(str::to_owned).into());
}

#[test]
fn every_key_of_a_message_is_on_the_page() {
    let page = fs::read_to_string(root().join(PAGE)).expect("a page");
    let (heard, _) = conversation();
    for message in &heard {
        let read: BotMessage = serde_json::from_value(message.clone()).expect("a message");
        assert_eq!(serde_json::to_value(read).expect("JSON"), *message);
        for key in message.as_object().expect("an object").keys() {
            let is_told = page.contains(&format!("`{key}`"));
            assert!(is_told || ["message", "protocol", "host"].contains(&key.as_str()), "{key}");
        }
    }
    assert!(heard.len() > 20, "{}", heard.len());
}
