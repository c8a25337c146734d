import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.js';
import type { NotificationRequest } from '../notification/NotificationRequest.js';
import { expired, notify } from '../state/notificationsSlice.js';
import { createManualTimers } from '../testing/createManualTimers.js';
import { createNotificationStore } from '../testing/createNotificationStore.js';
import { focusToasts } from './focusToasts.js';
import { ToastRegion } from './ToastRegion.js';

const saved: NotificationRequest = { type: 'success', title: 'Saved', message: 'Version 8 is saved.' };
const failed: NotificationRequest = { type: 'error', title: 'Export', message: 'The file is too large.' };

const arrange = (...requests: readonly NotificationRequest[]) => {
  const { store, dispatched } = createNotificationStore(...requests.map((request) => notify(request)));
  const timers = createManualTimers();
  render(
    <Provider store={store}>
      <button>Elsewhere</button>
      <ToastRegion timers={timers} />
    </Provider>,
  );
  return {
    store,
    dispatched,
    dispatch: (action: UnknownAction) => {
      act(() => {
        store.dispatch(action);
      });
    },
    pass: (durationMs: number) => {
      act(() => {
        timers.advance(durationMs);
      });
    },
  };
};

const region = () => screen.getByRole('region', { name: 'Notifications' });
const toasts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const dismissButtons = () => within(region()).getAllByRole('button', { name: messages.dismiss });
const focusElsewhere = () => {
  act(() => {
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
  });
};
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isHidden ? 'hidden' : 'visible'),
  });
  fireEvent(document, new Event('visibilitychange'));
};

describe('ToastRegion', () => {
  it('[NOTIFICATIONS-15] shows type, title and message of each, in a landmark that is there as long as they are', () => {
    const { pass } = arrange(saved, failed);
    expect(toasts()).toEqual(['ExportThe file is too large.', 'SavedVersion 8 is saved.']);
    expect(screen.getByRole('img', { name: 'Error' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'Done' })).toBeDefined();
    pass(8000);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('[NOTIFICATIONS-2] takes a toast away when its time is over', () => {
    const { pass } = arrange(saved);
    pass(4999);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toEqual([]);
  });

  it('[NOTIFICATIONS-3] leaves one that persists until it is dismissed', () => {
    const { pass } = arrange({ ...saved, persistent: true });
    pass(3_600_000);
    expect(toasts()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: messages.dismiss }));
    expect(toasts()).toEqual([]);
  });

  it('[NOTIFICATIONS-16] stops the time while a toast is pointed at', () => {
    const { pass } = arrange(saved);
    pass(4000);
    fireEvent.pointerEnter(region());
    pass(60_000);
    expect(toasts()).toHaveLength(1);
    fireEvent.pointerLeave(region());
    pass(999);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toEqual([]);
  });

  it('[NOTIFICATIONS-16] stops the time while a toast has the focus', () => {
    const { pass } = arrange(saved);
    act(() => {
      dismissButtons()[0]?.focus();
    });
    pass(60_000);
    expect(toasts()).toHaveLength(1);
    focusElsewhere();
    pass(5000);
    expect(toasts()).toEqual([]);
  });

  it('[NOTIFICATIONS-16] stops the time while the tab is hidden', () => {
    const { pass } = arrange(saved);
    setHidden(true);
    pass(60_000);
    expect(toasts()).toHaveLength(1);
    setHidden(false);
    pass(5000);
    expect(toasts()).toEqual([]);
  });

  it('[NOTIFICATIONS-17] does its action when pressed, and goes', () => {
    const action = { type: 'models/recovered', payload: 'model-1' };
    const { dispatched } = arrange({ ...saved, action, actionLabel: 'Undo' });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(dispatched).toEqual([action]);
    expect(toasts()).toEqual([]);
  });

  it('[NOTIFICATIONS-18] says a failure at once and the rest when there is a pause, each of them once', () => {
    const { dispatch, pass } = arrange(saved, failed);
    expect(screen.getByRole('alert').textContent).toBe('');
    pass(100);
    expect(screen.getByRole('alert').textContent).toBe('Error: Export. The file is too large.');
    expect(screen.getByRole('status').textContent).toBe('Done: Saved. Version 8 is saved.');
    pass(3000);
    expect(screen.getByRole('alert').textContent).toBe('');
    dispatch(notify({ ...saved, type: 'warning', title: 'Memory', message: 'It is nearly full.' }));
    pass(100);
    expect(screen.getByRole('alert').textContent).toBe('Warning: Memory. It is nearly full.');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('[NOTIFICATIONS-18] says a message even when its toast has gone before', () => {
    const { store, dispatch, pass } = arrange(failed);
    dispatch(expired(store.getState().notifications.active[0]?.id ?? ''));
    pass(100);
    expect(screen.getByRole('alert').textContent).toContain('Export');
  });

  it('[NOTIFICATIONS-19] is reached by F6 and left by it', () => {
    arrange(saved, failed);
    focusElsewhere();
    press('F6');
    expect(document.activeElement).toBe(dismissButtons()[0]);
    press('F6');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  });

  it('[NOTIFICATIONS-19] is reached by a command, which says where there is nothing to reach', () => {
    const { pass } = arrange(saved);
    focusElsewhere();
    expect(focusToasts(document)).toEqual({ ok: true });
    expect(document.activeElement).toBe(dismissButtons()[0]);
    focusElsewhere();
    pass(5000);
    expect(focusToasts(document)).toEqual({ ok: false, reason: 'No notifications on screen.' });
  });

  it('[NOTIFICATIONS-19] leaves F6 to whoever has answered it already', () => {
    arrange(saved);
    focusElsewhere();
    const button = screen.getByRole('button', { name: 'Elsewhere' });
    button.addEventListener('keydown', (event) => {
      event.preventDefault();
    });
    press('F6');
    expect(document.activeElement).toBe(button);
  });

  it('[NOTIFICATIONS-20] goes by Escape, which then closes nothing else', () => {
    const seen: string[] = [];
    const listener = ({ key }: KeyboardEvent) => void seen.push(key);
    window.addEventListener('keydown', listener);
    arrange(saved, failed);
    focusElsewhere();
    press('Escape');
    expect(toasts()).toHaveLength(2);
    press('F6');
    press('Escape');
    expect(toasts()).toEqual(['SavedVersion 8 is saved.']);
    expect(seen).toEqual(['Escape', 'F6']);
    window.removeEventListener('keydown', listener);
  });

  it('[NOTIFICATIONS-20] gives the focus to the next toast, and after the last back to where it came from', () => {
    arrange(saved, failed);
    focusElsewhere();
    press('F6');
    press('Escape');
    expect(document.activeElement).toBe(dismissButtons()[0]);
    expect(toasts()).toEqual(['SavedVersion 8 is saved.']);
    press('Escape');
    expect(toasts()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  });

  it('[NOTIFICATIONS-20] keeps the focus when the toast that has it is replaced', () => {
    const { dispatch } = arrange({ ...saved, status: 'sync', persistent: true });
    focusElsewhere();
    press('F6');
    dispatch(notify({ ...failed, status: 'sync' }));
    expect(toasts()).toEqual(['ExportThe file is too large.']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  });
});
