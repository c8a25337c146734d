import { currencyPlaces, type LedgerRow } from '@finance-analyst/portfolio';
import { productOf } from '../decimal/productOf.js';
import { roundedTo } from '../decimal/roundedTo.js';

/** The gross amount of a row as its ledger has it: filed, or quantity × price rounded to the minor unit; otherwise 0. */
export function filedGross({ gross, quantity, price, currency }: LedgerRow): string {
  if (gross !== undefined) return gross;
  return quantity === undefined || price === undefined ? '0' : pricedGross(quantity, price, currency);
}

/** Quantity × price, rounded to the minor unit of the currency. */
export const pricedGross = (quantity: string, price: string, currency: string | undefined): string =>
  roundedTo(productOf(quantity, price), currencyPlaces(currency ?? '') ?? 2);
