import type { LotSale } from './chooseLots.js';
import type { RebalancingRequest } from './RebalancingRequest.js';

/** What sales together gain and what that costs in tax. */
export interface SalesTax {
  /** Before netting; negative for a loss. */
  readonly shortTermGain: number;
  readonly longTermGain: number;
  /** After netting, never negative. */
  readonly tax: number;
  /** The net loss, which can offset other gains. */
  readonly unusedLoss: number;
}

/** The tax of sales at the rates entered, with gains and losses of both terms netted (IRS Schedule D), as in `whatIfSale`. */
export function taxOfSales(
  sales: readonly Pick<LotSale, 'gain' | 'isLongTerm'>[],
  { shortTerm, longTerm }: NonNullable<RebalancingRequest['taxRates']>,
): SalesTax {
  let [short, long] = [0, 0];
  for (const { gain, isLongTerm } of sales) {
    if (isLongTerm) long += gain;
    else short += gain;
  }
  const net = short + long;
  const taxedShort = long < 0 ? Math.max(0, net) : Math.max(0, short);
  const taxedLong = short < 0 ? Math.max(0, net) : Math.max(0, long);
  return {
    shortTermGain: short,
    longTermGain: long,
    tax: taxedShort * shortTerm + taxedLong * longTerm,
    unusedLoss: Math.max(0, -net),
  };
}
