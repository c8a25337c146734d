import { createStoredEntries } from '@finance-analyst/stored-entries';
import { expect, it, vi } from 'vitest';
import { createNewsWatch } from './createNewsWatch.js';

it('[WEB-13] shows that there is news until it was opened', async () => {
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

it('[WEB-13] shows nothing when the code that tells does not come', async () => {
  const watch = createNewsWatch({
    entries: createStoredEntries({}),
    load: () => Promise.reject(new Error('gone')),
  });
  await watch.check();
  expect(watch.hasNews()).toBe(false);
});
