import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

const paths = 2_000_000;
const pathsPerBlock = 25_000;
const rounds = 9;
/** How much faster two threads are than one. */
const limit = 1.7;

interface Block {
  readonly firstPath: number;
  readonly outputs: Float64Array;
}

/** The paths of the simulation on one and on two threads, by the clock: it needs two processors that nothing else uses. */
export async function benchThreads(): Promise<void> {
  console.log(`\n${paths.toLocaleString('en')} ten-year paths by the clock, in one run`);
  const workers = [openWorker(), openWorker()];
  const [first] = workers as [Worker, Worker];
  try {
    const expected = await compute(workers);
    const ratios: number[] = [];
    const times: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = await timeOf([first], expected);
      const two = await timeOf(workers, expected);
      times.push([one, two]);
      ratios.push(one / two);
    }
    const ratio = middle(ratios);
    const [one, two] = [0, 1].map((at) => middle(times.map((time) => time[at] as number)).toFixed(0));
    console.log(
      `one thread ${one} ms, two ${two} ms: ${ratio.toFixed(2)} × faster; limit ${limit} ${ratio >= limit ? 'met' : 'MISSED'}`,
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const openWorker = (): Worker =>
  new Worker(new URL('pathsWorker.ts', import.meta.url), { workerData: { paths, pathsPerBlock } });

async function timeOf(workers: readonly Worker[], expected: Float64Array): Promise<number> {
  const startedAtMs = performance.now();
  const outputs = await compute(workers);
  const time = performance.now() - startedAtMs;
  if (outputs.some((value, path) => value !== expected[path])) throw new Error('Threads change figures.');
  return time;
}

/** All paths; each worker takes the next block as soon as it is done with one, and has one more at hand meanwhile. */
async function compute(workers: readonly Worker[]): Promise<Float64Array> {
  const outputs = new Float64Array(paths);
  let next = 0;
  const run = async (worker: Worker): Promise<void> => {
    let expected = 0;
    const ask = (): void => {
      if (next >= paths) return;
      worker.postMessage(next);
      next += pathsPerBlock;
      expected += 1;
    };
    ask();
    ask();
    if (expected === 0) return;
    for await (const [block] of on(worker, 'message') as AsyncIterable<[Block]>) {
      expected -= 1;
      ask();
      outputs.set(block.outputs, block.firstPath);
      if (expected === 0) return;
    }
  };
  await Promise.all(workers.map(run));
  return outputs;
}

const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
