import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { differenceOf } from '../decimal/differenceOf.js';
import { inLedgerPlaces } from '../decimal/inLedgerPlaces.js';
import { isZero } from '../decimal/isZero.js';
import { negativeOf } from '../decimal/negativeOf.js';
import { productOf } from '../decimal/productOf.js';
import { sumOf } from '../decimal/sumOf.js';
import { textOf } from '../decimal/textOf.js';
import { unitsOf } from '../decimal/unitsOf.js';
import { cashRow } from '../file/cashRow.js';
import type { FiledInstrument } from '../file/FiledInstrument.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import { ownValue } from '../table/ownValue.js';
import type { OfxStatement } from './ofxRecords.js';
import { tradeSideOf } from './tradeSideOf.js';

type Fields = Omit<TransactionRow, 'kind'>;

/** A record with what its outcome is made of. */
interface OfxRecord {
  readonly cells: Cells;
  readonly common: Fields;
  readonly instrument: FiledInstrument | null;
  /** Decimal text without leading zeros or sign. */
  readonly size: (...columns: readonly string[]) => string | undefined;
  /** The same with its sign. */
  readonly signed: (...columns: readonly string[]) => string | undefined;
  readonly of: (...rows: readonly TransactionRow[]) => Outcome;
}

/** What a record of a statement is. */
export function ofxOutcome(
  name: string,
  cells: Cells,
  { account, currency }: OfxStatement,
  instrument: FiledInstrument | null,
): Outcome {
  const signed = (...columns: readonly string[]): string | undefined => {
    const amount = cells.amount(...columns);
    return amount === undefined ? undefined : textOf(unitsOf(amount));
  };
  const common: Fields = {
    date: cells.date('dttrade', 'dtposted'),
    settlement: cells.date('dtsettle') || undefined,
    currency: cells.text('cursym') || currency,
    note: noteOf(cells),
  } as Fields;
  const record: OfxRecord = {
    cells,
    common,
    instrument,
    signed,
    size: (...columns) => {
      const amount = signed(...columns);
      return amount === undefined ? undefined : absoluteOf(amount);
    },
    of: (...rows) => ({
      transactions: rows.map((row) => ({
        account,
        instrument: isCash(row) ? null : instrument,
        otherInstrument: null,
        row,
      })),
    }),
  };
  const side = tradeSideOf(name, cells);
  if (side) return tradeOutcome(side, name, record);
  const read = ownValue(readers, name);
  return read ? read(record) : { refused: `Unknown transaction: ${name}.` };
}

/** Cash that comes in or goes out, without an instrument. */
const isCash = ({ kind, quantity }: TransactionRow): boolean =>
  (kind === 'deposit' || kind === 'withdrawal') && quantity === undefined;

function noteOf(cells: Cells): string {
  const [name, memo] = [cells.text('name'), cells.text('memo')];
  return name !== '' && memo !== '' && memo !== name ? `${name}, ${memo}` : name || memo;
}

function tradeOutcome(
  side: 'buy' | 'sell' | 'short' | 'cover',
  name: string,
  { common, size, of }: OfxRecord,
): Outcome {
  const isPaid = side === 'buy' || side === 'cover';
  const fees = sumOf(size('commission'), size('fees'), size('load'), size('penalty'));
  const taxes = sumOf(size('taxes'), size('withholding'), size('statewithholding'));
  const accrued = size('accrdint') ?? '0';
  const total = size('total');
  const costs = sumOf(fees, taxes);
  // Bonds are quoted in percent and options by share, so that the amount is that of the total.
  const isQuotedByUnit = !name.endsWith('DEBT') && !name.endsWith('OPT');
  const net = total === undefined ? undefined : differenceOf(total, accrued);
  const gross = net === undefined ? undefined : isPaid ? differenceOf(net, costs) : sumOf(net, costs);
  const trade = rowOf(side, {
    ...common,
    quantity: size('units'),
    price: isQuotedByUnit ? size('unitprice') : undefined,
    gross,
    fees,
    taxes,
  });
  return isZero(accrued)
    ? of(trade)
    : of(trade, rowOf('interest', { ...common, gross: isPaid ? negativeOf(accrued) : accrued }));
}

