//! How the server is reached: hosts, proxies, sockets, TLS.

mod world;

use std::sync::Arc;

use server::{FolderError, Listen, Options, Rates, ServeError, Server, TlsFiles};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpStream, UnixStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use world::World;

/// Sends one request over a connection and reads the whole answer.
async fn ask(mut wire: impl AsyncRead + AsyncWrite + Unpin, head: &str) -> String {
    let request = format!("{head}\r\nConnection: close\r\n\r\n");
    wire.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    // The end of TLS may be missing; what was read counts.
    let _ = wire.read_to_string(&mut answer).await;
    answer
}

async fn tcp(world: &World) -> TcpStream {
    let address = world.address.strip_prefix("http://").unwrap();
    TcpStream::connect(address).await.unwrap()
}

#[tokio::test]
async fn other_hosts_are_refused_and_links_begin_with_the_public_address() {
    let world = World::with(|options| {
        options.rates = Rates::UNLIMITED;
        options.site = "https://play.example.org/grotto".parse().unwrap();
    })
    .await;
    let own = ask(
        tcp(&world).await,
        "GET /grotto/ HTTP/1.1\r\nHost: play.example.org",
    )
    .await;
    assert!(own.starts_with("HTTP/1.1 200"), "{own}");
    assert!(own.contains("set-cookie: __Secure-grotto="), "{own}");
    assert!(own.contains("Secure"), "{own}");
    for host in ["evil.example", "127.0.0.1", "play.example.org:81"] {
        let head = format!("GET /grotto/ HTTP/1.1\r\nHost: {host}");
        let answer = ask(tcp(&world).await, &head).await;
        assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");
        assert!(
            answer.contains("the pages are at https://play.example.org/grotto/"),
            "{answer}"
        );
        assert!(!answer.contains("set-cookie"), "{answer}");
    }
    let api = "GET /grotto/api/v1/games HTTP/1.1\r\nHost: evil.example";
    let answer = ask(tcp(&world).await, api).await;
    assert!(
        answer.contains("{\"error\":{\"code\":\"wrong_host\""),
        "{answer}"
    );
    let health = ask(tcp(&world).await, "GET /healthz HTTP/1.1\r\nHost: 10.0.0.7").await;
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    // The invitation names the public address, whatever port the request came in by.
    let open = "POST /grotto/tables HTTP/1.1\r\nHost: play.example.org\r\n\
        Origin: https://play.example.org\r\nContent-Type: application/x-www-form-urlencoded\r\n\
        Content-Length: 20\r\n\r\ngame=diamant&seats=3";
    let opened = ask(tcp(&world).await, open).await;
    let place = opened.find("location: ").expect("a table") + 10;
    let table = opened[place..].lines().next().unwrap();
    let head = format!("GET {table} HTTP/1.1\r\nHost: play.example.org");
    let page = ask(tcp(&world).await, &head).await;
    assert!(
        page.contains(&format!("https://play.example.org{table}")),
        "{page}"
    );
}

#[tokio::test]
async fn a_socket_is_served_and_its_file_removed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grotto.sock");
    // A server that was killed has left its file.
    drop(std::os::unix::net::UnixListener::bind(&path).unwrap());
    let listen: Listen = format!("unix:{}", path.display()).parse().unwrap();
    let world = World::with(|options| options.listen = listen.clone()).await;
    let wire = UnixStream::connect(&path).await.unwrap();
    let answer = ask(wire, "GET / HTTP/1.1\r\nHost: play.example.org").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // A second server does not take it away.
    let mut options = Options::new(folder.path().join("other"));
    options.listen = listen;
    let refused = Server::start(&options).await.unwrap_err();
    assert_eq!(refused.code(), "address_in_use");
    world.stop().await;
    assert!(!path.exists());
}

#[tokio::test]
async fn localhost_is_a_place_to_listen() {
    let world = World::with(|options| options.listen = "localhost:0".parse().unwrap()).await;
    assert!(world.browser().page("/").await.contains("<h1"));
}

