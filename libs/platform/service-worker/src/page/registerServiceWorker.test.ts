import { describe, expect, it, vi } from 'vitest';
import { createFakeContainer } from '../testing/createFakeContainer.js';
import { registerServiceWorker } from './registerServiceWorker.js';
import type { RunKind } from './ServiceWorkerDependencies.js';

const arrange = ({ controlled = true, runKind = 'person' as RunKind, apiBase = '/api/' } = {}) => {
  const { fake, container } = createFakeContainer({ controlled });
  const events = new EventTarget();
  const announced = vi.fn();
  events.addEventListener('update-available', announced);
  const reload = vi.fn();
  const start = () => registerServiceWorker({ container, runKind, apiBase, events, reload });
  return { fake, announced, reload, start };
};

describe('registerServiceWorker', () => {
  it('[SERVICE-WORKER-1] registers /sw.js for the whole origin', async () => {
    const { fake, start } = arrange();
    expect(await start().registered).toMatchObject({ ok: true });
    expect(fake.registered).toEqual([['/sw.js', { scope: '/', updateViaCache: 'none' }]]);
  });

  it('[SERVICE-WORKER-41] tells the worker of a configured base', async () => {
    const { fake, start } = arrange({ apiBase: '/v2/' });
    expect(await start().registered).toMatchObject({ ok: true });
    expect(fake.registered).toMatchObject([['/sw.js?api=%2Fv2%2F', { scope: '/' }]]);
  });

  it.each(['automated', 'audit'] as const)(
    '[SERVICE-WORKER-2] removes the worker in an %s run',
    async (runKind) => {
      const { fake, start } = arrange({ runKind });
      expect(await start().registered).toMatchObject({ ok: false, reason: expect.stringContaining(runKind) });
      expect(fake.registered).toEqual([]);
      expect(fake.registration.unregistered).toBe(true);
    },
  );

  it('[SERVICE-WORKER-3] announces an update when it is installed, not before', async () => {
    const { fake, announced, start } = arrange();
    await start().registered;
    const worker = fake.registration.find();
    expect(announced).not.toHaveBeenCalled();
    fake.registration.install(worker);
    expect(announced).toHaveBeenCalledOnce();
  });

  it('[SERVICE-WORKER-3] announces an update that was waiting already', async () => {
    const { fake, announced, start } = arrange();
    fake.registration.install(fake.registration.find());
    await start().registered;
    expect(announced).toHaveBeenCalledOnce();
  });

  it('[SERVICE-WORKER-3] does not announce the first worker ever', async () => {
    const { fake, announced, start } = arrange({ controlled: false });
    await start().registered;
    fake.registration.install(fake.registration.find());
    expect(announced).not.toHaveBeenCalled();
  });

  it('[SERVICE-WORKER-4] lets the waiting worker take over, then reloads', async () => {
    const { fake, reload, start } = arrange();
    const handle = start();
    await handle.registered;
    const worker = fake.registration.find();
    fake.registration.install(worker);
    const applied = handle.applyUpdate();
    await vi.waitFor(() => {
      expect(worker.messages).toEqual([{ type: 'skip-waiting' }]);
    });
    expect(reload).not.toHaveBeenCalled();
    fake.hand(worker);
    expect(await applied).toEqual({ ok: true, value: null });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('[SERVICE-WORKER-4] reloads also when another tab was first', async () => {
    const { fake, reload, start } = arrange();
    const handle = start();
    await handle.registered;
    const worker = fake.registration.find();
    fake.registration.install(worker);
    const applied = handle.applyUpdate();
    await vi.waitFor(() => {
      expect(worker.messages).toHaveLength(1);
    });
    worker.become('redundant');
    await applied;
    expect(reload).toHaveBeenCalledOnce();
  });

  it('[SERVICE-WORKER-4] says so when no update waits', async () => {
    const { reload, start } = arrange();
    expect(await start().applyUpdate()).toEqual({ ok: false, reason: 'No update is waiting.' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('[SERVICE-WORKER-5] goes on without a worker where the browser has none', async () => {
    const handle = registerServiceWorker({
      container: undefined,
      apiBase: '/api/',
      runKind: 'person',
      events: new EventTarget(),
      reload: () => undefined,
    });
    expect(await handle.registered).toMatchObject({ ok: false });
    expect(await handle.applyUpdate()).toMatchObject({ ok: false });
    handle.forgetAccount();
  });

  it('[SERVICE-WORKER-5] knows why the worker could not be registered', async () => {
    const { fake, start } = arrange();
    fake.failure = new Error('The script is broken.');
    expect(await start().registered).toEqual({
      ok: false,
      reason: 'The service worker could not be registered: The script is broken.',
    });
  });

  it('[SERVICE-WORKER-18] tells the worker to forget the account', async () => {
    const { fake, start } = arrange();
    start().forgetAccount();
    expect(fake.controller?.messages).toEqual([{ type: 'forget-account' }]);
  });

  it('[SERVICE-WORKER-24] tells when the files of the first release are on the device', async () => {
    const { fake, start } = arrange({ controlled: false });
    const worker = fake.registration.find();
    const { installed } = start();
    fake.registration.install(worker);
    expect(await installed).toEqual({ ok: true, value: null });
    expect(await start().installed).toEqual({ ok: true, value: null });
  });

  it.each([
    ['the first release', false, /does not start offline/],
    ['an update', true, /current release stays in use/],
  ])(
    '[SERVICE-WORKER-24] leaves everything as it is when %s cannot be installed',
    async (_what, hasActive, words) => {
      const { fake, announced, start } = arrange({ controlled: hasActive });
      if (hasActive) fake.registration.active = fake.controller;
      const worker = fake.registration.find();
      const handle = start();
      await handle.registered;
      worker.become('redundant');
      expect(await handle.installed).toEqual({ ok: false, reason: expect.stringMatching(words) });
      expect(announced).not.toHaveBeenCalled();
    },
  );

  it('[SERVICE-WORKER-24] gives the reason for having no worker also as that for having no files', async () => {
    const { start } = arrange({ runKind: 'audit' });
    const handle = start();
    expect(await handle.installed).toEqual(await handle.registered);
  });
});
