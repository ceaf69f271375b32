//! `landnam serve`: the server, until it is asked to end.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use game::Phrase;
use server::{Config, Server};

use crate::failure::{Failure, quoted};
use crate::screen::Screen;

#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag")]
pub struct Args {
    /// Address to listen on; 0.0.0.0 lets others in
    #[arg(long, env = "LANDNAM_HOST", default_value = "127.0.0.1")]
    host: IpAddr,
    /// Port to listen on; 0 takes any free one
    #[arg(long, env = "LANDNAM_PORT", default_value_t = 8080)]
    port: u16,
    /// Folder where games are kept
    #[arg(
        long,
        env = "LANDNAM_DATA",
        default_value = "landnam-data",
        value_name = "FOLDER"
    )]
    data: PathBuf,
    /// Keeps games in memory only; they end with the server
    #[arg(long, env = "LANDNAM_IN_MEMORY", conflicts_with = "data")]
    in_memory: bool,
    /// Another origin whose pages may send commands; may be repeated
    #[arg(
        long = "origin",
        env = "LANDNAM_ORIGINS",
        value_delimiter = ',',
        value_name = "URL"
    )]
    origins: Vec<String>,
    /// Sends cookies over HTTPS only, for a server behind a proxy that speaks it
    #[arg(long, env = "LANDNAM_SECURE_COOKIES")]
    secure_cookies: bool,
    /// Takes the addresses of guests from X-Forwarded-For, for a server behind a proxy
    #[arg(long, env = "LANDNAM_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How long a bot seems to think, in milliseconds
    #[arg(
        long,
        env = "LANDNAM_BOT_PAUSE",
        default_value_t = 600,
        value_name = "MILLIS"
    )]
    bot_pause: u64,
    /// Requests a second from one address; 0 for no limit
    #[arg(long, env = "LANDNAM_RATE", default_value_t = 50, value_name = "N")]
    rate: u32,
    /// Writes logs as JSON, one object a line
    #[arg(long, env = "LANDNAM_JSON_LOGS")]
    json_logs: bool,
}

impl Default for Args {
    /// What the flags and the environment say when the command is not even named.
    fn default() -> Args {
        /// Reads the flags without the rest of the command line.
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            args: Args,
        }
        <Alone as clap::Parser>::parse_from(["landnam"]).args
    }
}

impl Args {
    fn config(&self) -> Config {
        Config {
            host: self.host,
            port: self.port,
            data: (!self.in_memory).then(|| self.data.clone()),
            origins: self.origins.clone(),
            secure_cookies: self.secure_cookies,
            behind_proxy: self.behind_proxy,
            bot_pause: Duration::from_millis(self.bot_pause),
            requests_per_second: self.rate,
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
        .with("tables", server.resumed as u32);
    screen.say(&phrase)?;
    screen.flush()?;
    runtime
        .block_on(server.run(server::asked_to_end()))
        .map_err(|why| failed(&why))
}
