//! The API's description is complete, and changes only on purpose. `scripts/api-tests` checks it
//! against the server.

use std::collections::HashSet;

use serde_json::Value;

#[test]
fn the_description_of_the_api() {
    let description = server::description().to_pretty_json().unwrap();
    insta::assert_snapshot!(description);
}

#[test]
fn every_operation_has_an_id_of_its_own_and_says_what_each_status_means() {
    let description = serde_json::to_value(server::description()).unwrap();
    let mut ids = HashSet::new();
    let paths = description["paths"].as_object().unwrap();
    for (method, operation) in paths.values().flat_map(|path| path.as_object().unwrap()) {
        let id = operation["operationId"].as_str().unwrap();
        assert!(ids.insert(id), "{id} is used twice");
        let answers = operation["responses"].as_object().unwrap();
        for (status, answer) in answers {
            let meaning = answer["description"].as_str().unwrap();
            assert!(!meaning.is_empty(), "{id} {status}");
            let waits = answer["headers"]["retry-after"] != Value::Null;
            assert_eq!(
                waits,
                ["429", "503"].contains(&status.as_str()),
                "{id} {status}"
            );
        }
        let expected: &[_] = match method.as_str() {
            "get" => &["400", "401", "500"],
            _ => &["400", "401", "403", "413", "429", "500"],
        };
        for status in expected {
            assert!(answers.contains_key(*status), "{id} lacks {status}");
        }
    }
}
