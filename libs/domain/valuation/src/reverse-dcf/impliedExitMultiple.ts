import { solveInput, type Evaluator } from '@finance-analyst/model-engine';
import type { ImpliedGrowth } from './impliedRevenueGrowth.js';

/** The search range of the multiple. */
const lowestMultiple = 0;
export const highestMultiple = 100;

/** The exit multiple, all else equal, at which value per share equals the price. The given evaluator is unchanged. */
export function impliedExitMultiple(evaluator: Evaluator, pricePerShare: number): ImpliedGrowth {
  const solution = solveInput(evaluator, {
    input: 'exit_multiple',
    target: { name: 'value_per_share' },
    value: pricePerShare,
    low: lowestMultiple,
    high: highestMultiple,
  });
  if (solution.ok) return { ok: true, value: solution.input };
  const value = evaluator.read('value_per_share');
  return value.ok ? { ok: false, reason: `none between ${lowestMultiple}× and ${highestMultiple}×` } : value;
}
