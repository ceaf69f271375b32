//! Nodes that speak to each other as they do in earnest; people ask any of them.

mod programs;

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::AbortHandle;

use super::*;
use crate::app::App;
use crate::store::NodeId;

struct Node {
    app: App,
    base: String,
    door: SocketAddr,
    tasks: Vec<AbortHandle>,
}

impl Node {
    async fn start(store: &MemoryStore, name: &str) -> Node {
        let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = door.local_addr().unwrap();
        let house = house(store, name, &address.to_string(), Box::new(ThisMachine)).await;
        let app = App::new(house);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let (inside, outside) = (app.door(), app.router());
        let outside = outside.into_make_service_with_connect_info::<SocketAddr>();
        let tasks = vec![
            tokio::spawn(async move { axum::serve(door, inside).await.unwrap() }).abort_handle(),
            tokio::spawn(async move { axum::serve(listener, outside).await.unwrap() })
                .abort_handle(),
            tokio::spawn(Arc::clone(&app.house).keep_house()).abort_handle(),
            tokio::spawn(app.clone().share_usage()).abort_handle(),
        ];
        Node {
            app,
            base,
            door: address,
            tasks,
        }
    }

    fn id(&self) -> NodeId {
        id(&self.app.house)
    }

    /// Leaves as a server that is asked to end does.
    fn leave(&self) {
        for task in &self.tasks {
            task.abort();
        }
        self.app.house.shared.close.send_replace(true);
    }
}

/// Several nodes that know of each other.
async fn nodes<const N: usize>() -> (MemoryStore, [Node; N]) {
    let store = MemoryStore::default();
    let mut nodes = Vec::new();
    for number in 0..N {
        nodes.push(Node::start(&store, &format!("node-{number}")).await);
    }
    let all_seen = |node: &Node| {
        let cluster = node.app.house.shared.cluster.as_ref().unwrap();
        cluster.others().len() == N - 1
    };
    while !nodes.iter().all(all_seen) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    (store, nodes.try_into().ok().unwrap())
}

struct Browser {
    http: reqwest::Client,
    cookie: String,
}

impl Browser {
    async fn new(node: &Node) -> Browser {
        let http = reqwest::Client::new();
        let guest = http.post(format!("{}/api/guests", node.base));
        let guest = guest.json(&json!({ "name": "Ann" })).send().await.unwrap();
        let cookie = guest.headers()["set-cookie"].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Browser { http, cookie }
    }

    async fn post(&self, node: &Node, path: &str, body: Value) -> (StatusCode, Value) {
        let request = self.http.post(format!("{}{path}", node.base));
        let answer = request.header("cookie", &self.cookie).json(&body).send();
        let answer = answer.await.unwrap();
        (answer.status(), answer.json().await.unwrap_or_default())
    }

    async fn get(&self, node: &Node, path: &str) -> (StatusCode, Value) {
        let request = self.http.get(format!("{}{path}", node.base));
        let answer = request.header("cookie", &self.cookie).send().await.unwrap();
        (answer.status(), answer.json().await.unwrap_or_default())
    }

    async fn follow(&self, node: &Node, table: &str, since: Option<&str>) -> Events {
        let request = self
            .http
            .get(format!("{}/api/tables/{table}/events", node.base));
        let mut request = request.header("cookie", &self.cookie);
        if let Some(since) = since {
            request = request.header("last-event-id", since);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Events {
            response,
            read: String::new(),
        }
    }
}

struct Events {
    response: reqwest::Response,
    read: String,
}

impl Events {
    /// The next event with its id; none when the stream has ended.
    async fn next(&mut self) -> Option<(String, Value)> {
        loop {
            if let Some((event, rest)) = self.read.split_once("\n\n") {
                let line = |name: &str| {
                    let line = event.lines().find_map(|line| line.strip_prefix(name));
                    line.unwrap_or_default().trim().to_owned()
                };
                let (id, data) = (line("id:"), line("data:"));
                self.read = rest.to_owned();
                if data.is_empty() {
                    continue;
                }
                return Some((id, serde_json::from_str(&data).unwrap()));
            }
            let piece = self.response.chunk().await.ok()??;
            self.read.push_str(std::str::from_utf8(&piece).unwrap());
        }
    }

