import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.js';
import { historySeen, notify } from '../state/notificationsSlice.js';
import { selectUnreadCount } from '../state/selectors.js';
import { createNotificationStore } from '../testing/createNotificationStore.js';
import { loadNotificationHistory } from './loadNotificationHistory.js';
import { NotificationHistory } from './NotificationHistory.js';

const action = { type: 'models/recovered', payload: 'model-1' };
const told = [
  notify(
    { type: 'error', title: 'Export', message: 'The file is too large.' },
    new Date('2026-11-20T09:00:00.000Z'),
  ),
  notify(
    { type: 'success', title: 'Removed', message: 'Kestrelow is in Trash.', action, actionLabel: 'Undo' },
    new Date('2026-11-20T09:05:00.000Z'),
  ),
];

const arrange = (...actions: readonly UnknownAction[]) => {
  const { store, dispatched } = createNotificationStore(...actions);
  render(
    <Provider store={store}>
      <NotificationHistory />
    </Provider>,
  );
  return { store, dispatched, rows: () => screen.queryAllByRole('listitem').map((row) => row.textContent) };
};

describe('NotificationHistory', () => {
  it('[NOTIFICATIONS-21] lists what was told, newest first, with type and time', () => {
    const { rows } = arrange(...told, historySeen());
    expect(rows()).toEqual([
      'DoneRemovedKestrelow is in Trash.UndoNov 20, 2026, 09:05',
      'ErrorExportThe file is too large.Nov 20, 2026, 09:00',
    ]);
    expect(screen.getByText(messages.historyKept)).toBeDefined();
  });

  it('[NOTIFICATIONS-21] does the action of a notification whose toast has gone', () => {
    const { dispatched } = arrange(...told);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(dispatched).toEqual([action]);
  });

  it('[NOTIFICATIONS-5] marks what is new, and counts it as read from then on', () => {
    const { store, rows } = arrange(...told.slice(0, 1), historySeen(), ...told.slice(1));
    expect(rows().map((row) => row?.includes(messages.unread))).toEqual([true, false]);
    expect(selectUnreadCount(store.getState())).toBe(0);
    act(() => {
      store.dispatch(notify({ type: 'info', title: 'Later', message: 'While it is open.' }));
    });
    expect(selectUnreadCount(store.getState())).toBe(0);
  });

  it('[NOTIFICATIONS-21] is empty once cleared, says what will stand there, and keeps the focus', () => {
    const { rows } = arrange(...told);
    fireEvent.click(screen.getByRole('button', { name: messages.clearHistory }));
    expect(rows()).toEqual([]);
    expect(screen.getByText(messages.historyEmpty)).toBeDefined();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('[NOTIFICATIONS-14] is loaded when it is wanted', async () => {
    expect(await loadNotificationHistory()).toBe(NotificationHistory);
  });
});
