import { dayNumber } from '../calendar/dayNumber.js';
import { yearsLater } from '../calendar/yearsLater.js';
import { matchClosest } from './matchClosest.js';
import type { PaidDividend } from './PaidDividend.js';

export interface ExpectedDividend extends PaidDividend {
  /** Otherwise it is what was paid a year before, grown. */
  readonly isDeclared: boolean;
}

/** Two dividends are those of the same time of their years if they are so many days apart, or half of what lies between dividends. */
const sameTimeDays = 45;

/**
 * Dividends of one instrument in the twelve months after a date: those declared, and those of the last twelve months a year later with
 * growth. A dividend that came around the same time a year later, paid or declared, takes the place of the one before. One that is due and
 * neither paid nor declared is expected again next year, for as long as it may only be late.
 */
export function expectedDividends(
  date: string,
  declared: readonly PaidDividend[],
  paid: readonly PaidDividend[],
  growth: number,
): ExpectedDividend[] {
  const yearAfter = yearsLater(date, 1);
  const twoYearsBefore = yearsLater(date, -2);
  const announced = declared.filter((each) => each.date > date && each.date <= yearAfter);
  const received = paid.filter((each) => each.date <= date && each.date > twoYearsBefore);
  const sameTime = Math.min(sameTimeDays, halfOfGap(received));
  const due = received.map((each) => yearsLater(each.date, 1));
  const successors = matchClosest(
    due.map(dayOf),
    [...received, ...announced].map((each) => dayOf(each.date)),
    sameTime,
  );
  const repeated = received.flatMap((each, at): readonly PaidDividend[] => {
    const next = due[at] as string;
    const isLate = next <= date;
    if (successors.has(at) || (isLate && dayOf(date) - dayOf(next) >= sameTimeDays)) return [];
    return [
      {
        ...each,
        date: isLate ? yearsLater(each.date, 2) : next,
        perShare: each.perShare * (1 + growth),
      },
    ];
  });
  const replaced = matchClosest(
    repeated.map((each) => dayOf(each.date)),
    announced.map((each) => dayOf(each.date)),
    sameTime,
  );
  return [
    ...announced.map((each) => ({ ...each, isDeclared: true })),
    ...repeated
      .filter((each, at) => each.date > date && each.date <= yearAfter && !replaced.has(at))
      .map((each) => ({ ...each, isDeclared: false })),
  ].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

const dayOf = (date: string): number => dayNumber(date) ?? Number.NaN;

/** Half of the usual number of days between dividends; no limit for a single one. */
function halfOfGap(dividends: readonly PaidDividend[]): number {
  const days = [...new Set(dividends.map(({ date }) => dayOf(date)))].sort((a, b) => a - b);
  const gaps = days.slice(1).map((day, at) => day - (days[at] as number));
  gaps.sort((a, b) => a - b);
  return gaps.length === 0 ? Infinity : Math.floor((gaps[Math.floor(gaps.length / 2)] as number) / 2);
}
