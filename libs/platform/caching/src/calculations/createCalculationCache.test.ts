import type { Result } from '@finance-analyst/foundation';
import { describe, expect, it } from 'vitest';
import { createMemoryCache } from '../memory/createMemoryCache.js';
import { createManualClock } from '../testing/createManualClock.js';
import type { CachedCalculation } from './CachedCalculation.js';
import { createCalculationCache } from './createCalculationCache.js';

const minute = 60_000;
const dcf = { symbol: 'KST.SMP', calculationType: 'dcf', inputs: { growth: 0.02, years: 5 } };

const arrange = (outcome: Result<number> = { ok: true, value: 165.4 }) => {
  const { clock, timers, advance } = createManualClock();
  const cache = createMemoryCache<CachedCalculation<unknown>>({ clock, timers });
  let times = 0;
  return {
    calculations: createCalculationCache({ cache, clock }),
    advance,
    compute: async () => {
      times += 1;
      return outcome;
    },
    times: () => times,
  };
};

describe('createCalculationCache', () => {
  it('[CACHING-8] keeps a calculation with symbol, type, inputs, result and time', async () => {
    const { calculations, compute, times, advance } = arrange();
    const calculation = {
      symbol: 'KST.SMP',
      calculationType: 'dcf',
      inputs: { growth: 0.02, years: 5 },
      result: 165.4,
      timestamp: '1970-01-01T00:00:00.000Z',
    };
    expect(await calculations.getOrCompute(dcf, compute)).toEqual({ ok: true, value: calculation });
    advance(minute);
    const again = { ...dcf, inputs: { years: 5, growth: 0.02, note: undefined } };
    expect(await calculations.getOrCompute(again, compute)).toEqual({ ok: true, value: calculation });
    expect(times()).toBe(1);
  });

  it('[CACHING-8] calculates again after 15 minutes', async () => {
    const { calculations, compute, times, advance } = arrange();
    await calculations.getOrCompute(dcf, compute);
    advance(15 * minute - 1);
    await calculations.getOrCompute(dcf, compute);
    expect(times()).toBe(1);
    advance(1);
    await calculations.getOrCompute(dcf, compute);
    expect(times()).toBe(2);
  });

  it.each([
    ['symbol', { ...dcf, symbol: 'GLH.SMP' }],
    ['type', { ...dcf, calculationType: 'ddm' }],
    ['input', { ...dcf, inputs: { growth: 0.03, years: 5 } }],
  ])('[CACHING-8] calculates anew for another %s', async (_, other) => {
    const { calculations, compute, times } = arrange();
    await calculations.getOrCompute(dcf, compute);
    await calculations.getOrCompute(other, compute);
    expect(times()).toBe(2);
  });

  it('[CACHING-10] calculates each time where inputs are no plain data', async () => {
    const { calculations, compute, times } = arrange();
    const request = { ...dcf, inputs: { curve: new Map() } };
    expect(await calculations.getOrCompute(request, compute)).toMatchObject({ ok: true });
    await calculations.getOrCompute(request, compute);
    expect(times()).toBe(2);
  });

  it('[CACHING-11] does once what is asked for twice at the same time', async () => {
    const { calculations, compute, times } = arrange();
    const [one, other] = await Promise.all([
      calculations.getOrCompute(dcf, compute),
      calculations.getOrCompute({ ...dcf }, compute),
    ]);
    expect(one).toBe(other);
    expect(times()).toBe(1);
  });

  it('[CACHING-12] gives a failure with its reason and does not keep it', async () => {
    const failure = { ok: false, reason: 'Growth is not below the cost of capital.' } as const;
    const { calculations, compute, times } = arrange(failure);
    expect(await calculations.getOrCompute(dcf, compute)).toEqual(failure);
    await calculations.getOrCompute(dcf, compute);
    expect(times()).toBe(2);
  });

  it('[CACHING-12] does not keep what threw', async () => {
    const { calculations, compute } = arrange();
    const broken = calculations.getOrCompute(dcf, () => {
      throw new Error('no such template');
    });
    await expect(broken).rejects.toThrow('no such template');
    expect(await calculations.getOrCompute(dcf, compute)).toMatchObject({ ok: true });
  });

  it('[CACHING-13] forgets one symbol, and no other', async () => {
    const { calculations, compute, times } = arrange();
    const other = { ...dcf, symbol: 'KST.SMPX' };
    await calculations.getOrCompute(dcf, compute);
    await calculations.getOrCompute(other, compute);
    calculations.forget('KST.SMP');
    await calculations.getOrCompute(other, compute);
    expect(times()).toBe(2);
    await calculations.getOrCompute(dcf, compute);
    expect(times()).toBe(3);
  });

  it.each([
    ['everything', 'clear'],
    ['its symbol', 'forget'],
  ] as const)('[CACHING-13] does not keep what was under way when %s was forgotten', async (_, how) => {
    const { calculations, compute, times } = arrange();
    const started = calculations.getOrCompute(dcf, compute);
    if (how === 'clear') calculations.clear();
    else calculations.forget('KST.SMP');
    expect(await started).toMatchObject({ ok: true });
    await calculations.getOrCompute(dcf, compute);
    expect(times()).toBe(2);
    await calculations.getOrCompute(dcf, compute);
    expect(times()).toBe(2);
  });
});
