import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { isZero } from '../decimal/isZero.js';
import { negativeOf } from '../decimal/negativeOf.js';
import type { FiledTransaction, Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import { tradeGross } from '../file/tradeGross.js';
import { filedRate } from './filedRate.js';
import { accountOf, currencyOf, ibkrInstrument } from './ibkrInstrument.js';
import { ibkrExchangeRow } from './ibkrExchangeRow.js';
import { isExecution } from './isExecution.js';
import { ownValue } from '../table/ownValue.js';

type Side = 'buy' | 'sell' | 'short' | 'cover';

const withoutLedger: Readonly<Record<string, string>> = {
  CFD: 'Contracts for difference are not supported.',
  FUT: 'Futures are not supported.',
  FOP: 'Options on futures are not supported.',
};

/** A conversion has no ISIN: its currencies are in its symbol alone. */
const unnamed =
  'The trade names no instrument. If it converts currencies, export the trades with Symbol, which names both.';

/** Without the class of assets, a pair of currencies and no ISIN show an exchange. */
const isPair = (cells: Cells): boolean =>
  cells.text('assetcategory', 'assetclass') === '' &&
  /^[A-Z]{3}\.[A-Z]{3}$/.test(cells.text('symbol')) &&
  cells.text('symbol').endsWith(`.${currencyOf(cells)}`) &&
  cells.text('isin', 'securityid') === '';

/**
 * What a trade is, in the Flex query or its CSV. Amounts are changes of cash; a commission in another currency, or one that
 * is paid back, is a row of its own.
 */
export function ibkrTradeOutcome(cells: Cells): Outcome {
  if (!isExecution(cells)) return { ignored: 'Summary or lot of trades.' };
  const category = cells.text('assetcategory', 'assetclass');
  const refusal = ownValue(withoutLedger, category);
  if (refusal !== undefined) return { refused: refusal };
  const side = sideOf(cells);
  if (side === null) return { refused: `Unknown side of a trade: ${cells.text('buysell', 'buy sell')}.` };
  if (category === '' && ibkrInstrument(cells) === null) return { refused: unnamed };
  return category === 'CASH' || isPair(cells) ? exchangeOutcome(cells, side) : tradeOutcome(cells, side);
}

/** With the indicator: a sale that opens is a short sale, a purchase that closes covers one. */
function sideOf(cells: Cells): Side | null {
  const [word, indicator] = [
    cells.text('buysell', 'buy sell'),
    cells.text('opencloseindicator', 'open closeindicator'),
  ];
  if (word === 'BUY') return indicator === 'C' ? 'cover' : 'buy';
  if (word === 'SELL') return indicator === 'O' ? 'short' : 'sell';
  return null;
}

function tradeOutcome(cells: Cells, side: Side): Outcome {
  if (/;/.test(cells.text('opencloseindicator', 'open closeindicator')))
    return {
      refused: 'The trade closes one holding and opens another: the file does not say how much of each.',
    };
  const [quantity, taxes] = [cells.amount('quantity'), cells.amount('taxes')];
  const { fees, feeRows } = commissionOf(cells);
  const paidTaxes = taxes === undefined ? undefined : negativeOf(taxes);
  const row = rowOf(side, {
    ...datesOf(cells),
    currency: currencyOf(cells),
    rate: filedRate(cells),
    quantity: quantity === undefined ? undefined : absoluteOf(quantity),
    price: cells.amount('tradeprice'),
    gross: grossOf(cells, side, fees, paidTaxes),
    fees,
    taxes: paidTaxes,
  });
  const own: FiledTransaction = {
    account: accountOf(cells),
    instrument: ibkrInstrument(cells),
    otherInstrument: null,
    row,
  };
  return { transactions: [own, ...feeRows] };
}

/** Proceeds and trade money are before commission; net cash and cost are after it. */
function grossOf(
  cells: Cells,
  side: Side,
  fees: string | undefined,
  taxes: string | undefined,
): string | undefined {
  const gross = cells.amount('proceeds') ?? cells.amount('trademoney');
  if (gross !== undefined) return absoluteOf(gross);
  const net = cells.amount('netcash') ?? (side === 'buy' ? cells.amount('cost', 'costbasis') : undefined);
  return net === undefined ? undefined : tradeGross(side, absoluteOf(net), fees, taxes);
}

function commissionOf(cells: Cells): {
  readonly fees: string | undefined;
  readonly feeRows: readonly FiledTransaction[];
} {
  const commission = cells.amount('ibcommission');
  if (commission === undefined || isZero(commission)) return { fees: undefined, feeRows: [] };
  const currency = cells.text('ibcommissioncurrency') || currencyOf(cells);
  const fees = negativeOf(commission);
  if (currency === currencyOf(cells) && !isNegative(fees)) return { fees, feeRows: [] };
  return { fees: undefined, feeRows: [feeOf(cells, currency, fees)] };
}

const feeOf = (cells: Cells, currency: string, gross: string): FiledTransaction => ({
  account: accountOf(cells),
  instrument: null,
  otherInstrument: null,
  row: rowOf('fee', { ...datesOf(cells), currency, gross, note: `Commission of ${cells.text('symbol')}.` }),
});

function exchangeOutcome(cells: Cells, side: Side): Outcome {
  const row = ibkrExchangeRow(cells, side === 'buy' || side === 'cover', datesOf(cells));
  if (row === null) return { refused: 'The pair of currencies is missing.' };
  const commission = cells.amount('ibcommission');
  const fees: readonly FiledTransaction[] =
    commission === undefined || isZero(commission)
      ? []
      : [feeOf(cells, cells.text('ibcommissioncurrency') || currencyOf(cells), negativeOf(commission))];
  return {
    transactions: [{ account: accountOf(cells), instrument: null, otherInstrument: null, row }, ...fees],
  };
}

const datesOf = (cells: Cells): { readonly date: string; readonly settlement: string } => ({
  date: cells.date('tradedate', 'datetime', 'reportdate'),
  settlement: cells.date('settledatetarget'),
});
