import {
  notificationsSlice,
  selectActiveNotifications,
  selectNotificationHistory,
} from '@finance-analyst/notifications';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { messages } from './messages.js';
import { notifyOfConnection } from './notifyOfConnection.js';
import { watchConnection } from './watchConnection.js';

const createStore = () => configureStore({ reducer: { notifications: notificationsSlice.reducer } });

it('[CONNECTION-5] records that there was no network at the start', () => {
  const store = createStore();
  notifyOfConnection({ isOnline: () => false, subscribe: () => () => undefined }, store.dispatch);
  expect(selectNotificationHistory(store.getState())).toMatchObject([{ title: messages.offline }]);
});

it('[CONNECTION-5] records when the network goes away and comes back', () => {
  const store = createStore();
  const page = new EventTarget() as EventTarget & Window;
  const root = document.createElement('div');
  notifyOfConnection(watchConnection({ window: page, navigator: { onLine: true }, root }), store.dispatch);
  page.dispatchEvent(new Event('offline'));
  page.dispatchEvent(new Event('online'));
  const recorded = selectNotificationHistory(store.getState()).map(({ title }) => title);
  expect(recorded).toEqual([messages.backOnline, messages.offline]);
  expect(selectActiveNotifications(store.getState())).toEqual([]);
});
