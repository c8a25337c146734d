import type { MergeConflict } from './MergeConflict.js';

/** A field or row that one side deleted and the other changed. The merged body has it as it was changed. */
export interface RestoredPart {
  /** Field names and row ids from the body down. */
  readonly path: readonly string[];
  readonly deletedBy: 'mine' | 'theirs';
}

export interface Merged<Body> {
  /** Its fields come from bodies of this type; whether they fit together is for the schema of the kind to check. */
  readonly value: Body;
  readonly conflicts: readonly MergeConflict[];
  readonly restored: readonly RestoredPart[];
}
