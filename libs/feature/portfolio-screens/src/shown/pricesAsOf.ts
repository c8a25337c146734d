import type { Holdings } from '@finance-analyst/portfolio';

/** The latest day of the prices of holdings, ISO; null without prices. */
export function pricesAsOf({ holdings }: Pick<Holdings, 'holdings'>): string | null {
  const days = holdings.flatMap(({ price }) => (price ? price.asOf.slice(0, 'YYYY-MM-DD'.length) : []));
  return days.toSorted().at(-1) ?? null;
}
