//! `docs/bot-protocol.md` tells what programs really hear and say.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use protocol::{BotAct, BotHello, BotMessage};
use serde_json::Value;

use crate::bot_match::{folder, play, report, root};

const PAGE: &str = "docs/bot-protocol.md";

/// Ends its turn before it has rolled.
const HASTY: &str = r#"
import json, sys
for line in sys.stdin:
    heard = json.loads(line)
    if heard["message"] == "hello":
        print('{"protocol": 1, "name": "Hasty"}', flush=True)
    elif heard["message"] == "decide":
        action = heard["choices"][0]["action"]
        action = "end" if action == "roll" else action
        print(json.dumps({"prompt": heard["prompt"], "action": action}), flush=True)
"#;

/// What a program heard and said in a game that the page shows.
fn conversation(bot: &str, steps: &str) -> (Vec<Value>, Vec<Value>) {
    let folder = folder();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (script, heard, said) = (path("tee.sh"), path("heard"), path("said"));
    fs::write(&script, format!("tee {heard} | {bot} | tee {said}")).expect("a script");
    let table = [
        "--game", "base", "--seats", "2", "--games", "1", "--seed", "1",
    ];
    let bots = ["--bot", &format!("sh {script}"), "--bot", "greedy"];
    let limits = ["--millis", "60000", "--max-steps", steps, "--json"];
    report(&play(&[&table[..], &bots, &limits].concat()));
    (lines(&heard), lines(&said))
}

/// A whole game, and the beginning of one in which a program is hasty.
fn conversations() -> (Vec<Value>, Vec<Value>) {
    let (mut heard, said) = conversation("python3 examples/bots/random_bot.py", "100000");
    let folder = folder();
    let hasty = folder.path().join("hasty.py");
    fs::write(&hasty, HASTY).expect("a program");
    heard.extend(conversation(&format!("python3 {}", hasty.display()), "20").0);
    (heard, said)
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
    let (heard, said) = conversations();
    let mut shown = BTreeSet::new();
    for example in examples(&page) {
        let text = example.to_string();
        if example.get("action").is_some() {
            serde_json::from_value::<BotAct>(example.clone()).expect(&text);
            assert!(said.contains(&example), "{text}");
        } else if example.get("message").is_none() {
            serde_json::from_value::<BotHello>(example.clone()).expect(&text);
            assert!(said.contains(&example), "{text}");
        } else if name(&example) == "game" {
            // Matches do not have it.
            let read: BotMessage = serde_json::from_value(example.clone()).expect(&text);
            assert_eq!(serde_json::to_value(read).expect("JSON"), example);
        } else {
            shown.insert(name(&example).to_owned());
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
    let (heard, _) = conversations();
    for message in &heard {
        let read: BotMessage = serde_json::from_value(message.clone()).expect("a message");
        assert_eq!(serde_json::to_value(read).expect("JSON"), *message);
        for key in message.as_object().expect("an object").keys() {
            let is_told = page.contains(&format!("`{key}`"));
            assert!(
                is_told || ["message", "protocol", "host"].contains(&key.as_str()),
                "{key}"
            );
        }
    }
    assert!(heard.len() > 20, "{}", heard.len());
}
