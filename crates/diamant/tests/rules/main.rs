//! Every rule of `docs/rules/diamant.md` by its number, each with a test that fails without
//! the rule. Luck is told and decisions are words, so a test reads like a report of play.

mod ending;
mod expedition;
mod relics;
mod rounds;
mod seeing;
mod worked_examples;
