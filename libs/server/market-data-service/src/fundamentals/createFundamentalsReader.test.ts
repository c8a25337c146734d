import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecEdgar } from '../providers/sec-edgar/createSecEdgar.js';
import { companyFactsOf } from '../providers/testing/companyFactsOf.js';
import { fastSecEdgar } from '../providers/testing/fastSecEdgar.js';
import { answers, startFakeEdgar, type Answer } from '../providers/testing/startFakeEdgar.js';
import { addInstrument, closeOn } from '../testing/addInstrument.js';
import { createTestService, testNow } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';

const databases = await openTestDatabases();
const edgar = await startFakeEdgar();
afterAll(async () => {
  await edgar.stop();
  await databases.close();
});

const dayMs = 86_400_000;

describe.each(databases.each)('filed statements over %s', (_name, database: Database) => {
  let now: Date;
  const clock = () => now;
  /** Long timeouts for responses that arrive, since the test machine may be busy, and none for those that never do. */
  const service = (answer?: Answer) => {
    const settings = fastSecEdgar(edgar.url, answer === answers.never ? { timeoutMs: 200 } : {});
    return createTestService(database, [createSecEdgar(settings, clock)], clock);
  };

  beforeEach(async () => {
    now = testNow;
    edgar.always(null);
    await emptyDatabase(database);
  });

  it('[MARKET-DATA-SERVICE-15] returns the statements of a listed company and fetches them once in 24 hours', async () => {
    const marketData = service();
    const before = edgar.requests.length;
    const first = await marketData.fundamentals('AAPL');
    expect(first).toMatchObject({
      ok: true,
      value: {
        symbol: 'AAPL',
        source: 'sec-edgar',
        freshness: { fetchedAt: '2026-11-20T12:00:00.000Z', ageSeconds: 0, stale: false, reason: null },
      },
    });
    expect(first.ok && first.value.annual.at(-1)?.figures.revenue?.value).toBe(1000);
    now = new Date(now.getTime() + dayMs - 1000);
    expect(await marketData.fundamentals('AAPL')).toMatchObject({
      value: { freshness: { ageSeconds: 86_399 } },
    });
    // The list of companies, the facts and the submissions.
    expect(edgar.requests.length - before).toBe(3);
  });

  it('[MARKET-DATA-SERVICE-15] fetches once for concurrent requests', async () => {
    const marketData = service();
    const before = edgar.requests.length;
    await Promise.all([marketData.fundamentals('AAPL'), marketData.fundamentals('AAPL')]);
    expect(edgar.requests.length - before).toBe(3);
  });

  it('[MARKET-DATA-SERVICE-16] returns what was known on a day', async () => {
    const known = await service().fundamentals('AAPL', '2024-06-30');
    expect(known.ok && known.value.annual.map(({ figures }) => figures.revenue?.value)).toEqual([900]);
    expect(known).toMatchObject({ value: { knownOn: '2024-06-30', lastFiled: '2023-11-01' } });
  });

  it('[MARKET-DATA-SERVICE-16] refuses a day in the future', async () => {
    expect(await service().fundamentals('AAPL', '2026-11-22')).toMatchObject({ code: 'impossible-dates' });
  });

  it('[MARKET-DATA-SERVICE-17] serves an earlier copy marked stale when the provider fails', async () => {
    await service().fundamentals('AAPL');
    now = new Date(now.getTime() + 3 * dayMs);
    for (const [answer, words] of [
      [answers.never, 'did not answer'],
      [answers.undeclared, 'SEC_EDGAR_CONTACT'],
      [answers.halfJson, 'incomplete or invalid JSON'],
      [answers.json({ cik: 320193, facts: 'none' }), 'an unusable document'],
      [answers.json({ entityName: 'Apple Inc.', facts: {} }), 'an unusable document'],
      [answers.missing, 'has no company facts'],
      [answers.status(429), 'rate limit was reached'],
    ] as const) {
      edgar.always(answer);
      const served = await service(answer).fundamentals('AAPL');
      expect(served).toMatchObject({
        ok: true,
        value: {
          freshness: {
            stale: true,
            ageSeconds: 259_200,
            fetchedAt: '2026-11-20T12:00:00.000Z',
            reason: expect.stringContaining(words) as string,
          },
        },
      });
      expect(served.ok && served.value.annual.at(-1)?.figures.revenue?.value).toBe(1000);
    }
  });

  it('[MARKET-DATA-SERVICE-17] serves the earlier copy for a minute before it retries', async () => {
    const marketData = service();
    await marketData.fundamentals('AAPL');
    now = new Date(now.getTime() + 2 * dayMs);
    edgar.always(answers.halfJson);
    await marketData.fundamentals('AAPL');
    const before = edgar.requests.length;
    expect(await marketData.fundamentals('AAPL')).toMatchObject({ value: { freshness: { stale: true } } });
    expect(edgar.requests.length).toBe(before);
    edgar.always(null);
    now = new Date(now.getTime() + 61_000);
    expect(await marketData.fundamentals('AAPL')).toMatchObject({ value: { freshness: { stale: false } } });
  });

  it('[MARKET-DATA-SERVICE-18] names the provider when there is no earlier copy', async () => {
    const failures = async (answer: Answer) => {
      edgar.always(null);
      await service().search('AAPL');
      edgar.always(answer);
      return service(answer).fundamentals('AAPL');
    };
    expect(await failures(answers.never)).toMatchObject({
      code: 'provider-timeout',
      reason: expect.stringContaining('SEC EDGAR') as string,
      retryAfterSeconds: 30,
    });
    expect(await failures(answers.undeclared)).toMatchObject({ code: 'provider-bad-answer' });
    expect(await failures(answers.status(503))).toMatchObject({ code: 'provider-unavailable' });
    expect(await failures(answers.status(429, '', { 'retry-after': '17' }))).toMatchObject({
      code: 'provider-rate-limited',
      retryAfterSeconds: 17,
    });
  });

  it('[MARKET-DATA-SERVICE-18] waits a minute after a failure without an earlier copy too', async () => {
    const marketData = service();
    await marketData.search('AAPL');
    edgar.always(answers.halfJson);
    await marketData.fundamentals('AAPL');
    const before = edgar.requests.length;
    expect(await marketData.fundamentals('AAPL')).toMatchObject({ code: 'provider-bad-answer' });
    expect(edgar.requests.length).toBe(before);
    now = new Date(now.getTime() + 61_000);
    edgar.always(null);
    expect(await marketData.fundamentals('AAPL')).toMatchObject({ ok: true });
  });

  it.each([
    ['no document', answers.missing, 'SEC EDGAR has no company facts', 1],
    ['no full fiscal year', answers.json({ entityName: 'Apple Inc.', facts: {} }), 'no statement filed', 2],
  ])(
    '[MARKET-DATA-SERVICE-25] says once a day that a listed company has no statements: %s',
    async (_what, answer, words, requests) => {
      const marketData = service();
      await marketData.search('AAPL');
      edgar.always(answer);
      const before = edgar.requests.length;
      for (const hours of [0, 1, 22]) {
        now = new Date(now.getTime() + hours * 3_600_000);
        expect(await marketData.fundamentals('AAPL')).toMatchObject({
          code: 'no-fundamentals',
          reason: expect.stringContaining(words) as string,
        });
      }
      expect(edgar.requests.length - before).toBe(requests);
      edgar.always(null);
      now = new Date(now.getTime() + 2 * 3_600_000);
      expect(await marketData.fundamentals('AAPL')).toMatchObject({ ok: true });
    },
  );

  it('[MARKET-DATA-SERVICE-18] does not call a symbol unknown while the list of companies is unavailable', async () => {
    edgar.always(answers.status(503));
    const marketData = service();
    expect(await marketData.fundamentals('AAPL')).toMatchObject({ code: 'provider-unavailable' });
    edgar.always(null);
    now = new Date(now.getTime() + 61_000);
    expect(await service().fundamentals('NOPE')).toMatchObject({ code: 'unknown-symbol' });
  });

  it('[MARKET-DATA-SERVICE-15] refreshes an old list of companies while it uses it', async () => {
    const marketData = service();
    await marketData.search('AAPL');
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    edgar.always((request, response) => {
      const list = { 0: { cik_str: 320193, ticker: 'AAPL', title: 'Apple Incorporated' } };
      void isAnswered.then(() => {
        answers.json(request.url?.includes('tickers') ? list : companyFactsOf())(request, response);
      });
    });
    now = new Date(now.getTime() + 2 * dayMs);
    expect((await marketData.search('AAPL')).results[0]?.name).toBe('Apple Inc.');
    answer();
    await expect
      .poll(async () => (await marketData.search('AAPL')).results[0]?.name)
      .toBe('Apple Incorporated');
  });

  it('[MARKET-DATA-SERVICE-33] reports no statements for an imported price file, or without the provider', async () => {
    await addInstrument(database, { symbol: 'CSV' }, [closeOn('2026-11-19', 1)]);
    await addInstrument(database, { symbol: 'SEC', source: 'sec-edgar', provider_key: '1' });
    expect(await createTestService(database).fundamentals('CSV')).toMatchObject({ code: 'no-fundamentals' });
    expect(await createTestService(database).fundamentals('SEC')).toMatchObject({
      code: 'provider-not-configured',
      reason:
        'Statements of SEC come from SEC EDGAR, which is not configured. To configure it, set SEC_EDGAR_CONTACT on the server to a name and an email address.',
    });
  });

  it('[MARKET-DATA-SERVICE-32] returns parameters in the currency of the statements, else of the price', async () => {
    const marketData = service();
    expect(await marketData.parameters('AAPL')).toMatchObject({ value: { currency: 'USD' } });
    const euros = { exchange: 'XNAS', currency: 'EUR' };
    await addInstrument(database, { symbol: 'AAPL', ...euros }, [closeOn('2026-11-19', 1)]);
    await addInstrument(database, { symbol: 'CSV', ...euros }, [closeOn('2026-11-19', 1)]);
    expect(await marketData.parameters('AAPL')).toMatchObject({ value: { currency: 'USD' } });
    expect(await marketData.parameters('CSV')).toMatchObject({ value: { currency: 'EUR' } });
    expect(await marketData.parameters('NOPE')).toMatchObject({ code: 'unknown-symbol' });
  });
});
