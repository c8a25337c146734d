import type { TaxRates } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { taxOfSales, type HoldingMarket, type SaleTrialResult } from '@finance-analyst/portfolio';
import { messages } from './messages.js';

/** What a sale comes to in the currency of the portfolio. */
export interface SaleInPortfolio {
  readonly proceeds: number;
  readonly cost: number;
  readonly gain: number;
  readonly shortTermGain: number;
  readonly longTermGain: number;
  /** Null without tax rates. */
  readonly tax: number | null;
  /** The net loss, which can offset other gains. */
  readonly unusedLoss: number;
}

/** Converts a sale: costs at the rates of the days of purchase, as for orders, and proceeds at that of the sale. */
export function inPortfolio(
  { lots, tax: ownTax }: Pick<SaleTrialResult, 'lots' | 'tax'>,
  { currency, rateOn }: Pick<HoldingMarket, 'currency' | 'rateOn'>,
  rates: Required<TaxRates> | null,
): Result<SaleInPortfolio> {
  let [proceeds, cost] = [0, 0];
  const sales: { readonly gain: number; readonly isLongTerm: boolean }[] = [];
  for (const lot of lots) {
    const isOwn = lot.currency === currency;
    const [bought, sold] = [lot.acquired, lot.closed].map((day) => (isOwn ? 1 : rateOn(lot.currency, day)));
    if (typeof bought !== 'number' || typeof sold !== 'number') {
      const day = typeof bought === 'number' ? lot.closed : lot.acquired;
      return { ok: false, reason: messages.noRateOn(lot.currency, currency, day) };
    }
    const [received, paid] = [Number(lot.proceeds) * sold, Number(lot.cost) * bought];
    proceeds += received;
    cost += paid;
    sales.push({ gain: isOwn ? Number(lot.gain) : received - paid, isLongTerm: lot.isLongTerm });
  }
  const { shortTermGain, longTermGain, tax, unusedLoss } = taxOfSales(
    sales,
    rates ?? { shortTerm: 0, longTerm: 0 },
  );
  const isOwnTax = ownTax !== null && lots.every((lot) => lot.currency === currency);
  return {
    ok: true,
    value: {
      proceeds,
      cost,
      gain: shortTermGain + longTermGain,
      shortTermGain,
      longTermGain,
      tax: rates === null ? null : isOwnTax ? Number(ownTax) : tax,
      unusedLoss,
    },
  };
}
