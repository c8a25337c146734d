import { formatDate, formatFigure } from '@finance-analyst/figures';
import type { Transaction } from '@finance-analyst/documents';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messages } from './messages.js';
import { newestDayOf } from './newestDayOf.js';
import { pastedColumns } from './pastedHeader.js';
import { readPastedTransactions } from './readPastedTransactions.js';
import {
  amountColumns,
  amountOf,
  readTransaction,
  type AmountColumn,
  type EntryUnit,
} from './readTransaction.js';

const unit: EntryUnit = {
  locale: 'en-US',
  scale: 'millions',
  currency: 'USD',
  newest: { day: '2026-11-20', isPast: false, text: 'Nov 20, 2026' },
};
const idOf = (): (() => string) => {
  let id = 0;
  return () => `id ${(id += 1)}`;
};
const paste = (text: string, given: Partial<EntryUnit> = {}) =>
  readPastedTransactions(text, { ...unit, ...given }, idOf());
const problemsOf = (text: string, given: Partial<EntryUnit> = {}): readonly string[] => {
  const read = paste(text, given);
  return read.ok ? [] : read.problems;
};

it('[VALUATION-SCREENS-606] reads pasted rows in the unit of the model, and names what is wrong by row', () => {
  const read = paste('Alpha\t2025-05-02\t1,200\t400\t100\t\tPress release\r\n\nBeta\t2024-01-31\t900 bn\r\n');
  expect(read.ok && read.value).toMatchObject([
    {
      id: 'id 1',
      target: 'Alpha',
      announced: '2025-05-02',
      enterpriseValue: 1.2e9,
      equityValue: null,
      metrics: { revenue: 4e8, ebitda: 1e8, ebit: null },
      source: 'Press release',
    },
    { target: 'Beta', enterpriseValue: 9e11, metrics: { revenue: null } },
  ]);
  expect(problemsOf('Alpha\t2025-02-30\t1,200\n\t2025-05-02\tmany')).toEqual([
    `Row 1, Announced: ${messages.noSuchDay}`,
    `Row 2, Target: ${messages.targetNeeded}`,
    expect.stringMatching(/^Row 2, Enterprise value: ./u),
  ]);
  expect(paste(' \n')).toEqual({ ok: false, problems: [messages.nothingPasted] });
  expect(problemsOf('Alpha,2025-05-02,1000')).toEqual([messages.oneColumn]);
});

it('[VALUATION-SCREENS-606] reads cells as Excel copies them: quoted, with tabs and line breaks', () => {
  const read = paste('"Acme ""X"" Inc."\t14-Mar-24\t1,000\t\t80\t\t"Deck,\tpage 3\r\nof 40"\tn/a\t–\tn.m.');
  expect(read.ok && read.value).toMatchObject([
    {
      target: 'Acme "X" Inc.',
      announced: '2024-03-14',
      enterpriseValue: 1e9,
      equityValue: null,
      metrics: { netIncome: null, bookValue: null },
      source: 'Deck, page 3 of 40',
    },
  ]);
});

it('[VALUATION-SCREENS-567] takes columns in the order of a header row', () => {
  const read = paste('Book value\tEquity Value\tANNOUNCED\ttarget\n250\t900\t5/2/2025\tTarget\n');
  expect(read.ok && read.value).toMatchObject([
    { target: 'Target', announced: '2025-05-02', equityValue: 9e8, metrics: { bookValue: 2.5e8 } },
  ]);
  // A target can be called as a column is.
  expect(paste('Target\t2025-05-02\t100').ok).toBe(true);
});

it('[VALUATION-SCREENS-567] refuses cells and columns that it has no place for, by row', () => {
  const whole = ['Alpha', '2025-05-02', '9', '8', '7', '6', 'Deck', '5', '4', '3'];
  expect(paste([...whole, '', ' '].join('\t')).ok).toBe(true);
  expect(problemsOf(`Alpha\t2025-05-02\t9\n${[...whole, '12%', ''].join('\t')}`)).toEqual([
    messages.extraCells(2, ['12%']),
  ]);
  expect(problemsOf('Target\tAnnounced\tPremium\tTarget\nAlpha\t2025-05-02\t12%\tBeta')).toEqual([
    messages.unknownColumn(1, 'Premium'),
    messages.columnTwice(1, 'Target'),
  ]);
  expect(problemsOf('Target\tEV\nAlpha\t9')).toEqual([messages.columnMissing(1, 'Announced')]);
  expect(problemsOf('Target\tAnnounced')).toEqual([messages.nothingPasted]);
});

