import { aiStatusChanged, syncStatusChanged } from '@finance-analyst/monitoring';
import { selectActiveNotifications } from '@finance-analyst/notifications';
import { expect, it } from 'vitest';
import { createStore } from '../store.js';
import { connectStatusToasts } from './connectStatusToasts.js';

it('[WEB-12] says how analysis and synchronization go, each in one toast', () => {
  const store = createStore({ apiBase: '/api/', clock: () => new Date() });
  connectStatusToasts(store);
  const shown = () =>
    selectActiveNotifications(store.getState()).map(({ type, persistent }) => ({ type, persistent }));
  expect(shown()).toEqual([]);
  store.dispatch(aiStatusChanged('analyzing'));
  store.dispatch(syncStatusChanged('syncing'));
  expect(shown()).toEqual([
    { type: 'info', persistent: true },
    { type: 'info', persistent: true },
  ]);
  store.dispatch(aiStatusChanged('completed'));
  store.dispatch(syncStatusChanged('error'));
  expect(shown().map(({ type }) => type)).toEqual(['error', 'success']);
});
