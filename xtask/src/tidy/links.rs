//! Relative links in Markdown files lead somewhere.

use crate::finding::Finding;
use crate::search::offset_in;
use crate::tree::{File, Tree};

pub fn findings(tree: &Tree) -> Vec<Finding> {
    let pages = tree.files().filter(|file| file.has_extension(&["md"]));
    pages.flat_map(|page| broken_links(tree, page)).collect()
}

fn broken_links(tree: &Tree, page: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (at, target) in prose(&page.text).flat_map(|line| targets(&page.text, line)) {
        let Some(path) = relative_path(target) else {
            continue;
        };
        let sentence = match resolve(&page.path, path) {
            None => {
                format!("the link to {path} leads out of the project; nobody else has that file")
            }
            Some(path) if !tree.has(&path) => {
                format!("the link leads to {path}, which is not there; correct it")
            }
            Some(_) => continue,
        };
        findings.push(Finding::at(page, at, sentence));
    }
    findings
}

/// The lines that are not in a fenced block of code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut in_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence
    })
}

/// What a line links to: `[a](target)`, `[a]: target`, and `src="target"` or
/// `href="target"` in HTML. Spans of code link to nothing.
fn targets<'a>(text: &str, line: &'a str) -> Vec<(usize, &'a str)> {
    let mut targets = Vec::new();
    for part in line.split('`').step_by(2) {
        for (start, end) in [("](", ')'), ("src=\"", '"'), ("href=\"", '"')] {
            let candidates = part.split(start).skip(1);
            targets.extend(candidates.filter_map(|after| after.split(end).next()));
        }
    }
    if line.starts_with('[')
        && let Some((_, target)) = line.split_once("]: ")
    {
        targets.push(target);
    }
    let places = targets
        .into_iter()
        .map(|target| (offset_in(text, target), target));
    places.collect()
}

/// The path of a link to a file, without its anchor and title.
fn relative_path(target: &str) -> Option<&str> {
    let target = target.split_whitespace().next()?;
    let path = target.trim_matches(['<', '>']).split(['#', '?']).next()?;
    let is_address = path.contains("://") || path.starts_with("mailto:");
    (!path.is_empty() && !is_address).then_some(path)
}

/// The path from the project's folder; none if it leads out of it.
fn resolve(page: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> usize {
        let others = [("docs/rules/pebbles.md", ""), ("README.md", "")];
        let files: Vec<_> = others.into_iter().chain([("docs/a.md", text)]).collect();
        findings(&Tree::of(&files)).len()
    }

    #[test]
    fn links_that_lead_somewhere_are_fine() {
        for text in [
            "[a](rules/pebbles.md) and [b](../README.md#title \"Title\")",
            "[a](rules) [b](https://example.org/gone.md) [c](#here) [d](mailto:a@b)",
            "[a]: ./rules/pebbles.md",
            "[up](..)",
            "`[a](gone.md)`",
            "```\n[a](gone.md)\n```",
            "<img src=\"rules/pebbles.md\">",
        ] {
            assert_eq!(found(text), 0, "{text}");
        }
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        for text in [
            "[a](gone.md)",
            "[a](../docs/rules/pebble.md)",
            "[a](../../shared/rules/pebbles.md)",
            "[a]: gone.md",
            "<img src=\"gone.png\">",
            "```\n```\n`code` [a](gone.md)",
        ] {
            assert_eq!(found(text), 1, "{text}");
        }
    }
}
