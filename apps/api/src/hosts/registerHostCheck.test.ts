import type { FastifyInstance } from 'fastify';
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

const at = (host: string, others: Readonly<Record<string, string>> = {}) => ({ host, ...others });

describe('a request for another host', () => {
  it.each(['/', '/api/health', '/api/nothing', '/assets/none.js'])(
    '[API-7] is refused at %s',
    async (url) => {
      const { status, error, headers } = await refusalOf(server, { url, headers: at('evil.example:4200') });
      expect(status).toBe(421);
      expect(error.code).toBe('unknown-host');
      expect(error.message).toContain("does not accept requests for the host 'evil.example:4200'");
      expect(error.message).toContain('ALLOWED_HOSTS');
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    },
  );

  it('[API-7] writes nothing, though its origin is the same as its host', async () => {
    const { status } = await refusalOf(server, {
      method: 'POST',
      url: '/api/imports/prices?symbol=EVIL',
      headers: at('evil.example:4200', { origin: 'http://evil.example:4200', 'content-type': 'text/csv' }),
      body: acmePrices,
    });
    expect(status).toBe(421);
    const stored = await test.database.queries.selectFrom('instruments').select('symbol').execute();
    expect(stored).toEqual([]);
  });

  it('[API-7] is answered when the host is allowed', async () => {
    const open = await test.another({ configuration: { allowedHosts: ['app.example'] } });
    expect((await open.inject({ url: '/api/health', headers: at('app.example') })).statusCode).toBe(200);
  });

  it('[API-7] counts by the forwarded host only behind a trusted proxy', async () => {
    const forwarded = at('upstream.internal', { 'x-forwarded-host': 'app.example' });
    const request = { url: '/api/health', headers: forwarded };
    const configuration = { allowedHosts: ['app.example'] };
    expect((await (await test.another({ configuration })).inject(request)).statusCode).toBe(421);
    const proxied = await test.another({ configuration: { ...configuration, trustProxy: true } });
    expect((await proxied.inject(request)).statusCode).toBe(200);
    const foreign = at('localhost', { 'x-forwarded-host': 'evil.example' });
    expect((await proxied.inject({ url: '/api/health', headers: foreign })).statusCode).toBe(421);
  });
});
