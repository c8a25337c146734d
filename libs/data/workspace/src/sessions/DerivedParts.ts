import type { MergeConflict } from '@finance-analyst/documents';
import type { DocumentContent } from './DocumentContent.js';

type Body = DocumentContent['body'];

/** Parts of a body that follow from the others: they are nobody's edit, and are worked out again after a merge. */
export interface DerivedParts {
  /** Whether both sides differ only in what follows from the rest. */
  readonly isDerived: (conflict: MergeConflict) => boolean;
  /** `after` with what follows from its differences from `before`. */
  readonly follow: (before: Body, after: Body) => Body;
}

/** A body of which no part follows from others. */
export const nothingDerived: DerivedParts = { isDerived: () => false, follow: (_before, after) => after };
