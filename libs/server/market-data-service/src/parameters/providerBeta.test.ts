import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPrices } from '../imports/importPrices.js';
import type { MarketDataService } from '../MarketDataService.js';
import { createStooq } from '../providers/stooq/createStooq.js';
import { startFakeStooq, stooqAnswers } from '../providers/testing/startFakeStooq.js';
import { fastPrices } from '../providers/testing/fastPrices.js';
import { createYahoo } from '../providers/yahoo/createYahoo.js';
import { startFakeYahoo, yahooAnswers } from '../providers/testing/startFakeYahoo.js';
import { addInstrument } from '../testing/addInstrument.js';
import { createTestService, testNow } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { blumeBeta } from './blumeBeta.js';
import { parameterDefaults } from './ParameterSettings.js';

const databases = await openTestDatabases();
const stooq = await startFakeStooq();
const yahoo = await startFakeYahoo();
afterAll(async () => {
  await Promise.all([stooq.stop(), yahoo.stop(), databases.close()]);
});

const weeks = 150;

/** Thursday closes, the last one before `testNow`, that move by varying amounts, raised to a power. */
const thursdays = (power: number) =>
  Array.from({ length: weeks }, (_, week) => ({
    date: new Date(Date.UTC(2026, 10, 19) - (weeks - 1 - week) * 7 * 86_400_000).toISOString().slice(0, 10),
    close: (100 * Math.exp(0.03 * Math.sin(week * 1.7))) ** power,
  }));

const clock = () => testNow;

