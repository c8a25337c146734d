import type { ModelCalculationRequest } from '@finance-analyst/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { hangingIsTooSlow } from '../testing/hangingIsTooSlow.js';
import { timeLimitsOf } from '../testing/timeLimitsOf.js';
import { brokenWorker, refusedWorker, scriptedWorker, silentWorker } from '../testing/scriptedWorker.js';
import {
  createCalculationPool,
  type CalculationPool,
  type CalculationPoolOptions,
} from './createCalculationPool.js';
import type { CalculationWorker } from './startThread.js';

const pools: CalculationPool[] = [];
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

/** A pool and the number of workers it has started. */
function createCountedPool(options: Partial<CalculationPoolOptions> = {}) {
  let started = 0;
  const create: () => CalculationWorker = options.createWorker ?? scriptedWorker;
  const pool = createCalculationPool({
    size: 1,
    // No test waits for these limits: on a busy machine they would also expire for lack of CPU time.
    timeLimitsMs: timeLimitsOf(600_000),
    startLimitMs: 600_000,
    maximumWaiting: { perClient: 10, inAll: 100 },
    ...options,
    createWorker: () => {
      started += 1;
      return create();
    },
  });
  pools.push(pool);
  return { pool, started: () => started };
}

const request = (model: string): ModelCalculationRequest => ({ model: `# ${model}`, inputs: {} });
const titled = (model: string) => ({
  ok: true,
  outcome: { ok: true, value: { title: `# ${model}`, periods: 1, values: {}, checks: [] } },
});

describe('createCalculationPool', () => {
  it('[CALCULATION-SERVICE-21] starts a thread on demand and reuses it', async () => {
    const { pool, started } = createCountedPool();
    expect(started()).toBe(0);
    expect(await pool.run('model', request('first'), 'client')).toEqual(titled('first'));
    expect(await pool.run('model', request('second'), 'client')).toEqual(titled('second'));
    expect(started()).toBe(1);
  });

  it('[CALCULATION-SERVICE-21] answers each of many requests with its own result', async () => {
    const { pool, started } = createCountedPool({ size: 2, maximumWaiting: { perClient: 50, inAll: 100 } });
    const names = Array.from({ length: 40 }, (_, index) => `model ${index}`);
    expect(await Promise.all(names.map((name) => pool.run('model', request(name), 'client')))).toEqual(
      names.map(titled),
    );
    expect(started()).toBe(2);
  });

  it.each([
    ['hang', { cause: 'too-slow' }],
    ['crash', { cause: 'crashed', error: new Error('crashed') }],
    ['exit', { cause: 'crashed', error: new Error('A calculation thread ended with code 1.') }],
    ['exhaust', { cause: 'too-heavy' }],
  ])('[CALCULATION-SERVICE-22] survives a model that makes its thread %s', async (model, failure) => {
    const { pool, started } = createCountedPool(hangingIsTooSlow());
    expect(await pool.run('model', request(model), 'client')).toEqual({ ok: false, ...failure });
    expect(await pool.run('model', request('after'), 'client')).toEqual(titled('after'));
    expect(started()).toBe(2);
  });

  it('[CALCULATION-SERVICE-22] serves waiting requests after a thread is killed', async () => {
    const { pool } = createCountedPool(hangingIsTooSlow());
    const answers = await Promise.all(
      ['hang', 'a', 'hang', 'b'].map((model) => pool.run('model', request(model), 'client')),
    );
    expect(answers).toEqual([
      { ok: false, cause: 'too-slow' },
      titled('a'),
      { ok: false, cause: 'too-slow' },
      titled('b'),
    ]);
  });

  it('[CALCULATION-SERVICE-23] rejects requests over the queue limit', async () => {
    const { pool } = createCountedPool({ maximumWaiting: { perClient: 2, inAll: 100 } });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((model) => pool.run('model', request(model), 'client')),
    );
    expect(answers).toEqual([titled('a'), titled('b'), titled('c'), { ok: false, cause: 'busy' }]);
  });

  it("[CALCULATION-SERVICE-24] serves a client's single request ahead of another client's fifty", async () => {
    const { pool } = createCountedPool({ maximumWaiting: { perClient: 50, inAll: 100 } });
    const answered: string[] = [];
    const ask = (name: string, client: string) =>
      pool.run('model', request(name), client).then(() => answered.push(name));
    const busy = Array.from({ length: 50 }, (_, number) => ask(`busy ${number}`, 'busy'));
    await Promise.all([...busy, ask('quiet', 'quiet')]);
    expect(answered.slice(0, 3)).toContain('quiet');
    expect(answered).toHaveLength(51);
  });

  it.each([
    ['fails while it loads', brokenWorker],
    ['never becomes ready', silentWorker],
    ['the system refuses', refusedWorker],
  ])(
    '[CALCULATION-SERVICE-23] answers that it cannot calculate with a worker that %s',
    async (_, createWorker) => {
      const { pool } = createCountedPool({ createWorker, startLimitMs: 300 });
      expect(await pool.run('model', request('a'), 'client')).toEqual({ ok: false, cause: 'not-started' });
      expect(await pool.run('model', request('b'), 'client')).toEqual({ ok: false, cause: 'not-started' });
    },
  );

  it('resolves running, waiting and later requests when closed', async () => {
    const { pool } = createCountedPool();
    const running = pool.run('model', request('hang'), 'client');
    const waiting = pool.run('model', request('a'), 'client');
    pool.close();
    const stopped = { ok: false, cause: 'not-started' };
    expect(await Promise.all([running, waiting, pool.run('model', request('b'), 'client')])).toEqual([
      stopped,
      stopped,
      stopped,
    ]);
  });
});
