//! The API's description changes only on purpose.

#[test]
fn the_description_of_the_api() {
    let description = server::description().to_pretty_json().unwrap();
    insta::assert_snapshot!(description);
}
