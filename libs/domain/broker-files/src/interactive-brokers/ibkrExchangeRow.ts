import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import { currencyOf } from './ibkrInstrument.js';

/** An exchange of the pair `EUR.USD`: the quantity is in the first currency, the proceeds in the second. */
export function ibkrExchangeRow(
  cells: Cells,
  isPurchase: boolean,
  dates: { readonly date: string; readonly settlement: string },
): TransactionRow | null {
  const [, base] = /^([A-Z]{3})\.[A-Z]{3}$/.exec(cells.text('symbol')) ?? [];
  const [quantity, proceeds] = [cells.amount('quantity'), cells.amount('proceeds', 'trademoney')];
  if (base === undefined || quantity === undefined || proceeds === undefined) return null;
  const inBase = { currency: base, amount: absoluteOf(quantity) };
  const inQuote = { currency: currencyOf(cells), amount: absoluteOf(proceeds) };
  const [paid, received] = isPurchase ? [inQuote, inBase] : [inBase, inQuote];
  return rowOf('exchange', {
    ...dates,
    currency: paid.currency,
    gross: paid.amount,
    otherCurrency: received.currency,
    otherAmount: received.amount,
  });
}
