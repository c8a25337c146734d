import type { CashColumn } from './addCash.js';
import type { Walk } from './Walk.js';

export interface CurrencyColumn extends CashColumn {
  /** ISO 4217. */
  readonly currency: string;
}

/** The cash of each currency that a walk has found, with its rates. */
export function cashColumns({ ledger, rates, cash }: Walk): CurrencyColumn[] {
  const scale = 10 ** ledger.moneyPlaces;
  return [...cash].map(([currency, changes]) => {
    rates.need(
      currency,
      changes.findIndex((change) => change !== 0),
    );
    return { currency, changes, scale, rates: rates.of(currency) };
  });
}
