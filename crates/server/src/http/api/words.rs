//! Words of which there are only a few, for the description.

use catalog::Level;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// The id of a game.
#[derive(Debug)]
pub struct GameWord;

impl ToSchema for GameWord {}

impl PartialSchema for GameWord {
    fn schema() -> RefOr<Schema> {
        let ids = catalog::games().iter().map(|game| game.id().to_owned());
        one_of("The id of a game.", ids)
    }
}

/// Who is to sit in a chair.
#[derive(Debug)]
pub struct SitterWord;

impl ToSchema for SitterWord {}

impl PartialSchema for SitterWord {
    fn schema() -> RefOr<Schema> {
        let levels = Level::ALL.iter().map(ToString::to_string);
        let words = std::iter::once("person".to_owned()).chain(levels);
        one_of("`person` or a level of bots.", words)
    }
}

fn one_of(description: &str, words: impl Iterator<Item = String>) -> RefOr<Schema> {
    let schema = ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some(description))
        .enum_values(Some(words));
    schema.into()
}
