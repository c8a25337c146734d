import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importAcme } from './testing/importAcme.js';
import { openTestServer, type TestServer } from './testing/openTestServer.js';
import { refusalOf } from './testing/refusalOf.js';

let test: TestServer;
let server: FastifyInstance;

beforeAll(async () => {
  test = await openTestServer();
  server = test.server;
  await importAcme(server);
}, 60_000);
afterAll(() => test.close());

const get = async (url: string, on = server) => {
  const response = await on.inject({ method: 'GET', url });
  return { status: response.statusCode, headers: response.headers, body: response.json<unknown>() };
};

describe('health', () => {
  it('answers ok with the database that is used', async () => {
    expect(await get('/api/health')).toMatchObject({
      status: 200,
      body: {
        status: 'ok',
        version: '1.2.3',
        database: 'pglite',
        uptimeSeconds: expect.any(Number) as number,
      },
    });
  });

  it('reports the problem when the database does not answer', async () => {
    const sick = await test.another({ database: { findProblem: () => Promise.resolve('It sleeps.') } });
    expect(await get('/api/health', sick)).toMatchObject({
      status: 503,
      body: { status: 'degraded', problems: ['It sleeps.'] },
    });
  });
});

describe('health after damage', () => {
  it('[API-11] reports damage found by a query immediately', async () => {
    let problem: string | null = null;
    const hurt = await test.another({ database: { knownProblem: () => problem } });
    expect(await get('/api/health', hurt)).toMatchObject({ status: 200 });
    problem = 'The table bars is damaged.';
    expect(await get('/api/health', hurt)).toMatchObject({ status: 503, body: { problems: [problem] } });
  });
});

