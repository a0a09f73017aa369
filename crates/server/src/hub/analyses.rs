//! Analyses of finished matches, made in the background and kept.

use std::sync::Arc;

use catalog::Analysis;
use model::{AnalysisProgress, TableId};

use super::Hub;
use super::live::Handle;
use crate::refusal::Refusal;
use crate::store::{Store, StoreError};
use crate::study::Queued;

/// The seed of the search: the same match is always analysed in the same way.
const SEED: u64 = 1;

impl Hub {
    /// Has a finished match analysed, once. It goes on when nobody looks.
    pub async fn analyse(self: &Arc<Self>, id: TableId) -> Result<(), Refusal> {
        let handle = self.table(id).await?;
        if handle.inside().started()?.table.outcome().is_none() {
            return Err(Refusal::NotOver);
        }
        let place = self.study.queue_analysis().ok_or(Refusal::Busy)?;
        // Looking and beginning are one step, so that two who ask begin it once.
        let first = handle.note(|inside| {
            let first = matches!(inside.analysis, AnalysisProgress::NotRequested);
            if first {
                inside.analysis = AnalysisProgress::Queued;
            }
            first
        });
        if first {
            handle.change(|_| ());
            tokio::spawn(Arc::clone(self).analyse_in_background(handle, place));
        }
        Ok(())
    }

    async fn analyse_in_background(self: Arc<Self>, handle: Handle, _place: Queued) {
        let analysed = self.examine(&handle).await;
        let state = match analysed {
            Ok(analysis) => AnalysisProgress::Ready(Arc::new(analysis)),
            Err(refusal) => {
                tracing::warn!(table = ?handle.id, code = refusal.code(), "not analysed");
                AnalysisProgress::NotRequested
            }
        };
        handle.change(|inside| inside.analysis = state);
    }

    async fn examine(&self, handle: &Handle) -> Result<Analysis, Refusal> {
        let _turn = self.study.analyst().await.ok_or(Refusal::Fault)?;
        let table = handle.inside().started()?.table.duplicate();
        let game = handle.game;
        let review = game
            .review(&*table, None, SEED)
            .map_err(|_| Refusal::NotOver)?;
        let review: Arc<dyn catalog::AnyReview> = review.into();
        let of = review.positions();
        let mut assessments = Vec::with_capacity(of);
        for done in 0..of {
            // It is not shown by the streams: the script asks how far it is.
            handle.note(|inside| inside.analysis = AnalysisProgress::Running { done, of });
            let review = Arc::clone(&review);
            let found = self.study.think_aside(move || review.examine(done)).await;
            assessments.push(found.map_err(|error| {
                tracing::error!(%error, game = game.id(), "an analysis failed");
                Refusal::Fault
            })?);
        }
        let analysis = review.conclude(assessments);
        let text = serde_json::to_string(&analysis).map_err(|_| Refusal::Fault)?;
        self.store.keep_analysis(handle.id, text).await?;
        Ok(analysis)
    }
}

/// The analysis that was kept, if there is one.
pub(super) async fn kept(store: &dyn Store, id: TableId) -> Result<AnalysisProgress, StoreError> {
    let Some(text) = store.analysis(id).await? else {
        return Ok(AnalysisProgress::NotRequested);
    };
    // One of another version of this program is made anew.
    Ok(match serde_json::from_str(&text) {
        Ok(analysis) => AnalysisProgress::Ready(Arc::new(analysis)),
        Err(_) => AnalysisProgress::NotRequested,
    })
}
