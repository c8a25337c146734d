import type { useSearchInstrumentsQuery } from '@finance-analyst/market-data';
import type { NamedInstrument } from './instrumentChoices.js';

/** The instruments that a search found, in its order. */
export function namedIn(
  answer: ReturnType<typeof useSearchInstrumentsQuery>['currentData'],
): readonly NamedInstrument[] {
  const names = new Map(answer?.data.results.map(({ symbol, name }) => [symbol, name]));
  return [...names].map(([id, name]) => ({ id, name }));
}
