//! Decisions in words.

use cavum::{Colour, Decision, Order, Piece, Purchase, Space, Tile};

use super::words;
use crate::label::Label;
use crate::reader::Reader;
use crate::texts::Texts;

/// A decision in words, with a second line that explains it.
pub(super) fn label(decision: Decision, reader: &Reader<'_>) -> Label {
    let texts = reader.texts;
    let (text, detail) = match decision {
        // A bid is for a sequence card or for a colour; the board shows which.
        Decision::Bid(points) => plain("cavum-decision-bid", ("points", points.into()), texts),
        Decision::Pass => (texts.say("cavum-decision-pass"), String::new()),
        Decision::Card(card) => {
            let dynamite = words::piece(Piece::Dynamite(card.dynamite()), texts);
            (
                texts.say_with("cavum-decision-card", &[("card", card.number().into())]),
                texts.say_with(
                    "cavum-decision-card-detail",
                    &[("dynamite", dynamite.into())],
                ),
            )
        }
        Decision::Order(order) => take_order(order, texts),
        Decision::Lay(tile, space) => lay(tile, space, texts),
        Decision::Station(space) => about_space("cavum-decision-station", space, texts),
        Decision::Vein(space, colour) => (
            vein("cavum-decision-vein", space, colour, texts),
            String::new(),
        ),
        Decision::Option(purchase) => option(purchase, texts),
        Decision::Discard(piece) => (
            texts.say_with(
                "cavum-decision-discard",
                &[("piece", words::piece(piece, texts).into())],
            ),
            texts.say("cavum-decision-discard-detail"),
        ),
        Decision::Prospect => (
            texts.say("cavum-decision-prospect"),
            texts.say("cavum-decision-prospect-detail"),
        ),
        Decision::ProspectFrom(space) => about_space("cavum-decision-prospect-from", space, texts),
        Decision::Step(space) => about_space("cavum-decision-step", space, texts),
        Decision::Stop => (texts.say("cavum-decision-stop"), String::new()),
        Decision::Sell(count) => plain("cavum-decision-sell", ("count", count.into()), texts),
        Decision::SellStone(colour) => {
            let stones = words::stones_object(colour, 1, texts);
            plain(
                "cavum-decision-sell-stone",
                ("stones", stones.into()),
                texts,
            )
        }
        Decision::Fulfil(order) => fulfil(order, texts),
        Decision::End => (
            texts.say("cavum-decision-end"),
            texts.say("cavum-decision-end-detail"),
        ),
    };
    Label { text, detail }
}

fn plain(
    key: &str,
    argument: (&str, fluent_bundle::FluentValue<'_>),
    texts: &Texts,
) -> (String, String) {
    (texts.say_with(key, &[argument]), String::new())
}

fn about_space(key: &str, space: Space, texts: &Texts) -> (String, String) {
    plain(key, ("space", words::space(space).into()), texts)
}

fn take_order(order: Order, texts: &Texts) -> (String, String) {
    (
        texts.say_with(
            "cavum-decision-order",
            &[("order", words::order(order, texts).into())],
        ),
        texts.say_with(
            "cavum-decision-order-detail",
            &[
                ("value", order.value().into()),
                ("penalty", order.penalty().into()),
            ],
        ),
    )
}

fn fulfil(order: Order, texts: &Texts) -> (String, String) {
    (
        texts.say_with(
            "cavum-decision-fulfil",
            &[("order", words::order(order, texts).into())],
        ),
        texts.say_with(
            "cavum-decision-fulfil-detail",
            &[("value", order.value().into())],
        ),
    )
}

fn lay(tile: Tile, space: Space, texts: &Texts) -> (String, String) {
    let keys = ["cavum-decision-lay", "cavum-decision-lay-turned"];
    (laid(keys, tile, space, texts), fuse(tile, texts))
}

/// The piece, the place and, if the tile can be turned, where its exits are.
fn laid(keys: [&str; 2], tile: Tile, space: Space, texts: &Texts) -> String {
    let mut arguments = vec![
        ("piece", words::piece(Piece::tile(tile), texts).into()),
        ("space", words::space(space).into()),
    ];
    let [plain, turned] = keys;
    let Some(sides) = words::sides(tile, texts) else {
        return texts.say_with(plain, &arguments);
    };
    arguments.push(("sides", sides.into()));
    texts.say_with(turned, &arguments)
}

/// What dynamite will do.
fn fuse(tile: Tile, texts: &Texts) -> String {
    if tile.is_dynamite() {
        texts.say("cavum-decision-lay-dynamite-detail")
    } else {
        String::new()
    }
}

fn vein(key: &str, space: Space, colour: Colour, texts: &Texts) -> String {
    texts.say_with(
        key,
        &[
            ("space", words::space(space).into()),
            ("colour", words::colour(colour, texts).into()),
        ],
    )
}

fn option(purchase: Purchase, texts: &Texts) -> (String, String) {
    let usage = match purchase {
        Purchase::Points => {
            return (
                texts.say("cavum-decision-option-points"),
                texts.say("cavum-decision-option-points-detail"),
            );
        }
        Purchase::Lay(tile, space) => {
            let keys = ["cavum-use-lay", "cavum-use-lay-turned"];
            laid(keys, tile, space, texts)
        }
        Purchase::Station(space) => about_space("cavum-use-station", space, texts).0,
        Purchase::Vein(space, colour) => vein("cavum-use-vein", space, colour, texts),
    };
    (
        texts.say_with("cavum-decision-option", &[("use", usage.into())]),
        texts.say("cavum-decision-option-detail"),
    )
}
