import { sessionOf, sourceName, type DataShown } from '@finance-analyst/market';
import type { Prices } from './Prices.js';

const sampleSource = 'sample';

/** What to say of the prices as a whole: real ones before sample ones, and the newest of them. Null without prices. */
export function dataShownOf({ quotes }: Prices): DataShown | null {
  const all = [...quotes.values()];
  const real = all.filter(({ source }) => source !== sampleSource);
  const shown = real.length > 0 ? real : all;
  const newest = shown.toSorted((a, b) => b.asOf.localeCompare(a.asOf))[0];
  if (!newest) return null;
  return {
    source: sourceName(newest.source),
    asOf: sessionOf(newest),
    sample: newest.source === sampleSource,
  };
}
