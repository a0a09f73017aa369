//! The functions of a Rust file.

use std::ops::Range;

use crate::search::{closing_brace, is_word_char, occurrences};

/// A function with a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function<'a> {
    pub name: &'a str,
    /// Where its `fn` stands.
    pub offset: usize,
    /// What stands before `fn`: attributes, visibility, `async`.
    pub head: &'a str,
    /// Where its body is, braces included.
    pub body: Range<usize>,
}

impl Function<'_> {
    /// Whether an attribute makes this a test: `#[test]`, `#[tokio::test]`, with or without
    /// arguments.
    pub fn is_test(&self) -> bool {
        self.head.split("#[").skip(1).any(|attribute| {
            let path = attribute.split(['(', ']', ' ', '=']).next();
            path.and_then(|path| path.rsplit("::").next()) == Some("test")
        })
    }
}

/// Every function of this code, in order, those inside functions too.
pub fn functions(code: &str) -> Vec<Function<'_>> {
    occurrences(code, "fn")
        .filter_map(|offset| function_at(code, offset))
        .collect()
}

fn function_at(code: &str, offset: usize) -> Option<Function<'_>> {
    let after = code[offset + "fn".len()..].trim_start();
    let name = &after[..after.find(|letter| !is_word_char(letter))?];
    if name.is_empty() {
        // A type such as `fn(u8) -> u8`.
        return None;
    }
    let open = body_start(code, offset)?;
    let head_start = code[..offset].rfind(['{', '}', ';']).map_or(0, |at| at + 1);
    Some(Function {
        name,
        offset,
        head: &code[head_start..offset],
        body: open..(closing_brace(code, open) + 1).min(code.len()),
    })
}

/// The brace that opens the body: the first outside all parentheses and brackets. A
/// declaration without a body ends in a semicolon instead.
fn body_start(code: &str, offset: usize) -> Option<usize> {
    let mut depth = 0_i32;
    for (at, byte) in code.bytes().enumerate().skip(offset) {
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            b'{' if depth == 0 => return Some(at),
            b';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_have_names_and_bodies() {
        let code = "trait T { fn a(&self); fn b(x: [u8; 2]) -> u8 { { 1 } } } fn c(f: fn()) {}";
        let found: Vec<_> = functions(code)
            .into_iter()
            .map(|function| (function.name, &code[function.body]))
            .collect();
        assert_eq!(found, [("b", "{ { 1 } }"), ("c", "{}")]);
    }

    #[test]
    fn tests_are_known_by_their_attribute() {
        let code = "#[test] fn a() {} #[tokio::test(x = 1)]\nasync fn b() {} fn c() {} \
            #[cfg(test)] fn d() {} #[test] #[should_panic] fn e() {}";
        let found: Vec<_> = functions(code)
            .into_iter()
            .filter(Function::is_test)
            .map(|function| function.name)
            .collect();
        assert_eq!(found, ["a", "b", "e"]);
    }
}
