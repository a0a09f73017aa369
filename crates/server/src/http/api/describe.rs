//! The description of the API in `OpenAPI`'s format.

use axum::Json;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::{acts, counsel, follow, games, guests, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Grotto",
        description = "Open tables, join them, decide and follow. Every refusal is an object `{\"error\":{\"code\",\"message\"}}`.",
    ),
    paths(
        guests::create, guests::me, guests::best, games::games,
        tables::open, tables::create, tables::table, tables::record,
        acts::join, acts::leave, acts::start, acts::seat, acts::decide, acts::undo,
        acts::chat, acts::take_over, acts::rematch, follow::follow,
        counsel::hint, counsel::analyse, counsel::analysis,
    ),
    modifiers(&Tokens),
)]
struct Description;

struct Tokens;

impl Modify for Tokens {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let components = description.components.get_or_insert_default();
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
    }
}

/// The description.
pub fn description() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

/// The description, served.
pub async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(description())
}
