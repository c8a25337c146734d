import type { RowKind } from '@finance-analyst/portfolio';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { differenceOf } from '../decimal/differenceOf.js';
import { isZero } from '../decimal/isZero.js';
import { negativeOf } from '../decimal/negativeOf.js';
import { sumOf } from '../decimal/sumOf.js';
import { pricedGross } from '../export/filedGross.js';
import type { FiledInstrument } from '../file/FiledInstrument.js';
import { instrumentOf } from '../file/instrumentOf.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import { instrumentOfQuoted } from '../symbols/quotedSymbol.js';
import { accountOfCash } from './cashAccountName.js';
import { noMarket } from './noMarket.js';
import type { FiledCells } from './FiledCells.js';
import type { PortfolioPerformanceType } from './portfolioPerformanceTypes.js';

/** What a line is. Its row is in the currency of its cash, as the files state costs in no other. */
export function portfolioPerformanceOutcome(
  type: PortfolioPerformanceType | undefined,
  cells: FiledCells,
): Outcome {
  if (type === undefined) return { refused: `Unknown type of transaction: ${cells.text('type')}.` };
  if (cells.amount('value') === undefined) return { refused: 'Value is missing.' };
  const isTrade = type === 'buy' || type === 'sell';
  if (isTrade && isZero(cells.amount('shares') ?? '0'))
    return { ignored: 'The cash of a trade, which the transactions of the depot have with its shares.' };
  const currency = cells.text('currency');
  const [depot, cashAccount] = [cells.text('depot'), accountOfCash(cells.text('cashAccount'), currency)];
  const account = depot || cashAccount || null;
  const instrument = instrumentIn(cells);
  const amounts = amountsOf(cells);
  const filed = (kind: RowKind, fields: Parameters<typeof rowOf>[1] = {}): TransactionRow =>
    rowOf(kind, {
      date: cells.date('date'),
      currency,
      note: noteOf(cells, currency),
      rate: isOtherCurrency(cells, currency) ? undefined : cells.amount('rate'),
      ...fields,
    });
  const of = (row: TransactionRow, own = instrument, otherAccount?: string): Outcome => ({
    transactions: [
      {
        account,
        instrument: own,
        otherInstrument: null,
        ...(otherAccount === undefined ? {} : { otherAccount }),
        row,
      },
    ],
  });
  const { value, quantity, price, fees, taxes } = amounts;
  const received = sumOf(value, fees, taxes);
  const paid = differenceOf(differenceOf(value, fees), taxes);
  const amount = (gross: string): Parameters<typeof rowOf>[1] => ({
    quantity,
    price,
    gross: isPriced(amounts, gross, currency) && !amounts.hasGross ? undefined : gross,
  });
  switch (type) {
    case 'buy':
      return of(filed('buy', { ...amount(paid), fees, taxes }));
    case 'sell':
      return of(filed('sell', { ...amount(received), fees, taxes }));
    case 'dividend':
      return of(filed('dividend', { ...amount(received), fees, taxes }));
    case 'interest':
      return of(filed('interest', { ...amount(received), fees, taxes }));
    case 'interest-charge':
      return of(filed('interest', { quantity, gross: negativeOf(paid), fees, taxes }));
    case 'fees':
      return of(filed('fee', { gross: value }));
    case 'fees-refund':
      return of(filed('fee', { gross: negativeOf(value) }));
    case 'taxes':
      return of(filed('tax', { gross: value }));
    case 'tax-refund':
      return of(filed('tax', { gross: negativeOf(value) }));
    case 'deposit':
      return of(filed('deposit', { gross: received, fees, taxes }), null);
    case 'removal':
      return of(filed('withdrawal', { gross: paid, fees, taxes }), null);
    case 'delivery-in':
      return of(filed('deposit', amount(value)));
    case 'delivery-out':
      return of(filed('withdrawal', isZero(value) && !amounts.hasGross ? { quantity } : amount(value)));
    case 'transfer-out':
    case 'transfer-in':
      return transferOutcome(type === 'transfer-in');
  }

  /** A transfer between two accounts; without the other one, shares or cash that come or leave. */
  function transferOutcome(isInbound: boolean): Outcome {
    const isInKind = quantity !== undefined && !isZero(quantity);
    const fields = isInKind
      ? isZero(value) && !amounts.hasGross
        ? { quantity }
        : amount(value)
      : { gross: value };
    const own = isInKind ? instrument : null;
    const otherCurrency = isOtherCurrency(cells, currency) ? cells.text('grossCurrency') : undefined;
    const other = isInKind
      ? cells.text('otherDepot') || cells.text('otherCashAccount')
      : accountOfCash(cells.text('otherCashAccount'), otherCurrency ?? currency) || cells.text('otherDepot');
    if (other === '')
      return of(filed(isInbound ? 'deposit' : 'withdrawal', { gross: value, ...fields }), own);
    const exchanged =
      isInKind || otherCurrency === undefined
        ? {}
        : { otherCurrency, otherAmount: absolute(cells.amount('gross')), note: cells.text('note') };
    if (isInbound && otherCurrency !== undefined && !isInKind)
      return {
        refused: 'The amount that left the other account is not certain; the line of that account has it.',
      };
    if (other === account && otherCurrency !== undefined)
      return of(filed('exchange', { ...fields, ...exchanged }), null);
    if (!isInbound) return of(filed('transfer', { ...fields, ...exchanged }), own, other);
    return {
      transactions: [
        {
          account: other,
          instrument: own,
          otherInstrument: null,
          otherAccount: account ?? '',
          row: filed('transfer', fields),
        },
      ],
    };
  }
}

