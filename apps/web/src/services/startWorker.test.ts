import { partNotLoaded } from '@finance-analyst/foundation';
import { expect, it, vi } from 'vitest';
import { startWorker } from './startWorker.js';

const dependencies = {
  container: undefined,
  runKind: 'person',
  apiBase: '/api/',
  events: window,
  reload: () => undefined,
} as const;

it('[WEB-104] registers the worker with the code that was loaded for it', async () => {
  const handle = {
    registered: Promise.resolve({ ok: false, reason: 'none' } as const),
    installed: Promise.resolve({ ok: true, value: null } as const),
    applyUpdate: () => Promise.resolve({ ok: true, value: null } as const),
    forgetAccount: () => undefined,
  };
  const registerServiceWorker = vi.fn(() => handle);
  expect(await startWorker(dependencies, () => Promise.resolve({ registerServiceWorker }))).toBe(handle);
  expect(registerServiceWorker).toHaveBeenCalledWith(dependencies);
});

it('[WEB-104] says that no worker is registered where that code cannot be loaded', async () => {
  const handle = await startWorker(dependencies, () => Promise.reject(new Error('no network')));
  const outcome = { ok: false, reason: partNotLoaded };
  expect(await handle.registered).toEqual(outcome);
  expect(await handle.installed).toEqual(outcome);
  expect(await handle.applyUpdate()).toEqual(outcome);
});
