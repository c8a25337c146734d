import type { AnalystDocument } from '@finance-analyst/documents';

/** Edits that were written down but not saved. */
export interface Draft {
  readonly documentId: string;
  /** The tab that wrote it. */
  readonly sessionId: string;
  /** Written by this very workspace, not by another or an earlier tab. */
  readonly own: boolean;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
  /** Left for later by choice, so that it is taken up only when that is asked for. */
  readonly isLeft: boolean;
  readonly document: AnalystDocument;
  /** It waits to be written, or could not be: this tab alone holds it. */
  readonly isUnwritten?: true;
}
