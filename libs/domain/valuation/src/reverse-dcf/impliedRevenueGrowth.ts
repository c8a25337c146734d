import { solveInput, type Evaluator } from '@finance-analyst/model-engine';
import { matchingFinalMargin, type MatchingMargin } from './matchingFinalMargin.js';

/** Growth is looked for between these annual rates. */
export const lowestImpliedGrowth = -0.5;
export const highestImpliedGrowth = 1;

/** Which way a price lies out of reach of any growth, and the margin that would reach it. */
export interface PriceBeyondGrowth {
  /** Where the value lies against the price. */
  readonly value: 'below' | 'above';
  /** The growth at which it comes closest, to five percent. */
  readonly closestGrowth: number;
  readonly finalMargin: MatchingMargin;
}

export type ImpliedGrowth =
  | { readonly ok: true; readonly value: number }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Absent where no growth gives a value at all. */
      readonly beyond?: PriceBeyondGrowth;
    };

/**
 * The revenue growth, the same in every forecast year and all else as given, at which value per share equals the
 * price. The evaluator given is left as it was.
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
    reason: noneBetween,
    beyond: {
      value: closest.value < pricePerShare ? 'below' : 'above',
      closestGrowth: closest.growth,
      finalMargin: matchingFinalMargin(evaluator, pricePerShare),
    },
  };
}

/** In steps of five percent: value need not rise, nor fall, all the way with growth. */
const triedGrowths: readonly number[] = Array.from({ length: 31 }, (_, step) => (step - 10) / 20);

interface ValueAtGrowth {
  readonly growth: number;
  readonly value: number;
}

/** Value per share over the range of growth, and why there is none where there is none. */
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

const signedPercent = (rate: number): string => `${rate < 0 ? '\u2212' : '+'}${Math.abs(rate * 100)}%`;

const noneBetween = `none between ${signedPercent(lowestImpliedGrowth)} and ${signedPercent(highestImpliedGrowth)}`;