describe.each(databases.each)('betas from providers over %s', (_name, database: Database) => {
  let services: MarketDataService[];

  const parametersOf = async (symbol: string) => {
    const marketData = createTestService(database, [], clock, parameterDefaults, {
      priceProviders: [createStooq(fastPrices(stooq.url), clock), createYahoo(fastPrices(yahoo.url), clock)],
    });
    services.push(marketData);
    const parameters = await marketData.parameters(symbol);
    if (!parameters.ok) throw new Error(parameters.reason);
    return parameters.value;
  };
  const betaOf = async (symbol: string) => (await parametersOf(symbol)).beta;

  beforeEach(async () => {
    services = [];
    stooq.always(null);
    yahoo.always(null);
    stooq.series.clear();
    yahoo.charts.clear();
    stooq.series.set('^spx', thursdays(1));
    stooq.series.set('aapl.us', thursdays(1.5));
    yahoo.charts.set('^GSPC', { days: thursdays(1) });
    yahoo.charts.set('AAPL', { days: thursdays(1.2) });
    await emptyDatabase(database);
    await addInstrument(database, {
      symbol: 'AAPL',
      source: 'sec-edgar',
      provider_key: '1',
      currency: null,
    });
  });
  afterEach(() => Promise.all(services.map((each) => each.close())));

  it('[MARKET-DATA-SERVICE-43] computes the beta of a filer against the index of its market', async () => {
    expect(await betaOf('AAPL')).toEqual({
      value: expect.closeTo(blumeBeta(1.5), 10) as number,
      label:
        'Blume-adjusted from 1.50 (standard error 0.00), the slope of 149 weekly returns against S&P 500, prices from Stooq',
      source: 'stooq',
      asOf: '2026-11-19',
      standardError: expect.closeTo(0, 6) as number,
    });
    const index = database.queries.selectFrom('instruments').select(['symbol', 'exchange', 'name', 'source']);
    expect(await index.where('type', '=', 'index').execute()).toEqual([
      { symbol: '^GSPC', exchange: '', name: 'S&P 500', source: 'stooq' },
    ]);
  });

  it("[MARKET-DATA-SERVICE-43] uses the index from the share's provider", async () => {
    stooq.series.delete('aapl.us');
    expect(await betaOf('AAPL')).toMatchObject({
      value: expect.closeTo(blumeBeta(1.2), 10) as number,
      label:
        'Blume-adjusted from 1.20 (standard error 0.00), the slope of 149 weekly returns against S&P 500, prices from Yahoo',
    });
  });

  it('[MARKET-DATA-SERVICE-43] names both providers when the index comes from another', async () => {
    stooq.series.delete('^spx');
    expect(await betaOf('AAPL')).toMatchObject({
      value: expect.closeTo(blumeBeta(1.5), 10) as number,
      label:
        'Blume-adjusted from 1.50 (standard error 0.00), the slope of 149 weekly returns against S&P 500, share prices from Stooq, index from Yahoo',
    });
  });

  it("[MARKET-DATA-SERVICE-43] uses another market's index for its shares", async () => {
    await addInstrument(database, { symbol: 'SAP', exchange: 'XETR', currency: 'EUR' });
    stooq.series.set('sap.de', thursdays(0.8));
    stooq.series.set('^dax', thursdays(1));
    expect(await betaOf('SAP')).toMatchObject({
      value: expect.closeTo(blumeBeta(0.8), 10) as number,
      label: expect.stringContaining('against DAX') as string,
    });
  });

  it('[MARKET-DATA-SERVICE-44] uses a provider when an import is too short', async () => {
    await importPrices(database, { symbol: 'AAPL' }, 'Date,Close,Adj Close\n2026-11-19,9,9\n', testNow);
    expect(await betaOf('AAPL')).toMatchObject({
      value: expect.closeTo(blumeBeta(1.5), 10) as number,
      source: 'stooq',
    });
  });

  /** A file in the Stooq layout, which has no adjusted closes, up to the last session. */
  const importFile = (closeOf: (close: number, week: number) => number) => {
    const rows = thursdays(1.7).map(({ date, close }, week) => {
      const cell = closeOf(close, week).toFixed(6);
      return `${date},${cell},${cell},${cell},${cell},1000`;
    });
    const text = ['Date,Open,High,Low,Close,Volume', ...rows].join('\n');
    return importPrices(database, { symbol: 'AAPL' }, text, testNow);
  };

  it('[MARKET-DATA-SERVICE-90] computes beta from a file without adjusted closes, and says so', async () => {
    await importFile((close) => close);
    expect(await betaOf('AAPL')).toEqual({
      value: expect.closeTo(blumeBeta(1.7), 6) as number,
      label:
        'Blume-adjusted from 1.70 (standard error 0.00), the slope of 149 weekly returns against S&P 500, share prices from Imported file, index from Stooq; from unadjusted closes, which show no split of 3-for-2 or more',
      source: 'csv-import',
      asOf: '2026-11-19',
      standardError: expect.closeTo(0, 6) as number,
    });
  });

  it('[MARKET-DATA-SERVICE-90] uses a provider when the file may contain a split', async () => {
    await importFile((close, week) => (week < 80 ? close * 4 : close));
    expect(await betaOf('AAPL')).toMatchObject({
      value: expect.closeTo(blumeBeta(1.5), 10) as number,
      source: 'stooq',
    });
  });

  it('[MARKET-DATA-SERVICE-90] gives the reason when the file may contain a split and no provider has the share', async () => {
    await importFile((close, week) => (week < 80 ? close * 4 : close));
    stooq.series.delete('aapl.us');
    yahoo.charts.delete('AAPL');
    expect(await betaOf('AAPL')).toMatchObject({
      value: 1,
      label: expect.stringMatching(
        /^Beta of 1 assumed: the share prices have too few adjusted closes, and their step from .* may be a split \(configured\)$/,
      ) as string,
    });
  });

  it('[MARKET-DATA-SERVICE-45] marks parameters as provisional while the index may become available', async () => {
    expect(await parametersOf('AAPL')).not.toHaveProperty('isProvisional');
    await database.queries.deleteFrom('instruments').where('type', '=', 'index').execute();
    stooq.always(stooqAnswers.wall);
    yahoo.always(yahooAnswers.status(503));
    expect(await parametersOf('AAPL')).toMatchObject({ beta: { value: 1 }, isProvisional: true });
  });

  it('[MARKET-DATA-SERVICE-31] says why there is no measured beta when no index is available', async () => {
    stooq.series.delete('^spx');
    yahoo.charts.delete('^GSPC');
    expect(await betaOf('AAPL')).toMatchObject({
      value: 1,
      label: 'Beta of 1 assumed: no index of its market is stored (configured)',
    });
  });
});
