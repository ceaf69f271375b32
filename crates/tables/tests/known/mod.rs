//! Who may know what: what a seat is sent, less its own secrets, is what a stranger is sent.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// How often each secret was told to those who may know it and kept from the others.
pub type Tally = BTreeMap<&'static str, u64>;

/// Lists of a picture with an element for each seat, and what in it only this seat is told.
const OWN: [(&str, &[&str]); 3] = [
    ("players", &["hand", "cards", "fresh", "hidden_points"]),
    ("knights/realms", &["progress"]),
    ("realms", &["held"]),
];

/// Cards of others which the seat on turn is shown for a while.
const SHOWN: [&str; 2] = ["knights/shown_hand", "knights/shown_progress"];

/// Events with a field that only these seats are told; `BOTH` stands for everybody who plays. The
/// family comes first, since both have a theft.
pub const SECRETS: [(&str, &str, &str, &[&str]); 19] = [
    ("board", "card-bought", "card", &["seat"]),
    ("board", "card-given", "card", &["seat"]),
    ("board", "stolen", "kind", &["thief", "victim"]),
    ("board", "laid-aside", "kind", &["seat"]),
    ("board", "given-back", "kind", &["seat", "to"]),
    (
        "board",
        "progress-drawn",
        "card",
        &["seat", "returned/hidden"],
    ),
    ("board", "progress-returned", "card", &["seat"]),
    ("board", "handed", "kind", &["seat", "to"]),
    ("board", "hand-shown", "goods", &["seat", "of"]),
    ("board", "cards-shown", "cards", &["seat", "of"]),
    ("board", "card-seized", "card", &["seat", "of"]),
    ("rivals", "stolen", "card", BOTH),
    ("rivals", "stripped", "cards", BOTH),
    ("rivals", "hand-shown", "cards", BOTH),
    ("rivals", "drawn", "card", &["seat"]),
    ("rivals", "taken", "card", &["seat"]),
    ("rivals", "searched", "cards", &["seat"]),
    ("rivals", "seen", "card", &["seat"]),
    ("rivals", "put-under", "card", &["seat"]),
];
const BOTH: &[&str] = &[];

/// What a stranger is never told of, not even that it happens: how many cards somebody turns over.
const UNHEARD: &str = "seen";

