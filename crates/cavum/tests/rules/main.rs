//! Every rule of `docs/rules/cavum.md` by its number, each with a test that fails without
//! the rule. Luck is told and decisions are words, so a test reads like a report of play.

mod auction;
mod board;
mod building;
mod components;
mod ending;
mod laying;
mod mine;
mod prospecting;
mod scoring;
mod seeing;
mod selling;
mod stations_and_veins;
mod worked_examples;
