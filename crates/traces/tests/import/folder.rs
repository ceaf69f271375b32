//! All traces of the folder that the environment variable `LANDNAM_TRACES` names.

use std::path::{Path, PathBuf};

use traces::{Differences, Total};

/// Without the variable there is nothing to do: the six games of the repository have their tests.
#[test]
fn every_trace_of_the_folder_agrees() {
    let Some(folder) = std::env::var_os("LANDNAM_TRACES").map(PathBuf::from) else {
        return;
    };
    let mut total = Total::default();
    for entry in std::fs::read_dir(&folder).expect("LANDNAM_TRACES names a folder") {
        let path = entry.expect("a file").path();
        if path.to_string_lossy().contains(".jsonl") {
            add(&path, &mut total);
        }
    }
    println!("{total:?}");
    assert!(total.games > 0, "no traces in {}", folder.display());
    assert_eq!(total.first_divergence, None);
    assert_eq!(total.compared + total.left_after_flag, total.plies);
}

fn add(path: &Path, total: &mut Total) {
    let name = path.display();
    let traces = traces::open(path).unwrap_or_else(|why| panic!("{name}: {why}"));
    for (number, trace) in traces.enumerate() {
        let trace = trace.unwrap_or_else(|fault| panic!("{name}, {fault}"));
        let replayed = traces::replay(&trace, &Differences::default());
        let place = format!("{name}, game {}", number + 1);
        total.add(&replayed, &place);
    }
}
