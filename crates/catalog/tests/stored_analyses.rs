//! Analyses that a server has stored are read by every later version.

use catalog::Analysis;

/// As the server wrote them when assessments were still called moments.
const STORED: [&str; 3] = [
    include_str!("analyses/diamant.json"),
    include_str!("analyses/caverna-solo.json"),
    include_str!("analyses/cavum.json"),
];

#[test]
fn a_stored_analysis_is_read_and_written_unchanged() {
    for stored in STORED {
        let analysis: Analysis = serde_json::from_str(stored).unwrap();
        assert!(!analysis.assessments.is_empty());
        assert!(!analysis.turning_points().is_empty());
        let written = serde_json::to_string(&analysis).unwrap();
        assert_eq!(written, stored.trim_end());
    }
}

#[test]
fn turning_points_keep_their_fields() {
    let analysis: Analysis = serde_json::from_str(STORED[0]).unwrap();
    let turn = serde_json::to_value(analysis.turning_points()[0]).unwrap();
    let fields: Vec<_> = turn.as_object().unwrap().keys().cloned().collect();
    let mut expected = [
        "moment", "step", "until", "seat", "before", "after", "cause",
    ];
    expected.sort_unstable();
    assert_eq!(fields, expected);
}
