//! Nothing acknowledged is lost, and no two servers share a folder.

use serde_json::{Value, json};
use server::{Config, Server, ServerError};

use crate::browser::{Browser, plain};

fn at(folder: &tempfile::TempDir) -> Config {
    Config {
        data: Some(folder.path().to_owned()),
        ..plain()
    }
}

#[tokio::test]
async fn games_go_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(at(&folder)).await.unwrap();
    let base = format!("http://{}", server.address().unwrap());
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = ended.await;
    }));
    let mut ann = Browser::guest(&base, "Ann").await;
    let wish = json!({ "game": "base", "seats": 2, "bots": "random" });
    let table = ann.play(wish).await;
    let (mut acted, mut decided) = (Value::Null, Value::Null);
    let mut update = ann.update(&table).await;
    for turn in 0..6 {
        while update["choices"].as_array().unwrap().is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            update = ann.update(&table).await;
        }
        decided = update.clone();
        acted = ann.act(&table, &update, 0, &format!("k{turn}")).await.ok();
        update = ann.update(&table).await;
    }
    let last = update.clone();
    end.send(()).unwrap();
    running.await.unwrap().unwrap();

    let server = Server::start(at(&folder)).await.unwrap();
    assert_eq!((server.report.running, server.report.refused), (1, 0));
    ann.base = format!("http://{}", server.address().unwrap());
    tokio::spawn(server.run(std::future::pending()));
    let update = ann.update(&table).await;
    let events = update["events"].as_array().unwrap();
    let before = last["events"].as_array().unwrap();
    assert_eq!(
        &events[..before.len()],
        &before[..],
        "the story is the same"
    );
    assert_eq!(
        ann.act(&table, &decided, 0, "k5").await.ok(),
        acted,
        "and so are old answers"
    );
}

#[tokio::test]
async fn a_second_server_is_told_why_it_cannot_start() {
    let folder = tempfile::tempdir().unwrap();
    let first = Server::start(at(&folder)).await.unwrap();
    let second = Server::start(at(&folder)).await;
    assert!(matches!(second, Err(ServerError::InUse(_))));
    let mut config = plain();
    config.port = first.address().unwrap().port();
    let third = Server::start(config).await;
    assert!(matches!(third, Err(ServerError::PortTaken { .. })));
    let mut config = plain();
    config.data = Some("/proc/landnam".into());
    let fourth = Server::start(config).await;
    assert!(matches!(fourth, Err(ServerError::DataFolder { .. })));
}

/// The next start does not take it for a server that was killed.
#[tokio::test]
async fn a_start_without_a_port_leaves_no_trace() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut config = at(&folder);
    config.port = taken.local_addr().unwrap().port();
    let refused = Server::start(config).await;
    assert!(matches!(refused, Err(ServerError::PortTaken { .. })));
    assert_eq!(folder.path().read_dir().unwrap().count(), 0);
    let report = Server::start(at(&folder)).await.unwrap().report;
    assert!(!report.had_crashed && !report.is_emptied, "{report:?}");
}
