import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importAcme } from '../testing/importAcme.js';
import { openTestServer, type TestServer } from '../testing/openTestServer.js';
import { refusalOf } from '../testing/refusalOf.js';

let test: TestServer;
let server: FastifyInstance;

beforeAll(async () => {
  test = await openTestServer();
  server = test.server;
  await importAcme(server);
}, 60_000);
afterAll(() => test.close());

const refused = (request: InjectOptions | string, on = server) => refusalOf(on, request);

describe('bad requests', () => {
  it.each([
    ['a missing query', '/api/market-data', 'query'],
    ['an empty query', '/api/market-data?query=%20', 'query'],
    ['a query that is too long', `/api/market-data?query=${'a'.repeat(101)}`, 'query'],
    ['an unknown field', '/api/market-data?query=a&limit=5', 'limit'],
    ['a field that is there twice', '/api/market-data?query=a&query=b', 'query'],
    ['an impossible symbol', '/api/market-data/real-time?symbols=ACME,%3Cscript%3E', 'symbols.1'],
    ['no symbol', '/api/market-data/real-time?symbols=', 'symbols.0'],
    [
      'too many symbols',
      `/api/market-data/real-time?symbols=${Array.from({ length: 101 }, (_, n) => `S${n}`).join()}`,
      'symbols',
    ],
    ['a malformed date', '/api/market-data/historical?symbol=ACME&from=19.11.2026', 'from'],
    ['a day that does not exist', '/api/market-data/historical?symbol=ACME&to=2026-02-30', 'to'],
    ['another interval', '/api/market-data/historical?symbol=ACME&interval=1m', 'interval'],
    ['a missing symbol', '/api/fundamentals', 'symbol'],
    ['a malformed as-of', '/api/fundamentals?symbol=ACME&asOf=yesterday', 'asOf'],
    ['a symbol in the parameters', '/api/market-data/parameters?symbol=a%20b', 'symbol'],
  ])('400 for %s', async (_name, url, path) => {
    const { status, error } = await refused(url);
    expect(status).toBe(400);
    expect(error.code).toBe('invalid-request');
    expect(error.details?.[0]?.path).toBe(path);
    expect(error.details?.[0]?.message).not.toBe('Invalid input');
  });

  it('names every problem at once', async () => {
    const { error } = await refused('/api/market-data/historical?symbol=&from=x&other=1');
    expect(error.details?.map(({ path }) => path)).toEqual(['symbol', 'from', 'other']);
  });

  it('404 for an unknown address, saying what to do', async () => {
    expect(await refused('/api/market-data/historical?symbol=NOPE')).toMatchObject({
      status: 404,
      error: {
        code: 'unknown-symbol',
        message: expect.stringContaining('/api/market-data?query=') as string,
      },
    });
    expect(await refused('/api/fundamentals?symbol=ACME')).toMatchObject({
      status: 404,
      error: { code: 'no-fundamentals' },
    });
    expect(await refused('/api/nothing')).toMatchObject({ status: 404, error: { code: 'unknown-address' } });
    expect(await refused('/api')).toMatchObject({ status: 404 });
    expect(await refused('/api/market-data/')).toMatchObject({ status: 404 });
  });

  it('405 for another method, naming those that work', async () => {
    const answer = await refused({ method: 'DELETE', url: '/api/market-data?query=a' });
    expect(answer).toMatchObject({
      status: 405,
      error: { code: 'method-not-allowed' },
      headers: { allow: 'GET' },
    });
  });

  it('422 for impossible dates', async () => {
    expect(
      await refused('/api/market-data/historical?symbol=ACME&from=2026-02-01&to=2026-01-01'),
    ).toMatchObject({
      status: 422,
      error: { code: 'impossible-dates' },
    });
  });

  const post = (body: string, type = 'application/json'): InjectOptions => ({
    method: 'POST',
    url: '/api/calculations/dcf',
    headers: { 'content-type': type },
    body,
  });

  it('400 for incomplete JSON or a missing body', async () => {
    expect(await refused(post('{"a":'))).toMatchObject({ status: 400, error: { code: 'malformed-json' } });
    expect(await refused(post(''))).toMatchObject({ status: 400, error: { code: 'empty-body' } });
    expect(await refused(post('{"__proto__":1}'))).toMatchObject({ status: 400 });
  });

  it('413 for a body over one mebibyte', async () => {
    expect(await refused(post(JSON.stringify('x'.repeat(1024 * 1024))))).toMatchObject({
      status: 413,
      error: { code: 'body-too-large' },
    });
  });

  it('415 for another content type', async () => {
    expect(await refused(post('a', 'text/plain'))).toMatchObject({ status: 415 });
    expect(await refused(post('<a/>', 'application/xml'))).toMatchObject({ status: 415 });
  });

  it('400 for an address that is not encoded correctly', async () => {
    expect(await refused('/api/market-data/%E0%A4%A')).toMatchObject({
      status: 400,
      error: { code: 'malformed-address' },
    });
  });

  it('429 with the time to wait, also for unknown addresses', async () => {
    const strict = await test.another({ configuration: { requestsPerMinute: 1 } });
    await strict.inject('/api/health');
    for (const url of ['/api/health', '/api/nothing']) {
      const answer = await refused(url, strict);
      expect(answer).toMatchObject({ status: 429, error: { code: 'too-many-requests' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('502 and 503 for a provider, with its name and the time to retry', async () => {
    const reason = 'SEC EDGAR’s rate limit was reached.';
    const failing = await test.another({
      marketData: {
        locateFundamentals: () =>
          Promise.resolve({ ok: false, code: 'provider-rate-limited', reason, retryAfterSeconds: 7 }),
        bars: () => Promise.resolve({ ok: false, code: 'provider-bad-answer', reason }),
      },
    });
    expect(await refused('/api/fundamentals?symbol=AAPL', failing)).toMatchObject({
      status: 503,
      error: { code: 'provider-rate-limited', message: reason },
      headers: { 'retry-after': '7' },
    });
    expect(await refused('/api/market-data/historical?symbol=AAPL', failing)).toMatchObject({ status: 502 });
  });

  it('500 without internal details for a server error', async () => {
    const broken = await test.another({
      marketData: { quotes: () => Promise.reject(new Error('secret at /srv/x.ts:1')) },
    });
    const answer = await refused('/api/market-data/real-time?symbols=A', broken);
    expect(answer).toMatchObject({ status: 500, error: { code: 'internal-error' } });
    expect(JSON.stringify(answer.error)).not.toContain('secret');
  });
});