    /// The next event of this kind.
    async fn until(&mut self, kind: &str) -> (String, Value) {
        let waiting = async {
            loop {
                let (id, event) = self.next().await.expect("the stream goes on");
                if event["message"] == kind {
                    return (id, event);
                }
            }
        };
        let waited = tokio::time::timeout(Duration::from_secs(20), waiting);
        waited.await.expect("the event comes")
    }
}

/// A dice game for one and a bot, begun.
async fn begin(browser: &Browser, node: &Node) -> String {
    let wish = json!({ "game": "dice", "seats": 2, "bots": "random" });
    let (status, card) = browser.post(node, "/api/tables", wish).await;
    assert_eq!(status, StatusCode::OK, "{card}");
    let table = card["id"].as_str().unwrap().to_owned();
    let address = format!("/api/tables/{table}");
    for (step, body) in [("sit", json!({ "seat": 0 })), ("start", json!({}))] {
        let (status, done) = browser.post(node, &format!("{address}/{step}"), body).await;
        assert_eq!(status, StatusCode::OK, "{done}");
    }
    table
}

/// Plays the next decision of the person, asking this node.
async fn decide(browser: &Browser, node: &Node, table: &str, key: &str) -> (StatusCode, Value) {
    loop {
        let (status, state) = browser.get(node, &format!("/api/tables/{table}")).await;
        assert_eq!(status, StatusCode::OK, "{state}");
        let update = &state["update"];
        let Some(action) = update["choices"][0]["action"].as_str() else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let act = json!({ "prompt": update["prompt"], "action": action, "key": key });
        return browser
            .post(node, &format!("/api/tables/{table}/actions"), act)
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn any_node_answers_for_any_table() {
    let (_store, [first, second, third]) = nodes().await;
    let ann = Browser::new(&first).await;
    let table = begin(&ann, &second).await;
    for node in [&first, &second, &third] {
        let (status, done) = decide(&ann, node, &table, &node.base).await;
        assert_eq!(status, StatusCode::OK, "{done}");
    }
    // Refusals arrive in words, as if the table were here.
    let (status, refused) = ann
        .post(
            &first,
            &format!("/api/tables/{table}/sit"),
            json!({ "seat": 1 }),
        )
        .await;
    assert!(status.is_client_error(), "{status}");
    assert!(
        refused["sentence"]
            .as_str()
            .is_some_and(|it| !it.is_empty()),
        "{refused}"
    );
    let (status, _) = ann
        .get(&third, &format!("/api/tables/{}", "0".repeat(32)))
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    // Lists show how it stands, wherever it is.
    let (_, mine) = ann.get(&third, "/api/me/tables").await;
    assert_eq!(mine[0]["id"], table.as_str(), "{mine}");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_follow_a_table_of_another_node_share_one_line() {
    let (_store, [first, second]) = nodes().await;
    let ann = Browser::new(&first).await;
    let table = begin(&ann, &first).await;
    let mut crowd = Vec::new();
    for _ in 0..5 {
        crowd.push(ann.follow(&second, &table, None).await);
    }
    for events in &mut crowd {
        let (_, everything) = events.until("table").await;
        assert!(everything["update"].is_object(), "{everything}");
    }
    let (status, _) = decide(&ann, &second, &table, "k").await;
    assert_eq!(status, StatusCode::OK);
    let mut told = Vec::new();
    for events in &mut crowd {
        told.push(events.until("update").await.1);
    }
    assert!(told.iter().all(|it| *it == told[0]));
    let owner = first.app.house.shared.cluster.as_ref().unwrap();
    assert_eq!(owner.lines.count(), 1);
    // Whoever leaves is missed at the table.
    drop(crowd);
    let gone = async {
        while owner.lines.listeners() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), gone)
        .await
        .unwrap();
}

/// A stopped node still takes connections. Whoever wants to follow its tables waits; nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_says_nothing_is_in_nobodys_way() {
    let (store, [first, second]) = nodes().await;
    let ann = Browser::new(&first).await;
    let table = begin(&ann, &second).await;
    let mute = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = mute.local_addr().unwrap().to_string();
    let third = house(&store, "mute", &address, Box::new(ThisMachine)).await;
    let silent = open(&third).await;
    let cluster = first.app.house.shared.cluster.as_ref().unwrap();
    while cluster.other(id(&third)).is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let mut waiting = Vec::new();
    for _ in 0..5 {
        let (app, table) = (first.app.clone(), silent.clone());
        waiting.push(tokio::spawn(async move {
            app.house.listen(&table, None, None, HERE).await.is_ok()
        }));
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let following = ann.follow(&first, &table, None);
    let at_once = tokio::time::timeout(Duration::from_secs(1), following);
    at_once.await.unwrap().until("table").await;
    // The others follow it as soon as it is taken for dead.
    let taken_over = async {
        for waits in waiting {
            assert!(waits.await.unwrap());
        }
    };
    let soon = tokio::time::timeout(Duration::from_secs(6), taken_over);
    soon.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_its_node_leaves() {
    let (store, [first, second]) = nodes().await;
    let ann = Browser::new(&second).await;
    let table = begin(&ann, &first).await;
    let mut events = ann.follow(&second, &table, None).await;
    let (since, _) = events.until("table").await;
    let (status, _) = decide(&ann, &second, &table, "before").await;
    assert_eq!(status, StatusCode::OK);
    let lines = store.lines(table.clone()).await.unwrap().len();
    first.leave();
    let left = std::time::Instant::now();
    let (status, done) = decide(&ann, &second, &table, "after").await;
    assert_eq!(status, StatusCode::OK, "{done}");
    assert!(
        left.elapsed() < Duration::from_secs(6),
        "{:?}",
        left.elapsed()
    );
    assert!(store.lines(table.clone()).await.unwrap().len() > lines);
    // The stream has ended; whoever comes back hears what was missed.
    while events.next().await.is_some() {}
    let mut again = ann.follow(&second, &table, Some(&since)).await;
    again.until("update").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_do_not_get_in_by_the_nodes_own_door() {
    let (_store, [node]) = nodes().await;
    let (http, door) = (reqwest::Client::new(), node.door);
    for path in ["node/hello", "api/me", "api/tables/x", "node/lines/x"] {
        let answer = http
            .get(format!("http://{door}/{path}"))
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{path}");
        let wrong = http.get(format!("http://{door}/{path}"));
        let wrong = wrong
            .header("authorization", "Bearer 0")
            .send()
            .await
            .unwrap();
        assert_eq!(wrong.status(), StatusCode::UNAUTHORIZED, "{path}");
    }
    // What is meant for a life that is over is not taken for this one's.
    let cluster = node.app.house.shared.cluster.as_ref().unwrap();
    let row = |id| NodeRow {
        id,
        card: cluster.card.clone(),
        beats: 0,
        is_leaving: false,
        tables: 0,
    };
    let hello = |id| {
        let row = row(id);
        async move {
            let request = axum::http::Request::get("/node/hello");
            let request = request.body(axum::body::Body::empty()).unwrap();
            cluster.wire.send(&row, request).await.map(|it| it.status())
        }
    };
    assert_eq!(hello(node.id()).await, Ok(StatusCode::OK));
    let other = NodeId(node.id().0 + 1);
    assert_eq!(hello(other).await, Err(Unanswered::NotTaken));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_anywhere_is_signed_out_everywhere() {
    let (_store, [first, second]) = nodes().await;
    let ann = Browser::new(&first).await;
    assert_eq!(ann.get(&second, "/api/me").await.0, StatusCode::OK);
    let table = begin(&ann, &second).await;
    let mut events = ann.follow(&second, &table, None).await;
    let end = ann.post(&first, "/api/me/sessions/end", json!({ "end": "all" }));
    let (status, answer) = end.await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    events.until("signedout").await;
    assert_eq!(
        ann.get(&second, "/api/me").await.0,
        StatusCode::UNAUTHORIZED
    );
}

/// Whoever may open no more tables at one node may open none at the next.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_used_at_one_node_is_missing_at_the_others() {
    let (_store, [first, second]) = nodes().await;
    let ann = Browser::new(&first).await;
    let wish = json!({ "game": "dice", "seats": 2 });
    let mut opened = 0;
    // A burst of twenty, and hardly any time for more.
    while ann.post(&first, "/api/tables", wish.clone()).await.0 == StatusCode::OK {
        opened += 1;
    }
    assert!((18..=25).contains(&opened), "{opened}");
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let mut more = 0;
    while ann.post(&second, "/api/tables", wish.clone()).await.0 == StatusCode::OK {
        more += 1;
    }
    assert!(more <= 3, "{more}");
}
