import { expect, it, vi } from 'vitest';
import { createCalculations } from './createCalculations.js';
import { createLateCalculations } from './createLateCalculations.js';

const clock = () => new Date('2026-11-20T09:00:00.000Z');
const request = { symbol: 'ACME', calculationType: 'value', inputs: { revision: 1 } };
const computed = () => vi.fn(() => ({ ok: true, value: 101 }) as const);

it('[WEB-102] loads what keeps calculations with the first of them, and keeps its result', async () => {
  const load = vi.fn(() => Promise.resolve(createCalculations(clock)));
  const { calculations, cacheStatistics } = createLateCalculations(clock, load);
  calculations.forget('ACME');
  calculations.clear();
  expect(cacheStatistics()).toEqual({ hits: 0, misses: 0, entries: 0, bytes: 0 });
  expect(load).not.toHaveBeenCalled();
  const compute = computed();
  expect(await calculations.getOrCompute(request, compute)).toMatchObject({
    ok: true,
    value: { result: 101 },
  });
  expect(await calculations.getOrCompute(request, compute)).toMatchObject({ value: { result: 101 } });
  expect(compute).toHaveBeenCalledTimes(1);
  expect(cacheStatistics()).toMatchObject({ hits: 1, entries: 1 });
  calculations.forget('ACME');
  expect(cacheStatistics()).toMatchObject({ entries: 0 });
});

it('[WEB-102] calculates each time where that code cannot be loaded', async () => {
  const { calculations } = createLateCalculations(clock, () => Promise.reject(new Error('no network')));
  const compute = computed();
  const value = { ...request, result: 101, timestamp: '2026-11-20T09:00:00.000Z' };
  expect(await calculations.getOrCompute(request, compute)).toEqual({ ok: true, value });
  expect(await calculations.getOrCompute(request, compute)).toEqual({ ok: true, value });
  expect(compute).toHaveBeenCalledTimes(2);
  const refused = { ok: false, reason: 'There are no filings.' } as const;
  expect(await calculations.getOrCompute(request, () => refused)).toEqual(refused);
});
