import { navigationRequested } from '@finance-analyst/navigation';
import {
  notificationsSlice,
  selectActiveNotifications,
  selectNotificationHistory,
} from '@finance-analyst/notifications';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import type { Violation } from '../report/MonitorReport.js';
import { messages } from './messages.js';
import { notifyOfViolation } from './notifyOfViolation.js';

const violation = (actual: number): Violation => ({
  metric: 'LCP',
  actual,
  budget: 2500,
  severity: 'critical',
  url: '/',
  timestamp: '2026-11-20T09:00:00.000Z',
  message: '',
  recommendation: '',
});
const createStore = () => configureStore({ reducer: { notifications: notificationsSlice.reducer } });

it('[MONITORING-47] warns once of a vital that is far over its budget', async () => {
  const store = createStore();
  await notifyOfViolation(violation(6000), store.dispatch);
  await notifyOfViolation(violation(7000), store.dispatch);
  const [warning, ...others] = selectActiveNotifications(store.getState());
  expect(others).toEqual([]);
  expect(warning).toMatchObject({ type: 'warning', duration: 10_000 });
  expect(warning?.message).toBe('Largest contentful paint: 6000 ms; the budget is 2500 ms.');
});

it('[MONITORING-47] warns in the history while a dialog is open', async () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  const store = createStore();
  await notifyOfViolation({ ...violation(6000), metric: 'CLS', budget: 0.1 }, store.dispatch);
  dialog.remove();
  expect(selectActiveNotifications(store.getState())).toEqual([]);
  expect(selectNotificationHistory(store.getState())).toHaveLength(1);
});

it.each([
  ['long-task', 350, 120, 'Long task: 350 ms; the budget is 120 ms.'],
  ['memory', 188_743_680, 78_643_200, 'Memory: 188.7 MB; the budget is 78.6 MB.'],
] as const)(
  '[MONITORING-47] reports %s over its limit in the history alone, with a link to the figures',
  async (metric, actual, budget, message) => {
    const store = createStore();
    await notifyOfViolation({ ...violation(actual), metric, budget }, store.dispatch);
    expect(selectActiveNotifications(store.getState())).toEqual([]);
    expect(selectNotificationHistory(store.getState())).toMatchObject([
      { message, action: navigationRequested('/performance'), actionLabel: messages.openPerformance },
    ]);
  },
);
