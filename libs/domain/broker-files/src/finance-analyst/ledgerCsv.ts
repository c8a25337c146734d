import type { LedgerInstrument, LedgerRow } from '@finance-analyst/portfolio';
import { accountNamesOf } from '../export/accountNamesOf.js';
import { type CsvCell, csvText } from '../export/csvText.js';
import type { ExportedInstrument, ExportedLedger } from '../export/ExportedLedger.js';
import { instrumentsOf } from '../export/instrumentsOf.js';

/** The text of the CSV file of a ledger: every field of every row, in the order given, under one header. */
export function ledgerCsv(ledger: ExportedLedger): string {
  const names: Names = { accountOf: accountNamesOf(ledger), instrumentOf: instrumentsOf(ledger) };
  return csvText([
    fields.map(([name]) => name),
    ...ledger.rows.map((row) => fields.map(([, write]) => write(row, names))),
  ]);
}

interface Names {
  readonly accountOf: (id: string) => string;
  readonly instrumentOf: (instrument: LedgerInstrument) => ExportedInstrument;
}

type Write = (row: LedgerRow, names: Names) => CsvCell;

/** Only a decimal is written as a number; what else is filed is text. */
const decimal = (text: string | undefined): CsvCell =>
  text !== undefined && /^-?\d+(?:\.\d+)?$/u.test(text) ? { decimal: text } : (text ?? '');

const symbol = (instrument: LedgerInstrument | undefined): string => {
  if (!instrument) return '';
  return instrument.market === null ? instrument.symbol : `${instrument.market}:${instrument.symbol}`;
};

const account =
  (id: (row: LedgerRow) => string | undefined): Write =>
  (row, { accountOf }) => {
    const own = id(row);
    return own === undefined ? '' : accountOf(own);
  };

const known =
  (
    instrument: (row: LedgerRow) => LedgerInstrument | undefined,
    text: (instrument: ExportedInstrument) => string | null,
  ): Write =>
  (row, { instrumentOf }) => {
    const own = instrument(row);
    return own ? (text(instrumentOf(own)) ?? '') : '';
  };

/** Every field of a row, under its name in the file. */
const fields: readonly (readonly [name: string, write: Write])[] = [
  ['date', ({ date }) => date],
  ['kind', ({ kind }) => kind],
  ['account', account((row) => row.account)],
  ['instrument', ({ instrument }) => symbol(instrument)],
  ['quantity', ({ quantity }) => decimal(quantity)],
  ['price', ({ price }) => decimal(price)],
  ['gross', ({ gross }) => decimal(gross)],
  ['fees', ({ fees }) => decimal(fees)],
  ['taxes', ({ taxes }) => decimal(taxes)],
  ['currency', ({ currency }) => currency ?? ''],
  ['rate', ({ rate }) => decimal(rate)],
  ['settlement', ({ settlement }) => settlement ?? ''],
  ['other_account', account((row) => row.otherAccount)],
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
  [
    'isin',
    known(
      (row) => row.instrument,
      ({ isin }) => isin,
    ),
  ],
  [
    'name',
    known(
      (row) => row.instrument,
      ({ name }) => name,
    ),
  ],
  [
    'other_isin',
    known(
      (row) => row.otherInstrument,
      ({ isin }) => isin,
    ),
  ],
  [
    'other_name',
    known(
      (row) => row.otherInstrument,
      ({ name }) => name,
    ),
  ],
];
