//! `landnam bot --server`: programs of other languages play on a server, from the account of their
//! bot to the end of the game.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::bot_match::{folder, root};
use crate::hosting::{Hosted, serving};
use crate::program::{command, run};

const PYTHON: [&str; 2] = ["python3", "examples/bots/random_bot.py"];
/// Nobody waits longer for something to happen.
const PATIENCE: Duration = Duration::from_mins(5);

/// A server with a guest who owns a bot.
struct House {
    server: Hosted,
    cookie: String,
    folder: TempDir,
}

impl House {
    fn open() -> House {
        let folder = folder();
        let data = folder.path().join("data");
        let mut serve = command(&serving(&data));
        serve.args(["--bot-pause", "0"]);
        let server = Hosted::of(serve);
        let cookie = server.guest();
        let house = House {
            server,
            cookie,
            folder,
        };
        let made = house.post("/api/me/bots", &json!({ "name": "Snorri" }));
        fs::write(house.token(), made["token"].as_str().expect("a token")).expect("a file");
        house
    }

    fn token(&self) -> PathBuf {
        self.folder.path().join("token")
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let request = format!("POST {path}");
        let (status, _, text) = self.server.ask(&request, &self.cookie, &body.to_string());
        assert_eq!(status, 200, "{path}: {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    fn get(&self, path: &str) -> Value {
        let (status, _, text) = self.server.ask(&format!("GET {path}"), &self.cookie, "");
        assert_eq!(status, 200, "{path}: {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    /// Starts the program, and waits until the server knows that it is there.
    fn connect(&self, games: &str, program: &[&str]) -> Child {
        let (server, token) = (format!("http://{}", self.server.address), self.token());
        let token = token.to_str().expect("a plain path");
        let args = ["bot", "--server", &server, "--token-file", token];
        let mut connect = command(&[&args[..], &["--games", games, "--"], program].concat());
        for name in ["PATH", "HOME"] {
            connect.envs(std::env::var_os(name).map(|value| (name, value)));
        }
        let child = connect
            .current_dir(root())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        until("the bot is there", || {
            self.get("/api/me/bots")[0]["online"] == true
        });
        child
    }

    /// A game of the bot in the second seat, bots of the house in the others, watched to its end.
    fn watch(&self, game: &str, seats: u8) -> (String, Value) {
        let wish = json!({ "game": game, "seats": seats, "bots": "random" });
        let table = self.post("/api/tables", &wish);
        let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
        let first = json!({ "seat": 0, "holder": { "holder": "bot", "level": "random" } });
        self.post(&format!("{path}/seats"), &first);
        let invited = json!({ "seat": 1, "bot": "Snorri" });
        self.post(&format!("{path}/invite"), &invited);
        self.post(&format!("{path}/start"), &Value::Null);
        let mut table = Value::Null;
        until("the game is over", || {
            table = self.get(&path);
            !table["update"]["ending"].is_null()
        });
        (path, table)
    }
}

fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "{what}: not yet");
        sleep(Duration::from_millis(100));
    }
}

#[test]
fn the_example_plays_whole_games_on_a_server() {
    let house = House::open();
    let connected = house.connect("2", &PYTHON);
    for (game, seats) in [("dice", 2), ("base", 3)] {
        let (path, table) = house.watch(game, seats);
        let seat = &table["lobby"]["table"]["seats"][1];
        let marked = json!({ "holder": "program", "name": "Snorri", "owner": "Ann" });
        assert_eq!(seat["holder"], marked);
        assert_eq!(seat["stand_in"], false, "it played to the end");
        assert_eq!(house.get(&format!("{path}/verify"))["verified"], true);
    }
    let output = connected.wait_with_output().expect("it ends");
    let (out, err) = (
        String::from_utf8(output.stdout).expect("text"),
        String::from_utf8(output.stderr).expect("text"),
    );
    assert!(output.status.success(), "{err}");
    assert_eq!(err, "", "no answer was refused, and none was late");
    assert!(out.contains("A seat for dice at table"), "{out}");
    assert_eq!(out.matches("is over; points:").count(), 2, "{out}");
}

#[test]
fn a_program_that_fails_again_and_again_holds_nobody_up() {
    let house = House::open();
    let script = house.folder.path().join("bad.sh");
    // Says hello, answers the first question with nonsense, and is gone.
    let lines =
        "read line; echo '{\"protocol\":1,\"name\":\"Bad\"}'; read line; read line; echo no";
    fs::write(&script, lines).expect("a script");
    let connected = house.connect("1", &["sh", script.to_str().expect("a plain path")]);
    let (_, table) = house.watch("dice", 2);
    let seat = &table["lobby"]["table"]["seats"][1];
    assert_eq!(seat["stand_in"], true, "a bot of the house played on");
    let output = connected.wait_with_output().expect("it ends");
    let err = String::from_utf8(output.stderr).expect("text");
    assert!(output.status.success(), "{err}");
    assert!(err.contains("no is no answer"), "{err}");
    assert!(!err.contains("panicked"), "{err}");
}

#[test]
fn who_has_no_account_is_told_so() {
    let house = House::open();
    let server = format!("http://{}", house.server.address);
    let bot = |token: &str, program: &[&str]| {
        let file = house.folder.path().join("other");
        fs::write(&file, token).expect("a file");
        let file = file.to_str().expect("a plain path").to_owned();
        let args = ["bot", "--server", &server, "--token-file", &file, "--"];
        run(&[&args[..], program].concat())
    };
    let hello = "read line; echo '{\"protocol\":1,\"name\":\"Well\"}'; cat > /dev/null";
    let refused = bot("landnam_guessed", &["/bin/sh", "-c", hello]);
    assert_eq!(refused.code, 1);
    let told = "the server refuses: Only the program of a bot can do this";
    assert!(refused.err.contains(told), "{}", refused.err);
    let mute = bot("landnam_guessed", &["/bin/sh", "-c", "exit 3"]);
    assert_eq!(mute.code, 1);
    assert!(mute.err.contains("did not say hello"), "{}", mute.err);
    let none = run(&[
        "bot",
        "--server",
        &server,
        "--token-file",
        "/nowhere",
        "--",
        "x",
    ]);
    assert!(none.err.contains("/nowhere"), "{}", none.err);
    for (args, told) in [
        (&["bot"][..], "--name"),
        (&["bot", "--server", &server], "--token-file"),
        (
            &[
                "bot",
                "--server",
                "play.example",
                "--token-file",
                "x",
                "--",
                "y",
            ],
            "https://",
        ),
        (&["bot", "--name", "njal"], "--protocol"),
    ] {
        let mistake = run(args);
        assert_eq!(mistake.code, 2, "{args:?}");
        assert!(mistake.err.contains(told), "{args:?}: {}", mistake.err);
    }
}
