//! The pages and their forms.

pub mod account;
pub mod assets;
pub mod health;
pub mod home;
pub mod lessons;
pub mod moderation;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod sign_in;
pub mod table;
