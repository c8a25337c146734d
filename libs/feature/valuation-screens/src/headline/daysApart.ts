import { sessionOf } from '@finance-analyst/market';
import type { Valuation } from '@finance-analyst/valuation';
import { methodViewOf } from '../method/methodViewOf.js';

/** The ISO dates of a value and its price, if different; else null. */
export function daysApart(
  valuation: Pick<Valuation, 'body' | 'history'>,
): { readonly valueDay: string; readonly priceDay: string } | null {
  const { priceSnapshot, template } = valuation.body;
  const valueDay = methodViewOf(template).valueDay(valuation);
  if (valueDay === undefined || !priceSnapshot) return null;
  const priceDay = sessionOf(priceSnapshot);
  return priceDay.slice(0, 10) === valueDay ? null : { valueDay, priceDay };
}
