import type { Transaction } from '@finance-analyst/documents';
import { parseFigure, type FigureScale } from '@finance-analyst/figures';
import { messages } from './messages.js';
import type { NewestDay } from './newestDayOf.js';
import { readDay } from './readDay.js';

export const amountColumns = [
  'enterpriseValue',
  'equityValue',
  'revenue',
  'ebitda',
  'ebit',
  'netIncome',
  'bookValue',
] as const;

/** What is entered of a transaction, as the dialog groups it. */
export const entryGroups = {
  target: ['target', 'announced', 'source'],
  terms: ['enterpriseValue', 'equityValue'],
  figures: ['revenue', 'ebitda', 'ebit', 'netIncome', 'bookValue'],
} as const;

export type AmountColumn = (typeof amountColumns)[number];
export type TransactionColumn = AmountColumn | (typeof entryGroups)['target'][number];
export type TransactionEntry = Readonly<Record<TransactionColumn, string>>;
export type TransactionProblems = Readonly<Partial<Record<TransactionColumn, string>>>;

/** In the order of the fields. */
export const transactionColumns: readonly TransactionColumn[] = Object.values(entryGroups).flat();

export interface EntryUnit {
  readonly locale: string;
  /** That of amounts without a mark. */
  readonly scale: FigureScale;
  /** Of the columns whose own unit is given. */
  readonly scales?: Readonly<Partial<Record<AmountColumn, FigureScale>>>;
  readonly currency: string;
  /** With its text in the locale. */
  readonly newest: NewestDay & { readonly text: string };
}

export type ReadTransaction =
  | { readonly ok: true; readonly value: Transaction }
  | { readonly ok: false; readonly problems: TransactionProblems };

/** Before it, a year was typed in two digits. */
const firstDay = '1900-01-01';
/** What is paid, or sold, is not negative; earnings and book value can be. */
const atLeastZero: ReadonlySet<AmountColumn> = new Set(['enterpriseValue', 'equityValue', 'revenue']);

/** An amount that was not disclosed: empty, a dash, “n/a” or “n.m.”. */
const undisclosed = /^(?:[-–—]|#?n[./]?[am]\.?|not disclosed\.?)?$/iu;

/** Texts are of one line, also where their cells are not. */
const line = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');

function readAnnounced(
  text: string,
  { locale, newest }: EntryUnit,
  /** The day before the edit, which stays allowed. */
  before: string | undefined,
): ReturnType<typeof readDay> {
  if (text.trim() === '') return { ok: false, reason: messages.dayMissing };
  const read = readDay(text, locale);
  if (!read.ok || read.value === before) return read;
  if (read.value < firstDay) return { ok: false, reason: messages.dayTooEarly };
  if (read.value > newest.day)
    return { ok: false, reason: newest.isPast ? messages.dayUnknown(newest.text) : messages.dayAhead };
  return read;
}

/** A transaction as typed or pasted, or what is wrong in its columns. An empty amount is not disclosed. */
export function readTransaction(
  entry: TransactionEntry,
  unit: EntryUnit,
  /** The transaction that is edited: what cannot be entered here stays as it is. */
  before: Pick<Transaction, 'id'> & Partial<Transaction>,
): ReadTransaction {
  const { locale, scale, scales = {} } = unit;
  const currency = before.currency ?? unit.currency;
  const problems: Partial<Record<TransactionColumn, string>> = {};
  const amount = (column: AmountColumn): number | null => {
    const text = entry[column].trim();
    if (undisclosed.test(text)) return null;
    const read = parseFigure(text, { kind: 'amount', scale: scales[column] ?? scale, currency, locale });
    if (read.ok && !(read.value < 0 && atLeastZero.has(column))) return read.value;
    problems[column] = read.ok ? messages.notNegative(messages.columns[column]) : read.reason;
    return null;
  };
  const target = line(entry.target);
  const announced = readAnnounced(entry.announced, unit, before.announced);
  if (target === '') problems.target = messages.targetNeeded;
  if (!announced.ok) problems.announced = announced.reason;
  const value: Transaction = {
    ...before,
    target,
    announced: announced.ok ? announced.value : '',
    currency,
    enterpriseValue: amount('enterpriseValue'),
    equityValue: amount('equityValue'),
    metrics: {
      revenue: amount('revenue'),
      ebitda: amount('ebitda'),
      ebit: amount('ebit'),
      netIncome: amount('netIncome'),
      bookValue: amount('bookValue'),
    },
    source: line(entry.source),
  };
  const hasAmount = amountColumns.some(
    (column) => problems[column] !== undefined || amountOf(value, column) !== null,
  );
  if (!hasAmount) problems.enterpriseValue = messages.amountNeeded;
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value };
}

/** An amount of a transaction by its column. */
export const amountOf = (
  { enterpriseValue, equityValue, metrics }: Pick<Transaction, 'enterpriseValue' | 'equityValue' | 'metrics'>,
  column: AmountColumn,
): number | null =>
  column === 'enterpriseValue' ? enterpriseValue : column === 'equityValue' ? equityValue : metrics[column];
