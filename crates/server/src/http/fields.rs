//! What a form sends.

use axum::Form;
use axum::extract::{FromRequest, Request};
use tabletop::{SeatNumber, Version};

use crate::refusal::Refusal;

/// The fields of a form.
#[derive(Clone, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// A field that may be missing. Of several with the same name the last one counts, so that a
    /// checkbox can follow a hidden field.
    pub fn find(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().rev().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    /// A field that must be there.
    pub fn get(&self, name: &str) -> Result<&str, Refusal> {
        self.find(name).ok_or_else(|| Refusal::missing(name))
    }

    /// A field with a number.
    pub fn number(&self, name: &str) -> Result<i64, Refusal> {
        let number = self.get(name)?.parse();
        number.map_err(|_| Refusal::bad_request(format!("the field {name} is not a number")))
    }

    /// The field `version`.
    pub fn version(&self) -> Result<Version, Refusal> {
        let number = self.get("version")?.parse();
        number
            .map(Version)
            .map_err(|_| Refusal::bad_field("version", "must be a whole number"))
    }

    /// The field `seat`; `None` if it is missing or empty.
    pub fn seat(&self) -> Result<Option<SeatNumber>, Refusal> {
        match self.find("seat") {
            None | Some("") => Ok(None),
            Some(text) => text
                .parse()
                .map(Some)
                .map_err(|_| Refusal::bad_field("seat", "must be a whole number, from 0")),
        }
    }

    /// The field `seat`, which must be there.
    pub fn this_seat(&self) -> Result<SeatNumber, Refusal> {
        self.seat()?.ok_or_else(|| Refusal::missing("seat"))
    }
}

/// Passwords are among the values.
impl std::fmt::Debug for Fields {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries(self.0.iter().map(|(key, _)| key))
            .finish()
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        // A button without fields sends no body and no type.
        if request.headers().get("content-type").is_none() {
            return Ok(Self::default());
        }
        match Form::from_request(request, state).await {
            Ok(Form(fields)) => Ok(Self(fields)),
            Err(rejection) if rejection.status() == 413 => Err(Refusal::TooLarge),
            Err(rejection) => Err(Refusal::bad_request(rejection.body_text())),
        }
    }
}
