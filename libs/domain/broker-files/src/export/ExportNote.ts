import type { RowKind } from '@finance-analyst/portfolio';

/** Rows of one kind that a file leaves out, or writes without a part of them. */
export interface ExportNote {
  readonly kind: RowKind;
  readonly count: number;
  /** A sentence. */
  readonly reason: string;
}

/** What a file has of a ledger. Every row is written or omitted. */
export interface ExportCoverage {
  readonly written: number;
  /** Rows that are not in the file. */
  readonly omitted: readonly ExportNote[];
  /** Rows that are in the file without a part that it has no place for. */
  readonly reduced: readonly ExportNote[];
}
