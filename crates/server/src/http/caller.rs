//! Who sends a request.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, HOST, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use model::{Identity, IdentityId, Name, Person};
use web::{Lang, Theme, Visitor, Volume};

use crate::app::App;
use crate::limits::neighbourhood;
use crate::people::{Onlooker, Recognised};
use crate::refusal::Refusal;
use crate::site::Site;
use crate::token::{SessionKey, Token};
use crate::visitor_key::VisitorKey;

/// The cookies of settings; their values are not secret.
pub const LANG: &str = "lang";
/// See [`LANG`].
pub const THEME: &str = "theme";
/// See [`LANG`].
pub const AIDS: &str = "aids";
/// See [`LANG`].
pub const SOUNDS: &str = "sounds";
/// See [`LANG`].
pub const KEYS: &str = "keys";
/// See [`LANG`].
pub const ADVICE: &str = "advice";

/// Who sends a request, and how they like the answer.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The hash of the token they showed, or of one made for them.
    pub session: SessionKey,
    /// Who they are, if the store knows them. A guest who has only looked is not stored.
    pub identity: Option<Identity>,
    /// The sign by which their browser is known to have been used by somebody.
    pub device: Option<SessionKey>,
    /// How they showed their token.
    pub via: Via,
    /// Their settings and name.
    pub visitor: Visitor,
    /// Where they are.
    pub address: IpAddr,
    /// The scheme, host and port by which they reached us, as in a browser's `Origin`.
    pub origin: String,
    /// The same with the base path, for whole addresses.
    pub site: String,
    /// What kind of answer they want.
    pub wants: Wants,
}

/// How a token was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Via {
    /// By a cookie, which a browser sends automatically.
    Cookie,
    /// By an `Authorization` header, which only a program sends, deliberately.
    Bearer,
    /// Not at all: this is a first visit.
    Nothing,
}

/// What kind of answer is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    /// A page.
    Page,
    /// JSON, for a program or our script.
    Json,
}

impl Caller {
    /// The person they are, if the store knows them.
    pub fn me(&self) -> Option<IdentityId> {
        self.identity.as_ref().map(|identity| identity.id)
    }

    /// Whether they may chat.
    pub fn may_chat(&self, app: &App) -> Result<(), Refusal> {
        match &self.identity {
            Some(identity) if identity.standing.is_muted(app.clock.now()) => Err(Refusal::Muted),
            _ => Ok(()),
        }
    }

    /// The visitor they count as.
    pub fn visitor_key(&self) -> VisitorKey {
        match self.me() {
            Some(identity) => VisitorKey::Identity(identity),
            None => VisitorKey::Stranger(self.session),
        }
    }

    /// Somebody who wants to follow a table.
    pub fn onlooker(&self) -> Onlooker {
        Onlooker {
            visitor: self.visitor_key(),
            session: self.session,
            address: neighbourhood(self.address),
        }
    }

    /// The person who acts. A guest is stored when they first act.
    pub async fn person(&self, app: &App) -> Result<Person, Refusal> {
        self.known(app).await.map(Person::from)
    }

    /// The identity of the caller, created if necessary.
    pub async fn known(&self, app: &App) -> Result<Identity, Refusal> {
        if let Some(identity) = &self.identity {
            return Ok(identity.clone());
        }
        app.limits.guest(self.address)?;
        let name = Name::invent(self.session.number());
        let guest = app.people.create_guest(name, self.session).await?;
        app.tables.saw(guest.id, neighbourhood(self.address));
        Ok(guest)
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        parts
            .extensions
            .get::<Arc<Self>>()
            .map(|caller| Self::clone(caller))
            .ok_or(Refusal::Fault)
    }
}

/// Finds out who sends the request, for the inner layers, and gives a new visitor their cookie; an
/// old one whose session was renewed gets it again, to last as long.
pub async fn identify(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let (caller, fresh) = match recognise(&app, &parts).await {
        Ok(found) => found,
        Err(refusal) => return super::explain::as_json(&refusal, Lang::En),
    };
    if let Some(me) = caller.me() {
        app.tables.saw(me, neighbourhood(caller.address));
    }
    let is_api = parts.uri.path().starts_with("/api/");
    parts.extensions.insert(Arc::new(caller));
    let mut response = next.run(Request::from_parts(parts, body)).await;
    // Signing in sets a token of its own.
    let own = format!("{}=", cookie_name(&app.site));
    let has_own_cookie = response
        .headers()
        .get_all(SET_COOKIE)
        .iter()
        .any(|cookie| cookie.as_bytes().starts_with(own.as_bytes()));
    if let Some(token) = fresh
        && !is_api
        && !has_own_cookie
        && let Ok(value) = HeaderValue::from_str(&session_cookie(&token, &app.site).to_string())
    {
        response.headers_mut().append(SET_COOKIE, value);
    }
    response
}

