//! All traces of a folder, if the environment names one.

use std::path::PathBuf;

use traces::{Differences, Total};

#[test]
fn every_trace_of_the_folder_agrees() {
    let Some(folder) = std::env::var_os("LANDNAM_TRACES").map(PathBuf::from) else {
        return;
    };
    let mut total = Total::default();
    for entry in std::fs::read_dir(&folder).expect("LANDNAM_TRACES names a folder") {
        let path = entry.expect("a file").path();
        let name = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        if !(name.ends_with(".jsonl") || name.ends_with(".jsonl.gz")) {
            continue;
        }
        for (game, trace) in traces::open(&path).expect("a file").enumerate() {
            let trace = trace.unwrap_or_else(|fault| panic!("{name}, {fault}"));
            let replayed = traces::replay(&trace, &Differences::default());
            if let Some(divergence) = &replayed.divergence {
                println!("{name}, game {game}, {divergence}");
            }
            total.add(&replayed, &format!("{name}, game {game}"));
        }
    }
    println!("{total:?}");
    assert!(total.games > 0, "no traces in {}", folder.display());
    assert_eq!(total.first_divergence, None);
    assert_eq!(total.compared + total.left_after_flag, total.plies);
}
