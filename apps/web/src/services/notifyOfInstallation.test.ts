import type { Result } from '@finance-analyst/foundation';
import { selectActiveNotifications } from '@finance-analyst/notifications';
import { expect, it } from 'vitest';
import { createStore } from '../store.js';
import { notifyOfInstallation } from './notifyOfInstallation.js';

const toldOf = async (registered: Result<ServiceWorkerRegistration>, installed: Result<null>) => {
  const store = createStore({ apiBase: '/api/', clock: () => new Date('2026-11-20T09:00:00.000Z') });
  const handle = { registered: Promise.resolve(registered), installed: Promise.resolve(installed) };
  await notifyOfInstallation(handle, store.dispatch);
  return selectActiveNotifications(store.getState()).map(({ type, title, message }) => [
    type,
    title,
    message,
  ]);
};
const registered = (active: object | null) =>
  ({ ok: true, value: { active } as ServiceWorkerRegistration }) as const;
const failed = { ok: false, reason: 'Not all of the files arrived.' } as const;

it('[WEB-27] says that the product works only with a connection, and why', async () => {
  const words = ['warning', 'Works only with a connection', failed.reason];
  expect(await toldOf(failed, failed)).toEqual([words]);
  expect(await toldOf(registered(null), failed)).toEqual([words]);
});

it('[WEB-27] says that an update is not installed where an earlier release is', async () => {
  expect(await toldOf(registered({}), failed)).toEqual([
    ['warning', 'The update is not installed', failed.reason],
  ]);
});

it('[WEB-27] says nothing of a worker that is installed', async () => {
  expect(await toldOf(registered({}), { ok: true, value: null })).toEqual([]);
});
