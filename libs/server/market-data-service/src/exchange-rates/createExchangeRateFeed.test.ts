import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { importExchangeRates } from '../imports/importExchangeRates.js';
import { createEcb } from '../providers/ecb/createEcb.js';
import { fastPrices } from '../providers/testing/fastPrices.js';
import { ecbXml, startFakeEcb, type EcbDay, type FakeEcb } from '../providers/testing/startFakeEcb.js';
import { serviceAnswers } from '../providers/testing/startFakeService.js';
import { storeSampleMarket } from '../sample-market/storeSampleMarket.js';
import { createTestService } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { smallSampleMarket } from '../testing/smallSampleMarket.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

let ecb: FakeEcb;
let now: Date;
beforeAll(async () => {
  ecb = await startFakeEcb();
});
afterAll(() => ecb.stop());

const dayMs = 86_400_000;

/** Every weekday between two days, with a dollar rate that grows by a thousandth a day. */
function weekdays(from: string, to: string): EcbDay[] {
  const days: EcbDay[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayMs) {
    const date = new Date(time);
    const rates = { USD: Number((1 + (days.length + 1) / 1000).toFixed(3)), GBP: 0.85 };
    if (date.getUTCDay() % 6 !== 0) days.push({ date: date.toISOString().slice(0, 10), rates });
  }
  return days;
}

