//! Where visitors find the pages.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

/// Where visitors find the pages: by which scheme, at which host if there is only one, and
/// below which path.
///
/// Inside the server and on its pages every path begins at the root. The door puts the base path
/// before what leaves and takes it from what comes (`http::door`); nothing else knows of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Site {
    scheme: Scheme,
    authority: Option<String>,
    base: BasePath,
}

/// How visitors reach the pages, through a proxy or directly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scheme {
    /// In plain text.
    #[default]
    Http,
    /// Over TLS.
    Https,
}

impl Scheme {
    const fn word(self) -> &'static str {
        match self {
            Self::Http => "http",
            Self::Https => "https",
        }
    }

    /// The port that addresses leave out.
    const fn default_port(self) -> &'static str {
        match self {
            Self::Http => ":80",
            Self::Https => ":443",
        }
    }
}

impl Site {
    /// The same site, reached over TLS.
    #[must_use]
    pub fn over_tls(mut self) -> Self {
        self.scheme = Scheme::Https;
        self
    }

    /// The same site below a path.
    #[must_use]
    pub fn below(mut self, base: BasePath) -> Self {
        self.base = base;
        self
    }

    /// The path before every address.
    pub fn base(&self) -> &BasePath {
        &self.base
    }

    /// Whether cookies travel over TLS only.
    pub fn is_secure(&self) -> bool {
        self.scheme == Scheme::Https
    }

    /// Whether a request with this `Host` is for this site. Without a public address every host
    /// is.
    pub fn is_at(&self, host: Option<&str>) -> bool {
        match &self.authority {
            None => true,
            Some(own) => host.is_some_and(|host| {
                let host = host
                    .strip_suffix(self.scheme.default_port())
                    .unwrap_or(host);
                host.eq_ignore_ascii_case(own)
            }),
        }
    }

    /// Scheme, host and port as a browser writes them into `Origin`; the host is the request's if
    /// the site has no address of its own.
    pub fn origin(&self, host: Option<&str>) -> String {
        let host = self.authority.as_deref().or(host).unwrap_or("localhost");
        format!("{}://{host}", self.scheme.word())
    }

    /// The address of the home page.
    pub fn home(&self, host: Option<&str>) -> String {
        format!("{}{}/", self.origin(host), self.base)
    }
}

/// Reads a public address, such as `https://play.example.org/grotto`.
impl FromStr for Site {
    type Err = NotASite;

    fn from_str(text: &str) -> Result<Self, NotASite> {
        let uri: Uri = text.parse().map_err(|_| NotASite)?;
        let scheme = match uri.scheme_str() {
            Some("http") => Scheme::Http,
            Some("https") => Scheme::Https,
            _ => return Err(NotASite),
        };
        let authority = uri.authority().ok_or(NotASite)?.as_str();
        if uri.query().is_some() || text.contains('#') || authority.contains('@') {
            return Err(NotASite);
        }
        let authority = authority
            .strip_suffix(scheme.default_port())
            .unwrap_or(authority);
        Ok(Self {
            scheme,
            authority: Some(authority.to_ascii_lowercase()),
            base: uri.path().parse().map_err(|_| NotASite)?,
        })
    }
}

/// A text that is no public address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected the address of the home page, such as https://play.example.org/grotto")]
pub struct NotASite;

/// A path before every address: nothing, or such as `/grotto`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BasePath(String);

impl BasePath {
    /// Whether the pages begin at the root of their host.
    pub fn is_root(&self) -> bool {
        self.0.is_empty()
    }

    /// The path as it is within the site; `None` if it is outside.
    pub fn strip<'a>(&self, path: &'a str) -> Option<&'a str> {
        let inside = path.strip_prefix(self.0.as_str())?;
        (inside.starts_with('/')).then_some(inside)
    }

    /// The `Path` of the site's cookies.
    pub fn of_cookies(&self) -> &str {
        if self.is_root() { "/" } else { &self.0 }
    }
}

impl fmt::Display for BasePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for BasePath {
    type Err = NotABasePath;

    fn from_str(text: &str) -> Result<Self, NotABasePath> {
        let path = text.trim_end_matches('/');
        let fine = |part: &str| {
            let plain = |c: char| c.is_ascii_alphanumeric() || "-_.~".contains(c);
            !part.is_empty() && part != "." && part != ".." && part.chars().all(plain)
        };
        match path.strip_prefix('/') {
            Some(parts) if parts.split('/').all(fine) => Ok(Self(path.to_owned())),
            None if path.is_empty() => Ok(Self::default()),
            _ => Err(NotABasePath),
        }
    }
}

/// A text that is no base path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a path of letters, digits and -_.~ such as /grotto")]
pub struct NotABasePath;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_says_scheme_host_and_base_path() {
        let site: Site = "https://Play.Example.org:443/games/grotto/"
            .parse()
            .unwrap();
        assert!(site.is_secure());
        assert_eq!(site.home(None), "https://play.example.org/games/grotto/");
        assert_eq!(
            site.origin(Some("evil.example")),
            "https://play.example.org"
        );
        for host in [
            "play.example.org",
            "PLAY.example.org",
            "play.example.org:443",
        ] {
            assert!(site.is_at(Some(host)), "{host}");
        }
        for host in [
            "example.org",
            "play.example.org:80",
            "play.example.org.",
            "",
        ] {
            assert!(!site.is_at(Some(host)), "{host}");
        }
        assert!(!site.is_at(None));
        let site: Site = "http://localhost:9000".parse().unwrap();
        assert!(site.base().is_root() && site.is_at(Some("localhost:9000")));
        assert!(!site.is_at(Some("localhost")));
    }

    #[test]
    fn other_texts_are_no_public_address() {
        for text in [
            "play.example.org",
            "/grotto",
            "ftp://example.org/",
            "https://me@example.org/",
            "https://example.org/?a",
            "https://example.org/#a",
            "https://example.org/a b",
            "https://example.org/../a",
            "",
        ] {
            assert_eq!(text.parse::<Site>(), Err(NotASite), "{text}");
        }
    }

    #[test]
    fn a_base_path_is_taken_off_whole() {
        let base: BasePath = "/grotto/".parse().unwrap();
        assert_eq!(base.to_string(), "/grotto");
        assert_eq!(base.strip("/grotto/t/abc"), Some("/t/abc"));
        assert_eq!(base.strip("/grotto/"), Some("/"));
        for outside in ["/grotto", "/grottos/t", "/t/abc", "/"] {
            assert_eq!(base.strip(outside), None, "{outside}");
        }
        assert_eq!(BasePath::default().strip("/t/abc"), Some("/t/abc"));
        for wrong in ["grotto", "/a b", "/a//b", "/..", "/a?b", "//evil.example"] {
            assert_eq!(wrong.parse::<BasePath>(), Err(NotABasePath), "{wrong}");
        }
    }
}
