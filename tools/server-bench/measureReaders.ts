import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readAgainAndAgain, type Question } from './readAgainAndAgain.ts';

export interface Reading {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  /** Of the watched address meanwhile. */
  readonly watchedP99Ms: number;
}

const connections = 50;
const seconds = 2;

/** Fifty readers of one address for two seconds, and beside them one reader of another address, such as the health. */
export async function measureReaders(question: Question, watchedUrl: string): Promise<Reading> {
  const watch = new Worker(join(import.meta.dirname, 'watch.ts'), { workerData: watchedUrl });
  await once(watch, 'message');
  const { timesMs } = await readAgainAndAgain(question, { connections, seconds });
  const told = once(watch, 'message');
  watch.postMessage('over');
  const [watchedP99Ms] = (await told) as [number];
  const sorted = timesMs.toSorted((a, b) => a - b);
  return {
    requestsPerSecond: timesMs.length / seconds,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    watchedP99Ms,
  };
}
