import type { AnalystDocument } from '@finance-analyst/documents';
import type { DraftMark } from '../drafts/Draft.js';

/** A document as it was read to be edited. */
export interface SessionOpening {
  /** As its draft has it, or as it is saved. */
  readonly document: AnalystDocument;
  /** The draft that `document` is of; left out or null where it is the saved version or was never stored. */
  readonly draft?: DraftMark | null | undefined;
  /** The current version, where `document` is of a draft. */
  readonly saved?: AnalystDocument | null | undefined;
  /** The version that the draft rests on, where it is another one and is still kept. */
  readonly base?: AnalystDocument | null | undefined;
  /** Another tab was editing it as it was read. */
  readonly isElsewhere?: boolean | undefined;
}