describe('status', () => {
  it('reports the state of the providers, uncached', async () => {
    const { status, headers, body } = await get('/api/status');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        companies: [{ source: 'csv-import', count: 1 }],
        providers: [],
        incidents: [],
        since: '2026-11-20T12:00:00.000Z',
      },
    });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('market data', () => {
  it('finds instruments', async () => {
    expect(await get('/api/market-data?query=acm')).toMatchObject({
      status: 200,
      body: {
        results: [
          {
            symbol: 'ACME',
            exchange: 'XNAS',
            currency: 'USD',
            type: 'equity',
            sector: null,
            source: 'csv-import',
          },
        ],
      },
    });
  });

  it('gives quotes in upper case and without repetition, and names what is missing', async () => {
    expect(await get('/api/market-data/real-time?symbols=acme,ACME,%20NONE')).toMatchObject({
      status: 200,
      body: { quotes: [{ symbol: 'ACME', price: 102, change: 2, changePercent: 0.02 }], missing: ['NONE'] },
    });
  });

  it('[API-33] prevents caching of quotes, exchange rates and parameters that may change shortly', async () => {
    const loading = {
      quotes: [],
      missing: ['AAPL'],
      reasons: { AAPL: 'Prices for AAPL are still loading.' },
    };
    const known = await test.marketData.parameters('ACME');
    if (!known.ok) throw new Error(known.reason);
    const rates = { base: 'EUR', quote: 'USD', source: 'ecb', rates: [], notes: ['ECB is unavailable.'] };
    const slow = await test.another({
      marketData: {
        exchangeRates: () => Promise.resolve({ ok: true, value: { ...rates, isProvisional: true } }),
        quotes: () => Promise.resolve({ ...loading, isProvisional: true }),
        parameters: () => Promise.resolve({ ok: true, value: { ...known.value, isProvisional: true } }),
      },
    });
    const quotes = await get('/api/market-data/real-time?symbols=AAPL', slow);
    expect(quotes.body).toEqual(loading);
    expect(quotes.headers['cache-control']).toBe('no-store');
    const parameters = await get('/api/market-data/parameters?symbol=ACME', slow);
    expect(parameters.body).toEqual(known.value);
    expect(parameters.headers['cache-control']).toBe('no-store');
    const given = await get('/api/market-data/exchange-rates?base=EUR&quote=USD', slow);
    expect(given.body).toEqual(rates);
    expect(given.headers['cache-control']).toBe('no-store');
    for (const path of ['real-time?symbols=ACME', 'parameters?symbol=ACME'])
      expect((await get(`/api/market-data/${path}`)).headers['cache-control']).toBe('no-cache');
  });

  it('gives daily bars', async () => {
    expect(await get('/api/market-data/historical?symbol=ACME&from=2026-11-19&interval=1d')).toMatchObject({
      status: 200,
      body: {
        symbol: 'ACME',
        currency: 'USD',
        source: 'csv-import',
        adjusted: true,
        bars: [{ date: '2026-11-19', close: 102 }],
      },
    });
  });

  it('gives valuation parameters', async () => {
    expect(await get('/api/market-data/parameters?symbol=ACME')).toMatchObject({
      status: 200,
      body: { riskFreeRate: { value: 0.0425 } },
    });
  });

  it('allows no browser caching', async () => {
    expect((await get('/api/market-data?query=acm')).headers['cache-control']).toBe('no-cache');
  });
});

describe('telemetry', () => {
  const metric = {
    name: 'LCP',
    value: 900,
    rating: 'good',
    sessionId: 's-1',
    url: 'https://product.example/',
    timestamp: '2026-11-20T12:00:00.000Z',
  };
  const post = (payload: object): InjectOptions => ({ method: 'POST', url: '/api/performance', payload });

  it('accepts reports from pages', async () => {
    const response = await server.inject(post(metric));
    expect([response.statusCode, response.body]).toEqual([204, '']);
    const stored = await test.database.queries
      .selectFrom('telemetry_events')
      .select(['kind', 'body'])
      .execute();
    expect(stored).toEqual([{ kind: 'performance-metric', body: metric }]);
  });

  it('rejects invalid reports, in the shared error format', async () => {
    expect(await refusalOf(server, post({ ...metric, value: 'much' }))).toMatchObject({
      status: 400,
      error: { code: 'invalid-request', details: [{ path: 'value', message: 'must be a number' }] },
    });
    expect(await refusalOf(server, post({ ...metric, padding: 'x'.repeat(64 * 1024) }))).toMatchObject({
      status: 413,
      error: { code: 'body-too-large' },
    });
    const text: InjectOptions = {
      method: 'POST',
      url: '/api/performance',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(metric),
    };
    expect(await refusalOf(server, text)).toMatchObject({ status: 415 });
  });

  it('rejects too many reports with the time to wait, and answers other requests', async () => {
    const busy = await test.another({});
    for (let number = 0; number < 300; number += 1) await busy.inject(post(metric));
    const refused = await refusalOf(busy, post(metric));
    expect(refused).toMatchObject({ status: 429, error: { code: 'too-many-requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await busy.inject('/api/health')).statusCode).toBe(200);
  });
});

describe('the documentation', () => {
  it('describes every address from the schemas that check it', async () => {
    const { body } = await get('/api/docs/json');
    const paths = Object.keys((body as { paths: object }).paths);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/api/health',
        '/api/status',
        '/api/market-data',
        '/api/market-data/real-time',
        '/api/market-data/historical',
        '/api/market-data/exchange-rates',
        '/api/market-data/parameters',
        '/api/fundamentals',
        '/api/imports/prices',
        '/api/imports/exchange-rates',
        '/api/calculations',
        '/api/calculations/dcf',
        '/api/calculations/optimisation',
        '/api/performance',
        '/api/performance/session',
        '/api/performance/violations',
        '/api/web-vitals',
        '/api/csp-violations',
        '/api/usage',
      ]),
    );
    expect(paths).not.toContain('/');
    expect(body).toMatchObject({
      paths: {
        '/api/market-data': { get: { parameters: [{ name: 'query', in: 'query', required: true }] } },
      },
    });
  });

  it('is a page under its own policy', async () => {
    const page = await server.inject('/api/docs/');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
  });
});
