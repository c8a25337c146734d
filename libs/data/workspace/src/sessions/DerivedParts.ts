import type { AnalystDocument, MergeConflict } from '@finance-analyst/documents';

/** Parts of a body that are derived from the others: nobody edits them, and every edit and merge recomputes them. */
export interface DerivedParts<Document extends AnalystDocument = AnalystDocument> {
  /** The conflict without derived parts; null if nothing else is left of it. */
  readonly ownPart: (conflict: MergeConflict) => MergeConflict | null;
  /** `after` with the parts derived from its differences from `before`. */
  readonly follow: (before: Document['body'], after: Document['body']) => Document['body'];
}

/** For a body without derived parts. */
export const nothingDerived: DerivedParts = {
  ownPart: (conflict) => conflict,
  follow: (_before, after) => after,
};