const income = ({ cells, common, signed, size, of }: OfxRecord): Outcome => {
  const taxes = size('withholding');
  const total = signed('total');
  const kind = cells.text('incometype') === 'INTEREST' ? 'interest' : 'dividend';
  return of(rowOf(kind, { ...common, gross: total === undefined ? undefined : sumOf(total, taxes), taxes }));
};

const reinvestment = ({ cells, common, size, of }: OfxRecord): Outcome => {
  const total = size('total');
  const fees = sumOf(size('commission'), size('fees'), size('load'));
  const taxes = size('taxes');
  const kind = cells.text('incometype') === 'INTEREST' ? 'interest' : 'dividend';
  return of(
    rowOf(kind, { ...common, gross: total }),
    rowOf('buy', {
      ...common,
      quantity: size('units'),
      price: size('unitprice'),
      gross: total === undefined ? undefined : differenceOf(differenceOf(total, fees), taxes),
      fees,
      taxes,
    }),
  );
};

/** Words of banks for what is not cash that comes in or goes out. */
const bankKinds: Readonly<Record<string, 'interest' | 'fee'>> = {
  INT: 'interest',
  DIV: 'interest',
  FEE: 'fee',
  SRVCHG: 'fee',
};

const bankTransaction = ({ cells, common, signed, of }: OfxRecord): Outcome => {
  const amount = signed('trnamt');
  if (amount === undefined) return { refused: cells.problem() ?? 'The amount is missing.' };
  const kind = ownValue(bankKinds, cells.text('trntype'));
  if (kind === undefined) return of(cashRow(amount, common));
  return of(rowOf(kind, { ...common, gross: kind === 'fee' ? negativeOf(amount) : amount }));
};

const moved = ({ cells, common, size, of }: OfxRecord): Outcome => {
  const quantity = size('units');
  if (cells.text('tferaction') === 'OUT') return of(rowOf('withdrawal', { ...common, quantity }));
  const price = size('unitprice');
  if (quantity === undefined || price === undefined)
    return { refused: 'The cost of the securities that came in is not stated.' };
  return of(rowOf('deposit', { ...common, quantity, gross: inLedgerPlaces(productOf(quantity, price)) }));
};

const split = ({ common, size, of }: OfxRecord): Outcome => {
  const [received, held, cashInLieu] = [size('numerator'), size('denominator'), size('fraccash')];
  if (received === undefined || held === undefined)
    return { refused: 'The ratio of the split is not stated.' };
  return of(rowOf('split', { ...common, ratio: { received, held }, cashInLieu }));
};

const withTotal =
  (kind: 'return-of-capital' | 'fee' | 'interest', sign: 'as-filed' | 'paid' | 'size') =>
  ({ common, signed, of }: OfxRecord): Outcome => {
    const total = signed('total');
    if (total === undefined) return { refused: 'The amount is missing.' };
    const gross = sign === 'paid' ? negativeOf(total) : sign === 'size' ? absoluteOf(total) : total;
    return of(rowOf(kind, { ...common, gross }));
  };

const withinAccount = (): Outcome => ({ ignored: 'Moved within the account.' });

const readers: Readonly<Record<string, (record: OfxRecord) => Outcome>> = {
  STMTTRN: bankTransaction,
  INVBANKTRAN: bankTransaction,
  INCOME: income,
  REINVEST: reinvestment,
  RETOFCAP: withTotal('return-of-capital', 'size'),
  INVEXPENSE: withTotal('fee', 'paid'),
  MARGININTEREST: withTotal('interest', 'as-filed'),
  TRANSFER: moved,
  SPLIT: split,
  JRNLFUND: withinAccount,
  JRNLSEC: withinAccount,
  CLOSUREOPT: () => ({ refused: 'What the option became is not stated.' }),
};