describe.each(databases.each)('rates from the ECB over %s', (_name, database: Database) => {
  const reportProblem = vi.fn();

  const start = (changes = {}, more = {}) =>
    createTestService(database, [], () => now, undefined, {
      exchangeRateProvider: createEcb(fastPrices(ecb.url, changes), () => now),
      reportProblem,
      ...more,
    });
  let marketData: ReturnType<typeof start>;
  const dollars = (from?: string, service = marketData) =>
    service.exchangeRates({ base: 'EUR', quote: 'USD', ...(from === undefined ? {} : { from }) });
  /** The files that were requested meanwhile. */
  const filesOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = ecb.requests.length;
    await work();
    return ecb.requests.slice(before).map(({ url }) => (url?.endsWith('90d.xml') ? 'recent' : 'all'));
  };
  const datesOf = (answer: Awaited<ReturnType<typeof dollars>>) =>
    answer.ok ? answer.value.rates.map(({ date }) => date) : answer.reason;

  beforeEach(async () => {
    await emptyDatabase(database);
    reportProblem.mockClear();
    // Friday, before the day's rates are published in Frankfurt.
    now = new Date('2026-11-20T12:00:00Z');
    ecb.always(null);
    ecb.files.set('recent', weekdays('2026-08-24', '2026-11-19'));
    ecb.files.set('all', weekdays('2025-01-06', '2026-11-19'));
    marketData = start();
  });

  it('[MARKET-DATA-SERVICE-124] are fetched once for everyone, even across restarts', async () => {
    const files = await filesOf(async () => {
      const [answer] = await Promise.all([
        dollars('2026-09-01'),
        dollars('2026-09-01'),
        dollars('2026-10-01'),
      ]);
      expect(answer).toMatchObject({ ok: true, value: { source: 'ecb' } });
      expect(answer && datesOf(answer).at(-1)).toBe('2026-11-19');
      expect(answer?.ok && 'notes' in answer.value).toBe(false);
    });
    expect(files).toEqual(['recent']);
    expect(await filesOf(() => dollars('2026-09-01'))).toEqual([]);
    expect(await filesOf(() => dollars('2026-09-01', start()))).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-124] are fetched again after the next publication, even if there is none', async () => {
    await dollars('2026-09-01');
    now = new Date('2026-11-20T15:30:00Z');
    expect(await filesOf(() => dollars('2026-09-01'))).toEqual([]);
    now = new Date('2026-11-20T16:30:00Z');
    expect(await filesOf(() => dollars('2026-09-01'))).toEqual(['recent']);
    expect(await filesOf(() => dollars('2026-09-01'))).toEqual([]);
    expect(await filesOf(() => dollars('2026-09-01', start()))).toEqual([]);
    now = new Date('2026-11-22T16:30:00Z');
    expect(await filesOf(() => dollars('2026-09-01', start()))).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-124] are fetched with the whole history when earlier days are requested', async () => {
    const files = await filesOf(async () => {
      expect(datesOf(await dollars('2025-03-01'))[0]).toBe('2025-03-03');
    });
    expect(files).toEqual(['recent', 'all']);
    expect(await filesOf(() => dollars('2025-01-06'))).toEqual([]);
    expect(await filesOf(() => dollars('2025-01-06', start()))).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-124] are fetched with a history that begins later than requested only once', async () => {
    expect(await filesOf(() => dollars())).toEqual(['recent', 'all']);
    expect(await filesOf(() => dollars())).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-130] continue imported ones, and fill a gap after them', async () => {
    const file = (days: readonly EcbDay[]) =>
      ['Date,USD', ...days.map(({ date, rates }) => `${date},${rates['USD']}`)].join('\n');
    await importExchangeRates(database, file(weekdays('2026-01-05', '2026-08-21')), now);
    const files = await filesOf(async () => {
      const dates = datesOf(await dollars('2026-01-05'));
      expect([dates[0], dates.at(-1)]).toEqual(['2026-01-05', '2026-11-19']);
      expect(dates).toHaveLength(weekdays('2026-01-05', '2026-11-19').length);
    });
    expect(files).toEqual(['recent']);
    await importExchangeRates(database, 'Date,USD\n2025-12-01,1.16\n', now);
    expect(await filesOf(() => dollars('2025-12-01'))).toEqual(['all']);
    expect(datesOf(await dollars('2025-12-01'))).toHaveLength(weekdays('2025-12-01', '2026-11-19').length);
  });

  it('[MARKET-DATA-SERVICE-125] are the stored ones while the ECB fails, which is not queried for a minute', async () => {
    await dollars('2026-09-01');
    now = new Date('2026-11-24T12:00:00Z');
    ecb.always(serviceAnswers.status(503));
    const answer = await dollars('2026-09-01');
    expect(datesOf(answer).at(-1)).toBe('2026-11-19');
    expect(answer).toMatchObject({
      value: {
        notes: ['ECB is unavailable (status 503). Try again later.'],
        isProvisional: true,
      },
    });
    ecb.always(null);
    now = new Date('2026-11-24T12:00:59Z');
    expect(await filesOf(() => dollars('2026-09-01'))).toEqual([]);
    now = new Date('2026-11-24T12:01:00Z');
    expect(await filesOf(() => dollars('2026-09-01'))).toEqual(['recent']);
  });

  it('[MARKET-DATA-SERVICE-125] are not requested for as long as the ECB requires', async () => {
    ecb.next(serviceAnswers.status(429, '', { 'retry-after': '600' }));
    expect(await dollars('2026-09-01')).toMatchObject({
      code: 'provider-rate-limited',
      retryAfterSeconds: 600,
    });
    now = new Date('2026-11-20T12:09:59Z');
    expect(await filesOf(() => dollars('2026-09-01'))).toEqual([]);
    now = new Date('2026-11-20T12:10:00Z');
    expect(await filesOf(() => dollars('2026-09-01'))).toEqual(['recent']);
  });

  it('[MARKET-DATA-SERVICE-125] are sample rates, or the failure, while none are stored', async () => {
    ecb.always(serviceAnswers.status(404));
    const reason = 'ECB refused the request (status 404).';
    expect(await dollars()).toEqual({ ok: false, code: 'provider-bad-answer', reason });
    await storeSampleMarket(database, { ...smallSampleMarket(), instruments: () => [] }, now);
    expect(await dollars()).toMatchObject({
      value: { source: 'sample', notes: [reason], isProvisional: true },
    });
    expect(await marketData.exchangeRates({ base: 'EUR', quote: 'SEK' })).toMatchObject({ reason });
  });

  it('[MARKET-DATA-SERVICE-125] are waited for briefly, and stored when they arrive', async () => {
    let answer = (): void => undefined;
    ecb.next((_request, response) => {
      answer = () => {
        serviceAnswers.text(ecbXml(weekdays('2026-08-24', '2026-11-19')))(_request, response);
      };
    });
    const hasty = start({}, { longestPriceWaitMs: 50 });
    expect(await dollars('2026-09-01', hasty)).toMatchObject({
      code: 'provider-timeout',
      reason: 'Exchange rates are still loading. Try again in a few seconds.',
    });
    answer();
    await vi.waitFor(async () => {
      expect(await dollars('2026-09-01', hasty)).toMatchObject({ ok: true });
    });
  });

  it('[MARKET-DATA-SERVICE-125] are not stored once the service is closed', async () => {
    let answer: (() => void) | undefined;
    ecb.next((request, response) => {
      answer = () => {
        serviceAnswers.text(ecbXml(weekdays('2026-08-24', '2026-11-19')))(request, response);
      };
    });
    const pending = dollars('2026-09-01');
    await vi.waitFor(() => {
      expect(answer).toBeDefined();
    });
    await marketData.close();
    answer?.();
    await pending;
    expect(await database.queries.selectFrom('exchange_rates').select('date').execute()).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-126] are reported when days are left out', async () => {
    ecb.files.set('recent', [
      { date: '2026-11-18', rates: { USD: 0 } },
      ...weekdays('2026-11-19', '2026-11-19'),
    ]);
    await dollars('2026-11-19');
    expect(reportProblem.mock.calls).toEqual([
      ['One day from ECB could not be used (2026-11-18: the USD rate of 0 is not positive).'],
    ]);
  });

  it('[MARKET-DATA-SERVICE-27] show the ECB in the status', async () => {
    await dollars('2026-09-01');
    expect((await marketData.status()).providers).toMatchObject([
      { id: 'ecb', name: 'ECB', state: 'ready', lastSuccess: '2026-11-20T12:00:00.000Z' },
    ]);
  });
});
