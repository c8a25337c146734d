import { sessionOf } from '@finance-analyst/market';
import type { Valuation } from '@finance-analyst/valuation';
import { valueDayOf } from './valueDayOf.js';

/** The ISO dates of a value and its price, if different; else null. */
export function daysApart(
  valuation: Pick<Valuation, 'body' | 'history' | 'rows'>,
): { readonly valueDay: string; readonly priceDay: string } | null {
  const { priceSnapshot } = valuation.body;
  const valueDay = valueDayOf(valuation);
  if (valueDay === null || !priceSnapshot) return null;
  const priceDay = sessionOf(priceSnapshot);
  return priceDay.slice(0, 10) === valueDay ? null : { valueDay, priceDay };
}
