//! The schema of the database, which grows by the files in `migrations/`.

use std::borrow::Cow;

use rust_embed::RustEmbed;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

/// The files, named `NUMBER_DESCRIPTION.sql`.
#[derive(RustEmbed)]
#[folder = "migrations/"]
struct Migrations;

/// Everything that has to be done to a database, in the order of the numbers; what was done is
/// known by its number and its hash.
///
/// # Panics
///
/// If a file has another name, which is a mistake of ours.
pub fn migrator() -> Migrator {
    Migrator::with_migrations(Migrations::iter().map(|name| migration(&name)).collect())
}

fn migration(name: &str) -> Migration {
    let (number, description) = name
        .strip_suffix(".sql")
        .and_then(|stem| stem.split_once('_'))
        .and_then(|(number, description)| Some((number.parse().ok()?, description)))
        .unwrap_or_else(|| panic!("migrations/{name} should be called NUMBER_DESCRIPTION.sql"));
    let file = Migrations::get(name).expect("the file was just listed");
    let sql = String::from_utf8(file.data.into_owned()).expect("migrations are UTF-8");
    Migration::new(
        number,
        Cow::Owned(description.replace('_', " ")),
        MigrationType::Simple,
        AssertSqlSafe(sql).into_sql_str(),
        false,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_to_older_databases_is_known_by_number_and_hash() {
        // What databases have that an older program has made.
        let known = [
            (1, "tables", [0x3a, 0xc2, 0x8c, 0xb1]),
            (2, "results and rematches", [0x03, 0x20, 0x49, 0x03]),
            (3, "hints and analyses", [0x28, 0x99, 0x3f, 0xf6]),
            (4, "lessons", [0x5b, 0x7e, 0x1e, 0x47]),
            (5, "chair news", [0x80, 0xd4, 0x93, 0xed]),
            (6, "try outs", [0x2e, 0x2e, 0xab, 0x5b]),
            (7, "characters", [0x45, 0x8e, 0x45, 0x5a]),
        ];
        let migrator = migrator();
        for (migration, (number, description, hash)) in migrator.iter().zip(known) {
            assert_eq!(migration.version, number);
            assert_eq!(migration.description, description);
            assert_eq!(migration.checksum[..4], hash, "{description}");
        }
        assert!(migrator.iter().count() >= known.len());
    }
}
