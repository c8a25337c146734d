import { solveInput, type Evaluator } from '@finance-analyst/model-engine';

/** Growth is looked for between these annual rates. */
export const lowestImpliedGrowth = -0.5;
export const highestImpliedGrowth = 1;

export type ImpliedGrowth =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: string };

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
  return solution.ok
    ? { ok: true, value: solution.input }
    : { ok: false, reason: 'none between \u221250\u00a0% and +100\u00a0%' };
}
