//! The list of documented differences and its document say the same.

use std::path::Path;

use traces::Difference;

#[test]
fn every_difference_has_an_entry_with_its_rule() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs/decisions/0003-differences-to-catanatron.md");
    let text = std::fs::read_to_string(path).expect("the decision is written down");
    for difference in Difference::ALL {
        let head = format!("| `{}` | {} |", difference.name(), difference.rule());
        assert!(text.contains(&head), "{head}");
        assert_eq!(difference.name().parse(), Ok(difference));
    }
    assert_eq!(text.matches("\n| `").count(), Difference::ALL.len());
    let refused = "rain".parse::<Difference>().expect_err("no such name");
    assert!(refused.contains("\"rain\"") && refused.contains("route-award"));
}
