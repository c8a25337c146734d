import { createStoredEntries } from '@finance-analyst/stored-entries';
import { expect, it, vi } from 'vitest';
import { createNewsWatch } from './createNewsWatch.js';

it('[INFORMATION-SCREENS-64] has news until it is opened', async () => {
  localStorage.clear();
  const watch = createNewsWatch({ entries: createStoredEntries({ device: localStorage }) });
  const listener = vi.fn();
  watch.subscribe(listener);
  expect(watch.hasNews()).toBe(false);
  await watch.check();
  expect(watch.hasNews()).toBe(true);
  localStorage.setItem('last_seen_version', '999.0.0');
  await watch.check();
  expect(watch.hasNews()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('[INFORMATION-SCREENS-64] has no news if the code that knows cannot load', async () => {
  const watch = createNewsWatch({
    entries: createStoredEntries({}),
    load: () => Promise.reject(new Error('gone')),
  });
  await watch.check();
  expect(watch.hasNews()).toBe(false);
});
