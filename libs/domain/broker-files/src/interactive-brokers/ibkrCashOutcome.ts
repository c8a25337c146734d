import type { Cells } from '../cells/Cells.js';
import { negativeOf } from '../decimal/negativeOf.js';
import { cashRow } from '../file/cashRow.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import { filedRate } from './filedRate.js';
import { accountOf, currencyOf, ibkrInstrument } from './ibkrInstrument.js';
import { ownValue } from '../table/ownValue.js';

const kinds: Readonly<Record<string, 'dividend' | 'interest' | 'fee' | 'tax' | 'cash'>> = {
  Dividends: 'dividend',
  'Payment In Lieu Of Dividends': 'dividend',
  'Withholding Tax': 'tax',
  '871(m) Withholding': 'tax',
  'Broker Interest Paid': 'interest',
  'Broker Interest Received': 'interest',
  'Bond Interest Paid': 'interest',
  'Bond Interest Received': 'interest',
  'Other Fees': 'fee',
  'Advisor Fees': 'fee',
  'Broker Fees': 'fee',
  'Commission Adjustments': 'fee',
  'Deposits/Withdrawals': 'cash',
  'Deposits & Withdrawals': 'cash',
};

/** What a cash transaction is. Amounts are changes of cash. */
export function ibkrCashOutcome(cells: Cells): Outcome {
  if (cells.text('levelofdetail').toUpperCase() === 'SUMMARY')
    return { ignored: 'Summary of cash transactions.' };
  const type = cells.text('type');
  const kind = ownValue(kinds, type);
  if (!kind) return { refused: `Unknown type of cash transaction: ${type}.` };
  const amount = cells.amount('amount');
  const fields = {
    date: cells.date('datetime', 'settledate', 'reportdate'),
    settlement: cells.date('settledate'),
    currency: currencyOf(cells),
    rate: filedRate(cells),
    note: cells.text('description'),
  };
  const paid = amount === undefined ? undefined : negativeOf(amount);
  const row =
    kind === 'cash'
      ? cashRow(amount, fields)
      : rowOf(kind, { ...fields, gross: kind === 'fee' || kind === 'tax' ? paid : amount });
  const instrument = kind === 'cash' ? null : ibkrInstrument(cells);
  return { transactions: [{ account: accountOf(cells), instrument, otherInstrument: null, row }] };
}

/** Sales tax on a fee of the broker. */
export function ibkrSalesTaxOutcome(cells: Cells): Outcome {
  const amount = cells.amount('salestax');
  const row = rowOf('tax', {
    date: cells.date('date', 'reportdate'),
    currency: currencyOf(cells),
    rate: filedRate(cells),
    gross: amount === undefined ? undefined : negativeOf(amount),
    note: [cells.text('taxtype'), cells.text('taxabledescription')].filter((part) => part !== '').join(' '),
  });
  return { transactions: [{ account: accountOf(cells), instrument: null, otherInstrument: null, row }] };
}
