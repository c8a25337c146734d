import type { Result } from '@finance-analyst/foundation';
import { panelProblem, type ReturnPanel } from '../optimisation/ReturnPanel.js';

/** The returns of a portfolio that has the same weights in each period: the sum of weight × return. Fractions. */
export function weightedReturns(panel: ReturnPanel, weights: Float64Array): Result<Float64Array> {
  const problem = panelProblem(panel) ?? weightsProblem(weights, panel.returns.length);
  if (problem !== null) return { ok: false, reason: problem };
  const [first] = panel.returns;
  const sums = new Float64Array(first?.length ?? 0);
  for (const [asset, returns] of panel.returns.entries()) {
    const weight = weights[asset] as number;
    for (let at = 0; at < sums.length; at += 1)
      sums[at] = (sums[at] as number) + weight * (returns[at] as number);
  }
  return { ok: true, value: sums };
}

function weightsProblem(weights: Float64Array, assets: number): string | null {
  if (weights.length !== assets)
    return `The number of weights (${weights.length}) differs from that of the assets (${assets}).`;
  const at = weights.findIndex((weight) => !Number.isFinite(weight));
  return at < 0 ? null : `The weight of asset ${at + 1} is not a finite number.`;
}
