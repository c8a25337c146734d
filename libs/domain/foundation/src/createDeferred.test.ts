import { expect, it } from 'vitest';
import { createDeferred } from './createDeferred.js';

it('[FOUNDATION-15] loads a part once, however often it is wanted', async () => {
  let loads = 0;
  const deferred = createDeferred(async () => {
    loads += 1;
    return 'part';
  });
  expect(deferred.part).toBeNull();
  expect(await Promise.all([deferred.load(), deferred.load()])).toEqual(['part', 'part']);
  expect(await deferred.load()).toBe('part');
  expect(deferred.part).toBe('part');
  expect(loads).toBe(1);
});

it('[FOUNDATION-15] tries again after a load that failed', async () => {
  let isOnline = false;
  const deferred = createDeferred(async () => {
    if (!isOnline) throw new Error('offline');
    return 'part';
  });
  await expect(deferred.load()).rejects.toThrow('offline');
  expect(deferred.part).toBeNull();
  isOnline = true;
  expect(await deferred.load()).toBe('part');
});
