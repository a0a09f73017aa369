//! Games in which one decides after the other, played by programs.

use serde_json::Value;

use super::Program;

pub fn version(state: &Value) -> u64 {
    state["match"]["version"].as_u64().unwrap()
}

/// Whose turn it is.
pub fn awaited(state: &Value) -> usize {
    let seat = state["match"]["prompt"]["seats"][0].as_u64().unwrap();
    usize::try_from(seat).unwrap()
}

/// Some legal decision; which one depends on the version alone.
pub fn some_decision(state: &Value) -> String {
    let legal = state["match"]["legal"].as_array().unwrap();
    let pick = version(state).wrapping_mul(2_654_435_761) >> 7;
    let pick = usize::try_from(pick).unwrap() % legal.len();
    legal[pick].as_str().unwrap().to_owned()
}

/// Decides and answers with the version after it.
pub async fn decide(program: &Program, table: &str, state: &Value) -> u64 {
    let words = some_decision(state);
    let said = program.decide(table, &words, version(state)).await.done();
    said["version"].as_u64().unwrap()
}
