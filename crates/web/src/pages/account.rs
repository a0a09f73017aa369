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
    /// `wrong-code`, `too-many-tries`, `banned`.
    pub problem: Option<&'static str>,
    /// The stable code of what was done, for the key `account-done-CODE`: `renamed`,
    /// `claimed`, `signed-in`, `signed-out`, `signed-out-everywhere`, `password-changed`,
    /// `recovered`, `unblocked`, `deleted`.
    pub done: Option<&'static str>,
    /// The visitor's best matches alone, of every game they have played so.
    pub best: Vec<BestList>,
    /// New recovery codes, which are shown this once.
    pub codes: Vec<String>,
    /// How many recovery codes the visitor has left.
    pub codes_left: u32,
    /// Whom the visitor has blocked.
    pub blocked: Vec<BlockedPerson>,
    /// Whether the visitor is a moderator.
    pub moderator: bool,
}

/// Somebody whom the visitor has blocked.
#[derive(Clone, Debug)]
pub struct BlockedPerson {
    /// Names the block.
    pub number: i64,
    /// Who is blocked.
    pub name: String,
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
/// password), `recover` (name, code, new-password), `password` (password, new-password), `codes`
/// (password), `sign-out`, `sign-out-everywhere`, `unblock` (number), `delete` (confirm = yes;
/// password if claimed). `/account/export` is a file.
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
            (new_codes(texts, page))
            div .forms {
                (rename(visitor))
                @if visitor.claimed {
                    (change_password(texts))
                    (recovery(texts, page))
                    (sign_out(texts))
                } @else {
                    (claim(visitor))
                    (sign_in(texts))
                    (recover(texts))
                }
                (blocked(texts, page))
                @if page.moderator {
                    section .panel {
                        h2 { (texts.say("moderation-title")) }
                        p { a .button href="/moderation" { (texts.say("moderation-open")) } }
                    }
                }
                (export(texts))
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
        section .panel .sign-out {
            h2 { (texts.say("account-sign-out")) }
            p { (texts.say("account-sign-out-help")) }
            form method="post" action="/account/sign-out" {
                button .button type="submit" { (texts.say("account-sign-out-now")) }
            }
            form method="post" action="/account/sign-out-everywhere" {
                button .button type="submit" { (texts.say("account-sign-out-everywhere")) }
            }
        }
    }
}

/// The codes that were just made. They are not shown again.
fn new_codes(texts: &Texts, page: &AccountPage) -> Markup {
    html! {
        @if !page.codes.is_empty() {
            section #new-codes .panel .codes aria-labelledby="codes-title" {
                h2 #codes-title { (texts.say("account-codes-new")) }
                p { (texts.say("account-codes-new-help")) }
                ol { @for code in &page.codes { li { code { (code) } } } }
            }
        }
    }
}

fn change_password(texts: &Texts) -> Markup {
    html! {
        details #change-password .panel .folded-form {
            summary { h2 { (texts.say("account-change-password")) } }
            form method="post" action="/account/password" {
                p { (texts.say("account-change-password-help")) }
                (password_field(texts, "change-old", Password::Known))
                (password_field(texts, "change-new", Password::Next))
                button .button type="submit" { (texts.say("account-change-password-now")) }
            }
        }
    }
}

fn recovery(texts: &Texts, page: &AccountPage) -> Markup {
    html! {
        details #codes .panel .folded-form {
            summary { h2 { (texts.say("account-codes")) } }
            form method="post" action="/account/codes" {
                p { (texts.say("account-codes-help")) }
                p { (texts.say_with("account-codes-left", &[("count", page.codes_left.into())])) }
                (password_field(texts, "codes-password", Password::Known))
                button .button type="submit" { (texts.say("account-codes-now")) }
            }
        }
    }
}

fn recover(texts: &Texts) -> Markup {
    html! {
        details #recover .panel .folded-form {
            summary { h2 { (texts.say("account-recover")) } }
            form method="post" action="/account/recover" {
                p { (texts.say("account-recover-help")) }
                (name_field(texts, "recover-name", "", "username"))
                p .field {
                    label for="recover-code" { (texts.say("account-code")) }
                    input #recover-code type="text" name="code" required maxlength="40" autocomplete="one-time-code"
                        autocapitalize="off" spellcheck="false";
                }
                (password_field(texts, "recover-password", Password::Next))
                button .button type="submit" { (texts.say("account-recover-now")) }
            }
        }
    }
}

fn blocked(texts: &Texts, page: &AccountPage) -> Markup {
    html! {
        @if !page.blocked.is_empty() {
            section #blocked .panel aria-labelledby="blocked-title" {
                h2 #blocked-title { (texts.say("account-blocked")) }
                p { (texts.say("account-blocked-help")) }
                ul .people {
                    @for person in &page.blocked {
                        li {
                            span { (person.name) }
                            form method="post" action="/account/unblock" {
                                input type="hidden" name="number" value=(person.number);
                                button .button .small type="submit" { (texts.say("account-unblock")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn export(texts: &Texts) -> Markup {
    html! {
        section .panel {
            h2 { (texts.say("account-export")) }
            p { (texts.say("account-export-help")) }
            p { a #export .button href="/account/export" download="grotto-data.json" { (texts.say("account-export-now")) } }
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
    /// The first one of an account.
    New,
    /// One that takes the place of another.
    Next,
    Known,
}

fn password_field(texts: &Texts, id: &str, password: Password) -> Markup {
    let (field, label, autocomplete, least) = match password {
        Password::New => (
            "password",
            "account-password",
            "new-password",
            Some(SHORTEST_PASSWORD),
        ),
        Password::Next => {
            let least = Some(SHORTEST_PASSWORD);
            (
                "new-password",
                "account-new-password",
                "new-password",
                least,
            )
        }
        Password::Known => ("password", "account-password", "current-password", None),
    };
    let help = least.map(|_| format!("{id}-help"));
    html! {
        p .field {
            label for=(id) { (texts.say(label)) }
            input id=(id) type="password" name=(field) required minlength=[least]
                maxlength=(LONGEST_PASSWORD) autocomplete=(autocomplete) aria-describedby=[help.as_deref()];
            @if let (Some(least), Some(help)) = (least, &help) {
                small id=(help) { (texts.say_with("account-password-help", &[("least", least.into())])) }
            }
        }
    }
}
