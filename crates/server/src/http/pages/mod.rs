//! The pages and their forms.

pub mod account;
pub mod assets;
pub mod health;
pub mod home;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod table;
