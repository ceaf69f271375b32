//! What a server says to its operator.
#![cfg(unix)]

use std::fs::{self, File};
use std::process::Command;

use crate::hosting::{FULL_DISK, Hosted, limited, serving};
use crate::program::command;

/// Also what the task of a table has to say about a request.
#[test]
fn every_line_about_a_request_has_its_id() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, log] = ["data", "log"].map(|name| folder.path().join(name));
    // What fits on a small disk.
    let roomy = Hosted::start(&data);
    let cookie = roomy.guest();
    let table = roomy.table(&cookie);
    roomy.end();
    let args = [&serving(&data)[..], &["--json-logs"]].concat();
    let log_file = File::create(&log).expect("a file");
    let server = Hosted::logging(limited(FULL_DISK, &args), log_file.into());
    let said = format!(r#"{{"text":"{}"}}"#, "x".repeat(500));
    let chat = format!("POST {table}/chat");
    let answered = (0..500).find_map(|line| {
        let named = format!("{cookie}\r\nx-request-id: line-{line}");
        let (status, head, _) = server.ask(&chat, &named, &said);
        (status == 503).then_some((line, head))
    });
    let (line, head) = answered.expect("the disk fills up");
    let id = format!("line-{line}");
    assert!(head.contains(&format!("x-request-id: {id}")), "{head}");
    let told = fs::read_to_string(&log).expect("a log");
    for message in ["a decision could not be stored", "a request failed"] {
        let line = told.lines().find(|line| line.contains(message));
        let line = line.unwrap_or_else(|| panic!("{message}: {told}"));
        assert!(line.contains(&format!(r#""id":"{id}""#)), "{line}");
    }
}

/// What stands in the log of a server that nobody came to, and of one that is about to end.
#[test]
fn a_log_holds_no_false_alarm() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, log] = ["data", "log"].map(|name| folder.path().join(name));
    Hosted::start(&data).end();
    let args = [&serving(&data)[..], &["--drain", "2"]].concat();
    let log_file = File::create(&log).expect("a file");
    let mut draining = command(&args);
    draining.env("LANDNAM_LOG", "server=loud");
    let server = Hosted::logging(draining, log_file.into());
    let address = server.address.clone();
    let ending = std::thread::spawn(move || server.end());
    let ready = || {
        use std::io::{Read, Write};
        let mut stream = std::net::TcpStream::connect(&address).expect("it listens");
        let asked = stream.write_all(b"GET /ready HTTP/1.0\r\n\r\n");
        asked.expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    };
    let said_no = (0..50).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        ready().contains("503")
    });
    assert!(said_no, "it has been asked to end");
    ending.join().expect("it ends");
    let told = fs::read_to_string(&log).expect("a log");
    assert!(told.contains("LANDNAM_LOG cannot be read"), "{told}");
    assert!(!told.contains("used before"), "{told}");
    assert!(!told.contains("a request failed"), "{told}");
}

/// A server that was killed has nothing to mend, and says what it did nevertheless.
#[test]
fn a_start_says_what_was_repaired() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, log] = ["data", "log"].map(|name| folder.path().join(name));
    let started = || {
        let log_file = File::create(&log).expect("a file");
        let server = Hosted::logging(command(&serving(&data)), log_file.into());
        (server, fs::read_to_string(&log).expect("a log"))
    };
    let (server, told) = started();
    assert!(told.contains("repaired=0"), "{told}");
    assert!(!told.contains("did not end by itself"), "{told}");
    let cookie = server.guest();
    server.table(&cookie);
    // Killed.
    drop(server);
    // What lists show of a table is lost.
    let file = data.join("landnam.db");
    let script = "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); \
                db.execute('UPDATE tables SET outline = NULL, phase = NULL'); db.commit(); \
                db.execute('PRAGMA wal_checkpoint'); import os; os._exit(0)";
    let done = Command::new("python3")
        .args(["-c", script])
        .arg(&file)
        .status();
    assert!(done.expect("python3 is there").success());
    let (server, told) = started();
    assert!(told.contains("did not end by itself"), "{told}");
    assert!(
        told.contains("read=1") && told.contains("repaired=1"),
        "{told}"
    );
    server.end();
    let (_, told) = started();
    assert!(told.contains("repaired=0"), "{told}");
    assert!(!told.contains("did not end by itself"), "{told}");
}
