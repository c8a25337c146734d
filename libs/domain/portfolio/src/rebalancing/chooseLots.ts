import type { RebalancingRequest, TaxedLot } from './RebalancingRequest.js';

/** A part of a lot to sell, with what it gains and what that costs. */
export interface LotSale {
  readonly lot: string;
  readonly quantity: number;
  readonly gain: number;
  /** Gain × the rate of its term; negative if a loss saves tax. */
  readonly tax: number;
  readonly isLongTerm: boolean;
}

/** Which lots to sell so that the tax is lowest: those with the largest loss after tax first. What exceeds the lots belongs to none. */
export function chooseLots(
  lots: readonly TaxedLot[],
  quantity: number,
  price: number,
  rates: NonNullable<RebalancingRequest['taxRates']>,
): LotSale[] {
  const taxOf = ({ costPerShare, isLongTerm }: TaxedLot): number =>
    (price - costPerShare) * (isLongTerm ? rates.longTerm : rates.shortTerm);
  const sales: LotSale[] = [];
  let rest = quantity;
  for (const lot of lots.toSorted((a, b) => taxOf(a) - taxOf(b))) {
    if (rest <= 0) break;
    const sold = Math.min(lot.quantity, rest);
    rest -= sold;
    sales.push({
      lot: lot.lot,
      quantity: sold,
      gain: sold * (price - lot.costPerShare),
      tax: sold * taxOf(lot),
      isLongTerm: lot.isLongTerm,
    });
  }
  return sales;
}
