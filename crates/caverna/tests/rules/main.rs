//! The rules of `docs/rules/caverna.md`, one by one: every test is named after its number.
//!
//! A test is a protocol of play: decisions and luck in words, and what is true afterwards.
//! Whole games are played at a table with told luck; single rules in positions set up by
//! [`PositionBuilder`](caverna::PositionBuilder).

mod actions;
mod blue_rooms;
mod components;
mod course;
mod end;
mod events;
mod excavating;
mod furnishing;
mod protocol;
mod rooms;
mod seeing;
mod solo;
mod walls_fit;
