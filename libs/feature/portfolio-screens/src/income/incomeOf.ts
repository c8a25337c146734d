import type { Result } from '@finance-analyst/foundation';
import {
  dayNumber,
  incomeCalendar,
  isoDate,
  yearsLater,
  type DividendsPerShare,
  type HoldingMarket,
  type Holdings,
  type IncomeCalendar,
  type IncomeHolding,
} from '@finance-analyst/portfolio';
import { holdingGroups } from '../holdings/holdingGroups.js';
import type { HoldingNames } from '../holdings/HoldingRow.js';

/** The days of the dividends that a calendar needs: two years before a day, which show what is late, and a year after it. */
export const daysAround = (today: string): { readonly from: string; readonly to: string } => ({
  from: yearBefore(yearsLater(today, -1)).from,
  to: yearsLater(today, 1),
});

/** The twelve months up to a day. A year ago to the day belongs to the year before. */
export const yearBefore = (today: string): { readonly from: string; readonly to: string } => ({
  from: isoDate((dayNumber(yearsLater(today, -1)) ?? Number.NaN) + 1),
  to: today,
});

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
