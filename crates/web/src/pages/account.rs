//! The visitor's identity: `/account`.

use maud::{Markup, html};

use crate::visitor::Visitor;

/// What the account page shows besides the visitor.
#[derive(Clone, Debug, Default)]
pub struct AccountPage {
    /// The stable code of what went wrong with the last form, for the key
    /// `account-error-CODE`: `name-taken`, `name-invalid`, `password-short`, `wrong-password`,
    /// `too-many-tries`.
    pub problem: Option<&'static str>,
    /// The stable code of what was done, for the key `account-done-CODE`: `renamed`,
    /// `claimed`, `signed-in`, `signed-out`, `deleted`.
    pub done: Option<&'static str>,
}

/// Forms, all `POST /account/…`: `name` (name), `claim` (name, password), `sign-in` (name,
/// password), `sign-out`, `delete` (confirm = yes; password if claimed).
pub fn account(visitor: &Visitor, page: &AccountPage) -> Markup {
    let _ = page;
    html! { h1 { (visitor.name) } }
}
