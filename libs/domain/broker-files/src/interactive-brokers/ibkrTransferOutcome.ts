import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { isZero } from '../decimal/isZero.js';
import { cashRow } from '../file/cashRow.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import { filedRate } from './filedRate.js';
import { accountOf, currencyOf, ibkrInstrument } from './ibkrInstrument.js';

/** What a transfer is: cash, or a holding at its value on the day of the transfer. */
export function ibkrTransferOutcome(cells: Cells): Outcome {
  const fields = {
    date: cells.date('date', 'datetime', 'reportdate'),
    currency: currencyOf(cells),
    rate: filedRate(cells),
    note: cells.text('description'),
  };
  const account = accountOf(cells);
  const cash = cells.amount('cashtransfer');
  const quantity = cells.amount('quantity');
  if (quantity === undefined || isZero(quantity))
    return cash === undefined || isZero(cash)
      ? { refused: 'The transfer names neither a quantity nor cash.' }
      : { transactions: [{ account, instrument: null, otherInstrument: null, row: cashRow(cash, fields) }] };
  const value = cells.amount('positionamount');
  const isOut = cells.text('direction') === 'OUT' || isNegative(quantity);
  const row = isOut
    ? rowOf('withdrawal', { ...fields, quantity: absoluteOf(quantity) })
    : rowOf('deposit', {
        ...fields,
        quantity,
        gross: value === undefined ? undefined : absoluteOf(value),
        note: `${fields.note} Cost: the value on the day of the transfer.`.trim(),
      });
  return { transactions: [{ account, instrument: ibkrInstrument(cells), otherInstrument: null, row }] };
}
