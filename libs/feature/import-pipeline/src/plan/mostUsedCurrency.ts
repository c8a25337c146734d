import { currencyPlaces } from '@finance-analyst/portfolio';

/** The currency that occurs most often, the first of them where several do; null if there is none. */
export function mostUsedCurrency(currencies: Iterable<string | undefined>): string | null {
  const counts = new Map<string, number>();
  for (const currency of currencies)
    if (currency !== undefined && currencyPlaces(currency) !== undefined)
      counts.set(currency, (counts.get(currency) ?? 0) + 1);
  let most: string | null = null;
  for (const [currency, count] of counts)
    if (most === null || count > (counts.get(most) ?? 0)) most = currency;
  return most;
}
