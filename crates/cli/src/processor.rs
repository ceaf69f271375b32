//! Can this processor run the program at all?
//!
//! The simulator is built for processors with certain instructions. Without them the program would die
//! with nothing but "illegal instruction". The standard library's own test is no help here: it takes
//! what the program was built for as given.

/// What is missing, in words; asked before anything else is done.
#[cfg(target_arch = "x86_64")]
#[inline(never)]
pub fn complaint() -> Option<String> {
    let cpu = raw_cpuid::CpuId::new();
    let basic = cpu.get_feature_info();
    let extended = cpu.get_extended_feature_info();
    let has = |name| match name {
        "popcnt" => basic.as_ref().is_some_and(|features| features.has_popcnt()),
        "bmi2" => extended.as_ref().is_some_and(|features| features.has_bmi2()),
        _ => extended.as_ref().is_some_and(|features| features.has_avx2()),
    };
    let needed = [
        ("popcnt", cfg!(target_feature = "popcnt")),
        ("bmi2", cfg!(target_feature = "bmi2")),
        ("avx2", cfg!(target_feature = "avx2")),
    ];
    let missing: Vec<_> = needed
        .into_iter()
        .filter(|(name, needed)| *needed && !has(name))
        .map(|(name, _)| name)
        .collect();
    if missing.is_empty() {
        return None;
    }
    Some(format!(
        "this processor lacks {}; build the program with RUSTFLAGS=\"-C target-cpu=native\"",
        missing.join(", ")
    ))
}

#[cfg(not(target_arch = "x86_64"))]
pub fn complaint() -> Option<String> {
    None
}
