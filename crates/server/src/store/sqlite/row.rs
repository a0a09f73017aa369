//! Rows of a query as structs.

/// Declares a struct whose fields are the columns of a query, by name.
///
/// The database library has a derive macro for this, but with it the compiler needs a second copy
/// of that library and of `SQLite` for itself, which takes a minute of every first build.
macro_rules! row {
    (struct $name:ident { $($(#[$about:meta])* $column:ident: $kind:ty,)* }) => {
        struct $name {
            $($(#[$about])* $column: $kind,)*
        }

        impl<'r> sqlx::FromRow<'r, sqlx::sqlite::SqliteRow> for $name {
            fn from_row(row: &'r sqlx::sqlite::SqliteRow) -> Result<Self, sqlx::Error> {
                Ok(Self {
                    $($column: sqlx::Row::try_get(row, stringify!($column))?,)*
                })
            }
        }
    };
}

pub(super) use row;
