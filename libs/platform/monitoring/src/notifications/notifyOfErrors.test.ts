import {
  dismissed,
  notificationsSlice,
  selectActiveNotifications,
  selectNotificationHistory,
} from '@finance-analyst/notifications';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import type { MonitorReport, RecordedError } from '../report/MonitorReport.js';
import { notifyOfErrors } from './notifyOfErrors.js';

const at = '2026-11-20T09:00:00.000Z';
const own = 'https://analyst.example/assets/screen.js:1:200';
const thrown = (kind: RecordedError['kind'], source: string | null = null): RecordedError => ({
  kind,
  source,
  message: 'TypeError: revenue is undefined',
  context: {},
  count: 1,
  firstAt: at,
  lastAt: at,
});

const arrange = () => {
  const store = configureStore({ reducer: { notifications: notificationsSlice.reducer } });
  let errors: readonly RecordedError[] = [];
  const listeners = new Set<() => void>();
  notifyOfErrors({
    origin: 'https://analyst.example',
    store,
    monitor: {
      report: () => ({ errors }) as MonitorReport,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  const record = (...recorded: readonly RecordedError[]) => {
    errors = recorded;
    for (const listener of listeners) listener();
  };
  const shown = () => selectActiveNotifications(store.getState());
  const count = () => selectNotificationHistory(store.getState()).length;
  return { store, record, shown, count };
};

it.each([
  ['an error of its own scripts', thrown('error', own)],
  ['a rejection that no one handles', thrown('unhandled-rejection')],
])('[MONITORING-46] shows a toast for %s for 8 s', (_what, error) => {
  const { record, shown } = arrange();
  record(error);
  expect(shown()).toMatchObject([{ type: 'error', message: 'An error occurred', duration: 8000 }]);
});

it('[MONITORING-46] shows one toast at a time, and another when the error occurs again later', () => {
  const { store, record, shown, count } = arrange();
  const error = thrown('error', own);
  record(error);
  record({ ...error, count: 2 }, thrown('unhandled-rejection'));
  expect(count()).toBe(1);
  store.dispatch(dismissed(shown()[0]?.id ?? ''));
  record({ ...error, count: 2 }, thrown('unhandled-rejection'));
  expect(shown()).toEqual([]);
  record({ ...error, count: 3 }, thrown('unhandled-rejection'));
  expect(shown()).toHaveLength(1);
});

it.each([
  ['what a screen shows in its own place', thrown('reported')],
  ['a script of the browser’s extensions', thrown('error', 'chrome-extension://abc/inject.js:1:1')],
  ['a script that the browser does not name', thrown('error')],
  ['a rejection of an extension', thrown('unhandled-rejection', 'chrome-extension://abc/inject.js:1:1')],
  [
    'a layout that the browser puts off',
    { ...thrown('error', own), message: 'ResizeObserver loop completed with undelivered notifications.' },
  ],
])('[MONITORING-46] shows nothing for %s', (_what, error) => {
  const { record, count } = arrange();
  record(error);
  expect(count()).toBe(0);
});
