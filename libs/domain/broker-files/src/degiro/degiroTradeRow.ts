import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import type { DegiroLine } from './DegiroLine.js';

/**
 * `Koop 1 @ 33,9 USD`, or with the name of the product: `Sell 4 ACME@496 GBX (GB0000000000)`. A corporate action has its
 * name before it.
 */
const shape =
  /^(?:[^@:]+:\s*)?\p{L}+\s+(?<quantity>\d[\d.,]*)\s.*?@\s*(?<price>\d[\d.,]*)\s+(?<currency>[A-Z]{3})/u;

/** What a description says of the number and price of shares, as decimal text. */
export function degiroTradeSize(cells: Cells): {
  readonly quantity: string | undefined;
  readonly price: string | undefined;
} {
  const { quantity = '', price = '', currency } = shape.exec(cells.text('description'))?.groups ?? {};
  return {
    quantity: cells.amountIn('change', quantity, price),
    // A price in another unit than the cash, such as pence, is left out.
    price: currency === cells.text('currency') ? cells.amountIn('change', price, quantity) : undefined,
  };
}

/** A trade by its description. Cash that goes out is a purchase. */
export function degiroTradeRow(
  { cells }: DegiroLine,
  charges: { readonly fees?: string; readonly taxes?: string },
): TransactionRow {
  const change = cells.amount('change') ?? '0';
  return rowOf(isNegative(change) ? 'buy' : 'sell', {
    ...charges,
    ...degiroTradeSize(cells),
    date: cells.date('date'),
    settlement: cells.date('value date'),
    currency: cells.text('currency'),
    gross: absoluteOf(change),
  });
}
