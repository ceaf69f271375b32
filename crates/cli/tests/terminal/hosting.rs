//! A server as its operator meets it: stopped, filled up, backed up and put back.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Instant;

use crate::program::{command, run};

/// A server in a process of its own.
pub struct Hosted {
    child: Child,
    pub address: String,
}

impl Hosted {
    pub fn start(data: &Path) -> Hosted {
        Hosted::of(command(&serving(data)))
    }

    pub fn of(command: Command) -> Hosted {
        Hosted::logging(command, Stdio::null())
    }

    /// With its log somewhere.
    pub fn logging(mut command: Command, log: Stdio) -> Hosted {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("it was asked for");
        BufReader::new(out).read_line(&mut line).expect("it speaks");
        let address = line.split("http://").nth(1).expect("it names its address");
        let address = address.split('/').next().expect("a host and a port");
        let hosted = Hosted {
            address: address.to_owned(),
            child,
        };
        // It listens for signals by the time it answers.
        assert_eq!(hosted.status("/health"), 200);
        hosted
    }

    /// Status, headers and body of the answer.
    pub fn ask(&self, request: &str, cookie: &str, body: &str) -> (u16, String, String) {
        let stream = TcpStream::connect(&self.address).expect("the server listens");
        self.ask_over(stream, request, cookie, body)
    }

    pub fn ask_over(
        &self,
        mut stream: TcpStream,
        request: &str,
        cookie: &str,
        body: &str,
    ) -> (u16, String, String) {
        let text = format!(
            "{request} HTTP/1.0\r\nhost: {}\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(text.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("head and body");
        let status = head[9..12].parse().expect("a status");
        (status, head.to_lowercase(), body.to_owned())
    }

    /// A guest's cookie.
    pub fn guest(&self) -> String {
        let (status, head, _) = self.ask("POST /api/guests", "", r#"{"name":"Ann"}"#);
        assert!(status < 300, "{head}");
        let set = head.lines().find_map(|it| it.strip_prefix("set-cookie: "));
        let set = set.expect("a guest gets a cookie");
        set.split(';').next().expect("name and value").to_owned()
    }

    /// Opens a table and answers with its path.
    pub fn table(&self, cookie: &str) -> String {
        let wish = r#"{"game":"dice","seats":2,"open":true}"#;
        let (status, head, body) = self.ask("POST /api/tables", cookie, wish);
        assert!(status < 300, "{head}{body}");
        let id = body.split('"').find(|it| it.len() == 32);
        format!("/api/tables/{}", id.expect("an id"))
    }

    pub fn status(&self, path: &str) -> u16 {
        self.ask(&format!("GET {path}"), "", "").0
    }

    /// Asks the server to end, and waits for it.
    pub fn end(mut self) {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        assert!(asked.expect("kill is there").success());
        assert!(self.child.wait().expect("the server ends").success());
    }
}

impl Drop for Hosted {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn serving(data: &Path) -> [&str; 7] {
    let data = text(data);
    ["serve", "--port", "0", "--rate", "0", "--data", data]
}

pub fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    let found = fs::metadata(path).expect("it is there");
    found.permissions().mode() & 0o777
}

#[test]
fn a_copy_made_while_the_server_runs_brings_everything_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, other, copy] = ["data", "other", "copy.db"].map(|name| folder.path().join(name));
    let server = Hosted::start(&data);
    let cookie = server.guest();
    let before = server.table(&cookie);
    let backup = ["backup", "--data", text(&data), text(&copy)];
    run(&backup).well().says("one table, ").says("one guest");
    run(&backup).complains(1, "is there already");
    let after = server.table(&cookie);
    assert_eq!(server.status(&before), 200);
    let restore = ["restore", "--data", text(&data), text(&copy)];
    run(&restore).complains(1, "a running server uses the folder");
    server.end();
    run(&restore).complains(1, "--replace");
    run(&["restore", "--data", text(&other), text(&copy)]).well();
    let restored = Hosted::start(&other);
    assert_eq!(restored.status(&before), 200);
    assert_eq!(restored.status(&after), 404);
    restored.end();
    // The games that were there are set aside, the newer table among them.
    run(&[&restore[..], &["--replace"]].concat()).well();
    fs::rename(data.join("landnam.db.replaced-1"), data.join("landnam.db")).expect("kept");
    let server = Hosted::start(&data);
    assert_eq!(server.status(&after), 200);
}

