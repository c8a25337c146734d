import { largestPriceFileBytes } from '@finance-analyst/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acmePrices } from '../testing/importAcme.js';
import { openTestServer, type TestServer } from '../testing/openTestServer.js';
import { refusalOf } from '../testing/refusalOf.js';

let test: TestServer;
let server: FastifyInstance;

beforeAll(async () => {
  test = await openTestServer();
  server = test.server;
}, 60_000);
afterAll(() => test.close());

const refused = (request: InjectOptions | string, on = server) => refusalOf(on, request);

describe('imports over HTTP', () => {
  const send = (changes: InjectOptions = {}): InjectOptions => ({
    method: 'POST',
    url: '/api/imports/prices?symbol=NEW',
    headers: { 'content-type': 'text/csv' },
    body: acmePrices,
    ...changes,
  });
  const events = (body: string) =>
    body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);

  it('streams progress and the report as JSON lines', async () => {
    const response = await server.inject(
      send({ headers: { 'content-type': 'text/csv', 'accept-encoding': 'gzip, br' } }),
    );
    expect(response.headers['content-type']).toBe('application/x-ndjson');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(events(response.body)).toMatchObject([
      { event: 'progress', rowsDone: 2, rowsTotal: 2 },
      { event: 'done', report: { inserted: 2 } },
    ]);
  });

  it('says why a whole file is rejected', async () => {
    const response = await server.inject(send({ body: 'no,heading\n' }));
    expect(events(response.body)).toMatchObject([
      { event: 'failed', message: expect.stringContaining('Date and Close') as string },
    ]);
  });

  it('are accepted only from this machine, unless that is configured', async () => {
    expect(await refused(send({ remoteAddress: '192.0.2.7' }))).toMatchObject({
      status: 403,
      error: { code: 'import-not-allowed' },
    });
    const open = await test.another({ configuration: { remoteImports: true } });
    expect((await open.inject(send({ remoteAddress: '192.0.2.7' }))).statusCode).toBe(200);
  });

  it("[API-32] are accepted from the product's own page, and from no other site", async () => {
    const from = (headers: Record<string, string>): InjectOptions =>
      send({ headers: { 'content-type': 'text/csv', host: 'localhost:4200', ...headers } });
    for (const foreign of [
      { origin: 'https://elsewhere.example' },
      { origin: 'http://localhost:4201' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect(await refused(from(foreign))).toMatchObject({
        status: 403,
        error: { code: 'import-not-allowed', message: expect.stringContaining('own page') as string },
      });
    const own = { origin: 'http://localhost:4200', 'sec-fetch-site': 'same-origin' };
    expect((await server.inject(from(own))).statusCode).toBe(200);
  });

  it('are removed by symbol, only from this machine and the own page', async () => {
    await server.inject(send({ url: '/api/imports/prices?symbol=OUT' }));
    const removal = (changes: InjectOptions = {}): InjectOptions => ({
      method: 'DELETE',
      url: '/api/imports/prices?symbol=OUT',
      ...changes,
    });
    for (const foreign of [
      removal({ remoteAddress: '192.0.2.7' }),
      removal({ headers: { origin: 'https://elsewhere.example' } }),
    ])
      expect(await refused(foreign)).toMatchObject({ status: 403, error: { code: 'import-not-allowed' } });
    expect(await refused(removal({ url: '/api/imports/prices' }))).toMatchObject({ status: 400 });
    const removed = { symbol: 'OUT', exchange: null, removed: 2 };
    expect((await server.inject(removal())).json()).toMatchObject(removed);
    expect(await refused(removal())).toMatchObject({
      status: 404,
      error: { code: 'no-imported-prices', message: 'No imported prices of OUT are stored.' },
    });
  });

  it("[API-32] answer with the command's report, and the next quote has the price", async () => {
    const body = 'Date,Open,High,Low,Close\n2026-11-18,1,2,1,2\n2026-11-19,1,2,3,2\n';
    const response = await server.inject(send({ url: '/api/imports/prices?symbol=DROP', body }));
    expect(events(response.body).at(-1)).toEqual({
      event: 'done',
      report: {
        symbol: 'DROP',
        exchange: null,
        currency: 'USD',
        rowsRead: 2,
        inserted: 1,
        updated: 0,
        unchanged: 0,
        refusedCount: 1,
        refused: [{ row: 3, reason: 'the high of 2 is below the low of 3' }],
        firstDate: '2026-11-18',
        lastDate: '2026-11-18',
        notes: ['No currency was given: USD is assumed.'],
      },
    });
    const quotes = await server.inject('/api/market-data/real-time?symbols=DROP');
    expect(quotes.json()).toMatchObject({
      quotes: [{ price: 2, currency: 'USD', source: 'csv-import', stale: false }],
      missing: [],
    });
  });

  it('[API-32] answer with the report on exchange rates, and the next rate is the imported one', async () => {
    const url = '/api/imports/exchange-rates';
    const body = 'Date,USD,GBP\n2025-04-25,1.1357,0.8531\n';
    const response = await server.inject(send({ url, body }));
    expect(events(response.body)).toMatchObject([
      { event: 'progress', rowsDone: 1, rowsTotal: 1 },
      { event: 'done', report: { base: 'EUR', currencies: ['USD', 'GBP'], inserted: 2 } },
    ]);
    const rates = await server.inject('/api/market-data/exchange-rates?base=usd&quote=EUR&from=2025-04-01');
    expect(rates.json()).toEqual({
      base: 'USD',
      quote: 'EUR',
      source: 'ecb',
      rates: [{ date: '2025-04-25', rate: 1 / 1.1357 }],
      notes: ['Derived as the inverse of EUR/USD.'],
    });
    expect(events((await server.inject(send({ url }))).body)).toMatchObject([
      { event: 'failed', message: expect.stringContaining('no column named by a currency') as string },
    ]);
    for (const foreign of [{ remoteAddress: '192.0.2.7' }, { headers: { 'sec-fetch-site': 'cross-site' } }])
      expect(await refused(send({ url, ...foreign }))).toMatchObject({
        status: 403,
        error: { code: 'import-not-allowed' },
      });
    expect(await refused(send({ url: `${url}?symbol=A` }))).toMatchObject({ status: 400 });
  });

  it('reject unknown, equal and invalid currencies of a rate', async () => {
    const rates = (query: string) => refused(`/api/market-data/exchange-rates?${query}`);
    expect(await rates('base=EUR&quote=XXX')).toMatchObject({
      status: 404,
      error: {
        code: 'no-exchange-rates',
        message: expect.stringContaining('Available currencies: ') as string,
      },
    });
    expect(await rates('base=EUR&quote=EUR')).toMatchObject({
      status: 400,
      error: { details: [{ path: 'quote' }] },
    });
    expect(await rates('base=EURO&quote=USD')).toMatchObject({
      status: 400,
      error: { details: [{ path: 'base' }] },
    });
    expect(await rates('base=EUR&quote=USD&from=2025-01-02&to=2025-01-01')).toMatchObject({ status: 422 });
  });

  it('reject a file over 32 MiB, another content type and a qualified symbol', async () => {
    expect(await refused(send({ body: 'x'.repeat(largestPriceFileBytes + 1) }))).toMatchObject({
      status: 413,
    });
    expect(await refused(send({ headers: { 'content-type': 'text/plain' } }))).toMatchObject({ status: 415 });
    expect(
      await refused(send({ headers: { 'content-type': 'application/json' }, body: '{}' })),
    ).toMatchObject({ status: 400 });
    expect(await refused(send({ url: '/api/imports/prices?symbol=XNAS:A' }))).toMatchObject({ status: 400 });
  });
});
