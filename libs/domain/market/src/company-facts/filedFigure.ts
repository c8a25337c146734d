import type { DatedFigure } from './DatedFigure.js';
import type { FiledFact } from './FiledFact.js';
import { isSameValue } from './isSameValue.js';

/**
 * One figure from the filings of one tag and span, given oldest first: the value is the latest filed, and earlier
 * values that differ are kept. The same value with coarser rounding is not a restatement.
 */
export function filedFigure(filings: readonly FiledFact[]): DatedFigure | undefined {
  const latest = filings.at(-1);
  if (!latest) return undefined;
  const versions: FiledFact[] = [];
  for (const fact of filings) {
    const previous = versions.at(-1);
    if (!previous || !isSameValue(previous.value, fact.value)) versions.push(fact);
  }
  return {
    value: latest.value,
    source: latest.source,
    components: [],
    derivation: null,
    restatedFrom: versions.slice(0, -1).map(({ value, source }) => ({ value, source })),
    valueSince: versions.at(-1)?.source.filed ?? latest.source.filed,
  };
}
