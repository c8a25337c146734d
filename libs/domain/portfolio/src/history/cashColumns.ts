import type { CashColumn } from './addCash.js';
import type { Walk } from './Walk.js';

/** The cash of each currency that a walk has found, with its rates. */
export function cashColumns({ ledger, rates, cash }: Walk): CashColumn[] {
  const scale = 10 ** ledger.moneyPlaces;
  return [...cash].map(([currency, changes]) => {
    rates.need(
      currency,
      changes.findIndex((change) => change !== 0),
    );
    return { changes, scale, rates: rates.of(currency) };
  });
}
