//! What a map leaves out because it is usual. Serde asks by reference.

#![allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]

pub const fn yes() -> bool {
    true
}

pub const fn two() -> u8 {
    2
}

pub const fn is_two(count: &u8) -> bool {
    *count == 2
}

pub const fn is_yes(value: &bool) -> bool {
    *value
}

pub const fn is_no(value: &bool) -> bool {
    !*value
}

pub const fn is_zero(count: &u8) -> bool {
    *count == 0
}
