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

  it('says why a whole file is refused', async () => {
    const response = await server.inject(send({ body: 'no,heading\n' }));
    expect(events(response.body)).toMatchObject([
      { event: 'failed', message: expect.stringContaining('Date and Close') as string },
    ]);
  });

  it('are taken from this machine only, unless that is configured', async () => {
    expect(await refused(send({ remoteAddress: '192.0.2.7' }))).toMatchObject({
      status: 403,
      error: { code: 'import-not-allowed' },
    });
    const open = await test.another({ configuration: { remoteImports: true } });
    expect((await open.inject(send({ remoteAddress: '192.0.2.7' }))).statusCode).toBe(200);
  });

  it('are not taken from the page of another site', async () => {
    const headers = { 'content-type': 'text/csv', host: 'localhost:4200' };
    expect(
      await refused(send({ headers: { ...headers, origin: 'https://elsewhere.example' } })),
    ).toMatchObject({ status: 403 });
    expect(
      (await server.inject(send({ headers: { ...headers, origin: 'http://localhost:4200' } }))).statusCode,
    ).toBe(200);
  });

  it('refuse a file over 32 MiB, another content type and a qualified symbol', async () => {
    expect(await refused(send({ body: 'x'.repeat(32 * 1024 * 1024 + 1) }))).toMatchObject({ status: 413 });
    expect(await refused(send({ headers: { 'content-type': 'text/plain' } }))).toMatchObject({ status: 415 });
    expect(
      await refused(send({ headers: { 'content-type': 'application/json' }, body: '{}' })),
    ).toMatchObject({ status: 400 });
    expect(await refused(send({ url: '/api/imports/prices?symbol=XNAS:A' }))).toMatchObject({ status: 400 });
  });
});
