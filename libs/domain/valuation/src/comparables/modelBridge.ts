import type { Result } from '@finance-analyst/foundation';
import type { Valuation } from '../saved-model/Valuation.js';
import type { ClaimBridge } from './ClaimBridge.js';

const claims = ['debt', 'pension_claim', 'minority_interest', 'preferred_equity'] as const;
const assets = ['cash', 'non_operating_assets', 'associates'] as const;

/** The equity bridge of a model with the analyst’s edits; items that its method does not have are 0. */
export function modelBridge({
  evaluator,
  model,
}: Pick<Valuation, 'evaluator' | 'model'>): Result<ClaimBridge> {
  const read = (name: string): Result<number> =>
    model.itemByName.has(name) ? evaluator.read(name) : { ok: true, value: 0 };
  let netClaims = 0;
  for (const [names, sign] of [[claims, 1] as const, [assets, -1] as const])
    for (const name of names) {
      const figure = read(name);
      if (!figure.ok) return figure;
      netClaims += sign * figure.value;
    }
  const shares = read(model.itemByName.has('diluted_shares') ? 'diluted_shares' : 'shares_outstanding');
  if (!shares.ok) return shares;
  return shares.value > 0
    ? { ok: true, value: { netClaims, shares: shares.value } }
    : { ok: false, reason: 'The share count is not above zero.' };
}
