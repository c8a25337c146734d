import type { SourceLine } from './SourceLine.js';

/** A table whose cells are not read yet. */
export interface RawTable {
  readonly separator: string;
  readonly quote: '"' | "'";
  /** As written; empty if no line is a header. */
  readonly header: readonly string[];
  readonly headerLine: SourceLine | null;
  readonly preamble: readonly SourceLine[];
  readonly lines: readonly SourceLine[];
  readonly trailing: readonly SourceLine[];
  /** Lines anywhere with a quotation mark that is never closed. */
  readonly unclosed: readonly SourceLine[];
}
