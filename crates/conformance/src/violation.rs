//! What is true of every game, and the report that something is not.

/// Something that is true of every game. A position is checked in this order, so that a defect
/// is reported as the plainest property it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Property {
    /// The options describe exactly the configurations that can be read, and each
    /// configuration reads back as itself.
    OptionsAreTrue,
    /// Nothing that can be reached by legal play panics.
    NeverPanics,
    /// The same configuration, luck and decisions give the same match.
    Deterministic,
    /// Every piece is somewhere exactly once, always.
    Conserved,
    /// Every match ends.
    Ends,
    /// There is a result exactly when the game is over; it counts every seat, and only seats
    /// of the table win.
    ResultAtTheEnd,
    /// A legal list rises in the order of the decisions, so nothing is in it twice.
    ListRises,
    /// A seat that is asked has something to decide.
    AskedCanDecide,
    /// A seat that is not asked has nothing to decide.
    OthersCannotDecide,
    /// No two decisions or draws are written alike, and they are written as words with single
    /// spaces between.
    OneSpelling,
    /// What was written reads back as the same value.
    ReadsBack,
    /// Luck has a rising list of draws, each with a weight of at least 1, exactly when luck is
    /// due; tickets and draws agree with the list.
    FairChances,
    /// Views and events are JSON objects.
    PlainJson,
    /// Playing on a copy leaves the original as it was, and both play alike.
    IndependentCopies,
    /// A step leads to the same state whether or not its announcements are kept.
    SameUnheard,
    /// Every listed decision is accepted.
    ListedIsAccepted,
    /// Everything else is refused and changes nothing: decisions that are not listed, seats
    /// that are not asked or not there, words that are not a decision.
    UnlistedIsRefused,
    /// The quick test of whether a decision is legal agrees with the list.
    LegalityAgrees,
    /// Told luck is accepted when it is possible; otherwise it is refused and changes nothing.
    ToldLuckIsChecked,
    /// What a viewer sees and may decide, and who is asked, does not depend on what the
    /// viewer must not know.
    ViewsKeepSecrets,
    /// What a viewer hears does not depend on it either, as long as nothing is revealed.
    EventsKeepSecrets,
    /// A seat with a single decision is not asked: the table makes that decision itself.
    ForcedIsNotAsked,
    /// A sealed choice looks to the others the same whatever was chosen.
    SealedChoicesDoNotShow,
    /// One seat's sealed choice does not make another's request stale; requests for earlier
    /// and for future positions are refused.
    RequestsKeepTheirTime,
    /// The state that a bot thinks about contains no other seat's sealed choice, and everything
    /// that its own seat can see.
    ForgetsTheSealed,
    /// A decision taken back leaves the position and the history before it; what was revealed,
    /// sealed or decided by others cannot be taken back. Asked in advance, the table gives the
    /// same answer.
    UndoRestores,
    /// A record replays to the same table, finished or not.
    RecordsReplay,
    /// A record that was changed or cut off is refused at the line that shows it.
    TamperingIsFound,
    /// The history that the table keeps is that of a replay, also when the match is played on
    /// from an earlier position; every viewer's perspective holds their part of it and no more.
    HistoryIsTrue,
}

/// A broken property, with everything needed to reproduce it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{property:?} is broken at step {step} of seed {seed} with {config}: {detail}")]
pub struct Violation {
    /// What should have been true.
    pub property: Property,
    /// How the table was set up, in JSON.
    pub config: String,
    /// The seed of the match, for [`check_seed`](crate::check_seed).
    pub seed: u64,
    /// How many steps had been played.
    pub step: usize,
    /// What was found instead.
    pub detail: String,
}

/// A broken property, as reported by a check that does not know the match.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) property: Property,
    pub(crate) detail: String,
}

/// The answer of a check.
pub(crate) type Checked = Result<(), Fault>;

impl Property {
    pub(crate) fn broken(self, detail: impl Into<String>) -> Fault {
        Fault {
            property: self,
            detail: detail.into(),
        }
    }
}

impl Fault {
    pub(crate) fn at(self, config: String, seed: u64, step: usize) -> Violation {
        Violation {
            property: self.property,
            config,
            seed,
            step,
            detail: self.detail,
        }
    }
}
