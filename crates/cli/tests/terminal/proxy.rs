//! A server behind Debian's nginx and behind its Caddy, with the files we recommend.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::hosting::Hosted;
use crate::program::command;

const NGINX: &str = include_str!("../../../../docs/hosting/nginx.conf");
const CADDY: &str = include_str!("../../../../docs/hosting/Caddyfile");

/// Starts a proxy with its files in a folder, in front of a server.
type Start = fn(&Path, &str) -> Proxy;

/// In front of a server, until it is dropped.
struct Proxy {
    child: Child,
    port: u16,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let id = self.child.id().to_string();
        let _ = Command::new("kill").args(["-TERM", &id]).status();
        let _ = self.child.wait();
    }
}

impl Proxy {
    fn nginx(folder: &Path, server: &str) -> Proxy {
        let [plain, secure] = [free_port(), free_port()];
        let [certificate, key] = certified(folder);
        // Nothing is changed but where things are.
        let replaced = [
            ("127.0.0.1:8080", server.to_owned()),
            ("listen 80;", format!("listen 127.0.0.1:{plain};")),
            ("    listen [::]:80;\n", String::new()),
            ("listen 443 ssl", format!("listen 127.0.0.1:{secure} ssl")),
            ("    listen [::]:443 ssl http2;\n", String::new()),
            (
                "/etc/letsencrypt/live/play.example.org/fullchain.pem",
                certificate.display().to_string(),
            ),
            (
                "/etc/letsencrypt/live/play.example.org/privkey.pem",
                key.display().to_string(),
            ),
        ];
        let site = moved(NGINX, &replaced);
        let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|name| format!("{name}_temp_path {}/{name};\n", folder.display()))
            .concat();
        let whole = format!(
            "daemon off;\npid {0}/nginx.pid;\nerror_log {0}/error.log;\n\
             events {{}}\nhttp {{\naccess_log off;\n{temporary}{site}}}\n",
            folder.display()
        );
        let file = folder.join("nginx.conf");
        fs::write(&file, whole).expect("written");
        let mut nginx = Command::new("nginx");
        nginx.arg("-c").arg(&file);
        Proxy::of(nginx, secure)
    }

    fn caddy(folder: &Path, server: &str) -> Proxy {
        let port = free_port();
        let [certificate, key] = certified(folder).map(|path| path.display().to_string());
        let name = format!(
            "https://play.example.org:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}"
        );
        let replaced = [
            ("127.0.0.1:8080", server.to_owned()),
            ("play.example.org {", name),
        ];
        let options = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n";
        let file = folder.join("Caddyfile");
        fs::write(&file, options.to_owned() + &moved(CADDY, &replaced)).expect("written");
        let mut caddy = Command::new("caddy");
        // It keeps things at home.
        caddy.env("HOME", folder).env_remove("XDG_DATA_HOME");
        caddy.args(["run", "--adapter", "caddyfile", "--config"]);
        caddy.arg(&file);
        Proxy::of(caddy, port)
    }

    /// Waits until it answers.
    fn of(mut command: Command, port: u16) -> Proxy {
        let child = command.stderr(Stdio::null()).spawn();
        let child = child.expect("the proxy starts");
        let proxy = Proxy { child, port };
        for _ in 0..100 {
            if proxy.curl(&["/api/games"]).0 == "200" {
                return proxy;
            }
            sleep(Duration::from_millis(100));
        }
        panic!("the proxy does not answer: {command:?}");
    }

    /// Status, and headers with body.
    fn curl(&self, args: &[&str]) -> (String, String) {
        let (path, more) = args.split_first().expect("a path");
        let host = format!("play.example.org:{}:127.0.0.1", self.port);
        let output = Command::new("curl")
            .args(["-sik", "--max-time", "5", "--resolve", &host])
            .args(more)
            .arg(format!("https://play.example.org:{}{path}", self.port))
            .output()
            .expect("curl is there");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let status = text.split_whitespace().nth(1).unwrap_or_default();
        (status.to_owned(), text.to_lowercase())
    }
}

/// A file as we recommend it, with things in other places.
fn moved(recommended: &str, replaced: &[(&str, String)]) -> String {
    let mut file = recommended.to_owned();
    for (from, to) in replaced {
        assert!(file.contains(from), "{from} is not in the file");
        file = file.replace(from, to);
    }
    file
}

