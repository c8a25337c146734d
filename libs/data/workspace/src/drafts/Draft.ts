import type { AnalystDocument } from '@finance-analyst/documents';

/** Identifies a draft and the time it was written. */
export interface DraftMark {
  readonly documentId: string;
  /** The tab that wrote it. */
  readonly writer: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

/** The unsaved changes of a document, as they are stored. */
export interface Draft<Document extends AnalystDocument = AnalystDocument> extends DraftMark {
  readonly document: Document;
  /** Another tab is editing the document now. */
  readonly isEditedElsewhere?: true;
  /** Not written yet, or could not be: it exists only in this tab. */
  readonly isUnwritten?: true;
}
