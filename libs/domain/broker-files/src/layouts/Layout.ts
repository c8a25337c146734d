import type { Closing } from '../file/Closing.js';
import type { LinesOutcome } from '../file/Outcome.js';
import type { ParsedFile } from '../file/ParsedFile.js';
import type { FormatHints } from '../format/FormatHints.js';
import type { Table } from '../table/Table.js';

/** A file as a layout reads it. */
export type ReadableFile =
  Exclude<ParsedFile, { readonly content: 'csv' }> | { readonly content: 'csv'; readonly table: Table };

/** How one broker writes its files. */
export interface Layout {
  readonly id: string;
  /** As shown to a person. */
  readonly name: string;
  /** Of numbers and dates, where no row decides. */
  readonly hints: FormatHints;
  /** From 0, not of this layout, to 1. */
  readonly recognizes: (file: ParsedFile) => number;
  /** What each line is. Lines that it leaves out are refused. */
  readonly read: (file: ReadableFile) => LayoutReading;
}

export interface LayoutReading {
  readonly outcomes: readonly LinesOutcome[];
  readonly closing: Closing | null;
}
