//! nginx in front of all nodes: each request goes to the next one, whatever it asks for.

use std::fs;
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::Error;
use crate::nodes::free_port;

/// How long nginx may take to start, looked at this often.
const TRIES: u32 = 500;
const LOOK: Duration = Duration::from_millis(10);

/// As `docs/hosting/` has it for several nodes. A node that says nothing is left alone for a while;
/// only streams may be silent for longer. Nodes wait up to six seconds for a table that moves:
/// whoever gives up sooner takes those for dead that are well.
const CONFIG: &str = r"
daemon off;
worker_processes 1;
pid FOLDER/nginx.pid;
error_log FOLDER/nginx.log warn;
events { worker_connections 8192; }
http {
    access_log off;
    client_body_temp_path FOLDER/nginx-body;
    proxy_temp_path FOLDER/nginx-proxy;
    fastcgi_temp_path FOLDER/nginx-fastcgi;
    uwsgi_temp_path FOLDER/nginx-uwsgi;
    scgi_temp_path FOLDER/nginx-scgi;
    upstream landnam {
SERVERS
        keepalive 32;
        keepalive_timeout 15s;
    }
    server {
        listen 127.0.0.1:PORT;
        location / {
            proxy_pass http://landnam;
            proxy_http_version 1.1;
            proxy_set_header Connection '';
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Request-Id $request_id;
            proxy_buffering off;
            proxy_connect_timeout 1s;
            proxy_read_timeout 10s;
            location ~ /events$ {
                proxy_pass http://landnam;
                proxy_read_timeout 20s;
            }
        }
    }
}
";

pub struct Front {
    pub port: u16,
    process: Child,
}

impl Front {
    pub fn start(folder: &Path, nodes: impl Iterator<Item = u16>) -> Result<Front, Error> {
        let port = free_port()?;
        let server =
            |node| format!("        server 127.0.0.1:{node} max_fails=1 fail_timeout=2s;\n");
        let config = CONFIG
            .replace("FOLDER", &folder.to_string_lossy())
            .replace("PORT", &port.to_string())
            .replace("SERVERS\n", &nodes.map(server).collect::<String>());
        let path = folder.join("nginx.conf");
        fs::write(&path, config)?;
        let mut nginx = Command::new("nginx");
        nginx
            .arg("-c")
            .arg(&path)
            .arg("-e")
            .arg(folder.join("nginx.log"));
        let process = nginx.stdin(Stdio::null()).spawn();
        let process = process.map_err(|why| format!("nginx cannot be run: {why}"))?;
        let front = Front { port, process };
        for _ in 0..TRIES {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(front);
            }
            std::thread::sleep(LOOK);
        }
        let said = fs::read_to_string(folder.join("nginx.log")).unwrap_or_default();
        Err(format!("nginx does not come up: {said}").into())
    }
}

impl Drop for Front {
    fn drop(&mut self) {
        let pid = self.process.id().to_string();
        // Killed, it would leave its workers behind.
        let _ = Command::new("kill").arg(pid).status();
        let _ = self.process.wait();
    }
}
