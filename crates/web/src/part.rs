//! Named pieces of a page.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

use maud::{Markup, Render};

/// A named piece of a page that is sent again only when it changed.
///
/// It is written between two comments, so that it may stand anywhere, in a picture or a list,
/// and the style sheets see nothing of it. Parts may lie in one another; a part has changed when
/// what is its own has, without the parts in it. No two parts of a page have the same name.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    name: Cow<'static, str>,
    markup: Markup,
}

/// The comment before a part is this, its name and [`END_OF_MARK`].
const BEGINNING: &str = "<!--[";
/// The comment after a part.
const END: &str = "<!--]-->";
/// Where a part has not changed, but what is around it has: this, its name and
/// [`END_OF_MARK`].
const KEPT: &str = "<!--=";
const END_OF_MARK: &str = "-->";

impl Part {
    /// A part. The name is made of our own words, never of what somebody wrote.
    pub(crate) fn new(name: impl Into<Cow<'static, str>>, markup: Markup) -> Self {
        let name = name.into();
        debug_assert!(!name.contains(['<', '>']), "{name} would end the comment");
        Self { name, markup }
    }
}

impl Render for Part {
    fn render_to(&self, buffer: &mut String) {
        for text in [BEGINNING, &self.name, END_OF_MARK, &self.markup.0, END] {
            buffer.push_str(text);
        }
    }
}

/// A page taken apart: the parts in the order in which they begin. The first one has no name, it
/// is what is outside of all others.
#[derive(Debug)]
pub(crate) struct Parts<'a> {
    html: &'a str,
    pieces: Vec<Piece<'a>>,
}

/// Where a part is.
#[derive(Debug)]
struct Piece<'a> {
    name: &'a str,
    /// Where its marks begin and end in the page.
    outside: Range<usize>,
    /// Where its content begins and ends.
    inside: Range<usize>,
    /// The number of the first part that begins after its end.
    next: usize,
}

/// A piece of the content of a part.
enum Content<'a> {
    Text(&'a str),
    /// The part with this number.
    Part(usize),
}

impl<'a> Parts<'a> {
    pub(crate) fn of(page: &'a Markup) -> Self {
        let html = page.0.as_str();
        let whole = Piece {
            name: "",
            outside: 0..html.len(),
            inside: 0..html.len(),
            next: 0,
        };
        let mut pieces = vec![whole];
        let mut open = Vec::new();
        let mut from = 0;
        while let Some(start) = next_comment(html, from) {
            let rest = &html[start..];
            let length = rest.find(END_OF_MARK).map(|end| end + END_OF_MARK.len());
            let mark = &rest[..length.unwrap_or(rest.len())];
            from = start + mark.len();
            if mark == END {
                if let Some(number) = open.pop() {
                    let next = pieces.len();
                    let piece: &mut Piece<'_> = &mut pieces[number];
                    (piece.inside.end, piece.outside.end) = (start, from);
                    piece.next = next;
                }
            } else if let Some(name) = mark.strip_prefix(BEGINNING) {
                open.push(pieces.len());
                pieces.push(Piece {
                    name: name.strip_suffix(END_OF_MARK).unwrap_or(name),
                    outside: start..html.len(),
                    inside: from..html.len(),
                    next: 0,
                });
            }
        }
        pieces[0].next = pieces.len();
        Self { html, pieces }
    }

    /// How many there are, the one without a name included.
    pub(crate) fn len(&self) -> usize {
        self.pieces.len()
    }

