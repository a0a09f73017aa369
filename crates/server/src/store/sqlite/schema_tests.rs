//! What removes rows knows everything that refers to them.

use sqlx::{ConnectOptions, query_as};

use super::{connect_options, prune, tables};
use crate::store::Sqlite;

/// Every reference to a table of the database that does not go with what it refers to: from where.
async fn references_to(target: &str) -> Vec<(String, String)> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.sqlite");
    Sqlite::open(&file).await.unwrap();
    let mut connection = connect_options(&file).connect().await.unwrap();
    query_as(
        "SELECT schema.name, reference.\"from\" FROM sqlite_schema AS schema, \
         pragma_foreign_key_list(schema.name) AS reference \
         WHERE schema.type = 'table' AND reference.\"table\" = ? \
         AND reference.on_delete <> 'CASCADE'",
    )
    .bind(target)
    .fetch_all(&mut connection)
    .await
    .unwrap()
}

#[tokio::test]
async fn a_table_is_removed_with_all_that_refers_to_it() {
    let references = references_to("tables").await;
    assert!(
        references.len() > tables::BELONGINGS.len(),
        "{references:?}"
    );
    for (from, column) in references {
        let known = from == "tables" || tables::BELONGINGS.contains(&from.as_str());
        assert!(known, "{from}.{column}: see BELONGINGS");
    }
}

#[tokio::test]
async fn a_guest_is_removed_only_if_nothing_refers_to_them() {
    let references = references_to("identities").await;
    assert!(references.len() > 5, "{references:?}");
    for (from, column) in references {
        let looked_for = format!("FROM {from} WHERE {column} = identities.id");
        assert!(
            prune::FORSAKEN.contains(&looked_for),
            "{looked_for}: see FORSAKEN"
        );
    }
}
