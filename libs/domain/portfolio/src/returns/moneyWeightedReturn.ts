import { ratesOfReturn } from '@finance-analyst/finance-math';
import { annualizedReturn } from './annualizedReturn.js';
import { periodProblem, type ValuePeriod } from './ValuePeriod.js';

export interface MoneyWeightedReturn {
  /** Over the whole period, a fraction. */
  readonly total: number;
  /** A year (Excel's XIRR), a fraction; null for a period of less than a year. */
  readonly annual: number | null;
}

export type MoneyWeightedResult =
  | { readonly ok: true; readonly value: MoneyWeightedReturn }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Where more than one rate over the whole period fits: all of them, as fractions. */
      readonly rates?: readonly number[];
    };

/**
 * The rate at which the opening value and the flows grow to the closing value: what the money earned. None where no rate does,
 * or where several do: none of them is the answer.
 */
export function moneyWeightedReturn(period: ValuePeriod): MoneyWeightedResult {
  const problem = periodProblem(period);
  if (problem !== null) return { ok: false, reason: problem };
  const { firstDay, lastDay, opening, closing, flows } = period;
  // Of each day, what is left: at one time, what comes and goes cancels out at any rate.
  const byDay = new Map<number, number>([[firstDay, -opening]]);
  for (const { day, amount } of flows) byDay.set(day, (byDay.get(day) ?? 0) - amount);
  byDay.set(lastDay, (byDay.get(lastDay) ?? 0) + closing);
  const dated = [...byDay].map(([day, amount]) => ({ day, amount }));
  if (dated.every(({ amount }) => amount === 0))
    return { ok: false, reason: 'No money was invested for longer than a day.' };
  const rates = ratesOfReturn(
    dated.map(({ amount }) => amount),
    dated.map(({ day }) => (day - firstDay) / (lastDay - firstDay)),
  );
  const [total, ...others] = rates.ok ? rates.value : [];
  if (total === undefined)
    return { ok: false, reason: 'No rate makes the opening value and the flows grow to the closing value.' };
  if (rates.ok && others.length > 0)
    return { ok: false, reason: 'More than one rate fits the flows.', rates: rates.value };
  return { ok: true, value: { total, annual: annualizedReturn(total, lastDay - firstDay) } };
}