    pub(crate) fn name(&self, number: usize) -> &'a str {
        self.pieces[number].name
    }

    /// Whether there is nothing in the part.
    pub(crate) fn is_empty(&self, number: usize) -> bool {
        self.pieces[number].inside.is_empty()
    }

    /// What stands for the part in a reader's [receipt](crate::Receipt).
    pub(crate) fn hash(&self, number: usize) -> u64 {
        let mut hasher = DefaultHasher::new();
        for content in self.content(number) {
            match content {
                Content::Text(text) => text.hash(&mut hasher),
                Content::Part(inside) => self.name(inside).hash(&mut hasher),
            }
        }
        hasher.finish()
    }

    /// The content of a part. Parts in it that the reader has are only named; `whole` is called
    /// for every other one, which is written out.
    pub(crate) fn write(
        &self,
        number: usize,
        is_kept: &impl Fn(usize) -> bool,
        whole: &mut impl FnMut(usize),
    ) -> String {
        let mut html = String::new();
        self.write_to(&mut html, number, is_kept, whole);
        html
    }

    fn write_to(
        &self,
        html: &mut String,
        number: usize,
        is_kept: &impl Fn(usize) -> bool,
        whole: &mut impl FnMut(usize),
    ) {
        whole(number);
        for content in self.content(number) {
            match content {
                Content::Text(text) => html.push_str(text),
                Content::Part(inside) if is_kept(inside) => {
                    html.extend([KEPT, self.name(inside), END_OF_MARK]);
                }
                Content::Part(inside) => {
                    html.extend([BEGINNING, self.name(inside), END_OF_MARK]);
                    self.write_to(html, inside, is_kept, whole);
                    html.push_str(END);
                }
            }
        }
    }

    /// What is a part's own, with the parts in it.
    fn content(&self, number: usize) -> impl Iterator<Item = Content<'a>> {
        let Piece { inside, next, .. } = &self.pieces[number];
        let (mut from, mut child) = (inside.start, number + 1);
        let mut due = None;
        std::iter::from_fn(move || {
            if let Some(part) = due.take() {
                return Some(Content::Part(part));
            }
            if child < *next {
                let piece = &self.pieces[child];
                let text = &self.html[from..piece.outside.start];
                due = Some(child);
                (from, child) = (piece.outside.end, piece.next);
                return Some(Content::Text(text));
            }
            let rest = (from < inside.end).then(|| &self.html[from..inside.end])?;
            from = inside.end;
            Some(Content::Text(rest))
        })
    }
}

/// Where the next comment begins. The search is for the sign that is rare in a page.
fn next_comment(html: &str, mut from: usize) -> Option<usize> {
    loop {
        let sign = from + html[from..].find('!')?;
        if html[..sign].ends_with('<') && html[sign..].starts_with("!--") {
            return Some(sign - 1);
        }
        from = sign + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn page(own: &str, inner: &str) -> Markup {
        let picture = Part::new("picture", html! { g { (inner) } });
        let board = Part::new("board", html! { p { (own) } svg { (picture) } });
        html! { main { (board) footer {} } }
    }

    #[test]
    fn a_page_is_taken_apart_at_its_marks() {
        let page = page("a", "b");
        assert_eq!(
            page.0,
            "<main><!--[board--><p>a</p><svg><!--[picture--><g>b</g><!--]--></svg><!--]--><footer></footer></main>"
        );
        let parts = Parts::of(&page);
        let names: Vec<_> = (0..parts.len()).map(|number| parts.name(number)).collect();
        assert_eq!(names, ["", "board", "picture"]);
    }

    #[test]
    fn a_part_changes_with_what_is_its_own() {
        let hashes = |own, inner| {
            let page = page(own, inner);
            let parts = Parts::of(&page);
            [0, 1, 2].map(|number| parts.hash(number))
        };
        let before = hashes("a", "b");
        let changed = |now: [u64; 3]| [0, 1, 2].map(|number| now[number] != before[number]);
        assert_eq!(changed(hashes("a", "b")), [false, false, false]);
        assert_eq!(changed(hashes("a", "c")), [false, false, true]);
        assert_eq!(changed(hashes("c", "b")), [false, true, false]);
    }

    #[test]
    fn what_the_reader_has_is_only_named() {
        let page = page("a", "b");
        let parts = Parts::of(&page);
        let mut written = Vec::new();
        let kept = parts.write(1, &|_| true, &mut |number| written.push(number));
        assert_eq!(kept, "<p>a</p><svg><!--=picture--></svg>");
        let whole = parts.write(1, &|_| false, &mut |number| written.push(number));
        assert_eq!(whole, "<p>a</p><svg><!--[picture--><g>b</g><!--]--></svg>");
        assert_eq!(written, [1, 1, 2]);
    }

    #[test]
    fn what_somebody_writes_is_no_mark() {
        let text = "<!--[board--> <!--]-->";
        let page = html! { (Part::new("chat", html! { (text) })) };
        assert_eq!(Parts::of(&page).len(), 2);
    }
}
