import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { createNotification } from '../notification/createNotification.js';
import type { Notification } from '../notification/Notification.js';
import type { NotificationRequest } from '../notification/NotificationRequest.js';
import { makeRoom } from './makeRoom.js';

/** Most notifications in the history. */
export const historyLimit = 100;

export interface NotificationsState {
  /** On the screen as toasts, newest first. */
  readonly active: readonly Notification[];
  /** All notifications since the page was opened or the history cleared, newest first. */
  readonly history: readonly Notification[];
  /** Ids of unread notifications. */
  readonly unread: readonly string[];
  /** The last notification about each status, by status. */
  readonly statuses: Readonly<Record<string, string>>;
  /** Keys of notifications that are shown only once. */
  readonly told: readonly string[];
}

/** The part of the store that this library owns. */
export interface WithNotifications {
  readonly notifications: NotificationsState;
}

interface Circumstances {
  readonly status: string | undefined;
  readonly isQuiet: boolean;
  readonly isToastOnly: boolean;
  readonly onceKey: string | undefined;
}

const initialState: NotificationsState = { active: [], history: [], unread: [], statuses: {}, told: [] };

const without = (notifications: readonly Notification[], id: string | undefined): readonly Notification[] =>
  notifications.filter((notification) => notification.id !== id);

/** When a status changes, the history keeps its failures but not its progress. */
const withoutPassed = (history: readonly Notification[], id: string | undefined): readonly Notification[] =>
  history.filter(({ id: kept, type }) => kept !== id || type === 'error' || type === 'warning');

const unreadOf = (unread: readonly string[], history: readonly Notification[]): readonly string[] =>
  unread.filter((id) => history.some((notification) => notification.id === id));

const withdraw = (state: NotificationsState, status: string): NotificationsState => {
  const last = state.statuses[status];
  const history = withoutPassed(state.history, last);
  return { ...state, active: without(state.active, last), history, unread: unreadOf(state.unread, history) };
};

const tell = (
  state: NotificationsState,
  told: Notification,
  { status, isQuiet, isToastOnly }: Circumstances,
) => {
  const before = status === undefined ? state : withdraw(state, status);
  const history = isToastOnly ? before.history : [told, ...before.history].slice(0, historyLimit);
  return {
    ...before,
    active: isQuiet ? before.active : makeRoom([told, ...before.active]),
    history,
    unread: unreadOf(isQuiet ? before.unread : [told.id, ...before.unread], history),
    statuses: status === undefined ? before.statuses : { ...before.statuses, [status]: told.id },
  };
};

/** Notifications: the toasts on screen and their history. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notify: {
      prepare: (
        { status, onceKey, isQuiet = false, isToastOnly = false, ...request }: NotificationRequest,
        now: Date = new Date(),
      ) => ({
        payload: createNotification(request, nanoid(), now),
        meta: { status, onceKey, isQuiet, isToastOnly },
      }),
      reducer: (
        state,
        { payload, meta }: PayloadAction<Notification, string, Circumstances>,
      ): NotificationsState => {
        const { onceKey } = meta;
        if (onceKey === undefined) return tell(state, payload, meta);
        if (state.told.includes(onceKey)) return state;
        return { ...tell(state, payload, meta), told: [...state.told, onceKey] };
      },
    },
    /** The user has dismissed a toast, and so has seen it. */
    dismissed: (state, { payload: id }: PayloadAction<string>): NotificationsState => ({
      ...state,
      active: without(state.active, id),
      unread: state.unread.filter((unread) => unread !== id),
    }),
    /** A toast has expired. */
    expired: (state, { payload: id }: PayloadAction<string>): NotificationsState => ({
      ...state,
      active: without(state.active, id),
    }),
    /** A status no longer needs a notification. */
    statusWithdrawn: (state, { payload: status }: PayloadAction<string>): NotificationsState =>
      withdraw(state, status),
    historySeen: (state): NotificationsState => ({ ...state, unread: [] }),
    historyCleared: (state): NotificationsState => ({ ...state, history: [], unread: [] }),
  },
});

export const { notify, dismissed, expired, statusWithdrawn, historySeen, historyCleared } =
  notificationsSlice.actions;
