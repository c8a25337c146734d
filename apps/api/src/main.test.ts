import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@finance-analyst/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPrograms } from './testing/buildPrograms.js';
import { startProcess, type StartedProcess } from './testing/startProcess.js';

const folder = mkdtempSync(join(tmpdir(), 'process-'));
const programs = buildPrograms();
const postgres = await startTemporaryPostgres();
const stores: [string, Record<string, string>][] = [
  [
    postgres ? 'PGlite' : 'PGlite alone, for want of a PostgreSQL server on this machine',
    { DATA_DIR: join(folder, 'data') },
  ],
  ...(postgres
    ? [
        ['PostgreSQL', { DATA_DIR: join(folder, 'unused'), DATABASE_URL: postgres.url }] as [
          string,
          Record<string, string>,
        ],
      ]
    : []),
];

const running: StartedProcess[] = [];
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await postgres?.stop();
  for (const made of [folder, programs]) rmSync(made, { recursive: true, force: true });
});

type ProcessInput = Parameters<typeof startProcess> extends [string, ...infer Rest] ? Rest : never;

const start = (...input: ProcessInput): StartedProcess => {
  const started = startProcess(programs, ...input);
  running.push(started);
  return started;
};

const file = join(folder, 'prices.csv');
writeFileSync(
  file,
  'Date,Open,High,Low,Close,Volume\n2024-01-02,100,102,99,101,5000\n2024-01-03,5,4,6,5,1\n',
);

const addressIn = (output: string): string => /^http:\/\/localhost:\d+$/m.exec(output)?.[0] ?? '';

