//! What a request sends, read into a type. Where it does not fit, the field is named.

use axum::extract::FromRequestParts;
use axum::http::Uri;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::{Map, Number, Value};

use crate::refusal::Refusal;

/// The query of an address.
#[derive(Clone, Copy, Debug)]
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        from_query(&parts.uri).map(Self)
    }
}

/// Reads a JSON object; `null` counts as an empty one.
pub fn from_json<T: DeserializeOwned>(text: &[u8]) -> Result<T, Refusal> {
    let value: Value = serde_json::from_slice(text)
        .map_err(|error| Refusal::bad_request(format!("the body is not JSON: {error}")))?;
    let object = match value {
        Value::Object(_) => with_whole_numbers(value),
        Value::Null => Value::Object(Map::new()),
        _ => return Err(Refusal::bad_request("the body must be a JSON object")),
    };
    serde_path_to_error::deserialize(object)
        .map_err(|error| misfit(&error.path().to_string(), &error.inner().to_string()))
}

/// In JSON there is one kind of number, and 3.0 is the whole number 3.
fn with_whole_numbers(value: Value) -> Value {
    match value {
        Value::Number(number) => Value::Number(whole(&number).unwrap_or(number)),
        Value::Array(list) => list.into_iter().map(with_whole_numbers).collect(),
        Value::Object(fields) => {
            let fields = fields.into_iter();
            fields
                .map(|(name, value)| (name, with_whole_numbers(value)))
                .collect()
        }
        other => other,
    }
}

/// The number without its fraction, if that is nothing and the rest is small enough to be exact.
fn whole(number: &Number) -> Option<Number> {
    let float = number.as_f64().filter(|_| number.is_f64())?;
    // The text of a whole float has no fraction.
    float.to_string().parse::<i64>().ok().map(Number::from)
}

fn from_query<T: DeserializeOwned>(address: &Uri) -> Result<T, Refusal> {
    let read = axum::extract::Query::try_from_uri(address);
    read.map(|axum::extract::Query(value)| value)
        .map_err(|rejection| {
            let text = rejection.body_text();
            // `Failed to …: FIELD: ERROR`, or without the field.
            let error = text.split_once(": ").map_or(&*text, |(_, error)| error);
            match error.split_once(": ") {
                Some((field, error)) if !field.contains(' ') => misfit(field, error),
                _ => misfit(".", error),
            }
        })
}

/// Says which field does not fit its type, and what would. `path` leads to the place where reading
/// stopped; the field itself is sometimes only in the words of the error.
fn misfit(path: &str, error: &str) -> Refusal {
    let inside = |name: &str| match path {
        "." | "?" => name.to_owned(),
        path if path == name || path.ends_with(&format!(".{name}")) => path.to_owned(),
        path => format!("{path}.{name}"),
    };
    if let Some(name) = quoted(error, "missing field ") {
        return Refusal::missing(&inside(name));
    }
    if let Some(name) = quoted(error, "unknown field ") {
        let known = error.split_once(", ").map_or("", |(_, known)| known);
        return Refusal::bad_field(&inside(name), format!("is unknown; {known}"));
    }
    match path {
        "." | "?" => Refusal::bad_request(error),
        path => Refusal::bad_field(path, format!("does not fit: {}", in_plain_words(error))),
    }
}

/// The name in `backticks` after these words.
fn quoted<'a>(error: &'a str, words: &str) -> Option<&'a str> {
    error.strip_prefix(words)?.split('`').nth(1)
}

/// An error with the names of types put into words.
fn in_plain_words(error: &str) -> String {
    const WORDS: [(&str, &str); 6] = [
        ("expected u8", "expected a whole number from 0 to 255"),
        (
            "expected u32",
            "expected a whole number from 0 to 4294967295",
        ),
        ("expected u64", "expected a whole number, from 0"),
        ("expected usize", "expected a whole number, from 0"),
        (
            "invalid digit found in string",
            "expected a whole number, from 0",
        ),
        (
            "cannot parse integer from empty string",
            "expected a whole number, from 0",
        ),
    ];
    let words = WORDS
        .iter()
        .find(|(technical, _)| error.ends_with(technical));
    if let Some((technical, plain)) = words {
        return error.replace(technical, plain);
    }
    error.to_owned()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Wanted {
        #[expect(dead_code, reason = "only reading it matters")]
        game: String,
        #[serde(default)]
        #[expect(dead_code, reason = "only reading it matters")]
        seat: Option<u8>,
        #[serde(default)]
        #[expect(dead_code, reason = "only reading it matters")]
        others: Vec<String>,
    }

    fn wrong(read: Result<Wanted, Refusal>) -> (Option<String>, String) {
        match read {
            Err(Refusal::BadRequest { field, what }) => (field, what),
            other => panic!("{other:?}"),
        }
    }

    fn field_of(body: &str) -> String {
        wrong(from_json(body.as_bytes())).0.unwrap()
    }

    #[test]
    fn a_wrong_field_of_a_body_is_named_with_what_would_be_right() {
        let (field, what) = wrong(from_json(br#"{"game": "diamant", "seat": "two"}"#));
        assert_eq!(field.as_deref(), Some("seat"));
        assert!(what.contains("whole number from 0 to 255"), "{what}");
        assert!(!what.contains("line"), "{what}");
        assert_eq!(field_of(r#"{"seat": 1.0}"#), "game");
        assert_eq!(field_of(r#"{"game": "x", "seat": 1.5}"#), "seat");
        assert_eq!(
            field_of(r#"{"game": "x", "others": ["a", 1]}"#),
            "others[1]"
        );
        let (field, what) = wrong(from_json(br#"{"game": "x", "gmae": 1}"#));
        assert_eq!(field.as_deref(), Some("gmae"));
        assert!(what.contains("`others`"), "it says which there are: {what}");
    }

    #[test]
    fn a_body_that_is_no_object_is_explained() {
        for body in ["", "{", "{} {}", "\"x\"", "[1, 2, 3]", "7"] {
            let (_, what) = wrong(from_json(body.as_bytes()));
            assert!(!what.contains("struct"), "{body}: {what}");
        }
    }

    #[test]
    fn a_wrong_field_of_a_query_is_named() {
        let read = |query: &'static str| from_query(&Uri::from_static(query));
        assert_eq!(wrong(read("/?seat=1")).0.as_deref(), Some("game"));
        let (field, what) = wrong(read("/?game=x&seat=two"));
        assert_eq!(field.as_deref(), Some("seat"));
        assert!(what.contains("whole number"), "{what}");
    }
}