#[test]
fn what_is_no_copy_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, copy] = ["data", "copy.db"].map(|name| folder.path().join(name));
    let restore = ["restore", "--data", text(&data), text(&copy)];
    run(&restore).complains(1, "there is no file");
    run(&["backup", "--data", text(&data), text(&copy)]).complains(1, "no games in the folder");
    fs::write(&copy, "not a database, however long it is read").expect("written");
    run(&restore).complains(1, "holds no games");
    assert!(!data.join("landnam.db").exists());
    let german = [&restore[..], &["--lang", "de"]].concat();
    run(&german).complains(1, "enthält keine Spiele");
    run(&["restore", "--data", text(&copy), text(&copy)]).complains(1, "holds no games");
}

/// Its middle is overwritten, as a bad disk or an interrupted copy would do it.
#[test]
fn a_damaged_copy_is_called_damaged() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, copy] = ["data", "copy.db"].map(|name| folder.path().join(name));
    let server = Hosted::start(&data);
    let cookie = server.guest();
    (0..5).for_each(|_| drop(server.table(&cookie)));
    server.end();
    run(&["backup", "--data", text(&data), text(&copy)]).well();
    let mut bytes = fs::read(&copy).expect("a copy");
    let half = bytes.len() / 2;
    bytes[4096..half].fill(0x5a);
    fs::write(&copy, bytes).expect("written");
    let other = folder.path().join("other");
    run(&["restore", "--data", text(&other), text(&copy)]).complains(1, "is damaged");
    run(&["restore", "--data", text(&copy), text(&copy)]).complains(1, "is damaged");
}

/// Whoever brings games back is often root, and the server is not.
#[cfg(unix)]
#[test]
fn restored_games_belong_to_whom_the_folder_belongs_to() {
    use std::os::unix::fs::{MetadataExt, chown};
    const SERVICE: u32 = 12_345;
    let folder = tempfile::tempdir().expect("a folder");
    let [data, other, copy] = ["data", "other", "copy.db"].map(|name| folder.path().join(name));
    Hosted::start(&data).end();
    run(&["backup", "--data", text(&data), text(&copy)]).well();
    fs::create_dir(&other).expect("a folder");
    if chown(&other, Some(SERVICE), Some(SERVICE)).is_err() {
        eprintln!("only root can give folders away; nothing was tested");
        return;
    }
    run(&["restore", "--data", text(&other), text(&copy)]).well();
    for name in ["landnam.db", "landnam.lock"] {
        let found = fs::metadata(other.join(name)).expect("it is there");
        assert_eq!((found.uid(), found.gid()), (SERVICE, SERVICE), "{name}");
    }
}

#[test]
fn a_folder_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("written");
    run(&["serve", "--port", "0", "--data", text(&file)]).complains(1, "not a directory");
    // A folder stands where the file should.
    let data = folder.path().join("data");
    fs::create_dir_all(data.join("landnam.lock")).expect("a folder");
    run(&["serve", "--port", "0", "--data", text(&data)])
        .complains(1, "landnam.lock cannot be written");
}

#[test]
fn a_cap_of_nothing_is_refused() {
    for cap in ["--connections", "--idle", "--streams-per-guest"] {
        run(&["serve", "--in-memory", cap, "0"]).complains(2, cap);
    }
    run(&["serve", "--in-memory", "--origin", "play.example"]).complains(2, "https://play.example");
    let mut wrong = command(&["serve", "--in-memory"]);
    let said = wrong.env("LANDNAM_PORT", "many").output().expect("it ends");
    let said = String::from_utf8_lossy(&said.stderr).into_owned();
    assert!(said.contains("LANDNAM_PORT: "), "{said}");
}

