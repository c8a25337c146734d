import type { RebalancingRules, TaxRates } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { rebalance, totalValue, type Holdings, type RebalancingPlan } from '@finance-analyst/portfolio';
import { sumOf } from '../holdings/sumOf.js';
import { messages } from './messages.js';
import type { AccountLot } from './taxedLots.js';
import type { TargetRow } from './targetRows.js';

/** Decimals of a quantity where fractions of a share can be traded. */
const fractionPlaces = 4;

/** What makes sales of the lots with the least tax. */
export interface PlannedTaxes {
  readonly rates: Required<TaxRates>;
  /** Of an instrument, that can be sold. */
  readonly lotsOf: (id: string) => Result<readonly AccountLot[]>;
}

/** How targets share the value of a portfolio. */
export interface TargetSums {
  /** Of all targets. */
  readonly targets: number;
  /** The weights of what has no target. */
  readonly untouched: Result<number>;
  /** What both leave for cash; negative if they are more than there is. */
  readonly rest: Result<number>;
}

/** What the targets add up to, and what they leave. */
export function targetSums(rows: readonly TargetRow[]): TargetSums {
  const targets = rows.reduce((sum, { target }) => sum + (target ?? 0), 0);
  const untouched = sumOf(rows.flatMap(({ target, weight }) => (target === null ? [weight] : [])));
  return {
    targets,
    untouched,
    rest: untouched.ok ? { ok: true, value: 1 - targets - untouched.value } : untouched,
  };
}

/**
 * The fewest orders that bring weights back within their bands, and cash to what targets leave. What has no target is not traded: it counts with the weight that it
 * has, in a band of nothing. What is sold short without a target only reduces cash.
 */
export function planOrders(
  rows: readonly TargetRow[],
  given: Pick<Holdings, 'holdings' | 'cash' | 'total'>,
  rules: RebalancingRules,
  taxes: PlannedTaxes | null = null,
): Result<RebalancingPlan> {
  const whole = totalValue(given);
  if (!whole.ok) return whole;
  const held = sumOf(given.cash.map(({ value }) => value));
  if (!held.ok) return held;
  const { rest } = targetSums(rows);
  if (!rest.ok) return rest;
  if (rest.value < -1e-9) return { ok: false, reason: messages.tooMuch };
  const unknown = rows.find(({ target, price }) => target !== null && !price.ok);
  if (unknown && !unknown.price.ok) return unknown.price;
  let owed = 0;
  const holdings = rows.flatMap(({ id, quantity, price, value, weight, target }) => {
    if (target === null && value.ok && value.value < 0) owed += value.value;
    if (!price.ok || (target === null && !(value.ok && value.value > 0))) return [];
    const own = target ?? (weight.ok ? weight.value : 0);
    const lots = taxes?.lotsOf(id);
    return [
      {
        instrument: id,
        quantity,
        price: price.value,
        target: own,
        band: bandOfTarget(target, rules),
        ...(lots?.ok && { lots: lots.value }),
      },
    ];
  });
  const plan = rebalance({
    holdings,
    cash: held.value + owed,
    quantityPlaces: rules.hasFractions ? fractionPlaces : 0,
    cashBand: rules.band,
    minimumTrade: rules.minimumTrade,
    maySell: rules.maySell,
    ...(taxes && { taxRates: taxes.rates }),
  });
  if (!plan.ok) return plan;
  const { cash: left, cashTarget } = plan.value;
  return { ok: true, value: { ...plan.value, cash: left - owed, cashTarget: cashTarget - owed } };
}

/** What has no target is not traded, and what has one of nothing is sold. */
export const bandOfTarget = (target: number | null, { band }: Pick<RebalancingRules, 'band'>): number =>
  target === null || target === 0 ? 0 : band;