/// No message and no answer names any of these.
pub fn search(value: &Value) {
    match value {
        Value::Array(values) => values.iter().for_each(search),
        Value::Object(fields) => {
            for unknown in ["seed", "nonce", "secret", "token", "recovery_code", "own"] {
                assert!(!fields.contains_key(unknown), "{unknown} in {value}");
            }
            fields.values().for_each(search);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Compares what a viewer is sent with what a stranger was sent at the same time.
pub fn compare(update: &Value, stranger: &Value, viewer: Option<u64>, found: &mut Tally) {
    assert_eq!(update["version"], stranger["version"]);
    let awaited = update["awaited"].as_array().unwrap();
    let is_asked = viewer.is_some_and(|seat| awaited.contains(&json!(seat)));
    // Whoever made an offer reads how it stands.
    let is_on_turn = update["picture"]["turn"].as_u64() == viewer;
    if !is_asked && !is_on_turn {
        assert_eq!(update["sentence"], stranger["sentence"], "for {viewer:?}");
    }
    if viewer.is_none() {
        for own in ["choices", "forms"] {
            assert_eq!(update[own], json!([]), "{own} for somebody without a seat");
        }
    }
    let picture = veiled(update, &stranger["picture"], viewer, is_asked, found);
    assert_eq!(picture, stranger["picture"], "the picture for {viewer:?}");
    compare_events(update, stranger, viewer, found);
}

/// The picture without what belongs to the viewer alone.
fn veiled(
    update: &Value,
    measure: &Value,
    viewer: Option<u64>,
    is_asked: bool,
    found: &mut Tally,
) -> Value {
    let mut picture = update["picture"].clone();
    for (list, secrets) in OWN {
        let seats = at(&mut picture, list).and_then(Value::as_array_mut);
        for seat in seats.into_iter().flatten() {
            let is_own = seat["seat"].as_u64() == viewer;
            for secret in secrets {
                // The card game lays a hand open before the other player while he chooses from it.
                let may_see = is_own || (list == "realms" && is_asked);
                let told = seat[secret].take();
                assert!(told.is_null() || may_see, "{secret} for {viewer:?}");
                assert!(!told.is_null() || !is_own, "no {secret} for its owner");
                if !told.is_null() {
                    *found.entry(secret).or_default() += 1;
                }
            }
        }
    }
    for secret in SHOWN {
        let is_on_turn = picture["turn"].as_u64() == viewer;
        let told = at(&mut picture, secret).map_or(Value::Null, Value::take);
        assert!(told.is_null() || is_on_turn, "{secret} for {viewer:?}");
        if !told.is_null() {
            *found.entry(secret).or_default() += 1;
        }
    }
    let stacks = at(&mut picture, "stacks").and_then(Value::as_array_mut);
    for (index, stack) in stacks.into_iter().flatten().enumerate() {
        let measure = &measure["stacks"][index];
        assert_eq!(measure["memory"], json!([]), "a stranger remembers nothing");
        if viewer.is_some() {
            stack["memory"] = measure["memory"].clone();
            stack["missing"] = measure["missing"].clone();
        }
    }
    if is_asked && picture["family"] == "rivals" {
        picture["question"]["asks"] = measure["question"]["asks"].clone();
    }
    picture
}

fn compare_events(update: &Value, stranger: &Value, viewer: Option<u64>, found: &mut Tally) {
    let all = update["events"].as_array().unwrap();
    let heard = all.iter().filter(|entry| {
        let is_unheard = entry["event"]["event"] == UNHEARD;
        if is_unheard {
            unveil(&mut entry["event"].clone(), viewer, found);
        }
        !is_unheard
    });
    let heard: Vec<&Value> = heard.collect();
    let measure = stranger["events"].as_array().unwrap();
    assert_eq!(heard.len(), measure.len(), "events for {viewer:?}");
    for (entry, measure) in heard.into_iter().zip(measure) {
        let mut event = entry["event"].clone();
        let is_told = unveil(&mut event, viewer, found);
        assert_eq!(event, measure["event"], "for {viewer:?}");
        if !is_told {
            assert_eq!(entry["phrase"], measure["phrase"], "for {viewer:?}");
        }
    }
}

/// Takes out of an event what the viewer knows and a stranger does not, and answers whether there
/// was anything; it has to be there for those who may know it, and for nobody else.
fn unveil(event: &mut Value, viewer: Option<u64>, found: &mut Tally) -> bool {
    let is_this = |(family, name, ..): &&(&str, &str, &str, &[&str])| {
        event["family"] == *family && event["event"] == *name
    };
    let Some((_, name, field, knowing)) = SECRETS.iter().find(is_this).copied() else {
        return false;
    };
    // What lies open under a stack or a deck everybody has seen.
    if event["open"] == true || !event["returned"]["open"].is_null() {
        assert!(!event[field].is_null(), "{event} is open");
        return false;
    }
    let seat = |name: &str| event.pointer(&format!("/{name}")).and_then(Value::as_u64);
    let is_knowing = |name: &&str| seat(name) == viewer;
    let may_know = viewer.is_some() && (knowing == BOTH || knowing.iter().any(is_knowing));
    assert_eq!(!event[field].is_null(), may_know, "{event} for {viewer:?}");
    event[field] = Value::Null;
    if may_know {
        *found.entry(name).or_default() += 1;
    }
    may_know
}

/// The part of a value at a path like `knights/realms`.
fn at<'a>(value: &'a mut Value, path: &str) -> Option<&'a mut Value> {
    value.pointer_mut(&format!("/{path}"))
}
