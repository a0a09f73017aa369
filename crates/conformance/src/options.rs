//! Configurations and the options that describe them.

use serde_json::{Map, Value, json};
use tabletop::{Config, OptionKind, OptionSpec, read_config};

use crate::subject::Subject;
use crate::violation::{Checked, Fault, Property};

/// Every combination of the number of seats and the switches.
pub(crate) fn every_config<C: Config>() -> Vec<C> {
    let mut combinations = vec![Map::new()];
    for (index, option) in C::OPTIONS.iter().enumerate() {
        let values = values_to_play(index, option);
        if values.is_empty() {
            continue;
        }
        combinations = combinations
            .iter()
            .flat_map(|fields| {
                values.iter().map(|value| {
                    let mut fields = fields.clone();
                    fields.insert(option.name.to_owned(), value.clone());
                    fields
                })
            })
            .collect();
    }
    combinations
        .into_iter()
        .map(|fields| {
            read_config(&Value::Object(fields).to_string())
                .expect("a game whose options exclude one another lists its configurations")
        })
        .collect()
}

pub(crate) fn check<G: Subject>() -> Checked {
    names::<G::Config>()?;
    defaults::<G::Config>()?;
    for option in G::Config::OPTIONS {
        values::<G::Config>(option)?;
    }
    for nonsense in [
        "",
        "2",
        "null",
        "[]",
        "[2]",
        r#"{"no_such_option":1}"#,
        r#"{"seats":2,"#,
    ] {
        refuses::<G::Config>(nonsense)?;
    }
    for config in G::configs() {
        reads_back(&config)?;
    }
    covered::<G>()
}

/// `seats` comes first, and every name is a word of its own.
fn names<C: Config>() -> Checked {
    let first = C::OPTIONS.first();
    if !first.is_some_and(|option| {
        option.name == "seats" && matches!(option.kind, OptionKind::Count { .. })
    }) {
        return Err(broken(format!(
            "the first option is {first:?}, not the seats"
        )));
    }
    for (index, OptionSpec { name, .. }) in C::OPTIONS.iter().enumerate() {
        let snake = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if name.is_empty() || !name.chars().all(snake) {
            return Err(broken(format!("“{name}” is not a word in snake case")));
        }
        if C::OPTIONS[..index].iter().any(|other| other.name == *name) {
            return Err(broken(format!("two options are called “{name}”")));
        }
    }
    Ok(())
}

/// Options left out take their documented defaults.
fn defaults<C: Config>() -> Checked {
    let empty: C = accepts("{}")?;
    if empty != C::default() {
        return Err(broken(format!("an empty object reads as {empty:?}")));
    }
    let fields = fields(&empty)?;
    for option in C::OPTIONS {
        let promised = match option.kind {
            OptionKind::Count { default, .. } => json!(default),
            OptionKind::Switch { default } => json!(default),
        };
        let found = fields.get(option.name);
        if found != Some(&promised) {
            let name = option.name;
            return Err(broken(format!("“{name}” is {found:?} without being given")));
        }
    }
    Ok(())
}

/// Every documented value is accepted, and nothing else.
fn values<C: Config>(option: &OptionSpec) -> Checked {
    let (good, mut bad) = match option.kind {
        OptionKind::Count { least, most, .. } => {
            let good: Vec<Value> = (least..=most).map(|count| json!(count)).collect();
            let outside = [i64::from(least) - 1, i64::from(most) + 1, 256, -1];
            (good, outside.map(|count| json!(count)).to_vec())
        }
        OptionKind::Switch { .. } => (vec![json!(false), json!(true)], vec![json!(0), json!(1)]),
    };
    bad.extend([json!("yes"), json!("2"), json!(2.5), json!([2]), json!({})]);
    for value in good {
        let config: C = accepts(&object(option.name, &value))?;
        if fields(&config)?.get(option.name) != Some(&value) {
            let name = option.name;
            return Err(broken(format!(
                "“{name}” was given as {value} and got lost"
            )));
        }
        reads_back(&config)?;
    }
    for value in bad {
        refuses::<C>(&object(option.name, &value))?;
    }
    Ok(())
}

/// The configurations to be played include every number of seats and both positions of every
/// switch. Otherwise the checks prove less than they seem to.
fn covered<G: Subject>() -> Checked {
    let played = G::configs();
    let played = played.iter().map(fields).collect::<Result<Vec<_>, _>>()?;
    for (index, option) in G::Config::OPTIONS.iter().enumerate() {
        for value in values_to_play(index, option) {
            let is_played = |fields: &Map<_, _>| fields.get(option.name) == Some(&value);
            if !played.iter().any(is_played) {
                let name = option.name;
                return Err(broken(format!("no configuration has {name} {value}")));
            }
        }
    }
    Ok(())
}

/// The values of an option that must all be played.
fn values_to_play(index: usize, option: &OptionSpec) -> Vec<Value> {
    match option.kind {
        OptionKind::Count { least, most, .. } if index == 0 => {
            (least..=most).map(|count| json!(count)).collect()
        }
        // Other counts can be many; the game chooses which of them are worth playing.
        OptionKind::Count { .. } => Vec::new(),
        OptionKind::Switch { .. } => vec![json!(false), json!(true)],
    }
}

fn reads_back<C: Config>(config: &C) -> Checked {
    let fields = fields(config)?;
    let text = Value::Object(fields.clone()).to_string();
    let back: C = accepts(&text)?;
    if back != *config {
        return Err(broken(format!("{text} reads as {back:?}")));
    }
    if fields.get("seats") != Some(&json!(config.seats())) {
        return Err(broken(format!("{text} has {} seats", config.seats())));
    }
    if fields.len() != C::OPTIONS.len()
        || C::OPTIONS
            .iter()
            .any(|option| !fields.contains_key(option.name))
    {
        return Err(broken(format!("{text} has other fields than the options")));
    }
    Ok(())
}

fn fields<C: Config>(config: &C) -> Result<Map<String, Value>, Fault> {
    match serde_json::to_value(config) {
        Ok(Value::Object(fields)) => Ok(fields),
        other => Err(broken(format!("{config:?} is written as {other:?}"))),
    }
}

fn object(name: &str, value: &Value) -> String {
    Value::Object(Map::from_iter([(name.to_owned(), value.clone())])).to_string()
}

fn accepts<C: Config>(text: &str) -> Result<C, Fault> {
    read_config(text).map_err(|error| broken(format!("{text}: {error}")))
}

fn refuses<C: Config>(text: &str) -> Checked {
    match read_config::<C>(text) {
        Err(_) => Ok(()),
        Ok(config) => Err(broken(format!(
            "{text:?} should not read, but is {config:?}"
        ))),
    }
}

fn broken(detail: String) -> Fault {
    Property::OptionsAreTrue.broken(detail)
}
