import { solveInput, type Evaluator } from '@finance-analyst/model-engine';
import { matchingFinalMargin, type MatchingMargin } from './matchingFinalMargin.js';
import { noneBetween } from './noneBetween.js';

/** The search range of annual growth. */
export const lowestImpliedGrowth = -0.5;
/** The upper end of the search range, a fraction a year. */
export const highestImpliedGrowth = 1;

/** On which side of a price the value stays at any growth, and the margin that would match it. */
export interface PriceBeyondGrowth {
  /** The value's side of the price. */
  readonly value: 'below' | 'above';
  /** The growth at which it comes closest, in steps of five percent. */
  readonly closestGrowth: number;
  readonly finalMargin: MatchingMargin;
}

/** The growth that a price implies, a fraction a year, or why none in the search range does. */
export type ImpliedGrowth =
  | { readonly ok: true; readonly value: number }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Absent if no growth gives a value. */
      readonly beyond?: PriceBeyondGrowth;
    };

/**
 * The revenue growth, the same in every forecast year and all else equal, at which value per share equals the
 * price. The given evaluator is unchanged.
 */
export function impliedRevenueGrowth(evaluator: Evaluator, pricePerShare: number): ImpliedGrowth {
  const solution = solveInput(evaluator, {
    input: 'revenue_growth',
    target: { name: 'value_per_share' },
    value: pricePerShare,
    low: lowestImpliedGrowth,
    high: highestImpliedGrowth,
  });
  if (solution.ok) return { ok: true, value: solution.input };
  const { values, obstacle } = valuesByGrowth(evaluator);
  const distance = ({ value }: ValueAtGrowth): number => Math.abs(value - pricePerShare);
  const [closest] = values.toSorted((one, other) => distance(one) - distance(other));
  if (!closest) return { ok: false, reason: obstacle };
  return {
    ok: false,
    reason: noneBetween(lowestImpliedGrowth, highestImpliedGrowth),
    beyond: {
      value: closest.value < pricePerShare ? 'below' : 'above',
      closestGrowth: closest.growth,
      finalMargin: matchingFinalMargin(evaluator, pricePerShare),
    },
  };
}

/** In steps of five percent: value need not be monotonic in growth. */
const triedGrowths: readonly number[] = Array.from({ length: 31 }, (_, step) => (step - 10) / 20);

interface ValueAtGrowth {
  readonly growth: number;
  readonly value: number;
}

/** Value per share over the range of growth, and why it is missing where it is. */
function valuesByGrowth(evaluator: Evaluator): {
  readonly values: readonly ValueAtGrowth[];
  readonly obstacle: string;
} {
  const trial = evaluator.fork();
  const values: ValueAtGrowth[] = [];
  let obstacle = '';
  for (const growth of triedGrowths) {
    trial.set('revenue_growth', growth);
    const figure = trial.read('value_per_share');
    if (figure.ok) values.push({ growth, value: figure.value });
    else obstacle = figure.reason;
  }
  return { values, obstacle };
}
