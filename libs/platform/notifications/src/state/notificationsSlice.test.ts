import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.js';
import type { NotificationType } from '../notification/Notification.js';
import type { NotificationRequest } from '../notification/NotificationRequest.js';
import { createNotificationStore } from '../testing/createNotificationStore.js';
import { activeLimit } from './makeRoom.js';
import {
  dismissed,
  expired,
  historyCleared,
  historyLimit,
  historySeen,
  notify,
  statusWithdrawn,
} from './notificationsSlice.js';
import { selectActiveNotifications, selectNotificationHistory, selectUnreadCount } from './selectors.js';

const saved: NotificationRequest = { type: 'success', title: 'Saved', message: 'Version 8 is saved.' };

const arrange = (...requests: readonly NotificationRequest[]) => {
  const { store } = createNotificationStore();
  const tell = (request: NotificationRequest): string => {
    const action = notify(request);
    store.dispatch(action);
    return action.payload.id;
  };
  const ids = requests.map(tell);
  return {
    store,
    tell,
    ids,
    active: () => selectActiveNotifications(store.getState()),
    history: () => selectNotificationHistory(store.getState()),
    unread: () => selectUnreadCount(store.getState()),
  };
};

describe('notify', () => {
  it('[NOTIFICATIONS-23] keeps what is told quietly in the history, as if read, with no toast', () => {
    const { active, history, unread } = arrange(saved, { ...saved, title: 'Offline', isQuiet: true });
    expect(active().map(({ title }) => title)).toEqual(['Saved']);
    expect(history().map(({ title }) => title)).toEqual(['Offline', 'Saved']);
    expect(unread()).toBe(1);
  });

  it('[NOTIFICATIONS-24] shows what passes in a toast alone, and keeps and counts nothing of it', () => {
    const { active, history, unread } = arrange(saved, { ...saved, title: 'Refused', isToastOnly: true });
    expect(active().map(({ title }) => title)).toEqual(['Refused', 'Saved']);
    expect(history().map(({ title }) => title)).toEqual(['Saved']);
    expect(unread()).toBe(1);
  });

  it('[NOTIFICATIONS-1] makes a notification of exactly its fields', () => {
    const action = { type: 'models/recovered', payload: 'model-1' };
    const now = new Date('2026-11-20T09:00:00.000Z');
    const { payload } = notify({ ...saved, action, actionLabel: 'Undo', status: 'x', onceKey: 'y' }, now);
    expect(payload).toEqual({
      id: expect.stringMatching(/.{8,}/) as string,
      type: 'success',
      title: 'Saved',
      message: 'Version 8 is saved.',
      duration: 5000,
      persistent: false,
      timestamp: '2026-11-20T09:00:00.000Z',
      action,
      actionLabel: 'Undo',
    });
    expect(Object.keys(notify(saved).payload)).toEqual([
      'id',
      'type',
      'title',
      'message',
      'duration',
      'persistent',
      'timestamp',
    ]);
  });

  it.each<[NotificationType, number]>([
    ['success', 5000],
    ['info', 5000],
    ['warning', 10_000],
    ['error', 8000],
  ])('[NOTIFICATIONS-2] keeps a toast of type %s for %i ms', (type, duration) => {
    expect(notify({ ...saved, type }).payload.duration).toBe(duration);
  });

  it('[NOTIFICATIONS-2] keeps a toast for the time that is asked for', () => {
    expect(notify({ ...saved, duration: 1500 }).payload.duration).toBe(1500);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    "[NOTIFICATIONS-2] keeps it for its type's time where %d is asked for",
    (duration) => {
      expect(notify({ ...saved, duration }).payload.duration).toBe(5000);
    },
  );

  it('[NOTIFICATIONS-3] has no end for one that persists', () => {
    expect(notify({ ...saved, persistent: true, duration: 1000 }).payload).toMatchObject({
      persistent: true,
      duration: null,
    });
  });
});

describe('notificationsSlice', () => {
  it('[NOTIFICATIONS-4] has the newest first, and keeps in the history what has gone', () => {
    const { store, ids, active, history } = arrange(saved, { ...saved, title: 'Second' });
    expect(active().map(({ title }) => title)).toEqual(['Second', 'Saved']);
    store.dispatch(dismissed(ids[0] ?? ''));
    store.dispatch(expired(ids[1] ?? ''));
    expect(active()).toEqual([]);
    expect(history().map(({ title }) => title)).toEqual(['Second', 'Saved']);
    store.dispatch(historyCleared());
    expect(history()).toEqual([]);
  });

  it('[NOTIFICATIONS-4] leaves toasts on the screen when the history is cleared', () => {
    const { store, active } = arrange(saved);
    store.dispatch(historyCleared());
    expect(active()).toHaveLength(1);
  });

  it('[NOTIFICATIONS-5] counts what the person has neither seen in the history nor put away', () => {
    const { store, ids, tell, unread } = arrange(saved, saved, saved);
    expect(unread()).toBe(3);
    store.dispatch(dismissed(ids[0] ?? ''));
    store.dispatch(expired(ids[1] ?? ''));
    expect(unread()).toBe(2);
    store.dispatch(historySeen());
    expect(unread()).toBe(0);
    tell(saved);
    expect(unread()).toBe(1);
    store.dispatch(historyCleared());
    expect(unread()).toBe(0);
  });

  it('[NOTIFICATIONS-6] replaces what was said about a status, and nothing else', () => {
    const { tell, active, history, unread } = arrange(saved);
    tell({ ...saved, title: 'Running', persistent: true, status: 'ai' });
    tell({ ...saved, title: 'Syncing', persistent: true, status: 'sync' });
    tell({ ...saved, title: 'Done', status: 'ai' });
    expect(active().map(({ title }) => title)).toEqual(['Done', 'Syncing', 'Saved']);
    expect(history().map(({ title }) => title)).toEqual(['Done', 'Syncing', 'Saved']);
    expect(unread()).toBe(3);
  });

  it('[NOTIFICATIONS-6] keeps the failures of a status in the history', () => {
    const { store, tell, active, history } = arrange();
    tell({ ...saved, type: 'error', title: 'Failed', status: 'sync' });
    tell({ ...saved, title: 'Synced', status: 'sync' });
    tell({ ...saved, title: 'Synced again', status: 'sync' });
    expect(history().map(({ title }) => title)).toEqual(['Synced again', 'Failed']);
    store.dispatch(statusWithdrawn('sync'));
    expect(active()).toEqual([]);
    expect(history().map(({ title }) => title)).toEqual(['Failed']);
  });

  it('[NOTIFICATIONS-7] tells once what is told once', () => {
    const { tell, history } = arrange();
    tell({ ...saved, onceKey: 'performance LCP' });
    tell({ ...saved, onceKey: 'performance LCP' });
    tell({ ...saved, onceKey: 'performance CLS' });
    expect(history()).toHaveLength(2);
  });

  it('[NOTIFICATIONS-8] gives way first what is calm, then what would go by itself, never the newest', () => {
    const failed: NotificationRequest = { type: 'error', title: 'Failed', message: messages.error };
    const running: NotificationRequest = { ...saved, type: 'info', title: 'Running', persistent: true };
    const { tell, active, history } = arrange(running, failed, saved, failed, failed);
    tell(failed);
    expect(active().map(({ title }) => title)).toEqual(['Failed', 'Failed', 'Failed', 'Failed', 'Running']);
    tell(saved);
    expect(active().map(({ title }) => title)).toEqual(['Saved', 'Failed', 'Failed', 'Failed', 'Running']);
    for (let told = 0; told < 5; told += 1) tell(running);
    tell(saved);
    expect(active().map(({ title }) => title)).toEqual(['Saved', 'Running', 'Running', 'Running', 'Running']);
    expect(history()).toHaveLength(13);
  });

  it('[NOTIFICATIONS-8] never has more toasts or more history than there is room for', () => {
    const request = fc.record({
      type: fc.constantFrom<NotificationType>('info', 'success', 'warning', 'error'),
      title: fc.string(),
      message: fc.string(),
      persistent: fc.boolean(),
      status: fc.option(fc.constantFrom('ai', 'sync'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(request, { minLength: 1, maxLength: 130 }), (requests) => {
        const { active, history, unread } = arrange(...requests);
        expect(active().length).toBeLessThanOrEqual(activeLimit);
        expect(history().length).toBeLessThanOrEqual(historyLimit);
        expect(unread()).toBe(history().length);
        expect(active()[0]).toBe(history()[0]);
      }),
      { numRuns: 30 },
    );
    expect([activeLimit, historyLimit]).toEqual([5, 100]);
  });
});
