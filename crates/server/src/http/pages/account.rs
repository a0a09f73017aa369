//! `/account` and its forms.

use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use model::{Name, Person};
use serde::Deserialize;
use web::pages::AccountPage;

use crate::app::App;
use crate::http::caller::{Caller, no_session_cookie, session_cookie};
use crate::http::fields::Fields;
use crate::http::{best, outcome};
use crate::password::Length;
use crate::refusal::Refusal;
use crate::store::Written;
use crate::token::{SessionKey, Token};

/// What the last form came to.
#[derive(Debug, Deserialize)]
pub struct Told {
    problem: Option<String>,
    done: Option<String>,
}

/// What can go wrong with a form of this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Problem {
    NameTaken,
    NameInvalid,
    PasswordShort,
    WrongPassword,
    TooManyTries,
}

impl Problem {
    const ALL: [Self; 5] = [
        Self::NameTaken,
        Self::NameInvalid,
        Self::PasswordShort,
        Self::WrongPassword,
        Self::TooManyTries,
    ];

    const fn code(self) -> &'static str {
        match self {
            Self::NameTaken => "name-taken",
            Self::NameInvalid => "name-invalid",
            Self::PasswordShort => "password-short",
            Self::WrongPassword => "wrong-password",
            Self::TooManyTries => "too-many-tries",
        }
    }
}

/// What a form of this page has done.
const DONE: [&str; 5] = ["renamed", "claimed", "signed-in", "signed-out", "deleted"];

/// The page.
pub async fn account(
    State(app): State<App>,
    caller: Caller,
    Query(told): Query<Told>,
) -> Result<Html<String>, Refusal> {
    let best = match &caller.identity {
        Some(identity) => best::lists(&app, identity.id).await?,
        None => Vec::new(),
    };
    let page = AccountPage {
        best,
        problem: told.problem.and_then(|code| {
            Problem::ALL
                .into_iter()
                .map(Problem::code)
                .find(|problem| *problem == code)
        }),
        done: told
            .done
            .and_then(|code| DONE.into_iter().find(|done| *done == code)),
    };
    Ok(outcome::page(web::pages::account(&caller.visitor, &page)))
}

/// Changes the name.
pub async fn rename(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Redirect, Refusal> {
    let Ok(name) = Name::new(fields.get("name")?) else {
        return Ok(problem(Problem::NameInvalid));
    };
    let person = caller.person(&app).await?;
    let written = app.store.rename(person.identity, name.clone()).await?;
    Ok(show_name(&app, &person, &name, written, "renamed"))
}

/// Binds the name to a password.
pub async fn claim(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Redirect, Refusal> {
    let Ok(name) = Name::new(fields.get("name")?) else {
        return Ok(problem(Problem::NameInvalid));
    };
    let password = fields.get("password")?;
    match Length::of(password) {
        Length::Fine => {}
        Length::Short => return Ok(problem(Problem::PasswordShort)),
        Length::Long => return Err(Refusal::TooLarge),
    }
    if caller.visitor.claimed {
        return Err(Refusal::AlreadyClaimed);
    }
    // Hashing costs as much as checking.
    if app.limits.sign_in(caller.address, name.folded()).is_err() {
        return Ok(problem(Problem::TooManyTries));
    }
    let person = caller.person(&app).await?;
    let hash = app.passwords.hash(password.to_owned()).await?;
    let written = app.store.claim(person.identity, name.clone(), hash).await?;
    Ok(show_name(&app, &person, &name, written, "claimed"))
}

/// Shows a new name everywhere, unless somebody else has it.
fn show_name(
    app: &App,
    person: &Person,
    name: &Name,
    written: Written,
    code: &'static str,
) -> Redirect {
    match written {
        Written::Done => {
            app.hub.rename(person.identity, name);
            done(code)
        }
        Written::Conflict => problem(Problem::NameTaken),
    }
}

/// Makes this browser act for the identity that has claimed a name.
pub async fn sign_in(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    let (name, password) = (fields.get("name")?, fields.get("password")?);
    if Length::of(password) == Length::Long {
        return Err(Refusal::TooLarge);
    }
    let Ok(name) = Name::new(name) else {
        return Ok(problem(Problem::WrongPassword).into_response());
    };
    if app.limits.sign_in(caller.address, name.folded()).is_err() {
        return Ok(problem(Problem::TooManyTries).into_response());
    }
    let account = app.store.account(name).await?;
    let expected = account.as_ref().map(|account| account.password.clone());
    let right = app.passwords.verify(password.to_owned(), expected).await?;
    let Some(account) = account.filter(|_| right) else {
        return Ok(problem(Problem::WrongPassword).into_response());
    };
    if let Some(guest) = caller.identity.filter(|identity| !identity.claimed) {
        // One person: the chairs go with them.
        let account = Person {
            identity: account.identity,
            name: account.name,
        };
        app.hub.adopt(guest.id, account).await?;
    }
    // A new token: whoever may have planted or seen the old one gains nothing.
    let token = Token::random();
    app.store
        .open_session(account.identity, token.key())
        .await?;
    end_session(&app, caller.session).await?;
    let jar = CookieJar::new().add(session_cookie(&token, app.front));
    Ok((jar, done("signed-in")).into_response())
}

/// Makes this browser forget who it acted for.
pub async fn sign_out(State(app): State<App>, caller: Caller) -> Result<Response, Refusal> {
    end_session(&app, caller.session).await?;
    let jar = CookieJar::new().add(no_session_cookie(app.front));
    Ok((jar, done("signed-out")).into_response())
}

/// Forgets the person.
pub async fn delete(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    if fields.find("confirm") != Some("yes") {
        return Err(Refusal::bad_request("the deletion is not confirmed"));
    }
    if let Some(identity) = &caller.identity {
        if identity.claimed {
            let password = fields.find("password").unwrap_or_default();
            if Length::of(password) == Length::Long {
                return Err(Refusal::TooLarge);
            }
            let name = identity.name.clone();
            if app.limits.sign_in(caller.address, name.folded()).is_err() {
                return Ok(problem(Problem::TooManyTries).into_response());
            }
            let account = app.store.account(name).await?;
            let expected = account.map(|account| account.password);
            if !app.passwords.verify(password.to_owned(), expected).await? {
                return Ok(problem(Problem::WrongPassword).into_response());
            }
        }
        app.hub.vanish(identity.id).await?;
    }
    let jar = CookieJar::new().add(no_session_cookie(app.front));
    Ok((jar, done("deleted")).into_response())
}

/// Makes a token worthless, also for the streams that it has opened.
async fn end_session(app: &App, session: SessionKey) -> Result<(), Refusal> {
    app.store.close_session(session).await?;
    app.hub.end_streams_by(session);
    Ok(())
}

fn problem(problem: Problem) -> Redirect {
    Redirect::to(&format!("/account?problem={}", problem.code()))
}

fn done(code: &'static str) -> Redirect {
    Redirect::to(&format!("/account?done={code}"))
}
