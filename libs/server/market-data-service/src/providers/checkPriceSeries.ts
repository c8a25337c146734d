import type { RefusedRow } from '@finance-analyst/contracts';
import { checkPriceRows, type CheckedRows } from '../imports/checkPriceRows.js';
import type { PriceFileRow } from '../imports/parsePriceFile.js';

/** Most refused rows listed in a note. */
const mostNamed = 5;

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
  return { accepted, notes: refused.length === 0 ? [] : [refusalNote(name, rows, refused)] };
}

function refusalNote(name: string, rows: readonly PriceFileRow[], refused: readonly RefusedRow[]): string {
  const dates = new Map(rows.map(({ row, cells }) => [row, cells.date]));
  const named = refused.slice(0, mostNamed).map(({ row, reason }) => `${dates.get(row) ?? row}: ${reason}`);
  const more = refused.length > mostNamed ? `; and ${refused.length - mostNamed} more` : '';
  const count = refused.length === 1 ? 'One day' : `${refused.length} days`;
  return `${count} from ${name} could not be used (${named.join('; ')}${more}).`;
}