/// A certificate of its own, and its key.
fn certified(folder: &Path) -> [PathBuf; 2] {
    let [certificate, key] = ["cert.pem", "key.pem"].map(|name| folder.join(name));
    let made = Command::new("openssl")
        .args([
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
        ])
        .args(["-subj", "/CN=play.example.org", "-keyout"])
        .arg(&key)
        .arg("-out")
        .arg(&certificate)
        .stderr(Stdio::null())
        .status();
    assert!(made.expect("openssl is there").success());
    [certificate, key]
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("it has an address").port()
}

#[test]
#[ignore = "needs nginx, openssl and curl: cargo xtask test --long"]
fn nginx_passes_pages_commands_and_streams() {
    passes_pages_commands_and_streams(Proxy::nginx);
}

#[test]
#[ignore = "needs caddy, openssl and curl: cargo xtask test --long"]
fn caddy_passes_pages_commands_and_streams() {
    passes_pages_commands_and_streams(Proxy::caddy);
}

fn passes_pages_commands_and_streams(start: Start) {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut serve = command(&["serve", "--port", "0", "--data"]);
    serve
        .arg(&data)
        .args(["--behind-proxy", "--secure-cookies"]);
    let server = Hosted::of(serve);
    let proxy = start(folder.path(), &server.address);
    let (status, page) = proxy.curl(&["/"]);
    assert_eq!(status, "200", "{page}");
    assert!(page.contains("strict-transport-security:"), "{page}");
    assert!(page.contains("content-security-policy:"), "{page}");
    assert!(page.contains("x-request-id:"), "{page}");
    // A command from a page of our own, under its public name.
    let json = ["-H", "content-type: application/json", "-d"];
    let origin = format!("origin: https://play.example.org:{}", proxy.port);
    let post = [
        &["/api/guests", "-H", &origin],
        &json[..],
        &[r#"{"name":"Ann"}"#],
    ]
    .concat();
    let (status, guest) = proxy.curl(&post);
    assert!(status.starts_with('2'), "{guest}");
    let cookie = guest.lines().find(|it| it.starts_with("set-cookie:"));
    let cookie = cookie.expect("a guest gets a cookie");
    assert!(cookie.contains("; secure"), "{cookie}");
    let pair = cookie["set-cookie:".len()..].split(';').next();
    let cookie = format!("cookie: {}", pair.expect("name and value").trim());
    let wish = r#"{"game":"dice","seats":2}"#;
    let post = [&["/api/tables", "-H", &cookie], &json[..], &[wish]].concat();
    let (status, table) = proxy.curl(&post);
    assert!(status.starts_with('2'), "{table}");
    let id = table.split('"').find(|it| it.len() == 32).expect("an id");
    // The stream speaks at once although it stays open.
    let events = format!("/api/tables/{id}/events");
    let (status, stream) = proxy.curl(&[&events, "-N", "--max-time", "2"]);
    assert_eq!(status, "200", "{stream}");
    assert!(
        stream.contains("content-type: text/event-stream"),
        "{stream}"
    );
    assert!(stream.contains("data:"), "{stream}");
    let large = folder.path().join("large");
    fs::write(&large, vec![b' '; 100_000]).expect("written");
    let body = format!("@{}", large.display());
    let post = [&["/api/tables", "-H", &cookie], &json[..], &[&body]].concat();
    let (status, _) = proxy.curl(&post);
    assert_eq!(status, "413");
}

#[test]
#[ignore = "needs nginx, openssl and curl: cargo xtask test --long"]
fn nginx_names_the_visitor_itself() {
    names_the_visitor_itself(Proxy::nginx);
}

#[test]
#[ignore = "needs caddy, openssl and curl: cargo xtask test --long"]
fn caddy_names_the_visitor_itself() {
    names_the_visitor_itself(Proxy::caddy);
}

/// An address of the visitor's own making does not reach the server.
fn names_the_visitor_itself(start: Start) {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut serve = command(&["serve", "--port", "0", "--data"]);
    serve.arg(&data).arg("--behind-proxy");
    let server = Hosted::of(serve);
    let proxy = start(folder.path(), &server.address);
    // Thirty new guests from one address are enough for a while, whoever they say they are.
    let json = ["-H", "content-type: application/json", "-d"];
    let mut refused = false;
    for number in 0..40 {
        let forwarded = format!("x-forwarded-for: 10.0.0.{number}");
        let name = r#"{"name":"Ann"}"#;
        let post = [&["/api/guests", "-H", &forwarded], &json[..], &[name]].concat();
        refused |= proxy.curl(&post).0 == "429";
    }
    assert!(refused, "limits can be dodged");
}
