// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveTasks } from '../serve/serveTasks.js';
import { createChannelWorker, type ChannelWorker } from '../testing/createChannelWorker.js';
import { createManualTimers } from '../testing/createManualTimers.js';
import { exampleTasks, type ExampleTasks } from '../testing/exampleTasks.js';
import { createWorkerPool } from './createWorkerPool.js';
import type { WorkerPool } from './WorkerPool.js';

let opened: WorkerPool<ExampleTasks> | null = null;
afterEach(() => {
  opened?.close();
  opened = null;
});

/** The clock of the workers, which stands still: how often progress is told does not depend on how fast this runs. */
const now = () => 0;

const arrange = (size = 1) => {
  const workers: ChannelWorker[] = [];
  const timers = createManualTimers();
  const pool = createWorkerPool<ExampleTasks>({
    size,
    timers,
    createWorker: () => {
      const worker = createChannelWorker((scope) => {
        serveTasks(exampleTasks, scope, { now });
      });
      workers.push(worker);
      return worker;
    },
  });
  opened = pool;
  return { pool, workers, timers, alive: () => workers.filter((worker) => !worker.isTerminated()).length };
};

const sum = { name: 'sum', input: [1, 2, 3] } as const;
const stubborn = { name: 'stubborn', input: undefined } as const;
const cancelled = { ok: false, code: 'cancelled', reason: 'The calculation was canceled.' };