interface Amounts {
  /** Without its sign. */
  readonly value: string;
  readonly quantity: string | undefined;
  readonly price: string | undefined;
  readonly fees: string | undefined;
  readonly taxes: string | undefined;
  /** The gross amount is filed in the currency of the line. */
  readonly hasGross: boolean;
}

const absolute = (amount: string | undefined): string | undefined =>
  amount === undefined ? undefined : absoluteOf(amount);

function amountsOf(cells: FiledCells): Amounts {
  return {
    value: absoluteOf(cells.amount('value') ?? '0'),
    quantity: absolute(cells.amount('shares')),
    price: absolute(cells.amount('quote')),
    fees: absolute(cells.amount('fees')),
    taxes: absolute(cells.amount('taxes')),
    hasGross: cells.amount('gross') !== undefined && !isOtherCurrency(cells, cells.text('currency')),
  };
}

const isOtherCurrency = ({ text }: FiledCells, currency: string): boolean =>
  text('grossCurrency') !== '' && text('grossCurrency') !== currency;

/** Quantity × price is the gross amount, so that it need not be filed twice. */
const isPriced = ({ quantity, price }: Amounts, gross: string, currency: string): boolean =>
  quantity !== undefined &&
  price !== undefined &&
  isZero(differenceOf(pricedGross(quantity, price, currency), gross));

/** The note, with the amount in the currency of the security. */
function noteOf(cells: FiledCells, currency: string): string {
  const note = cells.text('note');
  if (!isOtherCurrency(cells, currency)) return note;
  const rate = cells.text('rate');
  const gross = `${cells.text('gross')} ${cells.text('grossCurrency')}${rate === '' ? '' : ` at ${rate}`}`;
  return note === '' ? gross : `${note} (${gross})`;
}

function instrumentIn(cells: FiledCells): FiledInstrument | null {
  const ticker = cells.text('symbol');
  const named = { isin: cells.text('isin'), name: cells.text('name'), currency: undefined };
  const filedMarket = cells.text('market');
  const quoted = ticker === '' ? null : instrumentOfQuoted(ticker);
  if (filedMarket === noMarket) return instrumentOf({ ...named, symbol: ticker, market: undefined });
  const isSame = quoted !== null && (quoted.market ?? filedMarket) === filedMarket;
  const [symbol, market] =
    filedMarket === ''
      ? [quoted?.symbol, quoted?.market ?? undefined]
      : [isSame ? quoted.symbol : ticker, filedMarket];
  return instrumentOf({ ...named, symbol: symbol || cells.text('wkn'), market });
}
