import { type LedgerRow, rowProblem } from '@finance-analyst/portfolio';
import type { ExportCoverage, ExportNote } from './ExportNote.js';

/** What a row is in a file: lines, and reasons why a part of it is not in them; or the reason why it is not there. */
export type RowExport<Line> =
  { readonly lines: readonly Line[]; readonly reduced: readonly string[] } | { readonly omitted: string };

export interface RowsExport<Line> extends ExportCoverage {
  readonly lines: readonly Line[];
}

/** Writes rows, the oldest first, and counts by kind and reason what a file cannot have. */
export function exportRows<Line>(
  rows: readonly LedgerRow[],
  exportOf: (row: LedgerRow) => RowExport<Line>,
): RowsExport<Line> {
  const lines: Line[] = [];
  const [omitted, reduced] = [new Map<string, ExportNote>(), new Map<string, ExportNote>()];
  const add = (notes: Map<string, ExportNote>, { kind }: LedgerRow, reason: string): void => {
    const key = `${kind}|${reason}`;
    notes.set(key, { kind, reason, count: (notes.get(key)?.count ?? 0) + 1 });
  };
  let written = 0;
  for (const row of oldestFirst(rows)) {
    const problem = rowProblem(row);
    const exported = problem === null ? exportOf(row) : { omitted: problem };
    if ('omitted' in exported) add(omitted, row, exported.omitted);
    else {
      written += 1;
      lines.push(...exported.lines);
      for (const reason of exported.reduced) add(reduced, row, reason);
    }
  }
  return { lines, written, omitted: [...omitted.values()], reduced: [...reduced.values()] };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By date, then as entered: the order of equal kinds on one day decides which lots are sold. */
const oldestFirst = (rows: readonly LedgerRow[]): readonly LedgerRow[] =>
  [...rows].sort((a, b) => compare(a.date, b.date) || a.entry - b.entry || compare(a.id, b.id));
