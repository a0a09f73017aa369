//! `/account` and its forms.

use axum::extract::{Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use model::Name;
use serde::Deserialize;
use web::pages::AccountPage;

use crate::app::App;
use crate::http::caller::{Caller, no_session_cookie, session_cookie};
use crate::http::fields::Fields;
use crate::http::{answer, best};
use crate::password::Length;
use crate::people::NameTaken;
use crate::refusal::Refusal;
use crate::token::Token;

/// The result of the last form.
#[derive(Debug, Deserialize)]
pub struct Notice {
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
    Query(notice): Query<Notice>,
) -> Result<Html<String>, Refusal> {
    let best = match &caller.identity {
        Some(identity) => best::lists(&app, identity.id).await?,
        None => Vec::new(),
    };
    let page = AccountPage {
        best,
        problem: notice.problem.and_then(|code| {
            Problem::ALL
                .into_iter()
                .map(Problem::code)
                .find(|problem| *problem == code)
        }),
        done: notice
            .done
            .and_then(|code| DONE.into_iter().find(|done| *done == code)),
    };
    Ok(answer::page(web::pages::account(&caller.visitor, &page)))
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
    Ok(match app.people.rename(person.identity, name).await? {
        Ok(()) => done("renamed"),
        Err(NameTaken) => problem(Problem::NameTaken),
    })
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
    // Hashing a password costs as much as checking one.
    if app.limits.sign_in(caller.address, name.folded()).is_err() {
        return Ok(problem(Problem::TooManyTries));
    }
    let person = caller.person(&app).await?;
    let claimed = app.people.claim(person.identity, name, password.to_owned());
    Ok(match claimed.await? {
        Ok(()) => done("claimed"),
        Err(NameTaken) => problem(Problem::NameTaken),
    })
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
    let account = app.people.authenticate(name, password.to_owned()).await?;
    let Some(account) = account else {
        return Ok(problem(Problem::WrongPassword).into_response());
    };
    let identity = account.identity;
    if let Some(guest) = caller.identity.filter(|identity| !identity.claimed) {
        // They are one person: the chairs go with them.
        app.people.adopt(guest.id, account).await?;
    }
    // A new token: somebody who has planted or seen the old one gains nothing.
    let token = Token::random();
    app.people.open_session(identity, token.key()).await?;
    app.people.close_session(caller.session).await?;
    let jar = CookieJar::new().add(session_cookie(&token, app.front));
    Ok((jar, done("signed-in")).into_response())
}

/// Makes this browser forget who it acted for.
pub async fn sign_out(State(app): State<App>, caller: Caller) -> Result<Response, Refusal> {
    app.people.close_session(caller.session).await?;
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
            let account = app.people.authenticate(name, password.to_owned()).await?;
            if account.is_none() {
                return Ok(problem(Problem::WrongPassword).into_response());
            }
        }
        app.people.delete(identity.id).await?;
    }
    let jar = CookieJar::new().add(no_session_cookie(app.front));
    Ok((jar, done("deleted")).into_response())
}

fn problem(problem: Problem) -> Redirect {
    Redirect::to(&format!("/account?problem={}", problem.code()))
}

fn done(code: &'static str) -> Redirect {
    Redirect::to(&format!("/account?done={code}"))
}
