import type { Result } from '@finance-analyst/foundation';
import type { OtherMethodName } from '../other-methods/OtherMethod.js';
import { otherMethods } from '../other-methods/otherMethods.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import type { Valuation } from '../saved-model/Valuation.js';
import type { ImpliedValues } from './impliedValues.js';
import { isDisclosed } from './isDisclosed.js';
import { modelComparables } from './modelComparables.js';
import { modelTransactions } from './modelTransactions.js';
import { multipleNames, multiplesOfBusiness, type MultipleName } from './MultipleName.js';
import { rangeParts, type OwnMethod } from './rangeEnd.js';

/** The values per share that a method gives: low, middle and high, or why there are none. */
export interface MethodRange {
  readonly method: OwnMethod | OtherMethodName | MultipleName;
  readonly range: Result<{ readonly low: number; readonly middle: number; readonly high: number }>;
  /** What it compares with: a multiple is of listed peers or of transactions. */
  readonly of: 'model' | 'peers' | 'transactions';
}

type Range = MethodRange['range'];
type MultipleRange = MethodRange & { readonly method: MultipleName };

/** The range of several values around the middle one. A part without a value leaves no range: a narrower one would mislead. */
function rangeAround(
  middle: number,
  parts: readonly { readonly what: string; readonly value: Result<number> }[],
): Range {
  const values: number[] = [middle];
  for (const { what, value } of parts) {
    if (!value.ok) return { ok: false, reason: `${what} has no value. ${value.reason}` };
    values.push(value.value);
  }
  return { ok: true, value: { low: Math.min(...values), middle, high: Math.max(...values) } };
}

function ownRange(valuation: Valuation, method: OwnMethod): Range {
  const { own, parts } = rangeParts(valuation, method);
  const value = valuation.evaluator.read(own.line);
  if (!value.ok) return value;
  return parts.ok ? rangeAround(value.value, parts.value) : parts;
}

function rangeOf(low: Result<number>, middle: Result<number>, high: Result<number>): Range {
  if (!middle.ok) return middle;
  if (!low.ok) return low;
  if (!high.ok) return high;
  return { ok: true, value: { low: low.value, middle: middle.value, high: high.value } };
}

const multipleRanges = (
  implied: ImpliedValues,
  names: readonly MultipleName[],
  of: MethodRange['of'],
): readonly MultipleRange[] =>
  names.map((method) => {
    const { lowQuartile, median, highQuartile } = implied[method];
    return { method, range: rangeOf(lowQuartile, median, highQuartile), of };
  });

/**
 * The values per share of a model’s methods, in the order of a football field: its scenarios and one step of its sensitivity
 * grid, and the other methods over one step of their rate, or without discounting each of its own values over one step of its assumption; the quartiles of each multiple of its peers, and of each that one of its transactions discloses.
 */
export const methodRanges = memoizeByValuation((valuation): readonly MethodRange[] => {
  const { transactions } = valuation.body;
  const { answers } = valuation.method;
  const own: readonly MethodRange[] =
    answers.rate === null
      ? answers.values.map((each) => ({
          method: each.method,
          range: ownRange(valuation, each.method),
          of: 'model',
        }))
      : [
          { method: 'scenarios', range: ownRange(valuation, 'scenarios'), of: 'model' },
          { method: 'sensitivity', range: ownRange(valuation, 'sensitivity'), of: 'model' },
          ...otherMethods(valuation).map(({ method, answer }) => ({
            method,
            range: answer,
            of: 'model' as const,
          })),
        ];
  return [
    ...own,
    ...multipleRanges(
      modelComparables(valuation).implied,
      multiplesOfBusiness(valuation.fundamentals.businessModel),
      'peers',
    ),
    ...(transactions.length > 0
      ? multipleRanges(
          modelTransactions(valuation).implied,
          multipleNames.filter((name) => isDisclosed(transactions, name)),
          'transactions',
        )
      : []),
  ];
});
