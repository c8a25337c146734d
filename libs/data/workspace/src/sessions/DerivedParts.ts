import type { MergeConflict } from '@finance-analyst/documents';
import type { DocumentContent } from './DocumentContent.js';

type Body = DocumentContent['body'];

/** Parts of a body that follow from the others: nobody edits them, and each edit and each merge computes them again. */
export interface DerivedParts {
  /** The conflict without what follows from the rest; null if nothing else of it is left. */
  readonly ownPart: (conflict: MergeConflict) => MergeConflict | null;
  /** `after` with what follows from its differences from `before`. */
  readonly follow: (before: Body, after: Body) => Body;
}

/** A body of which no part follows from others. */
export const nothingDerived: DerivedParts = {
  ownPart: (conflict) => conflict,
  follow: (_before, after) => after,
};
