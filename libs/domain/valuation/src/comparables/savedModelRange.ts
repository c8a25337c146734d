import type { ValuationModelBody } from '@finance-analyst/documents';
import { evaluateValuation } from '../saved-model/evaluateValuation.js';
import { readFundamentals } from '../saved-model/readFundamentals.js';
import { methodRanges, type MethodRange } from './methodRanges.js';
import { isOwnMethod, type OwnMethod } from './rangeEnd.js';

/** What a saved model says beside another one of its company: its value per share, over its scenarios or else one step. */
export interface SavedModelRange {
  readonly over: OwnMethod;
  readonly range: MethodRange['range'];
}

/** The range of values per share of a saved model by its own method: the first that it has, or why it has none. */
export function savedModelRange(body: ValuationModelBody): SavedModelRange {
  const without = (reason: string): SavedModelRange => ({
    over: 'scenarios',
    range: { ok: false, reason },
  });
  const fundamentals = readFundamentals(body.fundamentalsSnapshot);
  if (!fundamentals.ok) return without(fundamentals.reason);
  const result = evaluateValuation(body, fundamentals.value);
  if (!result.ok) return without(result.reasons.join(' '));
  const ranges = methodRanges(result.valuation).flatMap(({ method, range }): readonly SavedModelRange[] =>
    isOwnMethod(method) ? [{ over: method, range }] : [],
  );
  return (
    ranges.find(({ range }) => range.ok) ?? ranges.at(-1) ?? without('Its method has no range of values.')
  );
}
