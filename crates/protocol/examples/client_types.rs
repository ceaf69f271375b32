//! Writes the client's types: `cargo run -p protocol --example client_types`.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol");
    // A type that is no more leaves no file behind.
    std::fs::remove_dir_all(&folder)?;
    for (name, text) in protocol::client_types() {
        let file = folder.join(name);
        if let Some(parent) = file.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(file, text)?;
    }
    Ok(())
}
