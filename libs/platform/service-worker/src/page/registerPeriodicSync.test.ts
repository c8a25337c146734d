import { describe, expect, it } from 'vitest';
import { registerPeriodicSync } from './registerPeriodicSync.js';

const arrange = ({ refuses = false, canSync = true } = {}) => {
  const calls: unknown[] = [];
  const periodicSync = {
    register: async (...asked: unknown[]) => {
      if (refuses) throw new Error('Permission denied.');
      calls.push(['register', ...asked]);
    },
    unregister: async (tag: string) => void calls.push(['unregister', tag]),
  };
  const value = (canSync ? { periodicSync } : {}) as unknown as ServiceWorkerRegistration;
  return { calls, worker: { registered: Promise.resolve({ ok: true, value } as const) } };
};

describe('registerPeriodicSync', () => {
  it('[SERVICE-WORKER-23] asks for a refresh once a day where notifications are permitted', async () => {
    const { calls, worker } = arrange();
    expect(await registerPeriodicSync(worker, 'granted')).toEqual({ ok: true, value: null });
    expect(calls).toEqual([['register', 'update-financial-data', { minInterval: 86_400_000 }]]);
  });

  it.each(['default', 'denied', undefined] as const)(
    '[SERVICE-WORKER-23] withdraws it where the permission is %s',
    async (permission) => {
      const { calls, worker } = arrange();
      expect(await registerPeriodicSync(worker, permission)).toMatchObject({ ok: false });
      expect(calls).toEqual([['unregister', 'update-financial-data']]);
    },
  );

  it('[SERVICE-WORKER-23] says why not where the browser cannot, or does not let it', async () => {
    expect(await registerPeriodicSync(arrange({ canSync: false }).worker, 'granted')).toEqual({
      ok: false,
      reason: 'This browser does not support background refresh.',
    });
    expect(await registerPeriodicSync(arrange({ refuses: true }).worker, 'granted')).toEqual({
      ok: false,
      reason: 'The browser denied background refresh: Permission denied.',
    });
    const none = { ok: false, reason: 'No service worker.' } as const;
    expect(await registerPeriodicSync({ registered: Promise.resolve(none) }, 'granted')).toEqual(none);
  });
});
