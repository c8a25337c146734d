import type { FieldState } from './FieldState.js';

/** A value that both sides changed differently. Mine is in the merged body. */
export interface ValueConflict {
  readonly of: 'value';
  /** Field names and row ids from the body down. */
  readonly path: readonly string[];
  /** Absent if both sides added the value. */
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

/** A fact that both sides changed differently, in any of its fields. The merged body has all of mine. */
export interface FactConflict {
  readonly of: 'fact';
  /** The object: field names and row ids from the body down. */
  readonly path: readonly string[];
  readonly fields: readonly string[];
  /** The fields each version has, as an object. The base is absent if it has none of them. */
  readonly base: FieldState;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The sides of a conflict to choose from. */
export type ConflictSide = 'mine' | 'theirs';

export type MergeConflict = ValueConflict | OrderConflict | FactConflict;
