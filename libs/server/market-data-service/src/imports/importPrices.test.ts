import type { PriceImportReport } from '@finance-analyst/contracts';
import { openTestDatabases, type Database } from '@finance-analyst/database';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addInstrument } from '../testing/addInstrument.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { importPrices } from './importPrices.js';
import { parsePriceFile } from './parsePriceFile.js';
import { checkPriceRows } from './checkPriceRows.js';

const now = new Date('2026-11-20T12:00:00Z');
const databases = await openTestDatabases();
afterAll(() => databases.close());

const stooq = `Date,Open,High,Low,Close,Volume
2024-01-02,100,102,99,101,5000
2024-01-03,101,104,100,103,6000
`;

describe.each(databases.each)('importing prices into %s', (_name, database: Database) => {
  beforeEach(() => emptyDatabase(database));

  const run = async (text: string, request = {}): Promise<PriceImportReport> => {
    const report = await importPrices(database, { symbol: 'TEST', ...request }, text, now);
    if (!report.ok) throw new Error(report.reason);
    return report.value;
  };
  const stored = () => database.queries.selectFrom('bars').selectAll().orderBy('date').execute();

  it('[MARKET-DATA-SERVICE-20] reads a Stooq file, with and without volume', async () => {
    expect(await run(stooq)).toMatchObject({
      inserted: 2,
      refusedCount: 0,
      firstDate: '2024-01-02',
      lastDate: '2024-01-03',
    });
    expect((await stored())[1]).toMatchObject({
      date: '2024-01-03',
      open: 101,
      high: 104,
      low: 100,
      close: 103,
      volume: 6000,
    });
    await run('Date,Open,High,Low,Close\r\n2024-01-04,1,2,1,2\r\n');
    expect((await stored())[2]).toMatchObject({ close: 2, volume: null, adjusted_close: null });
  });

  it('[MARKET-DATA-SERVICE-20] reads a Yahoo file with its dividends, splits and null cells', async () => {
    const report = await run(`\uFEFFDate,Open,High,Low,Close,Adj Close,Volume,Dividends,Stock Splits
2024-01-04 00:00:00-05:00,null,null,null,104,52,null,0,2
2024-01-03,101,104,100,103,51.5,6000,0.25,0
2024-01-02,null,null,null,null,null,null,0,0
`);
    expect(report).toMatchObject({ inserted: 2, refused: [{ row: 4, reason: 'the close is missing' }] });
    expect(await stored()).toMatchObject([
      { date: '2024-01-03', adjusted_close: 51.5 },
      { date: '2024-01-04', open: null, adjusted_close: 52 },
    ]);
    expect(await database.queries.selectFrom('dividends').select(['date', 'amount']).execute()).toEqual([
      { date: '2024-01-03', amount: 0.25 },
    ]);
    expect(await database.queries.selectFrom('splits').select(['date', 'ratio']).execute()).toEqual([
      { date: '2024-01-04', ratio: 2 },
    ]);
  });

  it('[MARKET-DATA-SERVICE-21] names each invalid row, with the reason', async () => {
    const report = await run(`Date,Open,High,Low,Close,Volume
2024-13-01,1,1,1,1,1
2023-02-29,1,1,1,1,1
01/02/2024,1,1,1,1,1
2024-01-02 09:30,1,1,1,1,1
2030-01-01,1,1,1,1,1
2024-01-03,1,1,1,0,1
2024-01-04,1,1,1,-2,1
2024-01-05,3,2,4,3,1
2024-01-06,9,5,4,4.5,1
2024-01-07,1,1,1,abc,1
2024-01-08,1,1,1,1e999,1
2024-01-09,1,1,1,1,-5
2024-01-10,1,1,1,1,1
2024-01-10,1,1,1,1,1
2024-01-10,1,2,1,2,1
2024-01-11,5
`);
    expect(report.refused.map(({ row, reason }) => `${row}: ${reason}`)).toEqual([
      '2: 2024-13-01 is not a calendar date',
      '3: 2023-02-29 is not a calendar date',
      "4: '01/02/2024' is not a date in the form YYYY-MM-DD",
      "5: the date '2024-01-02 09:30' has a time of day: only daily prices are imported",
      '6: 2030-01-01 is in the future',
      '7: the close of 0 is not positive',
      '8: the close of -2 is not positive',
      '9: the high of 2 is below the low of 4',
      "10: the price of 9 is outside the day's range from 4 to 5",
      "11: the close 'abc' is not a number",
      "12: the close '1e999' is not a number",
      '13: the volume of -5 is negative',
      '16: row 14 already has 2024-01-10, with different figures',
      '17: the close is missing',
    ]);
    expect(report).toMatchObject({ rowsRead: 16, inserted: 1, unchanged: 1, refusedCount: 14 });
    expect(report.notes).toContain('One row repeats an earlier row.');
  });

  it('[MARKET-DATA-SERVICE-22] changes nothing when the same file is imported again', async () => {
    await run(stooq);
    const before = await stored();
    expect(await run(stooq)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
    expect(await stored()).toEqual(before);
    expect(await database.queries.selectFrom('instruments').selectAll().execute()).toHaveLength(1);
  });

  it('[MARKET-DATA-SERVICE-22] replaces a day that differs in a later file', async () => {
    await run(stooq);
    expect(await run(stooq.replace('104,100,103', '104,100,102'))).toMatchObject({
      inserted: 0,
      updated: 1,
      unchanged: 1,
    });
  });

  it('[MARKET-DATA-SERVICE-22] removes dividends and splits missing from a later file', async () => {
    const file = (dividend: string, split: string) =>
      `Date,Close,Dividends,Stock Splits\n2024-01-03,103,${dividend},${split}\n2024-01-04,104,0.5,3\n`;
    const actions = async () => {
      const { queries } = database;
      const dividends = await queries
        .selectFrom('dividends')
        .select(['date', 'amount'])
        .orderBy('date')
        .execute();
      const splits = await queries.selectFrom('splits').select(['date', 'ratio']).orderBy('date').execute();
      return [dividends.map(({ amount }) => amount), splits.map(({ ratio }) => ratio)];
    };
    await run(file('0.25', '2'));
    expect(await actions()).toEqual([
      [0.25, 0.5],
      [2, 3],
    ]);
    await run(file('0', '0'));
    expect(await actions()).toEqual([[0.5], [3]]);
    await run('Date,Close\n2024-01-04,104\n');
    expect(await actions()).toEqual([[0.5], [3]]);
  });

  it('[MARKET-DATA-SERVICE-23] stores nothing when the import fails halfway', async () => {
    const rows = Array.from({ length: 2500 }, (_, day) => {
      const date = new Date(Date.UTC(2010, 0, 1 + day)).toISOString().slice(0, 10);
      return `${date},1,1,1,1,1`;
    });
    const text = ['Date,Open,High,Low,Close,Volume', ...rows].join('\n');
    const seen: number[] = [];
    const failing = importPrices(database, { symbol: 'TEST' }, text, now, (done) => {
      seen.push(done);
      if (done === 2000) throw new Error('broken off');
    });
    await expect(failing).rejects.toThrow('broken off');
    expect(seen).toEqual([1000, 2000]);
    expect(await stored()).toEqual([]);
    expect(await database.queries.selectFrom('instruments').selectAll().execute()).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-24] notes that it assumes dollars, and refuses a different currency', async () => {
    expect((await run(stooq)).notes).toContain('No currency was given: USD is assumed.');
    expect(await importPrices(database, { symbol: 'TEST', currency: 'EUR' }, stooq, now)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('are in USD') as string,
    });
    expect(await run(stooq, { currency: 'EUR', exchange: 'XETR' })).toMatchObject({
      currency: 'EUR',
      notes: [],
    });
  });

  it('[MARKET-DATA-SERVICE-21] refuses a file without the required columns, and adds no instrument when no row is usable', async () => {
    const refused = await importPrices(database, { symbol: 'TEST' }, 'Wait,what\n1,2\n', now);
    expect(refused).toMatchObject({
      ok: false,
      reason: expect.stringContaining('no columns Date and Close') as string,
    });
    expect(await run('Date,Close\nnever,1\n')).toMatchObject({
      inserted: 0,
      refusedCount: 1,
      firstDate: null,
    });
    expect(await database.queries.selectFrom('instruments').selectAll().execute()).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-86] refuses prices of a symbol that only the sample market has', async () => {
    await addInstrument(database, { symbol: 'TEST', source: 'sample' });
    expect(await importPrices(database, { symbol: 'TEST' }, stooq, now)).toEqual({
      ok: false,
      reason: 'TEST is a sample company. Its prices cannot be replaced, and nothing was stored.',
    });
    expect(await stored()).toEqual([]);
    await addInstrument(database, { symbol: 'TEST', source: 'sec-edgar', provider_key: '1' });
    expect(await run(stooq)).toMatchObject({ inserted: 2 });
  });

  it('[MARKET-DATA-SERVICE-26] refuses a whole file of more than 50,000 rows', async () => {
    const text = `Date,Close\n${'2024-01-02,1\n'.repeat(50_001)}`;
    expect(await importPrices(database, { symbol: 'TEST' }, text, now)).toEqual({
      ok: false,
      reason: expect.stringMatching(/50001 rows; at most 50000 .* Split the file/) as string,
    });
    expect(await database.queries.selectFrom('instruments').select('symbol').execute()).toEqual([]);
  });

  it('lists the columns that it ignores', async () => {
    expect((await run('Date,Close,EMA(12)\n2024-01-02,1,5\n')).notes).toContain('Ignored columns: EMA(12).');
  });
});

describe('reading price files', () => {
  it('refuses a duplicate column', () => {
    expect(parsePriceFile('Date,Close,close\n')).toMatchObject({ ok: false });
  });

  it('[MARKET-DATA-SERVICE-20] accepts the rows in any order', () => {
    const line = fc.record({ day: fc.integer({ min: 0, max: 300 }), close: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ day }) => day }), (lines) => {
        const text = (ordered: typeof lines) =>
          [
            'Date,Close',
            ...ordered.map(
              ({ day, close }) => `${new Date(day * 864e5).toISOString().slice(0, 10)},${close}`,
            ),
          ].join('\n');
        const read = (ordered: typeof lines) => {
          const file = parsePriceFile(text(ordered));
          return file.ok ? checkPriceRows(file.value.rows, '2026-01-01').accepted : null;
        };
        expect(read(lines.toReversed())).toEqual(read(lines));
        expect(read(lines)).toHaveLength(lines.length);
      }),
    );
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const file = parsePriceFile(`Date,Open,High,Low,Close\n${text}`);
        if (file.ok) checkPriceRows(file.value.rows, '2026-01-01');
      }),
    );
  });
});
