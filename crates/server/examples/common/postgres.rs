//! A Postgres for tests: a cluster of its own in a temporary folder, with a password, on a port
//! of this machine. It ends with the program that started it, however that ends.

#![allow(dead_code, reason = "everyone needs another part of it")]

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

pub type Error = Box<dyn std::error::Error + Send + Sync>;

/// Names a server to use instead of one of our own.
pub const VARIABLE: &str = "LANDNAM_POSTGRES";
/// Where Debian keeps what is not in the path, by version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// Postgres refuses to run as root: then it runs as one of these.
const USERS: [&str; 2] = ["postgres", "nobody"];
const NAME: &str = "landnam";
const PASSWORD: &str = "secret";
const PATIENCE: Duration = Duration::from_secs(30);
const LOOK: Duration = Duration::from_millis(10);

/// Starts the server and does what it is told, one signal a line, until nobody tells it anything
/// any more; then nothing is left. A signal is followed by a line that asks for another start.
const KEEPER: &str = r#"
folder=$1; shift
trap : INT TERM HUP
"$@" & server=$!
while read -r signal; do
    kill -s "$signal" $server; wait $server
    read -r again || break
    "$@" & server=$!
done
kill -s QUIT $server; wait $server
rm -rf "$folder"
"#;

pub struct Postgres {
    /// With name and password.
    pub url: String,
    /// None for a server somebody else started.
    own: Option<Own>,
}

struct Own {
    folder: PathBuf,
    keeper: Child,
}

impl Postgres {
    /// The server that is named, or one of our own.
    pub fn usual() -> Result<Postgres, Error> {
        match std::env::var(VARIABLE) {
            Ok(url) => Ok(Postgres { url, own: None }),
            Err(_) => Postgres::start(&[]),
        }
    }

    /// One of our own, with settings like `fsync=off`.
    pub fn start(settings: &[&str]) -> Result<Postgres, Error> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let name = format!("landnam-postgres-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir(&folder)?;
        let user = unprivileged(&folder)?;
        let data = folder.join("data");
        make_cluster(&folder, &data, user)?;
        // Another program may take the port before the server does; then the start says so.
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut keeper = Command::new("sh");
        keeper.args(["-c", KEEPER, "keeper"]).arg(&folder);
        let server = as_user(user, &program("postgres")?);
        keeper.arg(server.get_program()).args(server.get_args());
        keeper.arg("-D").arg(&data).args(["-p", &port.to_string()]);
        let usual = [
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "max_connections=200",
        ];
        for setting in usual.iter().chain(settings) {
            keeper.args(["-c", setting]);
        }
        let log = fs::File::create(folder.join("log"))?;
        let keeper = keeper
            .stdin(Stdio::piped())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()?;
        let own = Own { folder, keeper };
        own.wait("ready")?;
        Ok(Postgres {
            url: format!("postgres://{NAME}:{PASSWORD}@127.0.0.1:{port}/postgres"),
            own: Some(own),
        })
    }

    /// Where one of our own keeps everything.
    pub fn data(&self) -> Option<PathBuf> {
        Some(self.own.as_ref()?.folder.join("data"))
    }

    /// Ends it like a loss of power (`KILL`), or as its operator does (`INT`).
    pub fn end(&mut self, signal: &str) -> Result<(), Error> {
        let own = self.own()?;
        own.tell(signal)?;
        own.wait_for(|own| own.state().is_none() || signal == "KILL")
    }

    /// Starts it again after its end.
    pub fn again(&mut self) -> Result<(), Error> {
        let own = self.own()?;
        // Its processes may live on for a moment after it was killed.
        own.wait_for(|own| !own.is_held())?;
        // What a killed server left there says that it is ready.
        drop(fs::remove_file(own.folder.join("data/postmaster.pid")));
        own.tell("again")?;
        own.wait("ready")
    }

    fn own(&mut self) -> Result<&mut Own, Error> {
        self.own
            .as_mut()
            .ok_or_else(|| "the server is somebody else's".into())
    }
}

impl Own {
    fn tell(&mut self, line: &str) -> Result<(), Error> {
        let input = self
            .keeper
            .stdin
            .as_mut()
            .ok_or("its keeper does not listen")?;
        Ok(writeln!(input, "{line}")?)
    }

