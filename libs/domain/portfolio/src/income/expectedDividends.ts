import { dayNumber } from '../calendar/dayNumber.js';
import { yearsLater } from '../calendar/yearsLater.js';
import type { PaidDividend } from './PaidDividend.js';

export interface ExpectedDividend extends PaidDividend {
  /** Otherwise it is what was paid a year before, grown. */
  readonly isDeclared: boolean;
}

/** A declared dividend is that of the same time last year if both are so many days apart: half a quarter. */
const sameTimeDays = 45;

/**
 * Dividends of one instrument in the twelve months after a date: those declared, and those of the last twelve months a year later with
 * growth, where none is declared around that time.
 */
export function expectedDividends(
  date: string,
  declared: readonly PaidDividend[],
  paid: readonly PaidDividend[],
  growth: number,
): ExpectedDividend[] {
  const yearAfter = yearsLater(date, 1);
  const announced = declared.filter((each) => each.date > date && each.date <= yearAfter);
  const repeated = paid
    .filter((each) => each.date <= date)
    .map((each) => ({ ...each, date: yearsLater(each.date, 1), perShare: each.perShare * (1 + growth) }))
    .filter((each) => each.date > date);
  for (const { date: day } of announced) {
    let closest = -1;
    let distance = sameTimeDays + 1;
    repeated.forEach((each, at) => {
      const days = Math.abs(daysBetween(each.date, day));
      if (days < distance) [closest, distance] = [at, days];
    });
    if (closest >= 0) repeated.splice(closest, 1);
  }
  return [
    ...announced.map((each) => ({ ...each, isDeclared: true })),
    ...repeated.map((each) => ({ ...each, isDeclared: false })),
  ].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

const daysBetween = (from: string, to: string): number =>
  (dayNumber(to) ?? Number.NaN) - (dayNumber(from) ?? Number.NaN);
