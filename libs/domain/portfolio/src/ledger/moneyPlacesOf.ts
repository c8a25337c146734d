import { currencyPlaces } from '../currency/currencyPlaces.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { LedgerAccount } from '../row/LedgerAccount.js';

/** Decimals that all amounts of money fit in: those filed, and the minor units of all currencies. */
export function moneyPlacesOf(rows: readonly CheckedRow[], accounts: readonly LedgerAccount[]): number {
  let places = 2;
  for (const { currency } of accounts) places = Math.max(places, currencyPlaces(currency) ?? 0);
  for (const row of rows) if (row.moneyPlaces > places) places = row.moneyPlaces;
  return places;
}
