import type { AnalystDocument } from '@finance-analyst/documents';

/** Which draft of a document it is, and as of when. */
export interface DraftMark {
  readonly documentId: string;
  /** The tab that wrote it. */
  readonly writer: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

/** The unsaved changes of a document, as they are stored. */
export interface Draft extends DraftMark {
  readonly document: AnalystDocument;
  /** Another tab is editing the document now. */
  readonly isEditedElsewhere?: true;
  /** It waits to be written, or could not be: this tab alone holds it. */
  readonly isUnwritten?: true;
}
