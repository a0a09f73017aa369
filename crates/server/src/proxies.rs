//! Which proxies are believed.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// Which proxies are believed when they say in `X-Forwarded-For` where a visitor is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Proxies {
    /// None: visitors speak with the server itself.
    #[default]
    None,
    /// Everything that connects is a proxy, the only one on the way.
    Always,
    /// Those with an address in one of these networks, any number of them one behind the other.
    Within(Vec<IpNet>),
}

impl Proxies {
    /// Whether a connection comes from a proxy that is believed. A Unix socket has no address;
    /// only local programs with the right to it can open it, so it is a proxy.
    pub fn believes(&self, peer: Option<IpAddr>) -> bool {
        let Some(peer) = peer else {
            return true;
        };
        match self {
            Self::None => false,
            Self::Always => true,
            Self::Within(networks) => {
                let peer = peer.to_canonical();
                networks.iter().any(|network| network.contains(&peer))
            }
        }
    }

    /// Where the visitor is.
    ///
    /// Each proxy appends the address it saw, so the list is read from its end and only as far as
    /// proxies are believed; everything before that is a claim of the visitor.
    pub fn visitor(&self, peer: Option<IpAddr>, headers: &HeaderMap) -> IpAddr {
        let mut found = peer;
        for text in forwarded(headers) {
            if !self.believes(found) {
                break;
            }
            let Some(address) = read(text) else {
                break;
            };
            found = Some(address);
            if *self == Self::Always {
                break;
            }
        }
        // Without any address: a socket of this machine, or no socket as in tests.
        found.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
    }
}

/// The addresses of all `X-Forwarded-For` headers, the last first.
fn forwarded(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    headers
        .get_all("x-forwarded-for")
        .iter()
        .rev()
        // A header that is no text ends the list like an address that is none.
        .flat_map(|list| list.to_str().unwrap_or("?").rsplit(','))
}

/// An address, which some proxies write with a port.
fn read(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let with_port = || Some(text.parse::<SocketAddr>().ok()?.ip());
    text.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visitor(proxies: &Proxies, peer: &str, lists: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for list in lists {
            headers.append("x-forwarded-for", list.parse().unwrap());
        }
        let peer = peer.parse().ok();
        proxies.visitor(peer, &headers).to_string()
    }

    #[test]
    fn nobody_is_believed_unless_asked_for() {
        let found = visitor(&Proxies::None, "192.0.2.1", &["198.51.100.7"]);
        assert_eq!(found, "192.0.2.1");
    }

    #[test]
    fn the_only_proxy_is_believed_about_one_address() {
        let lists = ["203.0.113.9", "10.0.0.1, 198.51.100.7"];
        assert_eq!(
            visitor(&Proxies::Always, "192.0.2.1", &lists),
            "198.51.100.7"
        );
        assert_eq!(visitor(&Proxies::Always, "192.0.2.1", &[]), "192.0.2.1");
        assert_eq!(
            visitor(&Proxies::Always, "192.0.2.1", &["unknown"]),
            "192.0.2.1"
        );
    }

    #[test]
    fn the_list_is_read_from_its_end_through_trusted_proxies_only() {
        let networks = ["10.0.0.0/8", "2001:db8::/32"].map(|text| text.parse().unwrap());
        let proxies = Proxies::Within(networks.to_vec());
        let lists = ["203.0.113.9, 198.51.100.7", "[2001:db8::1]:8080"];
        assert_eq!(visitor(&proxies, "10.1.2.3", &lists), "198.51.100.7");
        assert_eq!(visitor(&proxies, "::ffff:10.1.2.3", &lists), "198.51.100.7");
        assert_eq!(
            visitor(&proxies, "192.0.2.1", &lists),
            "192.0.2.1",
            "not a proxy"
        );
        assert_eq!(visitor(&proxies, "10.1.2.3", &["10.9.9.9"]), "10.9.9.9");
        assert_eq!(
            visitor(&proxies, "10.1.2.3", &["1.2.3.4, rubbish"]),
            "10.1.2.3"
        );
    }

    #[test]
    fn behind_a_unix_socket_there_is_a_proxy() {
        let found = visitor(&Proxies::None, "no address", &["203.0.113.9, 198.51.100.7"]);
        assert_eq!(found, "198.51.100.7");
        assert_eq!(visitor(&Proxies::None, "no address", &[]), "127.0.0.1");
    }
}
