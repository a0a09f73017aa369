//! Decisions in words for people.

/// The words on a decision's button, or beside the decision in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The text.
    pub text: String,
    /// A second, smaller line that explains it; may be empty.
    pub detail: String,
}

/// A decision with its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedDecision {
    /// The words of the decision, as they are typed and recorded.
    pub words: String,
    /// The same for people.
    pub label: Label,
}
