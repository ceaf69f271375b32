//! Can this processor run the program at all?
//!
//! The simulator is built for processors with certain instructions. Without them the program would
//! die with nothing but "illegal instruction". The standard library's own test is no help here: it
//! takes what the program was built for as given.

/// What is missing, in words; asked before anything else is done.
#[cfg(target_arch = "x86_64")]
#[inline(never)]
pub fn complaint() -> Option<String> {
    let cpu = raw_cpuid::CpuId::new();
    let popcnt = cpu.get_feature_info().is_some_and(|has| has.has_popcnt());
    let (bmi2, avx2) = cpu
        .get_extended_feature_info()
        .map_or((false, false), |has| (has.has_bmi2(), has.has_avx2()));
    // Name, whether the program was built to use it, whether it is there.
    let features = [
        ("popcnt", cfg!(target_feature = "popcnt"), popcnt),
        ("bmi2", cfg!(target_feature = "bmi2"), bmi2),
        ("avx2", cfg!(target_feature = "avx2"), avx2),
    ];
    let missing: Vec<_> = features
        .into_iter()
        .filter(|(_, used, there)| *used && !there)
        .map(|(name, ..)| name)
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
