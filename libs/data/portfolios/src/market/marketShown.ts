import { type DataShown, type Quote, sourceName } from '@finance-analyst/market';

/**
 * What prices are, for the foot of a page, with the newest of each source; null without any. Exchange rates are named only if they are of
 * the sample market, and no price is: what they convert is then not real.
 *
 * @param sampleRates the newest day of exchange rates of the sample market, ISO; null without any
 */
export function marketShown(
  prices: Iterable<{ readonly source: string; readonly asOf: string }>,
  sampleRates: string | null,
): DataShown | null {
  const newest = new Map<string, string>();
  for (const { source, asOf } of prices) if (asOf > (newest.get(source) ?? '')) newest.set(source, asOf);
  const lines = [...newest].map(([source, asOf]) => ({
    source: sourceName(source as Quote['source']),
    asOf,
  }));
  if (sampleRates !== null && !newest.has('sample'))
    lines.push({ source: `${sourceName('sample')} (exchange rates)`, asOf: sampleRates });
  if (lines.length === 0) return null;
  return { statements: null, prices: lines, sample: newest.has('sample') || sampleRates !== null };
}
