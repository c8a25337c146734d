import { notificationsSlice, selectActiveNotifications } from '@finance-analyst/notifications';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { aiStatusChanged, syncStatusChanged, systemStatusSlice } from '../system-status/systemStatusSlice.js';
import { notifyOfStatus } from './notifyOfStatus.js';

it('[MONITORING-45] shows the status of analysis and synchronization, each in one toast', () => {
  const store = configureStore({
    reducer: { notifications: notificationsSlice.reducer, systemStatus: systemStatusSlice.reducer },
  });
  const stop = notifyOfStatus(store);
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
  stop();
  store.dispatch(syncStatusChanged('syncing'));
  expect(shown().map(({ type }) => type)).toEqual(['error', 'success']);
});
