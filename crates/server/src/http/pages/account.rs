//! `/account`: the page, the name, and the end of an account.

use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::{Json, http::HeaderValue};
use axum_extra::extract::cookie::CookieJar;
use model::Name;
use serde::Deserialize;
use web::pages::{AccountPage, BlockedPerson};

use super::sign_in::{Proof, device_jar};
use crate::app::App;
use crate::http::caller::{Caller, no_session_cookie, session_cookie};
use crate::http::fields::Fields;
use crate::http::input::Query;
use crate::http::{answer, best};
use crate::password::Length;
use crate::people::NameRefused;
use crate::refusal::Refusal;

/// The result of the last form.
#[derive(Debug, Default, Deserialize)]
pub struct Notice {
    problem: Option<String>,
    done: Option<String>,
}

/// What can go wrong with a form of this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountProblem {
    /// Somebody else has claimed the name, or one that looks like it.
    NameTaken,
    /// It cannot be a name.
    NameInvalid,
    /// The password is too easily guessed.
    PasswordShort,
    /// Name and password do not match.
    WrongPassword,
    /// Name and recovery code do not match.
    WrongCode,
    /// Somebody guesses.
    TooManyTries,
    /// A moderator has banned the account.
    Banned,
}

impl AccountProblem {
    const ALL: [Self; 7] = [
        Self::NameTaken,
        Self::NameInvalid,
        Self::PasswordShort,
        Self::WrongPassword,
        Self::WrongCode,
        Self::TooManyTries,
        Self::Banned,
    ];

    const fn code(self) -> &'static str {
        match self {
            Self::NameTaken => "name-taken",
            Self::NameInvalid => "name-invalid",
            Self::PasswordShort => "password-short",
            Self::WrongPassword => "wrong-password",
            Self::WrongCode => "wrong-code",
            Self::TooManyTries => "too-many-tries",
            Self::Banned => "banned",
        }
    }
}

/// What a form of this page has done.
const DONE: [&str; 9] = [
    "renamed",
    "claimed",
    "signed-in",
    "signed-out",
    "signed-out-everywhere",
    "password-changed",
    "recovered",
    "unblocked",
    "deleted",
];

/// The page.
pub async fn account(
    State(app): State<App>,
    caller: Caller,
    Query(notice): Query<Notice>,
) -> Result<Html<String>, Refusal> {
    show(&app, &caller, notice, Vec::new()).await
}

/// The page, with recovery codes that are shown this once.
pub async fn show(
    app: &App,
    caller: &Caller,
    notice: Notice,
    codes: Vec<String>,
) -> Result<Html<String>, Refusal> {
    let mut page = AccountPage {
        problem: notice.problem.and_then(|code| {
            let codes = AccountProblem::ALL.into_iter().map(AccountProblem::code);
            codes.into_iter().find(|problem| *problem == code)
        }),
        done: notice
            .done
            .and_then(|code| DONE.into_iter().find(|done| *done == code)),
        codes,
        ..AccountPage::default()
    };
    if let Some(identity) = &caller.identity {
        page.best = best::lists(app, identity.id).await?;
        page.codes_left = app.people.recovery_codes_left(identity.id).await?;
        page.moderator = identity.standing.moderator;
        let blocks = app.people.blocks_of(identity.id).await?;
        let blocked = blocks.into_iter().map(|block| BlockedPerson {
            number: block.number,
            name: block.blocked.name.to_string(),
        });
        page.blocked = blocked.collect();
    }
    Ok(answer::page(web::pages::account(&caller.visitor, &page)))
}

/// Changes the name.
pub async fn rename(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Redirect, Refusal> {
    let Ok(name) = Name::new(fields.get("name")?) else {
        return Ok(problem(AccountProblem::NameInvalid));
    };
    let person = caller.person(&app).await?;
    match app.people.rename(person.identity, name).await? {
        Ok(()) => Ok(done("renamed")),
        Err(refused) => not_named(refused),
    }
}

/// Binds the name to a password.
pub async fn claim(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    let Ok(name) = Name::new(fields.get("name")?) else {
        return Ok(problem(AccountProblem::NameInvalid).into_response());
    };
    let password = fields.get("password")?;
    match Length::of(password) {
        Length::Fine => {}
        Length::Short => return Ok(problem(AccountProblem::PasswordShort).into_response()),
        Length::Long => return Err(Refusal::TooLarge),
    }
    if caller.visitor.claimed {
        return Err(Refusal::AlreadyClaimed);
    }
    // Hashing a password costs as much as checking one.
    if app.limits.password(caller.address, &name).is_err() {
        return Ok(problem(AccountProblem::TooManyTries).into_response());
    }
    let person = caller.person(&app).await?.identity;
    let claimed = app
        .people
        .claim(person, caller.session, name, password.to_owned())
        .await?;
    match claimed {
        Ok(token) => {
            let jar = device_jar(&app, person).await?;
            let jar = jar.add(session_cookie(&token, &app.site));
            Ok((jar, done("claimed")).into_response())
        }
        Err(refused) => Ok(not_named(refused)?.into_response()),
    }
}

/// Everything the server knows about the caller, as a file.
pub async fn export(State(app): State<App>, caller: Caller) -> Result<Response, Refusal> {
    let me = caller.me().ok_or(Refusal::UnknownToken)?;
    let data = app.people.personal_data(me).await?;
    let mut answer = Json(data).into_response();
    let as_file = HeaderValue::from_static("attachment; filename=\"grotto-data.json\"");
    answer.headers_mut().insert(CONTENT_DISPOSITION, as_file);
    Ok(answer)
}

/// Takes a block back.
pub async fn unblock(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Redirect, Refusal> {
    let me = caller.me().ok_or(Refusal::UnknownToken)?;
    app.people.unblock(me, fields.number("number")?).await?;
    Ok(done("unblocked"))
}

/// Forgets the person.
pub async fn delete(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    if fields.find("confirm") != Some("yes") {
        return Err(Refusal::bad_field("confirm", "must be `yes`"));
    }
    if let Some(identity) = &caller.identity {
        if identity.claimed {
            match super::sign_in::prove(&app, &caller, &fields).await? {
                Proof::Given(_) => {}
                Proof::Lacking(lack) => return Ok(problem(lack).into_response()),
            }
        }
        app.people.delete(identity.id).await?;
    } else {
        // Perhaps a request on its way is just making a guest of them.
        app.people.sign_out(caller.session).await?;
    }
    let jar = CookieJar::new().add(no_session_cookie(&app.site));
    Ok((jar, done("deleted")).into_response())
}

fn not_named(refused: NameRefused) -> Result<Redirect, Refusal> {
    match refused {
        NameRefused::Taken => Ok(problem(AccountProblem::NameTaken)),
        NameRefused::AlreadyClaimed => Err(Refusal::AlreadyClaimed),
    }
}

pub fn problem(problem: AccountProblem) -> Redirect {
    Redirect::to(&format!("/account?problem={}", problem.code()))
}

pub fn done(code: &'static str) -> Redirect {
    Redirect::to(&format!("/account?done={code}"))
}
