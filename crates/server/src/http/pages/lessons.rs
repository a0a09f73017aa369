//! `/learn`, the forms of a lesson, and the first game after it.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use catalog::GameId;
use lessons::Lesson;

use super::home;
use crate::app::App;
use crate::http::answer;
use crate::http::caller::{ADVICE, Caller, setting_cookie};
use crate::http::fields::Fields;
use crate::http::form::TableForm;
use crate::refusal::Refusal;
use crate::tables::{LessonMove, Opening};

/// The caller's lesson of a game: the one they have begun, or a new one.
pub async fn learn(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    let game: GameId = fields.get("game")?.parse()?;
    app.limits.table(caller.visitor_key(), caller.address)?;
    let learner = caller.person(&app).await?;
    let id = app.tables.attend(learner, game).await?;
    Ok(answer::opened(&caller, id))
}

/// Goes back to the task before.
pub async fn back(form: TableForm) -> Result<Response, Refusal> {
    go(form, LessonMove::Back).await
}

/// Begins the lesson anew.
pub async fn restart(form: TableForm) -> Result<Response, Refusal> {
    go(form, LessonMove::Restart).await
}

async fn go(form: TableForm, step: LessonMove) -> Result<Response, Refusal> {
    let person = form.person().await?;
    form.table().await?.learn(person.identity, step).await?;
    Ok(form.done())
}

/// The first game after a lesson: the game as beginners play it, against bots, with advice.
pub async fn first_game(
    State(app): State<App>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Refusal> {
    let game: GameId = fields.get("game")?.parse()?;
    let lesson = Lesson::of(game).ok_or(Refusal::NoSuchPage)?;
    let opening = Opening {
        config: lesson.first_game.clone(),
        ..Opening::against_bots(game.as_str().to_owned())
    };
    let opened = home::open(&app, &caller, opening).await?;
    let advice = setting_cookie(ADVICE, "yes".to_owned(), &app.site);
    Ok((CookieJar::new().add(advice), opened).into_response())
}
