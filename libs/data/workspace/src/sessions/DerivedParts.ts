import type { MergeConflict } from '@finance-analyst/documents';
import type { DocumentContent } from './DocumentContent.js';

type Body = DocumentContent['body'];

/** Parts of a body that follow from the others: nobody edits them, and each edit and each merge computes them again. */
export interface DerivedParts {
  /** Whether both sides differ only in what follows from the rest. */
  readonly isDerived: (conflict: MergeConflict) => boolean;
  /** `after` with what follows from its differences from `before`. */
  readonly follow: (before: Body, after: Body) => Body;
}

/** A body of which no part follows from others. */
export const nothingDerived: DerivedParts = { isDerived: () => false, follow: (_before, after) => after };