    /// What the server's own file says of it.
    fn state(&self) -> Option<String> {
        let told = fs::read_to_string(self.folder.join("data/postmaster.pid")).ok()?;
        Some(told.lines().nth(7)?.trim().to_owned())
    }

    /// Is the memory its processes share still in use? Where nobody can tell it is not.
    fn is_held(&self) -> bool {
        let file = fs::read_to_string(self.folder.join("data/postmaster.pid"));
        let file = file.unwrap_or_default();
        let id = file
            .lines()
            .nth(6)
            .and_then(|line| line.split_whitespace().nth(1));
        let all = fs::read_to_string("/proc/sysvipc/shm").unwrap_or_default();
        let users = |line: &str| {
            let mut fields = line.split_whitespace();
            let is_own = fields.nth(1) == id;
            // How many processes have it.
            is_own && fields.nth(4) != Some("0")
        };
        id.is_some() && all.lines().any(users)
    }

    fn wait(&self, state: &str) -> Result<(), Error> {
        self.wait_for(|own| own.state().as_deref() == Some(state))
    }

    fn wait_for(&self, is_so: impl Fn(&Own) -> bool) -> Result<(), Error> {
        let began = Instant::now();
        while !is_so(self) {
            if began.elapsed() > PATIENCE {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                return Err(format!("PostgreSQL is not as it should be:\n{log}").into());
            }
            sleep(LOOK);
        }
        Ok(())
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // The keeper hears that nobody speaks any more.
        drop(self.keeper.stdin.take());
        drop(self.keeper.wait());
    }
}

/// Whoever may own the folder and run the server; none for the user who asks.
fn unprivileged(folder: &Path) -> Result<Option<&'static str>, Error> {
    if run(Command::new("id").arg("-u"))?.trim() != "0" {
        return Ok(None);
    }
    let exists = |user: &&&str| run(Command::new("id").args(["-u", user])).is_ok();
    let user = USERS.iter().find(exists);
    let user = user.ok_or("PostgreSQL does not run as root, and there is nobody else")?;
    run(Command::new("chown").arg(user).arg(folder))?;
    Ok(Some(user))
}

fn make_cluster(folder: &Path, data: &Path, user: Option<&str>) -> Result<(), Error> {
    let password = folder.join("password");
    fs::write(&password, PASSWORD)?;
    let mut make = as_user(user, &program("initdb")?);
    make.arg("-D").arg(data).arg("--pwfile").arg(&password);
    make.args([
        "--username",
        NAME,
        "--auth",
        "scram-sha-256",
        "--encoding",
        "UTF8",
    ]);
    make.args(["--locale", "C", "--no-sync", "--no-instructions"]);
    run(&mut make).map(drop)
}

fn as_user(user: Option<&str>, program: &Path) -> Command {
    let Some(user) = user else {
        return Command::new(program);
    };
    let mut command = Command::new("setpriv");
    command.args(["--reuid", user, "--regid", user, "--init-groups", "--"]);
    command.arg(program);
    command
}

fn run(command: &mut Command) -> Result<String, Error> {
    let output = command.stdin(Stdio::null()).output()?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(said);
    }
    let why = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(format!("{}: {said}{why}", command.get_program().to_string_lossy()).into())
}

/// A program of the newest Postgres there is.
pub fn program(name: &str) -> Result<PathBuf, Error> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let number = |path: &PathBuf| {
        path.file_name()
            .and_then(OsStr::to_str)?
            .parse::<u32>()
            .ok()
    };
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|entry| entry.path()).collect();
    versions.sort_by_key(|path| std::cmp::Reverse(number(path)));
    folders.extend(versions.into_iter().map(|path| path.join("bin")));
    let found = folders
        .into_iter()
        .map(|folder| folder.join(name))
        .find(|path| path.is_file());
    found.ok_or_else(|| {
        let why = "is missing: install PostgreSQL 15 or newer (Debian: postgresql), or name a \
                   server to use";
        format!("{name} {why} in {VARIABLE}=postgres://…").into()
    })
}
