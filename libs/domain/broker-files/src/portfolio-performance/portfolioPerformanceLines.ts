import type { LedgerInstrument, LedgerRow } from '@finance-analyst/portfolio';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { differenceOf } from '../decimal/differenceOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { isZero } from '../decimal/isZero.js';
import { negativeOf } from '../decimal/negativeOf.js';
import { quotientOf } from '../decimal/quotientOf.js';
import { sumOf } from '../decimal/sumOf.js';
import type { CsvCell } from '../export/csvText.js';
import type { ExportedInstrument } from '../export/ExportedLedger.js';
import type { RowExport } from '../export/exportRows.js';
import { filedGross } from '../export/filedGross.js';
import { instrumentOfQuoted, quotedSymbol } from '../symbols/quotedSymbol.js';
import { cashAccountName } from './cashAccountName.js';
import { noMarket } from './noMarket.js';
import { omittedReason, reducedReasons } from './coverageReasons.js';
import type { PortfolioPerformanceColumn } from './portfolioPerformanceColumns.js';
import { portfolioPerformanceTypes, type PortfolioPerformanceType } from './portfolioPerformanceTypes.js';

export interface PortfolioPerformanceLine {
  readonly file: 'portfolio' | 'account';
  readonly cells: Cells;
}

type Cells = Readonly<Partial<Record<PortfolioPerformanceColumn, CsvCell>>>;

interface Names {
  readonly accountOf: (id: string) => string;
  readonly currencyOf: (id: string) => string;
  readonly instrumentOf: (instrument: LedgerInstrument) => ExportedInstrument;
}

/** The lines of a row, of which costs that its type has no place for are lines of their own. */
export const portfolioPerformanceLines =
  (names: Names) =>
  (row: LedgerRow): RowExport<PortfolioPerformanceLine> => {
    const omitted = omittedReason(row);
    if (omitted !== null) return { omitted };
    const lines = linesOf(row, names);
    return { lines, reduced: reducedReasons(row, lines) };
  };

const decimal = (text: string | undefined): CsvCell => (text === undefined ? '' : { decimal: text });

function linesOf(row: LedgerRow, names: Names): readonly PortfolioPerformanceLine[] {
  const { kind, fees = '0', taxes = '0' } = row;
  const gross = filedGross(row);
  const costs = sumOf(fees, taxes);
  const own = (type: PortfolioPerformanceType, value: string, further: Cells = {}) =>
    line(row, names, type, value, further);
  const withCosts = (first: PortfolioPerformanceLine): readonly PortfolioPerformanceLine[] => [
    first,
    ...(isZero(fees) ? [] : [own('fees', fees, costCells)]),
    ...(isZero(taxes) ? [] : [own('taxes', taxes, costCells)]),
  ];
  const inLine: Cells = { fees: decimal(row.fees), taxes: decimal(row.taxes) };
  switch (kind) {
    case 'buy':
      return [own('buy', sumOf(gross, costs), inLine)];
    case 'sell':
      return [own('sell', differenceOf(gross, costs), inLine)];
    case 'dividend':
      return [own('dividend', differenceOf(gross, costs), inLine)];
    case 'interest':
      return isNegative(gross)
        ? [own('interest-charge', sumOf(absoluteOf(gross), costs), inLine)]
        : [own('interest', differenceOf(gross, costs), inLine)];
    case 'fee':
      return [cost('fees', sumOf(gross, fees)), ...(isZero(taxes) ? [] : [cost('taxes', taxes)])];
    case 'tax':
      return [cost('taxes', sumOf(gross, taxes)), ...(isZero(fees) ? [] : [cost('fees', fees)])];
    case 'deposit':
      return withCosts(own(row.instrument ? 'delivery-in' : 'deposit', gross));
    case 'withdrawal':
      return withCosts(own(row.instrument ? 'delivery-out' : 'removal', gross));
    case 'transfer':
      return withCosts(own('transfer-out', gross, transferCells(row, names)));
    default:
      return withCosts(own('transfer-out', gross, exchangeCells(row, names, gross)));
  }

  function cost(type: 'fees' | 'taxes', amount: string): PortfolioPerformanceLine {
    const refund = type === 'fees' ? 'fees-refund' : 'tax-refund';
    return own(isNegative(amount) ? refund : type, absoluteOf(amount), costCells);
  }
}

/** Costs of their own have neither price nor gross amount. */
const costCells: Cells = { gross: '', grossCurrency: '', quote: '', shares: '', rate: '' };

function line(
  row: LedgerRow,
  { accountOf, currencyOf, instrumentOf }: Names,
  type: PortfolioPerformanceType,
  value: string,
  further: Cells,
): PortfolioPerformanceLine {
  const { name, isNegative: isPaid } = portfolioPerformanceTypes[type];
  const instrument = row.instrument && instrumentOf(row.instrument);
  const account = accountOf(row.account);
  const cashAccount = cashAccountName(account, currencyOf(row.account), row.currency ?? '');
  const isInDepot = depotTypes.has(type) || (type === 'transfer-out' && instrument !== undefined);
  const hasCash = !isInDepot || type === 'buy' || type === 'sell';
  return {
    file: isInDepot ? 'portfolio' : 'account',
    cells: {
      date: row.date,
      type: name,
      value: decimal(isPaid && !isZero(value) ? negativeOf(value) : value),
      currency: row.currency ?? '',
      gross: decimal(row.gross),
      grossCurrency: row.gross === undefined ? '' : (row.currency ?? ''),
      rate: decimal(row.rate),
      shares: decimal(row.quantity),
      isin: instrument?.isin ?? '',
      symbol: instrument ? (quotedSymbol(instrument) ?? instrument.symbol) : '',
      name: instrument?.name ?? '',
      market: instrument ? (instrument.market ?? marketOfNone(instrument)) : '',
      quote: decimal(row.price),
      note: row.note ?? '',
      cashAccount: hasCash ? cashAccount : '',
      depot: isInDepot ? account : '',
      ...further,
    },
  };
}

/** A symbol without a market can look as if it had one, such as `AB.T`. */
const marketOfNone = ({ symbol }: LedgerInstrument): string =>
  instrumentOfQuoted(symbol).market === null ? '' : noMarket;

const depotTypes: ReadonlySet<PortfolioPerformanceType> = new Set([
  'buy',
  'sell',
  'delivery-in',
  'delivery-out',
]);

function transferCells(row: LedgerRow, { accountOf, currencyOf }: Names): Cells {
  const id = row.otherAccount ?? '';
  const other = accountOf(id);
  if (row.instrument) return { otherDepot: other };
  const currency = row.otherCurrency ?? row.currency ?? '';
  return {
    otherCashAccount: cashAccountName(other, currencyOf(id), currency),
    ...(row.otherAmount === undefined ? {} : { gross: decimal(row.otherAmount), grossCurrency: currency }),
  };
}

function exchangeCells(row: LedgerRow, { accountOf, currencyOf }: Names, gross: string): Cells {
  const [amount, currency] = [row.otherAmount ?? '0', row.otherCurrency ?? ''];
  return {
    gross: decimal(amount),
    grossCurrency: currency,
    // Its rate is from the gross amount to the value.
    rate: isZero(amount) ? '' : decimal(quotientOf(gross, amount, 10)),
    otherCashAccount: cashAccountName(accountOf(row.account), currencyOf(row.account), currency),
  };
}
