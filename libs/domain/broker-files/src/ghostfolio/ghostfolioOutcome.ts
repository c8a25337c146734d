import type { Cells } from '../cells/Cells.js';
import { inLedgerPlaces } from '../decimal/inLedgerPlaces.js';
import { isZero } from '../decimal/isZero.js';
import { productOf } from '../decimal/productOf.js';
import type { FiledInstrument } from '../file/FiledInstrument.js';
import { instrumentOf, isIsin } from '../file/instrumentOf.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import { ownValue } from '../table/ownValue.js';

const kinds: Readonly<Record<string, 'buy' | 'sell' | 'dividend' | 'interest' | 'fee'>> = {
  BUY: 'buy',
  SELL: 'sell',
  DIVIDEND: 'dividend',
  INTEREST: 'interest',
  FEE: 'fee',
};

/**
 * What an activity of Ghostfolio is, as JSON or CSV: income is price × quantity, a fee its own amount or that. Its numbers
 * come from binary arithmetic, such as 0.30000000000000004, and are rounded to the decimals of a ledger.
 */
export function ghostfolioOutcome(cells: Cells, account: string | null, name: string): Outcome {
  const type = cells.text('type', 'action');
  const kind = ownValue(kinds, type.toUpperCase());
  if (!kind) return { refused: `Unknown type of activity: ${type}.` };
  const [filedQuantity, filedPrice] = [
    cells.amount('quantity', 'qty'),
    cells.amount('unitprice', 'unit price', 'price'),
  ];
  const [quantity, price, fee] = [filedQuantity, filedPrice, cells.amount('fee')].map(rounded);
  const currency = cells.text('currency', 'ccy');
  const fields = { date: cells.date('date'), currency, note: cells.text('comment', 'note') };
  const value =
    filedQuantity === undefined || filedPrice === undefined
      ? undefined
      : rounded(productOf(filedQuantity, filedPrice));
  const row =
    kind === 'buy' || kind === 'sell'
      ? rowOf(kind, { ...fields, quantity, price, fees: fee })
      : kind === 'fee'
        ? rowOf(kind, { ...fields, gross: fee === undefined || isZero(fee) ? value : fee })
        : rowOf(kind, { ...fields, gross: value, fees: fee });
  return {
    transactions: [{ account, instrument: instrumentIn(cells, name, currency), otherInstrument: null, row }],
  };
}

const rounded = (amount: string | undefined): string | undefined =>
  amount === undefined ? undefined : inLedgerPlaces(amount);

/** An instrument that was entered by hand has an id for a symbol, and its name beside it. */
function instrumentIn(cells: Cells, name: string, currency: string): FiledInstrument | null {
  const symbol = cells.text('symbol', 'code', 'ticker');
  const isManual = cells.text('datasource') === 'MANUAL';
  return instrumentOf({
    isin: isIsin(symbol) ? symbol : '',
    symbol: isIsin(symbol) || (isManual && name !== '') ? '' : symbol,
    name,
    currency,
  });
}
