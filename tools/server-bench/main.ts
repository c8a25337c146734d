import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProduct } from '../nx/buildProduct.ts';
import { median } from '../web-bench/median.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { measureReaders, type Reading } from './measureReaders.ts';
import type { Question } from './readAgainAndAgain.ts';
import { startChild, type Child } from './startChild.ts';

/**
 * Fifty readers of the server beside fifty readers of a bare Fastify route, alternating several times in one run,
 * so that the ratios hold on any machine even under other load. Reported, never asserted.
 */
const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
const children: Child[] = [];
const start = async (file: string, environment?: Readonly<Record<string, string>>): Promise<string> => {
  const child = await startChild(join(workspaceRoot, file), environment);
  children.push(child);
  return child.address;
};

const mostHealthMs = 50;
const rounds = 5;

/** A valuation request from a program: every driver given, the cost of capital built up. */
const valuation = {
  currency: 'USD',
  baseRevenue: 1000,
  revenueGrowth: [0.08, 0.07, 0.06, 0.05, 0.04],
  operatingMargin: 0.2,
  taxRate: 0.25,
  depreciationRate: 0.04,
  capitalExpenditureRate: 0.05,
  workingCapitalRate: 0.1,
  costOfCapital: {
    riskFreeRate: 0.04,
    equityRiskPremium: 0.05,
    beta: 1.1,
    costOfDebt: 0.05,
    taxRate: 0.25,
    debtWeight: 0.2,
  },
  terminal: { method: 'perpetual-growth', growth: 0.02 },
  cash: 100,
  debt: 250,
  sharesOutstanding: 100,
};

interface Row {
  readonly name: string;
  readonly path: string;
  /** JSON that is posted. */
  readonly body?: string;
  /** Of the requests per second of a bare route that takes and sends as many bytes. */
  readonly leastShare: number;
  /** Of its 99th percentile; left out where only the share counts. */
  readonly mostTimesP99?: number;
}

async function firstCompany(address: string): Promise<string> {
  const response = await fetch(new URL('/api/market-data?query=glen', address));
  const { results } = (await response.json()) as { results: { symbol: string; type: string }[] };
  const company = results.find(({ type }) => type === 'equity');
  if (!company) throw new Error('The sample market has no company of that name.');
  return company.symbol;
}

/** Each figure is the median of its rounds. */
const line = (name: string, readings: readonly Reading[], verdict: string): string => {
  const cell = (figure: (reading: Reading) => number, width: number): string =>
    median(readings.map(figure)).toFixed(0).padStart(width);
  return [
    name.padEnd(34),
    cell(({ requestsPerSecond }) => requestsPerSecond, 9),
    cell(({ p99Ms }) => p99Ms, 9),
    cell(({ watchedP99Ms }) => watchedP99Ms, 14),
    `   ${verdict}`,
  ].join('');
};

/** What each round says by itself: how much of another reading of the same round this is. */
const shareOf = (readings: readonly Reading[], others: readonly Reading[]): number =>
  median(
    readings.map(
      ({ requestsPerSecond }, round) => requestsPerSecond / (others[round]?.requestsPerSecond ?? 0),
    ),
  );

async function measure(): Promise<void> {
  const bareAddress = await start('tools/server-bench/bareServer.ts');
  const build = await buildProduct();
  if (!build.ok) throw new Error(build.reason);
  const server = await start('apps/api/dist/main.js', {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '10000000',
  });
  const symbol = await firstCompany(server);
  const year = `symbol=${symbol}&from=2025-01-01&to=2025-12-31`;
  const rows: readonly Row[] = [
    { name: 'Quotes of one symbol', path: `/api/market-data/real-time?symbols=${symbol}`, leastShare: 0.25 },
    { name: 'A year of history, br', path: `/api/market-data/historical?${year}`, leastShare: 0.5 },
    {
      name: 'A valuation, posted',
      path: '/api/calculations/dcf',
      body: JSON.stringify(valuation),
      leastShare: 0.3,
      mostTimesP99: 3,
    },
    { name: 'Statements, br', path: `/api/fundamentals?symbol=${symbol}`, leastShare: 0.5 },
  ];
  const headers = { 'accept-encoding': 'gzip, br' };
  const health = new URL('/api/health', server).href;
  const sizes = await Promise.all(
    rows.map(({ path, body }) => bytesOf({ url: new URL(path, server).href, headers, body })),
  );
  const bare: Reading[] = [];
  const readings = rows.map(() => ({ ours: [] as Reading[], same: [] as Reading[] }));
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await measureReaders({ url: bareAddress }, bareAddress));
    for (const [index, { path, body }] of rows.entries()) {
      const bareUrl = `${bareAddress}/bytes/${sizes[index]}`;
      readings[index]?.same.push(await measureReaders({ url: bareUrl, body }, bareAddress));
      readings[index]?.ours.push(
        await measureReaders({ url: new URL(path, server).href, headers, body }, health),
      );
    }
  }
  console.log(`50 connections, ${rounds} rounds, Node ${process.version}`);
  console.log(
    `${'what'.padEnd(34)}${'req/s'.padStart(9)}${'p99 ms'.padStart(9)}${'health p99 ms'.padStart(14)}`,
  );
  console.log(line('Bare Fastify route, shortest', bare, ''));
  for (const [index, { name, leastShare, mostTimesP99 = Number.POSITIVE_INFINITY }] of rows.entries()) {
    const { ours, same } = readings[index] ?? { ours: [], same: [] };
    // Compared with a route of equal response size, so that the server is measured and not the response length.
    const share = shareOf(ours, same);
    const timesP99 = median(ours.map(({ p99Ms }, round) => p99Ms / (same[round]?.p99Ms ?? 0)));
    const isMet =
      share >= leastShare &&
      timesP99 <= mostTimesP99 &&
      median(ours.map(({ watchedP99Ms }) => watchedP99Ms)) < mostHealthMs;
    const p99Aim = Number.isFinite(mostTimesP99) ? ` and ${mostTimesP99} × its p99` : '';
    const aim = `at least ${leastShare.toFixed(2)}${p99Aim} and ${mostHealthMs} ms ${isMet ? 'met' : 'MISSED'}`;
    const shares = `${share.toFixed(2)} × bare of ${sizes[index]} bytes (p99 ${timesP99.toFixed(1)} ×), ${shareOf(ours, bare).toFixed(2)} × the shortest`;
    console.log(line(name, ours, `${shares}; ${aim}`));
  }
}

/** The bytes on the wire, as the first reader receives them too. */
function bytesOf({ url, headers = {}, body }: Question): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      response.on('end', () => {
        resolve(bytes);
      });
    });
    if (body !== undefined) asked.setHeader('content-type', 'application/json');
    asked.on('error', reject).end(body);
  });
}

try {
  await measure();
} finally {
  for (const child of children) await child.stop();
  rmSync(folder, { recursive: true, force: true });
}
