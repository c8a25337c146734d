import { solveInput, type Evaluator } from '@finance-analyst/model-engine';

/** The search range of margins: from a loss as large as revenue to no costs at all. */
export const lowestFinalMargin = -1;
/** The upper end of the search range, a fraction of revenue. */
export const highestFinalMargin = 1;

/** A margin, as a fraction of revenue; none where no margin in the search range gives the price. */
export type MatchingMargin = { readonly ok: true; readonly value: number } | { readonly ok: false };

/** The final-year operating margin, all else equal, at which value per share equals the price. */
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
