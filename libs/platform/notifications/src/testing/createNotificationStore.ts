import { configureStore, type EnhancedStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { notificationsSlice, type WithNotifications } from '../state/notificationsSlice.js';

export interface NotificationStore {
  readonly store: EnhancedStore<WithNotifications>;
  /** Dispatched actions other than the slice's own. */
  readonly dispatched: UnknownAction[];
}

/** A store with notifications only. */
export function createNotificationStore(...actions: readonly UnknownAction[]): NotificationStore {
  const dispatched: UnknownAction[] = [];
  const record: Middleware = () => (next) => (action) => {
    const known = action as UnknownAction;
    if (!known.type.startsWith('notifications/')) dispatched.push(known);
    return next(action);
  };
  const store = configureStore({
    reducer: { notifications: notificationsSlice.reducer },
    middleware: (defaults) => defaults().concat(record),
  });
  for (const action of actions) store.dispatch(action);
  return { store, dispatched };
}
