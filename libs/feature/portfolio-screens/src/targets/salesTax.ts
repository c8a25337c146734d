import type { TaxRates } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { taxOfSales, type RebalancingOrder, type SalesTax } from '@finance-analyst/portfolio';
import type { AccountLot } from './taxedLots.js';

/** A part of a lot that an order sells. */
export interface SoldLot {
  /** Of the instrument. */
  readonly id: string;
  readonly lot: AccountLot;
  readonly quantity: number;
  readonly gain: number;
}

export interface TaxOfOrders {
  readonly sold: readonly SoldLot[];
  readonly tax: SalesTax;
  /** What is sold without a known cost, and so is not in the tax. */
  readonly unknown: readonly { readonly id: string; readonly reason: string }[];
}

/** What the sales among orders gain, by lot, and what that costs in tax; null if nothing is sold. */
export function salesTax(
  orders: readonly RebalancingOrder[],
  lotsOf: (id: string) => Result<readonly AccountLot[]>,
  rates: Required<TaxRates>,
): TaxOfOrders | null {
  const sales = orders.filter(({ side }) => side === 'sell');
  if (sales.length === 0) return null;
  const sold: SoldLot[] = [];
  const unknown: { readonly id: string; readonly reason: string }[] = [];
  for (const { instrument: id, lots } of sales) {
    const known = lotsOf(id);
    if (!known.ok) unknown.push({ id, reason: known.reason });
    else
      for (const { lot, quantity, gain } of lots) {
        const from = known.value.find((each) => each.lot === lot);
        if (from) sold.push({ id, lot: from, quantity, gain });
      }
  }
  return {
    sold,
    tax: taxOfSales(
      sales.flatMap(({ lots }) => lots),
      rates,
    ),
    unknown,
  };
}
