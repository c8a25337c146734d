import type { SourceLine } from './SourceLine.js';

/** The records of a CSV text. */
export interface ParsedRecords {
  readonly records: readonly SourceLine[];
  /** Lines with a quotation mark that is never closed. */
  readonly unclosed: readonly SourceLine[];
}
