//! What can be wrong with the toy.

use std::cell::Cell;

use conformance::Property;

/// One thing that is wrong with the game, in a single place of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defect {
    DefaultIsAnother,
    TakesAnySeats,
    PanicsOnReturn,
    SetUpByWhim,
    LosesAMarble,
    NeverEnds,
    ResultTooEarly,
    NoResult,
    WinnerFromOutside,
    ListFalls,
    ListedTwice,
    NothingToDecide,
    OffersToOthers,
    SameWords,
    TwoSpaces,
    UnreadableDecision,
    UnreadableLuck,
    LuckFalls,
    LuckWithoutWeight,
    LuckAtAnyTime,
    TooFewTickets,
    DrawsAnother,
    ViewIsANumber,
    EventIsANumber,
    CopiesShare,
    CarelessWhenUnheard,
    RefusesListed,
    AcceptsUnlisted,
    AcceptsMagicWord,
    AnybodyIsLegal,
    LookingSpendsLuck,
    ShowsHands,
    PromptFollowsHand,
    ListFollowsHand,
    EventTellsHand,
    AsksTheForced,
    EventTellsBet,
    ShowsBets,
    LastBetIsATurn,
    ForgetsNothing,
    ForgetsOwn,
    CopiedConfigIsAnother,
    WrittenConfigIsAnother,
    AcceptsNonsense,
    ListensWhoListens,
}

impl Defect {
    pub const ALL: [Self; 45] = [
        Self::DefaultIsAnother,
        Self::TakesAnySeats,
        Self::PanicsOnReturn,
        Self::SetUpByWhim,
        Self::LosesAMarble,
        Self::NeverEnds,
        Self::ResultTooEarly,
        Self::NoResult,
        Self::WinnerFromOutside,
        Self::ListFalls,
        Self::ListedTwice,
        Self::NothingToDecide,
        Self::OffersToOthers,
        Self::SameWords,
        Self::TwoSpaces,
        Self::UnreadableDecision,
        Self::UnreadableLuck,
        Self::LuckFalls,
        Self::LuckWithoutWeight,
        Self::LuckAtAnyTime,
        Self::TooFewTickets,
        Self::DrawsAnother,
        Self::ViewIsANumber,
        Self::EventIsANumber,
        Self::CopiesShare,
        Self::CarelessWhenUnheard,
        Self::RefusesListed,
        Self::AcceptsUnlisted,
        Self::AcceptsMagicWord,
        Self::AnybodyIsLegal,
        Self::LookingSpendsLuck,
        Self::ShowsHands,
        Self::PromptFollowsHand,
        Self::ListFollowsHand,
        Self::EventTellsHand,
        Self::AsksTheForced,
        Self::EventTellsBet,
        Self::ShowsBets,
        Self::LastBetIsATurn,
        Self::ForgetsNothing,
        Self::ForgetsOwn,
        Self::CopiedConfigIsAnother,
        Self::WrittenConfigIsAnother,
        Self::AcceptsNonsense,
        Self::ListensWhoListens,
    ];

    /// The property that the suite must report.
    pub fn breaks(self) -> Property {
        match self {
            Self::DefaultIsAnother | Self::TakesAnySeats => Property::OptionsAreTrue,
            Self::PanicsOnReturn => Property::NeverPanics,
            Self::SetUpByWhim => Property::Deterministic,
            Self::LosesAMarble => Property::Conserved,
            Self::NeverEnds => Property::Ends,
            Self::ResultTooEarly | Self::NoResult | Self::WinnerFromOutside => {
                Property::ResultAtTheEnd
            }
            Self::ListFalls | Self::ListedTwice => Property::ListRises,
            Self::NothingToDecide => Property::AskedCanDecide,
            Self::OffersToOthers => Property::OthersCannotDecide,
            Self::SameWords | Self::TwoSpaces => Property::OneSpelling,
            Self::UnreadableDecision | Self::UnreadableLuck => Property::ReadsBack,
            Self::LuckFalls
            | Self::LuckWithoutWeight
            | Self::LuckAtAnyTime
            | Self::TooFewTickets
            | Self::DrawsAnother => Property::FairChances,
            Self::ViewIsANumber | Self::EventIsANumber => Property::PlainJson,
            Self::CopiesShare => Property::IndependentCopies,
            Self::CarelessWhenUnheard => Property::SameUnheard,
            Self::RefusesListed => Property::ListedIsAccepted,
            Self::AcceptsUnlisted | Self::AcceptsMagicWord => Property::UnlistedIsRefused,
            Self::AnybodyIsLegal => Property::LegalityAgrees,
            Self::LookingSpendsLuck => Property::ToldLuckIsChecked,
            Self::ShowsHands | Self::PromptFollowsHand | Self::ListFollowsHand => {
                Property::ViewsKeepSecrets
            }
            Self::EventTellsHand => Property::EventsKeepSecrets,
            Self::AsksTheForced => Property::ForcedIsNotAsked,
            Self::EventTellsBet | Self::ShowsBets => Property::SealedChoicesDoNotShow,
            Self::LastBetIsATurn => Property::RequestsKeepTheirTime,
            Self::ForgetsNothing | Self::ForgetsOwn => Property::ForgetsTheSealed,
            Self::CopiedConfigIsAnother => Property::UndoRestores,
            Self::WrittenConfigIsAnother => Property::RecordsReplay,
            Self::AcceptsNonsense => Property::TamperingIsFound,
            Self::ListensWhoListens => Property::HistoryIsTrue,
        }
    }

    /// Whether the toy has this defect, on this thread.
    pub fn here(self) -> bool {
        PRESENT.get() == Some(self)
    }
}

/// Gives the toy a defect, or none, until the thread ends or another is given.
pub fn suffer(defect: Option<Defect>) {
    PRESENT.set(defect);
}

// A type parameter would be cleaner and would run through every type of the toy. Each test
// has a thread of its own, so this does.
thread_local! {
    static PRESENT: Cell<Option<Defect>> = const { Cell::new(None) };
}