describe('createWorkerPool', () => {
  it('[COMPUTE-1] runs a task in a worker and gives its result', async () => {
    const { pool, workers } = arrange();
    expect(workers).toHaveLength(0);
    expect(await pool.run(sum)).toEqual({ ok: true, value: 6 });
    const values = Float64Array.from({ length: 1000 }, (_, index) => index);
    expect(await pool.run({ name: 'mean', input: { values } })).toEqual({ ok: true, value: 499.5 });
    expect(workers).toHaveLength(1);
  });

  it('[COMPUTE-1] moves the buffers that are to be transferred', async () => {
    const { pool } = arrange();
    const values = Float64Array.from({ length: 1000 }, (_, index) => index);
    const running = pool.run({ name: 'mean', input: { values } }, { transfer: [values.buffer] });
    expect(await running).toEqual({ ok: true, value: 499.5 });
    expect(values.length).toBe(0);
  });

  it('[COMPUTE-2] starts no more workers than it may; the rest waits in the order of asking', async () => {
    const { pool, workers } = arrange(2);
    const ended: number[] = [];
    const run = async (count: number) => {
      await pool.run({ name: 'steps', input: count });
      ended.push(count);
    };
    await Promise.all([40, 1, 2, 3].map(run));
    expect(workers).toHaveLength(2);
    expect(ended).toEqual([1, 2, 3, 40]);
  });

  it('[COMPUTE-3] gives the reason why a task failed, and keeps its worker', async () => {
    const { pool, workers } = arrange();
    expect(await pool.run({ name: 'fail', input: 'Growth is too high.' })).toEqual({
      ok: false,
      code: 'failed',
      reason: 'Growth is too high.',
    });
    expect(await pool.run(sum)).toEqual({ ok: true, value: 6 });
    expect(workers).toHaveLength(1);
  });

  it('[COMPUTE-3] has a reason where input or result cannot be sent', async () => {
    const { pool } = arrange();
    const unsendable = [() => 1] as unknown as readonly number[];
    expect(await pool.run({ name: 'sum', input: unsendable })).toMatchObject({ ok: false, code: 'failed' });
    expect(await pool.run({ name: 'secret', input: undefined })).toMatchObject({ ok: false, code: 'failed' });
    expect(await pool.run(sum)).toEqual({ ok: true, value: 6 });
  });

  it('[COMPUTE-4] tells progress of the task that it belongs to', async () => {
    const { pool } = arrange();
    const told: [string, number][] = [];
    const run = (name: string) =>
      pool.run({ name: 'steps', input: 5 }, { onProgress: (fraction) => told.push([name, fraction]) });
    await Promise.all([run('first'), run('second')]);
    expect(told).toEqual([
      ['first', 0],
      ['first', 1],
      ['second', 0],
      ['second', 1],
    ]);
  });

  it('[COMPUTE-5] cancels a task that runs; one that stops by itself leaves its worker', async () => {
    const { pool, workers, timers, alive } = arrange();
    const controller = new AbortController();
    const running = pool.run(
      { name: 'steps', input: 1_000_000 },
      {
        signal: controller.signal,
        onProgress: () => {
          controller.abort();
        },
      },
    );
    expect(await running).toEqual(cancelled);
    expect(await pool.run(sum)).toEqual({ ok: true, value: 6 });
    timers.advance(500);
    expect(alive()).toBe(1);
    expect(workers).toHaveLength(1);
  });

  it('[COMPUTE-5] ends the worker of a canceled task that does not stop, and goes on in another', async () => {
    const { pool, workers, timers, alive } = arrange();
    const controller = new AbortController();
    const running = pool.run(stubborn, { signal: controller.signal });
    const next = pool.run(sum);
    controller.abort();
    expect(await running).toEqual(cancelled);
    timers.advance(499);
    expect(alive()).toBe(1);
    timers.advance(1);
    expect(workers[0]?.isTerminated()).toBe(true);
    expect(await next).toEqual({ ok: true, value: 6 });
    expect(workers).toHaveLength(2);
  });

  it('[COMPUTE-5] cancels a task that waits, and one that is canceled before it is asked for', async () => {
    const { pool, workers } = arrange();
    const controller = new AbortController();
    const first = pool.run({ name: 'steps', input: 5 });
    const waiting = pool.run(sum, { signal: controller.signal });
    controller.abort();
    expect(await waiting).toEqual(cancelled);
    expect(await pool.run(sum, { signal: controller.signal })).toEqual(cancelled);
    expect(await first).toEqual({ ok: true, value: 5 });
    expect(workers).toHaveLength(1);
  });

  it('[COMPUTE-5] keeps the result of a task that is canceled after its end', async () => {
    const { pool, alive, timers } = arrange();
    const controller = new AbortController();
    expect(await pool.run(sum, { signal: controller.signal })).toEqual({ ok: true, value: 6 });
    controller.abort();
    timers.advance(500);
    expect(alive()).toBe(1);
  });

  it('[COMPUTE-6] fails the task of a worker that breaks off, with the reason, and replaces the worker', async () => {
    const { pool, workers } = arrange();
    const running = pool.run(stubborn);
    const next = pool.run(sum);
    expect(workers[0]?.crash('out of memory')).toBe(true);
    expect(await running).toEqual({
      ok: false,
      code: 'crashed',
      reason: 'The calculation worker stopped unexpectedly: out of memory',
    });
    expect(await next).toEqual({ ok: true, value: 6 });
    expect(workers.map((worker) => worker.isTerminated())).toEqual([true, false]);
  });

  it('[COMPUTE-6] replaces a worker that breaks off without work', async () => {
    const { pool, workers } = arrange();
    await pool.run(sum);
    workers[0]?.crash();
    await vi.waitFor(() => {
      expect(workers[0]?.isTerminated()).toBe(true);
    });
    expect(await pool.run(sum)).toEqual({ ok: true, value: 6 });
    expect(workers).toHaveLength(2);
  });

  it('[COMPUTE-6] has a reason where no worker can be started, for each task', async () => {
    const pool = createWorkerPool<ExampleTasks>({
      size: 1,
      createWorker: () => {
        throw new Error('Refused by the policy of the page.');
      },
    });
    const failure = {
      ok: false,
      code: 'crashed',
      reason: 'The calculation worker stopped unexpectedly: Refused by the policy of the page.',
    };
    expect(await Promise.all([pool.run(sum), pool.run(sum)])).toEqual([failure, failure]);
  });

  it('[COMPUTE-7] ends a worker that has had nothing to do for 30 s', async () => {
    const { pool, workers, timers, alive } = arrange();
    await pool.run(sum);
    timers.advance(29_999);
    await pool.run(sum);
    timers.advance(29_999);
    expect(alive()).toBe(1);
    timers.advance(1);
    expect(alive()).toBe(0);
    expect(await pool.run(sum)).toEqual({ ok: true, value: 6 });
    expect(workers).toHaveLength(2);
  });

  it('[COMPUTE-7] does not end a worker that has work for longer', async () => {
    const { pool, timers, alive } = arrange();
    await pool.run(sum);
    const running = pool.run(stubborn);
    timers.advance(3_600_000);
    expect(alive()).toBe(1);
    pool.close();
    expect(await running).toMatchObject({ code: 'cancelled' });
  });

  it('[COMPUTE-8] cancels everything when it is closed, and starts again when it is needed', async () => {
    const { pool, alive } = arrange();
    const running = pool.run(stubborn);
    const waiting = pool.run(sum);
    pool.close();
    expect(alive()).toBe(0);
    const closed = {
      ok: false,
      code: 'cancelled',
      reason: 'The calculation stopped when its screen closed.',
    };
    expect(await Promise.all([running, waiting])).toEqual([closed, closed]);
    expect(await pool.run(sum)).toEqual({ ok: true, value: 6 });
  });
});
