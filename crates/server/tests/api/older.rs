//! Databases of older versions of the program, one for each change of rules: finished games are
//! shown as they were, running ones go on or end cleanly. `fixtures/write.py` has made them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use serde_json::{Value, json};
use server::{Config, Server};

use crate::browser::{Browser, plain};

fn fixtures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let files = std::fs::read_dir(folder).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let mut stories: Vec<PathBuf> = files
        .filter(|path| path.extension().is_some_and(|it| it == "json"))
        .collect();
    stories.sort();
    stories
}

fn told(fixture: &Path) -> Value {
    serde_json::from_str(&std::fs::read_to_string(fixture).unwrap()).unwrap()
}

/// A folder with a fresh copy of the database.
fn unpacked(fixture: &Path) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let packed = std::fs::File::open(fixture.with_extension("db.gz")).unwrap();
    let mut file = std::fs::File::create(folder.path().join("landnam.db")).unwrap();
    std::io::copy(&mut GzDecoder::new(packed), &mut file).unwrap();
    folder
}

/// The guest of the fixture at a server with its database.
async fn open(folder: &Path, told: &Value) -> (Browser, impl Future<Output = ()>) {
    let config = Config {
        data: Some(folder.to_owned()),
        ..plain()
    };
    let server = Server::start(config).await.unwrap();
    let mut guest = Browser::nobody(&format!("http://{}", server.address().unwrap()));
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = ended.await;
    }));
    let code = json!({ "recovery_code": told["recovery_code"] });
    let answer = guest.post("/api/recover", code).await;
    answer.ok();
    guest.take_cookie(&answer);
    let stop = async {
        end.send(()).unwrap();
        running.await.unwrap().unwrap();
    };
    (guest, stop)
}

/// Every change of rules leaves a database behind: CONTRIBUTING says how to write one.
#[test]
fn every_older_version_of_the_rules_has_a_database() {
    let mut written = BTreeSet::new();
    for fixture in fixtures() {
        for game in told(&fixture)["finished"].as_array().unwrap() {
            let family = game["family"].as_str().unwrap().to_owned();
            written.insert((family, game["rules"].as_u64().unwrap()));
        }
    }
    for game in tables::game_cards() {
        let today = tables::rules_version(&game.id).unwrap();
        for rules in 1..u64::from(today) {
            let older = (game.family.clone(), rules);
            assert!(written.contains(&older), "no database has {older:?}");
        }
    }
}

#[tokio::test]
async fn finished_games_are_shown_as_they_were() {
    for fixture in fixtures() {
        let (told, folder) = (told(&fixture), unpacked(&fixture));
        let mut first = Vec::new();
        for _ in 0..2 {
            let (guest, stop) = open(folder.path(), &told).await;
            let mut shown = Vec::new();
            for game in told["finished"].as_array().unwrap() {
                shown.push(look_at_finished(&guest, game).await);
            }
            stop.await;
            if first.is_empty() {
                first = shown;
            } else {
                assert!(first == shown, "the archive shows something else");
            }
        }
    }
}

/// Looks at everything a finished game has to show, and answers its last frame.
async fn look_at_finished(guest: &Browser, game: &Value) -> Value {
    let table = game["table"].as_str().unwrap();
    let verdict = guest.get(&format!("{table}/verify")).await.ok();
    assert_eq!(verdict["verified"], true, "{verdict}");
    for figure in ["steps", "draws"] {
        assert_eq!(verdict[figure], game[figure], "{}", game["game"]);
    }
    let journal = guest.get(&format!("{table}/journal")).await;
    assert_eq!(journal.status, 200);
    let (family, rules) = (game["family"].as_str().unwrap(), &game["rules"]);
    let head = format!("landnam journal 1\nfamily: {family}\nrules: {rules}\n");
    assert!(journal.text.starts_with(&head), "{}", journal.text);
    let state = guest.get(table).await.ok();
    assert_eq!(state["lobby"]["table"]["phase"], "over");
    let mut ending = game["ending"].clone();
    ending["recorded"] = true.into();
    assert_eq!(state["update"]["ending"], ending);
    assert_eq!(state["chat"][0]["text"], "Good luck!");
    let frame = async |viewer: &str, step: &Value, since: &str| {
        let path = format!("{table}/replay?viewer={viewer}&step={step}{since}");
        guest.get(&path).await.ok()
    };
    let last = state["update"]["version"].clone();
    let is_whole = last == game["steps"];
    let is_cut = state["update"]["sentence"]["key"] == "table-older-rules";
    assert!(is_whole != is_cut, "{} ends at {last}", game["game"]);
    for viewer in ["all", "spectator", "0", "1"] {
        let begin = frame(viewer, &json!(0), "").await;
        assert_eq!(begin["steps"], last);
        assert_eq!(begin["update"]["events"], json!([]));
        frame(viewer, &json!(last.as_u64().unwrap() / 2), "").await;
    }
    let end = frame("all", &last, "&since=0").await;
    assert_eq!(end["update"]["ending"], ending);
    let events = end["update"]["events"].as_array().unwrap();
    assert!(is_cut || events.len() > 100, "a whole game has its events");
    end
}

#[tokio::test]
async fn running_games_go_on_or_end_with_their_journal() {
    for fixture in fixtures() {
        let (told, folder) = (told(&fixture), unpacked(&fixture));
        let (guest, stop) = open(folder.path(), &told).await;
        for game in told["live"].as_array().unwrap() {
            let table = game["table"].as_str().unwrap();
            let state = guest.get(table).await.ok();
            match state["lobby"]["table"]["phase"].as_str().unwrap() {
                "running" => {
                    assert_eq!(state["update"]["version"], game["steps"]);
                    guest.act(table, &state["update"], 0, "later").await.ok();
                }
                "outdated" => says_that_it_is_outdated(&guest, table).await,
                phase => panic!("{} is {phase}", game["game"]),
            }
        }
        let waiting = told["gathering"].as_str().unwrap();
        guest.sit(waiting, 0).await.ok();
        stop.await;
    }
}

/// The last stored decision of this table was never possible.
#[tokio::test]
async fn a_game_the_rules_do_not_follow_ends_and_says_so() {
    for fixture in fixtures() {
        let (told, folder) = (told(&fixture), unpacked(&fixture));
        for _ in 0..2 {
            let (guest, stop) = open(folder.path(), &told).await;
            let table = told["broken"]["table"].as_str().unwrap();
            says_that_it_is_outdated(&guest, table).await;
            stop.await;
        }
    }
}

async fn says_that_it_is_outdated(guest: &Browser, table: &str) {
    let state = guest.get(table).await.ok();
    assert_eq!(state["lobby"]["table"]["phase"], "outdated");
    assert_eq!(state["update"]["sentence"]["key"], "table-outdated");
    let mine = guest.get("/api/me/tables").await.ok();
    let id = table.rsplit('/').next().unwrap();
    let card = mine.as_array().unwrap().iter().find(|it| it["id"] == id);
    assert_eq!(card.unwrap()["phase"], "outdated");
    let journal = guest.get(&format!("{table}/journal")).await;
    assert_eq!(journal.status, 200);
    assert!(journal.text.starts_with("landnam journal 1\n"));
    assert!(!journal.text.contains("\nseed: "), "it is no finished game");
    let act = json!({ "prompt": 1, "action": "end", "key": "later" });
    let refused = guest.post(&format!("{table}/actions"), act).await;
    assert_eq!(refused.refused(410), "outdated");
    guest.get(&format!("{table}/verify")).await.refused(409);
}
