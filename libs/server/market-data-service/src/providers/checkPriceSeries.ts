import { checkPriceRows, type CheckedRows } from '../imports/checkPriceRows.js';
import type { PriceFileRow } from '../imports/parsePriceFile.js';
import { refusalNote } from './refusalNote.js';

export interface CheckedSeries {
  readonly accepted: CheckedRows['accepted'];
  /** The note about refused rows; empty when there are none. */
  readonly notes: readonly string[];
}

/** Checks a provider's rows one by one, like those of an imported file. */
export function checkPriceSeries(
  name: string,
  rows: readonly PriceFileRow[],
  latestDay: string,
): CheckedSeries {
  const { accepted, refused } = checkPriceRows(rows, latestDay);
  const dates = new Map(rows.map(({ row, cells }) => [row, cells.date]));
  return { accepted, notes: refused.length === 0 ? [] : [refusalNote(name, dates, refused)] };
}