/// The main file alone is whole after the server has ended, and nobody else may read it.
#[cfg(unix)]
#[test]
fn a_server_that_ends_leaves_one_whole_private_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, lone] = ["data", "lone"].map(|name| folder.path().join(name));
    let server = Hosted::start(&data);
    let cookie = server.guest();
    let table = server.table(&cookie);
    let file = data.join("landnam.db");
    assert_eq!((mode(&data), mode(&file)), (0o700, 0o600));
    assert_eq!(mode(&data.join("landnam.db-wal")), 0o600);
    server.end();
    fs::create_dir(&lone).expect("a folder");
    fs::copy(&file, lone.join("landnam.db")).expect("the main file alone");
    let server = Hosted::start(&lone);
    assert_eq!(server.status(&table), 200);
}

/// Whenever a backup or a restore is killed, there is a whole database or none under its name.
#[test]
fn a_killed_backup_or_restore_leaves_nothing_half_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let [data, other, copy, good] =
        ["data", "other", "copy.db", "good.db"].map(|name| folder.path().join(name));
    let server = Hosted::start(&data);
    let cookie = server.guest();
    let tables: Vec<_> = (0..40).map(|_| server.table(&cookie)).collect();
    server.end();
    let begun = Instant::now();
    run(&["backup", "--data", text(&data), text(&good)]).well();
    let whole = begun.elapsed();
    for step in 0..30 {
        let _ = fs::remove_file(&copy);
        let killed = |args: &[&str]| {
            let mut child = command(args)
                .stdout(Stdio::null())
                .spawn()
                .expect("it starts");
            sleep(whole * step / 20);
            let _ = child.kill();
            child.wait().expect("it ends");
        };
        killed(&["backup", "--data", text(&data), text(&copy)]);
        if copy.exists() {
            run(&["restore", "--replace", "--data", text(&other), text(&copy)])
                .well()
                .says("40 tables");
        }
        killed(&["restore", "--replace", "--data", text(&other), text(&good)]);
        if other.join("landnam.db").exists() {
            let again = folder.path().join(format!("again-{step}.db"));
            run(&["backup", "--data", text(&other), text(&again)])
                .well()
                .says("40 tables");
        }
    }
    // On a busy machine all of them may have been killed too early to bring anything back.
    run(&["restore", "--replace", "--data", text(&other), text(&good)])
        .well()
        .says("40 tables");
    let server = Hosted::start(&other);
    assert_eq!(server.status(&tables[39]), 200);
}

/// A limit on the size of files stands for the disk.
pub const FULL_DISK: &str = "trap '' XFSZ; ulimit -f 64";

/// The program with less than the system has.
pub fn limited(limit: &str, args: &[&str]) -> Command {
    let mut shell = Command::new("bash");
    let script = format!(r#"{limit}; exec "$0" "$@""#);
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_landnam")]);
    shell.args(args);
    shell
}

/// `/health` says so when nothing can be stored any more.
#[cfg(unix)]
#[test]
fn a_full_disk_is_no_health() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    Hosted::start(&data).end();
    let server = Hosted::of(limited(FULL_DISK, &serving(&data)));
    let cookie = server.guest();
    assert_eq!(server.status("/health"), 200);
    assert_eq!(server.status("/ready"), 200);
    let wish = r#"{"game":"dice","seats":2}"#;
    let mut opened = 0;
    while server.ask("POST /api/tables", &cookie, wish).0 < 300 {
        opened += 1;
        assert!(opened < 500, "the disk never fills up");
    }
    // A last page may still fit where a whole table does not.
    let full = (0..20).find(|_| server.status("/health") == 503);
    assert!(full.is_some(), "nothing can be stored, and it says ok");
    assert_eq!(server.status("/ready"), 503);
    let refused = (0..20).find_map(|_| {
        let (status, head, body) = server.ask("POST /api/tables", &cookie, wish);
        (status == 503).then_some((head, body))
    });
    let (head, body) = refused.expect("it is still full");
    assert!(head.contains("retry-after: "), "{head}");
    assert!(body.contains("whether this was kept"), "{body}");
}
