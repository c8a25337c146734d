import type { Violation } from '@finance-analyst/monitoring';
import { selectActiveNotifications, selectNotificationHistory } from '@finance-analyst/notifications';
import { expect, it } from 'vitest';
import { createStore } from '../store.js';
import { addressAsked } from '../address/addressSlice.js';
import { messages } from './messages.js';
import { warnOfViolation } from './warnOfViolation.js';

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

it('[WEB-20] warns of what is far outside its budget, once', () => {
  const store = createStore({ apiBase: '/api/', clock: () => new Date() });
  const warn = warnOfViolation(store.dispatch);
  warn(violation(6000));
  warn(violation(7000));
  const [warning, ...others] = selectActiveNotifications(store.getState());
  expect(others).toEqual([]);
  expect(warning).toMatchObject({ type: 'warning', duration: 10_000 });
  expect(warning?.message).toBe('Largest contentful paint: 6000 ms; the budget is 2500 ms.');
});

it('[WEB-20] leaves a dialog alone, and warns in the history', () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  const store = createStore({ apiBase: '/api/', clock: () => new Date() });
  warnOfViolation(store.dispatch)({ ...violation(6000), metric: 'CLS', budget: 0.1 });
  dialog.remove();
  expect(selectActiveNotifications(store.getState())).toEqual([]);
  expect(selectNotificationHistory(store.getState())).toHaveLength(1);
});

it.each([
  ['long-task', 350, 120, 'Long task: 350 ms; the budget is 120 ms.'],
  ['memory', 188_743_680, 78_643_200, 'Memory: 188.7 MB; the budget is 78.6 MB.'],
] as const)(
  '[WEB-20] tells of the limit of %s in the history alone, with the way to the figures',
  (...told) => {
    const [metric, actual, budget, message] = told;
    const store = createStore({ apiBase: '/api/', clock: () => new Date() });
    warnOfViolation(store.dispatch)({ ...violation(actual), metric, budget });
    expect(selectActiveNotifications(store.getState())).toEqual([]);
    expect(selectNotificationHistory(store.getState())).toMatchObject([
      { message, action: addressAsked('/performance'), actionLabel: messages.showPerformance },
    ]);
  },
);
