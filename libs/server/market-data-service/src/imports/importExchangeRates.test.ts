import type { ExchangeRateImportReport } from '@finance-analyst/contracts';
import { openTestDatabases, type Database } from '@finance-analyst/database';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { importExchangeRates } from './importExchangeRates.js';

const now = new Date('2026-11-20T12:00:00Z');
const databases = await openTestDatabases();
afterAll(() => databases.close());

/** From the ECB's eurofxref-hist.csv: newest first, with a comma at the end of each line. */
const reference = `Date,USD,JPY,CYP,GBP,
2025-04-25,1.1357,162.8,N/A,0.8531,
2021-12-01,1.1314,128.27,N/A,0.85,
`;

describe.each(databases.each)('importing exchange rates into %s', (_name, database: Database) => {
  beforeEach(() => emptyDatabase(database));

  const run = async (text: string): Promise<ExchangeRateImportReport> => {
    const report = await importExchangeRates(database, text, now);
    if (!report.ok) throw new Error(report.reason);
    return report.value;
  };
  const stored = () =>
    database.queries.selectFrom('exchange_rates').selectAll().orderBy('date').orderBy('quote').execute();

  it('[MARKET-DATA-SERVICE-128] reads the layout of eurofxref-hist.csv, and skips cells without a rate', async () => {
    expect(await run(reference)).toEqual({
      base: 'EUR',
      currencies: ['USD', 'JPY', 'GBP'],
      rowsRead: 2,
      inserted: 6,
      updated: 0,
      unchanged: 0,
      refusedCount: 0,
      refused: [],
      firstDate: '2021-12-01',
      lastDate: '2025-04-25',
      notes: ['Currencies without a rate: CYP.'],
    });
    expect((await stored())[0]).toEqual({
      source: 'ecb',
      base: 'EUR',
      quote: 'GBP',
      date: '2021-12-01',
      rate: 0.85,
    });
  });

  it('[MARKET-DATA-SERVICE-128] refuses invalid rows with number and reason, and stores the others', async () => {
    const report = await run(`\uFEFFDate;USD;Note;GBP\r
2025-04-28;1.1;x;0.85\r
2025-04-29;abc;;0.85\r
2025-02-30;1;;1\r
29.04.2025;1;;1\r
2025-04-30;N/A;;\r
2025-05-02;-1;;0.8\r
2099-01-01;1;;1\r
2025-04-28;1.1;;0.85\r
2025-04-28;1.2;;0.85\r
`);
    expect(report).toMatchObject({ rowsRead: 9, inserted: 2, refusedCount: 7 });
    expect(report.refused).toEqual([
      { row: 3, reason: "the USD rate 'abc' is not a number" },
      { row: 4, reason: '2025-02-30 is not a calendar date' },
      { row: 5, reason: "'29.04.2025' is not a date in the form YYYY-MM-DD" },
      { row: 6, reason: 'the row has no rate' },
      { row: 7, reason: 'the USD rate of -1 is not positive' },
      { row: 8, reason: '2099-01-01 is in the future' },
      { row: 10, reason: 'row 2 already has 2025-04-28, with different rates' },
    ]);
    expect(report.notes).toEqual(['Ignored columns: Note.', 'One row repeats an earlier row.']);
  });

  it.each([
    ['without dates', 'Day,USD\n2025-04-25,1\n', 'no column Date'],
    ['without currencies', 'Date,Close,EUR\n2025-04-25,1,1\n', 'no column named by a currency'],
    ['with two columns of a currency', 'Date,USD,USD\n2025-04-25,1,1\n', 'more than one column for USD'],
    ['of too many days', `Date,USD\n${'2025-04-25,1\n'.repeat(50_001)}`, '50001 rows'],
  ])('[MARKET-DATA-SERVICE-128] refuses a file %s as a whole', async (_case, text, words) => {
    expect(await importExchangeRates(database, text, now)).toEqual({
      ok: false,
      reason: expect.stringContaining(words) as string,
    });
    expect(await stored()).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-129] changes nothing the second time, and replaces what differs', async () => {
    await run(reference);
    expect(await run(reference)).toMatchObject({ inserted: 0, updated: 0, unchanged: 6 });
    expect(await run('Date,USD,CHF\n2025-04-25,1.2,0.94\n')).toMatchObject({ inserted: 1, updated: 1 });
    expect((await stored()).find(({ date, quote }) => date === '2025-04-25' && quote === 'USD')?.rate).toBe(
      1.2,
    );
  });

  it('[MARKET-DATA-SERVICE-129] stores nothing when it fails midway', async () => {
    const day = (at: number) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
    const lines = Array.from({ length: 600 }, (_, at) => `${day(at)},1.1`);
    const progress: (readonly [number, number])[] = [];
    const failing = importExchangeRates(database, ['Date,USD', ...lines].join('\n'), now, (done, total) => {
      progress.push([done, total]);
      if (done === 500) throw new Error('disk full');
    });
    await expect(failing).rejects.toThrow('disk full');
    expect(progress).toEqual([
      [250, 600],
      [500, 600],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-128] stores every written rate to the digit', async () => {
    const rates = fc.uniqueArray(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), {
      minLength: 1,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(rates, async (given) => {
        await emptyDatabase(database);
        const day = (at: number) => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10);
        await run(['Date,USD', ...given.map((rate, at) => `${day(at)},${rate}`)].join('\n'));
        expect((await stored()).map(({ rate }) => rate)).toEqual(given);
      }),
      { numRuns: 20 },
    );
  });
});
