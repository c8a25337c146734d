import type { MergeConflict } from './MergeConflict.js';

/** A field or row that one side deleted and the other changed. The merged body has the changed one. */
export interface RestoredPart {
  /** Field names and row ids from the body down. */
  readonly path: readonly string[];
  readonly deletedBy: 'mine' | 'theirs';
}

export interface Merged<Body> {
  /** Its fields come from bodies of this type; the schema of the kind checks whether they fit together. */
  readonly value: Body;
  readonly conflicts: readonly MergeConflict[];
  readonly restored: readonly RestoredPart[];
}
