//! Styles and scripts without what only their readers need: comments and indentation.

/// The style sheet without comments.
pub(crate) fn lean_style(text: &str) -> String {
    let mut rest = text;
    let mut kept = String::with_capacity(text.len());
    while let Some((before, comment)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    lines(&kept, |_| true)
}

/// The script without lines that are nothing but a comment. Its lines stay lines, because they may
/// end statements.
pub(crate) fn lean_script(text: &str) -> String {
    let code = |line: &str| {
        let whole_line = line.starts_with("/*") && line.ends_with("*/");
        !line.starts_with("//") && !whole_line
    };
    lines(text, code)
}

fn lines(text: &str, keep: impl Fn(&str) -> bool) -> String {
    let trimmed = text.lines().map(str::trim);
    let kept = trimmed.filter(|line| !line.is_empty() && keep(line));
    kept.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_keeps_its_rules() {
        let style = "/* Colours,\n   day */\n.a {\n  color: red; /* why */\n}\n\n.b > .c { }\n";
        assert_eq!(lean_style(style), ".a {\ncolor: red;\n}\n.b > .c { }");
    }

    #[test]
    fn a_script_keeps_its_statements() {
        let script = "/* ---- Part ---- */\n\n// Why.\nif (a) {\n  b(\"https://c\"); // so\n}\n";
        assert_eq!(lean_script(script), "if (a) {\nb(\"https://c\"); // so\n}");
    }
}
