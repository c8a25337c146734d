import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { isZero } from '../decimal/isZero.js';
import { sumOf } from '../decimal/sumOf.js';
import { cashRow } from '../file/cashRow.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import { tradeGross } from '../file/tradeGross.js';
import { trading212Instrument } from './trading212Instrument.js';
import type { MoneyColumn, Trading212Columns } from './trading212Columns.js';

const cashActions =
  /^(?:deposit|withdrawal|card (?:debit|credit)|spending cashback|new card cost|transfer in|transfer out)$/;

/**
 * What a line of Trading 212's history is. Trades are in the currency of the account, of which the total is, so that all
 * lots of an instrument are in one currency; a price in another is in the note.
 */
export function trading212Outcome(cells: Cells, columns: Trading212Columns): Outcome {
  const action = cells.text('action').toLowerCase();
  const { total } = columns;
  const amount = total ? cells.amount(total.amount) : undefined;
  const currency = total?.currencyOf(cells) ?? '';
  const fields = { date: cells.date('time'), currency, note: noteOf(cells, currency) };
  const filedAs = (row: TransactionRow, isCash = false): Outcome => ({
    transactions: [
      { account: null, instrument: isCash ? null : trading212Instrument(cells), otherInstrument: null, row },
    ],
  });
  const side = /^(?:market|limit|stop|stop limit) (buy|sell)$/.exec(action)?.[1];
  if (side === 'buy' || side === 'sell') {
    const charges = chargesOf(cells, columns, currency);
    if (charges === null) return { refused: 'A fee is in another currency than the total.' };
    const size = amount === undefined ? undefined : absoluteOf(amount);
    return filedAs(
      rowOf(side, {
        ...fields,
        ...charges,
        quantity: cells.amount('no of shares'),
        price: cells.text('currency price share') === currency ? cells.amount('price share') : undefined,
        gross: size === undefined ? undefined : tradeGross(side, size, charges.fees, charges.taxes),
      }),
    );
  }
  if (action === 'dividend (return of capital)')
    return filedAs(rowOf('return-of-capital', { ...fields, gross: amount }));
  if (action.startsWith('dividend')) return filedAs(dividendRow(cells, columns, fields, amount));
  if (action.includes('interest')) return filedAs(rowOf('interest', { ...fields, gross: amount }), true);
  if (cashActions.test(action)) return filedAs(cashRow(signedBy(action, amount), fields), true);
  if (action === 'stock distribution')
    return filedAs(
      rowOf('bonus', { date: fields.date, quantity: cells.amount('no of shares'), note: fields.note }),
    );
  return { refused: `Unknown action: ${cells.text('action')}.` };
}

/** Older files give what goes out without a sign. */
const signedBy = (action: string, amount: string | undefined): string | undefined =>
  amount !== undefined && /^(?:withdrawal|card debit|new card cost|transfer out)$/.test(action)
    ? `-${absoluteOf(amount)}`
    : amount;

/** Fees and taxes that are part of the total; null if one is in another currency. */
function chargesOf(
  cells: Cells,
  { fees, taxes }: Trading212Columns,
  currency: string,
): { readonly fees: string; readonly taxes: string } | null {
  const amountsOf = (columns: readonly MoneyColumn[]): readonly string[] | null => {
    const filled = columns.flatMap((column) => {
      const amount = cells.amount(column.amount);
      return amount === undefined || isZero(amount) ? [] : [{ amount: absoluteOf(amount), column }];
    });
    return filled.every(({ column }) => column.currencyOf(cells) === currency)
      ? filled.map(({ amount }) => amount)
      : null;
  };
  const [ownFees, ownTaxes] = [amountsOf(fees), amountsOf(taxes)];
  return ownFees && ownTaxes ? { fees: sumOf(...ownFees), taxes: sumOf(...ownTaxes) } : null;
}

/** The total is after the tax withheld, which is added again where it is in the same currency. */
function dividendRow(
  cells: Cells,
  { withholdingTax }: Trading212Columns,
  fields: { readonly date: string; readonly currency: string; readonly note: string },
  total: string | undefined,
): TransactionRow {
  const tax = withholdingTax ? cells.amount(withholdingTax.amount) : undefined;
  const taxCurrency = withholdingTax?.currencyOf(cells) ?? '';
  if (tax === undefined || isZero(tax) || total === undefined)
    return rowOf('dividend', { ...fields, gross: total });
  return taxCurrency === fields.currency
    ? rowOf('dividend', { ...fields, gross: sumOf(total, tax), taxes: tax })
    : rowOf('dividend', {
        ...fields,
        gross: total,
        note: `${fields.note} After withholding tax of ${tax} ${taxCurrency}.`,
      });
}

function noteOf(cells: Cells, currency: string): string {
  const [price, priceCurrency] = [cells.text('price share'), cells.text('currency price share')];
  const isForeign = price !== '' && priceCurrency !== '' && priceCurrency !== currency;
  const parts = [cells.text('action'), isForeign ? `at ${price} ${priceCurrency}` : '', cells.text('notes')];
  return `${parts.filter((part) => part !== '').join(', ')}.`;
}
