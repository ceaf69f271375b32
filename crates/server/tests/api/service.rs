//! What keeps a server running: documents, figures, rules.

use serde_json::Value;
use server::{Access, Route, routes};

use crate::browser::{Browser, plain, start};

#[tokio::test]
async fn the_api_document_names_every_route_and_every_type_it_uses() {
    let base = start(plain()).await;
    let nobody = Browser::nobody(&base);
    let document = nobody.get("/api/openapi.json").await.ok();
    let page = nobody.get("/api").await.text;
    for route in routes() {
        let method = route.method.as_str().to_lowercase();
        assert!(
            document["paths"][route.path][method].is_object(),
            "{}",
            route.path
        );
        assert!(page.contains(route.path));
        assert!(!route.about.is_empty(), "{}", route.path);
    }
    let mut references = Vec::new();
    collect(&document, &mut references);
    for name in references {
        let schema = &document["components"]["schemas"][&name];
        assert!(schema.is_object(), "no schema {name}");
    }
}

fn collect(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value.as_str().filter(|_| key == "$ref") {
                    Some(path) => references.push(path.rsplit('/').next().unwrap().to_owned()),
                    None => collect(value, references),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, references)),
        _ => {}
    }
}

#[tokio::test]
async fn health_and_figures() {
    let base = start(plain()).await;
    let nobody = Browser::nobody(&base);
    assert_eq!(nobody.get("/health").await.text, "ok\n");
    let figures = nobody.get("/metrics").await.text;
    assert!(figures.contains("landnam_requests_total{"), "{figures}");
    assert!(figures.contains("landnam_listeners 0"));
}

#[tokio::test]
async fn rules_are_found_by_id_and_by_words() {
    let base = start(plain()).await;
    let mut nobody = Browser::nobody(&base);
    let rule = nobody.get("/api/rules/dice-20").await.ok();
    assert_eq!(rule["id"], "DICE-20");
    nobody.language = "de";
    let german = nobody.get("/api/rules/DICE-20").await.ok();
    assert_ne!(german["sentence"], rule["sentence"]);
    let found = nobody.get("/api/rules?search=joker").await.ok();
    assert!(found.as_array().unwrap().len() > 2);
    assert_eq!(
        nobody.get("/api/rules/NONE-1").await.refused(404),
        "not-found"
    );
}

#[tokio::test]
async fn pages_of_the_client_and_unknown_files() {
    let base = start(plain()).await;
    let nobody = Browser::nobody(&base);
    let page = nobody.get("/tables/abc").await;
    assert_eq!(page.status, 200);
    assert!(
        page.headers["content-type"]
            .to_str()
            .unwrap()
            .starts_with("text/html")
    );
    assert_eq!(nobody.get("/assets/none.js").await.status, 404);
    // A program that was built without its client has no picture.
    let icon = nobody.get("/favicon.ico").await;
    assert!(matches!(icon.status, 200 | 204), "{}", icon.status);
    if icon.status == 200 {
        assert_eq!(icon.headers["content-type"], "image/svg+xml");
    }
}

/// What travels by a route has a type in the client.
#[test]
fn the_client_knows_the_types_of_every_route() {
    let types = protocol::client_types();
    // Programs of bots have types of their own.
    let of_client = |route: &Route| route.access != Access::Bot;
    for route in routes().into_iter().filter(of_client) {
        for kind in [route.takes, route.gives].into_iter().flatten() {
            let file = format!("{}.ts", kind.trim_end_matches("[]"));
            let is_known = types.keys().any(|path| path.ends_with(&file));
            assert!(is_known, "{kind} of {}", route.path);
        }
    }
}
