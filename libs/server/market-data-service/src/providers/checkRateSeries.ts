import { checkRateRows } from '../imports/checkRateRows.js';
import type { RateFileRow } from '../imports/parseRateFile.js';
import type { ExchangeRateSeries } from './ExchangeRateProvider.js';
import { refusalNote } from './refusalNote.js';

/** A day's rates as text, checked like those of an imported file. */
export type RateRow = RateFileRow;

/** Checks a provider's days one by one, like the rows of an imported file. */
export function checkRateSeries(
  name: string,
  rows: readonly RateRow[],
  latestDay: string,
): ExchangeRateSeries {
  const { accepted, refused } = checkRateRows(rows, latestDay);
  const dates = new Map(rows.map(({ row, date }) => [row, date]));
  return { days: accepted, notes: refused.length === 0 ? [] : [refusalNote(name, dates, refused)] };
}
