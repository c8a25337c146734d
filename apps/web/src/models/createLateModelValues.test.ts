import { expect, it, vi } from 'vitest';
import { messages } from '../services/messages.js';
import { exampleModel } from '../testing/exampleModel.js';
import type { CachedModelValues } from './createCachedModelValues.js';
import { createLateModelValues } from './createLateModelValues.js';

const clock = () => new Date('2026-11-20T09:00:00.000Z');
const values: CachedModelValues = {
  valueSavedModel: () => Promise.resolve({ ok: true, value: 101 }),
  statistics: () => ({ hits: 1, misses: 2, entries: 3, bytes: 4 }),
};

it('[WEB-102] loads what values models with the first model', async () => {
  const load = vi.fn(() => Promise.resolve(values));
  const { valueSavedModel, cacheStatistics } = createLateModelValues(clock, load);
  expect(cacheStatistics()).toEqual({ hits: 0, misses: 0, entries: 0, bytes: 0 });
  expect(load).not.toHaveBeenCalled();
  expect(await valueSavedModel(exampleModel())).toEqual({ ok: true, value: 101 });
  expect(cacheStatistics()).toEqual({ hits: 1, misses: 2, entries: 3, bytes: 4 });
});

it('[WEB-102] says why there is no value where it cannot be loaded', async () => {
  const { valueSavedModel } = createLateModelValues(clock, () => Promise.reject(new Error('no network')));
  expect(await valueSavedModel(exampleModel())).toEqual({ ok: false, reason: messages.notLoaded });
});
