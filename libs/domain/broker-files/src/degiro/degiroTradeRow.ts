import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import type { DegiroLine } from './DegiroLine.js';

/** `Koop 1 @ 33,9 USD`, or with the name of the product: `Sell 4 ACME@496 GBX (GB0000000000)`. */
const shape = /^\p{L}+\s+(?<quantity>\d[\d.,]*)\s.*?@\s*(?<price>\d[\d.,]*)\s+(?<currency>[A-Z]{3})/u;

/**
 * A trade by its description. Cash that goes out is a purchase; a price in another unit than the cash, such as pence, is
 * left out.
 */
export function degiroTradeRow(
  { cells }: DegiroLine,
  charges: { readonly fees?: string; readonly taxes?: string },
): TransactionRow {
  const change = cells.amount('change') ?? '0';
  const { quantity = '', price = '', currency } = shape.exec(cells.text('description'))?.groups ?? {};
  return rowOf(isNegative(change) ? 'buy' : 'sell', {
    ...charges,
    date: cells.date('date'),
    settlement: cells.date('value date'),
    currency: cells.text('currency'),
    quantity: cells.amountIn('change', quantity),
    price: currency === cells.text('currency') ? cells.amountIn('change', price) : undefined,
    gross: absoluteOf(change),
  });
}