async fn recognise(app: &App, request: &Parts) -> Result<(Caller, Option<Token>), Refusal> {
    let headers = &request.headers;
    let jar = CookieJar::from_headers(headers);
    let bearer = text(headers, &AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    let cookie = jar
        .get(cookie_name(&app.site))
        .and_then(|cookie| Token::read(cookie.value()));
    let (token, via) = match (bearer, cookie) {
        (Some(bearer), _) => {
            let token = Token::read(bearer.trim()).ok_or(Refusal::UnknownToken)?;
            (token, Via::Bearer)
        }
        (None, Some(token)) => (token, Via::Cookie),
        (None, None) => (Token::random(), Via::Nothing),
    };
    let (token, via, identity, is_new) = match via {
        Via::Nothing => (token, via, None, true),
        Via::Cookie | Via::Bearer => match app.people.recognise(token.key()).await? {
            Recognised::Known { identity, renewed } => (token, via, Some(identity), renewed),
            Recognised::Outdated if via == Via::Cookie => {
                (Token::random(), Via::Nothing, None, true)
            }
            Recognised::Stranger | Recognised::Ended | Recognised::Outdated => {
                (token, via, None, false)
            }
        },
    };
    let session = token.key();
    if via == Via::Bearer && identity.is_none() {
        return Err(Refusal::UnknownToken);
    }
    let visitor = visitor(request, &jar, session, identity.as_ref());
    let origin = app.site.origin(text(headers, &HOST));
    let peer = request.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map(|ConnectInfo(peer)| peer.ip());
    let caller = Caller {
        session,
        identity,
        device: jar
            .get(device_cookie_name(&app.site))
            .and_then(|cookie| Token::read(cookie.value()))
            .map(|token| token.key()),
        via,
        visitor,
        address: app.proxies.visitor(peer, headers),
        site: format!("{origin}{}", app.site.base()),
        origin,
        wants: wants(request.uri.path(), headers),
    };
    Ok((caller, is_new.then_some(token)))
}

fn visitor(
    request: &Parts,
    jar: &CookieJar,
    session: SessionKey,
    identity: Option<&Identity>,
) -> Visitor {
    let setting = |name| jar.get(name).map(Cookie::value);
    Visitor {
        lang: lang(request, jar),
        theme: setting(THEME)
            .and_then(Theme::from_word)
            .unwrap_or_default(),
        aids: setting(AIDS) != Some("no"),
        sounds: setting(SOUNDS)
            .and_then(Volume::from_word)
            .unwrap_or_default(),
        keys: setting(KEYS) != Some("no"),
        advice: setting(ADVICE) == Some("yes"),
        name: identity.map_or_else(
            || Name::invent(session.number()).to_string(),
            |identity| identity.name.to_string(),
        ),
        claimed: identity.is_some_and(|identity| identity.claimed),
        path: request.uri.path().to_owned(),
    }
}

/// The language of the address, the cookie or the browser, else English.
fn lang(request: &Parts, jar: &CookieJar) -> Lang {
    let in_address = request.uri.query().and_then(|query| {
        query
            .split('&')
            .find_map(|pair| pair.strip_prefix("lang="))
            .and_then(Lang::from_code)
    });
    in_address
        .or_else(|| {
            jar.get(LANG)
                .and_then(|cookie| Lang::from_code(cookie.value()))
        })
        .or_else(|| text(&request.headers, &ACCEPT_LANGUAGE).and_then(Lang::from_header))
        .unwrap_or_default()
}

pub(super) fn wants(path: &str, headers: &HeaderMap) -> Wants {
    let by_script = text(headers, &HeaderName::from_static("x-requested-with")) == Some("grotto");
    let json = text(headers, &ACCEPT).is_some_and(|accept| {
        accept
            .split(',')
            .any(|kind| kind.trim().starts_with("application/json"))
    });
    if by_script || json || path.starts_with("/api/") {
        Wants::Json
    } else {
        Wants::Page
    }
}

pub(super) fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// The cookie that carries a token: unreadable to scripts, not sent with requests that
/// another site starts (except by a link), and sent only over TLS if there is TLS.
pub fn session_cookie(token: &Token, site: &Site) -> Cookie<'static> {
    lasting(cookie_name(site), token.expose(), site)
}

/// The cookie by which a browser is known. It gives no rights.
pub fn device_cookie(token: &Token, site: &Site) -> Cookie<'static> {
    lasting(device_cookie_name(site), token.expose(), site)
}

/// The cookie that removes a token.
pub fn no_session_cookie(site: &Site) -> Cookie<'static> {
    let mut cookie = lasting(cookie_name(site), String::new(), site);
    cookie.make_removal();
    cookie
}

/// A cookie for a setting.
pub fn setting_cookie(name: &'static str, value: String, site: &Site) -> Cookie<'static> {
    lasting(name, value, site)
}

fn lasting(name: &'static str, value: String, site: &Site) -> Cookie<'static> {
    Cookie::build((name, value))
        .path(site.base().of_cookies().to_owned())
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(site.is_secure())
        // Browsers keep cookies for 400 days at most.
        .max_age(
            Duration::from_hours(400 * 24)
                .try_into()
                .unwrap_or_default(),
        )
        .build()
}

fn device_cookie_name(site: &Site) -> &'static str {
    match (site.is_secure(), site.base().is_root()) {
        (false, _) => "grotto-device",
        (true, true) => "__Host-grotto-device",
        (true, false) => "__Secure-grotto-device",
    }
}

/// Over TLS, the prefix makes browsers refuse this cookie from any other host, or at least from
/// anybody without TLS: below a base path the stronger prefix is not allowed.
fn cookie_name(site: &Site) -> &'static str {
    match (site.is_secure(), site.base().is_root()) {
        (false, _) => "grotto",
        (true, true) => "__Host-grotto",
        (true, false) => "__Secure-grotto",
    }
}
