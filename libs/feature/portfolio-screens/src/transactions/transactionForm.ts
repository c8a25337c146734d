import { writeSymbol } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { rowProblem, type LedgerRow, type RowKind } from '@finance-analyst/portfolio';
import { type CellWriting, cellText } from './cellText.js';
import { withCell, type CellValue } from './CellValue.js';
import { fieldsOfKind, type FormField } from './fieldsOfKind.js';
import { isEntryColumn } from './LedgerColumn.js';
import { messages } from './messages.js';
import { readAccount } from './readAccount.js';
import { type CellReading, readCell } from './readCell.js';
import { readDay } from './readDay.js';
import { readDecimalText } from './readDecimalText.js';
import { readInstrument } from './readInstrument.js';

/** What is typed into the fields of a transaction. */
export interface TransactionForm {
  readonly kind: RowKind;
  readonly texts: Partial<Readonly<Record<FormField, string>>>;
  /** How much of each lot is sold or moved, by the id of the row that opened it. */
  readonly lots: Readonly<Record<string, string>>;
}

/** Why a form is no transaction: by field, or as a whole. */
export interface FormProblems {
  readonly fields: Partial<Readonly<Record<FormField | `lot ${string}`, string>>>;
  /** What is missing or does not fit together; null while a field cannot be read. */
  readonly whole: string | null;
}

/** The form of a row, each field as it is edited. */
export function formOf(row: LedgerRow, writing: CellWriting): TransactionForm {
  const { formatting, accountNames } = writing;
  const decimal = (text: string | undefined): string =>
    cellText(text === undefined ? {} : { quantity: text }, 'quantity', writing);
  const texts: Partial<Record<FormField, string>> = {
    settlement: row.settlement ?? '',
    rate: decimal(row.rate),
    otherAccount:
      row.otherAccount === undefined ? '' : (accountNames.get(row.otherAccount) ?? row.otherAccount),
    otherInstrument: row.otherInstrument ? writeSymbol(row.otherInstrument) : '',
    ratioReceived: decimal(row.ratio?.received),
    ratioHeld: decimal(row.ratio?.held),
    otherAmount: decimal(row.otherAmount),
    otherCurrency: row.otherCurrency ?? '',
    cashInLieu: decimal(row.cashInLieu),
    costShare: decimal(row.costShare),
    acquired: row.acquired ?? '',
  };
  for (const field of fieldsOfKind(row.kind, row))
    if (isEntryColumn(field))
      // The parts of a ratio have fields of their own here.
      texts[field] =
        field === 'quantity' ? decimal(row.quantity) : cellText(row, field, { accountNames, formatting });
  return {
    kind: row.kind,
    texts,
    lots: Object.fromEntries((row.lots ?? []).map(({ lot, quantity }) => [lot, decimal(quantity)])),
  };
}

/**
 * A form with another text in a field. Lots belong to an instrument in an account: none are named of another. The currency is that of the
 * instrument, or else of the account, until another is entered.
 */
export function withText(
  form: TransactionForm,
  field: FormField,
  text: string,
  names: CellReading['names'],
): TransactionForm {
  const before = form.texts[field] ?? '';
  const texts = { ...form.texts, [field]: text };
  const isOther =
    (field === 'instrument' || field === 'account') &&
    before.trim().toUpperCase() !== text.trim().toUpperCase();
  if (!isOther) return { ...form, texts };
  const { currency = '' } = form.texts;
  const isUsual = currency === '' || usualCurrencies(form.texts, names).includes(currency.toUpperCase());
  const [usual = currency] = usualCurrencies(texts, names);
  return { ...form, texts: { ...texts, currency: isUsual ? usual : currency }, lots: {} };
}

/** The currencies of the instrument and of the account that a form names, as far as they are known. */
function usualCurrencies(
  texts: TransactionForm['texts'],
  { accounts, instruments }: CellReading['names'],
): readonly string[] {
  const id = (texts.instrument ?? '').trim().toUpperCase();
  const of = [
    instruments.find((one) => one.id.toUpperCase() === id)?.currency,
    accounts.find(({ name }) => name === texts.account)?.currency,
  ];
  return of.flatMap((each) => each ?? []);
}

/** The transaction that a form describes, with the id, entry and import of the row that it was opened for. */
export function readForm(
  { kind, texts, lots }: TransactionForm,
  before: LedgerRow,
  reading: CellReading,
): { readonly row: LedgerRow } | FormProblems {
  const problems: Record<string, string> = {};
  const take = <Value>(field: string, read: Result<Value>): Value | undefined => {
    if (read.ok) return read.value;
    problems[field] = read.reason;
    return undefined;
  };
  let row: LedgerRow = { ...kept(before), kind };
  const shown = fieldsOfKind(kind, before);
  const textOf = (field: FormField): string => (shown.includes(field) ? (texts[field] ?? '').trim() : '');
  for (const field of shown)
    if (isEntryColumn(field) && field !== 'kind') {
      const value = take<CellValue>(field, readCell(field, texts[field] ?? '', reading));
      if (value) row = withCell(row, value);
    }
  const others = {
    settlement: optional('settlement', (text) => readDay(text, reading.formatting.locale)),
    acquired: optional('acquired', (text) => readDay(text, reading.formatting.locale)),
    rate: optional('rate', decimalOf),
    otherAmount: optional('otherAmount', decimalOf),
    cashInLieu: optional('cashInLieu', decimalOf),
    costShare: optional('costShare', decimalOf),
    otherCurrency: optional('otherCurrency', (text) => {
      const read = readCell('currency', text, reading);
      return read.ok ? { ok: true, value: text.toUpperCase() } : read;
    }),
    otherAccount: optional('otherAccount', (text) => readAccount(text, reading.names.accounts)),
    otherInstrument: optional('otherInstrument', (text) => readInstrument(text, reading.names.instruments)),
  };
  row = { ...row, ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)) };
  const received = optional('ratioReceived', decimalOf);
  const held = optional('ratioHeld', decimalOf);
  if (received !== undefined && held !== undefined) row = { ...row, ratio: { received, held } };
  else if (
    (received === undefined) !== (held === undefined) &&
    !problems['ratioReceived'] &&
    !problems['ratioHeld']
  )
    problems[received === undefined ? 'ratioReceived' : 'ratioHeld'] = messages.ratioNeedsBoth;
  const named = shown.includes('lots')
    ? Object.entries(lots).flatMap(([lot, text]) => {
        const quantity = text.trim() === '' ? undefined : take(`lot ${lot}`, decimalOf(text));
        return quantity === undefined || Number(quantity) === 0 ? [] : [{ lot, quantity }];
      })
    : [];
  if (named.length > 0) row = { ...row, lots: named };
  if (Object.keys(problems).length > 0) return { fields: problems, whole: null };
  const whole = rowProblem(row);
  return whole === null ? { row } : { fields: {}, whole };

  function decimalOf(text: string): Result<string> {
    return readDecimalText(text, reading.formatting);
  }
  function optional<Value>(field: FormField, read: (text: string) => Result<Value>): Value | undefined {
    const text = textOf(field);
    return text === '' ? undefined : take(field, read(text));
  }
}

/** What a person does not edit, and what has to be there to begin with. */
const kept = ({ id, entry, batch, account, date, kind }: LedgerRow): LedgerRow => ({
  id,
  entry,
  account,
  date,
  kind,
  ...(batch === undefined ? {} : { batch }),
});
