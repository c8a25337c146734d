import type { Result } from '@finance-analyst/foundation';
import type { Holding } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';

/**
 * The gain of holdings as a fraction of their cost; of shares sold short, of the proceeds, which are a negative cost. There is
 * none of a cost of zero, nor of costs that proceeds offset.
 */
export function gainRate(
  gain: Result<number>,
  cost: Result<number>,
  holdings: readonly Pick<Holding, 'cost'>[],
): Result<number> {
  if (!gain.ok) return gain;
  if (!cost.ok) return cost;
  const signs = new Set(holdings.map((holding) => (holding.cost.ok ? Math.sign(holding.cost.value) : 0)));
  if (signs.has(1) && signs.has(-1)) return { ok: false, reason: messages.offsetCost };
  return cost.value === 0
    ? { ok: false, reason: messages.noCost }
    : { ok: true, value: gain.value / Math.abs(cost.value) };
}
