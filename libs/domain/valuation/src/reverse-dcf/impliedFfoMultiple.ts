import type { Evaluator } from '@finance-analyst/model-engine';
import type { ImpliedGrowth } from './impliedRevenueGrowth.js';

/** The multiple of FFO that a price is: price over FFO per share of the base period. */
export function impliedFfoMultiple(evaluator: Evaluator, pricePerShare: number): ImpliedGrowth {
  const ffo = evaluator.read('base_ffo_per_share');
  if (!ffo.ok) return ffo;
  return ffo.value > 0
    ? { ok: true, value: pricePerShare / ffo.value }
    : { ok: false, reason: 'FFO is not positive.' };
}
