import { createCalculationCache, createMemoryCache, type CachedCalculation } from '@finance-analyst/caching';
import { expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';
import { createModelValues } from './createModelValues.js';

const clock = () => new Date('2026-11-20T09:00:00.000Z');
const model = exampleModel();

it('[WEB-15] values a revision of a model once, and the next revision anew', async () => {
  const cache = createMemoryCache<CachedCalculation<unknown>>({ clock });
  let computed = 0;
  const valueSavedModel = createModelValues(createCalculationCache({ cache, clock }), async () => () => {
    computed += 1;
    return { ok: true, value: 100 + computed };
  });
  expect(await valueSavedModel(model)).toEqual({ ok: true, value: 101 });
  expect(await valueSavedModel(model)).toEqual({ ok: true, value: 101 });
  expect(await valueSavedModel({ ...model, baseRevision: 1 })).toEqual({ ok: true, value: 102 });
  cache.stop();
});

it('[WEB-15] passes on why there is no value, and asks again the next time', async () => {
  const cache = createMemoryCache<CachedCalculation<unknown>>({ clock });
  const reason = 'There are no filings.';
  let asked = 0;
  const valueSavedModel = createModelValues(createCalculationCache({ cache, clock }), async () => () => {
    asked += 1;
    return { ok: false, reason };
  });
  expect(await valueSavedModel(model)).toEqual({ ok: false, reason });
  await valueSavedModel(model);
  expect(asked).toBe(2);
  cache.stop();
});
