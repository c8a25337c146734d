import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { copyEmptyDatabase, openDatabase } from '@finance-analyst/database';
import {
  createMarketDataService,
  parameterDefaults,
  type FundamentalsProvider,
} from '@finance-analyst/market-data-service';
import { expect, it, onTestFinished } from 'vitest';
import { testClock } from './testing/openTestServer.js';

const fact = (tag: string, val: number) => ({
  [tag]: {
    units: {
      USD: [{ start: '2024-01-01', end: '2024-12-31', val, filed: '2025-02-01', form: '10-K', accn: '1' }],
    },
  },
});
const facts = { 'us-gaap': { ...fact('Revenues', 1000), ...fact('NetIncomeLoss', 100) } };

const provider: FundamentalsProvider = {
  source: 'sec-edgar',
  name: 'SEC EDGAR',
  listCompanies: () => Promise.resolve({ ok: true, value: [{ symbol: 'ACME', name: 'Acme', key: '1' }] }),
  fetchDocument: () => {
    const document = { entityName: 'Acme', facts };
    return Promise.resolve({ ok: true, value: { text: JSON.stringify(document), document, etag: null } });
  },
};

it('[MARKET-DATA-SERVICE-115] derives statements in the worker thread of the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  await copyEmptyDatabase(folder);
  const opened = await openDatabase({ dataDirectory: folder });
  if (!opened.ok) throw new Error(opened.reason);
  const workers: Worker[] = [];
  const marketData = createMarketDataService({
    database: opened.value,
    providers: [provider],
    parameters: parameterDefaults,
    clock: testClock,
    createWorker: () => {
      const worker = new Worker(join(import.meta.dirname, 'statements.worker.ts'), {
        execArgv: ['--import', 'tsx', '--conditions=@finance-analyst/source'],
      });
      workers.push(worker);
      return worker;
    },
    reportProblem: (problem) => {
      throw new Error(`unexpected: ${problem}`);
    },
  });
  const statements = await marketData.fundamentals('ACME');
  expect(statements.ok && statements.value.annual.at(-1)?.figures.revenue?.value).toBe(1000);
  expect(workers).toHaveLength(1);
  const isEnded = new Promise((resolve) => workers[0]?.once('exit', resolve));
  await marketData.close();
  await isEnded;
  await opened.value.close();
}, 60_000);
