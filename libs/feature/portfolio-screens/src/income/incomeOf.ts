import type { Result } from '@finance-analyst/foundation';
import {
  incomeCalendar,
  type DividendsPerShare,
  type HoldingMarket,
  type Holdings,
  type IncomeCalendar,
  type IncomeHolding,
} from '@finance-analyst/portfolio';
import { holdingGroups } from '../holdings/holdingGroups.js';
import type { HoldingNames } from '../holdings/HoldingRow.js';

/** The first and last day of the dividends that a calendar needs: a year before a day, and a year after it. */
export function daysAround(today: string): { readonly from: string; readonly to: string } {
  const yearFrom = (years: number): string => {
    const day = new Date(`${today}T00:00:00Z`);
    day.setUTCFullYear(day.getUTCFullYear() + years);
    return day.toISOString().slice(0, 10);
  };
  const first = new Date(`${yearFrom(-1)}T00:00:00Z`);
  // A year ago to the day belongs to the year before.
  first.setUTCDate(first.getUTCDate() + 1);
  return { from: first.toISOString().slice(0, 10), to: yearFrom(1) };
}

/** The income that is expected from what is held, from dividends that were paid, and those in the ledger with a later day. */
export function incomeOf({
  today,
  holdings,
  names,
  dividends: { dividends },
  growth,
  rateOf,
}: {
  readonly today: string;
  readonly holdings: Holdings;
  readonly names: HoldingNames;
  readonly dividends: DividendsPerShare;
  readonly growth: number;
  readonly rateOf: HoldingMarket['rateOf'];
}): Result<IncomeCalendar> {
  const held = (holdingGroups(holdings, names, 'none')[0]?.rows ?? []).flatMap(
    ({ holdings: own, quantity, value, cost }): readonly IncomeHolding[] => {
      const [first] = own;
      if (!first) return [];
      return [
        { instrument: first.instrument, quantity, value: numberOf(value), cost: numberOf(cost), growth },
      ];
    },
  );
  return incomeCalendar({
    date: today,
    currency: holdings.currency,
    holdings: held,
    declared: dividends.filter(({ date }) => date > today),
    paid: dividends.filter(({ date }) => date <= today),
    rateOf,
  });
}

const numberOf = (figure: Result<number>): number => (figure.ok ? figure.value : Number.NaN);

/** What is known of the expected income, apart from what is estimated. */
export function incomeParts({ payments }: Pick<IncomeCalendar, 'payments'>): {
  readonly known: number;
  readonly estimated: number;
} {
  let known = 0;
  let estimated = 0;
  for (const { amount, isDeclared } of payments)
    if (isDeclared) known += amount;
    else estimated += amount;
  return { known, estimated };
}

/** The twelve months from that of a day on, as `2026-03`, and the thirteenth, in which the year ends. */
export function monthsFrom(today: string): readonly string[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  return Array.from({ length: 13 }, (_, at) =>
    new Date(Date.UTC(year, month + at, 1)).toISOString().slice(0, 7),
  );
}