describe.each(stores)('the server over %s', { timeout: 120_000 }, (_name, store) => {
  const isEmbedded = store['DATABASE_URL'] === undefined;
  const environment = { ...store, PORT: '0', WEB_ROOT: folder, PRICE_PROVIDERS: 'none' };
  let server: StartedProcess;
  let address: string;

  async function startServer(): Promise<void> {
    server = start('main', [], environment);
    await server.printed(/^http:\/\/localhost:\d+$/m);
    address = addressIn(server.output());
  }
  const read = async (path: string): Promise<unknown> => (await fetch(new URL(path, address))).json();

  beforeAll(startServer, 120_000);

  it('prints its progress, and its address when ready', async () => {
    expect(server.output()).toMatch(/Creating the sample market: 1 of \d+ instruments\.\n/);
    expect(await read('/api/health')).toMatchObject({
      status: 'ok',
      database: isEmbedded ? 'pglite' : 'postgres',
    });
    const { results } = (await read('/api/market-data?query=sample')) as { results: object[] };
    expect(results.length).toBeGreaterThan(0);
  });

  it('calculates in a separate thread', async () => {
    const response = await fetch(new URL('/api/calculations', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'nonsense that is no model', inputs: {} }),
    });
    expect([400, 422]).toContain(response.status);
  });

  if (isEmbedded)
    it('stops a second server on its folder, naming the address of the first', async () => {
      const second = start('main', [], environment);
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`in use by process ${String(server.child.pid)} at ${address}`);
      expect(second.output()).not.toContain('    at ');
    });

  it('[API-31] imports beside the running server, and fails for rejected rows', async () => {
    const run = start(
      'import',
      ['prices', file, '--symbol', 'TEST', '--exchange', 'XNAS', '--currency', 'USD'],
      environment,
    );
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('1 of 1 rows.');
    expect(run.output()).toContain('2 rows read: 1 new, 0 changed, 0 unchanged, 1 rejected.');
    expect(run.output()).toContain('row 3: the high of 4 is below the low of 6.');
    expect(run.output()).toContain('1 row was rejected and not stored.');
    expect(await read('/api/market-data/historical?symbol=TEST')).toMatchObject({
      bars: [{ date: '2024-01-02' }],
    });
  });

  it('removes imported prices beside the running server', async () => {
    await start('import', ['prices', file, '--symbol', 'GONE'], environment).ended;
    const words = ['prices', '--remove', '--symbol', 'GONE'];
    const removal = start('import', words, environment);
    expect(await removal.ended).toBe(0);
    expect(removal.output()).toContain('GONE: 1 imported day removed, 2024-01-02 to 2024-01-02.');
    expect(await read('/api/market-data/historical?symbol=GONE')).toMatchObject({
      error: { code: 'unknown-symbol' },
    });
    const again = start('import', words, environment);
    expect(await again.ended).toBe(1);
    expect(again.output()).toContain('No imported prices of GONE are stored.');
  });

  it('[API-31] imports exchange rates beside the running server', async () => {
    const rates = join(folder, 'eurofxref-hist.csv');
    writeFileSync(rates, 'Date,USD,CYP,GBP,\n2025-04-25,1.1357,N/A,0.8531,\n2021-12-01,0,N/A,0.85,\n');
    const run = start('import', ['rates', rates], environment);
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('1 of 1 rows.');
    expect(run.output()).toContain('EUR in 2 currencies: 2025-04-25 to 2025-04-25.');
    expect(run.output()).toContain('2 rows read, 1 rejected: 2 new rates, 0 changed, 0 unchanged.');
    expect(run.output()).toContain('row 3: the USD rate of 0 is not positive.');
    expect(await read('/api/market-data/exchange-rates?base=GBP&quote=USD')).toMatchObject({
      source: 'ecb',
      rates: [{ date: '2025-04-25', rate: 1.1357 / 0.8531 }],
    });
  });

  it('loses nothing and leaves nothing half-done when killed', async () => {
    const rows = Array.from(
      { length: 50_000 },
      (_, day) => `${new Date(Date.UTC(1800, 0, 1 + day)).toISOString().slice(0, 10)},7`,
    );
    const response = await fetch(new URL('/api/imports/prices?symbol=HALF', address), {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: ['Date,Close', ...rows].join('\n'),
    });
    const reader = response.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toContain('"event":"progress"');
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await reader?.cancel().catch(() => undefined);

    await startServer();
    expect(server.output()).not.toContain('Creating the sample market');
    expect(await read('/api/market-data/historical?symbol=TEST')).toMatchObject({
      bars: [{ date: '2024-01-02', close: 101 }],
    });
    expect(await read('/api/market-data/historical?symbol=HALF')).toMatchObject({
      error: { code: 'unknown-symbol' },
    });
  });

  it('stops on request', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  it('imports while stopped, except invalid files', async () => {
    const again = start('import', ['prices', file, '--symbol', 'TEST', '--exchange', 'XNAS'], environment);
    expect(await again.ended).toBe(1);
    expect(again.output()).toContain('0 new, 0 changed, 1 unchanged, 1 rejected');
    const corrected = join(folder, 'corrected.csv');
    writeFileSync(corrected, 'Date,Close\n2024-01-02,101\n');
    const words = ['prices', corrected, '--symbol', 'TEST', '--exchange', 'XNAS'];
    expect(await start('import', words, environment).ended).toBe(0);
    const missing = start('import', ['prices', join(folder, 'none.csv'), '--symbol', 'TEST'], environment);
    expect(await missing.ended).toBe(1);
    expect(missing.output()).toContain('none.csv cannot be read');
    const nameless = start('import', ['prices', file], environment);
    expect(await nameless.ended).toBe(1);
    expect(nameless.output()).toContain('Use: npm run import -- prices <file.csv> --symbol AAPL');
  });

  it('imports exchange rates while stopped, and no other options with them', async () => {
    const rates = join(folder, 'rates.csv');
    writeFileSync(rates, 'Date,USD\n2025-04-24,1.1376\n');
    const run = start('import', ['rates', rates], environment);
    expect(await run.ended).toBe(0);
    expect(run.output()).toContain('EUR in 1 currency: 2025-04-24 to 2025-04-24.');
    for (const words of [['rates'], ['rates', rates, '--symbol', 'A'], ['rates', rates, rates]]) {
      const refused = start('import', words, environment);
      expect(await refused.ended).toBe(1);
      expect(refused.output()).toContain('or npm run import -- rates <eurofxref-hist.csv>');
    }
  });

  it('removes imported prices while stopped', async () => {
    const words = ['prices', '--remove', '--symbol', 'TEST', '--exchange', 'XNAS'];
    const removal = start('import', words, environment);
    expect(await removal.ended).toBe(0);
    expect(removal.output()).toContain('XNAS:TEST: 1 imported day removed, 2024-01-02 to 2024-01-02.');
    const withFile = start('import', [...words, file], environment);
    expect(await withFile.ended).toBe(1);
    expect(withFile.output()).toContain('or npm run import -- prices --remove --symbol AAPL');
    const currency = start('import', [...words, '--currency', 'USD'], environment);
    expect(await currency.ended).toBe(1);
    expect(currency.output()).toContain('currency');
  });
});

describe('a failed start', { timeout: 60_000 }, () => {
  let occupied: Server;
  beforeAll(async () => {
    occupied = createServer();
    await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => occupied.close());

  it('says that the port is in use', async () => {
    const listening = occupied.address();
    const port = typeof listening === 'object' ? String(listening?.port) : '';
    const refused = start('main', [], { DATA_DIR: join(folder, 'data'), PORT: port });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain(
      `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or set PORT to another number.`,
    );
  });

  it('names the invalid setting', async () => {
    const refused = start('main', [], { PORT: 'many' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toBe("PORT is 'many'; it must be a whole number from 0 to 65535.\n");
  });
});
