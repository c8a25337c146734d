import type { RowKind } from '@finance-analyst/portfolio';
import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { isZero } from '../decimal/isZero.js';
import { negativeOf } from '../decimal/negativeOf.js';
import { cashRow } from '../file/cashRow.js';
import { instrumentOf, isIsin } from '../file/instrumentOf.js';
import type { FiledTransaction, Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import { ownValue } from '../table/ownValue.js';

const incomeKinds: Readonly<Record<string, 'dividend' | 'interest'>> = {
  DIVIDEND: 'dividend',
  DISTRIBUTION: 'dividend',
  DIVIDEND_EQUIVALENT_PAYMENT: 'dividend',
  INTEREST_PAYMENT: 'interest',
};
const cashTypes = /^(?:CUSTOMER|TRANSFER|CARD|GIFT|BENEFITS)_?/;

/** Whether a cell has an amount other than 0. */
const isFiled = (amount: string | undefined): amount is string => amount !== undefined && !isZero(amount);

type RowFields = Parameters<typeof rowOf>[1];

/** The fields that all lines have. Fees and taxes are filed as changes of cash. */
export function filedBy(cells: Cells): Omit<FiledTransaction, 'row'> & { readonly fields: RowFields } {
  const symbol = cells.text('symbol');
  const currency = cells.text('currency');
  const paid = (column: string): string | undefined => {
    const change = cells.amount(column);
    return change === undefined ? undefined : negativeOf(change);
  };
  return {
    account: cells.text('account type') || null,
    instrument: instrumentOf({
      isin: isIsin(symbol) ? symbol : '',
      symbol: isIsin(symbol) ? '' : symbol,
      name: cells.text('name'),
      currency,
    }),
    otherInstrument: null,
    fields: {
      date: cells.date('date'),
      settlement: cells.date('value date'),
      currency,
      fees: paid('fee'),
      taxes: paid('tax'),
      note: cells.text('description'),
    },
  };
}

/** What a line is that stands alone. */
export function tradeRepublicOutcome(cells: Cells): Outcome {
  const { fields, ...filed } = filedBy(cells);
  const [type, amount, shares] = [cells.text('type'), cells.amount('amount'), cells.amount('shares')];
  const filedAs = (...rows: readonly TransactionRow[]): Outcome => ({
    transactions: rows.map((row) => ({ ...filed, row })),
  });
  if (type === 'BUY' || type === 'SELL')
    return filedAs(
      ...rowsWithTaxRefund(type === 'BUY' ? 'buy' : 'sell', {
        ...fields,
        quantity: shares === undefined ? undefined : absoluteOf(shares),
        price: cells.amount('price'),
        gross: amount === undefined ? undefined : absoluteOf(amount),
      }),
    );
  if (cells.text('category') === 'CORPORATE_ACTION') return corporateAction(type, shares, fields, filedAs);
  if (type === 'PRIVATE_MARKET_BUY')
    return { refused: 'A payment in advance for a private fund: its shares are not final yet.' };
  const hasNoCash = !isFiled(amount);
  const income = ownValue(incomeKinds, type);
  if (cells.text('category') !== 'CASH' && isFiled(shares) && (hasNoCash || !income))
    return { refused: `${type} moves shares outside a trade, and their cost is not known.` };
  if (hasNoCash) {
    const { fees, taxes, ...common } = fields;
    const rows = [
      ...(isFiled(fees) ? [rowOf('fee', { ...common, fees })] : []),
      ...(isFiled(taxes) ? [rowOf('tax', { ...common, taxes })] : []),
    ];
    return rows.length > 0 ? filedAs(...rows) : { ignored: `${type} without cash, fee or tax.` };
  }
  if (income) return filedAs(rowOf(income, { ...fields, gross: amount }));
  return cashTypes.test(type)
    ? { transactions: [{ ...filed, instrument: null, row: cashRow(amount, fields) }] }
    : { refused: `Unknown type: ${type}.` };
}

function corporateAction(
  type: string,
  shares: string | undefined,
  fields: RowFields,
  filedAs: (row: TransactionRow) => Outcome,
): Outcome {
  if (type !== 'SPLIT') return { refused: `${type} without the line that pays for it.` };
  if (shares === undefined || isNegative(shares))
    return { refused: 'A split that takes shares away: the file does not give its ratio.' };
  return filedAs(
    rowOf('bonus', { ...fields, quantity: shares, note: 'Stock split, filed by the shares received.' }),
  );
}

/** A trade has taxes of 0 or more: a refund is a row of its own. */
export function rowsWithTaxRefund(kind: RowKind, fields: RowFields): readonly TransactionRow[] {
  if (fields.taxes === undefined || !isNegative(fields.taxes)) return [rowOf(kind, fields)];
  const { date, settlement, currency, taxes, note } = fields;
  return [
    rowOf(kind, { ...fields, taxes: undefined }),
    rowOf('tax', { date, settlement, currency, taxes, note }),
  ];
}
