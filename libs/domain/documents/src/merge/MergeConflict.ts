import type { FieldState } from './FieldState.js';

/** A value that both sides changed differently. Mine is in the merged body. */
export interface ValueConflict {
  readonly of: 'value';
  /** Field names and row ids from the body down. */
  readonly path: readonly string[];
  /** Absent where both sides added the value. */
  readonly base: FieldState;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Keyed rows that both sides moved to different places. The merged body has them where mine put them. */
export interface OrderConflict {
  readonly of: 'order';
  /** The array: field names and row ids from the body down. */
  readonly path: readonly string[];
  /** The row ids of each side, in order. */
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

export type MergeConflict = ValueConflict | OrderConflict;
