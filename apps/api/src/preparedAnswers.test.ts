import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { storeSampleMarket } from '@finance-analyst/market-data-service';
import { createSampleMarket } from '@finance-analyst/sample-economy';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, testClock, type TestServer } from './testing/openTestServer.js';

let test: TestServer;
let server: FastifyInstance;
let symbol: string;

beforeAll(async () => {
  test = await openTestServer();
  server = test.server;
  const market = createSampleMarket();
  const company = market.instruments().find(({ type }) => type === 'equity');
  if (!company) throw new Error('The sample market has no company.');
  symbol = company.symbol;
  const small = { ...market, instruments: () => [company] };
  await storeSampleMarket(test.database, small, testClock());
}, 60_000);
afterAll(() => test.close());

const importDay = async (close: number) => {
  const response = await server.inject({
    method: 'POST',
    url: '/api/imports/prices?symbol=DAY&currency=USD',
    headers: { 'content-type': 'text/csv' },
    body: `Date,Close\n2026-11-19,${close}\n`,
  });
  expect(response.body).toContain('"event":"done"');
};

describe('frequently read answers', () => {
  it.each([() => `/api/market-data/historical?symbol=${symbol}`, () => `/api/fundamentals?symbol=${symbol}`])(
    '[MARKET-DATA-SERVICE-61] come in the requested encoding, with one tag',
    async (urlOf) => {
      const url = urlOf();
      const plain = await server.inject(url);
      expect(plain.statusCode).toBe(200);
      expect(plain.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
        vary: expect.stringContaining('accept-encoding') as string,
        etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) as string,
      });
      const coded = (encoding: string) => server.inject({ url, headers: { 'accept-encoding': encoding } });
      const [br, gzip] = [await coded('gzip, br'), await coded('gzip')];
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      expect(br.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 3);
      expect([br.headers.etag, gzip.headers.etag]).toEqual([plain.headers.etag, plain.headers.etag]);
    },
  );

  it('[MARKET-DATA-SERVICE-61] are answered 304 without a body if unchanged', async () => {
    const url = `/api/fundamentals?symbol=${symbol}`;
    const etag = String((await server.inject(url)).headers.etag);
    for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await server.inject({ url, headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    const other = await server.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it('[MARKET-DATA-SERVICE-114] are answered 304 before they are read', async () => {
    let reads = 0;
    const restarted = await test.another({
      marketData: {
        locateFundamentals: async (...question) => {
          const located = await test.marketData.locateFundamentals(...question);
          if (!located.ok) return located;
          const read = () => {
            reads += 1;
            return located.value.read();
          };
          return { ok: true, value: { ...located.value, read } };
        },
      },
    });
    const url = `/api/fundamentals?symbol=${symbol}`;
    const etag = String((await server.inject(url)).headers.etag);
    const statusOf = async (known: string) =>
      (await restarted.inject({ url, headers: { 'if-none-match': known } })).statusCode;
    expect([await statusOf(etag), reads]).toEqual([304, 0]);
    expect([await statusOf('"other"'), reads]).toEqual([200, 1]);
    expect([await statusOf(etag), reads]).toEqual([304, 1]);
    const earlier = await restarted.inject({
      url: `${url}&asOf=2026-11-01`,
      headers: { 'if-none-match': etag },
    });
    expect(earlier.statusCode).toBe(200);
  });

  it('[MARKET-DATA-SERVICE-60] show an import immediately', async () => {
    const close = async (): Promise<unknown[]> => {
      const history = (await server.inject('/api/market-data/historical?symbol=DAY')).json<{
        bars: { close: number }[];
      }>();
      const { quotes } = (await server.inject('/api/market-data/real-time?symbols=DAY')).json<{
        quotes: { price: number }[];
      }>();
      return [history.bars[0]?.close, quotes[0]?.price];
    };
    await importDay(10);
    expect(await close()).toEqual([10, 10]);
    await importDay(11);
    expect(await close()).toEqual([11, 11]);
  });

  it('[MARKET-DATA-SERVICE-60] query the database once for concurrent requests', async () => {
    let asked = 0;
    const one = await test.another({
      marketData: {
        bars: () => {
          asked += 1;
          return Promise.resolve({
            ok: true,
            value: { symbol: 'A', currency: 'USD', source: 'test', adjusted: false, bars: [] },
          });
        },
      },
    });
    const url = '/api/market-data/historical?symbol=A';
    await Promise.all(Array.from({ length: 50 }, () => one.inject(url)));
    expect(asked).toBe(1);
    await one.inject(`${url}&from=2026-01-01`);
    expect(asked).toBe(2);
  });

  it('[MARKET-DATA-SERVICE-60] are validated against their schema before they are sent', async () => {
    const wrong = { symbol: 'A', currency: 7, source: 'test', adjusted: false, bars: [] };
    const broken = await test.another({
      marketData: { bars: () => Promise.resolve({ ok: true, value: wrong as never }) },
    });
    expect((await broken.inject('/api/market-data/historical?symbol=A')).statusCode).toBe(500);
  });
});
