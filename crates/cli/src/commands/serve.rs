//! `landnam serve`: the server, until it is asked to end.

use std::ffi::OsString;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::RangedU64ValueParser;
use clap::{Args as _, FromArgMatches as _};
use game::Phrase;
use server::{Caps, Config, DatabaseUrl, NodeConfig, Server};

use crate::failure::{Failure, quoted};
use crate::screen::Screen;

#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag")]
pub struct Args {
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    #[arg(long, default_value_t = 8080)]
    port: u16,
    #[arg(long, default_value = "landnam-data", value_name = "FOLDER")]
    data: PathBuf,
    #[arg(
        long,
        conflicts_with_all = ["data", "in_memory"],
        hide_env_values = true,
        value_name = "URL"
    )]
    database: Option<String>,
    #[arg(long, conflicts_with = "data")]
    in_memory: bool,
    #[arg(long = "origin", value_delimiter = ',', value_parser = origin, value_name = "URL")]
    origins: Vec<String>,
    #[arg(long)]
    secure_cookies: bool,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long, default_value_t = 200, value_name = "MILLIS")]
    bot_pause: u64,
    #[arg(
        long,
        default_value_t = 90,
        value_parser = clap::value_parser!(u64).range(1..=86_400),
        value_name = "SECONDS"
    )]
    replace_after: u64,
    #[arg(long, default_value_t = 50, value_name = "N")]
    rate: u32,
    #[arg(long, default_value_t = 0, value_name = "SECONDS")]
    drain: u64,
    #[arg(long)]
    json_logs: bool,
    #[command(flatten)]
    node: NodeArgs,
    #[command(flatten)]
    caps: CapArgs,
}

/// A server among others on one database.
#[derive(clap::Args)]
struct NodeArgs {
    #[arg(long, value_name = "NAME")]
    node: Option<String>,
    #[arg(long, default_value = "127.0.0.1:0", value_name = "HOST")]
    node_address: SocketAddr,
    #[arg(long, hide_env_values = true, value_name = "WORDS")]
    node_secret: Option<String>,
}

/// What guests and addresses may hold.
#[derive(clap::Args)]
struct CapArgs {
    #[arg(long, default_value_t = 50, value_parser = some::<usize>(), value_name = "N")]
    tables_per_guest: usize,
    #[arg(long, default_value_t = 200, value_parser = some::<usize>(), value_name = "N")]
    tables_per_address: usize,
    #[arg(
        long,
        default_value_t = 24,
        value_parser = some::<u64>(),
        value_name = "HOURS"
    )]
    unstarted_hours: u64,
    #[arg(long, default_value_t = 20_000, value_parser = some::<u32>(), value_name = "N")]
    bot_decisions: u32,
    #[arg(
        long,
        default_value_t = 20,
        value_parser = some::<u32>(),
        value_name = "N"
    )]
    sessions_per_guest: u32,
    #[arg(long, default_value_t = 5, value_parser = some::<usize>(), value_name = "N")]
    bots_per_guest: usize,
    #[arg(long, default_value_t = 8, value_parser = some::<usize>(), value_name = "N")]
    tables_per_bot: usize,
    #[arg(long, default_value_t = 20, value_parser = some::<usize>(), value_name = "N")]
    streams_per_guest: usize,
    #[arg(long, default_value_t = 300, value_parser = some::<usize>(), value_name = "N")]
    streams_per_address: usize,
    #[arg(long, default_value_t = 8 << 20, value_parser = some::<u32>(), value_name = "BYTES")]
    bytes_per_guest: u32,
    #[arg(long, default_value_t = 64 << 20, value_parser = some::<u32>(), value_name = "BYTES")]
    bytes_per_address: u32,
    #[arg(long, default_value_t = 64 << 20, value_parser = some::<usize>(), value_name = "BYTES")]
    unread_per_address: usize,
    #[arg(long, default_value_t = 20_000, value_parser = some::<usize>(), value_name = "N")]
    connections: usize,
    #[arg(long, default_value_t = 500, value_parser = some::<usize>(), value_name = "N")]
    connections_per_address: usize,
    #[arg(long, default_value_t = 20, value_parser = some::<u64>(), value_name = "SECONDS")]
    idle: u64,
}

