//! Analyses of finished matches, made in the background and kept.

use std::sync::Arc;

use catalog::Analysis;
use model::{AnalysisProgress, TableId};

use super::live::TableHandle;
use crate::refusal::Refusal;
use crate::store::{Store, StoreError};
use crate::thinking::AnalysisTicket;

impl TableHandle {
    /// Has the finished match analysed, once. The work goes on when nobody looks.
    pub fn analyse(&self) -> Result<(), Refusal> {
        if self.state().started()?.table.outcome().is_none() {
            return Err(Refusal::NotOver);
        }
        let ticket = self.services.thinking.queue_analysis();
        let ticket = ticket.ok_or(Refusal::Busy)?;
        // One step, so that two requests at the same time begin one analysis.
        let first = self.note(|state| {
            let first = matches!(state.analysis, AnalysisProgress::NotRequested);
            if first {
                state.analysis = AnalysisProgress::Queued;
            }
            first
        });
        if first {
            self.change(|_| ());
            tokio::spawn(self.clone().analyse_in_background(ticket));
        }
        Ok(())
    }

    async fn analyse_in_background(self, ticket: AnalysisTicket) {
        let progress = match self.examine(ticket).await {
            Ok(analysis) => AnalysisProgress::Ready(Arc::new(analysis)),
            Err(refusal) => {
                tracing::warn!(table = ?self.id, code = refusal.code(), "not analysed");
                AnalysisProgress::NotRequested
            }
        };
        self.change(|state| state.analysis = progress);
    }

    async fn examine(&self, ticket: AnalysisTicket) -> Result<Analysis, Refusal> {
        let table = self.state().started()?.table.duplicate();
        let analysis = self
            .services
            .thinking
            .analyse(ticket, self.game, table, |done, of| {
                // Streams do not show the progress: the page's script asks for it.
                self.note(|state| state.analysis = AnalysisProgress::Running { done, of });
            })
            .await?;
        let text = serde_json::to_string(&analysis).map_err(|_| Refusal::Fault)?;
        self.services.store.keep_analysis(self.id, text).await?;
        Ok(analysis)
    }
}

/// The analysis that was kept, if there is one.
pub(super) async fn kept(store: &dyn Store, id: TableId) -> Result<AnalysisProgress, StoreError> {
    let Some(text) = store.analysis(id).await? else {
        return Ok(AnalysisProgress::NotRequested);
    };
    // One that another version of this program has written can be requested again.
    Ok(match serde_json::from_str(&text) {
        Ok(analysis) => AnalysisProgress::Ready(Arc::new(analysis)),
        Err(_) => AnalysisProgress::NotRequested,
    })
}
