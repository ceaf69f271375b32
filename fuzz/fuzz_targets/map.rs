//! See `targets.rs`: any bytes as a map cost little, and nothing panics.
#![no_main]

#[path = "../../crates/tables/tests/costs/targets.rs"]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    targets::run("map", bytes);
});
