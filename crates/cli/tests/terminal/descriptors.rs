//! A server with few descriptors, and a stranger who wants them all.
#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::net::{SocketAddr, TcpStream};

use rustix::net::{AddressFamily, SocketType, bind, connect, socket};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::hosting::{Hosted, limited, text};

/// More than the server may open, and than one address may.
const SOCKETS: usize = 1_100;

/// A connection from an address of this machine.
fn connected(from: [u8; 4], to: &str) -> TcpStream {
    let to: SocketAddr = to.parse().expect("an address");
    let socket = socket(AddressFamily::INET, SocketType::STREAM, None).expect("a socket");
    bind(&socket, &SocketAddr::from((from, 0))).expect("an address of this machine");
    connect(&socket, &to).expect("the server listens");
    TcpStream::from(socket)
}

/// The system lets a test have few files, too.
fn raise_own_limit() {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    setrlimit(Resource::Nofile, raised).expect("up to the maximum");
}

/// 1,100 silent connections of one address once left no descriptor for anybody, nor for the
/// database.
#[test]
fn silent_sockets_leave_descriptors_for_everybody_else() {
    raise_own_limit();
    let folder = tempfile::tempdir().expect("a folder");
    let [data, log] = ["data", "log"].map(|name| folder.path().join(name));
    let serving = ["serve", "--port", "0", "--data", text(&data)];
    let log_file = File::create(&log).expect("a file");
    let server = Hosted::logging(limited("ulimit -n 1024", &serving), log_file.into());
    let told = fs::read_to_string(&log).expect("a log");
    assert!(told.contains("ulimit -n"), "{told}");
    assert!(told.contains("files=1024"), "{told}");
    let silent = || connected([127, 0, 0, 1], &server.address);
    let sockets: Vec<TcpStream> = (0..SOCKETS).map(|_| silent()).collect();
    let other = connected([127, 0, 0, 2], &server.address);
    let (status, head, _) = server.ask_over(other, "GET /health", "", "");
    assert_eq!(status, 200, "it has room, and can write: {head}");
    let told = fs::read_to_string(&log).expect("a log");
    assert!(!told.contains("could not be accepted"), "{told}");
    drop(sockets);
}

/// Many addresses fill every place. Whoever comes now is told so, and no descriptor is missing.
#[test]
fn a_full_server_can_still_say_so() {
    raise_own_limit();
    let folder = tempfile::tempdir().expect("a folder");
    let [data, log] = ["data", "log"].map(|name| folder.path().join(name));
    let serving = ["serve", "--port", "0", "--data", text(&data)];
    let log_file = File::create(&log).expect("a file");
    let server = Hosted::logging(limited("ulimit -n 256", &serving), log_file.into());
    let from = |number: usize| [127, 0, 1, (number % 100) as u8];
    let sockets: Vec<TcpStream> = (0..300)
        .map(|number| connected(from(number), &server.address))
        .collect();
    let (status, head, _) = (0..50)
        .map(|_| {
            // Those who were turned away are gone after a while.
            std::thread::sleep(std::time::Duration::from_millis(100));
            let late = connected([127, 0, 2, 1], &server.address);
            std::panic::catch_unwind(|| server.ask_over(late, "GET /health", "", ""))
        })
        .find_map(Result::ok)
        .expect("somebody is told");
    assert_eq!(status, 503, "{head}");
    assert!(head.contains("retry-after"), "{head}");
    let told = fs::read_to_string(&log).expect("a log");
    assert!(!told.contains("could not be accepted"), "{told}");
    drop(sockets);
}

#[test]
fn a_server_without_files_does_not_start() {
    let mut few = limited("ulimit -n 40", &["serve", "--port", "0", "--in-memory"]);
    let said = few.output().expect("it ends");
    assert_eq!(said.status.code(), Some(1));
    let said = String::from_utf8_lossy(&said.stderr).into_owned();
    assert!(said.contains("ulimit -n") && said.contains("64"), "{said}");
}
