import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { selectActiveNotifications, selectNotificationHistory } from '../state/selectors.js';
import { createNotificationStore } from '../testing/createNotificationStore.js';
import { aiStatusToast } from './aiStatusToast.js';
import { errorToast } from './errorToast.js';
import { performanceWarningToast } from './performanceWarningToast.js';
import { stylesheetFailedToast } from './stylesheetFailedToast.js';
import { syncStatusToast } from './syncStatusToast.js';

const active = (...actions: readonly UnknownAction[]) =>
  selectActiveNotifications(createNotificationStore(...actions).store.getState());

describe('aiStatusToast', () => {
  it('[NOTIFICATIONS-9] stays while the AI analyzes', () => {
    expect(active(aiStatusToast('analyzing'))).toMatchObject([
      { type: 'info', persistent: true, duration: null },
    ]);
  });

  it('[NOTIFICATIONS-9] says for 5 s that the analysis is complete, in place of that it runs', () => {
    expect(active(aiStatusToast('analyzing'), aiStatusToast('completed'))).toMatchObject([
      { type: 'success', persistent: false, duration: 5000 },
    ]);
  });

  it('[NOTIFICATIONS-9] says for 8 s that the analysis failed, in place of that it runs', () => {
    expect(active(aiStatusToast('analyzing'), aiStatusToast('error'))).toMatchObject([
      { type: 'error', message: 'An error occurred during analysis', duration: 8000 },
    ]);
  });

  it('[NOTIFICATIONS-9] says nothing any more once the AI is idle', () => {
    expect(active(aiStatusToast('analyzing'), aiStatusToast('idle'))).toEqual([]);
  });
});

describe('syncStatusToast', () => {
  it('[NOTIFICATIONS-10] stays while data is synchronized', () => {
    expect(active(syncStatusToast('syncing'))).toMatchObject([
      { type: 'info', persistent: true, duration: null },
    ]);
  });

  it('[NOTIFICATIONS-10] says for 3 s that data is synchronized, in place of that it runs', () => {
    expect(active(syncStatusToast('syncing'), syncStatusToast('synced'))).toMatchObject([
      { type: 'success', persistent: false, duration: 3000 },
    ]);
  });

  it('[NOTIFICATIONS-10] says for 8 s that synchronizing failed, in place of that it runs', () => {
    expect(active(syncStatusToast('syncing'), syncStatusToast('error'))).toMatchObject([
      { type: 'error', message: 'Failed to synchronize data', duration: 8000 },
    ]);
  });

  it('[NOTIFICATIONS-6] leaves alone what is said about the AI', () => {
    expect(active(aiStatusToast('analyzing'), syncStatusToast('syncing'))).toHaveLength(2);
  });
});

describe('default toasts', () => {
  it('[NOTIFICATIONS-11] says for 8 s that an error occurred', () => {
    expect(active(errorToast())).toMatchObject([
      { type: 'error', message: 'An error occurred', duration: 8000 },
    ]);
  });

  it('[NOTIFICATIONS-11] says what went wrong where that is known', () => {
    expect(active(errorToast({ title: 'Export', message: 'The file is too large.' }))).toMatchObject([
      { title: 'Export', message: 'The file is too large.', duration: 8000 },
    ]);
  });

  it('[NOTIFICATIONS-11] says once that a stylesheet failed to load', () => {
    expect(active(stylesheetFailedToast(), stylesheetFailedToast())).toMatchObject([
      { type: 'error', message: 'Failed to load stylesheet', duration: 8000 },
    ]);
  });
});

describe('performanceWarningToast', () => {
  const slow = { actual: '3,120 ms', budget: '2,500 ms' };

  it('[NOTIFICATIONS-12] warns for 10 s, with what was measured and the budget', () => {
    const [warning] = active(performanceWarningToast('LCP', slow));
    expect(warning).toMatchObject({ type: 'warning', duration: 10_000 });
    expect(warning?.message).toBe('LCP: 3,120 ms; the budget is 2,500 ms.');
  });

  it('[NOTIFICATIONS-12] warns of each metric once, even when the history has been cleared', () => {
    const { store } = createNotificationStore(
      performanceWarningToast('LCP', slow),
      performanceWarningToast('LCP', slow),
      performanceWarningToast('CLS', { actual: '0.2', budget: '0.1' }),
    );
    expect(selectNotificationHistory(store.getState())).toHaveLength(2);
  });

  it('[NOTIFICATIONS-12] stands in the history alone where it calls for no attention', () => {
    const { store } = createNotificationStore(performanceWarningToast('Memory', slow, { isQuiet: true }));
    expect(selectActiveNotifications(store.getState())).toEqual([]);
    expect(selectNotificationHistory(store.getState())).toMatchObject([
      { type: 'warning', duration: 10_000 },
    ]);
  });

  it('[NOTIFICATIONS-12] can carry the way to the figures', () => {
    const action = { type: 'overlays/opened', payload: 'performance' };
    const words = { action, actionLabel: 'Show performance' };
    expect(active(performanceWarningToast('LCP', slow, words))).toMatchObject([words]);
  });
});
