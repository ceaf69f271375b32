//! The API for readers and for programs, both made from the route table.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::http::{HeaderMap, Method};
use axum::response::Response;
use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use crate::packing::Fixed;
use crate::routes::{Access, Route, routes};

/// Every type that travels.
#[derive(OpenApi)]
#[openapi(components(schemas(
    protocol::Act,
    protocol::Acted,
    protocol::Admit,
    protocol::Again,
    protocol::AskHint,
    protocol::BotAct,
    protocol::BotCard,
    protocol::BotTerms,
    protocol::BotToken,
    protocol::ChangeConditions,
    protocol::ChangeOptions,
    protocol::Chat,
    protocol::ChatRules,
    protocol::CreateTable,
    protocol::EndSessions,
    protocol::Evaluation,
    protocol::GameCard,
    protocol::Hint,
    protocol::InviteBot,
    protocol::LessonCard,
    protocol::LessonFrame,
    protocol::LessonMoves,
    protocol::LobbyPage,
    protocol::Guest,
    protocol::Me,
    protocol::Mute,
    protocol::NewBot,
    protocol::NewGuest,
    protocol::PuzzleCard,
    protocol::PuzzleFrame,
    protocol::PuzzleMoves,
    protocol::PuzzleShelf,
    protocol::Recover,
    protocol::Refusal,
    protocol::PlayOn,
    protocol::Replace,
    protocol::GameReading,
    protocol::ReplayFrame,
    protocol::ChapterCard,
    protocol::ExamplePage,
    protocol::RulePage,
    protocol::Reveal,
    protocol::SeatChange,
    protocol::ServerMessage,
    protocol::Session,
    protocol::Sit,
    protocol::TableCard,
    protocol::Verdict,
    protocol::Why,
    protocol::WhyAnswer,
)))]
struct Schemas;

static DOCUMENT: LazyLock<Fixed> = LazyLock::new(|| Fixed::json(&document()));
static PAGE: LazyLock<Fixed> = LazyLock::new(|| Fixed::text("text/html; charset=utf-8", page()));

pub async fn openapi(headers: HeaderMap) -> Response {
    DOCUMENT.answer(&headers)
}

pub async fn show(headers: HeaderMap) -> Response {
    PAGE.answer(&headers)
}

pub fn document() -> Value {
    let schemas = serde_json::to_value(Schemas::openapi()).expect("a document is plain data");
    let mut paths = Map::new();
    for route in routes() {
        let entry = paths.entry(route.path).or_insert_with(|| json!({}));
        entry[route.method.as_str().to_lowercase()] = operation(&route);
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Landnam", "version": env!("CARGO_PKG_VERSION") },
        "paths": paths,
        "components": schemas["components"],
    })
}

fn operation(route: &Route) -> Value {
    let content = |kind: &str| json!({ "application/json": { "schema": schema(kind) } });
    let answer = match route.gives {
        Some(kind) => json!({ "description": kind, "content": content(kind) }),
        None => json!({ "description": "text" }),
    };
    let mut operation = json!({
        "summary": route.about,
        "responses": {
            "200": answer,
            "default": { "description": "Refusal", "content": content("Refusal") },
        },
    });
    if let Some(kind) = route.takes {
        operation["requestBody"] = json!({ "required": true, "content": content(kind) });
    }
    let parts = route.path.split('/');
    let named = parts.filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parameters = named.map(|name| {
        json!({
            "name": name, "in": "path", "required": true, "schema": { "type": "string" }
        })
    });
    operation["parameters"] = parameters.collect();
    operation
}

fn schema(kind: &str) -> Value {
    let reference = |kind: &str| json!({ "$ref": format!("#/components/schemas/{kind}") });
    match kind.strip_suffix("[]") {
        Some(kind) => json!({ "type": "array", "items": reference(kind) }),
        None => reference(kind),
    }
}

fn page() -> String {
    let mut rows = String::new();
    for route in routes() {
        let who = match route.access {
            Access::Anybody => "anybody",
            Access::Guest => "a guest",
            Access::Seated => "who sits there",
            Access::Host => "the host",
            Access::Bot => "a bot",
        };
        let (takes, gives) = (route.takes.unwrap_or("–"), route.gives.unwrap_or("text"));
        let (method, path, about): (&Method, _, _) = (&route.method, route.path, route.about);
        writeln!(
            rows,
            "<tr><td><code>{method} {path}</code><td>{about}<td>{who}<td>{takes}<td>{gives}"
        )
        .expect("a string takes any text");
    }
    let languages = words::Language::ALL.map(words::Language::code).join(", ");
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>API of Landnam</title>\
         <style>body{{font:16px/1.5 sans-serif;margin:2rem auto;max-width:70rem}}\
         td,th{{text-align:left;padding:.3rem .8rem .3rem 0;vertical-align:top}}</style>\
         <h1>API of Landnam</h1>\
         <p>Commands are JSON by POST, updates are server-sent events, refusals carry a code and a \
         sentence in the language of <code>Accept-Language</code> ({languages}). Make a guest \
         first; its cookie is the session. The types, those of all events among them, are in \
         <a href=\"/api/openapi.json\">openapi.json</a>.\
         <table><tr><th>route<th>what<th>who<th>takes<th>gives\n{rows}</table></html>"
    )
}
