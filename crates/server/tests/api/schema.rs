//! Every route of the API document with values made from its own schema, fitting and not: the
//! server says yes or no, and is never at fault itself.

use std::collections::BTreeMap;

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

    fn path(&mut self, pattern: &str, real: &Real) -> String {
        let ids = match pattern {
            "/api/rules/{id}" => &real.rules,
            "/api/examples/{name}" => &real.examples,
            "/api/lessons/{id}" => &real.lessons,
            "/api/puzzles/{id}" => &real.puzzles,
            _ => &real.tables,
        };
        let id = match self.below(4) {
            0 => *self.one_of(&["none", "%00", "..%2f", "no-rule"]),
            _ => self.one_of(ids),
        };
        let path = pattern.replace("{id}", id).replace("{name}", id);
        let mut query = String::new();
        for (name, values) in &real.queries {
            if self.below(3) == 0 {
                let word = match self.below(2) {
                    0 if !values.is_empty() => self.one_of(values).as_str(),
                    _ => self.one_of(&["", "0", "1", "7", "-1", "99999999999", "%ff", "x"]),
                };
                let mark = if query.is_empty() { '?' } else { '&' };
                query = format!("{query}{mark}{name}={word}");
            }
        }
        path + &query
    }
}

/// What there really is: others would be refused before anything is looked at.
struct Real {
    tables: Vec<String>,
    rules: Vec<String>,
    examples: Vec<String>,
    lessons: Vec<String>,
    puzzles: Vec<String>,
    /// Names with values that mean something.
    queries: Vec<(&'static str, Vec<String>)>,
}

impl Real {
    async fn of(host: &Browser) -> Real {
        let texts = |list: &Value, name: &str| -> Vec<String> {
            let items = list.as_array().into_iter().flatten();
            let text = |it: &Value| it[name].as_str().map(str::to_owned);
            items.filter_map(text).collect()
        };
        let tables = tables(host).await;
        let rules = host.get("/api/rules?box=base").await.ok();
        let book = host.get("/api/book").await.ok();
        let chapters = book.as_array().into_iter().flatten();
        let examples = chapters.filter_map(|it| it["examples"].as_array().cloned());
        let examples = examples
            .flatten()
            .filter_map(|it| Some(it.as_str()?.to_owned()));
        let page = host.get("/api/tables?limit=1").await.ok();
        let words = |words: &[&str]| words.iter().map(|it| (*it).to_owned()).collect();
        Real {
            queries: vec![
                ("step", words(&["0", "1", "5"])),
                ("since", words(&["0", "3.0", "1.1"])),
                ("viewer", words(&["0", "1", "all", "spectator"])),
                ("search", words(&["road", "Strasse", "%20"])),
                ("box", words(&["base", "sea", "rivals"])),
                ("chapter", texts(&book, "name")),
                ("game", texts(&host.get("/api/games").await.ok(), "id")),
                ("phase", words(&["gathering", "running", "over"])),
                (
                    "after",
                    page["next"]
                        .as_str()
                        .map(str::to_owned)
                        .into_iter()
                        .collect(),
                ),
                ("page", Vec::new()),
                ("limit", words(&["1", "100"])),
            ],
            lessons: texts(&host.get("/api/lessons").await.ok(), "id"),
            puzzles: texts(&host.get("/api/puzzles").await.ok()["puzzles"], "id"),
            rules: texts(&rules, "id"),
            examples: examples.collect(),
            tables,
        }
    }
}

/// Tables in every phase, by their ids.
async fn tables(host: &Browser) -> Vec<String> {
    let dice = json!({ "game": "dice", "seats": 2, "bots": "random", "open": true });
    let gathering = json!({ "game": "base", "seats": 3, "open": true });
    let gathering = host.open(gathering).await;
    // The list is closed, and a nonce is awaited.
    let closed = host.open(dice.clone()).await;
    host.pledge(&closed, 0, "0a0b").await.ok();
    host.start(&closed).await;
    let running = host.play(dice.clone()).await;
    let over = host.watch(dice).await;
    let mut stream = host.listen(&over, None).await;
    while host.get(&format!("{over}/journal")).await.status != 200 {
        stream.next().await;
    }
    let id = |table: String| table.rsplit('/').next().unwrap_or_default().to_owned();
    [gathering, closed, running, over].map(id).to_vec()
}

/// So often tables are set up anew: what is sent may end or change them.
const FRESH: u32 = 40;

#[tokio::test]
async fn no_request_makes_the_server_fail() {
    let base = start(plain()).await;
    let host = Browser::guest(&base, "Ann").await;
    let nobody = Browser::nobody(&base);
    let document = nobody.get("/api/openapi.json").await.ok();
    let paths = document["paths"].as_object().unwrap().clone();
    let mut maker = Maker {
        luck: TestLuck(14),
        document,
    };
    let mut real = Real::of(&host).await;
    let rounds = games(80, 4_000);
    let mut answers: BTreeMap<u16, u32> = BTreeMap::new();
    for round in 0..rounds {
        if round % FRESH == FRESH - 1 {
            real = Real::of(&host).await;
        }
        for (pattern, methods) in &paths {
            // Somebody who signs out is not seen again.
            let leaving = match pattern.as_str() {
                "/api/me/sessions/end" => Some(Browser::guest(&base, "Eve").await),
                _ => None,
            };
            for (method, operation) in methods.as_object().unwrap() {
                let path = maker.path(pattern, &real);
                let is_nobody = maker.below(8) == 0;
                let browser = if is_nobody { &nobody } else { &host };
                let browser = leaving.as_ref().unwrap_or(browser);
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
                *answers.entry(status).or_default() += 1;
            }
        }
    }
    let sum = |range: std::ops::Range<u16>| answers.range(range).map(|it| it.1).sum::<u32>();
    let (yes, no) = (sum(200..400), sum(400..500));
    println!("{} requests by status: {answers:?}", yes + no);
    // Values that are only ever refused would show nothing.
    assert!(
        yes > rounds * 10 && no > rounds * 5,
        "{yes} answered, {no} refused"
    );
    host.get("/api/me").await.ok();
}
