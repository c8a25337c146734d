import type { FieldState } from './FieldState.js';

/** A field or row that was added, deleted or changed. */
export interface ValueDifference {
  readonly of: 'value';
  /** Field names and row ids from the body down. */
  readonly path: readonly string[];
  readonly before: FieldState;
  readonly after: FieldState;
}

/** Rows that both versions have in a different order. */
export interface OrderDifference {
  readonly of: 'order';
  /** The array: field names and row ids from the body down. */
  readonly path: readonly string[];
  /** Row ids of each version, in order. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Fields that form one fact, at least one of which was added, deleted or changed. */
export interface FactDifference {
  readonly of: 'fact';
  /** The object: field names and row ids from the body down. */
  readonly path: readonly string[];
  readonly fields: readonly string[];
  /** The fields each version has, as an object; absent if it has none of them. */
  readonly before: FieldState;
  readonly after: FieldState;
}

export type Difference = ValueDifference | OrderDifference | FactDifference;
