import { sessionOf } from '@finance-analyst/market';
import type { Valuation } from '@finance-analyst/valuation';

/** The ISO dates of a value and its price, if different; else null. */
export function daysApart({
  body: { priceSnapshot },
  history,
}: Pick<Valuation, 'body' | 'history'>): { readonly valueDay: string; readonly priceDay: string } | null {
  const valueDay = history.at(-1)?.period.end;
  if (valueDay === undefined || !priceSnapshot) return null;
  const priceDay = sessionOf(priceSnapshot);
  return priceDay.slice(0, 10) === valueDay ? null : { valueDay, priceDay };
}
