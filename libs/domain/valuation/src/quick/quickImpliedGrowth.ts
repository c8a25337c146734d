import type { Result } from '@finance-analyst/foundation';
import { solveInput, type Evaluator } from '@finance-analyst/model-engine';
import { highestImpliedGrowth, lowestImpliedGrowth } from '../reverse-dcf/impliedRevenueGrowth.js';
import { noneBetween } from '../reverse-dcf/noneBetween.js';
import { quickFigure } from './quickFigure.js';

/** The revenue growth at which the price earns exactly the required return, all else equal. */
export function quickImpliedGrowth(evaluator: Evaluator, price: number): Result<number> {
  const solution = solveInput(evaluator, {
    input: 'revenue_growth',
    target: { name: 'value_per_share' },
    value: price,
    low: lowestImpliedGrowth,
    high: highestImpliedGrowth,
  });
  if (solution.ok) return { ok: true, value: solution.input };
  const trial = evaluator.fork();
  trial.set('revenue_growth', highestImpliedGrowth);
  const most = quickFigure(trial, 'value_per_share');
  if (!most.ok) return most;
  const none = noneBetween(lowestImpliedGrowth, highestImpliedGrowth);
  return {
    ok: false,
    reason: `${none.charAt(0).toUpperCase()}${none.slice(1)}: the value stays ${most.value < price ? 'below' : 'above'} the price.`,
  };
}
