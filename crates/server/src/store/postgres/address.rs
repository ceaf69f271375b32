//! Where the database is, and what is wrong if it cannot be used. No message holds the password.

use std::error::Error as _;
use std::fmt;
use std::time::Duration;

use deadpool_postgres::{Hook, HookError, Manager, Pool, Runtime};
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::{PATIENCE, StoreError};

/// What every connection is told. A node that is gone holds nothing for long. Everything asked for
/// has its index, and a plan that was made while a table was small must not stay.
const SETTINGS: &str = "
    SET synchronous_commit = on;
    SET default_transaction_isolation = 'read committed';
    SET statement_timeout = '5s';
    SET idle_in_transaction_session_timeout = '5s';
    SET tcp_keepalives_idle = 10;
    SET tcp_keepalives_interval = 5;
    SET tcp_keepalives_count = 3;
    SET enable_seqscan = off;
";

/// Where the database is, as `postgres://name:password@host:5432/database` says it.
pub struct Address(Config);

impl Address {
    pub fn read(url: &str) -> Result<Address, StoreError> {
        let is_url = ["postgres://", "postgresql://"]
            .iter()
            .any(|scheme| url.starts_with(scheme));
        // Why it cannot be read might quote a part of the password.
        let read = url.parse::<Config>().ok().filter(|_| is_url);
        // A host with an @ in it is the rest of a password.
        let is_host = |host: &Host| !matches!(host, Host::Tcp(name) if name.contains('@'));
        let read = read.filter(|config| config.get_hosts().iter().all(is_host));
        let Some(mut config) = read else {
            let why = "the address of the database cannot be read; it is written like \
                       postgres://name:password@host:5432/database?sslmode=require, \
                       with %40 for an @ in the password";
            return Err(StoreError::Failed(why.into()));
        };
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        config.keepalives_idle(Duration::from_secs(10));
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        if config.get_application_name().is_none() {
            config.application_name("landnam");
        }
        Ok(Address(config))
    }

    /// Connections, at most so many, each waited for so long; those that end are replaced.
    pub fn pool(&self, most: usize, patience: Duration) -> Result<Pool, StoreError> {
        let config = self.0.clone();
        let manager = match config.get_ssl_mode() {
            SslMode::Require => Manager::new(config, certified()?),
            _ => Manager::new(config, NoTls),
        };
        let told = Hook::async_fn(|client: &mut deadpool_postgres::ClientWrapper, _| {
            Box::pin(async {
                client
                    .batch_execute(SETTINGS)
                    .await
                    .map_err(HookError::Backend)
            })
        });
        Pool::builder(manager)
            .max_size(most)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(patience))
            .create_timeout(Some(patience))
            .recycle_timeout(Some(patience))
            .post_create(told)
            .build()
            .map_err(|why| StoreError::Failed(why.to_string()))
    }

    /// Why no connection could be made, for whoever wrote the address.
    pub fn refused(&self, why: &tokio_postgres::Error) -> StoreError {
        let place = self.to_string();
        let user = self.0.get_user().unwrap_or_default();
        let cause = told(why);
        StoreError::Failed(match why.code() {
            Some(&SqlState::INVALID_PASSWORD | &SqlState::INVALID_AUTHORIZATION_SPECIFICATION) => {
                format!("{place} does not let {user} in: {cause}")
            }
            Some(&SqlState::INVALID_CATALOG_NAME) => {
                format!("{cause} at {place}; make it with: createdb")
            }
            Some(_) => format!("{place} refuses: {cause}"),
            None => format!("{place} cannot be reached: {cause}"),
        })
    }
}

/// TLS with the certificates the system trusts, or those `SSL_CERT_FILE` names.
fn certified() -> Result<MakeRustlsConnect, StoreError> {
    let made = MakeRustlsConnect::with_native_certs();
    let no_certificates = |why: &dyn fmt::Debug| {
        let why = format!("this machine has no certificates to check the database's by: {why:?}");
        StoreError::Failed(why)
    };
    made.map(|(tls, _)| tls)
        .map_err(|why| no_certificates(&why))
}

/// Hosts, ports and database, without who and with what password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        let ports = self.0.get_ports();
        for (number, host) in self.0.get_hosts().iter().enumerate() {
            let comma = if number > 0 { "," } else { "" };
            let port = ports.get(number).or(ports.first()).unwrap_or(&5432);
            match host {
                Host::Tcp(name) => write!(f, "{comma}{name}:{port}")?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{comma}{}:{port}", path.display())?,
            }
        }
        write!(f, "/{}", self.0.get_dbname().unwrap_or_default())
    }
}

/// What the server says, or what lies at the bottom of the error.
pub fn told(why: &tokio_postgres::Error) -> String {
    match (why.as_db_error(), why.source()) {
        (Some(said), _) => said.message().to_owned(),
        (None, Some(cause)) => format!("{why}: {cause}"),
        (None, None) => why.to_string(),
    }
}
