import { selectActiveNotifications, selectNotificationHistory } from '@finance-analyst/notifications';
import { watchConnection } from '@finance-analyst/shell-layout';
import { expect, it } from 'vitest';
import { createStore } from '../store.js';
import { messages } from './messages.js';
import { notifyOfConnection } from './notifyOfConnection.js';

it('[WEB-32] writes down that there was no network at the start', () => {
  const store = createStore({ apiBase: '/api/', clock: () => new Date() });
  notifyOfConnection({ isOnline: () => false, subscribe: () => () => undefined }, store.dispatch);
  expect(selectNotificationHistory(store.getState())).toMatchObject([{ title: messages.offline }]);
});

it('[WEB-32] writes down when the network went and came back', () => {
  const store = createStore({ apiBase: '/api/', clock: () => new Date() });
  const page = new EventTarget() as EventTarget & Window;
  const root = document.createElement('div');
  notifyOfConnection(watchConnection({ window: page, navigator: { onLine: true }, root }), store.dispatch);
  page.dispatchEvent(new Event('offline'));
  page.dispatchEvent(new Event('online'));
  const told = selectNotificationHistory(store.getState()).map(({ title }) => title);
  expect(told).toEqual([messages.backOnline, messages.offline]);
  expect(selectActiveNotifications(store.getState())).toEqual([]);
});
