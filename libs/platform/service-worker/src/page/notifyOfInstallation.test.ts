import type { Result } from '@finance-analyst/foundation';
import { notificationsSlice, selectActiveNotifications } from '@finance-analyst/notifications';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { notifyOfInstallation } from './notifyOfInstallation.js';

const shownAfter = async (registered: Result<ServiceWorkerRegistration>, installed: Result<null>) => {
  const store = configureStore({ reducer: { notifications: notificationsSlice.reducer } });
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

it('[SERVICE-WORKER-72] says that the product works only with a connection, and why', async () => {
  const words = ['warning', 'Works only with a connection', failed.reason];
  expect(await shownAfter(failed, failed)).toEqual([words]);
  expect(await shownAfter(registered(null), failed)).toEqual([words]);
});

it('[SERVICE-WORKER-72] says that an update is not installed where an earlier release is', async () => {
  expect(await shownAfter(registered({}), failed)).toEqual([
    ['warning', 'The update is not installed', failed.reason],
  ]);
});

it('[SERVICE-WORKER-72] shows nothing once the worker is installed', async () => {
  expect(await shownAfter(registered({}), { ok: true, value: null })).toEqual([]);
});
