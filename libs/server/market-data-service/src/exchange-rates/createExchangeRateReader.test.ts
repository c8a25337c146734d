import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { importExchangeRates } from '../imports/importExchangeRates.js';
import { storeSampleMarket } from '../sample-market/storeSampleMarket.js';
import { createTestService, testNow } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { smallSampleMarket } from '../testing/smallSampleMarket.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

const sampleMarket = { ...smallSampleMarket(), instruments: () => [] };

/** From the ECB's eurofxref-hist.csv. */
const reference = `Date,USD,JPY,CYP,GBP,
2025-04-25,1.1357,162.8,N/A,0.8531,
2021-12-01,1.1314,128.27,N/A,0.85,
2019-04-10,1.1279,125.38,N/A,0.86083,
`;

describe.each(databases.each)('exchange rates over %s', (_name, database: Database) => {
  beforeEach(() => emptyDatabase(database));

  const rates = (base: string, quote: string, days = {}) =>
    createTestService(database).exchangeRates({ base, quote, ...days });
  const importReference = async () => {
    expect(await importExchangeRates(database, reference, testNow)).toMatchObject({ ok: true });
  };

  it('[MARKET-DATA-SERVICE-121] are read as stated, inverted or crossed, oldest first', async () => {
    await importReference();
    expect(await rates('EUR', 'USD')).toEqual({
      ok: true,
      value: {
        base: 'EUR',
        quote: 'USD',
        source: 'ecb',
        rates: [
          { date: '2019-04-10', rate: 1.1279 },
          { date: '2021-12-01', rate: 1.1314 },
          { date: '2025-04-25', rate: 1.1357 },
        ],
      },
    });
    expect(await rates('USD', 'EUR')).toMatchObject({
      value: { rates: [{ rate: 1 / 1.1279 }, {}, {}], notes: ['Derived as the inverse of EUR/USD.'] },
    });
    expect(await rates('GBP', 'JPY')).toMatchObject({
      value: {
        rates: [{ rate: 125.38 / 0.86083 }, { rate: 128.27 / 0.85 }, { rate: 162.8 / 0.8531 }],
        notes: ['Derived from EUR/GBP and EUR/JPY of the same day.'],
      },
    });
  });

  it('[MARKET-DATA-SERVICE-121] are of the requested days, both included', async () => {
    await importReference();
    const dates = async (from?: string, to?: string) => {
      const answer = await rates('GBP', 'USD', { from, to });
      return answer.ok ? answer.value.rates.map(({ date }) => date) : answer.code;
    };
    expect(await dates('2021-12-01', '2025-04-25')).toEqual(['2021-12-01', '2025-04-25']);
    expect(await dates('2021-12-02', '2025-04-24')).toEqual([]);
    expect(await dates('2026-01-01')).toEqual([]);
    expect(await dates('2025-01-02', '2025-01-01')).toBe('impossible-dates');
  });

  it('[MARKET-DATA-SERVICE-122] are those of the sample market while a pair has no real ones, and never both', async () => {
    await storeSampleMarket(database, sampleMarket, testNow);
    const [first] = sampleMarket.exchangeRates().filter(({ base }) => base === 'EUR');
    expect(await rates('EUR', 'USD')).toMatchObject({
      value: {
        source: 'sample',
        rates: expect.arrayContaining([{ date: first?.date, rate: first?.rate }]) as [],
      },
    });
    expect(await rates('EUR', 'CHF')).toMatchObject({
      value: { source: 'sample', notes: ['Derived from EUR/USD and CHF/USD of the same day.'] },
    });
    await importReference();
    expect(await rates('EUR', 'USD', { from: '2026-01-01' })).toMatchObject({
      value: { source: 'ecb', rates: [] },
    });
    expect(await rates('EUR', 'CHF')).toMatchObject({ value: { source: 'sample' } });
  });

  it('[MARKET-DATA-SERVICE-123] name the currencies that are available when one is not', async () => {
    expect(await rates('EUR', 'USD')).toMatchObject({
      code: 'no-exchange-rates',
      reason: expect.stringContaining('No currencies are available. Import') as string,
    });
    await importReference();
    expect(await rates('EUR', 'XXX')).toEqual({
      ok: false,
      code: 'no-exchange-rates',
      reason:
        'There are no exchange rates for XXX. Available currencies: EUR, GBP, JPY, USD. Import the ECB’s reference rates with: npm run import -- rates eurofxref-hist.csv',
    });
    expect(await rates('CYP', 'XXX')).toMatchObject({
      reason: expect.stringContaining('no exchange rates for CYP or XXX.') as string,
    });
  });
});
