//! The forms of `/account` by which somebody proves who they are.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use model::{IdentityId, Name};

use super::account::{AccountProblem, Notice, done, problem, show};
use crate::app::App;
use crate::http::caller::{Caller, device_cookie, no_session_cookie, session_cookie};
use crate::http::fields::Fields;
use crate::password::Length;
use crate::people::Account;
use crate::recovery_code::RecoveryCode;
use crate::refusal::Refusal;
use crate::token::Token;

/// Whether somebody has shown the password of their account.
#[derive(Debug)]
pub enum Proof {
    /// They have.
    Given(Account),
    /// They have not.
    Lacking(AccountProblem),
}

/// Makes this browser act for the identity that has claimed a name.
pub async fn sign_in(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    let password = known_password(&fields, "password")?;
    let Ok(name) = Name::new(fields.get("name")?) else {
        return Ok(problem(AccountProblem::WrongPassword).into_response());
    };
    match check(&app, &caller, name, password).await? {
        Proof::Given(account) => enter(&app, &caller, account, "signed-in").await,
        Proof::Lacking(lack) => Ok(problem(lack).into_response()),
    }
}

/// Makes this browser forget who it acted for.
pub async fn sign_out(State(app): State<App>, caller: Caller) -> Result<Response, Refusal> {
    app.people.sign_out(caller.session).await?;
    let jar = CookieJar::new().add(no_session_cookie(&app.site));
    Ok((jar, done("signed-out")).into_response())
}

/// Makes every browser and program forget that it acted for the caller.
pub async fn sign_out_everywhere(
    State(app): State<App>,
    caller: Caller,
) -> Result<Response, Refusal> {
    match &caller.identity {
        Some(identity) if identity.claimed => {
            app.people.sign_out_everywhere(identity.id).await?;
        }
        // A guest is in one browser only.
        _ => app.people.sign_out(caller.session).await?,
    }
    let jar = CookieJar::new().add(no_session_cookie(&app.site));
    Ok((jar, done("signed-out-everywhere")).into_response())
}

/// Replaces the password.
pub async fn change_password(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    let new = match new_password(&fields)? {
        Ok(new) => new,
        Err(lack) => return Ok(problem(lack).into_response()),
    };
    let account = match prove(&app, &caller, &fields).await? {
        Proof::Given(account) => account,
        Proof::Lacking(lack) => return Ok(problem(lack).into_response()),
    };
    let person = account.person.identity;
    let token = app.people.change_password(person, new).await?;
    let jar = CookieJar::new().add(session_cookie(&token, &app.site));
    Ok((jar, done("password-changed")).into_response())
}

/// Makes new recovery codes and shows them, this once.
pub async fn recovery_codes(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    let account = match prove(&app, &caller, &fields).await? {
        Proof::Given(account) => account,
        Proof::Lacking(lack) => return Ok(problem(lack).into_response()),
    };
    let person = account.person.identity;
    let codes = app.people.new_recovery_codes(person).await?;
    let codes = codes.iter().map(ToString::to_string).collect();
    let page = show(&app, &caller, Notice::default(), codes).await?;
    Ok(page.into_response())
}

/// Uses up a recovery code: sets a new password and signs in.
pub async fn recover(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    let code = RecoveryCode::read(fields.get("code")?);
    let new = match new_password(&fields)? {
        Ok(new) => new,
        Err(lack) => return Ok(problem(lack).into_response()),
    };
    let Ok(name) = Name::new(fields.get("name")?) else {
        return Ok(problem(AccountProblem::WrongCode).into_response());
    };
    // Not limited by the name alone: nobody guesses a code, and the owner must get in even while
    // others guess the password.
    if app.limits.password(caller.address, &name).is_err() {
        return Ok(problem(AccountProblem::TooManyTries).into_response());
    }
    let Some(account) = app.people.account(name).await? else {
        // As long as with an account.
        app.people.is_password(new, None).await?;
        return Ok(problem(AccountProblem::WrongCode).into_response());
    };
    if !app.people.recover(&account, &code, new).await? {
        return Ok(problem(AccountProblem::WrongCode).into_response());
    }
    enter(&app, &caller, account, "recovered").await
}

/// Whether the caller has shown the password of their own account.
pub async fn prove(app: &App, caller: &Caller, fields: &Fields) -> Result<Proof, Refusal> {
    let password = known_password(fields, "password")?;
    match &caller.identity {
        Some(identity) if identity.claimed => {
            check(app, caller, identity.name.clone(), password).await
        }
        _ => Ok(Proof::Lacking(AccountProblem::WrongPassword)),
    }
}

/// The cookie by which this browser is known to have been used by somebody.
pub async fn device_jar(app: &App, person: IdentityId) -> Result<CookieJar, Refusal> {
    let device = app.people.remember_device(person).await?;
    Ok(CookieJar::new().add(device_cookie(&device, &app.site)))
}

async fn check(app: &App, caller: &Caller, name: Name, password: String) -> Result<Proof, Refusal> {
    if app.limits.password(caller.address, &name).is_err() {
        return Ok(Proof::Lacking(AccountProblem::TooManyTries));
    }
    let account = app.people.account(name.clone()).await?;
    let is_known = match &account {
        // Somebody who is signed in as this account is not guessing from afar.
        Some(account) if caller.me() == Some(account.person.identity) => true,
        Some(account) => app.people.knows_device(account, caller.device).await?,
        None => false,
    };
    if !is_known && app.limits.guess(&name).is_err() {
        return Ok(Proof::Lacking(AccountProblem::TooManyTries));
    }
    let is_right = app.people.is_password(password, account.as_ref()).await?;
    Ok(match account {
        Some(account) if is_right => Proof::Given(account),
        _ => Proof::Lacking(AccountProblem::WrongPassword),
    })
}

/// Makes this browser act for an account.
async fn enter(
    app: &App,
    caller: &Caller,
    account: Account,
    what: &'static str,
) -> Result<Response, Refusal> {
    if account.banned {
        return Ok(problem(AccountProblem::Banned).into_response());
    }
    let person = account.person;
    // A new token: somebody who has planted or seen the old one gains nothing.
    let token: Token = app.people.open_session(person.identity).await?;
    let jar = device_jar(app, person.identity).await?;
    let before = app.people.close_session(caller.session).await?;
    if let Some(guest) = before.filter(|identity| !identity.claimed) {
        // They are one person: the chairs go with them.
        app.people.adopt(guest.id, person).await?;
    }
    let jar = jar.add(session_cookie(&token, &app.site));
    Ok((jar, done(what)).into_response())
}

/// A password that is compared with one that was set.
fn known_password(fields: &Fields, name: &str) -> Result<String, Refusal> {
    let password = fields.find(name).unwrap_or_default();
    match Length::of(password) {
        Length::Long => Err(Refusal::TooLarge),
        Length::Short | Length::Fine => Ok(password.to_owned()),
    }
}

/// A password that is to be set.
fn new_password(fields: &Fields) -> Result<Result<String, AccountProblem>, Refusal> {
    let password = fields.get("new-password")?;
    match Length::of(password) {
        Length::Fine => Ok(Ok(password.to_owned())),
        Length::Short => Ok(Err(AccountProblem::PasswordShort)),
        Length::Long => Err(Refusal::TooLarge),
    }
}
