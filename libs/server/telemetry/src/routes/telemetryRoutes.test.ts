import { openTestDatabases, type Database } from '@finance-analyst/database';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer } from '../testing/createTestServer.js';
import { sampleReports } from '../testing/sampleReports.js';
import { largestReportBytes } from './reportSettings.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

const noon = new Date('2026-11-20T12:00:00Z');
const addresses = Object.entries(sampleReports);
/** Reports that are stored unchanged; in usage reports the identifiers are replaced. */
const measurements = addresses.filter(([url]) => url !== '/api/usage');
const [metricAddress, metric] = ['/api/performance', sampleReports['/api/performance'] ?? {}] as const;

interface Refusal {
  readonly error: { readonly details: readonly { readonly path: string }[] };
}

describe.each(databases.each)('over %s', (_name, database: Database) => {
  let server: FastifyInstance;

  beforeEach(async () => {
    await database.queries.deleteFrom('telemetry_events').execute();
    server = await createTestServer({ database, clock: () => noon });
  });
  afterEach(() => server.close());

  const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const kept = () => database.queries.selectFrom('telemetry_events').selectAll().orderBy('id').execute();

  it.each(measurements)('[TELEMETRY-1] accepts a report at %s', async (url, report) => {
    const response = await post(url, report);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await kept()).toMatchObject([{ body: report }]);
  });

  it('[TELEMETRY-1] [TELEMETRY-6] accepts usage and stores none of its identifiers', async () => {
    const url = '/api/usage';
    const report = sampleReports[url] ?? {};
    expect((await post(url, report)).statusCode).toBe(204);
    const [row] = await kept();
    expect(row).toMatchObject({
      kind: 'usage',
      body: { usageEvents: [{ id: 'e-1', type: 'click' }], analyticsEvents: [{ page: '/' }] },
    });
    expect(JSON.stringify(report)).toContain('u-1');
    expect(JSON.stringify(row)).not.toContain('u-1');
  });

  it('[TELEMETRY-1] stores each kind separately', async () => {
    for (const [url, report] of addresses) await post(url, report);
    expect((await kept()).map(({ kind }) => kind)).toEqual([
      'performance-metric',
      'performance-session',
      'performance-violation',
      'web-vital',
      'csp-violation',
      'usage',
    ]);
  });

  it.each(addresses)('[TELEMETRY-2] accepts unknown fields at %s', async (url, report) => {
    const later = { later: { deep: ['é'] } };
    expect((await post(url, { ...report, ...later })).statusCode).toBe(204);
    expect(await kept()).toMatchObject([{ body: later }]);
  });

  it.each(addresses)('[TELEMETRY-2] refuses a wrong type at %s', async (url, report) => {
    const [field = ''] = Object.keys(report);
    const response = await post(url, { ...report, [field]: { wrong: true } });
    expect(response.statusCode).toBe(400);
    expect(response.json<Refusal>().error.details).toMatchObject([{ path: field }]);
    expect(await kept()).toEqual([]);
  });

  it.each(['null', '[]', '"text"', '7', '', '{'])('[TELEMETRY-2] refuses the body %j', async (body) => {
    expect((await post(metricAddress, body)).statusCode).toBe(400);
  });

  it('[TELEMETRY-2] accepts only JSON, which a page of another origin cannot send without a preflight', async () => {
    const response = await post(metricAddress, metric, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.statusCode).toBe(415);
  });

  it('[TELEMETRY-2] refuses more than 64 KiB and accepts exactly that', async () => {
    const sized = (bytes: number) => {
      const empty = JSON.stringify({ ...metric, padding: '' });
      return JSON.stringify({ ...metric, padding: 'x'.repeat(bytes - empty.length) });
    };
    expect((await post(metricAddress, sized(largestReportBytes))).statusCode).toBe(204);
    expect((await post(metricAddress, sized(largestReportBytes + 1))).statusCode).toBe(413);
  });

  it('[TELEMETRY-4] leaves out what the database cannot store', async () => {
    const response = await post(metricAddress, JSON.stringify({ ...metric, name: 'L\0CP', note: '\ud800' }));
    expect(response.statusCode).toBe(204);
    expect(await kept()).toMatchObject([{ body: { name: 'LCP', note: '\ufffd' } }]);
  });

  it('[TELEMETRY-4] stores nothing about the sender', async () => {
    await server.inject({
      method: 'POST',
      url: metricAddress,
      remoteAddress: '203.0.113.7',
      headers: {
        'user-agent': 'Tell-tale',
        cookie: 'session=tell-tale',
        referer: 'https://tell-tale.example/',
      },
      payload: metric,
    });
    const rows = await kept();
    expect(rows).toEqual([
      { id: expect.anything() as unknown, kind: 'performance-metric', received_at: noon, body: metric },
    ]);
  });

  it('[TELEMETRY-5] cleans up when the server starts', async () => {
    const old = new Date('2026-10-20T12:00:00Z');
    await database.queries
      .insertInto('telemetry_events')
      .values({ kind: 'usage', received_at: old, body: '{}' })
      .execute();
    await server.ready();
    await vi.waitFor(async () => {
      expect(await kept()).toEqual([]);
    });
  });
});

it('[TELEMETRY-3] accepts 300 reports per minute from one address, all kinds together', async () => {
  const [[, database] = []] = databases.each;
  if (!database) throw new Error('no database');
  const server = await createTestServer({ database, clock: () => noon });
  const send = (url: string, remoteAddress = '203.0.113.7') =>
    server.inject({ method: 'POST', url, remoteAddress, payload: sampleReports[url] ?? {} });
  for (let number = 0; number < 300; number += 1) {
    const [url = ''] = addresses[number % addresses.length] ?? [];
    expect((await send(url)).statusCode).toBe(204);
  }
  for (const [url] of addresses) {
    const refused = await send(url);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await send(metricAddress, '203.0.113.8')).statusCode).toBe(204);
  await server.close();
});
