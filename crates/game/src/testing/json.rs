//! Data as a JSON value and back, by way of its text: what is written as text anyway is not
//! compiled a second time for values.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What the data looks like when it is written.
pub fn written(data: &impl Serialize) -> Value {
    let text = serde_json::to_string(data).expect("plain data can be written");
    serde_json::from_str(&text).expect("what was written can be read")
}

/// The data that looks like this when it is written.
pub fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_str(&value.to_string()).expect("it looks like such data")
}
