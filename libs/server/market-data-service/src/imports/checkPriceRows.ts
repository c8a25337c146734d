import type { RefusedRow } from '@finance-analyst/contracts';
import { checkPriceRow, type CheckedRow } from './checkPriceRow.js';
import type { PriceFileRow } from './parsePriceFile.js';

export interface CheckedRows {
  /** One per day, oldest first. */
  readonly accepted: readonly CheckedRow[];
  /** Rows that repeat an earlier row. */
  readonly repeatedCount: number;
  readonly refused: readonly RefusedRow[];
}

/** Sorts the rows of a file. If two rows differ for the same day, the first one counts. */
export function checkPriceRows(rows: readonly PriceFileRow[], latestDay: string): CheckedRows {
  const days = new Map<string, { readonly row: number; readonly checked: CheckedRow }>();
  const refused: RefusedRow[] = [];
  let repeatedCount = 0;
  for (const line of rows) {
    const { row } = line;
    const result = checkPriceRow(line, latestDay);
    if (!result.ok) {
      refused.push({ row, reason: result.reason });
      continue;
    }
    const { date } = result.value.bar;
    const earlier = days.get(date);
    if (!earlier) days.set(date, { row, checked: result.value });
    else if (JSON.stringify(earlier.checked) === JSON.stringify(result.value)) repeatedCount += 1;
    else refused.push({ row, reason: `row ${earlier.row} already has ${date}, with different figures` });
  }
  const accepted = [...days.values()].map(({ checked }) => checked);
  accepted.sort((a, b) => (a.bar.date < b.bar.date ? -1 : 1));
  return { accepted, repeatedCount, refused };
}
