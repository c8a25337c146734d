import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { measureReaders, type Reading } from './measureReaders.ts';
import { startChild, type Child } from './startChild.ts';

/**
 * Fifty readers of the server beside fifty readers of a bare Fastify route, one after the other in one run so that the
 * ratios hold on any machine. Reported, never asserted.
 */
const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
const children: Child[] = [];
const start = async (file: string, environment?: Readonly<Record<string, string>>): Promise<string> => {
  const child = await startChild(join(workspaceRoot, file), environment);
  children.push(child);
  return child.address;
};

const mostHealthMs = 50;

interface Row {
  readonly name: string;
  readonly path: string;
  /** Share of the bare route's requests per second. */
  readonly leastShare: number;
}

async function firstCompany(address: string): Promise<string> {
  const response = await fetch(new URL('/api/market-data?query=glen', address));
  const { results } = (await response.json()) as { results: { symbol: string; type: string }[] };
  const company = results.find(({ type }) => type === 'equity');
  if (!company) throw new Error('The sample market has no company of that name.');
  return company.symbol;
}

const line = (name: string, { requestsPerSecond, p99Ms, healthP99Ms }: Reading, verdict: string): string =>
  [
    name.padEnd(34),
    requestsPerSecond.toFixed(0).padStart(9),
    p99Ms.toFixed(0).padStart(9),
    (healthP99Ms === null ? '' : healthP99Ms.toFixed(0)).padStart(14),
    `   ${verdict}`,
  ].join('');

async function measure(): Promise<void> {
  const bareAddress = await start('tools/server-bench/bareServer.ts');
  const server = await start('apps/api/src/main.ts', {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '10000000',
  });
  const symbol = await firstCompany(server);
  const year = `symbol=${symbol}&from=2025-01-01&to=2025-12-31`;
  const rows: readonly Row[] = [
    { name: 'Quotes of one symbol', path: `/api/market-data/real-time?symbols=${symbol}`, leastShare: 0.25 },
    { name: 'A year of history, br', path: `/api/market-data/historical?${year}`, leastShare: 0.5 },
    { name: 'Statements, br', path: `/api/fundamentals?symbol=${symbol}`, leastShare: 0.5 },
  ];
  console.log(`50 connections, Node ${process.version}`);
  console.log(
    `${'what'.padEnd(34)}${'req/s'.padStart(9)}${'p99 ms'.padStart(9)}${'health p99 ms'.padStart(14)}`,
  );
  const bare = await measureReaders(bareAddress, null);
  console.log(line('Bare Fastify route', bare, ''));
  const headers = { 'accept-encoding': 'gzip, br' };
  for (const { name, path, leastShare } of rows) {
    const url = new URL(path, server);
    const bytes = await bytesOf(url, headers);
    const same = await measureReaders(new URL(`/bytes/${bytes}`, bareAddress).href, null);
    const reading = await measureReaders(url.href, new URL('/api/health', server).href, headers);
    const share = reading.requestsPerSecond / bare.requestsPerSecond;
    const shareOfSame = reading.requestsPerSecond / same.requestsPerSecond;
    const isMet = share >= leastShare && (reading.healthP99Ms ?? Number.NaN) < mostHealthMs;
    const aim = `at least ${leastShare.toFixed(2)} and ${mostHealthMs} ms ${isMet ? 'met' : 'MISSED'}`;
    const shares = `${share.toFixed(2)} × bare, ${shareOfSame.toFixed(2)} × bare of ${bytes} bytes`;
    console.log(line(name, reading, `${shares}; ${aim}`));
  }
}

/** What comes over the wire, as the first one who asks gets it too. */
function bytesOf(url: URL, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      response.on('end', () => {
        resolve(bytes);
      });
    }).on('error', reject);
  });
}

try {
  await measure();
} finally {
  for (const child of children) await child.stop();
  rmSync(folder, { recursive: true, force: true });
}
