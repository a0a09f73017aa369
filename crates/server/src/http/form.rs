//! A form of a table's page.

use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::response::Response;
use model::{Person, TableId};

use super::answer::done;
use super::caller::Caller;
use super::fields::Fields;
use crate::app::App;
use crate::refusal::Refusal;
use crate::tables::TableHandle;

/// A form that was sent from a table's page.
#[derive(Debug)]
pub struct TableForm {
    /// The server.
    pub app: App,
    /// Who sent it.
    pub caller: Caller,
    /// The table.
    pub id: TableId,
    /// What was filled in.
    pub fields: Fields,
}

impl TableForm {
    /// Who acts. The fields should be read first: a visitor who sends nonsense is not stored.
    pub async fn person(&self) -> Result<Person, Refusal> {
        self.caller.person(&self.app).await
    }

    /// The table.
    pub async fn table(&self) -> Result<TableHandle, Refusal> {
        self.app.tables.get(self.id).await
    }

    /// The answer to a form that was done.
    pub fn done(&self) -> Response {
        done(&self.caller, &format!("/t/{}", self.id))
    }
}

impl FromRequest<App> for TableForm {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        let (mut parts, body) = request.into_parts();
        let (caller, id) = who_and_where(&mut parts, app).await?;
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Self {
            app: app.clone(),
            caller,
            id,
            fields,
        })
    }
}

/// Who sends a request about a table, and which one.
pub async fn who_and_where(parts: &mut Parts, app: &App) -> Result<(Caller, TableId), Refusal> {
    let caller = Caller::from_request_parts(parts, app).await?;
    let TableAddress(id) = TableAddress::from_request_parts(parts, app).await?;
    Ok((caller, id))
}

/// The table in an address.
#[derive(Clone, Copy, Debug)]
pub struct TableAddress(pub TableId);

impl<S: Send + Sync> FromRequestParts<S> for TableAddress {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let id = Path::<String>::from_request_parts(parts, state).await;
        table_id(&id.map_err(|_| Refusal::NoSuchTable)?).map(Self)
    }
}

/// The id in an address. A text that cannot be an id is no table.
pub fn table_id(text: &str) -> Result<TableId, Refusal> {
    text.parse().map_err(|_| Refusal::NoSuchTable)
}