it.each([
  ['Alpha\t2025-05-02', 'Enterprise value', messages.amountNeeded],
  ['Alpha\t2025-05-02\t-5', 'Enterprise value', messages.notNegative('Enterprise value')],
  ['Alpha\t2025-05-02\t5\t(3)', 'Revenue', messages.notNegative('Revenue')],
  ['Alpha\t2025-05-02\t\t\t\t\t\t-3', 'Equity value', messages.notNegative('Equity value')],
  ['Alpha\t2026-11-21\t5', 'Announced', messages.dayAhead],
  ['Alpha\t0025-05-02\t5', 'Announced', messages.dayTooEarly],
  ['Alpha\t3/14/24\t5', 'Announced', messages.yearInFull('3/14/24')],
])('[VALUATION-SCREENS-568] refuses %s at its field', (row, column, reason) => {
  expect(problemsOf(row)).toEqual([messages.problemInRow(1, column, reason)]);
});

it('[VALUATION-SCREENS-568] takes losses and negative book value, and today', () => {
  expect(paste('Alpha\t2026-11-20\t\t5\t-1\t-2\t\t\t-3\t-4').ok).toBe(true);
});

it('[VALUATION-SCREENS-568] has no transaction after the day that a model is as known on', () => {
  const past = { body: { knownOn: '2023-06-30' }, createdAt: '2026-11-20T08:00:00.000Z' };
  expect(newestDayOf({ ...past, body: { knownOn: '2026-11-20' } }, '2027-01-05')).toEqual({
    day: '2027-01-05',
    isPast: false,
  });
  const newest = { ...newestDayOf(past, '2027-01-05'), text: 'Jun 30, 2023' };
  expect(paste('Alpha\t2023-06-30\t5', { newest }).ok).toBe(true);
  expect(problemsOf('Alpha\t2023-07-01\t5', { newest })).toEqual([
    messages.problemInRow(1, 'Announced', messages.dayUnknown('Jun 30, 2023')),
  ]);
});

it('[VALUATION-SCREENS-568] keeps the day that a transaction already has', () => {
  const entry = {
    ...(Object.fromEntries(amountColumns.map((column) => [column, ''])) as Record<AmountColumn, string>),
    target: 'Alpha',
    announced: '2023-07-01',
    enterpriseValue: '5',
    source: '',
  };
  const newest = { day: '2023-06-30', isPast: true, text: 'Jun 30, 2023' };
  const edited = (announced: string) => readTransaction(entry, { ...unit, newest }, { id: 'a', announced });
  expect(edited('2023-07-01').ok).toBe(true);
  expect(edited('2023-05-01').ok).toBe(false);
});

const cell = (text: string): string => (/["\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const thousands = (min: number) =>
  fc.option(fc.integer({ min, max: 9_999_999 }).map((count) => count * 1000));

it('[VALUATION-SCREENS-566] reads back what is shown of transactions, in any order of columns and any locale', () => {
  const transactions = fc.record({
    target: fc.stringMatching(/^[A-Z"][a-z"&, ]{0,8}[a-z".]$/u),
    announced: fc
      .integer({ min: 0, max: 9000 })
      .map((day) => new Date(Date.UTC(2000, 0, 1) + day * 86_400_000).toISOString().slice(0, 10)),
    source: fc.constantFrom('', 'Press release', 'Deck, "page" 3'),
    enterpriseValue: thousands(0).filter((value) => value !== null),
    equityValue: thousands(0),
    metrics: fc.record({
      revenue: thousands(0),
      ebitda: thousands(-9_999_999),
      ebit: thousands(-9_999_999),
      netIncome: thousands(-9_999_999),
      bookValue: thousands(-9_999_999),
    }),
  });
  fc.assert(
    fc.property(
      fc.array(transactions, { minLength: 1, maxLength: 4 }),
      fc.shuffledSubarray([...pastedColumns], { minLength: pastedColumns.length }),
      fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'sv-SE', 'ja-JP', 'en-IN'),
      (shown, columns, locale) => {
        const textOf = (one: (typeof shown)[number], column: (typeof columns)[number]): string => {
          if (column === 'target' || column === 'source') return one[column];
          if (column === 'announced') return formatDate(one.announced, { locale });
          const value = amountOf(one, column);
          const result = value === null ? ({ ok: false, reason: '' } as const) : value;
          return formatFigure(result, {
            ...{ kind: 'amount', scale: 'millions', precision: 3, currency: 'USD', unit: 'hidden', locale },
          });
        };
        const rows = shown.map((one) => columns.map((column) => textOf(one, column)));
        const header = columns.map((column) => messages.columns[column]);
        const text = [header, ...rows].map((row) => row.map(cell).join('\t')).join('\r\n');
        const read = paste(text, { locale });
        if (!read.ok) throw new Error(read.problems.join(' '));
        const parts = (one: Omit<Transaction, 'id' | 'currency'>) => [
          one.target.trim().replaceAll(/\s+/gu, ' '),
          one.announced,
          one.source,
          ...amountColumns.map((column) => Math.round((amountOf(one, column) ?? Number.NaN) / 1000)),
        ];
        expect(read.value.map(parts)).toEqual(shown.map(parts));
      },
    ),
    { numRuns: 150 },
  );
});
