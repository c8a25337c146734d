import type { AnalystDocument } from '@finance-analyst/documents';
import type { DraftMark } from '../drafts/Draft.js';

/** A document as read for editing. */
export interface SessionOpening<Document extends AnalystDocument = AnalystDocument> {
  /** The draft, or the saved version. */
  readonly document: Document;
  /** The draft that `document` was read from; null or omitted if it is the saved version or was never stored. */
  readonly draft?: DraftMark | null | undefined;
  /** The current version, if `document` is a draft. */
  readonly saved?: Document | null | undefined;
  /** The version the draft is based on, if it is an earlier one and still stored. */
  readonly base?: Document | null | undefined;
  /** Another tab was editing it when it was read. */
  readonly isElsewhere?: boolean | undefined;
  /** It was in Trash and is back, because it has unsaved changes. */
  readonly isRecovered?: boolean | undefined;
}
