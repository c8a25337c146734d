import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPrices } from '../imports/importPrices.js';
import type { MarketDataService } from '../MarketDataService.js';
import { parameterDefaults } from '../parameters/ParameterSettings.js';
import { createStooq } from '../providers/stooq/createStooq.js';
import { startFakeStooq, stooqAnswers } from '../providers/testing/startFakeStooq.js';
import { fastPrices } from '../providers/testing/fastPrices.js';
import { createYahoo } from '../providers/yahoo/createYahoo.js';
import { startFakeYahoo, yahooAnswers } from '../providers/testing/startFakeYahoo.js';
import { addInstrument, closeOn } from '../testing/addInstrument.js';
import { createTestService } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';

const databases = await openTestDatabases();
const stooq = await startFakeStooq();
const yahoo = await startFakeYahoo();
afterAll(async () => {
  await Promise.all([stooq.stop(), yahoo.stop(), databases.close()]);
});

const hourMs = 3_600_000;

describe.each(databases.each)('prices of providers over %s', (_name, database: Database) => {
  let now: Date;
  let services: MarketDataService[];

  const service = (stooqSettings = {}, longestPriceWaitMs = 4000) => {
    const clock = () => now;
    const made = createTestService(database, [], clock, parameterDefaults, {
      longestPriceWaitMs,
      priceProviders: [
        createStooq(fastPrices(stooq.url, stooqSettings), clock),
        createYahoo(fastPrices(yahoo.url), clock),
      ],
    });
    services.push(made);
    return made;
  };
  const asked = () => [stooq.requests.length, yahoo.requests.length] as const;
  /** The requests to Stooq and Yahoo that this causes. */
  const askedBy = async (work: () => Promise<unknown>) => {
    const before = asked();
    await work();
    return asked().map((count, position) => count - (before[position] ?? 0));
  };
  const later = (hours: number): void => {
    now = new Date(now.getTime() + hours * hourMs);
  };

  beforeEach(async () => {
    // Friday, before the session in New York.
    now = new Date('2026-11-20T12:00:00Z');
    services = [];
    stooq.always(null);
    yahoo.always(null);
    stooq.series.clear();
    yahoo.charts.clear();
    stooq.series.set('aapl.us', [
      { date: '2026-11-18', close: 100 },
      { date: '2026-11-19', close: 102 },
    ]);
    yahoo.charts.set('AAPL', { days: [{ date: '2026-11-19', close: 103, dividend: 0.25 }] });
    await emptyDatabase(database);
    await addInstrument(database, {
      symbol: 'AAPL',
      source: 'sec-edgar',
      provider_key: '1',
      name: 'Apple Inc.',
      currency: null,
    });
  });
  afterEach(() => Promise.all(services.map((each) => each.close())));

  it('[MARKET-DATA-SERVICE-35] prices a filer from the first provider, with one request', async () => {
    const marketData = service();
    const requests = await askedBy(async () => {
      const answers = await Promise.all([
        marketData.quotes(['AAPL']),
        marketData.quotes(['AAPL']),
        marketData.bars('AAPL'),
      ]);
      for (const answer of answers.slice(0, 2))
        expect(answer).toEqual({
          quotes: [
            expect.objectContaining({
              symbol: 'AAPL',
              price: 102,
              previousClose: 100,
              currency: 'USD',
              asOf: '2026-11-19T00:00:00.000Z',
              source: 'stooq',
              stale: false,
            }),
          ],
          missing: [],
        });
      expect(answers[2]).toMatchObject({
        value: {
          source: 'stooq',
          adjusted: true,
          bars: [{ close: 100 }, { close: 102 }],
          notes: ['Stooq adjusts all prices before the last close for splits and dividends.'],
        },
      });
    });
    expect(requests).toEqual([1, 0]);
    expect(await marketData.instrument('AAPL')).toMatchObject({
      value: { name: 'Apple Inc.', source: 'sec-edgar', currency: 'USD' },
    });
    expect((await marketData.search('AAPL')).results).toHaveLength(1);
  });

  it('[MARKET-DATA-SERVICE-35] queries the second provider only when the first has no price', async () => {
    stooq.series.clear();
    expect(await askedBy(() => service().quotes(['AAPL']))).toEqual([1, 1]);
    expect(await service().quotes(['AAPL'])).toMatchObject({
      quotes: [{ price: 103, source: 'yahoo', previousClose: null }],
    });
    const stored = await database.queries.selectFrom('dividends').select(['date', 'amount']).execute();
    expect(stored).toEqual([{ date: '2026-11-19', amount: 0.25 }]);
  });

  it("[MARKET-DATA-SERVICE-35] queries the second provider when the first one's last price is out of date", async () => {
    stooq.series.set('aapl.us', [{ date: '2026-10-01', close: 90 }]);
    expect(await service().quotes(['AAPL'])).toMatchObject({ quotes: [{ price: 103, source: 'yahoo' }] });
  });

  it('[MARKET-DATA-SERVICE-35] retries a failed second provider when the first is out of date', async () => {
    stooq.series.set('aapl.us', [{ date: '2026-10-01', close: 90 }]);
    yahoo.always(yahooAnswers.tooMany);
    const marketData = service();
    expect(await marketData.quotes(['AAPL'])).toMatchObject({
      quotes: [{ price: 90, source: 'stooq' }],
      isProvisional: true,
    });
    yahoo.always(null);
    later(1);
    expect(await marketData.quotes(['AAPL'])).toMatchObject({ quotes: [{ price: 103, source: 'yahoo' }] });
  });

  it('[MARKET-DATA-SERVICE-36] queries again only after another session, even after a restart', async () => {
    await service().quotes(['AAPL']);
    expect(await askedBy(() => service().quotes(['AAPL']))).toEqual([0, 0]);
    later(9);
    const marketData = service();
    expect(await askedBy(() => marketData.quotes(['AAPL']))).toEqual([0, 0]);
    later(2);
    stooq.series.set('aapl.us', [
      { date: '2026-11-18', close: 100 },
      { date: '2026-11-19', close: 102 },
      { date: '2026-11-20', close: 105 },
    ]);
    expect(await askedBy(() => marketData.quotes(['AAPL']))).toEqual([1, 0]);
    const from = new URL(stooq.requests.at(-1)?.url ?? '', stooq.url).searchParams.get('d1');
    expect(from).toBe('20261109');
    expect(await marketData.quotes(['AAPL'])).toMatchObject({
      quotes: [{ price: 105, previousClose: 102 }],
    });
    // Saturday and Sunday bring no close, and Monday's is not available yet.
    later(24 * 2);
    expect(await askedBy(() => service().quotes(['AAPL']))).toEqual([0, 0]);
  });

  it('[MARKET-DATA-SERVICE-36] queries once for a session that the provider lacks, as on a holiday', async () => {
    await service().quotes(['AAPL']);
    later(11);
    expect(await askedBy(() => service().quotes(['AAPL']))).toEqual([1, 0]);
    later(1);
    expect(await askedBy(() => service().quotes(['AAPL']))).toEqual([0, 0]);
    expect(await service().quotes(['AAPL'])).toMatchObject({ quotes: [{ price: 102, stale: false }] });
  });

  it('[MARKET-DATA-SERVICE-37] fetches the whole history again after a dividend or a split', async () => {
    const history = async () => {
      const bars = await service().bars('AAPL');
      return bars.ok ? bars.value.bars.map(({ close }) => close) : bars.reason;
    };
    expect(await history()).toEqual([100, 102]);
    later(11);
    stooq.series.set('aapl.us', [
      { date: '2026-11-18', close: 50 },
      { date: '2026-11-19', close: 51 },
      { date: '2026-11-20', close: 52 },
    ]);
    expect(await askedBy(history)).toEqual([2, 0]);
    expect(await history()).toEqual([50, 51, 52]);
  });

  it('[MARKET-DATA-SERVICE-38] remembers for a day that no provider knows a symbol', async () => {
    stooq.series.clear();
    yahoo.charts.clear();
    const marketData = service();
    const answer = {
      quotes: [],
      missing: ['AAPL'],
      reasons: { AAPL: 'Stooq and Yahoo have no prices for AAPL.' },
    };
    expect(await marketData.quotes(['AAPL'])).toEqual(answer);
    later(23);
    expect(await askedBy(() => marketData.quotes(['AAPL']))).toEqual([0, 0]);
    expect(await marketData.quotes(['AAPL'])).toEqual(answer);
    expect(await marketData.bars('AAPL')).toMatchObject({
      code: 'no-prices',
      reason:
        'Stooq and Yahoo have no prices for AAPL. Import them with: npm run import -- prices <file> --symbol AAPL',
    });
    later(2);
    expect(await askedBy(() => marketData.quotes(['AAPL']))).toEqual([1, 1]);
  });

  it('[MARKET-DATA-SERVICE-39] waits a minute after a failure, and says what failed', async () => {
    stooq.always(stooqAnswers.wall);
    yahoo.always(yahooAnswers.status(403, 'no'));
    const marketData = service();
    expect(await marketData.quotes(['AAPL'])).toEqual({
      quotes: [],
      missing: ['AAPL'],
      reasons: {
        AAPL: 'Stooq sent a web page instead of prices. Yahoo refused the request (status 403).',
      },
      isProvisional: true,
    });
    expect(await marketData.bars('AAPL')).toMatchObject({ code: 'provider-bad-answer' });
    expect(await askedBy(() => marketData.quotes(['AAPL']))).toEqual([0, 0]);
    stooq.always(null);
    now = new Date(now.getTime() + 61_000);
    expect(await marketData.quotes(['AAPL'])).toMatchObject({ quotes: [{ price: 102 }], missing: [] });
  });

  it('[MARKET-DATA-SERVICE-39] sends nothing to a rate-limited provider until its wait is over', async () => {
    await addInstrument(database, { symbol: 'TSLA', source: 'sec-edgar', provider_key: '2', currency: null });
    stooq.always(stooqAnswers.dailyLimit);
    const marketData = service();
    expect(await askedBy(() => marketData.quotes(['AAPL']))).toEqual([1, 1]);
    now = new Date(now.getTime() + 3_500_000);
    expect(await askedBy(() => marketData.quotes(['TSLA']))).toEqual([0, 1]);
    expect((await marketData.status()).providers).toMatchObject([
      { id: 'stooq', name: 'Stooq', state: 'limited', requestsPerSecond: 100 },
      { id: 'yahoo', name: 'Yahoo', state: 'ready', lastSuccess: expect.any(String) as string },
    ]);
  });

  it('[MARKET-DATA-SERVICE-40] serves stored prices marked stale when no newer ones are available', async () => {
    await service().quotes(['AAPL']);
    later(11);
    stooq.always(stooqAnswers.status(503));
    yahoo.always(yahooAnswers.tooMany);
    const marketData = service();
    expect(await marketData.quotes(['AAPL'])).toMatchObject({
      quotes: [{ price: 102, source: 'stooq', stale: true }],
      missing: [],
    });
    expect(await marketData.bars('AAPL')).toMatchObject({ value: { source: 'stooq' } });
  });

  it('[MARKET-DATA-SERVICE-41] does not wait long for a provider, and stores its prices later', async () => {
    let answerLate: () => void = () => undefined;
    stooq.next((request, response) => {
      answerLate = () => {
        stooqAnswers.text('Date,Open,High,Low,Close,Volume\n2026-11-19,102,102,102,102,1\n')(
          request,
          response,
        );
      };
    });
    const marketData = service({}, 50);
    const started = performance.now();
    expect(await marketData.quotes(['AAPL'])).toEqual({
      quotes: [],
      missing: ['AAPL'],
      reasons: { AAPL: 'Prices for AAPL are still loading. Try again in a few seconds.' },
      isProvisional: true,
    });
    expect(await marketData.bars('AAPL')).toMatchObject({ code: 'provider-timeout', retryAfterSeconds: 5 });
    expect(performance.now() - started).toBeLessThan(2000);
    answerLate();
    await expect
      .poll(() => marketData.quotes(['AAPL']), { timeout: 5000 })
      .toMatchObject({ quotes: [{ price: 102 }] });
  });

  it('[MARKET-DATA-SERVICE-41] stores nothing after it is closed', async () => {
    let answerLate: () => void = () => undefined;
    stooq.next((request, response) => {
      answerLate = () => {
        stooqAnswers.text('Date,Close\n2026-11-19,102\n')(request, response);
      };
    });
    const marketData = service({}, 20);
    await marketData.quotes(['AAPL']);
    await marketData.close();
    answerLate();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await database.queries.selectFrom('bars').selectAll().execute()).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-42] requests no sample symbol, and no import whose market is unknown', async () => {
    await addInstrument(database, { symbol: 'KST.SMP', source: 'sample', exchange: 'XSA1' }, [
      closeOn('2020-01-01', 1),
    ]);
    await addInstrument(database, { symbol: 'OWN' }, [closeOn('2020-01-01', 1)]);
    await addInstrument(database, { symbol: 'FAR', exchange: 'XXXX' });
    const requests = await askedBy(async () => {
      expect(await service().quotes(['KST.SMP', 'OWN', 'FAR'])).toMatchObject({
        quotes: [{ stale: false }, { stale: true }],
        missing: ['FAR'],
        reasons: {
          FAR: 'No provider covers the market XXXX. Import a price file or enter a price.',
        },
      });
    });
    expect(requests).toEqual([0, 0]);
  });

  it('[MARKET-DATA-SERVICE-42] requests shares of other markets under their own symbols', async () => {
    await addInstrument(database, { symbol: 'VOD', exchange: 'XLON', currency: 'GBP' });
    yahoo.charts.set('VOD.L', {
      currency: 'GBp',
      timeZone: 'Europe/London',
      opensAt: '08:00',
      days: [{ date: '2026-11-19', close: 72.5 }],
    });
    const marketData = service();
    expect(await marketData.quotes(['VOD'])).toMatchObject({
      quotes: [{ price: 0.725, currency: 'GBP', source: 'yahoo' }],
    });
    expect(await marketData.bars('XLON:VOD')).toMatchObject({
      value: { notes: [expect.stringContaining('hundredths of GBP') as string] },
    });
  });

  it('[MARKET-DATA-SERVICE-34] queries no provider while imported prices have the last session', async () => {
    const marketData = service();
    await marketData.quotes(['AAPL']);
    await importPrices(database, { symbol: 'AAPL' }, 'Date,Close\n2026-11-19,200\n', now);
    expect(await askedBy(() => marketData.quotes(['AAPL']))).toEqual([0, 0]);
    expect(await marketData.quotes(['AAPL'])).toMatchObject({
      quotes: [{ price: 200, source: 'csv-import', stale: false }],
    });
  });

  it("[MARKET-DATA-SERVICE-34] uses a provider's newer price, stored or fetched", async () => {
    await importPrices(database, { symbol: 'AAPL' }, 'Date,Close\n2026-11-18,7\n', now);
    const newest = { quotes: [{ price: 102, source: 'stooq', previousClose: 100 }] };
    expect(await service().quotes(['AAPL'])).toMatchObject(newest);
    stooq.always(stooqAnswers.wall);
    yahoo.always(yahooAnswers.status(503));
    expect(await service().quotes(['AAPL'])).toMatchObject(newest);
  });

  it('[MARKET-DATA-SERVICE-34] serves imported prices while no provider has newer ones', async () => {
    await importPrices(database, { symbol: 'AAPL' }, 'Date,Close\n2026-11-18,200\n', now);
    stooq.always(stooqAnswers.wall);
    yahoo.always(yahooAnswers.status(503));
    expect(await service().quotes(['AAPL'])).toMatchObject({
      quotes: [{ price: 200, source: 'csv-import', stale: false }],
    });
  });
});
