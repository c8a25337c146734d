import { solveInput, type Evaluator } from '@finance-analyst/model-engine';

/** A margin is looked for between a loss as large as revenue and no costs at all. */
export const lowestFinalMargin = -1;
export const highestFinalMargin = 1;

export type MatchingMargin = { readonly ok: true; readonly value: number } | { readonly ok: false };

/** The operating margin of the final year, all else as given, at which value per share equals the price. */
export function matchingFinalMargin(evaluator: Evaluator, pricePerShare: number): MatchingMargin {
  const solution = solveInput(evaluator, {
    input: 'operating_margin',
    period: evaluator.model.timeline.forecastPeriods,
    target: { name: 'value_per_share' },
    value: pricePerShare,
    low: lowestFinalMargin,
    high: highestFinalMargin,
  });
  return solution.ok ? { ok: true, value: solution.input } : { ok: false };
}
