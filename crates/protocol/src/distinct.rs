//! JSON in which every object names each key once. Readers disagree about which of two equal keys
//! counts, so what two of them read could differ.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// Reads a value, and refuses a key that an object has twice: for
/// `#[serde(deserialize_with)]`.
pub fn distinct<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
    Distinct::deserialize(deserializer).map(|Distinct(value)| value)
}

struct Distinct(Value);

impl<'de> Deserialize<'de> for Distinct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Distinct, D::Error> {
        deserializer.deserialize_any(Reader).map(Distinct)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("any JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Distinct(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((key, Distinct(value))) = entries.next_entry::<String, _>()? {
            if object.contains_key(&key) {
                return Err(A::Error::custom(format_args!("duplicate field `{key}`")));
            }
            object.insert(key, value);
        }
        Ok(object.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Value, serde_json::Error> {
        distinct(&mut serde_json::Deserializer::from_str(text))
    }

    #[test]
    fn every_other_value_is_read_as_usual() {
        let text = r#"{"a": [null, true, -1, 2, 0.5, "x", {"b": {}}], "b": {"a": 1}}"#;
        let usual: Value = serde_json::from_str(text).expect("it is JSON");
        assert_eq!(read(text).expect("no key is there twice"), usual);
    }

    #[test]
    fn a_key_twice_is_refused_however_deep() {
        for text in [
            r#"{"a": 1, "a": 1}"#,
            r#"[{"b": [{"a": 1, "c": 2, "a": 3}]}]"#,
        ] {
            let why = read(text).expect_err(text).to_string();
            assert!(why.starts_with("duplicate field `a`"), "{why}");
        }
    }
}
