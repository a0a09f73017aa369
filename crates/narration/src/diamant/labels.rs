//! Decisions in words.

use diamant::Decision;

use crate::label::Label;
use crate::reader::Reader;

/// A decision, with a second line that explains it.
pub(super) fn label(decision: Decision, reader: &Reader<'_>) -> Label {
    let (text, detail) = match decision {
        Decision::Stay => ("diamant-decision-stay", "diamant-decision-stay-detail"),
        Decision::Leave => ("diamant-decision-leave", "diamant-decision-leave-detail"),
    };
    Label {
        text: reader.texts.say(text),
        detail: reader.texts.say(detail),
    }
}