#[tokio::test]
async fn a_file_instead_of_a_folder_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("grotto.sqlite");
    std::fs::write(&file, []).unwrap();
    let error = Server::start(&Options::new(file)).await.unwrap_err();
    assert!(matches!(
        error,
        ServeError::Folder(FolderError::NotAFolder { .. })
    ));
    assert!(
        error.to_string().contains("grotto.sqlite is a file"),
        "{error}"
    );
}

/// Writes a new certificate for `localhost`.
fn certify(files: &TlsFiles) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    std::fs::write(&files.certificate, made.cert.pem()).unwrap();
    std::fs::write(&files.key, made.signing_key.serialize_pem()).unwrap();
    made.cert.der().clone()
}

/// Asks over TLS, trusting one certificate only.
async fn ask_securely(world: &World, trusted: &CertificateDer<'static>) -> std::io::Result<String> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let provider = tokio_rustls::rustls::crypto::ring::default_provider();
    let config = ClientConfig::builder_with_provider(Arc::new(provider))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").unwrap();
    let wire = TlsConnector::from(Arc::new(config))
        .connect(name, tcp(world).await)
        .await?;
    Ok(ask(wire, "GET / HTTP/1.1\r\nHost: localhost").await)
}

#[tokio::test]
async fn tls_is_spoken_with_the_certificate_of_the_files() {
    let folder = tempfile::tempdir().unwrap();
    let files = TlsFiles {
        certificate: folder.path().join("certificate.pem"),
        key: folder.path().join("key.pem"),
    };
    let first = certify(&files);
    let world = World::with(|options| {
        options.site = options.site.clone().over_tls();
        options.tls = Some(files.clone());
    })
    .await;
    let answer = ask_securely(&world, &first).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("set-cookie: __Host-grotto="), "{answer}");
    let plain = ask(tcp(&world).await, "GET / HTTP/1.1\r\nHost: localhost").await;
    assert!(!plain.contains("HTTP/1.1 200"), "{plain}");
}

#[tokio::test]
async fn a_certificate_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = Options::new(folder.path().join("data"));
    let files = TlsFiles {
        certificate: folder.path().join("certificate.pem"),
        key: folder.path().join("key.pem"),
    };
    options.tls = Some(files.clone());
    let error = Server::start(&options).await.unwrap_err().to_string();
    assert!(error.contains("certificate.pem cannot be used"), "{error}");
    certify(&files);
    std::fs::write(&files.key, "no key").unwrap();
    let error = Server::start(&options).await.unwrap_err().to_string();
    assert!(error.contains("key.pem cannot be used"), "{error}");
    assert!(error.contains("expected a private key in PEM"), "{error}");
}

#[tokio::test]
async fn the_counters_say_how_the_server_is() {
    let world = World::with(|options| {
        options.site = "http://play.example.org".parse().unwrap();
    })
    .await;
    let own = "Host: play.example.org";
    for (path, host) in [
        ("/rules/cavum", own),
        ("/t/nothing", own),
        ("/", "Host: evil"),
    ] {
        ask(tcp(&world).await, &format!("GET {path} HTTP/1.1\r\n{host}")).await;
    }
    let counters = world.counters().await;
    for line in [
        "grotto_request_duration_seconds_count{route=\"/rules/{game}\"} 1\n",
        "grotto_refusals_total{code=\"no_such_table\"} 1\n",
        "grotto_refusals_total{code=\"wrong_host\"} 1\n",
        concat!(
            "grotto_build_info{version=\"",
            env!("CARGO_PKG_VERSION"),
            "\"} 1\n"
        ),
    ] {
        assert!(counters.contains(line), "{line} is not in {counters}");
    }
    let size = counters.split("\ngrotto_database_bytes ").nth(1).unwrap();
    let size: u64 = size.lines().next().unwrap().parse().unwrap();
    assert!(size > 4096, "the database has at least a page: {size}");
}