/// An origin as browsers write it: scheme and host in small letters, the port unless it is the
/// usual one, and nothing behind.
pub fn origin(text: &str) -> Result<String, &'static str> {
    const FORM: &str = "an origin is written like https://play.example or http://localhost:5173";
    let small = text.trim().to_ascii_lowercase();
    let (scheme, rest) = small.split_once("://").ok_or(FORM)?;
    let usual = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => return Err(FORM),
    };
    let host = rest.strip_suffix('/').unwrap_or(rest);
    let host = host.strip_suffix(usual).unwrap_or(host);
    // The host of a URL has no other letters, and neither blanks nor anything of a path or a name.
    let is_host = |it: char| it.is_ascii_alphanumeric() || "-._:[]".contains(it);
    if host.is_empty() || !host.chars().all(is_host) {
        return Err(FORM);
    }
    Ok(format!("{scheme}://{host}"))
}

/// A cap of nothing would shut the server; only `--rate` has a meaning for 0.
fn some<T>() -> RangedU64ValueParser<T>
where
    T: TryFrom<u64> + Clone + Send + Sync,
{
    RangedU64ValueParser::new().range(1..)
}

impl CapArgs {
    fn caps(&self) -> Caps {
        Caps {
            tables_per_guest: self.tables_per_guest,
            tables_per_address: self.tables_per_address,
            sessions_per_guest: self.sessions_per_guest as usize,
            bots_per_guest: self.bots_per_guest,
            tables_per_bot: self.tables_per_bot,
            streams_per_guest: self.streams_per_guest,
            streams_per_address: self.streams_per_address,
            bytes_per_guest: self.bytes_per_guest,
            bytes_per_address: self.bytes_per_address,
            unread_per_address: self.unread_per_address,
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            idle: Duration::from_secs(self.idle),
        }
    }
}

impl Default for Args {
    /// What the environment says when the command is not even named.
    fn default() -> Args {
        let alone = Args::augment_args(clap::Command::new("landnam"));
        let matches = with_variables(alone).get_matches_from(["landnam"]);
        Args::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// Every flag can be set by a variable, too: `--bot-pause` is `LANDNAM_BOT_PAUSE`.
pub fn with_variables(command: clap::Command) -> clap::Command {
    command.mut_args(|arg| {
        let name = format!("LANDNAM_{}", arg.get_id().as_str().to_uppercase());
        arg.env(OsString::from(name))
    })
}

impl Args {
    fn config(&self) -> Config {
        Config {
            host: self.host,
            port: self.port,
            data: (!self.in_memory && self.database.is_none()).then(|| self.data.clone()),
            database: self.database.clone().map(DatabaseUrl::from),
            origins: self.origins.clone(),
            secure_cookies: self.secure_cookies,
            behind_proxy: self.behind_proxy,
            bot_pause: Duration::from_millis(self.bot_pause),
            replace_after: Duration::from_secs(self.replace_after),
            requests_per_second: self.rate,
            caps: self.caps.caps(),
            unstarted: Duration::from_secs(self.caps.unstarted_hours * 3600),
            bot_decisions: self.caps.bot_decisions,
            drain: Duration::from_secs(self.drain),
            node: NodeConfig {
                name: self.node.node.clone(),
                address: self.node.node_address,
                secret: self.node.node_secret.clone(),
            },
            json_logs: self.json_logs,
            ..Config::default()
        }
    }
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    server::log(args.json_logs);
    let failed = |why: &dyn std::fmt::Display| {
        Failure::Failed(Phrase::new("cli-no-server").with("why", quoted(why)))
    };
    let runtime = server::runtime().map_err(|why| failed(&why))?;
    let server = runtime
        .block_on(Server::start(args.config()))
        .map_err(|why| failed(&why))?;
    let address = server.address().map_err(|why| failed(&why))?;
    let phrase = Phrase::new("cli-serving")
        .with("address", quoted(format_args!("http://{address}/")))
        .with("tables", server.report.running + server.report.gathering);
    screen.say(&phrase)?;
    screen.flush()?;
    runtime
        .block_on(server.run(server::asked_to_end()))
        .map_err(|why| failed(&why))
}

#[cfg(test)]
mod tests {
    use super::origin;

    #[test]
    fn origins_are_written_as_browsers_write_them() {
        for (written, read) in [
            ("https://play.example", "https://play.example"),
            (" HTTPS://Play.Example:443/ ", "https://play.example"),
            ("http://localhost:5173/", "http://localhost:5173"),
            ("http://[::1]:8080", "http://[::1]:8080"),
        ] {
            assert_eq!(origin(written).as_deref(), Ok(read), "{written}");
        }
        for strange in [
            "play.example",
            "ftp://play.example",
            "https://",
            "https://play.example/path",
            "https://ann@play.example",
            "https://a b.example",
            "https://*.example",
            "null",
        ] {
            assert!(origin(strange).is_err(), "{strange}");
        }
    }
}
