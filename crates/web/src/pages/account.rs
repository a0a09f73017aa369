//! The visitor's identity: `/account`.

use maud::{Markup, html};
use model::{LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_NAME, SHORTEST_PASSWORD};
use narration::Texts;

use crate::pages::best::{BestResult, best};
use crate::pages::layout::{self, Frame};
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
    /// The visitor's best matches alone, of every game they have played so.
    pub best: Vec<BestList>,
}

/// Somebody's best matches of one game, the best first.
#[derive(Clone, Debug)]
pub struct BestList {
    /// The game.
    pub game: &'static str,
    /// The matches.
    pub results: Vec<BestResult>,
}

/// Forms, all `POST /account/…`: `name` (name), `claim` (name, password), `sign-in` (name,
/// password), `sign-out`, `delete` (confirm = yes; password if claimed).
pub fn account(visitor: &Visitor, page: &AccountPage) -> Markup {
    let texts = visitor.texts();
    let title = texts.say("account-title");
    let frame = Frame::new(title.clone());
    let main = html! {
        main #main .account tabindex="-1" {
            h1 { (title) }
            p .lead {
                (texts.say_with(if visitor.claimed { "account-is-claimed" } else { "account-is-guest" },
                    &[("name", visitor.name.as_str().into())]))
            }
            (news(texts, page))
            div .forms {
                (rename(visitor))
                @if visitor.claimed { (sign_out(texts)) } @else { (claim(visitor)) (sign_in(texts)) }
                (delete(visitor))
            }
            @for list in &page.best {
                @let game = texts.say(&format!("{}-name", list.game));
                @let title = texts.say_with("best-title-of", &[("game", game.into())]);
                (best(texts, &title, &list.results, None))
            }
        }
    };
    layout::page(visitor, &frame, &main)
}

/// What came of the last form.
fn news(texts: &Texts, page: &AccountPage) -> Markup {
    let limits = [
        ("least", SHORTEST_PASSWORD.into()),
        ("shortest", SHORTEST_NAME.into()),
        ("longest", LONGEST_NAME.into()),
    ];
    html! {
        @if let Some(code) = page.problem {
            p .notice .bad role="alert" { (texts.say_with(&format!("account-error-{code}"), &limits)) }
        }
        @if let Some(code) = page.done {
            p .notice .good role="status" { (texts.say(&format!("account-done-{code}"))) }
        }
    }
}

fn rename(visitor: &Visitor) -> Markup {
    let texts = visitor.texts();
    html! {
        form .panel method="post" action="/account/name" {
            h2 { (texts.say("account-rename")) }
            (name_field(texts, "rename-name", &visitor.name, "nickname"))
            button .button type="submit" { (texts.say("account-rename-now")) }
        }
    }
}

fn claim(visitor: &Visitor) -> Markup {
    let texts = visitor.texts();
    html! {
        form .panel method="post" action="/account/claim" {
            h2 { (texts.say("account-claim")) }
            p { (texts.say("account-claim-help")) }
            (name_field(texts, "claim-name", &visitor.name, "username"))
            (password_field(texts, "claim-password", Password::New))
            button .button .primary type="submit" { (texts.say("account-claim-now")) }
        }
    }
}

fn sign_in(texts: &Texts) -> Markup {
    html! {
        form .panel method="post" action="/account/sign-in" {
            h2 { (texts.say("account-sign-in")) }
            p { (texts.say("account-sign-in-help")) }
            (name_field(texts, "sign-in-name", "", "username"))
            (password_field(texts, "sign-in-password", Password::Known))
            button .button type="submit" { (texts.say("account-sign-in-now")) }
        }
    }
}

fn sign_out(texts: &Texts) -> Markup {
    html! {
        form .panel method="post" action="/account/sign-out" {
            h2 { (texts.say("account-sign-out")) }
            p { (texts.say("account-sign-out-help")) }
            button .button type="submit" { (texts.say("account-sign-out-now")) }
        }
    }
}

fn delete(visitor: &Visitor) -> Markup {
    let texts = visitor.texts();
    html! {
        details #delete .panel .delete {
            summary { h2 { (texts.say("account-delete")) } }
            form method="post" action="/account/delete" {
                p { (texts.say("account-delete-help")) }
                @if visitor.claimed { (password_field(texts, "delete-password", Password::Known)) }
                label .check {
                    input type="checkbox" name="confirm" value="yes" required;
                    span { (texts.say("account-delete-sure")) }
                }
                button .button .danger type="submit" { (texts.say("account-delete-now")) }
            }
        }
    }
}

fn name_field(texts: &Texts, id: &str, value: &str, autocomplete: &str) -> Markup {
    html! {
        p .field {
            label for=(id) { (texts.say("account-name")) }
            input id=(id) type="text" name="name" value=(value) required minlength=(SHORTEST_NAME)
                maxlength=(LONGEST_NAME) autocomplete=(autocomplete);
        }
    }
}

/// Which password is asked for: password managers want to know.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Password {
    New,
    Known,
}

fn password_field(texts: &Texts, id: &str, password: Password) -> Markup {
    let (autocomplete, least) = match password {
        Password::New => ("new-password", Some(SHORTEST_PASSWORD)),
        Password::Known => ("current-password", None),
    };
    let help = least.map(|_| format!("{id}-help"));
    html! {
        p .field {
            label for=(id) { (texts.say("account-password")) }
            input id=(id) type="password" name="password" required minlength=[least]
                maxlength=(LONGEST_PASSWORD) autocomplete=(autocomplete) aria-describedby=[help.as_deref()];
            @if let (Some(least), Some(help)) = (least, &help) {
                small id=(help) { (texts.say_with("account-password-help", &[("least", least.into())])) }
            }
        }
    }
}
