import type { SourceSpan } from './sourceSpan.js';

/** What is wrong with a model text, by kind. */
export type ModelErrorCode =
  | 'too-large'
  | 'too-deep'
  | 'syntax'
  | 'unexpected-character'
  | 'unterminated-text'
  | 'invalid-number'
  | 'invalid-name'
  | 'invalid-lag'
  | 'invalid-timeline'
  | 'invalid-date'
  | 'invalid-default'
  | 'empty-model'
  | 'misplaced-statement'
  | 'reserved-name'
  | 'duplicate-name'
  | 'unknown-name'
  | 'unknown-function'
  | 'unknown-unit'
  | 'unknown-option'
  | 'wrong-argument-count'
  | 'shape-mismatch'
  | 'unit-mismatch'
  | 'missing-period'
  | 'invalid-iteration'
  | 'circular-reference'
  | 'no-circular-reference';

/** One fault of a model text, located: `line` and `column` count from 1, `length` in characters. */
export interface ModelError {
  readonly code: ModelErrorCode;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The word that was probably meant, ready to replace what was written. */
  readonly suggestion?: string;
  /** The names of a circular reference in order; the last repeats the first. */
  readonly cycle?: readonly string[];
}

export interface ErrorDetails {
  /** Finds the word that was probably meant; called only where the error is recorded, because it compares many names. */
  readonly suggestion?: () => string | undefined;
  readonly cycle?: readonly string[];
}

export type ReportError = (
  code: ModelErrorCode,
  span: SourceSpan,
  message: string,
  details?: ErrorDetails,
) => void;
