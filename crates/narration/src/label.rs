//! The words on a decision's button.

/// The words on a decision's button, or beside the decision in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The text.
    pub text: String,
    /// A second, smaller line that explains it; may be empty.
    pub detail: String,
}
