import type { RefusedRow } from '@finance-analyst/contracts';
import { checkPriceRow, type CheckedRow } from './checkPriceRow.js';
import type { PriceFileRow } from './parsePriceFile.js';

export interface CheckedRows {
  /** One a day, oldest first. */
  readonly accepted: readonly CheckedRow[];
  /** Rows that say again what an earlier row says. */
  readonly repeatedCount: number;
  readonly refused: readonly RefusedRow[];
}

/** Sorts out the rows of a file. Of a day told differently twice, the first row in the file is kept. */
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
    else
      refused.push({ row, reason: `the day ${date} is in row ${earlier.row} already, with other figures` });
  }
  const accepted = [...days.values()].map(({ checked }) => checked);
  accepted.sort((a, b) => (a.bar.date < b.bar.date ? -1 : 1));
  return { accepted, repeatedCount, refused };
}
