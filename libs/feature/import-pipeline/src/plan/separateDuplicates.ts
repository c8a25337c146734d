import type { LedgerRow } from '@finance-analyst/portfolio';
import { eventKey } from './eventKey.js';
import type { FileLines } from './ImportPlan.js';
import type { PlannedLine } from './PlannedLine.js';

export interface SeparatedLines {
  /** Each with the rows that are not present. */
  readonly added: readonly PlannedLine[];
  readonly duplicates: readonly FileLines[];
  readonly duplicateRows: number;
}

/**
 * Leaves out rows that are present: each present row stands for one equal row of the file, so that of three equal trades
 * of which two are present, one is new.
 */
export function separateDuplicates(
  lines: readonly PlannedLine[],
  present: readonly LedgerRow[],
): SeparatedLines {
  const unclaimed = new Map<string, number>();
  for (const row of present) {
    const key = keyOf(row);
    unclaimed.set(key, (unclaimed.get(key) ?? 0) + 1);
  }
  const claim = (row: LedgerRow): boolean => {
    const key = keyOf(row);
    const left = unclaimed.get(key) ?? 0;
    if (left > 0) unclaimed.set(key, left - 1);
    return left > 0;
  };
  const added: PlannedLine[] = [];
  const duplicates: FileLines[] = [];
  let duplicateRows = 0;
  for (const { line, furtherLines, rows } of lines) {
    const fresh = rows.filter((row) => !claim(row));
    duplicateRows += rows.length - fresh.length;
    if (fresh.length > 0) added.push({ line, furtherLines, rows: fresh });
    else duplicates.push({ line, furtherLines });
  }
  return { added, duplicates, duplicateRows };
}

const keyOf = (row: LedgerRow): string => `${row.account}|${eventKey(row)}`;
