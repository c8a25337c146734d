import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readAgainAndAgain } from './readAgainAndAgain.ts';

export interface Reading {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  /** Of `/api/health` meanwhile; null where it was not asked. */
  readonly healthP99Ms: number | null;
}

const connections = 50;
const seconds = 4;

/** Fifty readers of one address for a few seconds, and beside them one who asks how the server is. */
export async function measureReaders(
  url: string,
  healthUrl: string | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reading> {
  const watch =
    healthUrl === null
      ? null
      : new Worker(join(import.meta.dirname, 'healthWatch.ts'), { workerData: healthUrl });
  const { timesMs } = await readAgainAndAgain(url, headers, { connections, seconds });
  const sorted = timesMs.toSorted((a, b) => a - b);
  return {
    requestsPerSecond: timesMs.length / seconds,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    healthP99Ms: watch && (await healthOf(watch)),
  };
}

async function healthOf(watch: Worker): Promise<number> {
  const told = once(watch, 'message');
  watch.postMessage('over');
  const [p99Ms] = (await told) as [number];
  return p99Ms;
}
