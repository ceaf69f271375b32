//! Every route of the API document with values made from its own schema, fitting and not: the
//! server says yes or no, and is never at fault itself.

use game::Luck;
use game::testing::{TestLuck, games};
use serde_json::{Map, Value, json};

use crate::browser::{Browser, plain, start};

/// Makes values from the schemas of a document.
struct Maker {
    luck: TestLuck,
    document: Value,
}

const WORDS: [&str; 18] = [
    "",
    "0",
    "-1",
    "red",
    "all",
    "spectator",
    "dice",
    "base",
    "sea/new_world",
    "rivals/intro",
    "random",
    "open",
    "null",
    "x y",
    "ä€😀",
    "\u{0}\u{202e}",
    "../../etc",
    "%00",
];

impl Maker {
    fn below(&mut self, total: usize) -> usize {
        self.luck.below(total as u32) as usize
    }

    fn one_of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// A value of this schema; one in ten is none.
    fn value(&mut self, schema: &Value, depth: usize) -> Value {
        if self.below(10) == 0 || depth > 12 {
            return self.odd();
        }
        if let Some(path) = schema["$ref"].as_str() {
            let named = self.document.pointer(&path[1..]).cloned();
            return self.value(
                &named.expect("the document has every type it names"),
                depth + 1,
            );
        }
        for choice in ["oneOf", "anyOf", "enum"] {
            if let Some(choices) = schema[choice].as_array() {
                let chosen = self.one_of(choices).clone();
                let is_value = choice == "enum";
                return if is_value {
                    chosen
                } else {
                    self.value(&chosen, depth + 1)
                };
            }
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let parts: Vec<Value> = parts.iter().map(|it| self.value(it, depth + 1)).collect();
            let fields = parts.into_iter().filter_map(|part| match part {
                Value::Object(fields) => Some(fields),
                _ => None,
            });
            return Value::Object(fields.flatten().collect());
        }
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.clone(),
            kind => vec![kind.clone()],
        };
        let kind = self.one_of(&kinds).clone();
        self.of_kind(kind.as_str().unwrap_or_default(), schema, depth)
    }

    fn of_kind(&mut self, kind: &str, schema: &Value, depth: usize) -> Value {
        match kind {
            "object" => {
                let mut fields = Map::new();
                for (name, field) in schema["properties"].as_object().into_iter().flatten() {
                    let required = schema["required"].as_array();
                    let is_required = required.is_some_and(|it| it.contains(&json!(name)));
                    let odds = if is_required { 20 } else { 2 };
                    if self.below(odds) > 0 {
                        fields.insert(name.clone(), self.value(field, depth + 1));
                    }
                }
                Value::Object(fields)
            }
            "array" => {
                let count = self.below(4);
                (0..count)
                    .map(|_| self.value(&schema["items"], depth + 1))
                    .collect()
            }
            "integer" => json!(self.below(6)),
            "number" => json!(self.below(60) as f64 / 10.0),
            "boolean" => json!(self.below(2) == 0),
            "string" => json!(self.one_of(&WORDS)),
            "null" => Value::Null,
            _ => self.odd(),
        }
    }

    /// What hardly any schema has room for.
    fn odd(&mut self) -> Value {
        let deep = (0..60).fold(Value::Null, |inner, _| json!([inner]));
        let odd = [
            Value::Null,
            json!(u64::MAX),
            json!(i64::MIN),
            json!(-1),
            json!(1e300),
            json!(0.5),
            json!([]),
            json!({}),
            json!("x".repeat(3_000)),
            json!("\u{feff}"),
            deep,
            json!({ "map": { "hexes": [] } }),
            json!({ "board": "variable", "points": 3 }),
        ];
        self.one_of(&odd).clone()
    }

    fn path(&mut self, pattern: &str, tables: &[String]) -> String {
        let ids = [tables, &["none".into(), "%00".into(), "..%2f".into()]].concat();
        let path = pattern.replace("{id}", self.one_of::<String>(&ids));
        let mut query = String::new();
        for name in ["step", "since", "viewer", "search", "box", "page", "limit"] {
            if self.below(3) == 0 {
                let word =
                    self.one_of(&["", "0", "1", "7", "-1", "99999999999", "all", "%ff", "x"]);
                let mark = if query.is_empty() { '?' } else { '&' };
                query = format!("{query}{mark}{name}={word}");
            }
        }
        path + &query
    }
}

/// Tables in every phase, by their ids.
async fn tables(host: &Browser) -> Vec<String> {
    let dice = json!({ "game": "dice", "seats": 2, "bots": "random" });
    let gathering = host.open(json!({ "game": "base", "seats": 3 })).await;
    let running = host.play(dice.clone()).await;
    let over = host.watch(dice).await;
    let mut stream = host.listen(&over, None).await;
    while host.get(&format!("{over}/journal")).await.status != 200 {
        stream.next().await;
    }
    let id = |table: String| table.rsplit('/').next().unwrap_or_default().to_owned();
    [gathering, running, over].map(id).to_vec()
}

#[tokio::test]
async fn no_request_makes_the_server_fail() {
    let base = start(plain()).await;
    let host = Browser::guest(&base, "Ann").await;
    let nobody = Browser::nobody(&base);
    let document = nobody.get("/api/openapi.json").await.ok();
    let tables = tables(&host).await;
    let paths = document["paths"].as_object().unwrap().clone();
    let mut maker = Maker {
        luck: TestLuck(14),
        document,
    };
    let rounds = games(80, 4_000);
    let (mut yes, mut no) = (0, 0);
    for round in 0..rounds {
        for (pattern, methods) in &paths {
            for (method, operation) in methods.as_object().unwrap() {
                let path = maker.path(pattern, &tables);
                let browser = if maker.below(8) == 0 { &nobody } else { &host };
                let mut request = browser.request(&method.to_uppercase(), &path);
                let schema = "/requestBody/content/application~1json/schema";
                let mut body = Value::Null;
                if let Some(schema) = operation.pointer(schema) {
                    body = maker.value(schema, 0);
                    request = request.json(&body);
                }
                // A stream has no end; its beginning says whether all is well.
                let answer = request.send().await.unwrap();
                let status = answer.status().as_u16();
                assert!(status < 500, "{round}: {status} for {method} {path} {body}");
                *(if status < 400 { &mut yes } else { &mut no }) += 1;
            }
        }
    }
    // Values that are only ever refused would show nothing.
    println!("{yes} answered, {no} refused");
    assert!(
        yes > rounds * 5 && no > rounds * 5,
        "{yes} answered, {no} refused"
    );
}
