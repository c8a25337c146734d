import type { Evaluator } from '@finance-analyst/model-engine';
import { impliedFfoMultiple } from './impliedFfoMultiple.js';
import type { ImpliedGrowth } from './impliedRevenueGrowth.js';

/**
 * What a price means for a property company in the terms of its value: the multiple of FFO, or the capitalization rate at
 * which its net assets are worth the price.
 */
export function impliedPropertyYield(evaluator: Evaluator, pricePerShare: number): ImpliedGrowth {
  if (evaluator.inputs()['value_by'] !== 'net_asset_value')
    return impliedFfoMultiple(evaluator, pricePerShare);
  const known = ['net_operating_income', 'diluted_shares', 'claims', 'other_assets'].map((name) =>
    evaluator.read(name),
  );
  const missing = known.find((figure) => !figure.ok);
  if (missing && !missing.ok) return missing;
  const [income = 0, shares = 0, claims = 0, assets = 0] = known.map((figure) =>
    figure.ok ? figure.value : 0,
  );
  const properties = pricePerShare * shares + claims - assets;
  if (income <= 0) return { ok: false, reason: 'Net operating income is not positive.' };
  return properties > 0
    ? { ok: true, value: income / properties }
    : { ok: false, reason: 'Cash and investments exceed the price and the claims.' };
}
