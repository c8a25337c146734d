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
  const unclaimed = new Map<string, string[]>();
  for (const row of present.toReversed()) {
    const ids = unclaimed.get(keyOf(row));
    if (ids) ids.push(row.id);
    else unclaimed.set(keyOf(row), [row.id]);
  }
  /** Ids of present rows by those of the rows of the file that they stand for. */
  const presentIds = new Map<string, string>();
  const claim = (row: LedgerRow): boolean => {
    const id = unclaimed.get(keyOf(row))?.pop();
    if (id !== undefined) presentIds.set(row.id, id);
    return id !== undefined;
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
  return { added: withLotsOf(added, presentIds), duplicates, duplicateRows };
}

/** Lines whose rows name the lots of present rows where those of the file are not added. */
const withLotsOf = (
  lines: readonly PlannedLine[],
  presentIds: ReadonlyMap<string, string>,
): readonly PlannedLine[] =>
  lines.map((line) =>
    line.rows.some(({ lots }) => lots)
      ? {
          ...line,
          rows: line.rows.map((row) =>
            row.lots
              ? { ...row, lots: row.lots.map((own) => ({ ...own, lot: presentIds.get(own.lot) ?? own.lot })) }
              : row,
          ),
        }
      : line,
  );

const keyOf = (row: LedgerRow): string => `${row.account}|${eventKey(row)}`;
