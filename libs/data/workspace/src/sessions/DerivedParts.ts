import type { MergeConflict } from '@finance-analyst/documents';
import type { DocumentContent } from './DocumentContent.js';

type Body = DocumentContent['body'];

/** Parts of a body that are derived from the others: nobody edits them, and every edit and merge recomputes them. */
export interface DerivedParts {
  /** The conflict without derived parts; null if nothing else is left of it. */
  readonly ownPart: (conflict: MergeConflict) => MergeConflict | null;
  /** `after` with the parts derived from its differences from `before`. */
  readonly follow: (before: Body, after: Body) => Body;
}

/** For a body without derived parts. */
export const nothingDerived: DerivedParts = {
  ownPart: (conflict) => conflict,
  follow: (_before, after) => after,
};
