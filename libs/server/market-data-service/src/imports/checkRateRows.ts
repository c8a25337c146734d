import type { RefusedRow } from '@finance-analyst/contracts';
import type { RateDay } from '../exchange-rates/RateDay.js';
import { dayProblem } from './dayProblem.js';
import type { RateFileRow } from './parseRateFile.js';
import { absentCells, readNumber } from './readNumber.js';

export interface CheckedRates {
  /** One per day, oldest first. */
  readonly accepted: readonly RateDay[];
  /** Rows that repeat an earlier row. */
  readonly repeatedCount: number;
  readonly refused: readonly RefusedRow[];
}

/** Sorts the rows of a file. If two rows differ for the same day, the first one counts. */
export function checkRateRows(rows: readonly RateFileRow[], latestDay: string): CheckedRates {
  const days = new Map<string, { readonly row: number; readonly day: RateDay }>();
  const refused: RefusedRow[] = [];
  let repeatedCount = 0;
  for (const line of rows) {
    const { row } = line;
    const checked = checkRateRow(line, latestDay);
    if (typeof checked === 'string') {
      refused.push({ row, reason: checked });
      continue;
    }
    const { date } = checked;
    const earlier = days.get(date);
    if (!earlier) days.set(date, { row, day: checked });
    else if (isSame(earlier.day, checked)) repeatedCount += 1;
    else refused.push({ row, reason: `row ${earlier.row} already has ${date}, with different rates` });
  }
  const accepted = [...days.values()].map(({ day }) => day);
  accepted.sort((a, b) => (a.date < b.date ? -1 : 1));
  return { accepted, repeatedCount, refused };
}

/** The rates of a row, without the missing ones, or what is wrong with it. */
function checkRateRow({ date, cells }: RateFileRow, latestDay: string): RateDay | string {
  const wrong = dayProblem(date, latestDay);
  if (wrong !== null) return wrong;
  const rates = new Map<string, number>();
  for (const [currency, cell] of cells) {
    if (absentCells.has(cell.toLowerCase())) continue;
    const rate = readNumber(cell);
    if (rate === null) return `the ${currency} rate '${cell}' is not a number`;
    if (rate <= 0) return `the ${currency} rate of ${rate} is not positive`;
    rates.set(currency, rate);
  }
  return rates.size === 0 ? 'the row has no rate' : { date, rates };
}

const isSame = (a: RateDay, b: RateDay): boolean =>
  a.rates.size === b.rates.size && [...a.rates].every(([currency, rate]) => b.rates.get(currency) === rate);
