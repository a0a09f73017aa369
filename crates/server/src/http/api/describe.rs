//! The description of the API in `OpenAPI`'s format.

use axum::Json;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    Content, Header, ObjectBuilder, OpenApi as OpenApiDocument, Ref, RefOr, Response,
    ResponseBuilder, Type,
};
use utoipa::{Modify, OpenApi};

use super::{acts, counsel, follow, games, guests, peace, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Grotto",
        description = "Open tables, join them, decide and follow. Every refusal is an object `{\"error\":{\"code\",\"message\",\"detail\"}}`, with a `field` where one is missing or wrong.",
    ),
    paths(
        guests::create, guests::me, guests::best, games::games,
        tables::open, tables::create, tables::table, tables::record,
        acts::join, acts::leave, acts::start, acts::seat, acts::decide, acts::undo,
        acts::chat, acts::take_over, acts::rematch, acts::try_out, follow::follow,
        peace::block, peace::report,
        counsel::hint, counsel::analyse, counsel::analysis,
    ),
    modifiers(&Tokens, &Answers),
)]
struct Description;

struct Tokens;

impl Modify for Tokens {
    fn modify(&self, description: &mut OpenApiDocument) {
        let components = description.components.get_or_insert_default();
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
    }
}

/// What every request can meet, and what each status means.
struct Answers;

impl Modify for Answers {
    fn modify(&self, description: &mut OpenApiDocument) {
        for item in description.paths.paths.values_mut() {
            let reading = item.get.iter_mut().map(|operation| (operation, READING));
            let changing = item.post.iter_mut().map(|operation| (operation, CHANGING));
            for (operation, refused) in reading.chain(changing) {
                let answers = &mut operation.responses.responses;
                for status in refused {
                    let refusal = || RefOr::T(refusal());
                    answers.entry((*status).to_owned()).or_insert_with(refusal);
                }
                for (status, answer) in answers {
                    if let RefOr::T(answer) = answer {
                        complete(status, answer);
                    }
                }
            }
        }
    }
}

/// How any request that only reads can be refused: it cannot be read, its token is unknown, or
/// something fails here.
const READING: &[&str] = &["400", "401", "500"];

/// How any request that changes something can be refused: also because another site sent it, it
/// is too large, or it comes too soon.
const CHANGING: &[&str] = &["400", "401", "403", "413", "429", "500"];

fn refusal() -> Response {
    let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
    let answer = ResponseBuilder::new().content("application/json", body);
    answer.build()
}

/// Says what a status means, and which headers come with it.
fn complete(status: &str, answer: &mut Response) {
    if answer.description.is_empty() {
        meaning(status).clone_into(&mut answer.description);
    }
    if matches!(status, "429" | "503") {
        let seconds = ObjectBuilder::new()
            .schema_type(Type::Integer)
            .minimum(Some(1));
        let mut header = Header::new(seconds.build());
        header.description = Some("After how many seconds to try again.".to_owned());
        answer
            .headers
            .insert("retry-after".to_owned(), header.into());
    }
}

fn meaning(status: &str) -> &'static str {
    match status {
        "200" => "What was asked for.",
        "201" => "It is there now.",
        "202" => "It will be done.",
        "204" => "It is done, and durable.",
        "400" => "The request cannot be read; `field` names what is missing or wrong.",
        "401" => "A valid token is needed.",
        "403" => "The caller may not do this.",
        "404" => "There is no such table.",
        "409" => "It cannot be done now.",
        "413" => "The request is too large.",
        "422" => "The request can be read, but nothing here has that name or value.",
        "429" => "Too many requests; wait.",
        "500" => "Something went wrong on the server's side.",
        "503" => "Too many are thinking now; wait.",
        _ => "Something else.",
    }
}

/// The description.
pub fn description() -> OpenApiDocument {
    Description::openapi()
}

/// The description, served.
pub async fn openapi() -> Json<OpenApiDocument> {
    Json(description())
}
