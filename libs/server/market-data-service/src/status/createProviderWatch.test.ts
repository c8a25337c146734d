import { serviceStatusResponseSchema } from '@finance-analyst/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FundamentalsProvider } from '../providers/FundamentalsProvider.js';
import type { ProviderFailure, ProviderResult } from '../providers/ProviderFailure.js';
import type { PriceProvider } from '../providers/PriceProvider.js';
import { apple } from '../providers/testing/shares.js';
import { secEdgarUnconfigured } from '../providers/sec-edgar/secEdgarUnconfigured.js';
import { createProviderWatch, type ProviderWatch } from './createProviderWatch.js';

const start = new Date('2026-11-20T12:00:00Z');
let now: Date;
let asked: number;
let answer: ProviderResult<'unchanged'>;
let watch: ProviderWatch;

const outage: ProviderFailure = { ok: false, kind: 'unavailable', reason: 'SEC EDGAR cannot be reached.' };
const refusal: ProviderFailure = {
  ok: false,
  kind: 'rate-limited',
  reason: 'SEC EDGAR’s rate limit was reached.',
  retryAfterSeconds: 90,
};

const provider: FundamentalsProvider = {
  source: 'sec-edgar',
  name: 'SEC EDGAR',
  requestsPerSecond: 5,
  listCompanies: () => {
    asked += 1;
    return Promise.resolve(answer.ok ? { ok: true, value: [] } : answer);
  },
  fetchDocument: () => {
    asked += 1;
    return Promise.resolve(answer);
  },
};

const minute = (count: number) => new Date(start.getTime() + count * 60_000);
const ask = async (at: number, given: ProviderResult<'unchanged'>) => {
  now = minute(at);
  answer = given;
  await watch.providers[0]?.fetchDocument('1', null);
};
const fine = { ok: true, value: 'unchanged' } as const;
const seen = () => watch.status().providers[0];

beforeEach(() => {
  now = start;
  asked = 0;
  answer = fine;
  watch = createProviderWatch([provider], [], () => now);
});

describe('the status of providers', () => {
  it('[MARKET-DATA-SERVICE-27] is ready, without times, before any request', () => {
    expect(watch.status()).toEqual({
      since: '2026-11-20T12:00:00.000Z',
      incidents: [],
      providers: [
        {
          id: 'sec-edgar',
          name: 'SEC EDGAR',
          state: 'ready',
          lastSuccess: null,
          lastFailure: null,
          reason: null,
          failingSince: null,
          blockedUntil: null,
          requestsPerSecond: 5,
        },
      ],
    });
    expect(asked).toBe(0);
  });

  it('[MARKET-DATA-SERVICE-27] matches the contract', async () => {
    await ask(1, outage);
    const status = { ...watch.status(), companies: [] };
    expect(serviceStatusResponseSchema.parse(status)).toEqual(status);
  });

  it('[MARKET-DATA-SERVICE-27] follows the responses to both kinds of request', async () => {
    await ask(1, fine);
    expect(seen()).toMatchObject({ state: 'ready', lastSuccess: minute(1).toISOString() });
    now = minute(2);
    answer = outage;
    await watch.providers[0]?.listCompanies();
    expect(seen()).toMatchObject({
      state: 'failing',
      failingSince: minute(2).toISOString(),
      lastSuccess: minute(1).toISOString(),
      lastFailure: minute(2).toISOString(),
      reason: outage.reason,
      blockedUntil: null,
    });
  });

  it('[MARKET-DATA-SERVICE-27] is limited until the wait of a refusal is over, then ready', async () => {
    await ask(1, refusal);
    expect(seen()).toMatchObject({ state: 'limited', blockedUntil: '2026-11-20T12:02:30.000Z' });
    now = minute(3);
    expect(seen()).toMatchObject({ state: 'ready', blockedUntil: null, reason: refusal.reason });
  });

  it('[MARKET-DATA-SERVICE-27] names what is missing for a provider that is not configured', () => {
    watch = createProviderWatch([], [secEdgarUnconfigured], () => now);
    expect(seen()).toMatchObject({
      id: 'sec-edgar',
      state: 'not-configured',
      reason: expect.stringContaining('SEC_EDGAR_CONTACT') as string,
    });
  });

  it('[MARKET-DATA-SERVICE-27] follows the responses of price providers too', async () => {
    const prices: PriceProvider = {
      source: 'stooq',
      name: 'Stooq',
      requestsPerSecond: 1,
      symbolOf: () => 'aapl.us',
      fetchSeries: () => Promise.resolve(refusal),
    };
    watch = createProviderWatch([provider], [], () => now, [prices]);
    await watch.priceProviders[0]?.fetchSeries('aapl.us', apple, '2026-11-01');
    expect(watch.status().providers).toMatchObject([
      { id: 'sec-edgar', state: 'ready' },
      { id: 'stooq', name: 'Stooq', state: 'limited', reason: refusal.reason, requestsPerSecond: 1 },
    ]);
  });

  it('[MARKET-DATA-SERVICE-28] keeps an incident from the first failure to the next success', async () => {
    await ask(1, outage);
    await ask(2, { ...outage, kind: 'timeout', reason: 'SEC EDGAR did not answer.' });
    const incident = {
      providerId: 'sec-edgar',
      providerName: 'SEC EDGAR',
      startedAt: minute(1).toISOString(),
      reason: outage.reason,
    };
    expect(watch.status().incidents).toEqual([{ ...incident, endedAt: null }]);
    await ask(4, fine);
    expect(watch.status().incidents).toEqual([{ ...incident, endedAt: minute(4).toISOString() }]);
    expect(seen()).toMatchObject({ state: 'ready', failingSince: null });
  });

  it('[MARKET-DATA-SERVICE-28] lists the last fifty, newest first', async () => {
    for (let round = 0; round < 60; round += 1) {
      await ask(2 * round, outage);
      await ask(2 * round + 1, fine);
    }
    const starts = watch.status().incidents.map(({ startedAt }) => startedAt);
    expect(starts).toHaveLength(50);
    expect(starts[0]).toBe(minute(118).toISOString());
    expect(starts.at(-1)).toBe(minute(20).toISOString());
  });

  it('[MARKET-DATA-SERVICE-29] counts a missing document as a success', async () => {
    await ask(1, { ok: false, kind: 'absent', reason: 'No such company.' });
    expect(seen()).toMatchObject({ state: 'ready', lastSuccess: minute(1).toISOString(), lastFailure: null });
  });

  it("[MARKET-DATA-SERVICE-29] keeps the failure's time and reason while requests are blocked", async () => {
    await ask(1, outage);
    await ask(2, {
      ok: false,
      kind: 'unavailable',
      reason: 'SEC EDGAR is left alone.',
      retryAfterSeconds: 30,
      wasSent: false,
    });
    expect(seen()).toMatchObject({
      state: 'failing',
      lastFailure: minute(1).toISOString(),
      reason: outage.reason,
      blockedUntil: '2026-11-20T12:02:30.000Z',
    });
    expect(watch.status().incidents).toHaveLength(1);
  });
});
