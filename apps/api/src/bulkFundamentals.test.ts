import { gunzipSync } from 'node:zlib';
import { apiSchemas } from '@finance-analyst/contracts';
import { storeSampleMarket } from '@finance-analyst/market-data-service';
import { createSampleMarket } from '@finance-analyst/sample-economy';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, testClock, type TestServer } from './testing/openTestServer.js';

let test: TestServer;
let first: string;
let second: string;

beforeAll(async () => {
  test = await openTestServer();
  const market = createSampleMarket();
  const companies = market
    .instruments()
    .filter(({ type }) => type === 'equity')
    .slice(0, 2);
  [first = '', second = ''] = companies.map(({ symbol }) => symbol);
  await storeSampleMarket(test.database, { ...market, instruments: () => companies }, testClock());
}, 60_000);
afterAll(() => test.close());

const ask = (body: object, server: FastifyInstance = test.server) =>
  server.inject({ method: 'POST', url: '/api/fundamentals/bulk', payload: body });
const linesOf = (body: string): string[] => body.trimEnd().split('\n');

describe('statements of many companies', () => {
  it('[MARKET-DATA-SERVICE-116] are a line for each in the order requested, or why there are none', async () => {
    const answer = await ask({ symbols: [second, 'NOPE', first, second] });
    expect(answer.headers['content-type']).toBe('application/x-ndjson');
    const lines = linesOf(answer.body);
    const one = async (symbol: string) =>
      (await test.server.inject(`/api/fundamentals?symbol=${symbol}`)).body;
    const inBulk = async (symbol: string) => `{"symbol":"${symbol}","statements":${await one(symbol)}}`;
    expect(lines).toHaveLength(3);
    expect(lines[0] === (await inBulk(second))).toBe(true);
    expect(lines[1]).toMatch(
      /^\{"symbol":"NOPE","error":\{"code":"unknown-symbol","message":"NOPE is not known/,
    );
    expect(lines[2] === (await inBulk(first))).toBe(true);
    for (const line of lines)
      expect(apiSchemas.bulkFundamentals.response.safeParse(JSON.parse(line)).success).toBe(true);
  });

  it('[MARKET-DATA-SERVICE-116] come compressed to a client that accepts it', async () => {
    const symbols = [first, second];
    const coded = await test.server.inject({
      method: 'POST',
      url: '/api/fundamentals/bulk',
      headers: { 'accept-encoding': 'gzip' },
      payload: { symbols },
    });
    expect(coded.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(coded.rawPayload).toString() === (await ask({ symbols })).body).toBe(true);
  });

  it('[MARKET-DATA-SERVICE-116] include those as of a day', async () => {
    const [line = ''] = linesOf((await ask({ symbols: [first], asOf: '2024-06-30', annual: 1 })).body);
    expect(JSON.parse(line)).toMatchObject({ statements: { knownOn: '2024-06-30' } });
  });

  it('[MARKET-DATA-SERVICE-116] end with a reason for a company whose statements cannot be read', async () => {
    const broken = await test.another({
      marketData: {
        fundamentals: (symbol) =>
          symbol === first ? Promise.reject(new Error('secret')) : test.marketData.fundamentals(symbol),
      },
    });
    const { body } = await ask({ symbols: [first, second] }, broken);
    expect(linesOf(body).map((line) => 'error' in (JSON.parse(line) as object))).toEqual([true, false]);
    expect(body).not.toContain('secret');
  });

  it('[MARKET-DATA-SERVICE-117] are a small part if chosen', async () => {
    const choice = { lines: ['revenue'], annual: 1, quarterly: 0, trailingTwelveMonths: false, notes: false };
    const { body } = await ask({ symbols: [first], ...choice });
    expect(body.length).toBeLessThan(2000);
    const wrong = await ask({ symbols: [first], lines: ['revenu'] });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { error: { code: 'invalid-request' } }]);
  });

  it('[MARKET-DATA-SERVICE-118] count as one request for every ten', async () => {
    const strict = await test.another({ configuration: { requestsPerMinute: 5 } });
    const symbols = (count: number) => Array.from({ length: count }, (_, index) => `S${index}`);
    expect((await ask({ symbols: symbols(21) }, strict)).statusCode).toBe(200);
    const refused = await ask({ symbols: symbols(21) }, strict);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
