import type { Transaction } from '@finance-analyst/documents';
import { parseFigure, type FigureScale } from '@finance-analyst/figures';
import { messages } from './messages.js';

/** What is entered of an acquisition, in the order of pasted columns. */
export const transactionColumns = [
  'target',
  'announced',
  'enterpriseValue',
  'revenue',
  'ebitda',
  'ebit',
  'source',
] as const;

export type TransactionColumn = (typeof transactionColumns)[number];
export type TransactionEntry = Readonly<Record<TransactionColumn, string>>;

export interface EntryUnit {
  readonly locale: string;
  /** That of amounts without a mark. */
  readonly scale: FigureScale;
  readonly currency: string;
}

export type ReadTransaction =
  | { readonly ok: true; readonly value: Transaction }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<TransactionColumn, string>>> };

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** An acquisition as typed or pasted, or what is wrong in its columns. An empty amount is not disclosed. */
export function readTransaction(
  entry: TransactionEntry,
  { locale, scale, currency }: EntryUnit,
  /** The acquisition that is edited: what cannot be entered here stays as it is. */
  before: Pick<Transaction, 'id'> & Partial<Transaction>,
): ReadTransaction {
  const problems: Partial<Record<TransactionColumn, string>> = {};
  const amount = (column: TransactionColumn): number | null => {
    const text = entry[column].trim();
    if (/^[-–—]?$/u.test(text)) return null;
    const read = parseFigure(text, { kind: 'amount', scale, currency, locale });
    if (read.ok) return read.value;
    problems[column] = read.reason;
    return null;
  };
  const target = entry.target.trim();
  const announced = entry.announced.trim();
  if (target === '') problems.target = messages.targetNeeded;
  if (!isDay(announced)) problems.announced = messages.dayNeeded;
  const value: Transaction = {
    equityValue: null,
    ...before,
    target,
    announced,
    currency: before.currency ?? currency,
    enterpriseValue: amount('enterpriseValue'),
    metrics: {
      netIncome: null,
      bookValue: null,
      ...before.metrics,
      revenue: amount('revenue'),
      ebitda: amount('ebitda'),
      ebit: amount('ebit'),
    },
    source: entry.source.trim(),
  };
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value };
}

/** Rows copied from a spreadsheet, a transaction each, or what is wrong in which row. Empty rows are passed over. */
export function readPastedTransactions(
  text: string,
  unit: EntryUnit,
  createId: () => string,
):
  | { readonly ok: true; readonly value: readonly Transaction[] }
  | { readonly ok: false; readonly problems: readonly string[] } {
  const read = text
    .split(/\r?\n/u)
    .map((line, index) => ({ line, row: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, row }) => {
      const cells = line.split('\t');
      const entry = Object.fromEntries(
        transactionColumns.map((column, index) => [column, cells[index] ?? '']),
      ) as TransactionEntry;
      return { row, result: readTransaction(entry, unit, { id: createId() }) };
    });
  const problems = read.flatMap(({ row, result }) =>
    result.ok
      ? []
      : transactionColumns.flatMap((column) => {
          const problem = result.problems[column];
          return problem === undefined ? [] : [messages.problemInRow(row, messages.columns[column], problem)];
        }),
  );
  if (problems.length > 0) return { ok: false, problems };
  if (read.length === 0) return { ok: false, problems: [messages.nothingPasted] };
  return { ok: true, value: read.flatMap(({ result }) => (result.ok ? [result.value] : [])) };
}
