//! A server with a database, and its games on their way there and back.

#[cfg(unix)]
use std::fs;
#[cfg(unix)]
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
#[cfg(unix)]
use std::process::{Command, Stdio};

use crate::hosting::{Hosted, serving, text};
#[cfg(unix)]
use crate::postgres_server::Postgres;
use crate::program::{command, run};
use crate::space::Space;

#[test]
fn games_move_into_a_database_and_are_played_there() {
    let runtime = server::runtime().expect("a runtime");
    let space = runtime.block_on(Space::new());
    let url = space.url();
    let folder = tempfile::tempdir().expect("a folder");
    let [data, back] = ["data", "back"].map(|name| folder.path().join(name));
    let server = Hosted::start(&data);
    let table = server.table(&server.guest());
    let there = ["migrate-store", "--from", text(&data), "--to", &url];
    run(&there).complains(1, "a running server uses");
    server.end();
    run(&there).well().says("one table").says("one guest");
    run(&there).complains(1, "there are games in postgres://");
    let mut serve = command(&["serve", "--port", "0", "--rate", "0"]);
    serve.env("LANDNAM_DATABASE", &url);
    serve.env("LANDNAM_NODE_SECRET", "sixteen letters or more");
    let server = Hosted::of(serve);
    assert_eq!(server.status(&table), 200);
    let second = server.table(&server.guest());
    let home = ["migrate-store", "--from", &url, "--to", text(&back)];
    run(&home).complains(1, "a running server uses postgres://");
    server.end();
    run(&home).well().says("2 tables");
    let server = Hosted::start(&back);
    assert_eq!((server.status(&table), server.status(&second)), (200, 200));
}

#[test]
fn databases_that_cannot_be_used_are_refused() {
    const URL: &str = "postgres://landnam:secret@127.0.0.1:1/landnam";
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    for (args, code, says) in [
        (
            &["serve", "--port", "0", "--database", URL][..],
            1,
            "127.0.0.1:1/landnam cannot be",
        ),
        (
            &["serve", "--database", URL, "--in-memory"],
            2,
            "cannot be used with",
        ),
        (
            &[&serving(&data)[..], &["--database", URL]].concat(),
            2,
            "cannot be used with",
        ),
        (&["backup", "--database", URL, "file"], 2, "pg_dump"),
        (&["restore", "--database", URL, "file"], 2, "pg_restore"),
        (
            &["migrate-store", "--from", text(&data), "--to", URL],
            1,
            "no games in",
        ),
        (
            &["migrate-store", "--from", URL, "--to", text(&data)],
            1,
            "cannot be reached",
        ),
        (
            &["migrate-store", "--from", URL, "--to", URL],
            2,
            "from a folder into a database",
        ),
        (
            &["migrate-store", "--from", "mysql://a", "--to", URL],
            2,
            "a database is written like",
        ),
    ] {
        let refused = run(args);
        assert!(!refused.err.contains("secret"), "{}", refused.err);
        assert_eq!(refused.code, code, "{args:?}: {}", refused.err);
        assert!(refused.err.contains(says), "{args:?}: {}", refused.err);
    }
    let mut help = command(&["serve", "--help"]);
    let help = help.env("LANDNAM_DATABASE", URL).output().expect("it runs");
    let help = String::from_utf8(help.stdout).expect("text");
    assert!(help.contains("--database") && !help.contains(URL), "{help}");
}

/// A server that speaks TLS, with a certificate of its own.
#[cfg(unix)]
async fn certified() -> Space {
    const NAMED: &str = "subjectAltName=DNS:localhost";
    let space = Space::of(Postgres::start(&[]).expect("a server")).await;
    let data = space.server.data().expect("one of our own");
    let [certificate, key] = ["server.crt", "server.key"].map(|name| data.join(name));
    let mut make = Command::new("openssl");
    make.args([
        "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
    ]);
    make.args(["-subj", "/CN=localhost", "-addext", NAMED]);
    make.args(["-addext", "basicConstraints=critical,CA:FALSE"]);
    make.args(["-keyout", text(&key), "-out", text(&certificate)]);
    let certified = make.stderr(Stdio::null()).status();
    assert!(certified.expect("openssl is there").success());
    let owner = fs::metadata(&data).expect("a folder");
    chown(&key, Some(owner.uid()), Some(owner.gid())).expect("the key is given away");
    fs::set_permissions(&key, fs::Permissions::from_mode(0o600)).expect("it is ours");
    let client = space.connect().await;
    for sql in ["ALTER SYSTEM SET ssl = on", "SELECT pg_reload_conf()"] {
        client.batch_execute(sql).await.expect("a setting");
    }
    space
}

#[cfg(unix)]
#[test]
#[ignore = "needs openssl: cargo xtask test --long"]
fn a_database_is_spoken_to_over_tls() {
    let runtime = server::runtime().expect("a runtime");
    let space = runtime.block_on(certified());
    let data = space.server.data().expect("one of our own");
    let plain = space.url().replace("127.0.0.1", "localhost");
    let secure = format!("{plain}&sslmode=require");
    // Our own certificate is none of those the system trusts.
    let serve = ["serve", "--port", "0", "--database", &secure];
    run(&serve).complains(1, "cannot be reached");
    for (url, is_secure) in [(&plain, false), (&secure, true)] {
        let mut serve = command(&["serve", "--port", "0", "--database", url]);
        serve.env("SSL_CERT_FILE", data.join("server.crt"));
        serve.env("LANDNAM_NODE_SECRET", "sixteen letters or more");
        let server = Hosted::of(serve);
        drop(server.guest());
        let sql = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                   WHERE application_name = current_setting('application_name')
                   AND pid <> pg_backend_pid()";
        let found = runtime.block_on(async { space.connect().await.query_one(sql, &[]).await });
        assert_eq!(found.expect("an answer").get::<_, bool>(0), is_secure);
        server.end();
    }
}
