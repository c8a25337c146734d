import { readClipboardBlock } from '@finance-analyst/data-grid';
import type { Transaction } from '@finance-analyst/documents';
import { addTransactions } from '@finance-analyst/valuation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleDocument2, exampleValuation2 } from '../testing/exampleModel2.js';
import { messages } from './messages.js';
import { readPastedTransactions } from './readPastedTransactions.js';
import type { EntryUnit } from './readTransaction.js';
import { transactionsFile } from './transactionsFile.js';

const unit: EntryUnit = {
  locale: 'de-DE',
  scale: 'millions',
  currency: 'USD',
  newest: { day: '2026-11-20', isPast: false, text: 'Nov 20, 2026' },
};
const paste = (text: string, locale = 'de-DE') => {
  const read = readPastedTransactions(text, { ...unit, locale }, () => 'id');
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.value;
};
const problemsOf = (text: string): readonly string[] => {
  const read = readPastedTransactions(text, unit, () => 'id');
  return read.ok ? [] : read.problems;
};
const fileOf = (transactions: readonly Transaction[]): Promise<string> => {
  const document = exampleDocument2();
  return transactionsFile(
    exampleValuation2({
      ...document,
      body: addTransactions({ ...document.body, transactions: [] }, transactions),
    }),
  ).content.text();
};

/** The cells of a file as a spreadsheet copies them. */
const copied = (text: string): string =>
  readClipboardBlock(text, ',')
    .map((cells) =>
      cells.map((cell) => (/["\t\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');

const words = fc.constantFrom('Alpha', 'Beta "X", Inc.', '=SUM', '-Gamma', 'Delta; Co', "O'Neil", '5" pipes');
// 0 has no sign in a file.
const amount = (min: number) =>
  fc.option(
    fc
      .double({ min, max: 1e13, noNaN: true, noDefaultInfinity: true })
      .map((value) => Number(value.toFixed(2)) + 0),
  );
const transaction: fc.Arbitrary<Transaction> = fc.record(
  {
    id: fc.constant('id'),
    target: words,
    announced: fc.constantFrom('2025-05-02', '2024-12-31', '1999-03-04'),
    currency: fc.constantFrom('USD', 'EUR'),
    source: fc.oneof(fc.constant(''), words),
    enterpriseValue: amount(0).filter((value) => value !== null),
    equityValue: amount(0),
    metrics: fc.record({
      revenue: amount(0),
      ebitda: amount(-1e9),
      ebit: amount(-1e9),
      netIncome: amount(-1e9),
      bookValue: amount(-1e9),
    }),
    isLeftOut: fc.constant(true as const),
  },
  {
    requiredKeys: [
      'id',
      'target',
      'announced',
      'currency',
      'source',
      'enterpriseValue',
      'equityValue',
      'metrics',
    ],
  },
);

it('[VALUATION-SCREENS-612] reads every transaction of the downloaded file again, as text or from a spreadsheet', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(transaction, { minLength: 1, maxLength: 4 }), async (transactions) => {
      const text = await fileOf(transactions);
      expect(paste(text)).toEqual(transactions);
      expect(paste(copied(text), 'en-US')).toEqual(transactions);
    }),
    { numRuns: 60 },
  );
});

it('[VALUATION-SCREENS-612] reads the unit of a column, its currency and whether it counts, and refuses others', () => {
  const header = 'Target\tAnnounced\tRevenue (thousands)\tEBITDA\tCurrency\tIn the statistics\tEV/EBITDA';
  expect(paste(`${header}\nAlpha\t2025-05-02\t400\t80\teur\tNo\t12`)).toMatchObject([
    { currency: 'EUR', isLeftOut: true, metrics: { revenue: 4e5, ebitda: 8e7 } },
  ]);
  expect(problemsOf(`${header}\nAlpha\t2025-05-02\t400\t80\teuros\tmaybe`)).toEqual([
    messages.problemInRow(2, 'Currency', messages.currencyNeeded),
    messages.problemInRow(2, 'In the statistics', messages.countedNeeded),
  ]);
  expect(problemsOf('Target (thousands)\tAnnounced\tRevenue\nAlpha\t2025-05-02\t400')).toEqual([
    messages.unknownColumn(1, 'Target (thousands)'),
    messages.columnMissing(1, 'Target'),
  ]);
});
