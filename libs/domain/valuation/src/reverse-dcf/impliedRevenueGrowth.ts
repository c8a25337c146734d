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
  if (solution.ok) return { ok: true, value: solution.input };
  return { ok: false, reason: obstacleOf(evaluator) ?? noneBetween };
}

/** Why value per share cannot be computed, whatever the growth; null where it can. */
function obstacleOf(evaluator: Evaluator): string | null {
  const trial = evaluator.fork();
  let reason: string | null = null;
  for (const growth of [lowestImpliedGrowth, 0, highestImpliedGrowth]) {
    trial.set('revenue_growth', growth);
    const figure = trial.read('value_per_share');
    if (figure.ok) return null;
    reason = figure.reason;
  }
  return reason;
}

const signedPercent = (rate: number): string => `${rate < 0 ? '\u2212' : '+'}${Math.abs(rate * 100)}\u00a0%`;

const noneBetween = `none between ${signedPercent(lowestImpliedGrowth)} and ${signedPercent(highestImpliedGrowth)}`;
