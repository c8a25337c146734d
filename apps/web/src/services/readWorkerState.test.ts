import { expect, it, vi } from 'vitest';
import { readWorkerState } from './readWorkerState.js';

it('says that no worker is registered, asking the browser once', async () => {
  const getRegistration = vi.fn(async () => undefined);
  const container = { getRegistration } as unknown as ServiceWorkerContainer;
  expect(await readWorkerState({ container, caches: undefined })()).toMatchObject({ ok: true, value: null });
  expect(getRegistration).toHaveBeenCalledTimes(1);
});
