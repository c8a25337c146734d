import { solveInput, type Evaluator } from '@finance-analyst/model-engine';
import type { ImpliedGrowth } from './impliedRevenueGrowth.js';
import { noneBetween } from './noneBetween.js';

/** The search range of the return. */
const lowestReturn = -0.5;
const highestReturn = 1;

/**
 * The return on opening equity, the same in every forecast year and all else equal, at which value per share equals the
 * price. The given evaluator is unchanged.
 */
export function impliedReturnOnEquity(evaluator: Evaluator, pricePerShare: number): ImpliedGrowth {
  const solution = solveInput(evaluator, {
    input: 'return_on_equity',
    target: { name: 'value_per_share' },
    value: pricePerShare,
    low: lowestReturn,
    high: highestReturn,
  });
  if (solution.ok) return { ok: true, value: solution.input };
  const value = evaluator.read('value_per_share');
  return value.ok ? { ok: false, reason: noneBetween(lowestReturn, highestReturn) } : value;
}
