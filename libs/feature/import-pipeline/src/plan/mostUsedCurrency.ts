import { mostCountedCurrency } from './mostCountedCurrency.js';

/** The currency that occurs most often, the first of them where several do; null if there is none. */
export function mostUsedCurrency(currencies: Iterable<string | undefined>): string | null {
  const counts = new Map<string, number>();
  for (const currency of currencies)
    if (currency !== undefined) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return mostCountedCurrency(counts);
}
