import { writeSymbol } from '@finance-analyst/documents';
import type { LedgerInstrument, LedgerRow } from '@finance-analyst/portfolio';
import type { CsvCell } from '../file/csvText.js';

const decimal = (text: string | undefined): CsvCell => (text === undefined ? '' : readable(text));

/** Only a decimal is written as a number; what else is filed is text. */
const readable = (text: string): CsvCell => (/^-?\d+(?:\.\d+)?$/u.test(text) ? { decimal: text } : text);

const symbol = (instrument: LedgerInstrument | undefined): CsvCell =>
  instrument ? writeSymbol(instrument) : '';

type Write = (row: LedgerRow, accountNames: ReadonlyMap<string, string>) => CsvCell;

const named =
  (id: (row: LedgerRow) => string | undefined): Write =>
  (row, names) => {
    const account = id(row);
    return account === undefined ? '' : (names.get(account) ?? account);
  };

/** Every field of a row, under its name in the file. */
const fields: readonly (readonly [name: string, write: Write])[] = [
  ['date', ({ date }) => date],
  ['kind', ({ kind }) => kind],
  ['account', named(({ account }) => account)],
  ['instrument', ({ instrument }) => symbol(instrument)],
  ['quantity', ({ quantity }) => decimal(quantity)],
  ['price', ({ price }) => decimal(price)],
  ['gross', ({ gross }) => decimal(gross)],
  ['fees', ({ fees }) => decimal(fees)],
  ['taxes', ({ taxes }) => decimal(taxes)],
  ['currency', ({ currency }) => currency ?? ''],
  ['rate', ({ rate }) => decimal(rate)],
  ['settlement', ({ settlement }) => settlement ?? ''],
  ['other_account', named(({ otherAccount }) => otherAccount)],
  ['other_instrument', ({ otherInstrument }) => symbol(otherInstrument)],
  ['ratio_received', ({ ratio }) => decimal(ratio?.received)],
  ['ratio_held', ({ ratio }) => decimal(ratio?.held)],
  ['other_amount', ({ otherAmount }) => decimal(otherAmount)],
  ['other_currency', ({ otherCurrency }) => otherCurrency ?? ''],
  ['cash_in_lieu', ({ cashInLieu }) => decimal(cashInLieu)],
  ['cost_share', ({ costShare }) => decimal(costShare)],
  ['lots', ({ lots }) => (lots ?? []).map(({ lot, quantity }) => `${lot} ${quantity}`).join('; ')],
  ['acquired', ({ acquired }) => acquired ?? ''],
  ['note', ({ note }) => note ?? ''],
  ['batch', ({ batch }) => batch ?? ''],
  ['entry', ({ entry }) => entry],
  ['id', ({ id }) => id],
];

/** A ledger as the rows of a file: a header, and all fields of each row. */
export const ledgerTable = (
  rows: readonly LedgerRow[],
  accountNames: ReadonlyMap<string, string>,
): readonly (readonly CsvCell[])[] => [
  fields.map(([name]) => name),
  ...rows.map((row) => fields.map(([, write]) => write(row, accountNames))),
];
