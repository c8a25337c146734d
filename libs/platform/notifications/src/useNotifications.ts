import type { UnknownAction } from '@reduxjs/toolkit';
import { useContext, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { messages } from './messages.js';
import type { Notification } from './notification/Notification.js';
import type { NotificationRequest } from './notification/NotificationRequest.js';
import { NotificationContext } from './NotificationContext.js';
import { dismissed, historyCleared, notify } from './state/notificationsSlice.js';
import { selectActiveNotifications, selectNotificationHistory } from './state/selectors.js';

export interface Notifications {
  /** Shows a notification and returns its id. */
  readonly notify: (request: NotificationRequest) => string;
  readonly dismiss: (id: string) => void;
  /** The toasts on the screen, newest first. */
  readonly active: readonly Notification[];
  readonly history: readonly Notification[];
  readonly clearHistory: () => void;
}

const actionsOver = (dispatch: (action: UnknownAction) => unknown) => ({
  notify: (request: NotificationRequest): string => {
    const action = notify(request);
    dispatch(action);
    return action.payload.id;
  },
  dismiss: (id: string): void => {
    dispatch(dismissed(id));
  },
  clearHistory: (): void => {
    dispatch(historyCleared());
  },
});

/** The notifications, and functions to add more. Throws without a NotificationProvider above. */
export function useNotifications(): Notifications {
  if (!useContext(NotificationContext)) throw new Error(messages.missingProvider);
  const dispatch = useDispatch();
  const active = useSelector(selectActiveNotifications);
  const history = useSelector(selectNotificationHistory);
  const actions = useMemo(() => actionsOver(dispatch), [dispatch]);
  return { ...actions, active, history };
}
