import { currencyPlaces } from '@finance-analyst/portfolio';

/** The currency with the highest count, the first of them where several have it; null if there is none. */
export function mostCountedCurrency(counts: ReadonlyMap<string, number>): string | null {
  let most: string | null = null;
  for (const [currency, count] of counts)
    if (currencyPlaces(currency) !== undefined && (most === null || count > (counts.get(most) ?? 0)))
      most = currency;
  return most;
}
